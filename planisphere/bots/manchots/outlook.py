"""What a seat of Manchots Barjots may hope for in each zone, by weights that were tuned in play."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

import numpy as np

from planisphere.bots.manchots.forecast import to_come
from planisphere.bots.manchots.normal import danger
from planisphere.fields import NONE
from planisphere.games.manchots.cards import (
    DESTROYED_FROM,
    KINDS,
    ROUNDS,
    VALUE_OF,
    VALUES,
    ZONE_OF,
    ZONES,
)
from planisphere.games.manchots.position import OWNERS, SIDES, Position
from planisphere.games.manchots.score import has_kamikaze
from planisphere.games.manchots.table import beside, owners
from planisphere.kernel import Float64s, Int64s, compiled

WEIGHTS = (
    "pace",
    "spread",
    "held",
    "given",
    "doubt",
    "doubt_a_round",
    "growth",
    "growth_ahead",
    "spoilt",
    "opening",
    "opening_held",
    "empty",
    "envy",
    "lowest",
    "usual",
    "kamikazes",
    "lookout_landed",
    "twins_landed",
    "kamikaze_landed",
    "rival",
    "rival_laid",
    "rival_given",
    "virtual",
    "virtual_given",
)
"""What the weights are called where they are written."""

(
    PACE,
    SPREAD,
    HELD,
    GIVEN,
    DOUBT,
    DOUBT_A_ROUND,
    GROWTH,
    GROWTH_AHEAD,
    SPOILT,
    OPENING,
    OPENING_HELD,
    EMPTY,
    ENVY,
    LOWEST,
    USUAL,
    KAMIKAZES,
    LOOKOUT_LANDED,
    TWINS_LANDED,
    KAMIKAZE_LANDED,
    RIVAL,
    RIVAL_LAID,
    RIVAL_GIVEN,
    VIRTUAL,
    VIRTUAL_GIVEN,
) = range(len(WEIGHTS))


class Sheet(NamedTuple):
    """What a seat has counted of the table, and what it changes in thought."""

    laid: Float64s
    """What lies before each owner in each zone."""
    bare: Float64s
    """Of that, what a kamikaze of this round would still destroy."""
    left: Int64s
    """The rounds in which each owner has still to land."""
    given: Float64s
    """What the seat has given to each owner in each zone."""
    shares: Float64s
    """The part of the landings to come that each owner will spend on each zone."""
    hand: Int64s
    """The seat's own cards by kind."""
    weights: Float64s
    """The weights at this time of the match."""
    likely: Float64s
    """How likely each owner has the majority in the zone for which that was foretold last."""


def sheet() -> Sheet:
    """Return an empty sheet."""
    table = (OWNERS, ZONES)
    return Sheet(
        np.zeros(table),
        np.zeros(table),
        np.zeros(OWNERS, np.int64),
        np.zeros(table),
        np.zeros(table),
        np.zeros(KINDS, np.int64),
        np.zeros(len(WEIGHTS)),
        np.zeros(OWNERS),
    )


@compiled
def survey(view: Position, seat: int, weights: Float64s, paper: Sheet) -> None:
    """Count what a seat can see and remember."""
    for owner in range(owners(view)):
        paper.left[owner] = to_come(view, owner)
        for zone in range(ZONES):
            paper.laid[owner, zone] = 0.0
            paper.bare[owner, zone] = 0.0
            paper.given[owner, zone] = 0.0
    for number in range(int(view.round_number)):
        count_round(view, number, paper)
        for side in range(SIDES):
            taker = beside(view, seat, side)
            add(paper.given[taker], int(view.gave[seat, number, side]))
    for kind in range(KINDS):
        paper.hand[kind] = int(view.hand[seat, kind])
    part = paper.left[seat] / ROUNDS
    for each in range(len(paper.weights)):
        paper.weights[each] = weights[0, each] + part * weights[1, each]
    for owner in range(owners(view)):
        expect(view, seat, owner, paper)


@compiled
def add(zones: Float64s, kind: int) -> None:
    """Add a card, if it is one, to the values in its zone."""
    if kind != NONE:
        zones[int(ZONE_OF[kind])] += float(VALUE_OF[kind])


@compiled
def count_round(view: Position, number: int, paper: Sheet) -> None:
    """Add what was laid in a round.  [M5, M7]"""
    hit = has_kamikaze(view, number)
    for owner in range(owners(view)):
        for place in range(2):
            kind = int(view.landed[owner, number, place])
            if kind == NONE:
                continue
            heavy = VALUE_OF[kind] >= DESTROYED_FROM
            if heavy and hit:
                continue
            add(paper.laid[owner], kind)
            if heavy and number + 1 == int(view.round_number):
                add(paper.bare[owner], kind)


@compiled
def expect(view: Position, seat: int, owner: int, paper: Sheet) -> None:
    """Foretell what part of the landings to come somebody will spend on each zone."""
    total = 0.0
    for zone in range(ZONES):
        known = paper.laid[owner, zone] + paper.weights[SPREAD]
        if owner == seat:
            for kind in range(zone * VALUES, (zone + 1) * VALUES):
                known += paper.weights[HELD] * paper.hand[kind] * float(VALUE_OF[kind])
        elif owner < int(view.seats):
            known += paper.weights[GIVEN] * paper.given[owner, zone]
        else:
            known = 1.0
        known = max(0.01, known)
        paper.shares[owner, zone] = known
        total += known
    for zone in range(ZONES):
        paper.shares[owner, zone] /= total


@compiled
def foresee(paper: Sheet, many: int, zone: int) -> None:
    """Foretell how likely each owner has the majority in a zone.  [M10]"""
    for owner in range(many):
        gone = paper.laid[owner, zone] == 0.0 and paper.left[owner] == 0
        paper.likely[owner] = 0.0 if gone else 1.0
    for one in range(many):
        for other in range(one + 1, many):
            ahead(paper, one, other, zone)


@compiled
def ahead(paper: Sheet, one: int, other: int, zone: int) -> None:
    """Weigh two owners against each other in a zone."""
    lead = paper.laid[one, zone] - paper.laid[other, zone]
    mine, theirs = paper.left[one], paper.left[other]
    if mine + theirs <= 1:
        first, second = last(paper, one, other, zone, lead), last(paper, other, one, zone, -lead)
    else:
        pace = paper.weights[PACE]
        foretold = lead + pace * (
            mine * paper.shares[one, zone] - theirs * paper.shares[other, zone]
        )
        rounds = 0.5 * (mine + theirs)
        doubt = max(0.2, paper.weights[DOUBT] + paper.weights[DOUBT_A_ROUND] * rounds)
        first = 1.0 / (1.0 + exp(-foretold / doubt))
        second = 1.0 - first
    paper.likely[one] *= first
    paper.likely[other] *= second


@compiled
def last(paper: Sheet, one: int, other: int, zone: int, lead: float) -> float:
    """Foretell, when at most one of two has still to land, that one has not less in a zone."""
    if paper.left[one] + paper.left[other] == 0:
        return 1.0 if lead >= 0.0 else 0.0
    if paper.left[other] == 1:
        beaten = paper.shares[other, zone] * max(0.0, VALUES - 1 - lead) / (VALUES - 1)
        return 1.0 - float(min(1.0, beaten)) if lead >= 0.0 else 0.0
    reached = paper.shares[one, zone] * max(0.0, VALUES + lead) / (VALUES - 1)
    return 1.0 if lead >= 0.0 else float(min(1.0, reached))


@compiled
def worth(view: Position, seat: int, zone: int, paper: Sheet) -> float:
    """Weigh what a zone may bring a seat, less what it may bring the others."""
    foresee(paper, owners(view), zone)
    return promise(view, seat, zone, paper)


@compiled
def promise(view: Position, seat: int, zone: int, paper: Sheet) -> float:
    """Weigh the same in the zone for which majorities were foretold last.  [M11]"""
    w = paper.weights
    rounds = paper.left[seat]
    kept, lowest = 0.0, 0.0
    for value in range(VALUES, 0, -1):
        count = paper.hand[zone * VALUES + value - 1]
        if count > 0:
            kept += count * value
            lowest = float(value)
    likely = paper.likely[seat]
    grown = kept + rounds * (w[GROWTH] + w[GROWTH_AHEAD] * likely)
    spared = lowest * (1.0 - w[SPOILT] * rounds) if lowest > 0.0 else w[EMPTY] * rounds
    own = likely * grown + (1.0 - likely) * spared
    if paper.laid[seat, zone] == 0.0:
        own *= max(0.0, min(1.0, rounds * (w[OPENING] + w[OPENING_HELD] * kept)))
    for other in range(owners(view)):
        if other != seat:
            own -= paper.likely[other] * feared(view, other, zone, paper)
    return float(own)


@compiled
def feared(view: Position, other: int, zone: int, paper: Sheet) -> float:
    """Weigh what a majority in a zone would bring somebody else."""
    w, given = paper.weights, paper.given[other, zone]
    if other >= int(view.seats):
        return float(w[VIRTUAL] + w[VIRTUAL_GIVEN] * given)
    return float(w[RIVAL] + w[RIVAL_LAID] * paper.laid[other, zone] + w[RIVAL_GIVEN] * given)


@compiled
def risk(view: Position, seat: int, paper: Sheet) -> float:
    """How likely a heavy card is destroyed now: for certain, if a kamikaze lies open.  [M7]"""
    if has_kamikaze(view, int(view.round_number) - 1):
        return 1.0
    return float(min(1.0, max(0.0, paper.weights[KAMIKAZES] * danger(view, seat))))
