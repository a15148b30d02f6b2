"""How a table stands: what of it changes while people play, written with every change."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from planisphere.server import clock
from planisphere.server.clock import Clock, Times
from planisphere.server.store import Row

GRACE = 15.0
"""Seconds after which any process takes care of bots that were about to move."""


class Standing(msgspec.Struct):
    """The state of a table, its time, and when it must be seen to next."""

    state: str
    times: Times | None
    deadline: float | None
    started: float | None
    ended: float | None
    salts: list[str]

    @property
    def running(self) -> Times:
        """How time stands in a match that has begun."""
        assert self.times is not None
        return self.times

    def copy(self) -> Standing:
        """Return how the table stands, to be changed."""
        return msgspec.structs.replace(self, times=self.times and self.times.copy())


def standing_of(row: Row) -> Standing:
    """Return how a table stands, as it was written down."""
    return Standing(
        row["state"],
        msgspec.convert(row["times"], Times | None),
        row["deadline"],
        row["started"],
        row["ended"],
        row["salts"],
    )


def awaited_people(people: Collection[int], times: Times, awaited: Collection[int]) -> list[int]:
    """List the people who are awaited and there."""
    return [seat for seat in awaited if seat in people and not times.away[seat]]


def deadline(
    times: Times, rules: Clock | None, people: Collection[int], bots: bool, now: float
) -> float | None:
    """Return when a table must be seen to: for want of time, of talk, or of bots that move."""
    moments = []
    if rules is not None:
        moments += [end for end in clock.due(times, rules, people) if end is not None]
    if times.talk_until is not None:
        moments.append(times.talk_until)
    if bots:
        moments.append(now + GRACE)
    return min(moments, default=None)
