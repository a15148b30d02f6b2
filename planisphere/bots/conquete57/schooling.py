"""How a master of La Conquête du Monde usually plays, as contests have taught it."""

from __future__ import annotations

from typing import Any

from planisphere.bots.world.pursuit import PATIENT, living
from planisphere.bots.world.style import DUEL, LATE, MANY, Style
from planisphere.games.conquete57.position import SECOND
from planisphere.kernel import compiled

CAREFUL = MANY._replace(tenable=1.5)
"""Among many."""

CAREFUL_LATE = LATE._replace(tenable=1.5)

FIRST = DUEL._replace(slain=4.0, tenable=1.5, progress=0.8, continent=5.0)
"""Between two in the first economy."""

OTHER = DUEL._replace(loss=0.5, slain=3.0, levy=3.0, tenable=1.0)
"""Between two in the second economy, where the other is left with a multiple of four."""

SCHOOLED = {
    "first": (CAREFUL, FIRST),
    "second": (CAREFUL, OTHER),
    "first-pair": (FIRST, FIRST),
    "second-pair": (OTHER, OTHER),
}
"""How each economy is played among many and between two, to vary in fits."""


@compiled
def schooled(view: Any) -> Style:
    """Return how a master usually plays here."""
    if living(view) == 2:
        return OTHER if view.economy == SECOND else FIRST
    return CAREFUL_LATE if int(view.round_number) > PATIENT else CAREFUL
