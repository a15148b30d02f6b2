"""A match at one of its moments, and what a seat remembers of the way there.

A moment never changes: a move leads to another one. So a state of OpenSpiel is cloned by sharing
its moment, and nothing is played again.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, NamedTuple

import numpy as np

from planisphere.catalogue import load
from planisphere.chance import outcomes
from planisphere.faults import IllegalMove
from planisphere.fields import HIDDEN, NONE
from planisphere.game import CHANCE, FORM, OVER, Game
from planisphere.kernel import blank
from planisphere.match import legal_actions
from planisphere.parts.bits import lowest

FINGERPRINT = 16
"""The bytes that stand for all that a seat has seen."""


class Memory(NamedTuple):
    """What a seat heard last, and what came before; all it has seen on the way, as a fingerprint.

    What a seat hears does not always say what it sees: a gift is not heard, but it is in the hand.
    """

    before: Memory | None
    mover: int
    heard: int
    view: bytes
    """The fingerprint of what it sees now."""
    seen: bytes
    """The fingerprint of all that it has heard and seen, in its order."""

    def moves(self) -> list[tuple[int, int]]:
        """List the moves as they were heard: who moved, and how, or HIDDEN."""
        moves, at = [], self
        while at.before is not None:
            moves.append((at.mover, at.heard))
            at = at.before
        return moves[::-1]


class Moment:
    """A position, and the move that led to it from the moment before."""

    __slots__ = ("action", "before", "game", "left", "memories", "mover", "position", "seat")

    def __init__(
        self,
        game: Game,
        position: Any,
        left: int,
        before: Moment | None = None,
        mover: int = NONE,
        action: int = NONE,
    ) -> None:
        self.game = game
        self.position = position
        self.before = before
        self.mover = mover
        self.action = action
        self.left = left
        """How many moves may be made until the match is cut."""
        self.seat = _next_seat(int(game.awaited(position))) if left else NONE
        """Who moves next, the first of those who choose at once, or NONE at the end."""
        self.memories: dict[int, Memory] = {}
        """Of those seats that have been asked."""

    def play(self, action: int) -> Moment:
        """Return the moment after a move, which is refused if it is not legal."""
        code = self._refusal(action)
        if code:
            rule, sentence = self.game.refusals[code]
            raise IllegalMove(rule, f"refusal-{sentence}")
        position = self.position.copy()
        self.game.play(position, self.seat, action)
        return Moment(self.game, position, self.left - 1, self, self.seat, action)

    def _refusal(self, action: int) -> int:
        """Say why an action may not be played, if it may not; only real ones reach the rules."""
        if self.seat == NONE:
            return OVER
        known = 0 <= action < self.game.actions
        return self.game.refusal(self.position, self.seat, action) if known else FORM

    def legal(self) -> list[int]:
        """List the legal actions of the seat that moves next, the smallest first."""
        return sorted(legal_actions(self.game, self.position, self.seat))

    def odds(self) -> list[tuple[int, float]]:
        """List the outcomes of chance with their probabilities."""
        possible = sorted(outcomes(self.game, self.position))
        whole = sum(weight for _, weight in possible)
        return [(outcome, weight / whole) for outcome, weight in possible]

    @property
    def winners(self) -> int:
        """Who has won, one bit each: nobody before the end, or when the match was cut."""
        ended = self.game.ending(self.position)
        return int(self.game.winners(self.position)) if ended else 0

    def view(self, seat: int) -> Any:
        """Return what a seat sees."""
        view = self.position.copy()
        self.game.observe(view, seat)
        return view

    def memory(self, seat: int) -> Memory:
        """Return what a seat remembers; only what is new since it was asked is gone through."""
        path, at = [], self
        while seat not in at.memories and at.before is not None:
            path.append(at)
            at = at.before
        memory = at.memories.get(seat) or at._first_memory(seat)
        for later in reversed(path):
            memory = later._remember(memory, seat)
        self.memories[seat] = memory
        return memory

    def _first_memory(self, seat: int) -> Memory:
        """Return what a seat knows before the first move."""
        view = _fingerprint(self.view(seat).tobytes())
        return Memory(None, NONE, NONE, view, view)

    def _remember(self, memory: Memory, seat: int) -> Memory:
        """Add the move that led here to a memory.

        However many pieces a sealed choice of somebody else has, it is heard once.
        """
        assert self.before is not None
        heard = int(self.game.heard(self.before.position, seat, self.mover, self.action))
        again = heard == HIDDEN and self.mover != CHANCE
        again = again and (memory.mover, memory.heard) == (self.mover, HIDDEN)
        seen = memory.seen if again else _fingerprint(memory.seen + _bytes(self.mover, heard))
        view = _fingerprint(self.view(seat).tobytes())
        if view != memory.view:
            seen = _fingerprint(seen + view)
        return Memory(memory.before if again else memory, self.mover, heard, view, seen)

    def guess(self, seat: int, seed: int) -> Moment:
        """Return a moment that looks the same to a seat, with secrets made up; it has no past."""
        view = self.view(seat)
        self.game.guess(view, np.random.default_rng(seed))
        guessed = Moment(self.game, view, self.left)
        guessed.memories[seat] = self.memory(seat)
        return guessed

    def moves(self) -> list[tuple[int, int]]:
        """List the moves that led here: who moved, and how."""
        moves, at = [], self
        while at.before is not None:
            moves.append((at.mover, at.action))
            at = at.before
        return moves[::-1]

    def first(self) -> Moment:
        """Return the moment before the first move."""
        at = self
        while at.before is not None:
            at = at.before
        return at

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        first = self.first()
        actions = [action for _, action in self.moves()]
        return _replayed, (self.game.name, first.position.tobytes(), first.left, actions)


def _replayed(name: str, first: bytes, left: int, actions: list[int]) -> Moment:
    """Return the moment to which actions lead from the bytes of a first position."""
    game = load(name)
    position = blank(game.layout)
    position.data[:] = first
    moment = Moment(game, position, left)
    for action in actions:
        moment = moment.play(action)
    return moment


def _next_seat(waiting: int) -> int:
    """Return who of those awaited moves next, or NONE."""
    if waiting >> CHANCE & 1:
        return CHANCE
    return lowest(waiting) if waiting else NONE


def _fingerprint(data: bytes) -> bytes:
    """Return a few bytes that stand for many."""
    return blake2b(data, digest_size=FINGERPRINT).digest()


def _bytes(mover: int, heard: int) -> bytes:
    """Return the bytes of a move as it was heard."""
    return mover.to_bytes(1) + heard.to_bytes(4, signed=True)
