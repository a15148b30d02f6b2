"""Sets of territories as the bits of a number."""

from __future__ import annotations

import numpy as np

from planisphere.kernel import compiled

MODULUS = 67
"""The powers of two up to 2 ** 62 all leave different remainders by 67."""

BIT_OF = np.zeros(MODULUS, np.int64)
BIT_OF[[(1 << bit) % MODULUS for bit in range(63)]] = np.arange(63)


@compiled
def lowest(bits: int) -> int:
    """Return the number of the lowest bit that is set."""
    return int(BIT_OF[(bits & -bits) % MODULUS])
