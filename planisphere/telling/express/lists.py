"""All that has a name in Risk Express, list by list."""

from __future__ import annotations

from planisphere.games.express.cards import CARD, CONTINENT, FACE
from planisphere.telling.company import Company
from planisphere.telling.express.names import Names


def lists(game: str, company: Company) -> dict[str, dict[str, str]]:
    """Return the lists of a game: for each slug, in the order of its number, the name."""
    names = Names(company.speech)
    return {
        "cards": {slug: names.card(n) for n, slug in enumerate(CARD)},
        "continents": {slug: names.continent(n) for n, slug in enumerate(CONTINENT)},
        "faces": {slug: names.face(n) for n, slug in enumerate(FACE)},
    }
