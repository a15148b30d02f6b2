"""Time at a table: so much for each decision, a bank beyond it, and what befalls the absent."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

MISSES = 3
"""After so many decisions missed in a row a bot keeps the seat, until its person comes back."""

LONGEST = 60 * 24 * 3600.0
"""Sixty days."""


class Clock(msgspec.Struct, frozen=True):
    """How long one may think: minutes at a live table, days at a slow one."""

    turn: float
    """Seconds for each decision."""
    bank: float = 0.0
    """Seconds beyond, for the whole match."""

    @property
    def possible(self) -> bool:
        """Whether anybody could play by it."""
        return 1 <= self.turn <= LONGEST and 0 <= self.bank <= LONGEST


class Times(msgspec.Struct):
    """How time stands for each seat."""

    banks: list[float]
    since: list[float | None]
    """Since when each is awaited."""
    missed: list[int]
    """Decisions missed in a row."""
    away: list[bool]
    """Whose seats a bot keeps until they come back."""
    talk_until: float | None = None
    """When the time for talk is over, while there is some."""
    ready: list[bool] = []
    """Who needs no more talk."""

    def copy(self) -> Times:
        """Return how time stands, to be changed."""
        lists = (self.banks[:], self.since[:], self.missed[:], self.away[:])
        return Times(*lists, self.talk_until, self.ready[:])


def fresh(seats: int, clock: Clock | None) -> Times:
    """Return the times of a match that begins."""
    bank = clock.bank if clock else 0.0
    return Times([bank] * seats, [None] * seats, [0] * seats, [False] * seats)


def go_on(times: Times, clock: Clock | None, awaited: Collection[int], now: float) -> None:
    """Note who is awaited now; who has acted pays from his bank what he took too long.

    While people talk, nobody's time runs.
    """
    for seat, since in enumerate(times.since):
        if seat in awaited:
            if times.talk_until is None and since is None:
                times.since[seat] = now
        elif since is not None:
            over = now - since - (clock.turn if clock else LONGEST)
            times.banks[seat] = max(0.0, times.banks[seat] - max(0.0, over))
            times.since[seat] = None


def due(times: Times, clock: Clock | None, people: Collection[int]) -> list[float | None]:
    """Return for each seat when its person runs out of time, if it is awaited and has a clock."""
    if clock is None:
        return [None] * len(times.since)
    return [
        since + clock.turn + times.banks[seat]
        if since is not None and seat in people and not times.away[seat]
        else None
        for seat, since in enumerate(times.since)
    ]


def overdue(times: Times, clock: Clock | None, people: Collection[int], now: float) -> list[int]:
    """List the people who have run out of time."""
    ends = due(times, clock, people)
    return [seat for seat, end in enumerate(ends) if end is not None and end <= now]


def miss(times: Times, seat: int) -> None:
    """Note that somebody missed a decision; after several a bot keeps his seat."""
    times.missed[seat] += 1
    times.away[seat] = times.missed[seat] >= MISSES


def come_back(times: Times, seat: int) -> None:
    """Note that somebody is there."""
    times.missed[seat] = 0
    times.away[seat] = False


def talk(times: Times, seconds: float, now: float) -> None:
    """Let people talk for so long before their time runs."""
    times.talk_until = now + seconds
    times.ready = [False] * len(times.banks)
    times.since = [None] * len(times.banks)
