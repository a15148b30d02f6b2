"""Random play on the compiled rules, for speed and for statistics."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from planisphere.game import CHANCE, Game
from planisphere.kernel import Int64s, compiled, driver
from planisphere.parts.bits import lowest


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


class Rules(NamedTuple):
    """The functions of a game that random play needs, in a form that can be compiled."""

    start: Any
    awaited: Any
    legal: Any
    odds: Any
    play: Any


def rules_of(game: Game) -> Rules:
    """Return the functions of a game that random play needs."""
    return Rules(game.start, game.awaited, game.legal, game.odds, game.play)


@driver
def wander(
    rules: Rules,
    position: Any,
    plies: int,
    buffer: Int64s,
    weights: Int64s,
    generator: np.random.Generator,
) -> int:
    """Play at random for so many plies at most; return how many were played."""
    for ply in range(plies):
        waiting = rules.awaited(position)
        if waiting == 0:
            return ply
        if waiting >> CHANCE & 1:
            count = rules.odds(position, buffer, weights)
            rules.play(position, CHANCE, buffer[weighted(weights, count, generator)])
        else:
            seat = lowest(waiting)
            count = rules.legal(position, seat, buffer)
            rules.play(position, seat, buffer[int(generator.random() * count)])
    return plies


@driver
def play_games(
    rules: Rules,
    table: Any,
    seats: int,
    options: Int64s,
    lengths: Int64s,
    buffer: Int64s,
    weights: Int64s,
    generator: np.random.Generator,
) -> None:
    """Play whole games at random, one after another, noting the plies of each.

    *table* has one position for each game, and a blank one behind them.
    """
    for game in range(len(lengths)):
        table[game] = table[len(lengths)]
        rules.start(table[game], seats, options)
        lengths[game] = wander(rules, table[game], 1 << 40, buffer, weights, generator)


@driver
def replay(rules: Rules, position: Any, seats: Int64s, actions: Int64s) -> None:
    """Play a log of moves through."""
    for ply in range(len(seats)):
        rules.play(position, seats[ply], actions[ply])


def random_games(
    game: Game, seats: int, options: Int64s, count: int, generator: np.random.Generator
) -> tuple[Any, Int64s]:
    """Play whole games at random; return their last positions and their plies.

    Set the option `horizon`, for some games would never end.
    """
    table, lengths = np.zeros(count + 1, game.layout), np.zeros(count, np.int64)
    buffer, weights = np.zeros(game.actions, np.int64), np.zeros(game.actions, np.int64)
    play_games(rules_of(game), table, seats, options, lengths, buffer, weights, generator)
    return table[:count], lengths
