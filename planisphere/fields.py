"""How the fields of a position are spelled, bounded, and renamed when seats change places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Any, get_type_hints

import numpy as np

from planisphere.faults import TextFault

HIDDEN = -2
"""What a view holds in place of a secret, and a log in place of a sealed action."""

NONE = -1
"""No seat, no territory, no card."""

LETTERS = "ABCDEF"
"""The seats, as they are written."""


@dataclass(frozen=True, slots=True)
class Number:
    """Whole numbers, spelled in digits and separated by commas."""

    high: int = 2_000_000_000
    separator = ","
    default = 0

    def spell(self, value: int) -> str:
        """Write a value."""
        return "?" if value == HIDDEN else str(value)

    def read(self, text: str) -> int:
        """Read a value."""
        if text == "?":
            return HIDDEN
        if not (text.isascii() and text.isdigit()) or len(text) > 10 or int(text) > self.high:
            raise TextFault("field-number", text=text, high=self.high)
        return int(text)

    def moved(self, value: int, seats: Sequence[int]) -> int:
        """Return the value after seat s has become seats[s]."""
        return value


@dataclass(frozen=True, slots=True)
class Names:
    """One of several words; those that speak of a seat follow it when seats change places."""

    words: tuple[str, ...]
    optional: bool = False
    speaks_of: tuple[int, ...] = ()
    separator = ","

    @property
    def default(self) -> int:
        """What a field holds where nothing is said."""
        return NONE if self.optional else 0

    def spell(self, value: int) -> str:
        """Write a value."""
        if value in (HIDDEN, NONE):
            return "?" if value == HIDDEN else "-"
        return self.words[value]

    def read(self, text: str) -> int:
        """Read a value."""
        if text == "?" or (text == "-" and self.optional):
            return HIDDEN if text == "?" else NONE
        if text not in self.words:
            raise TextFault("field-word", text=text, allowed=", ".join(self.words))
        return self.words.index(text)

    def moved(self, value: int, seats: Sequence[int]) -> int:
        """Return the value after seat s has become seats[s]."""
        seat = self.speaks_of[value] if self.speaks_of and value >= 0 else NONE
        return self.speaks_of.index(seats[seat]) if seat != NONE else value


@dataclass(frozen=True, slots=True)
class Seats:
    """Seats, spelled by letters without separators."""

    default = NONE
    separator = ""

    def spell(self, value: int) -> str:
        """Write a value."""
        return "?" if value == HIDDEN else "-" if value == NONE else LETTERS[value]

    def read(self, text: str) -> int:
        """Read a value."""
        if text not in [*LETTERS, "-", "?"]:
            raise TextFault("field-seat", text=text)
        return HIDDEN if text == "?" else NONE if text == "-" else LETTERS.index(text)

    def moved(self, value: int, seats: Sequence[int]) -> int:
        """Return the value after seat s has become seats[s]."""
        return seats[value] if value >= 0 else value


@dataclass(frozen=True, slots=True)
class Bag:
    """How many there are of each word: `2*infantry+joker`; the last axis of its array."""

    words: tuple[str, ...]
    high: tuple[int, ...]
    separator = "/"
    default = 0

    def spell(self, counts: Sequence[int]) -> str:
        """Write how many there are of each."""
        if HIDDEN in counts:
            return "?"
        held = [
            word if count == 1 else f"{count}*{word}"
            for word, count in zip(self.words, counts, strict=True)
            if count
        ]
        return "+".join(held) or "-"

    def read(self, text: str) -> list[int]:
        """Read how many there are of each."""
        if text == "?":
            return [HIDDEN] * len(self.words)
        counts = [0] * len(self.words)
        at = 0
        for item in text.split("+") if text != "-" else []:
            number, star, word = item.rpartition("*")
            if word not in self.words:
                raise TextFault("field-word", 1 + at, text=word, allowed=", ".join(self.words))
            if star and not (number.isascii() and number.isdigit() and len(number) < 4):
                raise TextFault("field-number", 1 + at, text=number, high=max(self.high))
            index = self.words.index(word)
            counts[index] += int(number) if star else 1
            if counts[index] > self.high[index]:
                raise TextFault("field-number", 1 + at, text=item, high=self.high[index])
            at += len(item) + 1
        return counts


SEAT = Seats()
COUNT = Number()

BY_SEAT = "by seat"
"""Marks a field whose first axis is the seat."""

PUBLIC = "public"
"""Marks a field that everybody may see, but for what a game seals for a while."""

OWN = "own"
"""Marks a field by seat whose rows only their own seats may see."""

SECRET = "secret"
"""Marks a field that nobody may see."""

DERIVED = "derived"
"""Marks a field that follows from the others, and is written only where it does not."""

Spelling = Number | Names | Seats | Bag


SHORTEST_RUN = 4


def _run(item: str) -> tuple[int, str]:
    """Return how often a word stands in a run such as `18*0`, and the word."""
    times, star, word = item.partition("*")
    if star and times.isascii() and times.isdigit() and len(times) <= 3:
        return int(times), word
    return 1, item


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a position: its name, its spelling, and what its axes are."""

    name: str
    spelling: Spelling
    shape: tuple[int, ...]
    by_seat: bool
    derived: bool
    own: bool
    secret: bool

    def default(self) -> Any:
        """Return what the field holds where a line does not name it."""
        return np.full(self.shape, self.spelling.default)

    def spell(self, value: Any) -> str:
        """Write the field's value as text."""
        if isinstance(self.spelling, Bag):
            rows = np.reshape(value, (-1, len(self.spelling.words))).tolist()
            return self.spelling.separator.join(self.spelling.spell(row) for row in rows)
        return self.spelling.separator.join(self._runs(np.ravel(value).tolist()))

    def _runs(self, values: list[int]) -> Iterator[str]:
        """Spell values one by one, long runs of the same as `18*0`."""
        assert not isinstance(self.spelling, Bag)
        for value, run in groupby(values):
            times, word = len(list(run)), self.spelling.spell(value)
            if self.spelling.separator and times >= SHORTEST_RUN:
                yield f"{times}*{word}"
            else:
                yield from [word] * times

    def read(self, text: str) -> Any:
        """Read the field's value; raise TextFault with the place of the fault."""
        spelling = self.spelling
        items = text.split(spelling.separator) if spelling.separator else list(text)
        values: list[Any] = []
        at = 0
        for item in items:
            times, word = _run(item) if isinstance(spelling, Number | Names) else (1, item)
            try:
                values += [spelling.read(word)] * times
            except TextFault as fault:
                raise fault.moved(at + len(item) - len(word)) from None
            at += len(item) + len(spelling.separator)
        size = int(np.prod(self.shape[:-1] if isinstance(spelling, Bag) else self.shape))
        if len(values) != size:
            raise TextFault("field-size", name=self.name, found=len(values), size=size)
        return np.reshape(np.array(values), self.shape)

    def moved(self, value: Any, seats: Sequence[int]) -> Any:
        """Return the value after seat s has become seats[s]."""
        spelling = self.spelling
        if isinstance(spelling, Bag):
            changed = np.array(value)
        else:
            flat = [spelling.moved(v, seats) for v in np.ravel(value).tolist()]
            changed = np.reshape(np.array(flat), self.shape)
        if self.by_seat:
            rows = list(seats[: self.shape[0]])
            changed[rows] = changed[: len(rows)].copy()
        return changed


@cache
def fields(record: type) -> Mapping[str, Field]:
    """Read the fields of a position class from its annotations."""
    found = {}
    for name, hint in get_type_hints(record, include_extras=True).items():
        _, *rest = hint.__metadata__
        spellings = [part for part in rest if isinstance(part, Spelling)]
        if not any(isinstance(part, str) and part in (PUBLIC, OWN, SECRET) for part in rest):
            raise TypeError(f"{record.__name__}.{name} does not say who may see it")
        found[name] = Field(
            name=name,
            spelling=spellings[0] if spellings else COUNT,
            shape=tuple(part for part in rest if isinstance(part, int)),
            by_seat=BY_SEAT in rest,
            derived=DERIVED in rest,
            own=OWN in rest,
            secret=SECRET in rest,
        )
    return found
