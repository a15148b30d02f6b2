"""Manchots Barjots for two: the virtual players' reserves, piles and landings."""

from __future__ import annotations

from typing import Any

import pytest

from planisphere.faults import TextFault
from tests.rules.manchots_table import (
    V1,
    V2,
    A,
    B,
    begin,
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

HANDS = {"A": "a4 a5 a6 a7", "B": "d4 d5 d6 d7"}


def two(**fields: Any) -> str:
    """Write a table of two."""
    return line(seats=2, **fields)


@pytest.mark.rule("M13", "M14")
def test_two_virtual_players_have_reserves_and_no_hands() -> None:
    match = begin(2, "a4 a5 d4 d5 j4 j5 c4 c5")
    assert match.awaited == [A, B]
    assert hand(match, A) == ordered("a4 a5 j4 j5")
    assert hand(match, B) == ordered("d4 d5 c4 c5")
    assert match.position.reserve.tolist() == [14, 14, 18, 18, 0]
    assert match.position.held.tolist() == [4, 4, 0, 0, 0]
    assert len(match.scores) == 2


@pytest.mark.rule("M13", "M15")
def test_the_virtual_players_sit_between_the_two() -> None:
    """A, V1, B, V2: the left of A is V1, and so is the right of B."""
    match = sit(two(hands=HANDS), "m4 m5 m6 m7")
    give(match, A="a4 a5", B="d4 d5")
    assert hand(match, V1) == ordered("a4 d5")
    assert hand(match, V2) == ordered("a5 d4")


@pytest.mark.rule("M15")
def test_each_takes_a_card_of_each_virtual_reserve_and_a_first() -> None:
    """A from his left and his right, then B from his left and his right."""
    match = sit(two(hands=HANDS), "m4 m5 m6 m7")
    give(match, A="a4 a5", B="d4 d5")
    assert hand(match, A) == ordered("a6 a7 m4 m5")
    assert hand(match, B) == ordered("d6 d7 m6 m7")
    assert [short(match.position.got[seat, 0]) for seat in (A, B)] == ["m4 m5", "m6 m7"]
    assert [short(match.position.gave[seat, 0]) for seat in (A, B)] == ["a4 a5", "d4 d5"]
    assert match.position.reserve.tolist() == [14, 14, 16, 16, 0]
    assert match.position.held.tolist() == [4, 4, 2, 2, 0]
    assert moment(match) == (1, "land")
    assert len(match.log[-1].chance) == 4


@pytest.mark.rule("M15")
def test_nothing_is_taken_before_both_have_given() -> None:
    match = sit(two(hands=HANDS))
    match.play(B, "give d4 d5")
    assert match.log[-1].chance == ()
    assert match.awaited == [A]
    assert match.position.held.tolist() == [4, 4, 0, 0, 0]
    assert match.position.reserve.tolist() == [14, 14, 18, 18, 0]


@pytest.mark.rule("M4", "M5", "M15")
def test_the_refusals_are_the_same_for_two() -> None:
    match = sit(two(hands=HANDS))
    for command in ("give d4 a4", "right a4", "land a4"):
        with refused("M4", match):
            match.play(A, command)
    give(match, A="a4 a5", B="d4 d5")
    for command in ("land a4", "give a6 a7", "left a6"):
        with refused("M5", match):
            match.play(A, command)
    for seat in (V1, V2):
        with refused("turn", match):
            match.play(seat, "land a6")


@pytest.mark.rule("M15", "M17")
def test_a_gift_lies_in_a_pile_and_is_not_taken() -> None:
    """It cannot be drawn as long as the reserve lasts, nor be landed by the virtual player."""
    match = sit(two(hands={"A": "a1 a9 a6 a7", "B": "d4 d5 d6 d7"}), "a1")
    match.play(A, "give a1 a9")
    with pytest.raises(TextFault):
        match.play(B, "give d4 d5")
    match = sit(two(hands={"A": "a1 a9 a6 a7", "B": "d4 d5 d6 d7"}), "m4 m5 m6 m7 a1")
    give(match, A="a1 a9", B="d4 d5")
    match.play(A, "land a6")
    with pytest.raises(TextFault):
        match.play(B, "land d6")


@pytest.mark.rule("M15")
def test_the_pile_grows_round_by_round() -> None:
    draws = "m4 m5 m6 m7 j4 j5 c4 c4 c5 c5 m4 m5 m6 m7"
    match = sit(two(hands=HANDS), draws)
    give(match, A="a4 a5", B="d4 d5")
    land(match, A="a6", B="d6")
    give(match, A="a7 c4", B="d7 c5")
    assert hand(match, V1) == ordered("a4 d5 a7 c5")
    assert hand(match, V2) == ordered("a5 d4 c4 d7")


@pytest.mark.rule("M16")
def test_a_virtual_player_lands_the_top_card_of_its_reserve() -> None:
    """When both have chosen, V1 before V2."""
    match = sit(two(hands=HANDS, phase="land"), "j4 c5 m4 m4 m5 m5")
    match.play(A, "land a4")
    assert match.log[-1].chance == ()
    assert landed(match, V1, 1) == ""
    match.play(B, "land d4")
    assert [landed(match, who, 1) for who in (A, B, V1, V2)] == ["a4", "d4", "j4", "c5"]
    assert moment(match) == (2, "give")
    assert match.position.reserve.tolist() == [12, 12, 15, 15, 0]


@pytest.mark.rule("M14")
def test_only_the_two_recruit() -> None:
    match = sit(two(hands=HANDS, phase="land"), "j4 c5 m4 m4 m5 m5")
    land(match, A="a4", B="d4")
    assert hand(match, A) == ordered("a5 a6 a7 m4 m4")
    assert hand(match, B) == ordered("d5 d6 d7 m5 m5")
    assert match.position.reserve.tolist()[2:4] == [15, 15]
    assert len(match.log[-1].chance) == 6


@pytest.mark.rule("M6", "M16")
@pytest.mark.parametrize("virtual", [V1, V2])
def test_after_virtual_twins_two_cards_are_landed(virtual: int) -> None:
    past = {"CD"[virtual - V1]: "m1"}
    match = sit(two(landed=past, round_number=2, phase="land"), "j4 j6 c6")
    land(match)
    cards = {V1: ["j4 j6", "c6"], V2: ["j4", "j6 c6"]}[virtual]
    assert [landed(match, who, 2) for who in (V1, V2)] == cards
    assert int(match.position.reserve[virtual]) == 18 - 1 - 4 - 2
    give(match)
    land(match)
    assert len(landed(match, virtual, 3).split()) == 1


@pytest.mark.rule("M6", "M16")
def test_virtual_twins_do_not_add_up_but_work_again() -> None:
    match = sit(two(landed={"C": "m1"}, round_number=2, phase="land"), "j1 c1 c6")
    land(match)
    assert landed(match, V1, 2) == "j1 c1"
    give(match)
    land(match)
    assert len(landed(match, V1, 3).split()) == 2
