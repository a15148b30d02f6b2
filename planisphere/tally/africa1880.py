"""The points of Africa 1880 as they stand, and what they are made of."""

from __future__ import annotations

from typing import Any

from planisphere.games.africa1880.board import TERRITORY
from planisphere.games.africa1880.position import RUNNING
from planisphere.games.africa1880.score import ALLIED, ALONE, SHARED, allies_of
from planisphere.games.africa1880.table import presences_at


def tally(view: Any) -> dict[str, list[Any]]:
    """Return the points of each seat as if the match ended now, and their parts.  [A21]"""
    parts = [_colonies(view, seat) + _allies(view, seat) for seat in range(int(view.seats))]
    return {"points": [sum(part["points"] for part in own) for own in parts], "parts": parts}


def _colonies(view: Any, seat: int) -> list[dict[str, Any]]:
    """List the colonies in which a seat stands."""
    present = {place: int(presences_at(view, place)) for place in view.colony.nonzero()[0].tolist()}
    return [
        {"territory": TERRITORY[place], "points": ALONE if there == 1 << seat else SHARED}
        for place, there in present.items()
        if there >> seat & 1
    ]


def _allies(view: Any, seat: int) -> list[dict[str, Any]]:
    """Say how many declared alliance to a seat when sheets were read last; nothing before that."""
    read = view.round_number > 1 or view.ended != RUNNING
    allies = int(allies_of(view, seat)) if read else 0
    return [{"allies": allies, "points": ALLIED * allies}] if allies else []
