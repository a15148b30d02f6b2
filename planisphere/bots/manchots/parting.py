"""Which cards a seat of Manchots Barjots parts with, by its chance to win without them."""

from __future__ import annotations

from math import exp

import numpy as np

from planisphere.bots.manchots.noting import (
    AT_RISK,
    FACTS,
    KAMIKAZE_NOW,
    LOOKOUT_NOW,
    TEN,
    TWINS_NOW,
    UNITS,
    Notes,
    count,
    tell,
)
from planisphere.fields import NONE
from planisphere.games.manchots import position as at
from planisphere.games.manchots.cards import (
    DESTROYED_FROM,
    KAMIKAZE,
    KINDS,
    LOOKOUT,
    ROUNDS,
    TWINS,
    VALUE_OF,
    ZONE_OF,
    ZONES,
)
from planisphere.games.manchots.position import SIDES, Position
from planisphere.games.manchots.rules import first_choice
from planisphere.games.manchots.score import has_kamikaze
from planisphere.games.manchots.table import must_land, owners
from planisphere.kernel import Float64s, Int64s, compiled

STAGES = 2 * ROUNDS
"""Giving and landing, in each round."""


@compiled
def part(view: Position, seat: int, weights: Float64s, paper: Notes, cards: Int64s) -> int:
    """Write the cards that a seat has still to hand in; return how many.  [M4, M5, M6]

    In the notes they have been given or landed.
    """
    count(view, seat, paper)
    first = first_choice(view, seat)
    many = SIDES if view.phase == at.GIVE else must_land(view, seat)
    if first != NONE:
        move(view, seat, 0, first, 1, paper)
    for zone in range(ZONES):
        paper.worth[zone] = worth(view, seat, zone, weights, paper)
    if many == 2 and first == NONE:
        best_two(view, seat, weights, paper, cards)
    else:
        many, cards[0] = 1, best_one(view, seat, 0 if first == NONE else 1, weights, paper)
    for index in range(many):
        move(view, seat, index if first == NONE else 1, int(cards[index]), 1, paper)
    return many


@compiled
def best_one(view: Position, seat: int, place: int, weights: Float64s, paper: Notes) -> int:
    """Return the card that is best parted with."""
    best, chosen = -np.inf, NONE
    for kind in range(KINDS):
        if paper.hand[kind] > 0:
            found = gain(view, seat, place, kind, NONE, weights, paper)
            if found > best:
                best, chosen = found, kind
    return chosen


@compiled
def best_two(view: Position, seat: int, weights: Float64s, paper: Notes, cards: Int64s) -> None:
    """Write the two cards that are best parted with; in different zones, their gains add up."""
    gains, best = np.zeros((2, KINDS)), -np.inf
    for kind in range(KINDS):
        if paper.hand[kind] > 0:
            for place in range(2):
                gains[place, kind] = gain(view, seat, place, kind, NONE, weights, paper)
    for one in range(KINDS):
        for other in range(KINDS):
            if paper.hand[one] == 0 or paper.hand[other] <= (1 if one == other else 0):
                continue
            if ZONE_OF[one] == ZONE_OF[other]:
                found = gain(view, seat, 0, one, other, weights, paper)
            else:
                found = gains[0, one] + gains[1, other]
            if found > best:
                best, cards[0], cards[1] = found, one, other


@compiled
def gain(
    view: Position, seat: int, place: int, kind: int, other: int, weights: Float64s, paper: Notes
) -> float:
    """What it brings to part with a card, and with another of its zone or none."""
    move(view, seat, place, kind, 1, paper)
    if other != NONE:
        move(view, seat, 1, other, 1, paper)
    found = 0.0
    for zone in range(ZONES):
        if zone == ZONE_OF[kind] or strikes(view, kind) or (other != NONE and strikes(view, other)):
            found += worth(view, seat, zone, weights, paper) - paper.worth[zone]
    if other != NONE:
        move(view, seat, 1, other, -1, paper)
    move(view, seat, place, kind, -1, paper)
    return found


@compiled
def strikes(view: Position, kind: int) -> bool:
    """Whether a card destroys, if it is landed, what others have shown before.  [M7]"""
    return bool(view.phase == at.LATE and VALUE_OF[kind] == KAMIKAZE)


@compiled
def move(view: Position, seat: int, place: int, kind: int, many: int, paper: Notes) -> None:
    """Give or land a card in thought, or take it back."""
    zone, value = int(ZONE_OF[kind]), int(VALUE_OF[kind])
    paper.hand[kind] -= many
    if view.phase == at.GIVE:
        paper.given[place, zone] += many * value
        return
    heavy = value >= DESTROYED_FROM
    if not (heavy and has_kamikaze(view, int(view.round_number) - 1)):
        paper.laid[seat, zone] += many * value
        paper.powers[zone, AT_RISK] += many * value * TEN if heavy else 0.0
    if value == KAMIKAZE:
        paper.powers[zone, KAMIKAZE_NOW] += many
        for each in range(ZONES):
            for owner in range(owners(view)):
                paper.laid[owner, each] -= many * paper.bare[owner, each]
    elif view.round_number < ROUNDS:
        paper.powers[zone, LOOKOUT_NOW] += many if value == LOOKOUT else 0
        paper.powers[zone, TWINS_NOW] += many if value == TWINS else 0


@compiled
def worth(view: Position, seat: int, zone: int, weights: Float64s, paper: Notes) -> float:
    """What a zone adds to the chance to win: units add its facts up, and count above nothing."""
    tell(view, seat, zone, paper)
    facts, units, total = paper.facts[zone], paper.units, 0.0
    stage = FACTS + stage_of(view)
    units[:] = 0.0
    for fact in range(FACTS):
        if facts[fact] != 0.0:
            for unit in range(UNITS):
                units[unit] += facts[fact] * weights[fact, unit]
    for unit in range(UNITS):
        total += max(0.0, units[unit]) * weights[stage, unit]
    return total


@compiled
def stage_of(view: Position) -> int:
    """Number the round and what is done in it."""
    return 2 * (int(view.round_number) - 1) + (0 if view.phase == at.GIVE else 1)


@compiled
def chance(view: Position, seat: int, weights: Float64s, paper: Notes) -> float:
    """The chance to win as the notes are; the facts of all zones stand in them then."""
    total = 0.0
    for zone in range(ZONES):
        total += worth(view, seat, zone, weights, paper)
    return 1.0 / (1.0 + exp(-total))
