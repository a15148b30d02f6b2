"""The normal bot of Manchots Barjots: what the hand may count after each choice."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.manchots.forecast import majority, opened, prospects
from planisphere.fields import NONE
from planisphere.games.manchots import position as at
from planisphere.games.manchots.cards import (
    DESTROYED_FROM,
    KAMIKAZE,
    LOOKOUT,
    ROUNDS,
    VALUE_OF,
    VALUES,
    ZONE_OF,
    ZONES,
)
from planisphere.games.manchots.position import LEFT, RIGHT, Position
from planisphere.games.manchots.rules import first_choice
from planisphere.games.manchots.table import beside, owners
from planisphere.kernel import Int64s, compiled

ENVY = 0.3
"""What a neighbour's gain is, of one's own loss."""

LOWEST = 0.3
"""How much a card counts, above or below a usual one, where only the lowest does."""

USUAL = 5.0
"""The value of a usual lowest card."""

KAMIKAZES = 0.05
"""How likely each kamikaze that is not seen yet lands in a round."""

SURPRISE = 0.5
"""What it is worth to land after the others."""


@compiled
def normal(view: Any, seat: int, legal: Int64s, count: int, generator: np.random.Generator) -> int:
    """Choose the card whose parting leaves the best prospects."""
    first = first_choice(view, seat)
    best, chosen = -np.inf, int(legal[0])
    for index in range(count):
        kind = int(legal[index])
        if view.phase == at.GIVE:
            found = giving(view, seat, first, kind)
        else:
            found = landing(view, seat, first, kind)
        if found > best:
            best, chosen = found, kind
    return chosen


@compiled
def shift(view: Position, seat: int, first: int, kind: int, many: int) -> None:
    """Move a card, and the one that was chosen before it, out of a hand in thought, or back."""
    view.hand[seat, kind] = int(view.hand[seat, kind]) + many
    if first != NONE:
        view.hand[seat, first] = int(view.hand[seat, first]) + many


@compiled
def giving(view: Position, seat: int, first: int, kind: int) -> float:
    """What a hand promises without a card, less what it brings the neighbour.  [M4]"""
    taker = beside(view, seat, LEFT if first == NONE else RIGHT)
    shift(view, seat, first, kind, -1)
    left = prospects(view, seat)
    shift(view, seat, first, kind, 1)
    return left - ENVY * gift(view, seat, taker, kind)


@compiled
def gift(view: Position, seat: int, taker: int, kind: int) -> float:
    """What a card may bring somebody; a low one spoils his lowest where he has no majority."""
    zone, value = int(ZONE_OF[kind]), int(VALUE_OF[kind])
    likely = majority(view, seat, taker, zone)
    brings = likely * value + (1.0 - likely) * LOWEST * (value - USUAL)
    return opened(view, taker, zone) * brings


@compiled
def landing(view: Position, seat: int, first: int, kind: int) -> float:
    """What a hand promises when a card is landed, be it destroyed or not.  [M5, M7]"""
    shift(view, seat, first, kind, -1)
    missed = prospects(view, seat)
    place(view, seat, first, kind)
    laid = prospects(view, seat)
    place(view, seat, NONE, NONE)
    shift(view, seat, first, kind, 1)
    risk = danger(view, seat) if VALUE_OF[kind] >= DESTROYED_FROM else 0.0
    looks = VALUE_OF[kind] == LOOKOUT and view.round_number < ROUNDS
    return (1.0 - risk) * laid + risk * missed + (SURPRISE if looks else 0.0)


@compiled
def place(view: Position, seat: int, first: int, kind: int) -> None:
    """Land a card in thought, after the one that was chosen before it; or take both back."""
    current = int(view.round_number) - 1
    view.landed[seat, current, 0] = kind if first == NONE else first
    view.landed[seat, current, 1] = NONE if first == NONE else kind


@compiled
def danger(view: Position, seat: int) -> float:
    """How likely somebody who has not shown his card yet lands a kamikaze.  [M7]"""
    unseen, current, due = ZONES, int(view.round_number) - 1, 0
    for zone in range(ZONES):
        unseen -= int(view.hand[seat, zone * VALUES + KAMIKAZE - 1])
    for owner in range(owners(view)):
        if owner != seat and view.landed[owner, current, 0] == NONE:
            due += 1
        for number in range(ROUNDS):
            for each in range(2):
                kind = int(view.landed[owner, number, each])
                if kind != NONE and VALUE_OF[kind] == KAMIKAZE:
                    unseen -= 1
    return min(1.0, KAMIKAZES * unseen * due / max(1, owners(view) - 1))
