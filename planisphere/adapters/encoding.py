"""A seat's view as a vector of whole numbers, and its legal actions as a mask.

The vector is the seat itself, who is awaited, and then the fields of the view in the order of the
record, without those that nobody may see. A number means what it means in the record: `HIDDEN`
stands for a secret, `NONE` for no seat, territory or card, and nothing is scaled. It is an int32,
as armies are: a float32 would be exact up to 16,777,216 only, and a learner scales as it likes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from planisphere.catalogue import load
from planisphere.fields import HIDDEN, LETTERS, Bag, Field, Names, Number, fields
from planisphere.game import Game
from planisphere.kernel import Int8s, Int32s, Int64s, compiled

SEAT, AWAITED = "seat", "awaited"
"""What stands before the fields of a view: whose it is, and which seats must act, one each."""

NARROW = 1
"""The bytes of an int8; the other numbers of a record are int32."""

AT_A_TIME = 4
"""Actions that are marked together."""


class Slot(NamedTuple):
    """Where a field of a view stands in the vector, and what its numbers can be."""

    name: str
    offset: int
    shape: tuple[int, ...]
    """The numbers of an array follow each other as NumPy has them, the last axis fastest."""
    lowest: int
    highest: tuple[int, ...]
    """The largest number; of a bag, that of each thing along the last axis."""

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return int(np.prod(self.shape, dtype=int))


@dataclass(frozen=True, slots=True, eq=False)
class Encoding:
    """How the views of a game are written as vectors."""

    game: Game
    slots: tuple[Slot, ...]
    size: int
    """The length of a vector."""
    runs: Int64s
    """What is copied, a row each: bytes of a number, first number, how many, where to."""
    lowest: Int32s
    highest: Int32s

    def slot(self, name: str) -> Slot:
        """Return where a field stands."""
        return next(slot for slot in self.slots if slot.name == name)

    def write(self, position: Any, seat: int, row: Int32s) -> None:
        """Write what a seat sees of a position into a row of `size` numbers."""
        view = position.copy()
        self.game.observe(view, seat)
        self.write_view(view, seat, row)

    def write_view(self, view: Any, seat: int, row: Int32s) -> None:
        """Write a view, which has no secrets any more, into a row of `size` numbers."""
        narrow = np.frombuffer(view.data, np.int8)
        write_seats(seat, int(self.game.awaited(view)), self.game.seats[-1], row)
        write_fields(narrow, narrow.view(np.int32), self.runs, row)

    def write_mask(self, position: Any, seat: int, mask: Int8s) -> None:
        """Write 1 for each legal action of a seat and 0 for the others; no 1 if nobody awaits it.

        What is longer than the game's actions is for the caller's own, and gets 0.
        """
        buffer = np.empty(self.game.actions, np.int64)
        awaited = int(self.game.awaited(position)) >> seat & 1
        write_mask(buffer, self.game.legal(position, seat, buffer) if awaited else 0, mask)


@cache
def encoding(name: str) -> Encoding:
    """Return how the views of a game are written."""
    game = load(name)
    known, seats = fields(game.record), game.seats[-1]
    slots = [
        Slot(SEAT, 0, (), 0, (seats - 1,)),
        Slot(AWAITED, 1, (seats,), 0, (1,)),
    ]
    runs: list[list[int]] = []
    size = 1 + seats
    for key in game.layout.names or ():
        if key not in known or known[key].secret:
            continue
        slot = Slot(key, size, known[key].shape, HIDDEN, _highest(known[key]))
        slots.append(slot)
        _add_run(runs, _source(game, key), slot)
        size += slot.size
    lowest = np.concatenate([np.full(slot.size, slot.lowest, np.int32) for slot in slots])
    highest = np.concatenate([np.resize(np.array(s.highest, np.int32), s.size) for s in slots])
    return Encoding(game, tuple(slots), size, np.array(runs, np.int64), lowest, highest)


def _highest(field: Field) -> tuple[int, ...]:
    """Return the largest number of a field."""
    spelling = field.spelling
    if isinstance(spelling, Bag):
        return spelling.high
    if isinstance(spelling, Number):
        return (spelling.high,)
    return (len(spelling.words if isinstance(spelling, Names) else LETTERS) - 1,)


def _source(game: Game, field: str) -> tuple[int, int]:
    """Return how wide the numbers of a field are in the record, and which is the first."""
    laid_out = game.layout.fields
    assert laid_out is not None
    kind, offset = laid_out[field][:2]
    if kind.base not in (np.int8, np.int32):
        raise TypeError(f"{game.name}.{field} must hold int8 or int32 to be in a vector")
    width = kind.base.itemsize
    return width, offset // width


def _add_run(runs: list[list[int]], source: tuple[int, int], slot: Slot) -> None:
    """Note what is to be copied; what follows on from the last run makes it longer."""
    width, first = source
    if runs and runs[-1][0] == width and sum(runs[-1][1:3]) == first:
        runs[-1][2] += slot.size
    else:
        runs.append([width, first, slot.size, slot.offset])


@compiled
def write_seats(seat: int, waiting: int, seats: int, row: Int32s) -> None:
    """Write whose view it is and which seats are awaited, chance left out."""
    row[0] = seat
    for each in range(seats):
        row[1 + each] = waiting >> each & 1


@compiled
def write_fields(narrow: Int8s, wide: Int32s, runs: Int64s, row: Int32s) -> None:
    """Write the fields of a view whose memory is given twice, as small numbers and as large."""
    for run in range(len(runs)):
        width, first, count, to = runs[run]
        if width == NARROW:
            for number in range(count):
                row[to + number] = narrow[first + number]
        else:
            for number in range(count):
                row[to + number] = wide[first + number]


@compiled
def write_mask(legal: Int64s, count: int, mask: Int8s) -> None:
    """Write 1 for each of the first actions in a buffer, and 0 for all others.

    Some are marked at a time, the last again and again: so a processor seldom guesses wrong
    whether that was all.
    """
    mask[:] = 0
    for start in range(0, count, AT_A_TIME):
        for index in range(start, start + AT_A_TIME):
            mask[legal[min(index, count - 1)]] = 1
