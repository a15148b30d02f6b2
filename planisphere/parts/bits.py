"""Sets as the bits of a number, such as territories, seats or actions."""

from __future__ import annotations

import numpy as np

from planisphere.instructions import bit_count, lowest_bit
from planisphere.kernel import Int64s, compiled

BIT = np.array([1 << bit for bit in range(63)])
"""The numbers with one bit; to choose among them is compiled better than to shift one."""

AT_A_TIME = 4
"""Bits that are listed together."""


@compiled
def lowest(bits: int) -> int:
    """Return the number of the lowest bit that is set."""
    return lowest_bit(bits)


@compiled
def list_bits(bits: int, first: int, buffer: Int64s, count: int) -> int:
    """Write the numbers of the bits, counted from *first*, behind so many; return how many now.

    Some are written at a time, too many at last where there is room for them: so a processor
    seldom guesses wrong whether that was all.
    """
    wanted = count + bit_count(bits)
    while count < wanted and count + AT_A_TIME <= len(buffer):
        for _ in range(AT_A_TIME):
            buffer[count] = first + lowest(bits)
            bits &= bits - 1
            count += 1
    while count < wanted:
        buffer[count] = first + lowest(bits)
        bits &= bits - 1
        count += 1
    return wanted
