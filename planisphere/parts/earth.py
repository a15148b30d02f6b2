"""The world board as tables: territories, continents, neighbours, the symbols of the cards."""

from __future__ import annotations

import numpy as np

from planisphere.parts.board import board

EARTH = board("earth")

TERRITORY = tuple(territory["id"] for territory in EARTH["territories"])
CONTINENT = tuple(continent["id"] for continent in EARTH["continents"])
SYMBOL = ("infantry", "artillery", "cavalry", "joker")
CARD = (*TERRITORY, "joker-1", "joker-2")

TERRITORIES = len(TERRITORY)
CONTINENTS = len(CONTINENT)
CARDS = len(CARD)
INFANTRY, ARTILLERY, CAVALRY, JOKER = range(4)
SYMBOLS = len(SYMBOL)

EDITIONS = tuple(EARTH["editions"])
"""The edges that differ between editions, named as the options that open them."""


def _edges() -> list[tuple[int, int, int]]:
    """List each border in both directions: from, to, and 1 + its edition or 0."""
    edition = {frozenset(pair): 1 + i for i, pair in enumerate(EARTH["editions"].values())}
    pairs = [*EARTH["edges"]["land"], *EARTH["edges"]["sea"]]
    both = [
        (a, b, edition.get(frozenset((a, b)), 0)) for x, y in pairs for a, b in ((x, y), (y, x))
    ]
    return sorted((TERRITORY.index(a), TERRITORY.index(b), which) for a, b, which in both)


_EDGES = _edges()
EDGES = len(_EDGES)
EDGE_FROM = np.array([edge[0] for edge in _EDGES])
EDGE_TO = np.array([edge[1] for edge in _EDGES])
EDGE = np.full((TERRITORIES, TERRITORIES), -1)
"""EDGE[a, b]: the number of the edge from a to b, or -1."""
EDGE[EDGE_FROM, EDGE_TO] = np.arange(EDGES)

NEIGHBOURS = np.array(
    [
        [
            sum(
                1 << b
                for a, b, which in _EDGES
                if a == t and not (which and closed >> which - 1 & 1)
            )
            for t in range(TERRITORIES)
        ]
        for closed in range(1 << len(EDITIONS))
    ]
)
"""NEIGHBOURS[closed, t]: the neighbours of t, one bit each, where these editions are closed."""

CONTINENT_OF = np.array([CONTINENT.index(t["continent"]) for t in EARTH["territories"]])
if np.any(np.diff(CONTINENT_OF) < 0):
    raise ValueError("the board must list territories continent by continent")
CONTINENT_FROM = np.searchsorted(CONTINENT_OF, np.arange(CONTINENTS + 1))
"""Continent c has the territories from CONTINENT_FROM[c] up to CONTINENT_FROM[c + 1]."""
CONTINENT_BONUS = np.array([continent["bonus"] for continent in EARTH["continents"]])

SYMBOL_OF = np.array([SYMBOL.index(t["card"]) for t in EARTH["territories"]] + [JOKER, JOKER])
SYMBOL_COUNT = np.bincount(SYMBOL_OF)
