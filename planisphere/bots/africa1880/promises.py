"""What agreements would have each seat write, and how far each seat is believed.  [A4]"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from planisphere.bots.africa1880.breaches import UNSAID
from planisphere.bots.africa1880.keeping import declared
from planisphere.bots.talkers import Agreements
from planisphere.diplomacy import Kind, Proposal
from planisphere.fields import NONE
from planisphere.games.africa1880.board import TERRITORIES
from planisphere.games.africa1880.position import DEVELOP, DONE, RELATION, SEATS
from planisphere.games.africa1880.table import makes_war
from planisphere.kernel import Float64s, Int8s

TRUST = 0.85
"""How likely one keeps his word who has made war on nobody."""

GRUDGE, WARY = 0.35, 0.25
"""How much less, if he made war on oneself in the last turn, or on all the others."""

AT_LAST = 0.6
"""How much of that is left in the last turn, after which nobody can remember."""

OWED = 0.5
"""How likely one must keep his word to be owed one's own."""

BREACH = 0.03
"""The chance to win for which a word is broken, while there are turns to come."""


class Promises(NamedTuple):
    """By seat, the lines and the territories that it spoke of, and how far it is believed."""

    lines: Int8s
    shunned: Int8s
    faith: Float64s
    price: float


def promises(view: Any, seat: int, agreements: Agreements, last: bool) -> Promises:
    """Return what was promised, as a seat sees it: the faithless are owed nothing."""
    lines = np.full((SEATS, DONE), UNSAID, np.int8)
    shunned = np.zeros((SEATS, TERRITORIES), np.int8)
    trusted = faith(view, seat, last)
    for agreed in agreements:
        for party in (agreed.seat, agreed.to):
            other = agreed.to if party == agreed.seat else agreed.seat
            if party != seat or trusted[other] >= OWED:
                _note(view, party, agreed, lines, shunned)
    return Promises(lines, shunned, trusted, 0.0 if last else BREACH)


def _note(view: Any, seat: int, agreed: Proposal, lines: Int8s, shunned: Int8s) -> None:
    """Note what an agreement would have one of its parties write."""
    other, stance = declared(seat, agreed)
    if other != NONE:
        lines[seat, RELATION + int(view.power[other])] = stance
    elif agreed.kind == Kind.DEVELOP:
        lines[seat, agreed.about] = DEVELOP
    elif seat == agreed.to:
        shunned[seat, agreed.about] = 1


def faith(view: Any, seat: int, last: bool) -> Float64s:
    """Return how likely each other keeps his word, by what all declared in the last turn.  [A8]"""
    found, seats = np.ones(SEATS), range(int(view.seats))
    for other in seats:
        wars = sum(bool(makes_war(view, other, third)) for third in seats if third != other)
        grudge = GRUDGE if makes_war(view, other, seat) else 0.0
        found[other] = TRUST - grudge - WARY * wars / (len(seats) - 1)
    return found * (AT_LAST if last else 1.0)
