"""The zones of Manchots Barjots as they stand: sums, majorities, powers, the count of hands."""

from __future__ import annotations

from typing import Any

from planisphere.fields import HIDDEN, NONE
from planisphere.games.manchots.cards import LOOKOUT, MANCHOTS, ROUNDS, TWINS, ZONES
from planisphere.games.manchots.score import (
    has_majority,
    is_laid,
    kept_in,
    laid_in,
    points_in,
)
from planisphere.games.manchots.table import beside, landed_before, owners

EFFECT = {value: effect for effect, value in MANCHOTS["powers"].items()}
SIDES = range(2)


def tally(view: Any) -> dict[str, list[Any]]:
    """Return who sits where, what was destroyed, who leads, and what the hands would count."""
    view = view.copy()
    view.stock[view.stock == HIDDEN] = 0
    everybody = range(int(owners(view)))
    last = _last_landing(view)
    before = view.copy()
    before.landed[:, max(0, last) :] = NONE
    return {
        "owners": _around(view),
        "beside": [[int(beside(view, owner, side)) for side in SIDES] for owner in everybody],
        "destroyed": _destroyed(view, last),
        "sums": [[int(laid_in(view, owner, zone)) for zone in range(ZONES)] for owner in everybody],
        "leaders": _leaders(view),
        "leaders_before": _leaders(before),
        "powers": [_powers(view, owner) for owner in everybody],
        "shares": [_shares(view, owner) for owner in everybody],
    }


def _around(view: Any) -> list[int]:
    """List those who have cards as they sit, each beside the next on his left.  [M4, M13]"""
    around = [0]
    while len(around) < owners(view):
        around.append(int(beside(view, around[-1], 0)))
    return around


def _last_landing(view: Any) -> int:
    """Return the last round in which anybody has landed, counted from nothing, or none."""
    landed = [number for number in range(ROUNDS) if (view.landed[:, number, 0] != NONE).any()]
    return max(landed, default=NONE)


def _destroyed(view: Any, last: int) -> list[list[int]]:
    """List what kamikazes destroyed: owner, round, place.  [M7]"""
    return [
        [owner, number, place]
        for owner in range(int(owners(view)))
        for number in range(last + 1)
        for place in SIDES
        if view.landed[owner, number, place] != NONE and not is_laid(view, owner, number, place)
    ]


def _leaders(view: Any) -> list[list[int]]:
    """List for each zone who has its majority, several if they share it.  [M10]"""
    everybody = range(int(owners(view)))
    return [
        [owner for owner in everybody if has_majority(view, owner, zone)] for zone in range(ZONES)
    ]


def _powers(view: Any, owner: int) -> list[str]:
    """List the powers that bind somebody in this round.  [M6, M8]"""
    return [EFFECT[value] for value in (TWINS, LOOKOUT) if landed_before(view, owner, value)]


def _shares(view: Any, owner: int) -> list[dict[str, Any]]:
    """List zone by zone what a hand would count, and why; nothing if it is hidden.  [M11]"""
    if view.hand[owner, 0] == HIDDEN:
        return []
    return [
        {"reason": _reason(view, owner, zone), "points": int(points_in(view, owner, zone))}
        for zone in range(ZONES)
    ]


def _reason(view: Any, owner: int, zone: int) -> str:
    """Return what of a zone counts for a hand: `all`, the `lowest` card, `nothing`; or `empty`."""
    if kept_in(view, owner, zone, False) == 0:
        return "empty"
    if laid_in(view, owner, zone) == 0:
        return "nothing"
    return "all" if has_majority(view, owner, zone) else "lowest"
