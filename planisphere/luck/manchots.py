"""The luck of Manchots Barjots: the values of the cards that players draw."""

from __future__ import annotations

from planisphere.games.manchots import position as at
from planisphere.games.manchots.cards import VALUE_OF
from planisphere.games.manchots.table import drawer
from planisphere.luck.strokes import Reading, Stroke, chance_of, likely
from planisphere.match import Match

DRAWN = (at.DEAL, at.RECRUIT, at.TAKE)
"""When players draw; what virtual players show is nobody's luck."""


def read(match: Match) -> Reading:
    """Read all draws of a match."""
    strokes = []
    for _, position, kind in chance_of(match):
        if int(position.phase) in DRAWN:
            possible, odds = likely(match.game, position)
            values = tuple(float(VALUE_OF[one]) for one in possible)
            came = float(VALUE_OF[kind])
            strokes.append(Stroke(int(drawer(position)), "cards", values, odds, came))
    return Reading(strokes, [])
