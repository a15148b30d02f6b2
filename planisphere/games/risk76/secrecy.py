"""What a seat may know of a game of Risk."""

from __future__ import annotations

import numpy as np

from planisphere.fields import HIDDEN, NONE
from planisphere.game import CHANCE
from planisphere.games.risk76 import sets, setup
from planisphere.games.risk76.missions import (
    MISSIONS,
    is_fulfilled,
    is_given,
    without_mission,
)
from planisphere.games.risk76.position import SEALED, Position
from planisphere.kernel import compiled
from planisphere.parts import deck, ground, phases
from planisphere.parts.earth import TERRITORIES


@compiled
def observe(position: Position, seat: int) -> None:
    """Hide the others' cards, missions until the end, and armies being placed.  [R1, R4, R21]"""
    deck.hide_cards(position, seat)
    sealed = position.phase == phases.PLACE and position.placement == SEALED
    for other in range(int(position.seats)):
        if other == seat:
            continue
        if position.phase != phases.OVER and position.mission[other] != NONE:
            position.mission[other] = HIDDEN
        if sealed:
            hide_placing(position, other)


@compiled
def hide_placing(position: Position, seat: int) -> None:
    """Hide what a seat has placed so far, but not whether it has finished.  [R4]"""
    if position.reserve[seat] != 0:
        position.reserve[seat] = HIDDEN
    for territory in range(TERRITORIES):
        if position.owner[territory] == seat:
            position.armies[territory] = HIDDEN


@compiled
def heard(position: Position, seat: int, mover: int, action: int) -> int:
    """Missions, cards drawn and sealed placings are for their owner alone.  [R1, R4, R18]"""
    phase = int(position.phase)
    knows = True
    if mover == CHANCE and phase == phases.DRAW:
        knows = seat == ground.on_turn(position)
    elif mover == CHANCE and phase == phases.MISSIONS:
        knows = seat == without_mission(position)
    elif phase == phases.PLACE and position.placement == SEALED:
        knows = seat == mover
    return action if knows else HIDDEN


@compiled
def guess(position: Position, generator: np.random.Generator) -> None:
    """Deal the unseen cards and missions, and place the unseen armies."""
    guess_cards(position, generator)
    for place in range(int(position.seats)):
        seat = (int(position.place) + place) % int(position.seats)
        if position.order[0] != NONE:
            seat = int(position.order[seat])
        if position.mission[seat] == HIDDEN:
            guess_mission(position, seat, place == 0, generator)
    if position.phase == phases.PLACE and position.placement == SEALED:
        for seat in range(int(position.seats)):
            guess_placing(position, seat, generator)


@compiled
def guess_cards(position: Position, generator: np.random.Generator) -> None:
    """Deal the unseen cards, so that a set being laid down can be completed.  [R9]"""
    if not deck.hides_cards(position):
        return
    hidden = 0
    for seat in range(int(position.seats)):
        if position.hand[seat, 0] == HIDDEN:
            hidden |= 1 << seat
    while True:
        deck.pool_unseen(position, setup.ALL_CARDS)
        deck.deal_hidden(position, generator)
        if position.picked[0] == NONE or sets.can_complete(position, ground.on_turn(position)):
            return
        for seat in range(int(position.seats)):
            if hidden >> seat & 1:
                position.hand[seat, 0] = HIDDEN


@compiled
def guess_mission(
    position: Position, seat: int, acting: bool, generator: np.random.Generator
) -> None:
    """Choose a mission that no seat has, and that who is on turn has not fulfilled yet.  [R22]"""
    while True:
        mission = int(generator.integers(0, MISSIONS))
        if is_given(position, mission):
            continue
        position.mission[seat] = mission
        if not (acting and position.round_number > 0 and is_fulfilled(position, seat)):
            return
        position.mission[seat] = HIDDEN


@compiled
def guess_placing(position: Position, seat: int, generator: np.random.Generator) -> None:
    """Spread the armies that a seat has placed unseen."""
    hidden = False
    for territory in range(TERRITORIES):
        if position.owner[territory] == seat and position.armies[territory] == HIDDEN:
            position.armies[territory] = 1
            hidden = True
    if not hidden:
        return
    left = setup.to_place(position, seat)
    if position.reserve[seat] == HIDDEN:
        position.reserve[seat] = left
        return
    while left > 0:
        territory = int(generator.integers(0, TERRITORIES))
        if position.owner[territory] == seat:
            position.armies[territory] = int(position.armies[territory]) + 1
            left -= 1
