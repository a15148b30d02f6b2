"""What a set of cards is worth where it climbs from one exchange to the next."""

from __future__ import annotations

import numpy as np

from planisphere.kernel import compiled

FIRST_WORTHS = np.array([4, 6, 8, 10, 12, 15, 20, 25])
STEP = 5


MOST_COUNTED = 1_000_000
"""Exchanges are counted up to here, and no more."""


@compiled
def count_exchange(exchanged: int) -> int:
    """Return the number of exchanges after one more."""
    return exchanged + 1 if exchanged < MOST_COUNTED else MOST_COUNTED


@compiled
def climbing_worth(exchanged: int) -> int:
    """Return what the next set brings after so many exchanges.  [C12, R27]"""
    last = len(FIRST_WORTHS) - 1
    if exchanged <= last:
        return int(FIRST_WORTHS[exchanged])
    return int(FIRST_WORTHS[last]) + STEP * (exchanged - last)
