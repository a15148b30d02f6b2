"""The bots of Manchots Barjots: lawful, repeatable, each level above the one below."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pytest

from planisphere.bots.budgets import reproducible
from planisphere.bots.contests import contest
from planisphere.bots.deciding import thinker
from planisphere.bots.levels import chooser
from planisphere.bots.thinking import Seen
from planisphere.catalogue import load
from planisphere.games.manchots import position as at
from planisphere.games.manchots.cards import KIND, ROUNDS
from planisphere.kernel import blank
from tests.card_bots import are_legal, repeat
from tests.tables import TABLES, Table

GAME = load("manchots")
OURS = [table for table in TABLES if table.game == "manchots"]
LEVELS = ("easy", "normal")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("table", OURS, ids=str)
def test_bots_play_by_the_rules_to_the_end(table: Table, level: str) -> None:
    for seed in range(3):
        are_legal(table, level, seed)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("table", OURS, ids=str)
def test_nothing_hidden_changes_a_choice(table: Table, level: str) -> None:
    repeat(table, level, 7)


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("number", [1, 2])
def test_each_level_beats_the_one_below(seats: int, number: int) -> None:
    levels = ("random", *LEVELS)
    one, other = chooser("manchots", levels[number]), chooser("manchots", levels[number - 1])
    share, error = contest(GAME, seats, GAME.settle(seats, {}), one, other, 300, 11)
    assert share - 3 * error > 1 / seats


def landed_last(level: str, hand: Mapping[str, int], laid: Mapping[int, list[str]]) -> str:
    """Return what A of three lands last, late, when the others have shown their cards."""
    position = blank(GAME.layout)
    GAME.start(position, 3, GAME.settle(3, {}))
    position.phase, position.round_number, position.waiting[0] = at.LATE, ROUNDS, 1
    for name, many in hand.items():
        position.hand[0, KIND.index(name)] = many
        position.held[0] += many
    for seat, names in laid.items():
        for back, name in enumerate(names):
            position.landed[seat, ROUNDS - 1 - back - (seat == 0), 0] = KIND.index(name)
    seen = Seen(GAME, position, 0, reproducible(level), np.random.default_rng(0))
    return KIND[thinker("manchots", level)(seen).actions[0]]


SOUND = ("normal", "hard", "master")
OTHERS = {1: ["city-5", "moon-9"], 2: ["city-6", "moon-8"]}


@pytest.mark.parametrize("level", SOUND)
def test_a_zone_is_opened_for_the_best_card_that_is_left_in_it(level: str) -> None:
    assert landed_last(level, {"desert-9": 1, "desert-5": 1, "moon-4": 1}, OTHERS) == "desert-5"


@pytest.mark.parametrize("level", SOUND)
def test_a_majority_is_taken_for_a_full_hand(level: str) -> None:
    hand = {"city-8": 2, "city-6": 1, "city-3": 1, "jungle-5": 1}
    assert landed_last(level, hand, {0: ["jungle-4", "city-1"], **OTHERS}) == "city-6"


@pytest.mark.parametrize("level", SOUND)
def test_nothing_is_thrown_to_a_kamikaze_that_is_seen(level: str) -> None:
    shown = {0: ["city-3"], 1: ["city-5"], 2: ["jungle-2"]}
    assert landed_last(level, {"city-8": 1, "city-5": 1, "city-9": 1}, shown) == "city-5"
