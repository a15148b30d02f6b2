"""How the bots of Risk choose, for themselves or with the ally."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.risk76.aims import outlook, to_garrison
from planisphere.bots.risk76.hand import best_card, worth_exchanging
from planisphere.bots.world import beginner, turn
from planisphere.bots.world.land import survey
from planisphere.bots.world.pursuit import usual
from planisphere.bots.world.style import Style
from planisphere.fields import NONE
from planisphere.games.risk76.rules import side_acting
from planisphere.games.risk76.sets import CARD
from planisphere.kernel import Int64s, compiled
from planisphere.parts import campaign, phases
from planisphere.parts.actions import PIECES, PLACE


@compiled
def easy(view: Any, seat: int, legal: Int64s, count: int, generator: np.random.Generator) -> int:
    """Exchange at once; else play as beginners do."""
    if view.phase == phases.ACT and legal[0] >= CARD:
        return int(legal[0])
    return beginner.choose(view, forces(view, seat), legal, count, generator)


@compiled
def normal(view: Any, seat: int, legal: Int64s, count: int, generator: np.random.Generator) -> int:
    """Play soundly by exact odds."""
    return choose(view, seat, legal, count, usual(view))


@compiled
def choose(view: Any, seat: int, legal: Int64s, count: int, style: Style) -> int:
    """Choose by exact odds, in some style."""
    phase = int(view.phase)
    if count == 1 or phase == phases.DEFEND:
        return int(legal[count - 1])
    if phase == phases.ACT and exchanges(view, seat, legal, count, style):
        return best_card(view, seat, legal, count)
    side, board = forces(view, seat), survey(view)
    stance = outlook(view, board, seat, side, style)
    if phase == phases.OCCUPY:
        dice, crossing = int(view.attack_dice), int(view.crossing)
        return turn.follow(board, stance, int(view.source), int(view.target), dice, crossing)
    if phase == phases.MOVE:
        return turn.move(board, stance, legal, count)
    if phase == phases.CROSS:
        left = campaign.may_follow(view)
        return turn.cross(board, stance, int(view.source), int(view.crossing), left)
    if view.reserve[side] == 0:
        return turn.attack(board, stance, legal, count)
    single = to_garrison(view, seat)
    if single != NONE:
        return PLACE + single * PIECES + turn.piece_of(1, int(view.reserve[seat]))
    return turn.place(board, stance, int(view.reserve[side]))


@compiled
def forces(view: Any, seat: int) -> int:
    """Return whose forces a seat leads now: its own, or the ally's.  [R4, R31]"""
    return seat if view.phase == phases.PLACE else side_acting(view)


@compiled
def exchanges(view: Any, seat: int, legal: Int64s, count: int, style: Style) -> bool:
    """Whether to lay a card down: one must, has begun to, or finds it worth while.  [R9, R11]"""
    if legal[0] < CARD:
        return False
    must = legal[count - 1] >= CARD or view.picked[0] != NONE
    return bool(must or worth_exchanging(view, seat, style.patience))
