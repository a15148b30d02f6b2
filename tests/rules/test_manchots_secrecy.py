"""Manchots Barjots: what a seat may see and hear, and what it may not."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from planisphere.fields import HIDDEN, fields
from planisphere.game import CHANCE, ONLOOKER
from planisphere.match import Match
from tests.rules.manchots_table import (
    KINDS,
    V1,
    V2,
    A,
    B,
    C,
    bag,
    begin,
    give,
    hand,
    land,
    line,
    moment,
    ordered,
    short,
    sit,
)

PUBLIC = [
    *("seats", "virtual_can_win", "horizon", "phase", "round_number", "step", "reserve"),
    *("waiting", "landed", "renewed", "held", "ended"),
]
OWN = ["hand", "gave", "got", "chosen"]
SECRET = ["stock", "pool"]
HANDS = {"A": "a4 a5 a6 a7", "B": "d4 d5 d6 d7", "C": "j4 j5 j6 j7"}


def hidden(values: Any) -> bool:
    """Whether nothing can be read in an array: all is hidden, or there is nothing."""
    return bool((values == HIDDEN).all() or (values == 0).all())


def check_view(match: Match, seat: int) -> None:
    """See that a seat sees its own cards, what is public, and nothing else."""
    view, position = match.view(seat), match.position
    assert set(fields(match.game.record)) == {*PUBLIC, *OWN, *SECRET}
    for name in PUBLIC:
        assert np.array_equal(view[name], position[name]), name
    owners = 4 if match.seats == 2 else match.seats
    for name in OWN:
        for other in range(owners):
            if other == seat:
                assert np.array_equal(view[name][seat], position[name][seat]), name
            elif name == "hand":
                assert hidden(view.hand[other])
            elif other < match.seats:
                assert (view[name][other] == HIDDEN).all(), name
    for owner in range(owners):
        assert hidden(view.stock[owner])
    assert hidden(view.pool)


@pytest.mark.rule("M1", "M4", "M5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_seat_sees_its_own_cards_and_what_is_public(seats: int) -> None:
    """At every moment of a match, half made choices included."""
    match = begin(seats)
    while not match.over:
        for seat in [*range(seats), ONLOOKER]:
            check_view(match, seat)
        seat = match.awaited[-1]
        match.play(seat, match.legal(seat)[0])


@pytest.mark.rule("M4", "M5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_the_end_all_is_open(seats: int) -> None:
    match = begin(seats)
    while not match.over:
        seat = match.awaited[0]
        match.play(seat, match.legal(seat)[0])
    for seat in [*range(seats), ONLOOKER]:
        assert match.view(seat).tobytes() == match.position.tobytes()
    assert (match.position.gave[:seats] >= 0).all()


@pytest.mark.rule("M4")
def test_what_one_gave_and_got_stays_in_ones_view() -> None:
    match = sit(line(HANDS))
    give(match, A="a4 a5", B="d4 d5", C="j4 j5")
    land(match, A="a6", B="d6", C="j6")
    for number in range(2, 9):
        view = match.view(A)
        assert short(view.gave[A, 0]) == "a4 a5"
        assert short(view.got[A, 0]) == "d5 j4"
        assert (view.gave[B] == HIDDEN).all()
        assert (view.got[B] == HIDDEN).all()
        give(match)
        assert short(match.view(B).got[B, 0]) == "j5 a4"
        while moment(match) in ((number, "land"), (number, "late")):
            land(match)
    assert (match.position.gave[:3] >= 0).all()


@pytest.mark.rule("M4")
@pytest.mark.parametrize("other", [B, C, ONLOOKER])
def test_nobody_sees_whether_another_has_chosen_half_of_his_gifts(other: int) -> None:
    match = sit(line(HANDS))
    before = match.view(other).tobytes()
    match.play(A, "left a4")
    assert match.view(other).tobytes() == before
    assert short(match.view(A).gave[A, 0]) == "a4"
    match.play(A, "right a5")
    view = match.view(other)
    assert view.waiting.tolist() == [0, 1, 1, 0, 0]
    view.waiting[A] = 1
    assert view.tobytes() == before


@pytest.mark.rule("M5", "M6")
@pytest.mark.parametrize("other", [B, C, ONLOOKER])
def test_nobody_sees_whether_another_has_chosen_one_of_two_cards(other: int) -> None:
    match = sit(line({"A": "a4 a5"}, {"A": "m1"}, round_number=2, phase="land"))
    before = match.view(other).tobytes()
    match.play(A, "land a4")
    assert match.view(other).tobytes() == before
    assert short(match.view(A).chosen[A]) == "a4"
    match.play(A, "land a5")
    view = match.view(other)
    view.waiting[A] = 1
    assert view.tobytes() == before


@pytest.mark.rule("M5", "M8")
def test_a_lookout_sees_the_early_cards_and_not_those_of_other_lookouts() -> None:
    past = {"A": "d3", "B": "j3"}
    match = sit(line({"A": "a4", "B": "a5", "C": "a6"}, past, round_number=2, phase="land"))
    land(match, C="a6")
    assert short(match.view(A).landed[C, 1]) == "a6"
    match.play(B, "land a5")
    assert (match.view(A).chosen[B] == HIDDEN).all()
    assert short(match.view(A).landed[B, 1]) == ""
    assert short(match.view(B).chosen[B]) == "a5"
    land(match, A="a4")
    assert short(match.view(A).landed[B, 1]) == "a5"


def dealt(b: str, c: str, recruits: str) -> Match:
    """Play a round and a half in which A holds, gets and sees the same, whatever B and C have."""
    bs, cs = b.split(), c.split()
    draws = ["a4", "a5", *bs[:2], *cs[:2], "a6", "a7", *bs[2:], *cs[2:], *recruits.split()]
    match = begin(3, " ".join(draws))
    give(match, A="a4 a5", B=f"{bs[0]} d5", C=f"j4 {cs[1]}")
    land(match, A="a6", B="d6", C="j6")
    give(match, A="a7 j4", B=f"{bs[3]} a4", C=f"a5 {cs[3]}")
    return match


@pytest.mark.rule("M1", "M4", "M5")
def test_matches_that_differ_in_hidden_things_look_and_sound_the_same() -> None:
    """What B and C gave each other, hold, and drew, is nothing to A or to an onlooker."""
    one = dealt("d4 d5 d6 d7", "j4 j5 j6 j7", "m1 m2 c1 c2 c4 c5")
    two = dealt("m9 d5 d6 c9", "j4 m8 j6 c8", "m1 m2 c3 m3 m4 m5")
    for seat in (A, ONLOOKER):
        assert one.view(seat).tobytes() == two.view(seat).tobytes()
        assert one.heard(seat) == two.heard(seat)
        assert one.commands(A) == two.commands(A)
    for seat in (B, C):
        assert one.view(seat).tobytes() != two.view(seat).tobytes()
        assert one.heard(seat) != two.heard(seat)


@pytest.mark.rule("M1", "M3", "M4", "M5")
def test_a_seat_hears_its_own_draws_and_choices_only() -> None:
    match = begin(3, "a4 a5 d4 d5 j4 j5 a6 a7 d6 d7 j6 j7")
    give(match, A="a4 a5", B="d4 d5", C="j4 j5")
    land(match, A="a6", B="d6", C="j6")
    for seat in (A, B, C, ONLOOKER):
        known = [KINDS[action] for _, action in match.heard(seat) if action != HIDDEN]
        recruits = hand(match, seat).split() if seat != ONLOOKER else []
        zone = "adj "[min(seat, 3)]
        own = f"{zone}4 {zone}5 {zone}6 {zone}7 {zone}4 {zone}5 {zone}6".split()
        assert known[:7] == (own if seat != ONLOOKER else [])
        assert len(known) == (9 if seat != ONLOOKER else 0)
        assert set(known[7:]) <= set(recruits)


@pytest.mark.rule("M4", "M5")
def test_a_sealed_choice_is_heard_as_one_hidden_move() -> None:
    match = begin(3, "a4 a5 d4 d5 j4 j5 a6 a7 d6 d7 j6 j7")
    match.play(B, "give d4 d5")
    own = [KINDS.index("d4"), KINDS.index("d5")]
    assert match.heard(B)[12:] == [(B, own[0]), (B, own[1])]
    for seat in (A, C, ONLOOKER):
        assert match.heard(seat)[12:] == [(B, HIDDEN)]


TWO = {"A": "a4 a5 a6 a7", "B": "d4 d5 d6 d7"}


@pytest.mark.rule("M15", "M16", "M17")
def test_virtual_piles_and_reserves_are_hidden_from_all() -> None:
    match = sit(line(TWO, seats=2), "m4 m5 m6 m7")
    give(match, A="a4 a5", B="d4 d5")
    for seat in (A, B, ONLOOKER):
        view = match.view(seat)
        assert (view.hand[V1] == HIDDEN).all()
        assert (view.hand[V2] == HIDDEN).all()
        assert view.held.tolist() == [4, 4, 2, 2, 0]
        assert view.reserve.tolist() == [14, 14, 16, 16, 0]
    assert short(match.view(A).gave[A, 0]) == "a4 a5"
    assert short(match.view(A).got[A, 0]) == "m4 m5"
    assert (match.view(B).gave[A] == HIDDEN).all()
    assert (match.view(B).got[A] == HIDDEN).all()
    assert bag(match.view(A).hand[A]) == ordered("a6 a7 m4 m5")


@pytest.mark.rule("M17")
def test_a_reserve_made_anew_is_hidden_but_not_that_it_was() -> None:
    start = line(seats=2, round_number=6, phase="land")
    match = sit(start, "m8 m9")
    land(match)
    for seat in (A, B, ONLOOKER):
        view = match.view(seat)
        assert (view.stock[V1] == HIDDEN).all()
        assert (view.stock[V2] == HIDDEN).all()
        assert view.renewed.tolist() == [0, 0, 6, 6, 0]
        assert view.reserve.tolist()[2:4] == [12, 12]
        assert view.held.tolist()[2:4] == [0, 0]


def draws_heard(match: Match, seat: int) -> str:
    """Return the cards that were drawn, as a seat heard of them."""
    drawn = [action for mover, action in match.heard(seat) if mover == CHANCE]
    return " ".join("?" if action == HIDDEN else KINDS[action] for action in drawn)


@pytest.mark.rule("M15", "M16")
def test_what_is_taken_is_heard_by_its_taker_and_what_is_landed_by_all() -> None:
    match = sit(line(TWO, seats=2), "m4 m5 m6 m7 j8 c8 c4 c5 c6 c7")
    give(match, A="a4 a5", B="d4 d5")
    land(match, A="a6", B="d6")
    drawn = {
        seat: " ".join(
            KINDS[a] if a != HIDDEN else "?" for who, a in match.heard(seat) if who == CHANCE
        )
        for seat in (A, B, ONLOOKER)
    }
    assert drawn[A] == "m4 m5 ? ? j8 c8 c4 c5 ? ?"
    assert drawn[B] == "? ? m6 m7 j8 c8 ? ? c6 c7"
    assert drawn[ONLOOKER] == "? ? ? ? j8 c8 ? ? ? ?"


@pytest.mark.rule("M8", "M16")
def test_what_a_virtual_lookout_lands_is_heard_by_all() -> None:
    start = line(landed={"C": "d3"}, seats=2, round_number=2, phase="land")
    match = sit(start, "c8 j8 m8 m9 a8 a9")
    land(match)
    assert draws_heard(match, A) == "c8 j8 m8 m9 ? ?"
    assert draws_heard(match, ONLOOKER) == "c8 j8 ? ? ? ?"


@pytest.mark.rule("M15", "M17")
def test_two_players_cannot_tell_matches_apart_that_differ_in_hidden_things() -> None:
    """B holds and gives other cards, and the virtual reserves are made anew of other piles."""
    past = {"C": "m4, m4, m5, m5, m5", "D": "c4, c4, c5, c5, c5"}
    views, sounds = set(), []
    for pile, b in (
        ("j1 j2 j3 j3 j7 j7 j8 j9", "d6 d1 d2"),
        ("d3 d3 d7 d7 d8 d9 j1 j2", "d6 j8 j9"),
    ):
        hands = {"A": "a1 a2 a3 a3 a7 a7 a8 a9 c1", "B": b, "C": pile}
        match = sit(line(hands, past, seats=2, round_number=6, phase="land"), "m8 m9 c7 c8")
        land(match, A="a1", B="d6")
        views.add(match.view(A).tobytes())
        sounds.append(match.heard(A))
    assert len(views) == 1
    assert sounds[0] == sounds[1]
