"""What a seat knows, as OpenSpiel asks for it: a text, and a tensor with named pieces."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
import pyspiel

from planisphere.adapters.encoding import Encoding, encoding
from planisphere.adapters.openspiel.moment import FINGERPRINT, Memory, Moment
from planisphere.fields import HIDDEN, LETTERS, NONE
from planisphere.game import CHANCE, ONLOOKER, Game
from planisphere.kernel import Int32s
from planisphere.line import write_line

LOG, SEEN = "log", "seen"
"""The pieces of a tensor that hold what a seat remembers; the others are fields of its view."""


class HasMoment(Protocol):
    """A state of OpenSpiel."""

    moment: Moment


def observer_for(game: Game, moves: int, asked: Any) -> Observer | None:
    """Return what writes the kind of knowledge that is asked for, or None if there is no such.

    That is what a seat sees or what an onlooker does, with its memory or without, and what a seat
    sees and an onlooker does not.
    """
    single = asked.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    onlooker = asked.private_info == pyspiel.PrivateInfoType.NONE
    if asked.public_info and (single or onlooker):
        return Observer(encoding(game.name), moves if asked.perfect_recall else 0, onlooker)
    return PrivateObserver(encoding(game.name)) if single and not asked.perfect_recall else None


class Observer:
    """Writes the view of a seat or of an onlooker, and what it remembers of so many moves."""

    def __init__(self, view: Encoding, moves: int = 0, onlooker: bool = False) -> None:
        self.encoding = view
        self.moves = moves
        self.onlooker = onlooker
        shapes = {slot.name: slot.shape for slot in view.slots}
        if moves:
            shapes |= {LOG: (moves, 2), SEEN: (FINGERPRINT,)}
        sizes = [int(np.prod(shape, dtype=int)) for shape in shapes.values()]
        self.tensor = np.zeros(sum(sizes), np.float32)
        pieces = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict = {
            name: piece.reshape(shape)
            for (name, shape), piece in zip(shapes.items(), pieces, strict=True)
        }

    def set_from(self, state: HasMoment, player: int) -> None:
        """Write what is known into the tensor."""
        self.tensor[: self.encoding.size] = self.row(state.moment, self._seat(player))
        if self.moves:
            self._write_memory(state.moment.memory(self._seat(player)))

    def row(self, moment: Moment, seat: int) -> Int32s:
        """Return the vector of a seat's view."""
        row = np.empty(self.encoding.size, np.int32)
        self.encoding.write(moment.position, seat, row)
        return row

    def _seat(self, player: int) -> int:
        """Return whose knowledge is written."""
        return ONLOOKER if self.onlooker else player

    def _write_memory(self, memory: Memory) -> None:
        """Write a log as it was heard, and the fingerprint of all that was seen."""
        moves = memory.moves()
        log = self.dict[LOG]
        log[: len(moves)] = np.reshape(moves, (-1, 2))
        log[len(moves) :] = NONE
        self.dict[SEEN][:] = np.frombuffer(memory.seen, np.uint8) / 255

    def string_from(self, state: HasMoment, player: int) -> str:
        """Return what is known as a text: the view as a line, or all that is remembered."""
        seat = self._seat(player)
        if not self.moves:
            return write_line(state.moment.game, state.moment.view(seat))
        memory = state.moment.memory(seat)
        who = "onlooker" if self.onlooker else LETTERS[seat]
        return " ".join([who, *(_spell(*move) for move in memory.moves()), memory.seen.hex()])


class PrivateObserver(Observer):
    """Writes what a seat sees and an onlooker does not."""

    def row(self, moment: Moment, seat: int) -> Int32s:
        """Return the vector of a seat's view, with what everybody sees hidden."""
        row = super().row(moment, seat)
        row[row == super().row(moment, ONLOOKER)] = HIDDEN
        return row

    def string_from(self, state: HasMoment, player: int) -> str:
        """Return those words of the line of a view that are not in an onlooker's."""
        moment = state.moment
        public = set(write_line(moment.game, moment.view(ONLOOKER)).split())
        own = write_line(moment.game, moment.view(player)).split()
        return " ".join(word for word in own if word not in public)


def _spell(mover: int, heard: int) -> str:
    """Write a move as it was heard: `A12`, `-3` for chance, `B?` for what is hidden."""
    who = "-" if mover == CHANCE else LETTERS[mover]
    return f"{who}{'?' if heard == HIDDEN else heard}"
