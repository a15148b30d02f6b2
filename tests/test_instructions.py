"""What is compiled to single instructions gives what its Python says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from planisphere import instructions
from planisphere.catalogue import load
from planisphere.kernel import driver
from planisphere.parts.bits import list_bits

MANCHOTS = load("manchots")
KINDS = MANCHOTS.actions
SMALL = st.integers(-1, 3)


def record(field: str, numbers: Any) -> Any:
    """Return records of Manchots Barjots, of which the second has some numbers in a field."""
    records = np.zeros(2, MANCHOTS.layout)
    records[field][1] = numbers
    return records


@driver
def pool_of(function: Callable[..., int], records: Any, value: int) -> int:
    return function(records[1].pool, value)


@driver
def hand_of(function: Callable[..., int], records: Any, row: int, value: int) -> int:
    return function(records[1].hand, row, value)


@driver
def matching(numbers: Any, value: int) -> int:
    return instructions.matching(numbers, value)


@driver
def above(numbers: Any, value: int) -> int:
    return instructions.above(numbers, value)


@driver
def above_in(table: Any, row: int, value: int) -> int:
    return instructions.above_in(table, row, value)


@driver
def reached(counts: Any, number: int) -> int:
    return instructions.reached(counts, number)


@given(numbers=st.lists(SMALL, min_size=KINDS, max_size=KINDS), value=SMALL)
def test_a_field_is_compared_with_a_value(numbers: list[int], value: int) -> None:
    records = record("pool", numbers)
    assert pool_of(matching, records, value) == instructions.matching(records[1]["pool"], value)
    assert pool_of(above, records, value) == instructions.above(records[1]["pool"], value)


@given(seed=st.integers(0, 1000), row=st.integers(0, 4), value=SMALL)
def test_a_row_of_a_field_is_compared_with_a_value(seed: int, row: int, value: int) -> None:
    hands = np.random.default_rng(seed).integers(-1, 4, (5, KINDS)).astype(np.int8)
    expected = instructions.above_in(hands, row, value)
    assert hand_of(above_in, record("hand", hands), row, value) == expected


@given(counts=st.lists(st.integers(0, 2), min_size=KINDS, max_size=KINDS).filter(any))
def test_every_number_falls_on_a_kind(counts: list[int]) -> None:
    records = record("pool", counts)
    kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
    found = [pool_of(reached, records, number) for number in range(len(kinds))]
    assert found == kinds
    assert found == [instructions.reached(records[1]["pool"], n) for n in range(len(kinds))]


@pytest.mark.parametrize("room", [0, 1, 3, 4, 50])
@given(bits=st.integers(0, (1 << 63) - 1), before=st.integers(0, 3))
def test_bits_are_listed_within_their_buffer(room: int, bits: int, before: int) -> None:
    expected = [7 + bit for bit in range(63) if bits >> bit & 1]
    memory = np.full(before + len(expected) + room + 1, -5)
    count = list_bits(bits, 7, memory[:-1], before)
    assert count == before + len(expected)
    assert memory[before:count].tolist() == expected
    assert memory[:before].tolist() == [-5] * before
    assert memory[-1] == -5
