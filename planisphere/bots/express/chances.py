"""The exact chances of all sieges of Risk Express, in one table that compiled functions read."""

from __future__ import annotations

import numpy as np

from planisphere.fields import NONE
from planisphere.games.express.cards import CARD, CARDS, DICE, LINES
from planisphere.games.express.position import Position
from planisphere.kernel import Float64s, compiled
from planisphere.odds.express import chances


def _all_chances() -> Float64s:
    """Fill the table by whether a line must be filled, whether the card is held, and the card."""
    table = np.zeros((2, 2, CARDS, 1 << LINES, DICE + 1))
    for rule in range(2):
        for held in range(2):
            for card, name in enumerate(CARD):
                found = chances(name, held == 1, rule == 0)
                table[rule, held, card, : len(found)] = found
    return table


CHANCES = _all_chances()


@compiled
def chance(view: Position, card: int, filled: int, dice: int) -> float:
    """The chance to conquer a card with some lines filled, before so many dice are thrown."""
    held = 0 if view.owner[card] == NONE else 1
    return float(CHANCES[int(view.must_fill), held, card, filled, dice])
