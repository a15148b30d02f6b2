"""Manchots Barjots: landing, all at once, and what whole matches look like."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

from planisphere.faults import TextFault
from planisphere.match import Match
from tests.rules.manchots_table import (
    BOX,
    KINDS,
    A,
    B,
    C,
    bag,
    begin,
    counted,
    give,
    hand,
    land,
    landed,
    line,
    moment,
    ordered,
    refused,
    short,
    sit,
)

HANDS = {"A": "a4 a5 a6 a7", "B": "d4 d5 d6 d7", "C": "j4 j5 j6 j7"}


def landing() -> Match:
    """Return a match of three about to land for the first time."""
    return sit(line(HANDS, phase="land"))


@pytest.mark.rule("M5")
def test_each_lands_one_card_and_all_are_shown_together() -> None:
    match = landing()
    match.play(A, "land a4")
    match.play(C, "land j7")
    assert match.awaited == [B]
    assert match.position.landed.max() == -1
    assert [short(match.position.chosen[seat]) for seat in (A, B, C)] == ["a4", "", "j7"]
    match.play(B, "land d5")
    assert [landed(match, seat, 1) for seat in (A, B, C)] == ["a4", "d5", "j7"]
    assert match.position.chosen.max() == -1
    assert moment(match) == (2, "give")


@pytest.mark.rule("M5")
def test_a_landed_card_has_left_the_hand() -> None:
    match = sit(line(HANDS, phase="land"), "m4 m4 m5 m5 m6 m6")
    land(match, A="a4", B="d5", C="j7")
    assert hand(match, A) == ordered("a5 a6 a7 m4 m4")
    assert hand(match, B) == ordered("d4 d6 d7 m5 m5")
    assert hand(match, C) == ordered("j4 j5 j6 m6 m6")
    with refused("M4", match):
        match.play(A, "give a4 a5")
    assert match.position.held.tolist() == [5, 5, 5, 0, 0]


@pytest.mark.rule("M5")
def test_a_card_just_received_may_be_landed() -> None:
    match = sit(line(HANDS))
    give(match, A="a4 a5", B="d4 d5", C="j4 j5")
    assert match.commands(A) == [
        "land antarctica-6",
        "land antarctica-7",
        "land desert-5",
        "land jungle-4",
    ]
    land(match, A="d5", B="a4", C="a5")
    assert [landed(match, seat, 1) for seat in (A, B, C)] == ["d5", "a4", "a5"]


@pytest.mark.rule("M4", "M5")
def test_a_card_that_was_given_away_cannot_be_landed() -> None:
    match = sit(line(HANDS))
    give(match, A="a4 a5", B="d4 d5", C="j4 j5")
    with refused("M5", match):
        match.play(A, "land a4")


@pytest.mark.rule("M5")
def test_only_cards_of_the_hand_are_landed() -> None:
    match = landing()
    for card in ("d4", "j4", "m9", "a8"):
        with refused("M5", match):
            match.play(A, f"land {card}")


@pytest.mark.rule("M5")
def test_the_gifts_are_over_when_the_landing_begins() -> None:
    match = landing()
    for command in ("give a4 a5", "left a4", "right a4"):
        with refused("M5", match):
            match.play(A, command)


@pytest.mark.rule("M5")
def test_who_has_chosen_cannot_choose_again() -> None:
    match = landing()
    match.play(A, "land a4")
    assert match.legal(A) == []
    with refused("turn", match):
        match.play(A, "land a5")


@pytest.mark.rule("M5")
def test_one_card_is_landed_and_no_more() -> None:
    match = landing()
    for text in ("land", "land a4 a5", "land a4 a5 a6"):
        with pytest.raises(TextFault):
            match.play(A, text)
    with refused("turn", match):
        match.play(A, "land a4; land a5")
    with refused("form", match):
        match.play(A, [])


@pytest.mark.rule("M5")
def test_all_land_at_once_in_whatever_order() -> None:
    ends = set()
    for order in permutations([(A, "a4"), (B, "d5"), (C, "j7")]):
        match = sit(line(HANDS, phase="land"), "m4 m4 m5 m5 m6 m6")
        for seat, card in order:
            match.play(seat, f"land {card}")
        ends.add(match.position.tobytes())
    assert len(ends) == 1


@pytest.mark.rule("M5", "M10")
def test_a_card_lies_in_its_own_zone_with_those_of_rounds_before() -> None:
    """A has 4 and 6 in the desert: with 10 the majority over B's 9; with 6 he had not."""
    before = {
        "A": "d4, m4, m4, m4, m5, m5, m5",
        "B": "d9, j4, j4, j4, j5, j5, j5",
        "C": "j6, j6, j6, m6, m6, m6, c6",
    }
    hands = {"A": "d6 d7 d7 c1 c2 c3 c4 c4 c4 c5 c5", "B": "j5 d8 a1 a2 a3 a4 a4 a4 a5 a5 a5"}
    match = sit(line(hands, before, round_number=8, phase="land"))
    land(match, A="d6", B="j5")
    assert match.scores[A] == 14
    assert match.scores[B] == 8


def lookouts(match: Match, number: int) -> set[int]:
    """Return who showed a lookout in the round before."""
    owners = 4 if match.seats == 2 else match.seats
    if number == 1:
        return set()
    return {who for who in range(owners) if "3" in landed(match, who, number - 1)}


def check_who_chooses(match: Match, alone: set[int]) -> None:
    """See that lookouts choose after the others, and together if there are no others.  [M8]"""
    number, phase = moment(match)
    seats = set(range(match.seats))
    owners = set(range(4 if match.seats == 2 else match.seats))
    late = lookouts(match, number)
    expected = {"give": seats, "land": seats - late, "late": seats & late}[phase]
    assert set(match.awaited) == (seats if late == owners else expected) - alone


def check_what_was_landed(match: Match) -> None:
    """See that two cards were landed after ninja twins, and one otherwise.  [M5, M6]"""
    for owner in range(4 if match.seats == 2 else match.seats):
        due = 1
        for number in range(1, 9):
            cards = landed(match, owner, number).split()
            assert len(cards) == due
            due = 2 if any(card[1] == "1" for card in cards) else 1


def check_the_cards(match: Match) -> None:
    """See that every card of the box is somewhere, once.  [M1]"""
    position = match.position
    cards = [bag(row) for rows in (position.hand, position.stock) for row in rows]
    cards += [bag(position.pool), short(position.landed)]
    assert Counter(" ".join(cards).split()) == BOX
    assert position.held.tolist() == position.hand.sum(axis=1).tolist()


@pytest.mark.rule("M1", "M2", "M5", "M6", "M8", "M10", "M11", "M12", "M18")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("taste", ["low", "any"])
def test_whatever_is_played_the_rules_hold(seats: int, taste: str) -> None:
    """Random players, half of whom love the cards with powers."""
    for number in range(6):
        whim = random.Random(f"{seats} {taste} {number}")
        match = Match.new("manchots", seats, seed=f"{seats} {number}")
        now, done = moment(match), set[int]()
        while not match.over:
            if moment(match) != now:
                now, done = moment(match), set()
            check_who_chooses(match, done)
            check_the_cards(match)
            seat = whim.choice(match.awaited)
            while moment(match) == now and seat in match.awaited:
                legal = match.legal(seat)
                low = [k for k in legal if KINDS[k][1] in "123"] if taste == "low" else []
                match.play(seat, whim.choice(low or legal))
            done.add(seat)
        check_what_was_landed(match)
        points = counted(match)
        assert match.scores == points[:seats]
        best = [seat for seat in range(seats) if points[seat] == max(points)]
        assert match.winners == best


def test_a_match_survives_its_record() -> None:
    match = begin(4)
    give(match)
    land(match)
    again = Match.from_record(match.to_record(reveal=True))
    assert again.position.tobytes() == match.position.tobytes()
