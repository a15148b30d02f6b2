"""What a hand of Manchots Barjots may come to count, zone by zone, as things look now."""

from __future__ import annotations

from math import exp

from planisphere.fields import NONE
from planisphere.games.manchots.cards import ROUNDS, VALUE_OF, VALUES, ZONE_OF, ZONES
from planisphere.games.manchots.position import SIDES, Position
from planisphere.games.manchots.score import is_laid, kept_in, laid_in
from planisphere.games.manchots.table import beside, owners
from planisphere.kernel import compiled

PACE = 3.0
"""The value that is laid in a round, by the measure of how well it foretells."""

SPREAD = 2.2
"""The value that stands for a zone where nothing is laid, when the rest is foretold."""

HELD, GIVEN = 0.3, 0.25
"""How much a value in hand, or given away, counts beside one that is laid."""

DOUBT, DOUBT_A_ROUND = 2.0, 0.35
"""How far a foretold difference may be wrong, in the end and for each round to come."""

GROWTH = 2.5
"""What comes to a hand in a zone of its own in each round to come."""

SPOILT = 0.125
"""The part of a lowest card that is lost to lower ones in each round to come."""

OPENING = 0.12
"""How likely a zone is opened in each round to come."""


@compiled
def to_come(view: Position, owner: int) -> int:
    """Count the rounds in which somebody has still to land.  [M2, M5]"""
    current = int(view.round_number) - 1
    return ROUNDS - current - (0 if view.landed[owner, current, 0] == NONE else 1)


@compiled
def laid_by(view: Position, owner: int) -> int:
    """Add up the values that somebody has laid in all zones."""
    total = 0
    for number in range(ROUNDS):
        for place in range(2):
            if is_laid(view, owner, number, place):
                total += int(VALUE_OF[int(view.landed[owner, number, place])])
    return total


@compiled
def given_to(view: Position, seat: int, owner: int, zone: int) -> int:
    """Add up the values of a zone that a seat remembers to have given to somebody.  [M4]"""
    value = 0
    for side in range(SIDES):
        if beside(view, seat, side) == owner:
            for number in range(ROUNDS):
                kind = int(view.gave[seat, number, side])
                if kind != NONE and ZONE_OF[kind] == zone:
                    value += int(VALUE_OF[kind])
    return value


@compiled
def share(view: Position, seat: int, owner: int, zone: int) -> float:
    """The part of his landings that a seat expects somebody to spend on a zone.  [M16]"""
    if owner >= int(view.seats):
        return 1.0 / ZONES
    if owner == seat:
        known = HELD * kept_in(view, seat, zone, False)
    else:
        known = GIVEN * given_to(view, seat, owner, zone)
    laid = laid_in(view, owner, zone)
    return (laid + SPREAD + known) / (laid_by(view, owner) + ZONES * SPREAD + known)


@compiled
def ahead(view: Position, seat: int, owner: int, other: int, zone: int) -> float:
    """How likely a seat thinks it that somebody will not have laid less than another."""
    lead = laid_in(view, owner, zone) - laid_in(view, other, zone)
    rounds, answers = to_come(view, owner), to_come(view, other)
    theirs = share(view, seat, other, zone)
    if rounds == 0 and answers <= 1:
        beaten = answers * theirs * max(0, VALUES - 1 - lead) / (VALUES - 1)
        return 1.0 - min(1.0, beaten) if lead >= 0 else 0.0
    mine = share(view, seat, owner, zone)
    foretold = lead + PACE * (rounds * mine - answers * theirs)
    return 1.0 / (1.0 + exp(-foretold / (DOUBT + DOUBT_A_ROUND * rounds)))


@compiled
def majority(view: Position, seat: int, owner: int, zone: int) -> float:
    """How likely a seat thinks it that somebody will have the majority in a zone.  [M10]"""
    if laid_in(view, owner, zone) == 0 and to_come(view, owner) == 0:
        return 0.0
    likely = 1.0
    for other in range(owners(view)):
        if other != owner:
            likely *= ahead(view, seat, owner, other, zone)
    return likely


@compiled
def opened(view: Position, owner: int, zone: int) -> float:
    """How likely somebody will have laid something in a zone.  [M11]"""
    if laid_in(view, owner, zone) > 0:
        return 1.0
    return min(1.0, OPENING * to_come(view, owner))


@compiled
def prospects(view: Position, seat: int) -> float:
    """The points that a hand may count: all of a zone with the majority, else the lowest.  [M11]"""
    points = 0.0
    for zone in range(ZONES):
        likely, rounds = majority(view, seat, seat, zone), to_come(view, seat)
        grown = kept_in(view, seat, zone, False) + GROWTH * rounds
        lowest = kept_in(view, seat, zone, True) * (1.0 - SPOILT * rounds)
        points += opened(view, seat, zone) * (likely * grown + (1.0 - likely) * lowest)
    return points
