"""How many cards could be taken from whom."""

from __future__ import annotations

from typing import Any

from planisphere.kernel import compiled
from planisphere.parts.ground import SEATS


@compiled
def cards_held(view: Any) -> int:
    """Return how many cards each seat has, a byte for each."""
    cards = 0
    for seat in range(SEATS):
        cards |= int(view.held[seat]) << 8 * seat
    return cards
