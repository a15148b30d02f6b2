"""What a set of cards is worth where it climbs from one exchange to the next."""

from __future__ import annotations

import numpy as np

from planisphere.kernel import compiled

FIRST_WORTHS = np.array([4, 6, 8, 10, 12, 15, 20, 25])
STEP = 5


@compiled
def climbing_worth(exchanged: int) -> int:
    """Return what the next set brings after so many exchanges.  [C12, R27]"""
    last = len(FIRST_WORTHS) - 1
    if exchanged <= last:
        return int(FIRST_WORTHS[exchanged])
    return int(FIRST_WORTHS[last]) + STEP * (exchanged - last)
