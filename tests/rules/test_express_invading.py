"""Risk Express: invading the cards of others, one's own, and whole continents."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.express_table import (
    CARDS,
    NOBODY,
    A,
    B,
    can,
    line,
    owner,
    refused,
    siege,
    sit,
)

ALL = "1 3 3 cannon cavalry general general"
NEXT = "1 1 2 2 3 3 cannon"


@pytest.mark.rule("X9")
def test_the_card_of_another_player_takes_a_general_besides() -> None:
    throws = ("cavalry cavalry 1 2 3 general", "2 3 1 1", "general 1", NEXT)
    match = sit(line({"B": "china"}, ALL), *throws)
    match.play(A, "fill china 1")
    match.play(A, "fill china 2")
    match.play(A, "fill china 3 2 3")
    assert owner(match, "china") == B
    assert siege(match) == ("china", {1, 2, 3}, 5)
    match.play(A, "fill china 4")
    assert owner(match, "china") == A
    assert match.awaited == [B]


@pytest.mark.rule("X9")
def test_the_general_may_come_first() -> None:
    match = sit(line({"C": "middle-east"}, ALL), "3 3 3 2 1 1", NEXT)
    match.play(A, "fill middle-east 2")
    assert siege(match) == ("middle-east", {2}, 1)
    match.play(A, "fill middle-east 1 2 3 3 3")
    assert owner(match, "middle-east") == A


@pytest.mark.rule("X9")
def test_without_the_general_the_card_stays_with_its_holder() -> None:
    start = line({"B": "china"}, "1", card="china", filled=7, on_lines=6, continue_siege="off")
    match = sit(start, NEXT)
    assert match.commands(A) == ["aside 1"]
    match.play(A, "aside 1")
    assert owner(match, "china") == B
    assert match.awaited == [B]


@pytest.mark.rule("X6", "X9")
def test_the_generals_line_must_be_filled_if_it_is_all_that_can() -> None:
    match = sit(line({"B": "china"}, "general 1 1", card="china", filled=1, on_lines=1))
    assert match.commands(A) == ["fill china 4"]
    with refused("X6"):
        match.play(A, "aside 1")


@pytest.mark.rule("X9")
def test_a_card_that_asks_for_a_general_asks_for_another_when_it_is_held() -> None:
    start = line({"B": "india"}, ALL)
    match = sit(start, "general cannon cavalry 1 1 1", "general cannon cavalry 1 1")
    match.play(A, "fill india 1")
    assert match.commands(A) == ["fill india 2", "fill india 3", "fill india 4"]
    with refused("X4"):
        match.play(A, "fill india 1")


@pytest.mark.rule("X9")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_in_the_middle_has_no_line_of_a_general_besides(card: str) -> None:
    match = sit(line(tray=ALL))
    with refused("X9"):
        match.play(A, f"fill {card} {len(CARDS[card][1]) + 1}")


@pytest.mark.rule("X9")
@pytest.mark.parametrize("card", [card for card in CARDS if card != "australia"])
def test_any_other_card_of_another_player_can_be_invaded(card: str) -> None:
    match = sit(line({"B": card}, ALL))
    assert f"fill {card} {len(CARDS[card][1]) + 1}" in can(match, "fill")


@pytest.mark.rule("X9")
def test_cards_of_others_can_be_invaded_from_the_first_round_on() -> None:
    match = sit(line({"B": "china"}, ALL, round_number=1))
    assert can(match, "fill china") == ["fill china 1", "fill china 3 3 3", "fill china 4"]


@pytest.mark.rule("X9")
def test_with_second_round_they_cannot_be_invaded_in_the_first() -> None:
    start = line({"B": "china"}, ALL, round_number=1, steal_from="second-round")
    match = sit(start)
    for command in ("fill china 1", "fill china 3 3 3", "fill china 4"):
        with refused("X9"):
            match.play(A, command)
    assert can(match, "fill china") == []
    assert can(match, "fill russia") == ["fill russia 1", "fill russia 2", "fill russia 3 1 3 3"]


@pytest.mark.rule("X9")
def test_the_second_round_begins_with_the_first_players_second_turn() -> None:
    """B began, so that A's turn still belongs to the first round."""
    held = {"C": "china"}
    fields: dict[str, Any] = {
        "first": "B",
        "turn": "A",
        "round_number": 1,
        "steal_from": "second-round",
    }
    match = sit(line(held, "cannon", **fields), ALL)
    with refused("X9"):
        match.play(A, "fill china 1")
    match.play(A, "aside cannon")
    assert match.awaited == [B]
    assert int(match.position.round_number) == 2
    assert len(can(match, "fill china")) == 3


@pytest.mark.rule("X10")
def test_nobody_invades_his_own_card() -> None:
    match = sit(line({"A": "china", "B": "russia"}, ALL))
    for command in ("fill china 1", "fill china 4"):
        with refused("X10"):
            match.play(A, command)
    assert can(match, "fill china") == []
    assert can(match, "fill russia") != []


@pytest.mark.rule("X11")
@pytest.mark.parametrize(
    ("continent", "command"),
    [
        ("asia", "fill china 1"),
        ("north-america", "fill united-states 1"),
        ("europe", "fill eastern-europe 1"),
        ("africa", "fill south-africa 1"),
        ("south-america", "fill argentina 1"),
        ("australia", "fill australia 2"),
    ],
)
def test_a_whole_continent_cannot_be_invaded(continent: str, command: str) -> None:
    match = sit(line({"B": continent}, ALL))
    with refused("X11"):
        match.play(A, command)
    assert command not in can(match, "fill")


@pytest.mark.rule("X11")
def test_a_continent_of_two_holders_can_be_invaded() -> None:
    match = sit(line({"B": "north-africa", "C": "south-africa"}, ALL))
    assert can(match, "fill north-africa 4") == ["fill north-africa 4"]
    assert can(match, "fill south-africa 3") == ["fill south-africa 3"]


@pytest.mark.rule("X11")
def test_a_continent_with_a_card_in_the_middle_can_be_invaded() -> None:
    match = sit(line({"B": "china russia india"}, ALL))
    assert can(match, "fill china 4") == ["fill china 4"]


@pytest.mark.rule("X11")
def test_a_continent_made_whole_by_a_stolen_card_is_turned_over() -> None:
    held = {"A": "north-africa", "C": "south-africa"}
    match = sit(line(held, "3 3 3 1", card="south-africa", filled=5, on_lines=2), ALL)
    match.play(A, "fill south-africa 2 3 3 3")
    assert owner(match, "south-africa") == A
    for command in ("fill south-africa 1", "fill north-africa 4"):
        with refused("X11"):
            match.play(B, command)


@pytest.mark.rule("X11")
def test_australia_is_out_of_reach_as_soon_as_it_is_conquered() -> None:
    match = sit(line(tray="1 3", card="australia", filled=7, on_lines=4), ALL)
    match.play(A, "fill australia 4 1 3")
    assert owner(match, "australia") == A
    with refused("X11"):
        match.play(B, "fill australia 1")


@pytest.mark.rule("X8", "X9")
def test_a_stolen_card_may_be_stolen_back() -> None:
    held = {"B": "argentina"}
    start = line(held, "cavalry", card="argentina", filled=5, on_lines=3, seats=2)
    match = sit(start, ALL)
    match.play(A, "fill argentina 2")
    assert owner(match, "argentina") == A
    assert can(match, "fill argentina 3") == ["fill argentina 3"]


@pytest.mark.rule("X9", "X13")
def test_stealing_does_not_end_the_match() -> None:
    held = {"B": "argentina", "C": "africa"}
    start = line(held, "cavalry", card="argentina", filled=5, on_lines=3)
    match = sit(start, NEXT)
    match.play(A, "fill argentina 2")
    assert not match.over
    assert owner(match, "brazil") == NOBODY
    assert match.awaited == [B]
