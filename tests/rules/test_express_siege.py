"""Risk Express: going on with the siege of the player before."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.express_table import (
    A,
    B,
    C,
    can,
    line,
    owner,
    refused,
    siege,
    sit,
    tray,
)

SEVEN = "1 1 2 2 3 3 cannon"
STATES: dict[str, Any] = {"card": "united-states", "filled": 1, "on_lines": 2}


@pytest.mark.rule("X12")
def test_the_next_player_may_go_on_with_a_siege() -> None:
    """Two dice stay on the line; the five others are thrown, those set aside among them."""
    match = sit(line(tray="general", **STATES), "cannon cavalry 3 1 1", "1 3 3", SEVEN)
    match.play(A, "aside general")
    assert match.awaited == [B]
    assert match.commands(B) == ["continue", "afresh"]
    assert siege(match) == ("united-states", {1}, 2)
    match.play(B, "continue")
    assert tray(match) == "1 1 3 cannon cavalry"
    match.play(B, "fill united-states 2")
    match.play(B, "fill united-states 3 3")
    assert owner(match, "united-states") == B
    assert match.awaited == [C]
    assert tray(match) == SEVEN


@pytest.mark.rule("X12")
def test_a_siege_goes_all_the_way_around_the_table() -> None:
    """A begins it, B adds a line, C adds none, and A takes the card in the end."""
    match = sit(
        line(tray="1 1 1 cannon cavalry general general"),
        *("cannon cannon general 1 1", "cannon general 1 1", "cannon general 1", "1 1", "1"),
        *("cannon cavalry general 1 1", "cannon cannon cannon", "general 1", "1"),
        *("1 1 cannon", "cavalry cannon", "2"),
        *("2 2 general", SEVEN),
    )
    match.play(A, "fill united-states 1")
    for die in ("1", "1", "general", "1", "1"):
        match.play(A, f"aside {die}")
    match.play(B, "continue")
    match.play(B, "fill united-states 2")
    for die in ("cannon", "general", "1"):
        match.play(B, f"aside {die}")
    assert match.awaited == [C]
    assert siege(match) == ("united-states", {1, 2}, 4)
    match.play(C, "continue")
    for die in ("cannon", "cavalry", "2"):
        match.play(C, f"aside {die}")
    assert match.awaited == [A]
    assert int(match.position.round_number) == 4
    assert match.commands(A) == ["continue", "afresh"]
    match.play(A, "continue")
    assert tray(match) == "2 2 general"
    match.play(A, "fill united-states 3 2 2")
    assert owner(match, "united-states") == A
    assert match.awaited == [B]
    assert tray(match) == SEVEN


@pytest.mark.rule("X12")
def test_two_players_hand_a_siege_to_and_fro() -> None:
    start = line(tray="general", seats=2, card="russia", filled=3, on_lines=2)
    falls = ["1 1 1 1 1", "1 1 1 1", "1 1 1", "1 1", "1"]
    match = sit(start, *falls, *falls, "3 3 1 1 1")
    match.play(A, "aside general")
    for seat in (B, A):
        match.play(seat, "continue")
        for _ in range(5):
            match.play(seat, "aside 1")
    match.play(B, "continue")
    match.play(B, "fill russia 3 1 3 3")
    assert owner(match, "russia") == B


@pytest.mark.rule("X12")
def test_the_offer_is_answered_before_anything_else() -> None:
    match = sit(line(phase="offer", turn="B", **STATES))
    for command in ("fill united-states 2", "fill china 1", "aside cannon"):
        with refused("X12"):
            match.play(B, command)
    with refused("turn"):
        match.play(A, "continue")


@pytest.mark.rule("X4", "X6", "X12")
def test_the_card_of_a_siege_that_goes_on_is_fixed() -> None:
    match = sit(line(phase="offer", turn="B", **STATES), "cannon cavalry general 1 1")
    match.play(B, "continue")
    with refused("X4"):
        match.play(B, "fill china 1")
    with refused("X4"):
        match.play(B, "fill united-states 1")
    with refused("X6"):
        match.play(B, "aside general")
    assert match.commands(B) == ["fill united-states 2"]


@pytest.mark.rule("X3", "X12")
def test_who_starts_afresh_throws_seven_dice_and_clears_the_siege() -> None:
    match = sit(line(phase="offer", turn="B", **STATES), "cannon cavalry general 1 1 1 1")
    match.play(B, "afresh")
    assert siege(match) is None
    assert tray(match) == "1 1 1 1 cannon cavalry general"
    assert "fill china 1" in can(match, "fill")


@pytest.mark.rule("X12")
def test_the_same_card_may_then_be_invaded_from_nothing() -> None:
    throws = ("cannon cavalry general 1 1 1 1", "cannon cavalry general 1 1")
    match = sit(line(phase="offer", turn="B", **STATES), *throws)
    match.play(B, "afresh")
    assert len(can(match, "fill united-states")) == 3
    match.play(B, "fill united-states 2")
    assert siege(match) == ("united-states", {2}, 2)
    assert match.commands(B) == ["fill united-states 1"]


@pytest.mark.rule("X12")
def test_a_siege_that_was_cleared_does_not_come_back() -> None:
    falls = [" ".join(["1"] * many) for many in range(7, 0, -1)]
    match = sit(line(phase="offer", turn="B", **STATES), *falls, SEVEN)
    match.play(B, "afresh")
    for _ in range(7):
        match.play(B, "aside 1")
    assert match.awaited == [C]
    assert tray(match) == SEVEN


@pytest.mark.rule("X12")
def test_nothing_is_offered_if_no_line_was_filled() -> None:
    match = sit(line(tray="general"), SEVEN)
    match.play(A, "aside general")
    assert match.awaited == [B]
    assert tray(match) == SEVEN


@pytest.mark.rule("X8", "X12")
def test_nothing_is_offered_after_a_conquest() -> None:
    match = sit(line(tray="3 1", card="united-states", filled=3, on_lines=4), SEVEN)
    match.play(A, "fill united-states 3 3")
    assert tray(match) == SEVEN


@pytest.mark.rule("X12")
def test_with_continue_siege_off_nothing_is_offered() -> None:
    match = sit(line(tray="general", continue_siege="off", **STATES), SEVEN)
    match.play(A, "aside general")
    assert match.awaited == [B]
    assert tray(match) == SEVEN
    assert siege(match) is None
    with refused("form"):
        match.play(B, "continue")


@pytest.mark.rule("X9", "X12")
def test_on_a_held_card_the_generals_line_stays_part_of_the_siege() -> None:
    held = line({"C": "united-states"}, phase="offer", turn="B", **STATES)
    match = sit(held, "cannon cavalry 3 1 general", "3 general 1", "general 2", SEVEN)
    match.play(B, "continue")
    assert match.commands(B) == [
        *("fill united-states 2", "fill united-states 3 3", "fill united-states 4"),
    ]
    match.play(B, "fill united-states 2")
    match.play(B, "fill united-states 3 3")
    assert owner(match, "united-states") == C
    match.play(B, "fill united-states 4")
    assert owner(match, "united-states") == B


@pytest.mark.rule("X12")
def test_a_filled_generals_line_stays_filled() -> None:
    start = line({"C": "mexico"}, phase="offer", turn="B", card="mexico", filled=4, on_lines=1)
    match = sit(start, "general general cannon cannon 1 1")
    match.play(B, "continue")
    assert match.commands(B) == ["fill mexico 1", "fill mexico 2"]
    with refused("X4"):
        match.play(B, "fill mexico 3")


@pytest.mark.rule("X10", "X12")
def test_the_holder_cannot_go_on_with_the_siege_of_his_own_card() -> None:
    match = sit(line({"B": "united-states"}, "1", **STATES), SEVEN)
    match.play(A, "aside 1")
    assert match.awaited == [B]
    assert tray(match) == SEVEN
    assert siege(match) is None


@pytest.mark.rule("X12")
def test_a_siege_passed_over_by_the_holder_is_over() -> None:
    falls = [" ".join(["1"] * many) for many in range(7, 0, -1)]
    match = sit(line({"B": "united-states"}, "1", **STATES), *falls, SEVEN)
    match.play(A, "aside 1")
    for _ in range(7):
        match.play(B, "aside 1")
    assert match.awaited == [C]
    assert tray(match) == SEVEN


@pytest.mark.rule("X12")
@pytest.mark.parametrize(
    ("held", "card", "filled", "command"),
    [
        ({"C": "china"}, "china", 3, "fill china 3 1 1 1 2"),
        ({}, "north-africa", 1, "fill north-africa 2 1 1 1 1 1"),
    ],
)
def test_a_siege_with_all_seven_dice_on_its_lines_is_not_offered(
    held: dict[str, str], card: str, filled: int, command: str
) -> None:
    dice = " ".join(command.split()[3:])
    start = line(held, dice, card=card, filled=filled, on_lines=7 - len(dice.split()))
    match = sit(start, SEVEN)
    match.play(A, command)
    assert match.awaited == [B]
    assert tray(match) == SEVEN
    assert siege(match) is None


@pytest.mark.rule("X12")
def test_a_siege_with_six_dice_on_its_lines_is_offered() -> None:
    six: dict[str, Any] = {"card": "north-africa", "filled": 3, "on_lines": 6}
    match = sit(line(tray="1", **six), "2", SEVEN)
    match.play(A, "aside 1")
    assert match.commands(B) == ["continue", "afresh"]
    match.play(B, "continue")
    assert tray(match) == "2"
    match.play(B, "fill north-africa 3 2")
    assert owner(match, "north-africa") == B
