"""All that has a name in the world games, list by list."""

from __future__ import annotations

from planisphere.facts.world import sets
from planisphere.games.risk76.position import COLOUR, MISSION
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
        "sets": {slug: _set(slug, atlas) for slug in sets(game)},
    }
    if game == "conquete57":
        return shared
    missions = {
        slug: mission_words(n, company.speech, atlas, company) for n, slug in enumerate(MISSION)
    }
    cards = {slug: atlas.card(n) for n, slug in enumerate(CARD)}
    colours = {slug: company.speech.say(f"colour-{slug}") for slug in COLOUR}
    return {**shared, "cards": cards, "missions": missions, "colours": colours}


def _set(slug: str, atlas: Atlas) -> str:
    """Name a set by its symbols."""
    return " + ".join(atlas.symbol(SYMBOL.index(symbol)) for symbol in slug.split("-"))
