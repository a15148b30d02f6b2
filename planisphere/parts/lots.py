"""Dice thrown for an order, ties thrown again."""

from __future__ import annotations

from typing import Annotated, Protocol

import numpy as np

from planisphere.fields import BY_SEAT, NONE, PUBLIC, Number
from planisphere.kernel import Int8s, compiled


class Lots(Protocol):
    """How many seats stand before each so far, and the throws of this round of lots."""

    seats: int
    standing: Annotated[Int8s, np.int8, 6, Number(5), BY_SEAT, PUBLIC]
    thrown: Annotated[Int8s, np.int8, 6, Number(6), BY_SEAT, PUBLIC]


@compiled
def contends(position: Lots, seat: int, only_first: bool) -> bool:
    """Whether a seat stands level with another, at the top if only that counts."""
    if only_first and position.standing[seat] != 0:
        return False
    for other in range(int(position.seats)):
        if other != seat and position.standing[other] == position.standing[seat]:
            return True
    return False


@compiled
def thrower(position: Lots, only_first: bool) -> int:
    """Return the seat that throws next, or none when the order is settled."""
    for seat in range(int(position.seats)):
        if position.thrown[seat] == 0 and contends(position, seat, only_first):
            return seat
    return NONE


@compiled
def throw_lot(position: Lots, face: int, only_first: bool) -> None:
    """Note a throw; once all who contend have thrown, rank them.  [C1, R6]"""
    position.thrown[thrower(position, only_first)] = face
    if thrower(position, only_first) == NONE:
        rank(position)


@compiled
def rank(position: Lots) -> None:
    """Rank the seats by standing, then by throw, and clear the throws."""
    seats = int(position.seats)
    for seat in range(seats):
        position.standing[seat] = int(position.standing[seat]) * 8 + 6 - int(position.thrown[seat])
    for seat in range(seats):
        before = 0
        for other in range(seats):
            if position.standing[other] < position.standing[seat]:
                before += 1
        position.thrown[seat] = before
    for seat in range(seats):
        position.standing[seat] = position.thrown[seat]
        position.thrown[seat] = 0
