"""How likely each seat wins from the beginning of a turn, by weights fitted to many matches."""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np

from planisphere.bots.africa1880.worth import need
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880.board import BORDER, BORDERS, SQUARES, TERRITORIES, TURNS
from planisphere.games.africa1880.position import SEATS
from planisphere.games.africa1880.score import points_of, winners
from planisphere.games.africa1880.table import makes_war, presences_at
from planisphere.kernel import Float64s, Int64s, compiled
from planisphere.parts.bits import lowest

(
    COLONY_ALONE,
    COLONY_SHARED,
    ROOM_SMALL,
    ROOM_LARGE,
    ROOM_DISPUTED,
    ATTACK_RIPE,
    ATTACK_LATER,
    DUEL_RIPE,
    DUEL_LATER,
    CROWD,
    ALLIED,
    ALLIES,
    MANY_ALLIED,
    QUIET,
) = range(14)
SQUARES_TO_GO = 5
THREATENED = QUIET + SQUARES_TO_GO
FEATURES = THREATENED + SQUARES_TO_GO
"""What is counted for a seat; the last ten are territories held alone, by squares to go."""

SMALL = 2
"""The squares that a small territory has at most."""

MARGIN = 0.1
"""What the points count beside the victory itself, when a match is over."""

POINTS = 8.0
"""The points that make one seat e times as strong as another, when a match is over."""


@compiled
def chance_to_win(board: Any, seat: int, weights: Float64s, counts: Float64s) -> float:
    """Return how likely a seat wins, from a position between two turns or at the end.

    The weights are those of each feature, and last that of nobody's victory, by turns to come.
    """
    if board.phase == at.OVER:
        return verdict(board, seat)
    count_all(board, counts)
    turns = turns_to_come(board)
    own, total = 0.0, exp(weights[turns, FEATURES])
    for other in range(int(board.seats)):
        strength = 0.0
        for feature in range(FEATURES):
            strength += weights[turns, feature] * counts[other, feature]
        strength = exp(min(40.0, strength))
        total += strength
        if other == seat:
            own = strength
    return own / total


@compiled
def verdict(board: Any, seat: int) -> float:
    """Judge the end: the victory, and a little how near it was.  [A22]"""
    total, own = 0.0, points_of(board, seat)
    for other in range(int(board.seats)):
        total += exp((points_of(board, other) - own) / POINTS)
    won = 1.0 if winners(board) >> seat & 1 else 0.0
    weight = 1.0 if board.ended == at.HORIZON else MARGIN
    return (1 - weight) * won + weight / total


@compiled
def turns_to_come(board: Any) -> int:
    """Count the turns after the one that begins.  [A3]"""
    last = TURNS
    if 0 < board.horizon < TURNS:
        last = int(board.horizon)
    return max(0, last - int(board.round_number))


@compiled
def count_all(board: Any, counts: Float64s) -> None:
    """Count for each seat what its chances depend on."""
    for seat in range(SEATS):
        for feature in range(FEATURES):
            counts[seat, feature] = 0.0
    presences = np.zeros(TERRITORIES, np.int64)
    for territory in range(TERRITORIES):
        presences[territory] = presences_at(board, territory)
    for territory in range(TERRITORIES):
        present = int(presences[territory])
        if board.colony[territory] != 0:
            alone = present & (present - 1) == 0
            add(counts, present, COLONY_ALONE if alone else COLONY_SHARED)
        else:
            count_open(counts, territory, presences, need(board, territory))
    count_relations(board, counts)


@compiled
def count_open(counts: Float64s, territory: int, presences: Int64s, squares: int) -> None:
    """Count a territory that is no colony, for those in it and beside it."""
    present = int(presences[territory])
    near = beside(presences, territory) & ~present
    if present == 0:
        alone = near & (near - 1) == 0
        small = ROOM_SMALL if SQUARES[territory] <= SMALL else ROOM_LARGE
        add(counts, near, small if alone else ROOM_DISPUTED)
    elif present & (present - 1) == 0:
        add(counts, present, (THREATENED if near else QUIET) + squares)
        add(counts, near, ATTACK_RIPE if squares <= 1 else ATTACK_LATER)
    else:
        two = bits(present) == 2
        duel = DUEL_RIPE if squares <= 1 else DUEL_LATER
        add(counts, present, duel if two else CROWD)


@compiled
def count_relations(board: Any, counts: Float64s) -> None:
    """Count the alliances that each declared, and that were declared to each.  [A8]"""
    crowd = (int(board.seats) - 3) / 3
    for seat in range(int(board.seats)):
        for other in range(int(board.seats)):
            if seat != other and not makes_war(board, seat, other):
                counts[seat, ALLIED] += 1
                counts[seat, MANY_ALLIED] += crowd
                counts[other, ALLIES] += 1


@compiled
def add(counts: Float64s, seats: int, feature: int) -> None:
    """Count something once for each of some seats."""
    while seats != 0:
        counts[lowest(seats), feature] += 1
        seats &= seats - 1


@compiled
def bits(seats: int) -> int:
    """Count some seats."""
    count = 0
    for seat in range(SEATS):
        count += seats >> seat & 1
    return count


@compiled
def beside(presences: Int64s, territory: int) -> int:
    """Return the seats that stand beside a territory, one bit each."""
    near = 0
    for number in range(BORDERS[territory]):
        near |= int(presences[BORDER[territory, number]])
    return near
