"""What a seat of Manchots Barjots gives and lands, by weights that were tuned in play."""

from __future__ import annotations

import numpy as np

from planisphere.bots.manchots.outlook import (
    ENVY,
    KAMIKAZE_LANDED,
    LOOKOUT_LANDED,
    LOWEST,
    OPENING,
    TWINS_LANDED,
    USUAL,
    Sheet,
    promise,
    risk,
    survey,
    worth,
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
from planisphere.games.manchots.table import beside, must_land, owners
from planisphere.kernel import Float64s, Int64s, compiled

NOT_HELD = -np.inf
"""What giving or landing a card brings who does not hold it."""


@compiled
def pick(
    view: Position, seat: int, weights: Float64s, paper: Sheet, gains: Float64s, cards: Int64s
) -> int:
    """Write the cards that a seat has still to hand in; return how many.  [M4, M5, M6]"""
    survey(view, seat, weights, paper)
    first = first_choice(view, seat)
    begun = 0 if first == NONE else 1
    many = SIDES if view.phase == at.GIVE else must_land(view, seat)
    if view.phase != at.GIVE:
        paper.left[seat] -= 1
    if begun == 1:
        part_with(view, seat, first, paper)
    for place in range(begun, many):
        weigh(view, seat, place, paper, gains)
        cards[place - begun] = int(np.argmax(gains))
        part_with(view, seat, int(cards[place - begun]), paper)
    return many - begun


@compiled
def weigh(view: Position, seat: int, place: int, paper: Sheet, gains: Float64s) -> None:
    """Write what each card brings as the first or second of a hand-in."""
    if view.phase == at.GIVE:
        weigh_gifts(view, seat, beside(view, seat, place), paper, gains)
    else:
        weigh_landings(view, seat, paper, gains)


@compiled
def part_with(view: Position, seat: int, kind: int, paper: Sheet) -> None:
    """Take a card that is given or landed from the hand, in thought."""
    if view.phase == at.GIVE:
        paper.hand[kind] -= 1
    else:
        land(paper, seat, kind, 1)


@compiled
def weigh_gifts(view: Position, seat: int, taker: int, paper: Sheet, gains: Float64s) -> None:
    """Write what giving each card to a neighbour brings, less what it brings him.  [M4]"""
    zone, before = NONE, 0.0
    for kind in range(KINDS):
        gains[kind] = NOT_HELD
        if paper.hand[kind] <= 0:
            continue
        if ZONE_OF[kind] != zone:
            zone = int(ZONE_OF[kind])
            before = worth(view, seat, zone, paper)
        paper.hand[kind] -= 1
        after = promise(view, seat, zone, paper)
        paper.hand[kind] += 1
        gains[kind] = after - before - paper.weights[ENVY] * gift(paper, taker, kind)


@compiled
def gift(paper: Sheet, taker: int, kind: int) -> float:
    """What a card may bring somebody, in the zone for which majorities were foretold last."""
    w, zone, value = paper.weights, int(ZONE_OF[kind]), float(VALUE_OF[kind])
    likely = paper.likely[taker]
    brings = likely * value + (1.0 - likely) * w[LOWEST] * (value - w[USUAL])
    if paper.laid[taker, zone] == 0.0:
        brings *= max(0.0, min(1.0, w[OPENING] * paper.left[taker]))
    return float(brings)


@compiled
def land(paper: Sheet, seat: int, kind: int, many: int) -> None:
    """Move a card from the hand to those laid, in thought, or back."""
    paper.hand[kind] -= many
    paper.laid[seat, int(ZONE_OF[kind])] += many * float(VALUE_OF[kind])


@compiled
def weigh_landings(view: Position, seat: int, paper: Sheet, gains: Float64s) -> None:
    """Write what landing each card brings: what its zone promises then, and its power.  [M5]"""
    zone, before, danger = NONE, 0.0, risk(view, seat, paper)
    for kind in range(KINDS):
        gains[kind] = NOT_HELD
        if paper.hand[kind] <= 0:
            continue
        if ZONE_OF[kind] != zone:
            zone = int(ZONE_OF[kind])
            before = worth(view, seat, zone, paper)
        land(paper, seat, kind, 1)
        after = worth(view, seat, zone, paper)
        if VALUE_OF[kind] >= DESTROYED_FROM:
            after += danger * (destroyed(view, seat, kind, paper) - after)
        land(paper, seat, kind, -1)
        gains[kind] = after - before + power(view, seat, kind, paper)


@compiled
def destroyed(view: Position, seat: int, kind: int, paper: Sheet) -> float:
    """What a zone promises if a card that was landed there in thought is destroyed.  [M7]"""
    zone, value = int(ZONE_OF[kind]), float(VALUE_OF[kind])
    paper.laid[seat, zone] -= value
    left = worth(view, seat, zone, paper)
    paper.laid[seat, zone] += value
    return left


@compiled
def power(view: Position, seat: int, kind: int, paper: Sheet) -> float:
    """What the power of a card brings who lands it; most look ahead, and the last round none."""
    value = int(VALUE_OF[kind])
    if value == KAMIKAZE:
        return float(paper.weights[KAMIKAZE_LANDED]) + wreck(view, seat, int(ZONE_OF[kind]), paper)
    if view.round_number == ROUNDS:
        return 0.0
    if value == LOOKOUT:
        return float(paper.weights[LOOKOUT_LANDED])
    return float(paper.weights[TWINS_LANDED]) if value == TWINS else 0.0


@compiled
def wreck(view: Position, seat: int, but: int, paper: Sheet) -> float:
    """What a kamikaze brings, in all zones but its own, after others have shown cards.  [M7]"""
    gain = 0.0
    for zone in range(ZONES):
        bare = 0.0
        for owner in range(owners(view)):
            bare += paper.bare[owner, zone]
        if bare > 0.0 and zone != but:
            gain -= worth(view, seat, zone, paper)
            strike(paper, owners(view), zone, -1.0)
            gain += worth(view, seat, zone, paper)
            strike(paper, owners(view), zone, 1.0)
    return gain


@compiled
def strike(paper: Sheet, many: int, zone: int, sign: float) -> None:
    """Take the heavy cards of this round from a zone in thought, or lay them back."""
    for owner in range(many):
        paper.laid[owner, zone] += sign * paper.bare[owner, zone]
