"""Which power to take, and where to begin: where there is room."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.fields import NONE
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880.board import (
    BORDER,
    BORDERS,
    HISTORICAL_START,
    IS_BORDER,
    SQUARES,
    TERRITORIES,
)
from planisphere.games.africa1880.rules import TAKE_POWER
from planisphere.kernel import compiled

DISTANCE = np.where(IS_BORDER == 1, 1, TERRITORIES)
"""How many borders lie between two territories."""

np.fill_diagonal(DISTANCE, 0)
for _between in range(TERRITORIES):
    DISTANCE = np.minimum(DISTANCE, DISTANCE[:, [_between]] + DISTANCE[_between])

NEAR = 4
"""Who begins this far away or further does not press."""

PRESSURE = 1.5
"""How much a border nearer to somebody else's start takes away."""


@compiled
def opening(view: Any, action: int) -> float:
    """Judge a power to take, or a territory to begin in.  [A1, A2]"""
    if action < TERRITORIES:
        return room(view, action)
    power = action - TAKE_POWER
    if view.start == at.HISTORICAL:
        return room(view, int(HISTORICAL_START[power]))
    return float(power)


@compiled
def room(view: Any, home: int) -> float:
    """Judge a start by what it borders on, and by how far away the others begin."""
    found = 0.0
    for number in range(BORDERS[home]):
        found += 2.0 / SQUARES[BORDER[home, number]]
    for seat in range(int(view.seats)):
        for territory in range(TERRITORIES):
            if begins_at(view, seat, territory):
                found -= PRESSURE * max(0, NEAR - DISTANCE[home, territory])
    return found


@compiled
def begins_at(view: Any, seat: int, territory: int) -> bool:
    """Whether a seat begins in a territory, or will by history.  [A2]"""
    if view.start == at.FREE:
        return bool(view.presence[seat, territory] != 0)
    power = int(view.power[seat])
    return power != NONE and HISTORICAL_START[power] == territory
