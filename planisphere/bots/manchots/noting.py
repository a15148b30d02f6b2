"""What a seat of Manchots Barjots knows of each zone, as numbers that learnt weights add up."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from planisphere.fields import NONE
from planisphere.games.manchots import position as at
from planisphere.games.manchots.cards import (
    COPIES,
    DESTROYED_FROM,
    KAMIKAZE,
    KINDS,
    ROUNDS,
    VALUE_OF,
    VALUES,
    ZONE_OF,
    ZONES,
)
from planisphere.games.manchots.position import LEFT, OWNERS, RIGHT, SIDES, Position
from planisphere.games.manchots.score import has_kamikaze
from planisphere.games.manchots.table import beside, owners
from planisphere.kernel import Float64s, Int64s, compiled

(LOOKOUT_NOW, TWINS_NOW, KAMIKAZE_NOW, AT_RISK) = range(4)
POWERS = 4
"""What a card landed in thought does beside its value, the last being a heavy one's risk."""

(
    ALWAYS,
    GIVING,
    LATE,
    FOUR,
    FIVE,
    KAMIKAZES,
    NOTHING_HELD,
    KEPT,
    LOWEST,
    NOTHING_LAID,
    LAID,
    LEFT_LAID,
    RIGHT_LAID,
    ACROSS_LAID,
    LEAD,
    AHEAD,
    TO_LEFT,
    TO_RIGHT,
    FROM_LEFT,
    FROM_RIGHT,
    UNSEEN,
    BARE,
    POWER,
) = range(23)
HELD = POWER + POWERS
ROUND = HELD + VALUES
FACTS = ROUND + ROUNDS
"""What is told of a zone; the last are powers, cards in hand by value, and the round."""

UNITS = 32
"""The units that add facts up."""

TEN = 0.1
"""Sums of values are told in tens, so that all facts are of like size."""


class Notes(NamedTuple):
    """What a seat has counted of the table, and what it changes in thought."""

    hand: Int64s
    """Its cards by kind."""
    laid: Float64s
    """What lies before each owner in each zone."""
    bare: Float64s
    """Of that, what a kamikaze of this round would still destroy."""
    given: Float64s
    """What it has given to either side in each zone."""
    got: Float64s
    """What it was given, or took, from either side in each zone."""
    unseen: Float64s
    """The values in each zone that neither lie open nor are in its hand."""
    powers: Float64s
    """By zone, the powers of what it lands now."""
    common: Float64s
    """The facts that are the same in all zones."""
    facts: Float64s
    """All facts, zone by zone."""
    worth: Float64s
    """What each zone is worth before anything is chosen."""
    units: Float64s
    """What the units have added up."""


def notes() -> Notes:
    """Return empty notes."""
    sides, table = (SIDES, ZONES), (OWNERS, ZONES)
    return Notes(
        np.zeros(KINDS, np.int64),
        np.zeros(table),
        np.zeros(table),
        np.zeros(sides),
        np.zeros(sides),
        np.zeros(ZONES),
        np.zeros((ZONES, POWERS)),
        np.zeros(FACTS),
        np.zeros((ZONES, FACTS)),
        np.zeros(ZONES),
        np.zeros(UNITS),
    )


@compiled
def count(view: Position, seat: int, paper: Notes) -> None:
    """Count all that a seat can see and remember."""
    paper.laid[:] = 0.0
    paper.bare[:] = 0.0
    paper.given[:] = 0.0
    paper.got[:] = 0.0
    paper.unseen[:] = 0.0
    paper.powers[:] = 0.0
    unseen = 0
    for kind in range(KINDS):
        paper.hand[kind] = int(view.hand[seat, kind])
        left = int(COPIES[kind]) - int(paper.hand[kind])
        paper.unseen[int(ZONE_OF[kind])] += left * float(VALUE_OF[kind])
        unseen += left if VALUE_OF[kind] == KAMIKAZE else 0
    for number in range(int(view.round_number)):
        unseen -= count_round(view, number, paper)
        for side in range(SIDES):
            add(paper.given[side], int(view.gave[seat, number, side]), 1.0)
            add(paper.got[side], int(view.got[seat, number, side]), 1.0)
    tell_common(view, unseen, paper)


@compiled
def add(zones: Float64s, kind: int, many: float) -> None:
    """Add a card, if it is one, to the values in its zone."""
    if kind != NONE:
        zones[int(ZONE_OF[kind])] += many * float(VALUE_OF[kind])


@compiled
def count_round(view: Position, number: int, paper: Notes) -> int:
    """Add what was laid in a round; return how many kamikazes came to light.  [M5, M7]"""
    hit, shown = has_kamikaze(view, number), 0
    for owner in range(owners(view)):
        for place in range(2):
            kind = int(view.landed[owner, number, place])
            if kind == NONE:
                continue
            add(paper.unseen, kind, -1.0)
            shown += 1 if VALUE_OF[kind] == KAMIKAZE else 0
            heavy = VALUE_OF[kind] >= DESTROYED_FROM
            if heavy and hit:
                continue
            add(paper.laid[owner], kind, 1.0)
            if heavy and number + 1 == int(view.round_number):
                add(paper.bare[owner], kind, 1.0)
    return shown


@compiled
def tell_common(view: Position, kamikazes: int, paper: Notes) -> None:
    """Tell what is the same in all zones."""
    facts = paper.common
    facts[:] = 0.0
    facts[ALWAYS] = 1.0
    facts[GIVING] = 1.0 if view.phase == at.GIVE else 0.0
    facts[LATE] = 1.0 if view.phase == at.LATE else 0.0
    facts[FOUR] = 1.0 if view.seats == 4 else 0.0
    facts[FIVE] = 1.0 if view.seats == 5 else 0.0
    facts[KAMIKAZES] = kamikazes / ZONES
    facts[ROUND + int(view.round_number) - 1] = 1.0


@compiled
def tell(view: Position, seat: int, zone: int, paper: Notes) -> None:
    """Tell all facts of a zone, as they are in thought."""
    facts = paper.facts[zone]
    facts[:] = paper.common
    tell_hand(zone, paper, facts)
    tell_laid(view, seat, zone, paper, facts)
    facts[TO_LEFT] = TEN * paper.given[LEFT, zone]
    facts[TO_RIGHT] = TEN * paper.given[RIGHT, zone]
    facts[FROM_LEFT] = TEN * paper.got[LEFT, zone]
    facts[FROM_RIGHT] = TEN * paper.got[RIGHT, zone]
    facts[UNSEEN] = TEN * paper.unseen[zone] / SIDES
    for power in range(POWERS):
        facts[POWER + power] = paper.powers[zone, power]


@compiled
def tell_hand(zone: int, paper: Notes, facts: Float64s) -> None:
    """Tell what a seat holds of a zone.  [M11]"""
    kept, lowest = 0, 0
    for value in range(VALUES, 0, -1):
        many = int(paper.hand[zone * VALUES + value - 1])
        facts[HELD + value - 1] = float(many)
        if many > 0:
            kept += many * value
            lowest = value
    facts[KEPT] = TEN * kept
    facts[LOWEST] = TEN * lowest
    facts[NOTHING_HELD] = 1.0 if kept == 0 else 0.0


@compiled
def tell_laid(view: Position, seat: int, zone: int, paper: Notes, facts: Float64s) -> None:
    """Tell what everybody has laid in a zone.  [M10]"""
    left, right = beside(view, seat, LEFT), beside(view, seat, RIGHT)
    mine, best, bare = paper.laid[seat, zone], 0.0, 0.0
    facts[ACROSS_LAID] = 0.0
    for owner in range(owners(view)):
        if owner == seat:
            continue
        laid = paper.laid[owner, zone]
        best = max(best, laid)
        bare = max(bare, paper.bare[owner, zone])
        if owner not in (left, right):
            facts[ACROSS_LAID] = max(facts[ACROSS_LAID], TEN * laid)
    facts[LAID] = TEN * mine
    facts[NOTHING_LAID] = 1.0 if mine == 0.0 else 0.0
    facts[LEFT_LAID] = TEN * paper.laid[left, zone]
    facts[RIGHT_LAID] = TEN * paper.laid[right, zone]
    facts[LEAD] = TEN * (mine - best)
    facts[AHEAD] = 1.0 if mine > 0.0 and mine >= best else 0.0
    facts[BARE] = TEN * bare
