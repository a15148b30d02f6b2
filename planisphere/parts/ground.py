"""Who holds what: territories, continents, whose turn it is, and who is still in."""

from __future__ import annotations

from typing import Annotated, Protocol

import numpy as np

from planisphere.fields import NONE, PUBLIC, SEAT, Names, Number
from planisphere.kernel import Int8s, Int32s, compiled
from planisphere.parts import phases
from planisphere.parts.earth import (
    CONTINENT_BONUS,
    CONTINENT_FROM,
    CONTINENTS,
    EDGE_FROM,
    EDGE_TO,
    NEIGHBOURS,
    TERRITORIES,
)

SEATS = 6
ON_OFF = Names(("on", "off"))


class Ground(Protocol):
    """The board of a world game, and whose turn it is."""

    seats: Annotated[int, np.int8, Number(SEATS), PUBLIC]
    horizon: Annotated[int, np.int32, Number(1_000_000), PUBLIC]
    east_africa_middle_east: Annotated[int, np.int8, ON_OFF, PUBLIC]
    southern_europe_north_africa: Annotated[int, np.int8, ON_OFF, PUBLIC]
    phase: Annotated[int, np.int8, Names(phases.PHASE), PUBLIC]
    round_number: Annotated[int, np.int32, Number(100_000_000), PUBLIC]
    order: Annotated[Int8s, np.int8, SEATS, SEAT, PUBLIC]
    place: Annotated[int, np.int8, Number(SEATS - 1), PUBLIC]
    owner: Annotated[Int8s, np.int8, TERRITORIES, SEAT, PUBLIC]
    armies: Annotated[Int32s, np.int32, TERRITORIES, PUBLIC]
    winner: Annotated[int, np.int8, SEAT, PUBLIC]


@compiled
def clear_ground(position: Ground, seats: int) -> None:
    """Take everything off the board."""
    position.seats = seats
    position.winner = NONE
    for seat in range(SEATS):
        position.order[seat] = NONE
    for territory in range(TERRITORIES):
        position.owner[territory] = NONE
        position.armies[territory] = 0


@compiled
def neighbours(position: Ground, territory: int) -> int:
    """Return the neighbours of a territory in this edition of the board, one bit each."""
    east, south = int(position.east_africa_middle_east), int(position.southern_europe_north_africa)
    return int(NEIGHBOURS[east + 2 * south, territory])


@compiled
def passable(position: Ground, edge: int) -> bool:
    """Whether this edition of the board has the edge."""
    return neighbours(position, int(EDGE_FROM[edge])) >> int(EDGE_TO[edge]) & 1 == 1


@compiled
def territories_of(position: Ground, side: int) -> int:
    """Count the territories that a side holds."""
    count = 0
    for territory in range(TERRITORIES):
        if position.owner[territory] == side:
            count += 1
    return count


@compiled
def holds_continent(position: Ground, side: int, continent: int) -> bool:
    """Whether a side holds a whole continent."""
    for territory in range(CONTINENT_FROM[continent], CONTINENT_FROM[continent + 1]):
        if position.owner[territory] != side:
            return False
    return True


@compiled
def continent_income(position: Ground, side: int) -> int:
    """Add up the armies for whole continents.  [C10, R8]"""
    armies = 0
    for continent in range(CONTINENTS):
        if holds_continent(position, side, continent):
            armies += int(CONTINENT_BONUS[continent])
    return armies


@compiled
def on_turn(position: Ground) -> int:
    """Return the seat whose turn it is."""
    return int(position.order[int(position.place)])


@compiled
def pass_turn(position: Ground) -> None:
    """Pass the turn to the next who is still in; a round ends with its last place.  [C24, R19]"""
    while True:
        position.place = int(position.place) + 1
        if position.place == position.seats:
            position.place = 0
            position.round_number = int(position.round_number) + 1
        if territories_of(position, on_turn(position)) > 0:
            return


@compiled
def beyond_horizon(position: Ground) -> bool:
    """Whether the match has reached the round after which it is cut."""
    return 0 < int(position.horizon) < int(position.round_number)


@compiled
def protected(position: Ground, seat: int) -> bool:
    """Whether a player's only territory may not be attacked yet.  [C24, R19]"""
    if int(position.round_number) > phases.PROTECTED_ROUNDS or seat >= int(position.seats):
        return False
    return territories_of(position, seat) == 1
