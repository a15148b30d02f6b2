"""Random numbers of a match's own: what happens in one match changes the dice of no other.

A stream is the state of NumPy's SFC64, a row of a table. Compiled code draws from the row itself;
a bot, which wants a generator, is lent one that has that state for the while.
"""

from __future__ import annotations

import ctypes

import numpy as np
from numpy.typing import NDArray

from planisphere.kernel import Int64s, compiled

Uint64s = NDArray[np.uint64]

STATE = 4
"""The numbers of an SFC64: three that are mixed, and a counter."""

WIDTH = STATE + 1
"""What NumPy keeps beside them: half of a number that has been used by half."""

DICE, SAMPLES = range(2)
"""What streams are used for: what happens in matches, and actions that are drawn for learners."""

DOUBLE = 1.0 / (1 << 53)


def streams(seed: int | None, count: int, use: int) -> Uint64s:
    """Return so many streams for a use; the first ones are the same however many there are.

    Without a seed nobody knows them beforehand.
    """
    table = np.zeros((count, WIDTH), np.uint64)
    mixer = np.random.SeedSequence(seed, spawn_key=(use,))
    mixed = mixer.generate_state((STATE - 1) * count, np.uint64)
    table[:, : STATE - 1] = mixed.reshape(count, STATE - 1)
    table[:, STATE - 1] = 1
    return table


def lend() -> tuple[np.random.Generator, Uint64s]:
    """Return a generator together with its state, which may be written."""
    source = np.random.SFC64(0)
    numbers = (ctypes.c_uint64 * WIDTH).from_address(source.ctypes.state_address)
    return np.random.Generator(source), np.ctypeslib.as_array(numbers)


# A row is named by its number, for to cut it out of the table takes longer than to draw from it.


@compiled
def uniform(table: Uint64s, row: int) -> float:
    """Draw a number from 0 to below 1, as a generator of that state would."""
    return np.float64(drawn(table, row)) * DOUBLE


@compiled
def below(count: int, table: Uint64s, row: int) -> int:
    """Draw a whole number below *count*, all alike: `uniform` times *count*, to the last bit.

    A power of two can be multiplied first, while the other number is still being drawn.
    """
    return int(np.float64(drawn(table, row)) * (DOUBLE * count))


@compiled
def drawn(table: Uint64s, row: int) -> int:
    """Draw 53 bits."""
    first, second, third = table[row, 0], table[row, 1], table[row, 2]
    bits = first + second + table[row, 3]
    table[row, 0] = second ^ (second >> np.uint64(11))
    table[row, 1] = third + (third << np.uint64(3))
    table[row, 2] = ((third << np.uint64(24)) | (third >> np.uint64(40))) + bits
    table[row, 3] += np.uint64(1)
    return int(np.int64(bits >> np.uint64(11)))


@compiled
def weighted(weights: Int64s, count: int, table: Uint64s, row: int) -> int:
    """Choose an index with chances in proportion to whole weights, as `playouts.weighted` does."""
    total = 0
    for index in range(count):
        total += weights[index]
    number = below(total, table, row)
    index = 0
    while number >= weights[index]:
        number -= weights[index]
        index += 1
    return index
