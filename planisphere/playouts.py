"""Random play on the compiled rules, for speed and for statistics."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.game import CHANCE, Game
from planisphere.kernel import Int64s, blank, compiled


@compiled
def lowest_bit(bits: int) -> int:
    """Return the number of the lowest bit that is set."""
    number = 0
    while not bits >> number & 1:
        number += 1
    return number


@compiled
def weighted(weights: Int64s, count: int, generator: np.random.Generator) -> int:
    """Choose an index with chances in proportion to whole weights."""
    total = 0
    for i in range(count):
        total += weights[i]
    number = int(generator.random() * total)
    index = 0
    while number >= weights[index]:
        number -= weights[index]
        index += 1
    return index


@compiled
def wander(
    awaited: Any,
    legal: Any,
    odds: Any,
    play: Any,
    position: Any,
    plies: int,
    buffer: Int64s,
    weights: Int64s,
    generator: np.random.Generator,
) -> int:
    """Play at random for so many plies at most; return how many were played."""
    for ply in range(plies):
        waiting = awaited(position)
        if waiting == 0:
            return ply
        if waiting >> CHANCE & 1:
            count = odds(position, buffer, weights)
            play(position, CHANCE, buffer[weighted(weights, count, generator)])
        else:
            seat = lowest_bit(waiting)
            count = legal(position, seat, buffer)
            play(position, seat, buffer[int(generator.random() * count)])
    return plies


def random_play(game: Game, position: Any, plies: int, generator: np.random.Generator) -> int:
    """Play a position on at random, in place; return the number of plies."""
    buffer, weights = np.zeros(game.actions, np.int64), np.zeros(game.actions, np.int64)
    return wander(
        game.awaited, game.legal, game.odds, game.play, position, plies, buffer, weights, generator
    )


def started(game: Game, seats: int, options: Int64s) -> Any:
    """Return a position at the very start of a game."""
    position = blank(game.layout)
    game.start(position, seats, options)
    return position
