"""What a player could be after in a turn: a continent, a victim, a card, or peace."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from planisphere.bots.world.land import CONTINENT_BITS
from planisphere.bots.world.pursuit import PATIENT
from planisphere.bots.world.style import BEYOND, Style
from planisphere.parts.earth import CONTINENTS, EARTH, TERRITORIES

NEVER = 1e6
"""Nothing is worth so much."""
DRIVE = 6.0
"""What a territory is worth besides to who is after it."""
ARDOUR = 4.0
"""How many times more a mission counts to who makes straight for it."""
CHASES = (4.0, 12.0)
"""The same to who is after a player, by the way or at all costs."""
LETTERS = "ABCDEF"
NAMES = [{name: continent[name] for name in ("en", "fr")} for continent in EARTH["continents"]]
"""What each continent is called, by language."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to play a turn, and the words for it."""

    style: Style
    reason: str
    details: Mapping[str, object] = field(default_factory=dict)


def plans(view: Any, seat: int, usual: Style) -> list[Plan]:
    """List the plans worth looking at, the usual way first."""
    held = _held(view)
    found = [Plan(usual, "plan-usual"), Plan(usual._replace(loss=usual.loss * 0.6), "plan-bold")]
    if "mission" in view.dtype.names and view.mission[seat] >= 0:
        found.append(Plan(usual._replace(wish=usual.wish * ARDOUR), "plan-mission"))
    if int(view.round_number) <= PATIENT:
        found += restraints(usual)
    found += hunts(held, seat, int(view.seats), usual)
    return found + campaigns(held.get(seat, 0), usual)


def restraints(usual: Style) -> list[Plan]:
    """List the plans to hold back; if nobody ever fought, no match would end."""
    return [
        Plan(usual._replace(eager=NEVER), "plan-peace"),
        Plan(usual._replace(loss=usual.loss * 1.6), "plan-careful"),
        Plan(usual._replace(territory=0.0, continent=0.0), "plan-card"),
        Plan(usual._replace(patience=BEYOND), "plan-wait"),
    ]


def hunts(held: Mapping[int, int], seat: int, seats: int, usual: Style) -> list[Plan]:
    """List the plans against one player each."""
    return [
        Plan(
            usual._replace(land=held[other], drive=drive),
            "plan-hunt",
            {"letter": LETTERS[other]},
        )
        for drive in CHASES
        for other in range(seats)
        if other != seat and other in held
    ]


def campaigns(own: int, usual: Style) -> list[Plan]:
    """List the plans for one continent each, but for those that are held whole."""
    return [
        Plan(
            usual._replace(land=int(CONTINENT_BITS[continent]), drive=DRIVE),
            "plan-continent",
            {"continent": NAMES[continent]},
        )
        for continent in range(CONTINENTS)
        if int(CONTINENT_BITS[continent]) & ~own
    ]


def _held(view: Any) -> dict[int, int]:
    """Return the territories of each owner."""
    held: dict[int, int] = {}
    for territory in range(TERRITORIES):
        owner = int(view.owner[territory])
        held[owner] = held.get(owner, 0) | 1 << territory
    return held
