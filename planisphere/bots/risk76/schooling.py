"""How a master of Risk usually plays, as contests have taught it."""

from __future__ import annotations

from typing import Any

from planisphere.bots.world.pursuit import PATIENT, living
from planisphere.bots.world.style import DUEL, MANY, Style
from planisphere.games.risk76.position import MISSIONS
from planisphere.kernel import compiled

FEW = MANY._replace(
    eager=0.01,
    card=1.3,
    territory=0.46,
    continent=0.87,
    progress=0.21,
    loss=1.3,
    slain=0.45,
    riddance=4.6,
    spoils=1.75,
    hunt=2.8,
    zeal=0.53,
    guard=0.53,
    fear=0.03,
    envy=0.45,
    stay=0.56,
    levy=0.12,
    tenable=2.3,
    secure=0.12,
    thwart=0.04,
    mass=0.045,
)
"""For the world, among three or four."""

CROWD = MANY._replace(
    eager=0.077,
    card=1.6,
    territory=0.51,
    continent=1.4,
    progress=0.21,
    loss=1.4,
    slain=0.78,
    riddance=6.3,
    spoils=5.4,
    hunt=1.4,
    zeal=0.2,
    guard=0.5,
    fear=0.059,
    envy=0.49,
    stay=0.1,
    tenable=1.2,
    secure=0.51,
    mass=0.011,
)
"""For the world, among five or six."""

ERRAND = MANY._replace(
    eager=0.022,
    card=1.3,
    territory=1.0,
    continent=1.2,
    progress=0.31,
    loss=3.9,
    slain=1.9,
    riddance=1.8,
    spoils=3.1,
    hunt=1.5,
    zeal=0.33,
    guard=0.27,
    fear=0.0,
    envy=0.089,
    stay=0.83,
    wish=1.2,
    levy=0.053,
    tenable=1.6,
    secure=0.068,
)
"""With a mission, among many."""

FEW_LATE, CROWD_LATE, ERRAND_LATE = (
    style._replace(territory=1.5, loss=0.2) for style in (FEW, CROWD, ERRAND)
)

SCHOOLED = {"world": (FEW, DUEL), "missions": (ERRAND, DUEL), "ally": (DUEL, DUEL)}
"""How each mode is played among many and between two, to vary in fits."""


@compiled
def schooled(view: Any) -> Style:
    """Return how a master usually plays here."""
    left, late = living(view), int(view.round_number) > PATIENT
    if left == 2:
        return DUEL
    if view.mode == MISSIONS:
        return ERRAND_LATE if late else ERRAND
    if left > 4:
        return CROWD_LATE if late else CROWD
    return FEW_LATE if late else FEW
