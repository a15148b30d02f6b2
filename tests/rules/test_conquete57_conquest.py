"""Conquests: the occupation, and the four rounds in which nobody is eliminated."""

from __future__ import annotations

from typing import Any

import pytest

from planisphere.parts.earth import TERRITORY
from tests.rules.conquete57_table import (
    A,
    B,
    C,
    armies,
    can,
    fight,
    hand,
    line,
    owner,
    refused,
    sit,
)

LANDS = {"A": "brazil peru", "B": "africa", "C": "rest"}


@pytest.mark.rule("C22")
def test_the_territory_changes_hands_with_the_occupation_and_not_the_throw() -> None:
    match = sit(["6.5.4/1"], line(LANDS, {"brazil": 6}))
    fight(match, "brazil north-africa 3")
    assert match.awaited == [A]
    assert owner(match, "north-africa") == B
    match.play(A, "occupy 3")
    assert owner(match, "north-africa") == A
    assert (armies(match, "brazil"), armies(match, "north-africa")) == (3, 3)


@pytest.mark.rule("C22")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_at_least_the_armies_that_threw_enter(dice: int) -> None:
    throw = {1: "6/1", 2: "6.6/1", 3: "6.6.6/1"}[dice]
    match = sit([throw], line(LANDS, {"brazil": 9}))
    fight(match, f"brazil north-africa {dice}")
    if dice > 1:
        with refused("C22"):
            match.play(A, f"occupy {dice - 1}")
    match.play(A, "occupy")
    assert armies(match, "north-africa") == dice
    assert armies(match, "brazil") == 9 - dice


@pytest.mark.rule("C22")
def test_the_armies_that_threw_in_the_last_roll_count_and_not_those_of_earlier_ones() -> None:
    match = sit(["6.6.6/1", "6/1"], line(LANDS, {"brazil": 9, "north-africa": 2}))
    fight(match, "brazil north-africa 3", 1)
    fight(match, "brazil north-africa 1")
    match.play(A, "occupy 1")
    assert (armies(match, "brazil"), armies(match, "north-africa")) == (8, 1)


@pytest.mark.rule("C22")
def test_more_armies_may_follow_as_long_as_one_stays() -> None:
    match = sit(["6.5/1"], line(LANDS, {"brazil": 25}))
    fight(match, "brazil north-africa 2")
    with refused("C22"):
        match.play(A, "occupy 25")
    match.play(A, "occupy 24")
    assert (armies(match, "brazil"), armies(match, "north-africa")) == (1, 24)


@pytest.mark.rule("C22")
def test_armies_may_follow_in_several_groups() -> None:
    match = sit(["6.5/1"], line(LANDS, {"brazil": 9}))
    fight(match, "brazil north-africa 2")
    match.play(A, "bring 1")
    assert owner(match, "north-africa") == B
    match.play(A, "bring 2; done")
    assert owner(match, "north-africa") == A
    assert (armies(match, "brazil"), armies(match, "north-africa")) == (4, 5)


@pytest.mark.rule("C22")
def test_all_who_can_may_follow() -> None:
    match = sit(["6/1"], line(LANDS, {"brazil": 17}))
    fight(match, "brazil north-africa 1")
    match.play(A, "occupy all")
    assert (armies(match, "brazil"), armies(match, "north-africa")) == (1, 16)


@pytest.mark.rule("C22")
def test_the_occupation_is_asked_even_with_one_answer() -> None:
    match = sit(["6.6.6/1"], line(LANDS, {"brazil": 4}))
    fight(match, "brazil north-africa 3")
    assert match.awaited == [A]
    assert len(match.commands(A)) == 1
    match.play(A, "occupy")
    assert (armies(match, "brazil"), armies(match, "north-africa")) == (1, 3)


@pytest.mark.rule("C22")
@pytest.mark.parametrize("command", ["attack peru argentina 1", "place brazil 1", "trade joker"])
def test_nothing_else_is_done_before_the_occupation(command: str) -> None:
    match = sit(["6.5.4/1"], line(LANDS, {"brazil": 6, "peru": 3}, {"A": "joker"}))
    fight(match, "brazil north-africa 3")
    with refused("C22"):
        match.play(A, command)


@pytest.mark.rule("C22", "C28", "C29")
def test_elimination_and_cards_are_judged_with_the_occupation() -> None:
    lands = {"A": "brazil peru", "B": "north-africa", "C": "rest"}
    match = sit(["6.5.4/1"], line(lands, {"brazil": 6}, {"B": "2*joker"}))
    fight(match, "brazil north-africa 3")
    assert hand(match, A) == [0, 0, 0, 0]
    assert hand(match, B) == [0, 0, 0, 2]
    match.play(A, "occupy")
    assert hand(match, A) == [0, 0, 0, 2]
    assert hand(match, B) == [0, 0, 0, 0]


@pytest.mark.rule("C23")
def test_the_conquered_territory_attacks_at_once_and_so_on() -> None:
    match = sit(["6.5.4/1", "6.5/1", "6/1"], line(LANDS, {"brazil": 5}))
    fight(match, "brazil north-africa 3")
    match.play(A, "occupy 4")
    fight(match, "north-africa congo 2")
    match.play(A, "occupy 3")
    fight(match, "congo south-africa 1")
    match.play(A, "occupy 2")
    held = [t for t, seat in zip(TERRITORY, match.position.owner, strict=True) if seat == A]
    assert held == ["peru", "brazil", "north-africa", "congo", "south-africa"]
    assert armies(match, "south-africa") == 2


@pytest.mark.rule("C17", "C23")
def test_a_conquered_territory_with_one_army_attacks_nothing() -> None:
    match = sit(["6/1"], line(LANDS, {"brazil": 2}))
    fight(match, "brazil north-africa 1")
    match.play(A, "occupy")
    with refused("C17"):
        match.play(A, "attack north-africa congo 1")


ONE_LEFT = {"A": "brazil peru", "B": "north-africa", "C": "rest"}


@pytest.mark.rule("C24")
@pytest.mark.parametrize("round_number", [1, 2, 3, 4])
def test_an_only_territory_cannot_be_attacked_in_the_first_four_rounds(round_number: int) -> None:
    match = sit([], line(ONE_LEFT, {"brazil": 6}, round_number=round_number))
    with refused("C24"):
        match.play(A, "attack brazil north-africa 3")
    assert not any("north-africa" in command for command in match.commands(A))
    assert "attack brazil venezuela 3" in match.commands(A)


@pytest.mark.rule("C24")
def test_an_only_territory_can_be_attacked_in_the_fifth_round() -> None:
    match = sit(["6.5.4/1"], line(ONE_LEFT, {"brazil": 6}, round_number=5))
    fight(match, "brazil north-africa 3")
    match.play(A, "occupy")
    assert owner(match, "north-africa") == A


@pytest.mark.rule("C24")
def test_a_player_is_brought_down_to_one_territory_and_no_further() -> None:
    lands = {"A": "brazil peru", "B": "north-africa egypt", "C": "rest"}
    match = sit(["6.5.4/1"], line(lands, {"brazil": 6}, round_number=1))
    fight(match, "brazil north-africa 3")
    match.play(A, "occupy 5")
    with refused("C24"):
        match.play(A, "attack north-africa egypt 3")


@pytest.mark.rule("C24")
def test_the_fourth_round_ends_after_the_fourth_turn_of_the_last_seat() -> None:
    lands = {"A": "venezuela peru", "B": "north-africa", "C": "rest"}
    fields: dict[str, Any] = {"round_number": 4, "order": "BAC---", "place": 1}
    chance = ["infantry", "cavalry"]
    match = sit(chance, line(lands, {"brazil": 6, "north-africa": 4}, **fields))
    match.play(A, "done; done")
    match.play(C, "place brazil all")
    assert int(match.position.round_number) == 4
    with refused("C24"):
        match.play(C, "attack brazil north-africa 3")
    match.play(C, "done; done")
    assert (match.awaited, int(match.position.round_number)) == ([B], 5)


@pytest.mark.rule("C24")
def test_the_opener_may_eliminate_in_his_fifth_turn() -> None:
    lands = {"A": "venezuela peru", "B": "north-africa", "C": "rest"}
    fields: dict[str, Any] = {"round_number": 4, "order": "CBA---", "place": 2}
    match = sit(["infantry", "6.6.6/1"], line(lands, {"brazil": 6}, **fields))
    match.play(A, "done; done")
    match.play(C, "place brazil all")
    fight(match, "brazil north-africa 3")
    match.play(C, "occupy")
    assert owner(match, "north-africa") == C


@pytest.mark.rule("C24")
def test_a_protected_player_plays_on_and_may_attack() -> None:
    lands = {"A": "brazil", "B": "africa", "C": "rest"}
    match = sit(["6.5.4/1"], line(lands, {"brazil": 6}, round_number=2))
    fight(match, "brazil north-africa 3")
    match.play(A, "occupy")
    assert owner(match, "north-africa") == A


@pytest.mark.rule("C24")
def test_rounds_are_counted_at_the_same_place_when_the_opener_is_gone() -> None:
    lands = {"B": "brazil peru", "C": "rest"}
    match = sit(["infantry"] * 4, line(lands, round_number=6, place=2))
    turns = []
    for _ in range(4):
        (seat,) = match.awaited
        turns.append((seat, int(match.position.round_number)))
        if can(match, seat, "place"):
            match.play(seat, "place brazil all" if seat == B else "place china all")
        match.play(seat, "done; done")
    assert turns == [(C, 6), (B, 7), (C, 7), (B, 8)]


@pytest.mark.rule("C24")
def test_rounds_are_counted_at_the_same_place_when_the_last_seat_is_gone() -> None:
    lands = {"A": "brazil peru", "B": "rest"}
    match = sit(["infantry"] * 3, line(lands, round_number=6))
    turns = []
    for _ in range(3):
        (seat,) = match.awaited
        turns.append((seat, int(match.position.round_number)))
        if can(match, seat, "place"):
            match.play(seat, "place china all")
        match.play(seat, "done; done")
    assert turns == [(A, 6), (B, 6), (A, 7)]
