"""All that has a name in the world games, list by list."""

from __future__ import annotations

from planisphere.games.risk76.position import MISSION
from planisphere.parts.earth import CARD, CONTINENT, SYMBOL, TERRITORY
from planisphere.telling.company import Company
from planisphere.telling.world.atlas import Atlas
from planisphere.telling.world.missions import mission_words


def lists(game: str, company: Company) -> dict[str, dict[str, str]]:
    """Return the lists of a game: for each slug, in the order of its number, the name."""
    atlas = Atlas(game, company.speech)
    shared = {
        "territories": {slug: atlas.territory(n) for n, slug in enumerate(TERRITORY)},
        "continents": {slug: atlas.continent(n) for n, slug in enumerate(CONTINENT)},
        "symbols": {slug: atlas.symbol(n) for n, slug in enumerate(SYMBOL)},
    }
    if game == "conquete57":
        return shared
    missions = {
        slug: mission_words(n, company.speech, atlas, company) for n, slug in enumerate(MISSION)
    }
    cards = {slug: atlas.card(n) for n, slug in enumerate(CARD)}
    return {**shared, "cards": cards, "missions": missions}
