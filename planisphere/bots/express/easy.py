"""The easy bot of Risk Express: it fills what it can, for points that look near."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.express.chances import chance
from planisphere.games.express import position as at
from planisphere.games.express.cards import DICE, FACES, FILL_CARD, FILL_LINE, FILL_SIZE, POINTS
from planisphere.games.express.position import Position
from planisphere.games.express.rules import AFRESH, ASIDE, FILL, GO_ON
from planisphere.kernel import Int64s, compiled

WHIM = 3.0
"""How far a liking may rise by mere chance."""

LIKELY = 0.5
"""The chance from which on a siege is gone on with."""


@compiled
def easy(view: Any, seat: int, legal: Int64s, count: int, generator: np.random.Generator) -> int:
    """Fill the line that it likes best, else set a die aside; go on with a likely siege."""
    if view.phase == at.OFFER:
        left = DICE - int(view.on_lines)
        likely = chance(view, int(view.card), int(view.filled), left) >= LIKELY
        return GO_ON if likely else AFRESH
    best, chosen = -1.0, int(legal[0])
    for index in range(count):
        action = int(legal[index])
        found = 0.0 if action >= ASIDE else liking(view, action - FILL)
        found *= 1.0 + WHIM * generator.random()
        if found > best:
            best, chosen = found, action
    return chosen


@compiled
def liking(view: Position, fill: int) -> float:
    """The points of a card, by the chance to get it; continents and rivals are not thought of."""
    card, dice = int(FILL_CARD[fill]), -int(FILL_SIZE[fill])
    for face in range(FACES):
        dice += int(view.tray[face])
    filled = int(view.filled) | 1 << int(FILL_LINE[fill])
    return float(POINTS[card]) * chance(view, card, filled, dice)
