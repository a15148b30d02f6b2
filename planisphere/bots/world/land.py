"""The lie of the land, as sets of territories that are the bits of a number."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from planisphere.kernel import Int64s, compiled
from planisphere.parts.bits import lowest
from planisphere.parts.earth import (
    CONTINENT_FROM,
    CONTINENTS,
    NEIGHBOURS,
    TERRITORIES,
)
from planisphere.parts.ground import SEATS

EVERYWHERE = (1 << TERRITORIES) - 1

CONTINENT_BITS = np.array(
    [(1 << CONTINENT_FROM[c + 1]) - (1 << CONTINENT_FROM[c]) for c in range(CONTINENTS)]
)
"""The territories of each continent."""

UNSEEN = 3
"""Armies supposed where they are still hidden."""


class Board(NamedTuple):
    """Who stands where, alike for both world games, so that what judges it is compiled once."""

    owner: Int64s
    armies: Int64s
    """What is hidden is supposed."""
    held: Int64s
    """The territories of each owner."""
    closed: int
    """The edition of the board: the edges that are closed, one bit each."""


@compiled
def survey(view: Any) -> Board:
    """Look who stands where."""
    owner, armies = np.empty(TERRITORIES, np.int64), np.empty(TERRITORIES, np.int64)
    held = np.zeros(SEATS, np.int64)
    for territory in range(TERRITORIES):
        owner[territory] = view.owner[territory]
        armies[territory] = view.armies[territory] if view.armies[territory] > 0 else UNSEEN
        held[owner[territory]] |= 1 << territory
    closed = int(view.east_africa_middle_east) + 2 * int(view.southern_europe_north_africa)
    return Board(owner, armies, held, closed)


@compiled
def number(bits: int) -> int:
    """Count the territories of a set, two, four and eight bits at a time."""
    bits -= bits >> 1 & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    return bits + (bits >> 32) & 0x7F


@compiled
def near(board: Board, territory: int) -> int:
    """Return the neighbours of a territory."""
    return int(NEIGHBOURS[board.closed, territory])


@compiled
def around(board: Board, bits: int) -> int:
    """Return all neighbours of a set of territories."""
    found = 0
    while bits != 0:
        found |= near(board, lowest(bits))
        bits &= bits - 1
    return found


@compiled
def borders(board: Board, own: int) -> int:
    """Return the territories of a set that have neighbours outside it."""
    return own & around(board, EVERYWHERE & ~own)


@compiled
def steps_to(board: Board, territory: int, goal: int) -> int:
    """Return how far a set of territories is, more than there are if it cannot be reached."""
    reached = 1 << territory
    for step in range(TERRITORIES):
        if reached & goal:
            return step
        reached |= around(board, reached)
    return TERRITORIES


@compiled
def armies_on(board: Board, bits: int) -> int:
    """Add up the armies in a set of territories."""
    total = 0
    while bits != 0:
        total += int(board.armies[lowest(bits)])
        bits &= bits - 1
    return total


@compiled
def menace(board: Board, own: int, territory: int) -> int:
    """Return the armies that could fall on a territory: the largest, and half of the others."""
    largest, total = 0, 0
    foes = near(board, territory) & ~own
    while foes != 0:
        armies = int(board.armies[lowest(foes)]) - 1
        foes &= foes - 1
        total += armies
        if armies > largest:
            largest = armies
    return (largest + total) // 2


@compiled
def whole_continents(held: int) -> int:
    """Return the territories of the continents that a set has whole."""
    found = 0
    for continent in range(CONTINENTS):
        if int(CONTINENT_BITS[continent]) & ~held == 0:
            found |= int(CONTINENT_BITS[continent])
    return found


@compiled
def share(board: Board, side: int) -> float:
    """Return a side's part of all armies and territories."""
    mine = armies_on(board, int(board.held[side])) + 2 * number(int(board.held[side])) + 1
    return mine / (armies_on(board, EVERYWHERE) + 2 * TERRITORIES + 2)
