"""All that has a name in Africa 1880, list by list."""

from __future__ import annotations

from planisphere.games.africa1880.board import POWER, TERRITORY
from planisphere.telling.africa1880.names import Names
from planisphere.telling.company import Company


def lists(game: str, company: Company) -> dict[str, dict[str, str]]:
    """Return the lists of a game: for each slug, in the order of its number, the name."""
    names = Names(company)
    return {
        "territories": {slug: names.territory(n) for n, slug in enumerate(TERRITORY)},
        "powers": {slug: names.power(n) for n, slug in enumerate(POWER)},
    }
