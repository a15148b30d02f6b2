"""How likely each seat of Risk Express wins from a position, by weights fitted to whole matches."""

from __future__ import annotations

from math import exp

import numpy as np

from planisphere.fields import NONE
from planisphere.games.express import position as at
from planisphere.games.express.cards import (
    CARDS,
    CONTINENT_OF,
    CONTINENT_POINTS,
    CONTINENTS,
    POINTS,
)
from planisphere.games.express.position import SEATS, Position
from planisphere.games.express.score import cards_of, winners
from planisphere.kernel import Float64s, Int64s, compiled

MIDDLE, OURS, THEIRS = range(3)

LEAD = 12
"""A lead by more points than these is all one."""

LATE = 4
"""The number of cards in the middle from which on a lead says the same."""

_CONTINENTS = CONTINENT_OF.tolist()
PLACE = np.array([3 ** _CONTINENTS[:card].count(each) for card, each in enumerate(_CONTINENTS)])
"""What a card's owner counts in the number that tells who holds what of its continent."""

FIRST_CARD = np.searchsorted(CONTINENT_OF, np.arange(CONTINENTS + 1))
"""The cards of continent c are numbered from FIRST_CARD[c] up to FIRST_CARD[c + 1]."""

SHARED = np.array([3 ** _CONTINENTS.count(each) for each in range(CONTINENTS)])
"""Added to that number where several rivals hold cards."""

FIRST_ROW = np.concatenate([[0], np.cumsum(2 * SHARED)])
"""The first row of weights for each continent, and for what follows them."""

TURN_ROW = int(FIRST_ROW[-1])
MIDDLE_ROW = TURN_ROW + SEATS * (SEATS - 1)
LEAD_ROW = MIDDLE_ROW + CARDS + 1
ROWS = LEAD_ROW + LATE * (2 * LEAD + 1)
FACTS = CONTINENTS + 3
"""What is told of a seat: each continent, whose turn it is, the cards in the middle, the lead."""


@compiled
def tell(view: Position, mover: int, facts: Int64s) -> None:
    """Write the rows of weights that speak of each seat, when it is somebody's turn."""
    seats, middle = int(view.seats), cards_of(view, NONE)
    stage = (min(LATE, max(1, middle)) - 1) * (2 * LEAD + 1)
    for seat in range(seats):
        facts[seat, CONTINENTS] = TURN_ROW + (seats - 2) * SEATS + (seat - mover) % seats
        facts[seat, CONTINENTS + 1] = MIDDLE_ROW + middle
        facts[seat, CONTINENTS + 2] = 0
    for continent in range(CONTINENTS):
        tell_continent(view, continent, facts)
    best, second = -1, -1
    for seat in range(seats):
        points = facts[seat, CONTINENTS + 2]
        second = max(second, min(best, points))
        best = max(best, points)
    for seat in range(seats):
        points = facts[seat, CONTINENTS + 2]
        lead = points - (second if points == best else best)
        facts[seat, CONTINENTS + 2] = LEAD_ROW + stage + max(-LEAD, min(LEAD, lead)) + LEAD


@compiled
def tell_continent(view: Position, continent: int, facts: Int64s) -> None:
    """Tell what each seat has of a continent, what its rivals, and if these are several."""
    seats, first, last = int(view.seats), int(FIRST_CARD[continent]), int(FIRST_CARD[continent + 1])
    number, rivals = 0, 0
    for card in range(first, last):
        if view.owner[card] != NONE:
            number += int(PLACE[card]) * THEIRS
            rivals |= 1 << int(view.owner[card])
    whole = number == SHARED[continent] - 1 and rivals & rivals - 1 == 0
    for seat in range(seats):
        others = rivals & ~(1 << seat)
        row = int(FIRST_ROW[continent]) + number
        if others & others - 1 != 0:
            row += int(SHARED[continent])
        if rivals >> seat & 1:
            for card in range(first, last):
                if view.owner[card] == seat:
                    row -= int(PLACE[card]) * (THEIRS - OURS)
                    facts[seat, CONTINENTS + 2] += 0 if whole else int(POINTS[card])
            if whole:
                facts[seat, CONTINENTS + 2] += int(CONTINENT_POINTS[continent])
        facts[seat, continent] = row


@compiled
def strength(weights: Float64s, facts: Int64s) -> float:
    """What the facts of a seat come to: units that add them up, and count if above nothing."""
    total = 0.0
    for unit in range(weights.shape[1]):
        added = 0.0
        for fact in range(FACTS):
            added += weights[facts[fact], unit]
        total += max(0.0, added) * weights[ROWS, unit]
    return total


@compiled
def foretell(view: Position, mover: int, weights: Float64s, facts: Int64s, out: Float64s) -> None:
    """Write each seat's chance to win when it is somebody's turn and no siege goes on."""
    seats = int(view.seats)
    if cards_of(view, NONE) == 0:
        settle(view, out)
        return
    tell(view, mover, facts)
    chances_by(weights, facts, seats, out)


@compiled
def chances_by(weights: Float64s, facts: Int64s, seats: int, out: Float64s) -> None:
    """Write each seat's chance to win by what was told of all."""
    total, most = 0.0, -np.inf
    for seat in range(seats):
        out[seat] = strength(weights, facts[seat])
        most = max(most, out[seat])
    for seat in range(seats):
        out[seat] = exp(out[seat] - most)
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total


@compiled
def settle(view: Position, out: Float64s) -> None:
    """Write what part of the victory each seat has when no card is left.  [X13, X14]"""
    ended, view.ended = int(view.ended), at.CONQUERED
    won, count = winners(view), 0
    view.ended = ended
    for seat in range(int(view.seats)):
        count += won >> seat & 1
    for seat in range(int(view.seats)):
        out[seat] = (won >> seat & 1) / count
