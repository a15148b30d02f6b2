"""A beginner: spreads out at first, then develops, and answers war with war."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880.board import SQUARES, TERRITORIES
from planisphere.games.africa1880.position import LANDING, RELATION
from planisphere.games.africa1880.rules import ALLY, MAKE_WAR, TO_DEVELOP
from planisphere.games.africa1880.table import is_empty, makes_war, of_power
from planisphere.kernel import Int64s, compiled

WHIM = 0.2
"""How often anything at all is done."""

WARY = 0.4
"""How often one makes war on a power that one meets, unprovoked."""

SPREADING = 4
"""The turns before which exploring comes first."""


@compiled
def easy(view: Any, seat: int, legal: Int64s, count: int, generator: np.random.Generator) -> int:
    """Follow a simple aim, or a whim."""
    anything = int(legal[int(generator.random() * count)])
    if view.phase != at.ORDERS or generator.random() < WHIM:
        return anything
    question = int(view.question[seat])
    if question >= RELATION:
        return declare(view, seat, of_power(view, question - RELATION), generator)
    if question == LANDING:
        return int(legal[count - 1 - int(generator.random() * max(1, count - 1))])
    if view.round_number < SPREADING:
        return explore(view, legal, count, generator)
    return develop(view, question, anything)


@compiled
def declare(view: Any, seat: int, other: int, generator: np.random.Generator) -> int:
    """Answer war with war, and be wary of whom one meets.  [A8]"""
    if makes_war(view, other, seat):
        return MAKE_WAR
    return MAKE_WAR if meets(view, seat, other) and generator.random() < WARY else ALLY


@compiled
def meets(view: Any, seat: int, other: int) -> bool:
    """Whether two seats stand in a territory that is no colony yet.  [A15]"""
    for territory in range(TERRITORIES):
        both = view.presence[seat, territory] != 0 and view.presence[other, territory] != 0
        if both and view.colony[territory] == 0:
            return True
    return False


@compiled
def explore(view: Any, legal: Int64s, count: int, generator: np.random.Generator) -> int:
    """Explore a territory where nobody stands, or else develop.  [A6]"""
    chosen, found = TO_DEVELOP, 0
    for number in range(count):
        target = int(legal[number])
        if target < TERRITORIES and is_empty(view, target):
            found += 1
            if generator.random() * found < 1:
                chosen = target
    return chosen


@compiled
def develop(view: Any, home: int, otherwise: int) -> int:
    """Develop while there are squares.  [A10]"""
    if view.colony[home] == 0 and view.development[home] < SQUARES[home]:
        return TO_DEVELOP
    return otherwise
