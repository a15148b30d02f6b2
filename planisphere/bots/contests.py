"""Whole games between two kinds of bots, compiled, to compare them."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.levels import Chooser
from planisphere.game import CHANCE, Game
from planisphere.kernel import Int64s, driver
from planisphere.parts.bits import lowest
from planisphere.playouts import Rules, rules_of, weighted


@driver
def play_out(
    rules: Rules,
    observe: Any,
    one: Any,
    other: Any,
    ones: int,
    position: Any,
    view: Any,
    plies: int,
    buffer: Int64s,
    weights: Int64s,
    generator: np.random.Generator,
) -> int:
    """Let two kinds of bots play; those of the first kind sit on the seats of *ones*."""
    for ply in range(plies):
        waiting = rules.awaited(position[0])
        if waiting == 0:
            return ply
        if waiting >> CHANCE & 1:
            count = rules.odds(position[0], buffer, weights)
            rules.play(position[0], CHANCE, buffer[weighted(weights, count, generator)])
            continue
        seat = lowest(waiting)
        view[0] = position[0]
        observe(view[0], seat)
        count = rules.legal(view[0], seat, buffer)
        if ones >> seat & 1:
            action = one(view[0], seat, buffer, count, generator)
        else:
            action = other(view[0], seat, buffer, count, generator)
        rules.play(position[0], seat, action)
    return plies


def contest(
    game: Game, seats: int, options: Int64s, one: Chooser, other: Chooser, games: int, seed: int
) -> tuple[float, float]:
    """Return the share of games won by a single bot of the first kind among others, and its error.

    Its seat goes round; a shared victory counts in part. The error is one standard deviation.
    """
    buffer, weights = np.zeros(game.actions, np.int64), np.zeros(game.actions, np.int64)
    won = np.zeros(games)
    for number in range(games):
        generator = np.random.default_rng([seed, number])
        position, view = np.zeros(1, game.layout), np.zeros(1, game.layout)
        game.start(position.view(np.recarray)[0], seats, options)
        seat = number % seats
        arguments = (position, view, 1 << 40, buffer, weights, generator)
        play_out(rules_of(game), game.observe, one, other, 1 << seat, *arguments)
        winners = game.winners(position.view(np.recarray)[0])
        won[number] = (winners >> seat & 1) / max(1, winners.bit_count())
    return float(won.mean()), float(won.std() / games**0.5)
