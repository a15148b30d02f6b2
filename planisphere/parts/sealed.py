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
    for seat in range(len(position.waiting)):
        waiting |= (1 if position.waiting[seat] != 0 else 0) << seat
    return waiting
