"""The lie of the land, as sets of territories that are the bits of a number."""

from __future__ import annotations

import numpy as np

from planisphere.kernel import compiled
from planisphere.parts.bits import lowest
from planisphere.parts.earth import (
    CONTINENT_FROM,
    CONTINENTS,
    TERRITORIES,
)
from planisphere.parts.ground import Ground, holds_continent, neighbours

EVERYWHERE = (1 << TERRITORIES) - 1

CONTINENT_BITS = np.array(
    [(1 << CONTINENT_FROM[c + 1]) - (1 << CONTINENT_FROM[c]) for c in range(CONTINENTS)]
)
"""The territories of each continent."""

UNSEEN = 3
"""Armies supposed where they are still hidden."""


@compiled
def held_by(view: Ground, side: int) -> int:
    """Return the territories of a side."""
    held = 0
    for territory in range(TERRITORIES):
        held |= int(int(view.owner[territory]) == side) << territory
    return held


@compiled
def number(bits: int) -> int:
    """Count the territories of a set."""
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


@compiled
def garrison(view: Ground, territory: int) -> int:
    """Return the armies of a territory, or a guess where they are hidden."""
    armies = int(view.armies[territory])
    return armies if armies > 0 else UNSEEN


@compiled
def around(view: Ground, bits: int) -> int:
    """Return all neighbours of a set of territories."""
    found = 0
    while bits != 0:
        found |= neighbours(view, lowest(bits))
        bits &= bits - 1
    return found


@compiled
def borders(view: Ground, own: int) -> int:
    """Return the territories of a set that have neighbours outside it."""
    return own & around(view, EVERYWHERE & ~own)


@compiled
def steps_to(view: Ground, territory: int, goal: int) -> int:
    """Return how far a set of territories is, more than there are if it cannot be reached."""
    reached = 1 << territory
    for step in range(TERRITORIES):
        if reached & goal:
            return step
        reached |= around(view, reached)
    return TERRITORIES


@compiled
def menace(view: Ground, own: int, territory: int) -> int:
    """Return the armies that could fall on a territory: the largest, and half of the others."""
    largest, total = 0, 0
    foes = neighbours(view, territory) & ~own
    while foes != 0:
        armies = garrison(view, lowest(foes)) - 1
        foes &= foes - 1
        total += armies
        if armies > largest:
            largest = armies
    return (largest + total) // 2


@compiled
def whole_continents(view: Ground, side: int) -> int:
    """Return the territories of the continents that a side holds whole."""
    found = 0
    for continent in range(CONTINENTS):
        if holds_continent(view, side, continent):
            found |= int(CONTINENT_BITS[continent])
    return found


@compiled
def share(view: Ground, side: int) -> float:
    """Return a side's part of all armies and territories."""
    mine, all_ = 1, 2
    for territory in range(TERRITORIES):
        weight = garrison(view, territory) + 2
        all_ += weight
        if int(view.owner[territory]) == side:
            mine += weight
    return mine / all_
