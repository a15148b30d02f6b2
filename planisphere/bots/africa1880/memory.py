"""How far each power is believed: by who kept his word to a seat, and who made war last.  [A4]"""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.africa1880.standing import turns_to_come
from planisphere.bots.talkers import Agreements, Past
from planisphere.diplomacy import Proposal, promised
from planisphere.games.africa1880.position import SEATS
from planisphere.games.africa1880.table import makes_war
from planisphere.kernel import Float64s

TRUST = 0.85
"""How likely one keeps his word who has made war on nobody."""

GRUDGE, WARY = 0.35, 0.25
"""How much less, if he made war on oneself in the last turn, or on all the others."""

AT_LAST = 0.6
"""How much of that is left in the last turn, after which nobody can remember."""

FIRST = 2.0
"""How many words, kept or broken, weigh as much as what one thinks of anybody."""

FADING = 0.85
"""How much a word still weighs a turn later."""

OWED = 0.5
"""How likely one must keep his word to be owed one's own."""


def faith(view: Any, seat: int, past: Past = ()) -> Float64s:
    """Return how likely each other keeps his word to a seat, by all that it remembers.  [A8]"""
    found, seats = np.ones(SEATS), range(int(view.seats))
    for other in seats:
        kept, broken = words(view, other, past)
        total = FIRST + kept + broken
        found[other] = (FIRST * repute(view, seat, other) + kept) / total
    return found * (AT_LAST if turns_to_come(view) == 0 else 1.0)


def repute(view: Any, seat: int, other: int) -> float:
    """Return how far one is believed by what he declared in the last turn.  [A8]"""
    seats = range(int(view.seats))
    wars = sum(bool(makes_war(view, other, third)) for third in seats if third != other)
    grudge = GRUDGE if makes_war(view, other, seat) else 0.0
    return TRUST - grudge - WARY * wars / (len(seats) - 1)


def words(view: Any, other: int, past: Past) -> tuple[float, float]:
    """Weigh the words that another kept, and those that he broke; the older the less."""
    kept, broken = 0.0, 0.0
    for pact in past:
        if promised(other, pact.agreed):
            weight = FADING ** (int(view.round_number) - pact.turn - 1)
            kept += weight if other in pact.kept else 0.0
            broken += 0.0 if other in pact.kept else weight
    return kept, broken


def owed(view: Any, seat: int, agreements: Agreements, past: Past) -> list[Proposal]:
    """List the agreements but for those with one who broke more of late than he kept."""
    weighed = {other: words(view, other, past) for other in range(int(view.seats))}
    false = {other for other, (kept, broken) in weighed.items() if broken > kept}
    return [agreed for agreed in agreements if partner(seat, agreed) not in false]


def partner(seat: int, agreed: Proposal) -> int:
    """Return the other party of a proposal."""
    return agreed.to if seat == agreed.seat else agreed.seat
