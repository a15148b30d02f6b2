"""A sound player: weighs what each line of the sheet may bring in points, and mixes."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.africa1880.opening import opening
from planisphere.bots.africa1880.orders import order
from planisphere.bots.africa1880.relations import chance_of_war
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880.position import RELATION
from planisphere.games.africa1880.rules import ALLY, MAKE_WAR
from planisphere.games.africa1880.table import of_power
from planisphere.kernel import Int64s, compiled

MIXING = 2.0
"""The points within which one choice is as good as another."""


@compiled
def normal(view: Any, seat: int, legal: Int64s, count: int, generator: np.random.Generator) -> int:
    """Choose what is worth most, or nearly, so as not to be read."""
    if view.phase == at.ORDERS and view.question[seat] >= RELATION:
        other = of_power(view, int(view.question[seat]) - RELATION)
        return MAKE_WAR if generator.random() < chance_of_war(view, seat, other) else ALLY
    best, chosen = -np.inf, int(legal[0])
    for number in range(count):
        action = int(legal[number])
        points = judge(view, seat, action) + MIXING * generator.random()
        if points > best:
            best, chosen = points, action
    return chosen


@compiled
def judge(view: Any, seat: int, action: int) -> float:
    """Judge an action before the relations."""
    return order(view, seat, action) if view.phase == at.ORDERS else opening(view, action)
