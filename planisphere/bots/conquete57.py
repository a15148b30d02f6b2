"""The bots of La Conquête du Monde."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.world import beginner, turn
from planisphere.bots.world.land import share
from planisphere.bots.world.stance import Aims, Stance, appraise, last_rival
from planisphere.games.conquete57.cards import TRADE
from planisphere.games.conquete57.position import SECOND
from planisphere.games.conquete57.rules import DEFENCE_DICE
from planisphere.kernel import Int64s, compiled
from planisphere.parts import campaign, phases
from planisphere.parts.actions import ALL, PIECE
from planisphere.parts.worth import climbing_worth


@compiled
def easy(view: Any, seat: int, legal: Int64s, count: int, generator: np.random.Generator) -> int:
    """Exchange at once; else play as beginners do."""
    if legal[0] >= TRADE:
        return int(legal[0])
    return beginner.choose(view, seat, legal, count, generator)


@compiled
def normal(view: Any, seat: int, legal: Int64s, count: int, generator: np.random.Generator) -> int:
    """Play soundly by exact odds."""
    phase = int(view.phase)
    if count == 1 or phase == phases.DEFEND:
        return int(legal[count - 1])
    if phase == phases.CROSS:
        return PIECE + ALL
    stance = outlook(view, seat)
    if phase == phases.OCCUPY:
        return turn.follow(view, stance)
    if phase == phases.MOVE:
        return turn.move(view, stance, legal, count)
    if legal[0] >= TRADE:
        return int(legal[0])
    if view.reserve[seat] > 0:
        return turn.place(view, stance, int(view.reserve[seat]))
    return turn.attack(view, stance, legal, count)


@compiled
def outlook(view: Any, seat: int) -> Stance:
    """Look at the board: no conquest brings a card, but the eliminated leave theirs."""
    skipped = 1 if view.economy == SECOND else 0
    spoils = climbing_worth(int(view.exchanged) + skipped) / 3.5
    aims = Aims(share(view, seat), 0.0, spoils, last_rival(view, seat), 0, 0.0, 0)
    return appraise(view, seat, campaign.unprotected(view, seat), DEFENCE_DICE, aims)
