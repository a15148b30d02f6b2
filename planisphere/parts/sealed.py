"""Choices that several seats make at once, unseen until the last has come."""

from __future__ import annotations

from typing import Protocol

from planisphere.kernel import Int8s, compiled


class Sealed(Protocol):
    """Who has not handed in what he chose."""

    seats: int
    waiting: Int8s


@compiled
def awaited_together(position: Sealed) -> int:
    """Return the seats that have not chosen yet, one bit each."""
    waiting = 0
    for seat in range(int(position.seats)):
        if position.waiting[seat] != 0:
            waiting |= 1 << seat
    return waiting
