"""What colonies and alliances are worth at the end."""

from __future__ import annotations

from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880.board import TERRITORIES
from planisphere.games.africa1880.position import Position
from planisphere.games.africa1880.table import makes_war, presences_at
from planisphere.kernel import Float64s, compiled

ALONE, SHARED, ALLIED = 8, 3, 1
"""Points for a presence alone in a colony, for one with others, for an alliance.  [A21]"""


@compiled
def colonies_of(position: Position, seat: int, alone: bool) -> int:
    """Count the colonies in which a seat stands, alone or with others.  [A21]"""
    count = 0
    for territory in range(TERRITORIES):
        present = presences_at(position, territory) if position.colony[territory] != 0 else 0
        if present >> seat & 1 and (present == 1 << seat) == alone:
            count += 1
    return count


@compiled
def allies_of(position: Position, seat: int) -> int:
    """Count the other players who declared alliance to a seat in the last turn.  [A21]"""
    if position.round_number == 0:
        return 0
    count = 0
    for other in range(int(position.seats)):
        if other != seat and not makes_war(position, other, seat):
            count += 1
    return count


@compiled
def points_of(position: Position, seat: int) -> int:
    """Add up the points of a seat.  [A21]"""
    colonies = ALONE * colonies_of(position, seat, True) + SHARED * colonies_of(
        position, seat, False
    )
    return colonies + ALLIED * allies_of(position, seat)


@compiled
def scores(position: Position, out: Float64s) -> None:
    """Write the points of each seat.  [A21]"""
    for seat in range(int(position.seats)):
        out[seat] = points_of(position, seat)


@compiled
def winners(position: Position) -> int:
    """The highest score alone; nobody if it is shared, or if the horizon cut the match.  [A22]"""
    if position.ended == at.RUNNING or position.ended == at.HORIZON:
        return 0
    best, first = -1, 0
    for seat in range(int(position.seats)):
        points = points_of(position, seat)
        if points > best:
            best, first = points, 1 << seat
        elif points == best:
            first = 0
    return first
