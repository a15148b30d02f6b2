"""What a game is: a layout, its options, and the functions that are its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from planisphere.faults import OptionFault, TextFault
from planisphere.fields import NONE
from planisphere.kernel import Float64s, Int64s, Layout
from planisphere.streams import Uint64s

CHANCE = 15
"""The seat of the dice and of the decks, beyond any player."""

ONLOOKER = 14
"""The seat of those who only watch: it sees what is public."""

OVER, TURN, FORM = 1, 2, 3
"""The refusals of every game: after the end, out of turn, no move at all."""

OF_EVERY_GAME = {OVER: ("over", "over"), TURN: ("turn", "turn"), FORM: ("form", "form")}
"""What stands for a rule's id in those refusals, and the name of their sentence."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before a match; it lives in the position field of its name."""

    name: str
    rule: str
    values: tuple[str, ...] = ()
    """The words to choose from, the default first; none for a whole number."""
    seats: Mapping[str, range] = field(default_factory=dict)
    """For some values, the numbers of seats that they are for."""
    highest: int = 1_000_000
    usual: int = 0
    """The default of a whole number."""

    def allowed(self, seats: int) -> list[str]:
        """List the words that so many seats may choose, the default first."""
        return [word for word in self.values if seats in self.seats.get(word, range(99))]

    def read(self, given: object, seats: int) -> int:
        """Return the number that stands for a given value, None being the default."""
        allowed = self.allowed(seats)
        if given is None:
            return self.values.index(allowed[0]) if self.values else self.usual
        word = str(given)
        if self.values:
            if word not in allowed:
                raise OptionFault(
                    "option-value", option=self.name, value=word, allowed=", ".join(allowed)
                )
            return self.values.index(word)
        if not (word.isascii() and word.isdigit()) or len(word) > 9 or int(word) > self.highest:
            raise OptionFault("option-number", option=self.name, value=word, highest=self.highest)
        return int(word)

    def write(self, number: int) -> str:
        """Return the word or the digits for a number."""
        return self.values[number] if self.values else str(number)


@dataclass(frozen=True, slots=True)
class Notation:
    """How the actions and the positions of one game are written."""

    read: Callable[[Any, int, str], list[int]]
    """The actions of one command, in a position, for a seat."""
    write: Callable[[Any, int, Sequence[int], str], list[str]]
    """The commands that say a batch of actions of a seat, in a language."""
    read_outcome: Callable[[Any, str], int]
    """The outcome of chance that a word names."""
    write_outcome: Callable[[Any, int], str]
    """The word for an outcome of chance."""
    derive: Callable[[Any], None]
    """Fill the fields that follow from the others."""
    verify: Callable[[Any], str]
    """Nothing for a position that could be played, or what is wrong with it."""
    kept: Callable[[Any, int, str], str] = lambda position, seat, command: ""
    """What is kept of a command beside its actions, where they do not say all that was written."""


def no_faces(position: Any, faces: Sequence[Sequence[int]]) -> int:
    """Refuse faces where no dice with numbers are thrown."""
    raise TextFault("record-chance", text=str(faces))


@dataclass(frozen=True, slots=True)
class Game:
    """The rules of one game, ready to be played, searched or simulated."""

    name: str
    seats: range
    options: tuple[Option, ...]
    record: type
    layout: Layout
    actions: int
    endings: tuple[str, ...]
    """Why a match is over, by number; the first while it is not."""
    refusals: Mapping[int, tuple[str, str]]
    """For each refusal, the rule's id and the name of its sentence."""
    notation: Notation
    """How its actions and positions are written."""

    start: Callable[[Any, int, Int64s], None]
    """Set a blank position up for so many seats and these options."""
    awaited: Callable[[Any], int]
    """The seats that must act, one bit each; none when the game is over."""
    legal: Callable[[Any, int, Int64s], int]
    """Write the legal actions of a seat; return how many."""
    odds: Callable[[Any, Int64s, Int64s], int]
    """Write the outcomes of chance and their exact whole weights; return how many."""
    play: Callable[[Any, int, int], None]
    """Play a legal action of a seat, in place."""
    observe: Callable[[Any, int], None]
    """Erase from a copy all that a seat may not see."""
    heard: Callable[[Any, int, int, int], int]
    """An action of a mover about to be played, as a seat may read it, or HIDDEN."""
    guess: Callable[[Any, np.random.Generator], None]
    """Fill the blanks of a view with something that could be true."""
    refusal: Callable[[Any, int, int], int]
    """Nothing for a legal action, or the number of the refusal."""
    scores: Callable[[Any, Float64s], None]
    """Write what each seat has won."""
    winners: Callable[[Any], int]
    """The seats that have won, one bit each."""
    ending: Callable[[Any], int]
    """Why it is over; nothing while it is not."""
    dice: Callable[[Any], tuple[int, ...]] = lambda position: ()
    """How many dice with numbers each side throws for the chance awaited; none for a draw."""
    fallen: Callable[[Any, Sequence[Sequence[int]]], int] = no_faces
    """The outcome that the faces of those dice imply."""
    draw: Callable[[Any, Uint64s, int], int] | None = None
    """Draw an outcome of chance from a row of streams: the one that `odds` leads to, but sooner."""
    standing: Callable[[Any, int], int] = lambda view, seat: NONE
    """What a seat that wishes it answers unasked, so as to hold nobody up, or NONE."""

    def settle(self, seats: int, given: Mapping[str, object]) -> Int64s:
        """Return the number of each option, defaults filled in."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise OptionFault("seats-number", value=seats, low=low, high=high)
        unknown = sorted(set(given) - {option.name for option in self.options})
        if unknown:
            known = ", ".join(option.name for option in self.options)
            raise OptionFault("option-unknown", option=unknown[0], allowed=known)
        values = [option.read(given.get(option.name), seats) for option in self.options]
        return np.array(values, np.int64)
