"""Who holds which continent of the world."""

from __future__ import annotations

from typing import Any

from planisphere.fields import NONE
from planisphere.parts.earth import CONTINENT_FROM, CONTINENTS
from planisphere.parts.ground import holds_continent


def holders(view: Any) -> list[int]:
    """Return for each continent the side that holds all of it, or none.  [C10, R8]"""
    return [_holder(view, continent) for continent in range(CONTINENTS)]


def _holder(view: Any, continent: int) -> int:
    """Return the side that holds all of a continent, or none."""
    side = int(view.owner[CONTINENT_FROM[continent]])
    return side if holds_continent(view, side, continent) else NONE
