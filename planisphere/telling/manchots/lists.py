"""All that has a name in Manchots Barjots, list by list."""

from __future__ import annotations

from planisphere.games.manchots.cards import KIND, MANCHOTS
from planisphere.telling.company import Company
from planisphere.telling.manchots.names import Names


def lists(game: str, company: Company) -> dict[str, dict[str, str]]:
    """Return the lists of a game: for each slug, in the order of its number, the name."""
    names = Names(company)
    return {
        "cards": {slug: names.full(n) for n, slug in enumerate(KIND)},
        "effects": {slug: names.power(value - 1) for slug, value in MANCHOTS["powers"].items()},
        "zones": {zone["id"]: names.zone(n) for n, zone in enumerate(MANCHOTS["zones"])},
    }
