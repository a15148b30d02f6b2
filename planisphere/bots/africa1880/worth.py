"""What a territory may still bring, and what the others may do about it."""

from __future__ import annotations

from typing import Any

from planisphere.games.africa1880.board import (
    BORDER,
    BORDERS,
    COASTAL,
    COLONIES,
    SQUARES,
    TERRITORIES,
    TURNS,
)
from planisphere.games.africa1880.score import ALONE
from planisphere.games.africa1880.table import is_empty, makes_war
from planisphere.kernel import compiled

COMES = 0.25
"""How likely a power enters a territory that it borders on."""

LANDS = 0.06
"""How likely a power lands on an empty coast."""

WARS_AT_FIRST, WARS_AGAIN, WARS_ANEW = 0.4, 0.75, 0.35
"""How likely a power declares war: in the first turn, if it did last time, if it did not."""

BLOCKED, CROWDED = 1.0, 2.0
"""What it is worth to stand against one who strikes back, or among several."""

HARM = 0.6
"""How much of a territory's worth is lost to whoever comes."""


@compiled
def turns_left(view: Any) -> int:
    """Count the turns to play, this one too; the last may be near for want of colonies.  [A20]"""
    founded, ripe = 0, 0
    for territory in range(TERRITORIES):
        founded += int(view.colony[territory])
        if view.colony[territory] == 0 and need(view, territory) <= 1:
            ripe += 0 if is_empty(view, territory) else 1
    last = TURNS
    if 0 < view.horizon < TURNS:
        last = int(view.horizon)
    if founded + ripe // 2 >= COLONIES:
        return 1
    return last - int(view.round_number) + 1


@compiled
def need(view: Any, territory: int) -> int:
    """Count the squares that are not developed.  [A10]"""
    return int(SQUARES[territory]) - int(view.development[territory])


@compiled
def rivals(view: Any, seat: int, territory: int) -> int:
    """Count the others who stand in a territory."""
    count = 0
    for other in range(int(view.seats)):
        if other != seat and view.presence[other, territory] != 0:
            count += 1
    return count


@compiled
def comes(view: Any, seat: int, territory: int) -> float:
    """Return how likely a seat stands in a territory after its orders.  [A6, A7]"""
    if view.presence[seat, territory] != 0:
        return 1.0
    for number in range(BORDERS[territory]):
        if view.presence[seat, BORDER[territory, number]] != 0:
            return COMES
    return LANDS if COASTAL[territory] and is_empty(view, territory) else 0.0


@compiled
def threat(view: Any, seat: int, territory: int) -> float:
    """Return how likely somebody else comes who does not stand there yet."""
    quiet = 1.0
    for other in range(int(view.seats)):
        if other != seat and view.presence[other, territory] == 0:
            quiet *= 1 - comes(view, other, territory)
    return 1 - quiet


@compiled
def will_war(view: Any, seat: int, other: int) -> float:
    """Return how likely a seat declares war on another, by what it declared last.  [A8]"""
    if view.round_number == 1:
        return WARS_AT_FIRST
    return WARS_AGAIN if makes_war(view, seat, other) else WARS_ANEW


@compiled
def prospects(view: Any, seat: int, territory: int, squares: int, turns: int) -> float:
    """Return the points to expect of a territory with so many squares to go.  [A21]"""
    others = rivals(view, seat, territory)
    if squares > turns * (1 + others):
        return 0.0
    quiet = (1 - HARM * threat(view, seat, territory)) ** squares
    if others == 0:
        return quiet * ALONE
    if others > 1:
        return quiet * CROWDED
    return quiet * duel(view, seat, territory)


@compiled
def duel(view: Any, seat: int, territory: int) -> float:
    """Return the points to expect of making war on the one other who stands there.  [A15]"""
    for other in range(int(view.seats)):
        if other != seat and view.presence[other, territory] != 0:
            war = will_war(view, other, seat)
            return (1 - war) * ALONE + war * BLOCKED
    return float(ALONE)
