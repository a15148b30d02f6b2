"""What an order is worth: to develop, to explore, to land."""

from __future__ import annotations

from typing import Any

from planisphere.bots.africa1880.worth import need, prospects, rivals, threat, turns_left
from planisphere.games.africa1880.board import BORDER, BORDERS, TERRITORIES
from planisphere.games.africa1880.position import LANDING
from planisphere.games.africa1880.rules import TO_DEVELOP
from planisphere.games.africa1880.score import ALONE
from planisphere.games.africa1880.table import in_stock, is_empty
from planisphere.kernel import compiled

SPITE = 0.4
"""What a point taken from somebody else is worth."""

STEP = 0.12
"""What a free territory next to a new presence is worth for each turn to come."""

WASTED = -8.0
"""What an order is worth that leads nowhere."""

DELAY = 0.6
"""How much of a territory is lost with a turn of delay, beside what comes of its neighbours."""


@compiled
def order(view: Any, seat: int, action: int) -> float:
    """Judge an answer to a line of the sheet: an order or a landing.  [A6, A7]"""
    question = int(view.question[seat])
    if action == TO_DEVELOP and question != LANDING:
        return develop(view, seat, question)
    if action >= TERRITORIES:
        return 0.0
    return explore(view, seat, action)


@compiled
def develop(view: Any, seat: int, home: int) -> float:
    """Judge a development: all of the territory if it is now or never, else a turn gained."""
    squares, turns = need(view, home), turns_left(view)
    if view.colony[home] != 0 or squares <= 0:
        return 0.0
    points = prospects(view, seat, home, squares, turns)
    if squares >= turns:
        return points
    return points * (DELAY + (1 - DELAY) * threat(view, seat, home))


@compiled
def explore(view: Any, seat: int, target: int) -> float:
    """Judge a new presence: what it may make of its territory, and where it may go on to."""
    if is_ordered(view, seat, target) or stock(view, seat) <= 0:
        return WASTED
    others, turns = rivals(view, seat, target), turns_left(view) - 1
    squares = max(0, need(view, target) - others)
    points = prospects(view, seat, target, squares, turns)
    if others == 0:
        points *= 1 - threat(view, seat, target) / 2
    if others == 1 and squares <= turns:
        points += SPITE * ALONE / (1 + squares)
    return points + STEP * turns * ways_on(view, seat, target)


@compiled
def ways_on(view: Any, seat: int, territory: int) -> int:
    """Count the empty territories that a territory borders on."""
    count = 0
    for number in range(BORDERS[territory]):
        target = int(BORDER[territory, number])
        if is_empty(view, target) and not is_ordered(view, seat, target):
            count += 1
    return count


@compiled
def is_ordered(view: Any, seat: int, target: int) -> bool:
    """Whether the sheet sends a presence somewhere already.  [A11]"""
    for home in range(TERRITORIES):
        if view.order[seat, home] == target:
            return True
    return bool(view.landing[seat] == target)


@compiled
def stock(view: Any, seat: int) -> int:
    """Count the presences that are left when the sheet so far is carried out.  [A13]"""
    left = int(in_stock(view, seat))
    for home in range(TERRITORIES):
        if 0 <= view.order[seat, home] < TERRITORIES:
            left -= 1
    return left
