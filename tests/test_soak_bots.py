"""No bot makes an illegal move, hangs or crashes, however long it plays."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Any

import numpy as np
import pytest

from planisphere.arena.playing import play
from planisphere.arena.tournament import HORIZON, tournament
from planisphere.bots.levels import COMPILED, THINKING, chooser, levels
from planisphere.catalogue import load
from planisphere.game import CHANCE
from planisphere.kernel import Int64s, driver
from planisphere.parts.bits import lowest
from planisphere.playouts import Rules, rules_of, weighted
from planisphere.server.warming import warm
from tests.tables import MODES, Table

MATCHES, THOUGHTFUL = 10_000, 200
FEW = 8
"""Playouts for a hand-in: enough to search, few enough for so many matches."""
LONGEST = 1_000_000
"""Actions in a match, beyond which it would not come to an end."""
DONE, ILLEGAL, ENDLESS, STUCK = range(4)


@driver
def checked(
    rules: Rules,
    observe: Any,
    first: Any,
    second: Any,
    third: Any,
    kinds: Int64s,
    position: Any,
    view: Any,
    buffer: Int64s,
    weights: Int64s,
    generator: np.random.Generator,
) -> int:
    """Let compiled bots play to the end, each action looked up among the legal ones."""
    for _ in range(LONGEST):
        waiting = rules.awaited(position[0])
        if waiting == 0:
            return DONE
        if waiting >> CHANCE & 1:
            count = rules.odds(position[0], buffer, weights)
            rules.play(position[0], CHANCE, buffer[weighted(weights, count, generator)])
            continue
        seat = lowest(waiting)
        view[0] = position[0]
        observe(view[0], seat)
        count = rules.legal(view[0], seat, buffer)
        if count == 0:
            return STUCK
        if kinds[seat] == 0:
            action = first(view[0], seat, buffer, count, generator)
        elif kinds[seat] == 1:
            action = second(view[0], seat, buffer, count, generator)
        else:
            action = third(view[0], seat, buffer, count, generator)
        count = rules.legal(position[0], seat, buffer)  # a bot may have written into its buffer
        if not np.any(buffer[:count] == action):
            return ILLEGAL
        rules.play(position[0], seat, action)
    return ENDLESS


def check_matches(table: Table, matches: int) -> None:
    """Play matches between compiled levels, which change seats from one to the next."""
    game = load(table.game)
    options = game.settle(table.seats, {**table.options, "horizon": HORIZON})
    buffer, weights = np.zeros((2, game.actions), np.int64)
    first, second, third = (chooser(game.name, level) for level in COMPILED)
    for number in range(matches):
        kinds: Int64s = (np.arange(table.seats) + number) % len(COMPILED)
        position, view = np.zeros(1, game.layout), np.zeros(1, game.layout)
        game.start(position.view(np.recarray)[0], table.seats, options)
        generator = np.random.default_rng([5, number])
        came = checked(
            rules_of(game),
            game.observe,
            first,
            second,
            third,
            kinds,
            position,
            view,
            buffer,
            weights,
            generator,
        )
        assert came == DONE, f"match {number} of {table}"


@pytest.mark.soak
@pytest.mark.parametrize("table", MODES, ids=str)
def test_compiled_levels_play_ten_thousand_matches_without_a_fault(table: Table) -> None:
    check_matches(table, MATCHES)


def test_compiled_levels_play_some_matches_without_a_fault() -> None:
    check_matches(Table("manchots", 4, {}), 30)


@pytest.mark.soak
@pytest.mark.parametrize("table", [t for t in MODES if t.game in THINKING], ids=str)
def test_levels_that_think_play_two_hundred_matches_without_a_fault(table: Table) -> None:
    strongest = reversed(levels(table.game)[-3:])
    bots = list(islice(cycle(strongest), table.seats))
    options = {**table.options, "horizon": "30"}
    matches = tournament(table.game, options, bots, playouts=FEW, seed="soak")
    warm(table.game)  # or the first match would pay for compiling, against its clock
    for number in range(THOUGHTFUL):
        assert play(matches, number).forfeit is None
