"""Whole games between compiled bots, to compare them."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.levels import COMPILED, Chooser, chooser
from planisphere.game import CHANCE, Game
from planisphere.kernel import Int64s, driver
from planisphere.parts.bits import lowest
from planisphere.playouts import Rules, rules_of, weighted


@driver
def play_out(
    rules: Rules,
    observe: Any,
    first: Any,
    second: Any,
    third: Any,
    kinds: Int64s,
    position: Any,
    view: Any,
    decisions: Int64s,
    buffer: Int64s,
    weights: Int64s,
    chance: np.random.Generator,
    generator: np.random.Generator,
) -> None:
    """Let up to three kinds of bots play a game to its end, each seat being of one of *kinds*.

    The decisions of each kind are counted. Whoever sits where, the code is compiled once.
    """
    while True:
        waiting = rules.awaited(position[0])
        if waiting == 0:
            return
        if waiting >> CHANCE & 1:
            count = rules.odds(position[0], buffer, weights)
            rules.play(position[0], CHANCE, buffer[weighted(weights, count, chance)])
            continue
        seat = lowest(waiting)
        view[0] = position[0]
        observe(view[0], seat)
        count = rules.legal(view[0], seat, buffer)
        decisions[kinds[seat]] += 1
        if kinds[seat] == 0:
            action = first(view[0], seat, buffer, count, generator)
        elif kinds[seat] == 1:
            action = second(view[0], seat, buffer, count, generator)
        else:
            action = third(view[0], seat, buffer, count, generator)
        rules.play(position[0], seat, action)


def play_levels(
    game: Game,
    levels: list[str],
    options: Int64s,
    chance: np.random.Generator,
    generator: np.random.Generator,
) -> tuple[Any, Int64s]:
    """Let compiled levels play, one a seat; return the last position, and each level's decisions.

    Those are counted for each of the compiled levels, in their order.
    """
    kinds: Int64s = np.array([COMPILED.index(level) for level in levels], np.int64)
    position, view = np.zeros(1, game.layout), np.zeros(1, game.layout)
    game.start(position.view(np.recarray)[0], len(levels), options)
    decisions, (buffer, weights) = np.zeros(3, np.int64), np.zeros((2, game.actions), np.int64)
    first, second, third = (chooser(game.name, level) for level in COMPILED)
    play_out(
        rules_of(game),
        game.observe,
        first,
        second,
        third,
        kinds,
        position,
        view,
        decisions,
        buffer,
        weights,
        chance,
        generator,
    )
    return position.view(np.recarray)[0], decisions


def contest(
    game: Game, seats: int, options: Int64s, one: Chooser, other: Chooser, games: int, seed: int
) -> tuple[float, float]:
    """Return the share of games won by a single bot of the first kind among others, and its error.

    Its seat goes round; a shared victory counts in part. The error is one standard deviation.
    """
    decisions, (buffer, weights) = np.zeros(3, np.int64), np.zeros((2, game.actions), np.int64)
    won = np.zeros(games)
    for number in range(games):
        generator = np.random.default_rng([seed, number])
        position, view = np.zeros(1, game.layout), np.zeros(1, game.layout)
        game.start(position.view(np.recarray)[0], seats, options)
        seat = number % seats
        kinds: Int64s = np.array([each != seat for each in range(seats)], np.int64)
        play_out(
            rules_of(game),
            game.observe,
            one,
            other,
            other,
            kinds,
            position,
            view,
            decisions,
            buffer,
            weights,
            generator,
            generator,
        )
        winners = game.winners(position.view(np.recarray)[0])
        won[number] = (winners >> seat & 1) / max(1, winners.bit_count())
    return float(won.mean()), float(won.std() / games**0.5)
