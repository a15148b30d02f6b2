"""How the bots of La Conquête du Monde choose."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.world import beginner, turn
from planisphere.bots.world.land import Board, share, survey
from planisphere.bots.world.pursuit import usual
from planisphere.bots.world.spoils import cards_held
from planisphere.bots.world.stance import Aims, Stance, appraise, last_rival
from planisphere.bots.world.style import BEYOND, Style
from planisphere.games.conquete57.cards import TRADE
from planisphere.games.conquete57.position import SECOND
from planisphere.games.conquete57.rules import DEFENCE_DICE, rested_left
from planisphere.kernel import Int64s, compiled
from planisphere.parts import campaign, phases
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
    return choose(view, seat, legal, count, usual(view))


@compiled
def choose(view: Any, seat: int, legal: Int64s, count: int, style: Style) -> int:
    """Choose by exact odds, in some style."""
    phase = int(view.phase)
    if count == 1 or phase == phases.DEFEND:
        return int(legal[count - 1])
    board = survey(view)
    stance = outlook(view, board, seat, style)
    if phase == phases.OCCUPY:
        dice, crossing = int(view.attack_dice), int(view.crossing)
        return turn.follow(board, stance, int(view.source), int(view.target), dice, crossing)
    if phase == phases.MOVE:
        return turn.move(board, stance, legal, count)
    if phase == phases.CROSS:
        return turn.cross(board, stance, int(view.source), int(view.crossing), rested_left(view))
    if legal[0] >= TRADE and style.patience < BEYOND:
        return int(legal[0])
    if view.reserve[seat] > 0:
        return turn.place(board, stance, int(view.reserve[seat]))
    return turn.attack(board, stance, legal, count)


@compiled
def outlook(view: Any, board: Board, seat: int, style: Style) -> Stance:
    """Look at the board: no conquest brings a card, but the eliminated leave theirs."""
    spoils = next_worth(view) / 3.5
    rival, ready = last_rival(board, seat), int(view.reserve[seat])
    quota, odd = (4, spoils) if view.economy == SECOND else (3, 0.0)
    part, cards = share(board, seat), cards_held(view)
    aims = Aims(part, 0.0, spoils, rival, 0, 0, cards, ready, quota, odd)
    prey = campaign.unprotected(view, seat)
    return appraise(board, seat, prey, DEFENCE_DICE, aims, style)


@compiled
def next_worth(view: Any) -> float:
    """Return what the next series brings.  [C12, C34]"""
    skipped = 1 if view.economy == SECOND else 0
    return float(climbing_worth(int(view.exchanged) + skipped))
