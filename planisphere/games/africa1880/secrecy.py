"""What a seat may know of a game of Africa 1880: everything but the others' sheets."""

from __future__ import annotations

import numpy as np

from planisphere.fields import HIDDEN, NONE
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880.board import BORDER, BORDERS, POWERS, TERRITORIES
from planisphere.games.africa1880.position import DEVELOP, DONE, Position
from planisphere.games.africa1880.rules import refuse_landing, refuse_target
from planisphere.games.africa1880.table import is_in_play, next_question
from planisphere.kernel import compiled


@compiled
def observe(position: Position, seat: int) -> None:
    """Hide the sheets of the others, and how far they have come with them.  [A5]"""
    if position.phase != at.ORDERS:
        return
    for other in range(int(position.seats)):
        if other == seat:
            continue
        position.question[other] = HIDDEN
        position.landing[other] = HIDDEN
        for territory in range(TERRITORIES):
            position.order[other, territory] = HIDDEN
        for power in range(POWERS):
            position.relation[other, power] = HIDDEN


@compiled
def heard(position: Position, seat: int, mover: int, action: int) -> int:
    """What is written on a sheet is for its writer alone.  [A5]"""
    return HIDDEN if position.phase == at.ORDERS and seat != mover else action


@compiled
def guess(position: Position, generator: np.random.Generator) -> None:
    """Write any sheet for those who have handed theirs in, none for the others."""
    for seat in range(int(position.seats)):
        if position.question[seat] == HIDDEN:
            clear_sheet(position, seat)
            if position.waiting[seat] == 0:
                guess_sheet(position, seat, generator)
            else:
                position.question[seat] = next_question(position, seat, 0)


@compiled
def clear_sheet(position: Position, seat: int) -> None:
    """Leave a sheet blank."""
    position.landing[seat] = NONE
    for territory in range(TERRITORIES):
        position.order[seat, territory] = NONE
    for power in range(POWERS):
        position.relation[seat, power] = at.ALLIANCE


@compiled
def guess_sheet(position: Position, seat: int, generator: np.random.Generator) -> None:
    """Write a whole sheet at random.  [A6, A7, A8]"""
    for territory in range(TERRITORIES):
        if position.presence[seat, territory] != 0:
            position.order[seat, territory] = any_order(position, seat, territory, generator)
    coast = int(generator.integers(0, TERRITORIES))
    if refuse_landing(position, coast) == 0:
        position.landing[seat] = coast
    for power in range(POWERS):
        if is_in_play(position, seat, power):
            position.relation[seat, power] = int(generator.integers(0, 2))
    position.question[seat] = DONE


@compiled
def any_order(position: Position, seat: int, home: int, generator: np.random.Generator) -> int:
    """Return an order for a presence at random; one without effect is none.  [A6]"""
    number = int(generator.integers(-1, BORDERS[home]))
    if number < 0:
        return DEVELOP
    target = int(BORDER[home, number])
    return target if refuse_target(position, seat, home, target) == 0 else NONE
