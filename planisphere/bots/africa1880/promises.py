"""What agreements would have each seat write, as far as it is believed.  [A4]"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from planisphere.bots.africa1880.breaches import UNSAID
from planisphere.bots.africa1880.keeping import declared
from planisphere.bots.africa1880.memory import OWED, faith, partner
from planisphere.bots.africa1880.standing import turns_to_come
from planisphere.bots.talkers import Agreements, Past
from planisphere.diplomacy import Kind, Proposal
from planisphere.fields import NONE
from planisphere.games.africa1880.board import TERRITORIES
from planisphere.games.africa1880.position import DEVELOP, DONE, RELATION, SEATS
from planisphere.kernel import Float64s, Int8s

BREACH = 0.03
"""The chance to win for which a word is broken, while there are turns to come."""


class Promises(NamedTuple):
    """By seat, the lines and the territories that it spoke of, and how far it is believed."""

    lines: Int8s
    shunned: Int8s
    faith: Float64s
    price: float


def promises(view: Any, seat: int, agreements: Agreements, past: Past = ()) -> Promises:
    """Return what was promised, as a seat sees it: the faithless are owed nothing."""
    lines = np.full((SEATS, DONE), UNSAID, np.int8)
    shunned = np.zeros((SEATS, TERRITORIES), np.int8)
    trusted, last = faith(view, seat, past), turns_to_come(view) == 0
    for agreed in agreements:
        for party in (agreed.seat, agreed.to):
            if party != seat or trusted[partner(party, agreed)] >= OWED:
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
