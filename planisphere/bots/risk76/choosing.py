"""How the bots of Risk choose, for themselves or with the ally."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.risk76.aims import outlook, to_garrison
from planisphere.bots.risk76.hand import best_card, worth_exchanging
from planisphere.bots.world import beginner, turn
from planisphere.fields import NONE
from planisphere.games.risk76.rules import side_acting
from planisphere.games.risk76.sets import CARD
from planisphere.kernel import Int64s, compiled
from planisphere.parts import phases
from planisphere.parts.actions import ALL, PIECE, PIECES, PLACE


@compiled
def easy(view: Any, seat: int, legal: Int64s, count: int, generator: np.random.Generator) -> int:
    """Exchange at once; else play as beginners do."""
    if view.phase == phases.ACT and legal[0] >= CARD:
        return int(legal[0])
    return beginner.choose(view, forces(view, seat), legal, count, generator)


@compiled
def normal(view: Any, seat: int, legal: Int64s, count: int, generator: np.random.Generator) -> int:
    """Play soundly by exact odds."""
    phase = int(view.phase)
    if count == 1 or phase == phases.DEFEND:
        return int(legal[count - 1])
    if phase == phases.CROSS:
        return PIECE + ALL
    if phase == phases.ACT and exchanges(view, seat, legal, count):
        return best_card(view, seat, legal, count)
    side = forces(view, seat)
    stance = outlook(view, seat, side)
    if phase == phases.OCCUPY:
        return turn.follow(view, stance)
    if phase == phases.MOVE:
        return turn.move(view, stance, legal, count)
    if view.reserve[side] == 0:
        return turn.attack(view, stance, legal, count)
    single = to_garrison(view, seat)
    if single != NONE:
        return PLACE + single * PIECES + turn.piece_of(1, int(view.reserve[seat]))
    return turn.place(view, stance, int(view.reserve[side]))


@compiled
def forces(view: Any, seat: int) -> int:
    """Return whose forces a seat leads now: its own, or the ally's.  [R4, R31]"""
    return seat if view.phase == phases.PLACE else side_acting(view)


@compiled
def exchanges(view: Any, seat: int, legal: Int64s, count: int) -> bool:
    """Whether to lay a card down: one must, has begun to, or finds it worth while.  [R9, R11]"""
    if legal[0] < CARD:
        return False
    return bool(legal[count - 1] >= CARD or view.picked[0] != NONE or worth_exchanging(view, seat))
