"""The bots of Risk Express: lawful, repeatable, each level above the one below."""

from __future__ import annotations

import numpy as np
import pytest

from planisphere.bots.contests import contest
from planisphere.bots.express.chances import CHANCES
from planisphere.bots.levels import chooser
from planisphere.catalogue import load
from planisphere.fields import NONE
from planisphere.games.express import position as at
from planisphere.games.express.cards import CARD, CARDS, CONTINENT, CONTINENT_OF
from planisphere.games.express.rules import AFRESH, GO_ON
from planisphere.kernel import blank
from planisphere.odds import conquest
from tests.card_bots import are_legal, chosen, repeat
from tests.tables import TABLES, Table

GAME = load("express")
OURS = [table for table in TABLES if table.game == "express"]
LEVELS = ("easy", "normal")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("table", OURS, ids=str)
def test_bots_play_by_the_rules_to_the_end(table: Table, level: str) -> None:
    for seed in range(3):
        are_legal(table, level, seed)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("table", OURS, ids=str)
def test_the_same_view_and_generator_give_the_same_choice(table: Table, level: str) -> None:
    repeat(table, level, 7)


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("number", [1, 2])
def test_each_level_beats_the_one_below(seats: int, number: int) -> None:
    levels = ("random", *LEVELS)
    one, other = chooser("express", levels[number]), chooser("express", levels[number - 1])
    share, error = contest(GAME, seats, GAME.settle(seats, {}), one, other, 200, 11)
    assert share - 3 * error > 1 / seats


def test_the_table_of_chances_is_that_of_the_odds() -> None:
    for card, name in enumerate(CARD):
        assert CHANCES[0, 1, card, 0, 7] == conquest(name, held=True)
        assert CHANCES[1, 0, card, 1, 5] == conquest(name, filled=1, dice=5, must_fill=False)


def offered(name: str, filled: int, on_lines: int) -> at.Position:
    """Return an offer to go on with the siege of a card."""
    position = blank(GAME.layout)
    GAME.start(position, 3, GAME.settle(3, {}))
    position.phase, position.first, position.turn = at.OFFER, 0, 1
    position.round_number, position.to_throw = 1, 0
    position.card, position.filled, position.on_lines = CARD.index(name), filled, on_lines
    found: at.Position = position
    return found


def choice(position: at.Position, seat: int) -> int:
    """Return what the normal bot does in a position that could be."""
    assert GAME.notation.verify(position) == ""
    return chosen(GAME, position, seat, chooser("express", "normal"), np.random.default_rng(0))


def test_a_siege_is_gone_on_with_only_where_it_pays() -> None:
    completing = offered("western-europe", 0b01, 2)
    completing.owner[CARD.index("eastern-europe")] = 1
    assert choice(completing, 1) == GO_ON
    assert choice(offered("australia", 0b1000, 3), 1) == AFRESH


def test_the_last_card_is_taken_only_by_whom_it_makes_win() -> None:
    for leader, answer in ((1, GO_ON), (2, AFRESH)):
        position = offered("australia", 0b0111, 4)
        for card in range(CARDS):
            asia = CONTINENT_OF[card] == CONTINENT.index("asia")
            position.owner[card] = leader if asia or card % 2 else 0
        position.owner[CARD.index("australia")] = NONE
        assert choice(position, 1) == answer
