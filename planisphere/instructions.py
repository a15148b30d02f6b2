"""What processors do in one instruction or two, and plain loops would take many for.

Each function is written out in Python, as it runs uncompiled; beside it stands what it is compiled
to, with the same result.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.cpython.unsafe.numbers import trailing_zeros
from numba.extending import intrinsic, overload

from planisphere.kernel import Int8s


def lowest_bit(bits: int) -> int:
    """Return the number of the lowest bit that is set."""
    return (int(bits) & -int(bits)).bit_length() - 1


def bit_count(bits: int) -> int:
    """Return how many bits are set."""
    return int(bits).bit_count()


def matching(numbers: Int8s, value: int) -> int:
    """Return where a field of small numbers has a value, one bit each."""
    return sum(1 << place for place, number in enumerate(numbers) if number == value)


def above(numbers: Int8s, value: int) -> int:
    """Return where a field of small numbers has larger ones than a value, one bit each."""
    return sum(1 << place for place, number in enumerate(numbers) if number > value)


def above_in(table: Int8s, row: int, value: int) -> int:
    """Return the same of a row of a field; to cut that out takes longer than to compare it."""
    return above(table[row], value)


def reached(counts: Int8s, number: int) -> int:
    """Return the kind on which a number falls, counted through; there are below 128 in all."""
    kind = 0
    while number >= int(counts[kind]):
        number -= int(counts[kind])
        kind += 1
    return kind


def fetch(rows: Any, row: int) -> None:
    """Have a row of records brought near, for it is wanted soon; nothing else comes of it."""


@intrinsic
def _fetch(typing: Any, rows: Any, row: Any) -> Any:
    """Ask for every line of memory that a record lies on."""
    size = rows.dtype.size

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        memory = context.make_array(rows)(context, builder, given[0]).data
        byte, number = ir.IntType(8).as_pointer(), ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
        ask = builder.module.declare_intrinsic("llvm.prefetch.p0", (), kind)
        first = builder.mul(given[1], given[1].type(size))
        start = builder.bitcast(memory, byte)
        for place in range(0, size, LINE):
            where = builder.gep(start, [builder.add(first, first.type(place))])
            builder.call(ask, [where, number(0), number(3), number(1)])
        return context.get_dummy_value()

    return types.void(rows, types.int64), generate


@intrinsic
def _bit_count(typing: Any, bits: Any) -> Any:
    """Count the bits of a number."""
    return types.int64(types.int64), lambda _, builder, __, given: builder.ctpop(*given)


def _comparing(relation: str) -> Any:
    """Return what compares all numbers in a row of a field with a value at once."""

    @intrinsic
    def compare(typing: Any, table: Any, row: Any, value: Any) -> Any:
        columns = table.shape[-1]
        vector = ir.VectorType(ir.IntType(8), columns)

        def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            field, number, wanted = given
            memory = context.make_array(table)(context, builder, field).data
            first = builder.gep(memory, [builder.mul(number, number.type(columns))])
            found = builder.load(builder.bitcast(first, vector.as_pointer()), align=1)
            holds = builder.icmp_signed(relation, found, _repeated(builder, wanted, vector))
            return builder.zext(builder.bitcast(holds, ir.IntType(columns)), ir.IntType(64))

        return types.int64(table, types.int64, types.int64), generate

    return compare


def _repeated(builder: Any, value: Any, vector: Any) -> Any:
    """Return a vector of one small number, over and over."""
    small, nothing = builder.trunc(value, vector.element), ir.Constant(vector, ir.Undefined)
    lone = builder.insert_element(nothing, small, ir.IntType(32)(0))
    return builder.shuffle_vector(lone, nothing, ir.VectorType(ir.IntType(32), vector.count)(None))


LINE = 64
"""The bytes that processors move at once between memories."""

BYTES = 8
"""The small numbers that are added up by one multiplication."""

ONES, TOPS = 0x0101010101010101, 0x8080808080808080


@intrinsic
def _reached(typing: Any, counts: Any, number: Any) -> Any:
    """Count the kinds up to which there are no more things than a number."""
    (kinds,) = counts.shape
    word = ir.IntType(64)

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        memory = context.make_array(counts)(context, builder, given[0]).data
        beyond = builder.mul(builder.add(given[1], word(1)), word(ONES))
        before, passed = word(0), word(kinds)
        for first in range(0, kinds, BYTES):
            here = min(first, kinds - BYTES)
            place = builder.bitcast(builder.gep(memory, [word(here)]), word.as_pointer())
            eight = builder.lshr(builder.load(place, align=1), word(BYTES * (first - here)))
            own = builder.mul(eight, word(ONES))
            sums = builder.add(own, builder.mul(before, word(ONES)))
            more = builder.and_(builder.sub(builder.or_(sums, word(TOPS)), beyond), word(TOPS))
            before = builder.add(before, builder.lshr(own, word(BYTES * (BYTES - 1))))
            passed = builder.sub(passed, builder.ctpop(more))
        return builder.add(passed, word(-kinds % BYTES))

    return types.int64(counts, types.int64), generate


_equal, _greater = _comparing("=="), _comparing(">")

# Types do not know that an intrinsic is called without its first argument.
overload(lowest_bit)(lambda bits: lambda bits: np.int64(trailing_zeros(np.int64(bits))))  # type: ignore[call-arg]
overload(bit_count)(lambda bits: lambda bits: _bit_count(bits))  # type: ignore[call-arg]
overload(matching)(lambda numbers, value: lambda numbers, value: _equal(numbers, 0, value))
overload(above)(lambda numbers, value: lambda numbers, value: _greater(numbers, 0, value))
overload(above_in)(lambda table, row, value: lambda table, row, value: _greater(table, row, value))
overload(fetch)(lambda rows, row: lambda rows, row: _fetch(rows, row))  # type: ignore[call-arg]
overload(reached)(lambda counts, number: lambda counts, number: _reached(counts, number))  # type: ignore[call-arg]
