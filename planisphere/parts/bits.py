"""Sets as the bits of a number, such as territories, seats or actions."""

from __future__ import annotations

import numpy as np

from planisphere.kernel import Int64s, compiled, lowest_bit

BIT = np.array([1 << bit for bit in range(63)])
"""The numbers with one bit; to choose among them is compiled better than to shift one."""


@compiled
def lowest(bits: int) -> int:
    """Return the number of the lowest bit that is set."""
    return lowest_bit(bits)


@compiled
def list_bits(bits: int, first: int, buffer: Int64s, count: int) -> int:
    """Write the numbers of the bits, counted from *first*, behind so many; return how many now."""
    while bits != 0:
        buffer[count] = first + lowest(bits)
        count += 1
        bits &= bits - 1
    return count
