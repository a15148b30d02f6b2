"""The points of Risk Express as they stand, and what they are made of."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from planisphere.fields import NONE
from planisphere.games.express.cards import (
    CARD,
    CONTINENT,
    CONTINENT_OF,
    CONTINENT_POINTS,
    CONTINENTS,
    POINTS,
)
from planisphere.games.express.position import POSITION
from planisphere.games.express.score import holder_of_continent, points_of
from planisphere.kernel import blank

KEPT = 4096
"""How many distributions of cards are remembered: most moves change none, and all hear of it."""


def tally(view: Any) -> dict[str, list[Any]]:
    """Return points and their parts, who holds a continent, which cards a general guards.

    [X9, X11, X14]
    """
    return _tally(int(view.seats), view.owner.tobytes())


@lru_cache(KEPT)
def _tally(number: int, owner: bytes) -> dict[str, list[Any]]:
    """Return the same, from the number of seats and the owners of the cards in their order."""
    view = blank(POSITION)
    view.seats, view.owner = number, np.frombuffer(owner, np.int8)
    seats = range(number)
    holders = [int(holder_of_continent(view, continent)) for continent in range(CONTINENTS)]
    return {
        "points": [int(points_of(view, seat)) for seat in seats],
        "holders": holders,
        "guarded": [int(owner) != NONE for owner in view.owner],
        "parts": [_parts(view, holders, seat) for seat in seats],
    }


def _parts(view: Any, holders: list[int], seat: int) -> list[dict[str, Any]]:
    """List what the points of a seat are made of: whole continents, and cards of the others."""
    whole = [
        {"continent": CONTINENT[number], "points": int(CONTINENT_POINTS[number])}
        for number, holder in enumerate(holders)
        if holder == seat
    ]
    cards = [
        {"card": slug, "points": int(POINTS[number])}
        for number, slug in enumerate(CARD)
        if view.owner[number] == seat != holders[CONTINENT_OF[number]]
    ]
    return whole + cards
