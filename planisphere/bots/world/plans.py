"""What a player could be after in a turn: a continent, a victim, a card, or peace."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from planisphere.bots.world.land import CONTINENT_BITS
from planisphere.bots.world.pursuit import PATIENT
from planisphere.bots.world.style import BEYOND, Style
from planisphere.parts.earth import CONTINENT_BONUS, CONTINENTS, EARTH, TERRITORIES

NEVER = 1e6
"""Nothing is worth so much."""
DRIVE = 6.0
"""What a territory is worth besides to who is after it."""
ARDOUR = 4.0
"""How many times more a mission counts to who makes straight for it."""
CHASES = (12.0, 4.0)
"""The same to who is after a player, at all costs or by the way."""
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
    """List the plans worth looking at: the usual way first, then as they promise to be of use."""
    found = [Plan(usual, "plan-usual"), Plan(usual._replace(loss=usual.loss * 0.6), "plan-bold")]
    if "mission" in view.dtype.names and view.mission[seat] >= 0:
        found.append(Plan(usual._replace(wish=usual.wish * ARDOUR), "plan-mission"))
    if int(view.round_number) <= PATIENT:
        found += restraints(usual)
    return found + pursuits(view, seat, usual)


def pursuits(view: Any, seat: int, usual: Style) -> list[Plan]:
    """List the plans against a player and for a continent in turn, the easiest first."""
    pairs = zip_longest(hunts(view, seat, usual), campaigns(view, seat, usual))
    return [plan for pair in pairs for plan in pair if plan is not None]


def restraints(usual: Style) -> list[Plan]:
    """List the plans to hold back; if nobody ever fought, no match would end."""
    return [
        Plan(usual._replace(eager=NEVER), "plan-peace"),
        Plan(usual._replace(loss=usual.loss * 1.6), "plan-careful"),
        Plan(usual._replace(territory=0.0, continent=0.0), "plan-card"),
        Plan(usual._replace(patience=BEYOND), "plan-wait"),
    ]


def hunts(view: Any, seat: int, usual: Style) -> list[Plan]:
    """List the plans against one player each, the weakest first."""
    held = _held(view)
    others = [other for other in range(int(view.seats)) if other != seat and other in held]
    others.sort(key=lambda other: _force(view, held[other]))
    return [
        Plan(
            usual._replace(land=held[other], drive=drive),
            "plan-hunt",
            {"letter": LETTERS[other]},
        )
        for other in others
        for drive in CHASES
    ]


def campaigns(view: Any, seat: int, usual: Style) -> list[Plan]:
    """List the plans for one continent each, but for those that are held whole."""
    own = _held(view).get(seat, 0)
    lacking = {
        continent: int(CONTINENT_BITS[continent]) & ~own
        for continent in range(CONTINENTS)
        if int(CONTINENT_BITS[continent]) & ~own
    }
    return [
        Plan(
            usual._replace(land=int(CONTINENT_BITS[continent]), drive=DRIVE),
            "plan-continent",
            {"continent": NAMES[continent]},
        )
        for continent in sorted(
            lacking, key=lambda one: _force(view, lacking[one]) / int(CONTINENT_BONUS[one])
        )
    ]


def _held(view: Any) -> dict[int, int]:
    """Return the territories of each owner."""
    held: dict[int, int] = {}
    for territory in range(TERRITORIES):
        owner = int(view.owner[territory])
        held[owner] = held.get(owner, 0) | 1 << territory
    return held


def _force(view: Any, land: int) -> int:
    """Return what stands in the way of taking some territories: their armies, and who must stay."""
    return sum(int(view.armies[t]) + 1 for t in range(TERRITORIES) if land >> t & 1)
