"""One match in the hands of an adapter: a call plays a move and the chance that follows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from planisphere.adapters.encoding import encoding, write_mask
from planisphere.adapters.rewards import SCORES, pay_growth, pay_result, scheme
from planisphere.adapters.stepping import look, roll, rules_of
from planisphere.catalogue import entry, load
from planisphere.fields import NONE
from planisphere.kernel import Int8s, Int32s, Int64s, blank, borrower
from planisphere.streams import DICE, Uint64s, streams


class Single:
    """A match that is played on move by move, and can be begun anew."""

    def __init__(
        self, game: str, seats: int | None, options: Mapping[str, object] | None, rewards: str
    ) -> None:
        self.game = load(game)
        self.encoding = encoding(game)
        self.seats = entry(game).modes[0].seats if seats is None else seats
        self.options = self.game.settle(self.seats, options or {})
        self.scheme = scheme(rewards)
        self.waiting = 0
        """Who is awaited, one bit each; nobody once the match is over."""
        self._calls = calls_of(game)
        self._streams: Uint64s | None = None
        self._buffers = tuple(np.zeros((2, self.game.actions), np.int64))
        seen = np.zeros(1, self.game.layout)
        narrow = seen.view(np.int8)
        self._seen = (seen, narrow, narrow.view(np.int32))
        self._begin()

    def _begin(self) -> None:
        """Set the position up."""
        position = blank(self.game.layout)
        self.game.start(position, self.seats, self.options)
        self._stand_at(position)
        self._leads, self._rewards = np.zeros((2, 1, self.seats))

    def _stand_at(self, position: Any) -> None:
        """Take a position for one's own, as a record and as a table of one row."""
        self.position = position
        self._table = np.frombuffer(position.memory, self.game.layout)

    def __deepcopy__(self, memo: dict[int, Any]) -> Single:
        """Return a match that goes on from here by itself, with the same dice to come."""
        twin = copy(self)
        twin._stand_at(self.position.copy())
        twin._streams = None if self._streams is None else self._streams.copy()
        twin._leads, twin._rewards = self._leads.copy(), self._rewards.copy()
        return twin

    def reset(self, seed: int | None) -> None:
        """Begin anew; the same seed gives the same dice, without one they go on."""
        self._begin()
        if seed is not None or self._streams is None:
            self._streams = streams(seed, 1, DICE)
        self.play(NONE, NONE)

    def play(self, seat: int, action: int) -> int:
        """Play an action and the chance that follows; return the refusal if there is one.

        For no seat, only chance is played.
        """
        answer = self._calls.move(self._table, self._streams, seat, action, *self._buffers)
        if answer < 0:
            return -answer
        self.waiting = answer
        return 0

    def observe(self, seat: int, mask: Int8s) -> Int32s:
        """Return what a seat sees, and write its legal actions into a mask."""
        row = np.empty(self.encoding.size, np.int32)
        self._calls.observe(self._table, seat, *self._seen, row, mask, self._buffers[0])
        return row

    def pay(self) -> list[float]:
        """Return what every seat is paid for what was played since the last time."""
        if self.scheme == SCORES:
            scores = np.zeros(self.seats)
            self.game.scores(self.position, scores)
            pay_growth(scores, self._leads, self._rewards, 0)
        else:
            pay_result(self.game.winners(self.position), self._rewards, 0)
        paid: list[float] = self._rewards[0].tolist()
        return paid

    @property
    def cut(self) -> bool:
        """Whether the horizon ended the match."""
        return self.game.endings[self.game.ending(self.position)] == "horizon"


class Calls(NamedTuple):
    """What is compiled for a single match of a game."""

    move: Callable[..., int]
    observe: Callable[..., None]


@cache
def calls_of(name: str) -> Calls:
    """Return what is compiled for single matches of a game; it compiles when it is called."""
    rules, refusal, known = rules_of(name), load(name).refusal, encoding(name)
    runs, most_seats = known.runs, known.game.seats[-1]

    @borrower
    def move(
        table: Any, streams: Uint64s, seat: int, action: int, legal: Int64s, weights: Int64s
    ) -> int:
        position = table[0]
        if seat != NONE:
            refused = refusal(position, seat, action)
            if refused != 0:
                return -int(refused)
            rules.play(position, seat, action)
        return roll(rules, position, streams, 0, legal, weights)

    @borrower
    def observe(
        table: Any,
        seat: int,
        seen: Any,
        narrow: Int8s,
        wide: Int32s,
        row: Int32s,
        mask: Int8s,
        legal: Int64s,
    ) -> None:
        position = table[0]
        look(rules, position, seat, seen, narrow, wide, runs, most_seats, row)
        awaited = rules.awaited(position) >> seat & 1
        write_mask(legal, rules.legal(position, seat, legal) if awaited else 0, mask)

    return Calls(move, observe)
