"""Whole matches of bots, decision by decision, for the tests of the two card games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from planisphere.bots.levels import Chooser, chooser
from planisphere.catalogue import load
from planisphere.game import CHANCE, Game
from planisphere.kernel import Int64s, blank
from planisphere.laws import awaited_seats, seen, veiled
from planisphere.match import legal_actions
from planisphere.playouts import weighted
from tests.tables import Table

MOST_ACTIONS = 20_000
"""Far more than a match of these games takes, the throws of dice among them."""


class Decision(NamedTuple):
    """A position in which a seat is asked, and what it chose."""

    game: Game
    position: Any
    seat: int
    action: int


def decisions(table: Table, level: str, seed: int) -> Iterator[Decision]:
    """Play a match between bots of one level, giving each decision before it is played."""
    game, generator = load(table.game), np.random.default_rng(seed)
    position, choose = blank(game.layout), chooser(table.game, level)
    game.start(position, table.seats, game.settle(table.seats, table.options))
    for _ in range(MOST_ACTIONS):
        waiting = awaited_seats(game, position)
        if not waiting:
            return
        seat = waiting[0]
        if seat == CHANCE:
            action = drawn(game, position, generator)
        else:
            action = chosen(game, position, seat, choose, generator)
            yield Decision(game, position, seat, action)
        game.play(position, seat, action)
    raise AssertionError("the match does not end")


def drawn(game: Game, position: Any, generator: np.random.Generator) -> int:
    """Return an outcome of chance."""
    outcomes, weights = np.zeros((2, game.actions), np.int64)
    count = game.odds(position, outcomes, weights)
    return int(outcomes[weighted(weights, count, generator)])


def chosen(
    game: Game, position: Any, seat: int, choose: Chooser, generator: np.random.Generator
) -> int:
    """Return what a bot chooses, which must leave its view as it was."""
    legal: Int64s = np.zeros(game.actions, np.int64)
    view = seen(game, position, seat)
    before, count = view.tobytes(), game.legal(view, seat, legal)
    action = int(choose(view, seat, legal, count, generator))
    assert view.tobytes() == before
    return action


def are_legal(table: Table, level: str, seed: int) -> None:
    """Check that a match ends, and that all actions in it are legal."""
    for game, position, seat, action in decisions(table, level, seed):
        assert action in legal_actions(game, position, seat)


def repeat(table: Table, level: str, seed: int) -> None:
    """Check that a choice follows from the view and the generator, and from nothing hidden."""
    choose, dealer = chooser(table.game, level), np.random.default_rng(seed)
    for number, (game, position, seat, _) in enumerate(decisions(table, level, seed)):
        twin = veiled(game, position, seat)
        game.guess(twin, dealer)
        found = {
            chosen(game, where, seat, choose, np.random.default_rng(number))
            for where in (position, position, twin)
        }
        assert len(found) == 1
