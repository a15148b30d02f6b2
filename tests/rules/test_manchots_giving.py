"""Manchots Barjots: one card to the left, one to the right, all before anything is received."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from planisphere.faults import TextFault
from tests.rules.manchots_table import (
    LEFT,
    RIGHT,
    A,
    B,
    C,
    D,
    begin,
    give,
    hand,
    land,
    line,
    moment,
    ordered,
    refused,
    short,
    sit,
)

THREE = {"A": "a4 a5 a6 a7", "B": "d4 d5 d6 d7", "C": "j4 j5 j6 j7"}
FIVE = {**THREE, "D": "c4 c5 c6 c7", "E": "m4 m5 m6 m7"}


@pytest.mark.rule("M4")
def test_the_first_card_goes_to_the_left_and_the_second_to_the_right() -> None:
    """The left neighbour of A is B, the right one C."""
    match = sit(line(THREE))
    give(match, A="a4 a5", B="d4 d5", C="j4 j5")
    assert hand(match, A) == ordered("a6 a7 d5 j4")
    assert hand(match, B) == ordered("d6 d7 a4 j5")
    assert hand(match, C) == ordered("j6 j7 a5 d4")
    assert moment(match) == (1, "land")


@pytest.mark.rule("M4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_neighbours_sit_around_the_table(seats: int) -> None:
    hands = {who: FIVE[who] for who in "ABCDE"[:seats]}
    match = sit(line(hands, seats=seats))
    zones = "adjcm"[:seats]
    give(match, **{who: f"{zone}4 {zone}5" for who, zone in zip(hands, zones, strict=True)})
    for seat in range(seats):
        mine, before, after = zones[seat], zones[seat - 1], zones[(seat + 1) % seats]
        assert hand(match, seat) == ordered(f"{mine}6 {mine}7 {before}4 {after}5")


@pytest.mark.rule("M4")
def test_nothing_is_received_before_everybody_has_chosen() -> None:
    match = sit(line(THREE))
    match.play(A, "give a4 a5")
    match.play(C, "give j4 j5")
    assert moment(match) == (1, "give")
    assert match.awaited == [B]
    assert hand(match, B) == "d4 d5 d6 d7"
    assert match.position.held.tolist() == [4, 4, 4, 0, 0]
    assert match.position.got.max() == -1
    assert match.commands(B) == [f"left desert-{value}" for value in (4, 5, 6, 7)]


@pytest.mark.rule("M4")
def test_a_card_that_is_about_to_come_cannot_be_given_on() -> None:
    match = sit(line(THREE))
    match.play(A, "give a4 a5")
    match.play(C, "give j4 j5")
    for card in ("a4", "j5"):
        with refused("M4", match):
            match.play(B, f"give {card} d4")
        with refused("M4", match):
            match.play(B, f"give d4 {card}")


@pytest.mark.rule("M4")
def test_a_card_that_came_may_be_given_on_in_the_next_round() -> None:
    match = sit(line(THREE))
    give(match, A="a4 a5")
    land(match, B="d6")
    give(match, B="a4 d7")
    assert "a4" in hand(match, C)


@pytest.mark.rule("M4")
def test_all_choose_at_once_in_whatever_order() -> None:
    gifts = {A: "give a4 a5", B: "give d4 d5", C: "give j4 j5"}
    ends = set()
    for order in permutations(gifts):
        match = sit(line(THREE))
        for seat in order:
            assert seat in match.awaited
            match.play(seat, gifts[seat])
        ends.add(match.position.tobytes())
    assert len(ends) == 1


@pytest.mark.rule("M4")
def test_choices_may_be_made_card_by_card_and_in_turns() -> None:
    whole, halves = sit(line(THREE)), sit(line(THREE))
    give(whole, A="a4 a5", B="d4 d5", C="j4 j5")
    for seat, command in [
        (A, "left a4"),
        (B, "left d4"),
        (C, "left j4"),
        (B, "right d5"),
        (A, "right a5"),
        (C, "right j5"),
    ]:
        assert seat in halves.awaited
        halves.play(seat, command)
    assert halves.position.tobytes() == whole.position.tobytes()


@pytest.mark.rule("M4")
def test_what_was_given_and_got_is_remembered_side_by_side() -> None:
    match = sit(line(THREE))
    give(match, A="a4 a5", B="d4 d5", C="j4 j5")
    gave, got = match.position.gave[:, 0], match.position.got[:, 0]
    assert [short(gave[seat]) for seat in (A, B, C)] == ["a4 a5", "d4 d5", "j4 j5"]
    assert short(got[A, LEFT]) == "d5"
    assert short(got[A, RIGHT]) == "j4"
    assert [short(got[seat]) for seat in (A, B, C)] == ["d5 j4", "j5 a4", "a5 d4"]


@pytest.mark.rule("M4")
def test_the_left_one_is_chosen_first() -> None:
    match = sit(line(THREE))
    with refused("M4", match):
        match.play(A, "right a4")
    match.play(A, "left a4")
    for command in ("left a5", "give a5 a6"):
        with refused("M4", match):
            match.play(A, command)
    match.play(A, "right a5")
    assert match.awaited == [B, C]


@pytest.mark.rule("M4")
def test_another_card_goes_to_the_right() -> None:
    """The same one cannot go both ways, but its double can."""
    match = sit(line({**THREE, "A": "a4 a5 a5 a7"}))
    with refused("M4", match):
        match.play(A, "give a4 a4")
    match.play(A, "left a4")
    with refused("M4", match):
        match.play(A, "right a4")
    assert match.commands(A) == ["right antarctica-5", "right antarctica-7"]
    match = sit(line({**THREE, "A": "a4 a5 a5 a7"}))
    give(match, A="a5 a5", B="d4 d5", C="j4 j5")
    assert hand(match, A) == ordered("a4 a7 d5 j4")
    assert "a5" in hand(match, B)
    assert "a5" in hand(match, C)


@pytest.mark.rule("M4")
def test_only_cards_of_the_hand_are_given() -> None:
    match = sit(line(THREE))
    for command in ("give d4 a4", "give a4 d4", "left d4", "left m9"):
        with refused("M4", match):
            match.play(A, command)
    match.play(A, "left a4")
    with refused("M4", match):
        match.play(A, "right j4")


@pytest.mark.rule("M4")
def test_nothing_is_landed_before_the_gifts() -> None:
    match = sit(line(THREE))
    with refused("M4", match):
        match.play(A, "land a4")
    match.play(A, "left a4")
    with refused("M4", match):
        match.play(A, "land a5")
    match.play(A, "right a5")
    with refused("turn", match):
        match.play(A, "land a6")


@pytest.mark.rule("M4")
def test_who_has_chosen_waits() -> None:
    match = sit(line(THREE))
    match.play(B, "give d4 d5")
    assert match.awaited == [A, C]
    assert match.legal(B) == []
    for command in ("give d6 d7", "left d6", "right d6"):
        with refused("turn", match):
            match.play(B, command)
    for seat in (D, 5, 14, -1):
        with refused("turn", match):
            match.play(seat, "give d6 d7")


@pytest.mark.rule("M4")
def test_giving_leaves_the_hands_as_large_as_they_were() -> None:
    for seats in (3, 4, 5):
        match = begin(seats)
        before = sum(map(Counter, (hand(match, seat).split() for seat in range(seats))), Counter())
        give(match)
        after = sum(map(Counter, (hand(match, seat).split() for seat in range(seats))), Counter())
        assert before == after
        assert match.position.held.tolist()[:seats] == [4] * seats


@pytest.mark.rule("M4")
def test_every_round_has_its_gifts() -> None:
    match = sit(line({"A": "m1 m8"}, round_number=8))
    give(match, A="m8 m1")
    assert moment(match) == (8, "land")
    assert "m8" in hand(match, B)
    assert "m1" in hand(match, C)


def test_what_is_no_gift_is_refused() -> None:
    match = sit(line(THREE))
    for nothing in ([], [45], [-1], [100_000]):
        with refused("form", match):
            match.play(A, nothing)
    for text in ("", "give", "give a4", "give a4 a5 a6", "left", "left a4 a5", "give a0 a4", "eat"):
        with pytest.raises(TextFault):
            match.play(A, text)


@pytest.mark.rule("M4", "M5")
def test_french_commands_are_understood() -> None:
    match = sit(line({**THREE, "A": "d4 c5 m6 a7"}))
    match.play(A, "donner désert-4 ville-5")
    match.play(B, "gauche d4; droite desert-5")
    match.play(C, "give jungle-4 j5")
    assert "antarctique-7" in " ".join(match.commands(A, "fr"))
    match.play(A, "débarquer lune-6")
    assert short(match.position.chosen[A]) == "m6"
