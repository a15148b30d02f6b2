"""The hard bot of Manchots Barjots: lawful, with reasons, and above the normal one."""

from __future__ import annotations

import pytest

from planisphere.bots.budgets import reproducible
from planisphere.bots.deciding import generator, look, thinker
from planisphere.bots.manchots.outlook import WEIGHTS
from planisphere.bots.manchots.weights import ALL
from planisphere.bots.reasons import explain
from planisphere.bots.thinking import Seen
from planisphere.catalogue import load
from planisphere.games.manchots import position as at
from planisphere.match import Match
from planisphere.words import LANGUAGES
from tests.tables import TABLES, Table
from tests.test_bots_manchots import landed_last

GAME = load("manchots")
OURS = [table for table in TABLES if table.game == "manchots"]


def told(match: Match, seat: int) -> Seen:
    """Return what a bot is given for a seat."""
    return look(match, seat, reproducible("hard"), generator("hard", match.number, seat))


def wins(seats: int, number: int) -> float:
    """Play one hard bot against normal ones; return what part of the victory it has."""
    match, ours = Match.new("manchots", seats, seed=str(number // seats)), number % seats
    while not match.over:
        seat = match.awaited[0]
        think = thinker("manchots", "hard" if seat == ours else "normal")
        match.play(seat, think(told(match, seat)).actions, whole=True)
    return (ours in match.winners) / max(1, len(match.winners))


def test_a_kamikaze_strikes_down_the_majority_that_another_has_just_taken() -> None:
    shown = {0: ["moon-5", "desert-1"], 1: ["moon-9"], 2: ["jungle-4"]}
    hand = {"desert-2": 1, "desert-3": 1, "moon-6": 1, "moon-4": 1, "moon-3": 1}
    assert landed_last("hard", hand, shown) == "desert-2"


@pytest.mark.parametrize("table", OURS, ids=str)
def test_it_plays_by_the_rules_and_leaves_its_view_as_it_was(table: Table) -> None:
    match = Match.new("manchots", table.seats, table.options, seed="lawful")
    while not match.over:
        seat = match.awaited[0]
        seen = told(match, seat)
        before = seen.view.tobytes()
        match.play(seat, thinker("manchots", "hard")(seen).actions, whole=True)
        assert seen.view.tobytes() == before


def test_who_has_chosen_one_of_two_cards_is_told_the_other() -> None:
    match = Match.new("manchots", 3, seed="half")
    left, right = thinker("manchots", "hard")(told(match, 0)).actions
    match.play(0, [left])
    assert thinker("manchots", "hard")(told(match, 0)).actions == [right]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_why_it_gives_and_where_it_lands(language: str) -> None:
    match, said = Match.new("manchots", 3, seed="why"), set()
    while not match.over and match.position.round_number < 3:
        seat = match.awaited[0]
        seen = told(match, seat)
        decision = thinker("manchots", "hard")(seen)
        sentence = explain(seen, decision, language)
        gives = seen.view.phase == at.GIVE
        assert gives or " 100" in sentence
        said.add((gives, sentence))
        match.play(seat, decision.actions, whole=True)
    assert len({sentence for gives, sentence in said if gives}) == 1
    assert len({sentence for gives, sentence in said if not gives}) > 1


def test_the_weights_of_both_kinds_of_tables_are_all_there() -> None:
    assert {name: weights.shape for name, weights in ALL.items()} == {
        "two": (2, len(WEIGHTS)),
        "many": (2, len(WEIGHTS)),
    }


def test_one_hard_bot_beats_two_normal_ones() -> None:
    assert sum(wins(3, number) for number in range(60)) >= 24
