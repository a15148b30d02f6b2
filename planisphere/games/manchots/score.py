"""Majorities, and what the cards still in hand are worth."""

from __future__ import annotations

import numpy as np

from planisphere.fields import NONE
from planisphere.games.manchots import position as at
from planisphere.games.manchots.cards import (
    DESTROYED_FROM,
    KAMIKAZE,
    KINDS,
    ROUNDS,
    VALUE_OF,
    VALUES,
    ZONE_OF,
    ZONES,
)
from planisphere.games.manchots.position import Position
from planisphere.games.manchots.table import owners
from planisphere.kernel import Float64s, compiled

ZONE_BITS = 8
"""What holds all that somebody can lay in a zone, where the sums of all zones are one number."""

HITS = np.append(VALUE_OF == KAMIKAZE, False).astype(np.int64)
"""Whether a card is a kamikaze; the last entry is for no card."""

LAID = np.zeros((2, KINDS + 1), np.int64)
"""What a card adds to such a number, in a round without a kamikaze and with one."""

LAID[0, :KINDS] = VALUE_OF << ZONE_BITS * ZONE_OF
LAID[1, :KINDS] = np.where(VALUE_OF < DESTROYED_FROM, LAID[0, :KINDS], 0)


@compiled
def has_kamikaze(position: Position, number: int) -> bool:
    """Whether anybody landed a kamikaze in a round, counted from nothing.  [M7]"""
    for owner in range(owners(position)):
        for place in range(2):
            kind = int(position.landed[owner, number, place])
            if kind != NONE and VALUE_OF[kind] == KAMIKAZE:
                return True
    return False


@compiled
def is_laid(position: Position, owner: int, number: int, place: int) -> bool:
    """Whether a card landed in a round lies before its owner, not destroyed.  [M5, M7]"""
    kind = int(position.landed[owner, number, place])
    if kind == NONE:
        return False
    return VALUE_OF[kind] < DESTROYED_FROM or not has_kamikaze(position, number)


@compiled
def laid_in(position: Position, owner: int, zone: int) -> int:
    """Add up the values that somebody has laid in a zone.  [M10]"""
    total = 0
    for number in range(ROUNDS):
        for place in range(2):
            kind = int(position.landed[owner, number, place])
            if kind != NONE and ZONE_OF[kind] == zone and is_laid(position, owner, number, place):
                total += int(VALUE_OF[kind])
    return total


@compiled
def has_majority(position: Position, owner: int, zone: int) -> bool:
    """Whether nobody has laid more in a zone, and the owner something; equals share it.  [M10]"""
    mine = laid_in(position, owner, zone)
    if mine == 0:
        return False
    for other in range(owners(position)):
        if laid_in(position, other, zone) > mine:
            return False
    return True


@compiled
def kept_in(position: Position, owner: int, zone: int, only_lowest: bool) -> int:
    """Add up the cards of a zone in a hand, or in a virtual reserve and its pile.  [M11, M18]"""
    total = 0
    for kind in range(zone * VALUES, (zone + 1) * VALUES):
        count = int(position.hand[owner, kind]) + int(position.stock[owner, kind])
        if count > 0 and only_lowest:
            return int(VALUE_OF[kind])
        total += count * int(VALUE_OF[kind])
    return total


@compiled
def points_in(position: Position, owner: int, zone: int) -> int:
    """Return what somebody scores in a zone: all, the lowest card, or nothing.  [M11]"""
    if laid_in(position, owner, zone) == 0:
        return 0
    return kept_in(position, owner, zone, not has_majority(position, owner, zone))


@compiled
def hit_rounds(position: Position) -> int:
    """Return the rounds in which anybody landed a kamikaze, one bit each.  [M7]"""
    rounds = 0
    for owner in range(owners(position)):
        for number in range(ROUNDS):
            for place in range(2):
                rounds |= int(HITS[int(position.landed[owner, number, place])]) << number
    return rounds


@compiled
def laid(position: Position, owner: int, hit: int) -> int:
    """Add up what somebody has laid, some rounds being hit: ZONE_BITS for each zone.  [M7, M10]"""
    total = 0
    for number in range(ROUNDS):
        for place in range(2):
            kind = int(position.landed[owner, number, place])
            total += int(LAID[hit >> number & 1, kind])
    return total


@compiled
def most_laid(position: Position, hit: int) -> int:
    """Return the most that anybody has laid, ZONE_BITS for each zone.  [M10]"""
    most = 0
    for owner in range(owners(position)):
        own = laid(position, owner, hit)
        for zone in range(ZONES):
            more = within(own, zone) - within(most, zone)
            most += max(more, 0) << ZONE_BITS * zone
    return most


@compiled
def within(sums: int, zone: int) -> int:
    """Return what was laid in one zone, of what was laid in all."""
    return sums >> ZONE_BITS * zone & (1 << ZONE_BITS) - 1


@compiled
def points_beside(position: Position, owner: int, hit: int, most: int) -> int:
    """Add up somebody's points in all zones, where so much was laid at most.  [M11, M18]"""
    points, own = 0, laid(position, owner, hit)
    for zone in range(ZONES):
        if within(own, zone) > 0:
            points += kept_in(position, owner, zone, within(own, zone) < within(most, zone))
    return points


@compiled
def points_of(position: Position, owner: int) -> int:
    """Add up somebody's points in all zones.  [M11, M18]"""
    hit = hit_rounds(position)
    return points_beside(position, owner, hit, most_laid(position, hit))


@compiled
def scores(position: Position, out: Float64s) -> None:
    """Write the points of each seat; before the end, when hands are secret, none.  [M11]"""
    for seat in range(int(position.seats)):
        out[seat] = 0 if position.ended == at.RUNNING else points_of(position, seat)


@compiled
def winners(position: Position) -> int:
    """Most points, shared if equal; nobody where a virtual player has more.  [M12, M18]"""
    if position.ended != at.COUNTED:
        return 0
    ranked = owners(position) if position.virtual_can_win == 0 else int(position.seats)
    hit = hit_rounds(position)
    most, best, first = most_laid(position, hit), 0, 0
    for owner in range(ranked):
        points = points_beside(position, owner, hit, most)
        won = 1 << owner if owner < int(position.seats) else 0
        if points > best:
            best, first = points, won
        elif points == best:
            first |= won
    return first
