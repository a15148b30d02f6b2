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
"""Where two are left, in the first economy."""

SECOND_RULE = DUEL._replace(loss=0.5, slain=3.0, levy=3.0, tenable=1.0)
"""The same in the second economy, where the other is left with a multiple of four."""

FIRST_PAIR = DUEL._replace(
    eager=0.0,
    card=0.51,
    territory=3.6,
    continent=84.0,
    progress=0.006,
    loss=0.38,
    slain=5.7,
    riddance=3.8,
    spoils=0.22,
    hunt=9.1,
    zeal=7.5,
    guard=0.055,
    fear=0.0,
    envy=0.071,
    stay=0.32,
    levy=0.69,
    tenable=1.8,
    secure=1.1,
    mass=0.088,
)
"""At a table of two in the first economy, where all begins with single armies."""

SECOND_PAIR = DUEL._replace(
    eager=0.0,
    card=1.5,
    territory=0.31,
    continent=3.0,
    progress=0.1,
    loss=0.83,
    slain=1.7,
    riddance=6.2,
    spoils=0.064,
    hunt=0.11,
    zeal=0.93,
    guard=1.2,
    fear=0.018,
    stay=2.8,
    levy=2.9,
    tenable=1.8,
    secure=0.033,
    thwart=0.28,
    mass=0.15,
)
"""The same in the second economy."""

SCHOOLED = {
    "first": (CAREFUL, FIRST),
    "second": (CAREFUL, SECOND_RULE),
    "first-pair": (FIRST_PAIR, FIRST_PAIR),
    "second-pair": (SECOND_PAIR, SECOND_PAIR),
}
"""How each economy is played among many and between two, to vary in fits."""


@compiled
def schooled(view: Any) -> Style:
    """Return how a master usually plays here."""
    if view.seats == 2:
        return SECOND_PAIR if view.economy == SECOND else FIRST_PAIR
    if living(view) == 2:
        return SECOND_RULE if view.economy == SECOND else FIRST
    return CAREFUL_LATE if int(view.round_number) > PATIENT else CAREFUL
