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


def fresh(seats: int, clock: Clock | None) -> Times:
    """Return the times of a match that begins."""
    bank = clock.bank if clock else 0.0
    return Times([bank] * seats, [None] * seats, [0] * seats, [False] * seats)


def go_on(times: Times, clock: Clock | None, awaited: Collection[int], now: float) -> None:
    """Note who is awaited now; who has acted pays from his bank what he took too long."""
    for seat, since in enumerate(times.since):
        if seat in awaited:
            times.since[seat] = now if since is None else since
        elif since is not None:
            over = now - since - (clock.turn if clock else LONGEST)
            times.banks[seat] = max(0.0, times.banks[seat] - max(0.0, over))
            times.since[seat] = None


def deadline(times: Times, clock: Clock | None, people: Collection[int]) -> float | None:
    """Return when the first of the people who are awaited runs out of time, if there is a clock."""
    if clock is None:
        return None
    ends = [
        since + clock.turn + times.banks[seat]
        for seat, since in enumerate(times.since)
        if since is not None and seat in people and not times.away[seat]
    ]
    return min(ends, default=None)


def overdue(times: Times, clock: Clock, people: Collection[int], now: float) -> list[int]:
    """List the people who have run out of time."""
    return [
        seat
        for seat, since in enumerate(times.since)
        if since is not None
        and seat in people
        and not times.away[seat]
        and since + clock.turn + times.banks[seat] <= now
    ]


def miss(times: Times, seat: int) -> None:
    """Note that somebody missed a decision; after several a bot keeps his seat."""
    times.missed[seat] += 1
    times.away[seat] = times.missed[seat] >= MISSES


def come_back(times: Times, seat: int) -> bool:
    """Note that somebody is there; whether he had been away."""
    was_away = times.away[seat]
    times.missed[seat] = 0
    times.away[seat] = False
    return was_away
