"""What a player could be after in a turn: a continent, a victim, a card, or peace."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from planisphere.bots.thinking import Seen
from planisphere.bots.world.land import CONTINENT_BITS
from planisphere.bots.world.style import BEYOND, Style
from planisphere.parts.earth import CONTINENT, CONTINENTS, TERRITORIES

NEVER = 1e6
"""Nothing is worth so much."""
DRIVE = 3.0
"""What a territory is worth besides to who is after it."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A way to play a turn, and the words for it."""

    style: Style
    reason: str
    details: Mapping[str, object] = field(default_factory=dict)


def plans(seen: Seen, usual: Style) -> list[Plan]:
    """List the plans worth looking at, the usual way first."""
    found = [
        Plan(usual, "bot-usual"),
        Plan(usual._replace(eager=NEVER), "bot-peace"),
        Plan(usual._replace(loss=usual.loss * 0.6), "bot-bold"),
        Plan(usual._replace(loss=usual.loss * 1.6), "bot-careful"),
        Plan(usual._replace(territory=0.0, continent=0.0), "bot-card"),
        Plan(usual._replace(patience=BEYOND), "bot-wait"),
    ]
    found += hunts(seen, usual)
    found += campaigns(seen, usual)
    return found


def hunts(seen: Seen, usual: Style) -> list[Plan]:
    """List the plans against one player each."""
    held = _held(seen)
    return [
        Plan(usual._replace(land=held[seat], drive=DRIVE), "bot-hunt", {"seat": seat})
        for seat in range(int(seen.view.seats))
        if seat != seen.seat and seat in held
    ]


def campaigns(seen: Seen, usual: Style) -> list[Plan]:
    """List the plans for one continent each, but for those that are held whole."""
    own = _held(seen).get(seen.seat, 0)
    return [
        Plan(
            usual._replace(land=int(CONTINENT_BITS[continent]), drive=DRIVE),
            "bot-continent",
            {"continent": CONTINENT[continent]},
        )
        for continent in range(CONTINENTS)
        if int(CONTINENT_BITS[continent]) & ~own
    ]


def _held(seen: Seen) -> dict[int, int]:
    """Return the territories of each owner."""
    held: dict[int, int] = {}
    for territory in range(TERRITORIES):
        owner = int(seen.view.owner[territory])
        held[owner] = held.get(owner, 0) | 1 << territory
    return held
