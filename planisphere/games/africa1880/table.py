"""Who plays which power, who stands where, and the lines of a sheet."""

from __future__ import annotations

from planisphere.fields import NONE
from planisphere.games.africa1880.board import POWERS, PRESENCES, TERRITORIES
from planisphere.games.africa1880.position import DONE, LANDING, RELATION, WAR, Position
from planisphere.kernel import compiled


@compiled
def of_power(position: Position, power: int) -> int:
    """Return the seat that plays a power, or none.  [A1]"""
    for seat in range(int(position.seats)):
        if position.power[seat] == power:
            return seat
    return NONE


@compiled
def is_in_play(position: Position, seat: int, power: int) -> bool:
    """Whether somebody other than a seat plays a power.  [A1, A5]"""
    other = of_power(position, power)
    return other != NONE and other != seat


@compiled
def next_question(position: Position, seat: int, question: int) -> int:
    """Return the line of the sheet from some line on: a presence, the landing, a power.  [A5]"""
    for territory in range(question, LANDING):
        if position.presence[seat, territory] != 0:
            return territory
    if question <= LANDING:
        return LANDING
    for power in range(question - RELATION, POWERS):
        if is_in_play(position, seat, power):
            return RELATION + power
    return DONE


@compiled
def is_empty(position: Position, territory: int) -> bool:
    """Whether a territory holds no presence at all.  [A7]"""
    for seat in range(int(position.seats)):
        if position.presence[seat, territory] != 0:
            return False
    return True


@compiled
def presences_at(position: Position, territory: int) -> int:
    """Return the seats present in a territory, one bit each."""
    present = 0
    for seat in range(int(position.seats)):
        if position.presence[seat, territory] != 0:
            present |= 1 << seat
    return present


@compiled
def in_stock(position: Position, seat: int) -> int:
    """Count the presences that a seat has left.  [A13]"""
    left = PRESENCES
    for territory in range(TERRITORIES):
        left -= int(position.presence[seat, territory])
    return left


@compiled
def makes_war(position: Position, seat: int, other: int) -> bool:
    """Whether one seat has declared war on another's power.  [A8]"""
    return bool(position.declared[seat, int(position.power[other])] == WAR)
