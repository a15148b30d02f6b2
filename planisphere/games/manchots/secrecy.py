"""What a seat may know of a game of Manchots Barjots."""

from __future__ import annotations

import numpy as np

from planisphere.fields import HIDDEN
from planisphere.game import CHANCE
from planisphere.games.manchots import guessing
from planisphere.games.manchots import position as at
from planisphere.games.manchots.cards import KINDS, ROUNDS
from planisphere.games.manchots.position import SIDES, Position
from planisphere.games.manchots.table import drawer, owners
from planisphere.kernel import compiled


@compiled
def observe(position: Position, seat: int) -> None:
    """Hide all hands but one's own, gifts, sealed choices and reserves, until the end.  [M1, M4]"""
    if position.phase == at.OVER:
        return
    hide_pool(position)
    for other in range(owners(position)):
        if other == seat:
            continue
        for kind in range(KINDS):
            if position.held[other] > 0:
                position.hand[other, kind] = HIDDEN
            if position.renewed[other] > 0:
                position.stock[other, kind] = HIDDEN
        if other < int(position.seats):
            hide_choices(position, other)


@compiled
def hide_pool(position: Position) -> None:
    """Hide which cards nobody has taken yet.  [M1]"""
    left = False
    for kind in range(KINDS):
        left = left or position.pool[kind] != 0
    for kind in range(KINDS):
        if left:
            position.pool[kind] = HIDDEN


@compiled
def hide_choices(position: Position, seat: int) -> None:
    """Hide what a seat gave, got, and is about to land, and whether it has begun to.  [M4, M5]"""
    for number in range(ROUNDS):
        for side in range(SIDES):
            position.gave[seat, number, side] = HIDDEN
            position.got[seat, number, side] = HIDDEN
    for place in range(2):
        position.chosen[seat, place] = HIDDEN


@compiled
def heard(position: Position, seat: int, mover: int, action: int) -> int:
    """Cards drawn and chosen are for their owner alone; virtual players land openly.  [M4, M5]"""
    if mover != CHANCE:
        return action if seat == mover else HIDDEN
    if position.phase == at.SHOW or position.phase == at.SHOW_LATE:
        return action
    return action if seat == drawer(position) else HIDDEN


@compiled
def guess(position: Position, generator: np.random.Generator) -> None:
    """Deal the unseen cards, so that all that the seat remembers could be true."""
    if position.phase != at.OVER:
        guessing.fill(position, generator)
