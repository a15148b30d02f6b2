"""What else a decision could be: the attacks and moves that promise most, and to stop."""

from __future__ import annotations

import numpy as np

from planisphere.bots.world.land import Board
from planisphere.bots.world.stance import Stance
from planisphere.bots.world.turn import WORTHLESS, attack_value, relief
from planisphere.kernel import Int64s, compiled
from planisphere.parts.actions import ALL, ATTACK, DONE, MOVE, PIECE
from planisphere.parts.earth import EDGE_FROM, EDGE_TO


@compiled
def promise(board: Board, stance: Stance, action: int) -> float:
    """Return what an attack or a move promises, in armies; to stop promises nothing."""
    if ATTACK <= action < MOVE:
        return attack_value(board, stance, action)
    if MOVE <= action < PIECE:
        source, target = int(EDGE_FROM[action - MOVE]), int(EDGE_TO[action - MOVE])
        value = relief(board, stance, source, target)
        return value if value > 0.0 else WORTHLESS
    return 0.0 if action in (PIECE + ALL, DONE) else WORTHLESS


@compiled
def rank(board: Board, stance: Stance, legal: Int64s, count: int, out: Int64s) -> int:
    """Write the legal actions that promise most, the best first, as many as there is room for."""
    found = 0
    worth = np.empty(len(out))
    for i in range(count):
        value = promise(board, stance, int(legal[i]))
        if value <= WORTHLESS:
            continue
        place = found
        while place > 0 and worth[place - 1] < value:
            place -= 1
        if place == len(out):
            continue
        found = found + 1 if found < len(out) else found
        for later in range(found - 1, place, -1):
            out[later], worth[later] = out[later - 1], worth[later - 1]
        out[place], worth[place] = int(legal[i]), value
    return found
