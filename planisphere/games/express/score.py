"""What the cards of Risk Express are worth, and to whom."""

from __future__ import annotations

from planisphere.fields import NONE
from planisphere.games.express import position as at
from planisphere.games.express.cards import (
    CARDS,
    CONTINENT_OF,
    CONTINENT_POINTS,
    CONTINENTS,
    POINTS,
)
from planisphere.games.express.position import Position
from planisphere.kernel import Float64s, compiled


@compiled
def holder_of_continent(position: Position, continent: int) -> int:
    """Return who holds all the cards of a continent, or none.  [X11]"""
    holder = NONE
    for card in range(CARDS):
        if CONTINENT_OF[card] == continent:
            owner = int(position.owner[card])
            if owner == NONE or (holder != NONE and owner != holder):
                return NONE
            holder = owner
    return holder


@compiled
def cards_of(position: Position, owner: int) -> int:
    """Count the cards that a player holds, or that lie in the middle."""
    count = 0
    for card in range(CARDS):
        if position.owner[card] == owner:
            count += 1
    return count


@compiled
def points_of(position: Position, seat: int) -> int:
    """Add up a player's points: a whole continent counts instead of its cards.  [X14]"""
    points = 0
    for card in range(CARDS):
        alone = holder_of_continent(position, int(CONTINENT_OF[card])) != seat
        if position.owner[card] == seat and alone:
            points += int(POINTS[card])
    for continent in range(CONTINENTS):
        if holder_of_continent(position, continent) == seat:
            points += int(CONTINENT_POINTS[continent])
    return points


@compiled
def continents_of(position: Position, seat: int) -> int:
    """Count the whole continents of a player.  [X14]"""
    count = 0
    for continent in range(CONTINENTS):
        if holder_of_continent(position, continent) == seat:
            count += 1
    return count


@compiled
def scores(position: Position, out: Float64s) -> None:
    """Write the points of each seat.  [X14]"""
    for seat in range(int(position.seats)):
        out[seat] = points_of(position, seat)


@compiled
def winners(position: Position) -> int:
    """Most points, then most whole continents; what is equal still is shared.  [X14]"""
    if position.ended != at.CONQUERED:
        return 0
    best, first = -1, 0
    for seat in range(int(position.seats)):
        rank = points_of(position, seat) * (CONTINENTS + 1) + continents_of(position, seat)
        if rank > best:
            best, first = rank, 1 << seat
        elif rank == best:
            first |= 1 << seat
    return first
