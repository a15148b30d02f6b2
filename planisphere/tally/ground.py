"""Who holds which continent of the world."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np

from planisphere.fields import NONE
from planisphere.parts.earth import CONTINENT_FROM

KEPT = 4096
"""How many distributions of land are remembered: most moves change none, and all hear of it."""


def holders(view: Any) -> list[int]:
    """Return for each continent the side that holds all of it, or none.  [C10, R8]"""
    return [*_holders(view.owner.tobytes())]


@lru_cache(KEPT)
def _holders(owner: bytes) -> tuple[int, ...]:
    """Return the same, from the owners of the territories in their order."""
    owners = np.frombuffer(owner, np.int8).tolist()
    lands = (owners[first:end] for first, end in pairwise(CONTINENT_FROM.tolist()))
    return tuple(land[0] if len(set(land)) == 1 else NONE for land in lands)
