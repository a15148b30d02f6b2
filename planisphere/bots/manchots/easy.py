"""The easy bot of Manchots Barjots: it keeps what counts now, and lands to be ahead somewhere."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.games.manchots import position as at
from planisphere.games.manchots.cards import VALUE_OF, ZONE_OF
from planisphere.games.manchots.position import Position
from planisphere.games.manchots.score import kept_in, laid_in
from planisphere.games.manchots.table import owners
from planisphere.kernel import Int64s, compiled

WHIM = 6.0
"""How far a liking may rise by mere chance, in points."""

USELESS = 0.5
"""The part of its value that a card is thought to be worth where nothing is laid."""

PULL = 0.5
"""The part of a hand in a zone that a lead there is thought to bring."""


@compiled
def easy(view: Any, seat: int, legal: Int64s, count: int, generator: np.random.Generator) -> int:
    """Give what it needs least; land what brings a majority, or at least costs little."""
    best, chosen = -np.inf, int(legal[0])
    for index in range(count):
        kind = int(legal[index])
        found = WHIM * generator.random() - need(view, seat, kind)
        if view.phase != at.GIVE:
            found += won_by(view, seat, kind)
        if found > best:
            best, chosen = found, kind
    return chosen


@compiled
def need(view: Position, seat: int, kind: int) -> float:
    """What a card in hand counts: its value, less where nothing is laid."""
    laid = laid_in(view, seat, int(ZONE_OF[kind])) > 0
    return int(VALUE_OF[kind]) * (1.0 if laid else USELESS)


@compiled
def won_by(view: Position, seat: int, kind: int) -> float:
    """What the rest of the hand in a zone gains, if the card takes the lead there."""
    zone = int(ZONE_OF[kind])
    mine, most = laid_in(view, seat, zone), 0
    for other in range(owners(view)):
        if other != seat:
            most = max(most, laid_in(view, other, zone))
    rest = kept_in(view, seat, zone, False) - int(VALUE_OF[kind])
    return PULL * rest if mine <= most <= mine + int(VALUE_OF[kind]) else 0.0
