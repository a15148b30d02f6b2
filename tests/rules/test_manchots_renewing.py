"""Manchots Barjots for two: a virtual reserve that runs out is made anew of its pile."""

from __future__ import annotations

from typing import Any

import pytest

from planisphere.chance import Fair, Scripted, Throw, outcomes
from planisphere.faults import TextFault
from planisphere.game import Game
from planisphere.match import Match
from tests.rules.manchots_table import (
    KINDS,
    V1,
    V2,
    A,
    B,
    bag,
    give,
    hand,
    land,
    landed,
    line,
    names,
    ordered,
    sit,
)


class Witness:
    """Scripted draws, and what else each of them could have been."""

    def __init__(self, draws: str) -> None:
        self.script = Scripted(names(draws), then=Fair("table"))
        self.seen: list[dict[str, int]] = []

    def outcome(self, game: Game, position: Any, number: int, index: int) -> Throw:
        """Note the odds, then draw."""
        self.seen.append({KINDS[kind]: weight for kind, weight in outcomes(game, position)})
        return self.script.outcome(game, position, number, index)


def counts(cards: str) -> dict[str, int]:
    """Count cards by their kinds."""
    return {card: cards.split().count(card) for card in cards.split()}


def two(**fields: Any) -> str:
    """Write a table of two."""
    return line(seats=2, **fields)


@pytest.mark.rule("M16", "M17")
def test_a_virtual_reserve_is_made_anew_when_its_last_card_is_landed() -> None:
    pile = "a1 a2 a3 a3 d1 d2 d3 d3 j1 j2 j3 j3"
    start = two(hands={"C": pile}, round_number=6, phase="land")
    match = sit(start, "m8 m9")
    assert match.position.reserve.tolist()[2:4] == [1, 1]
    land(match)
    assert [landed(match, who, 6) for who in (V1, V2)] == ["m8", "m9"]
    assert match.position.reserve.tolist()[2:4] == [12, 12]
    assert match.position.renewed.tolist() == [0, 0, 6, 6, 0]
    assert bag(match.position.stock[V1]) == ordered(pile)
    assert match.position.held.tolist()[2:4] == [0, 0]


@pytest.mark.rule("M15", "M17")
def test_gifts_after_that_start_a_new_pile() -> None:
    stock = "a1 a2 a3 a3 d1 d2 d3 d3 j1 j2 j3 j3"
    start = two(
        hands={"A": "c8 c9", "B": "m8 m9"},
        stock={"C": stock},
        renewed={"C": 6, "D": 6},
        round_number=7,
    )
    source = Witness("a1")
    match = Match.from_line(start, source=source)
    give(match, A="c8 c9", B="m8 m9")
    assert source.seen[0] == counts(stock)
    assert hand(match, V1) == ordered("c8 m9")
    assert hand(match, V2) == ordered("c9 m8")
    assert "a1" in hand(match, A)
    assert match.position.reserve.tolist()[2:4] == [10, 10]
    assert int(match.position.stock[V1].sum()) == 10
    assert "a1" not in bag(match.position.stock[V1])


@pytest.mark.rule("M17")
def test_a_reserve_made_anew_is_shuffled() -> None:
    """Any card of the old pile may be on top, each copy alike."""
    pile = "a5 a5 a5 d4 d4 d9 j1 j2 j3 j3 c8 c9"
    source = Witness("m8 m9")
    match = Match.from_line(two(hands={"C": pile}, round_number=6, phase="land"), source=source)
    land(match)
    assert source.seen[0].keys() >= {"m8", "m9"}
    source.seen.clear()
    give(match)
    assert source.seen[0] == counts(pile)
    assert source.seen[0]["a5"] == 3


@pytest.mark.rule("M16", "M17")
def test_the_second_of_two_virtual_landings_may_come_from_the_reserve_made_anew() -> None:
    pile = "a1 a2 a3 a3 d1 d2 d3 d3 j1 j2 j3 j3"
    start = two(hands={"C": pile}, landed={"C": "m1"}, round_number=6, phase="land")
    source = Witness("m8 d2 m9")
    match = Match.from_line(start, source=source)
    land(match)
    assert [landed(match, who, 6) for who in (V1, V2)] == ["m8 d2", "m9"]
    assert source.seen[1] == counts(pile)
    assert "a1" not in source.seen[2]
    assert bag(match.position.stock[V1]) == ordered(pile.replace("d2 ", ""))
    assert int(match.position.reserve[V1]) == 11


@pytest.mark.rule("M15", "M17")
def test_when_b_takes_the_last_card_the_pile_with_the_gifts_of_this_round_follows() -> None:
    pile = "a1 a2 a3 a3 d1 d2 d3 d3 j1 j2"
    hands = {"A": "c8 j3", "B": "m7 m9", "C": pile}
    start = two(hands=hands, landed={"C": "m1, d4 d5, c4"}, round_number=6)
    source = Witness("m8 a9 j9 c1 c9")
    match = Match.from_line(start, source=source)
    assert match.position.reserve.tolist()[2:4] == [2, 3]
    give(match, A="c8 j3", B="m7 m9")
    assert "c1" in hand(match, B)
    assert match.position.renewed.tolist() == [0, 0, 6, 0, 0]
    assert bag(match.position.stock[V1]) == ordered(f"{pile} c8 m9")
    assert match.position.held.tolist()[2:4] == [0, 12]
    with pytest.raises(TextFault):
        land(match)


@pytest.mark.rule("M15", "M17")
def test_when_a_takes_the_last_card_b_takes_one_of_the_reserve_made_anew() -> None:
    pile = "a1 a2 a3 a3 d1 d2 d3 d3 j1 j2"
    hands = {"A": "c8 j3", "B": "m7 m9", "C": pile}
    start = two(hands=hands, landed={"C": "m1, c1 d4, d5 d6"}, round_number=6)
    source = Witness("m8 a9 j9 m9 c8")
    match = Match.from_line(start, source=source)
    assert match.position.reserve.tolist()[2:4] == [1, 3]
    give(match, A="c8 j3", B="m7 m9")
    assert "m8" in hand(match, A)
    assert "m9" in hand(match, B)
    assert source.seen[3] == counts(f"{pile} c8 m9")
    assert "m9" not in source.seen[2]
    assert match.position.reserve.tolist()[2:4] == [11, 1]
    land(match)
    assert landed(match, V1, 6) == "c8"
    assert int(match.position.reserve[V1]) == 10


@pytest.mark.rule("M17")
def test_a_virtual_reserve_may_be_made_anew_twice() -> None:
    past = "m1, d1 d4, j1 j4, c1 c4, a4 a5, d5, j5"
    pile = "a1 a2 a3 a7 a8 a9"
    start = two(
        hands={"C": pile},
        landed={"C": past},
        stock={"C": "m8"},
        renewed={"C": 5, "D": 6},
        round_number=8,
        phase="land",
    )
    match = sit(start, "m8")
    land(match)
    assert match.over
    assert landed(match, V1, 8) == "m8"
    assert match.position.renewed.tolist() == [0, 0, 8, 6, 0]
    assert bag(match.position.stock[V1]) == pile
    assert match.position.held.tolist()[2:4] == [0, 4]
    assert match.position.reserve.tolist()[2:4] == [6, 6]
