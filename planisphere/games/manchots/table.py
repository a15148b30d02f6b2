"""Who sits beside whom, and what each has to land."""

from __future__ import annotations

import numpy as np

from planisphere.fields import NONE
from planisphere.games.manchots.cards import LOOKOUT, TWINS, VALUE_OF
from planisphere.games.manchots.position import Position
from planisphere.kernel import compiled

BESIDE = np.array([[2, 3], [3, 2], [1, 0], [0, 1]])
"""In a game of two, who sits on the left and on the right of A, B and the virtual two.  [M13]"""


@compiled
def owners(position: Position) -> int:
    """Count those who have cards, the virtual players among them.  [M13]"""
    return 4 if position.seats == 2 else int(position.seats)


@compiled
def beside(position: Position, owner: int, side: int) -> int:
    """Return who sits on one side of somebody: the next seat is on the left.  [M4, M13]"""
    seats = int(position.seats)
    if seats == 2:
        return int(BESIDE[owner, side])
    other = owner + 1 + side * (seats - 2)
    return other - seats if other >= seats else other


@compiled
def landed_before(position: Position, owner: int, value: int) -> bool:
    """Whether somebody landed a card of a value in the round before."""
    last = int(position.round_number) - 2
    if last < 0:
        return False
    for place in range(2):
        kind = int(position.landed[owner, last, place])
        if kind != NONE and VALUE_OF[kind] == value:
            return True
    return False


@compiled
def must_land(position: Position, owner: int) -> int:
    """Return how many cards somebody lands in this round: two after ninja twins.  [M6, M9]"""
    return 2 if landed_before(position, owner, TWINS) else 1


@compiled
def is_late(position: Position, owner: int) -> bool:
    """Whether somebody shows his cards after the others, having landed a lookout.  [M8, M9]"""
    return landed_before(position, owner, LOOKOUT)


@compiled
def shower(position: Position, late: bool) -> int:
    """Return the virtual player who lands next, before or with the late ones, or none.  [M16]"""
    current = int(position.round_number) - 1
    for owner in range(int(position.seats), owners(position)):
        last = must_land(position, owner) - 1
        if is_late(position, owner) == late and position.landed[owner, current, last] == NONE:
            return owner
    return NONE


@compiled
def drawer(position: Position) -> int:
    """Return the player whose turn it is to draw, two cards each.  [M1, M3, M15]"""
    return int(position.step) // 2
