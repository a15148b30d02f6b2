"""Risk Express: filling battle lines, setting dice aside, and the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.express_table import (
    CARD,
    CARDS,
    FACES,
    NOBODY,
    A,
    B,
    can,
    line,
    owner,
    refused,
    siege,
    sit,
    thrifty,
    tray,
)

NEXT = "1 1 2 2 3 3 cannon"


@pytest.mark.rule("X4", "X5", "X6", "X7", "X8")
def test_the_siege_of_the_united_states() -> None:
    """The booklet's example; its dice are lost, and these are ours."""
    match = sit(
        line(tray="1 3 cannon cavalry cavalry general general"),
        *("cannon 1 1 general general", "cavalry cannon general 1", "2 2", NEXT),
    )
    match.play(A, "fill united-states 1")
    assert siege(match) == ("united-states", {1}, 2)
    match.play(A, "aside general")
    assert tray(match) == "1 cannon cavalry general"
    match.play(A, "fill united-states 2")
    assert siege(match) == ("united-states", {1, 2}, 4)
    assert tray(match) == "2 2"
    match.play(A, "fill united-states 3 2 2")
    assert owner(match, "united-states") == A
    assert match.awaited == [B]
    assert tray(match) == NEXT
    assert siege(match) is None


@pytest.mark.rule("X5", "X8")
def test_more_soldiers_than_needed_take_the_united_states_too() -> None:
    start = line(tray="2 3", card="united-states", filled=3, on_lines=4)
    with refused("X5"):
        sit(start).play(A, "fill united-states 3 2 3")
    with refused("X5"):
        sit(start).play(A, "fill united-states 3 2")
    match = sit(start, NEXT)
    assert match.commands(A) == ["fill united-states 3 3"]
    match.play(A, "fill united-states 3")
    assert owner(match, "united-states") == A


@pytest.mark.rule("X4")
def test_the_dice_of_a_line_lie_on_it_and_the_others_are_thrown_again() -> None:
    match = sit(line(tray="1 1 cannon cavalry cavalry general 3"), "2 2 2 2")
    match.play(A, "fill eastern-europe 2")
    assert siege(match) == ("eastern-europe", {2}, 2)
    assert len(tray(match).split()) == 5


@pytest.mark.rule("X4")
def test_only_one_line_is_filled_with_a_throw() -> None:
    match = sit(line(tray="cannon cavalry cavalry 3 2 1 1"))
    with refused("turn"):
        match.play(A, "fill china 1; fill china 2")
    match.play(A, "fill china 1")
    assert siege(match) == ("china", {1}, 1)


@pytest.mark.rule("X4")
def test_the_first_line_fixes_the_card() -> None:
    match = sit(line(tray="cannon cavalry cavalry 3 2 1 1"), "cannon cannon cavalry general 3 3")
    match.play(A, "fill china 1")
    for command in ("fill russia 1", "fill mexico 1", "fill western-europe 1", "fill india 3"):
        with refused("X4"):
            match.play(A, command)
    assert {command.split()[1] for command in match.commands(A)} == {"china"}


@pytest.mark.rule("X4")
def test_before_that_any_card_in_the_middle_may_be_chosen() -> None:
    match = sit(line(tray="cannon cannon cavalry cavalry general general 3"))
    assert {command.split()[1] for command in can(match, "fill")} == {
        *("china", "russia", "india", "united-states", "canada", "mexico", "western-europe"),
        *("eastern-europe", "north-africa", "argentina", "australia", "brazil", "south-africa"),
    }
    assert "fill north-africa 3 3" in can(match, "fill")


@pytest.mark.rule("X4")
def test_setting_a_die_aside_does_not_fix_a_card() -> None:
    match = sit(line(tray="1 1 1 1 1 1 cannon"), "cannon cavalry general 1 1 1")
    match.play(A, "aside 1")
    assert siege(match) is None
    assert can(match, "fill mexico") == ["fill mexico 1"]
    assert can(match, "fill russia") == ["fill russia 1", "fill russia 2"]


@pytest.mark.rule("X4")
def test_a_filled_line_is_not_filled_again() -> None:
    match = sit(line(tray="cannon cannon 1", card="russia", filled=1, on_lines=1))
    with refused("X4"):
        match.play(A, "fill russia 1")
    assert match.commands(A) == ["fill russia 2"]


@pytest.mark.rule("X5")
@pytest.mark.parametrize("card", CARD)
@pytest.mark.parametrize(
    "dice",
    [
        "1 1 1 1 1 1 1",
        "1 1 2 2 3 3 3",
        "1 1 1 2 2 2 3",
        "2 2 2 2 2 3 3",
        "3 3 3 3 3 3 3",
        "1 2 3 cannon cavalry general general",
        "1 1 1 1 1 3 cannon",
        "1 1 3 3 3 cavalry general",
    ],
)
def test_soldiers_reach_the_number_with_no_die_to_spare(card: str, dice: str) -> None:
    match = sit(line(tray=dice))
    for number, ask in enumerate(CARDS[card][1], 1):
        if isinstance(ask, int):
            ways = {f"fill {card} {number} {way}" for way in thrifty(dice, ask)}
            assert set(can(match, f"fill {card} {number}")) == ways


@pytest.mark.rule("X5")
def test_a_line_of_symbols_takes_each_of_its_symbols_once() -> None:
    match = sit(line(tray="cannon cannon cannon 1 1 1 1"))
    for command in ("fill united-states 1", "fill argentina 1", "fill western-europe 2"):
        with refused("X5"):
            match.play(A, command)
    match.play(A, "fill western-europe 1")
    assert siege(match) == ("western-europe", {1}, 2)


@pytest.mark.rule("X5")
@pytest.mark.parametrize("dice", ["2 2", "1 2", "2", "1 1 1 3", "2 2 2", "3 3 3"])
def test_dice_that_do_not_fill_the_line_or_are_wasted_or_missing_are_refused(dice: str) -> None:
    """Five soldiers out of 1, 1, 2, 2 and 3."""
    match = sit(line(tray="1 1 2 2 3"))
    with refused("X5"):
        match.play(A, f"fill china 3 {dice}")


@pytest.mark.rule("X5")
def test_without_dice_the_command_takes_the_fewest() -> None:
    match = sit(line(tray="1 1 1 2 3 3 cannon"), "1 1 1 1 1")
    match.play(A, "fill china 3")
    assert siege(match) == ("china", {3}, 2)


@pytest.mark.rule("X5")
def test_soldiers_of_an_earlier_throw_do_not_count() -> None:
    match = sit(line(tray="3 3 1 1 1 1 1"), "1 1 1 1 1 1", "1 1 1 1 1")
    match.play(A, "aside 3")
    with refused("X5"):
        match.play(A, "fill south-africa 2 1 1 1 1 1 3")
    match.play(A, "aside 1")
    with refused("X5"):
        match.play(A, "fill eastern-europe 3")


@pytest.mark.rule("X6")
def test_before_a_card_is_fixed_any_die_may_be_set_aside() -> None:
    match = sit(line(tray="1 2 3 cannon cavalry general general"))
    assert can(match, "aside") == [f"aside {face}" for face in FACES]


@pytest.mark.rule("X6")
def test_a_die_that_did_not_fall_cannot_be_set_aside() -> None:
    match = sit(line(tray="1 1 1 cannon cavalry cavalry cavalry"))
    for face in ("2", "3", "general"):
        with refused("X6"):
            match.play(A, f"aside {face}")
    assert can(match, "aside") == ["aside 1", "aside cannon", "aside cavalry"]


@pytest.mark.rule("X6")
def test_a_die_set_aside_stays_there_until_the_turn_ends() -> None:
    match = sit(line(tray=NEXT), "1 1 2 2 3 3", "1 1 2 2 3")
    match.play(A, "aside cannon")
    assert tray(match) == "1 1 2 2 3 3"
    match.play(A, "aside 3")
    assert tray(match) == "1 1 2 2 3"


FIXED: dict[str, Any] = {"card": "china", "filled": 1, "on_lines": 1}


@pytest.mark.rule("X6")
@pytest.mark.parametrize("dice", ["cavalry cavalry 1 1 1", "2 3 cannon cannon general"])
def test_once_a_card_is_fixed_a_line_that_can_be_filled_must_be_filled(dice: str) -> None:
    match = sit(line(tray=dice, **FIXED))
    for face in FACES:
        with refused("X6"):
            match.play(A, f"aside {face}")
    assert can(match, "aside") == []
    assert len(can(match, "fill")) == 1


@pytest.mark.rule("X6")
def test_which_line_and_which_dice_is_the_players_choice() -> None:
    match = sit(line(tray="1 2 2 3 cavalry cavalry", **FIXED))
    assert sorted(match.commands(A)) == [
        *("fill china 2", "fill china 3 1 2 2", "fill china 3 2 3"),
    ]


@pytest.mark.rule("X6")
def test_where_no_line_can_be_filled_any_one_die_is_set_aside() -> None:
    match = sit(line(tray="cannon cannon cavalry 1 3 general", **FIXED), "1 1 1 1 1")
    assert match.commands(A) == [*(f"aside {face}" for face in FACES if face != "2")]
    match.play(A, "aside cavalry")
    assert len(tray(match).split()) == 5
    assert siege(match) == ("china", {1}, 1)


@pytest.mark.rule("X6")
def test_with_must_fill_off_a_die_may_always_be_set_aside() -> None:
    match = sit(line(tray="cavalry cavalry 1 1 1", must_fill="off", **FIXED), "1 1 1 1")
    assert match.commands(A) == ["fill china 2", "aside 1", "aside cavalry"]
    with refused("X6"):
        match.play(A, "aside 2")
    match.play(A, "aside cavalry")
    assert tray(match) == "1 1 1 1"


@pytest.mark.rule("X7")
def test_nobody_stops_while_he_has_dice() -> None:
    match = sit(line(tray="cannon", **FIXED))
    assert match.awaited == [A]
    for command in ("afresh", "continue"):
        with refused("form"):
            match.play(A, command)
    assert match.commands(A) == ["aside cannon"]


@pytest.mark.rule("X7")
def test_lines_are_filled_in_any_order() -> None:
    throws = ("cavalry cavalry cannon 1 1", "cannon 1 1", NEXT)
    match = sit(line(tray="2 3 1 1 1 1 1"), *throws)
    match.play(A, "fill china 3 2 3")
    match.play(A, "fill china 2")
    assert siege(match) == ("china", {2, 3}, 4)
    match.play(A, "fill china 1")
    assert owner(match, "china") == A


@pytest.mark.rule("X8")
def test_the_last_line_ends_the_turn_even_with_dice_in_the_tray() -> None:
    match = sit(line(tray="3 3 3 3 3 1 1"), NEXT)
    match.play(A, "fill middle-east 1 1 3 3 3")
    assert owner(match, "middle-east") == A
    assert match.awaited == [B]
    assert tray(match) == NEXT


@pytest.mark.rule("X8")
def test_the_last_die_may_take_the_card() -> None:
    start = line(tray="cannon", card="china", filled=6, on_lines=6)
    match = sit(start, NEXT)
    match.play(A, "fill china 1")
    assert owner(match, "china") == A
    assert match.awaited == [B]
    assert siege(match) is None


@pytest.mark.rule("X8")
def test_who_is_out_of_dice_has_not_conquered_the_card() -> None:
    match = sit(line(tray="general", continue_siege="off", **FIXED), NEXT)
    match.play(A, "aside general")
    assert owner(match, "china") == NOBODY
    assert match.awaited == [B]
    assert tray(match) == NEXT
    assert siege(match) is None


@pytest.mark.rule("X8")
def test_the_last_dice_on_a_line_that_is_not_the_last_end_the_turn_too() -> None:
    start = line(tray="cavalry cavalry", card="china", filled=1, on_lines=1, continue_siege="off")
    match = sit(start, NEXT)
    match.play(A, "fill china 2")
    assert owner(match, "china") == NOBODY
    assert match.awaited == [B]
