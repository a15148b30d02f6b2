"""What war is worth more than alliance, wherever one may meet the other."""

from __future__ import annotations

from math import exp
from typing import Any

from planisphere.bots.africa1880.orders import SPITE, is_ordered
from planisphere.bots.africa1880.worth import BLOCKED, comes, need, turns_left, will_war
from planisphere.games.africa1880.board import TERRITORIES
from planisphere.games.africa1880.position import DEVELOP, SEATS
from planisphere.games.africa1880.score import ALLIED, ALONE, SHARED
from planisphere.games.africa1880.table import makes_war, presences_at
from planisphere.kernel import compiled

GOODWILL = 12.0
"""What it is worth not to provoke one who keeps peace, while turns are to come."""

CALM = 2.0
"""The points within which war and alliance are nearly as good as each other."""

LATER = 0.5
"""What a territory counts that is not yet developed but can be."""


@compiled
def chance_of_war(view: Any, seat: int, other: int) -> float:
    """Return how often to declare war: the more, the more it is worth."""
    return 1 / (1 + exp(-war(view, seat, other) / CALM))


@compiled
def war(view: Any, seat: int, other: int) -> float:
    """Return what war is worth more than alliance, in points.  [A8]"""
    turns = turns_left(view)
    points = SPITE * ALLIED
    if turns > 1 and not makes_war(view, other, seat):
        points = -GOODWILL
    for territory in range(TERRITORIES):
        if view.colony[territory] == 0 and will_stand(view, seat, territory):
            weight = comes(view, other, territory) * weight_of(view, seat, territory, turns)
            if weight > 0:
                points += weight * meeting(view, seat, other, territory)
    return points


@compiled
def will_stand(view: Any, seat: int, territory: int) -> bool:
    """Whether a seat stands in a territory when its sheet is carried out.  [A9]"""
    return bool(view.presence[seat, territory] != 0) or is_ordered(view, seat, territory)


@compiled
def weight_of(view: Any, seat: int, territory: int, turns: int) -> float:
    """Return how much a territory counts: whether it may be a colony now, or later.  [A18]"""
    present = presences_at(view, territory) & ~(1 << seat)
    squares = need(view, territory)
    if view.order[seat, territory] == DEVELOP:
        squares -= 1
    if squares <= (1 if present else 0):
        return 1.0
    return LATER if squares < turns else 0.0


@compiled
def meeting(view: Any, seat: int, other: int, territory: int) -> float:
    """Return what war on a power is worth more where the two meet.  [A15, A16]"""
    third = presences_at(view, territory) & ~(1 << seat) & ~(1 << other)
    if third:
        return crowd(view, seat, other, third)
    strikes = will_war(view, other, seat)
    at_peace = ALONE - SHARED * (1 - SPITE)
    return (1 - strikes) * at_peace + strikes * (BLOCKED + SPITE * ALONE)


@compiled
def crowd(view: Any, seat: int, other: int, third: int) -> float:
    """Return what war on one of several is worth more.  [A16, A18]"""
    gone = removed(view, other, third, 1)
    pact = 1 - will_war(view, other, seat)
    for ally in range(int(view.seats)):
        if third >> ally & 1:
            pact *= (1 - will_war(view, ally, seat)) * (1 - will_war(view, ally, other))
    gained = (gone - removed(view, other, third, 0)) * SHARED
    return gained - (1 - gone) * pact * SHARED


@compiled
def removed(view: Any, other: int, third: int, wars: int) -> float:
    """Return how likely a presence goes if one declares so many wars and others as usual.  [A16]"""
    total, judges = 0.0, 1
    for seat in range(SEATS):
        judges += third >> seat & 1
    for hostile in range(1 << SEATS):
        if hostile & ~third == 0:
            chance, against = 1.0, wars
            for seat in range(SEATS):
                if third >> seat & 1:
                    strikes = will_war(view, seat, other)
                    chance *= strikes if hostile >> seat & 1 else 1 - strikes
                    against += hostile >> seat & 1
            if 2 * against > judges:
                total += chance
    return total
