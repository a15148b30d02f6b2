"""The position of a game of Risk Express: all of it is public."""

from __future__ import annotations

from typing import Annotated, Protocol

import numpy as np

from planisphere.fields import BY_SEAT, PUBLIC, SEAT, Bag, Names, Number
from planisphere.games.express.cards import CARD, CARDS, DICE, FACE, FACES, LINES
from planisphere.kernel import Int8s, layout
from planisphere.parts.lots import Lots

SEATS = 6
CHOOSE, THROW, OFFER, LOTS, OVER = range(5)
PHASE = ("choose", "throw", "offer", "lots", "over")
RUNNING, CONQUERED, HORIZON = range(3)
ENDING = ("running", "conquered", "horizon")
ALWAYS, SECOND_ROUND = range(2)
ON_OFF = Names(("on", "off"))


class Position(Lots, Protocol):
    """Who holds which card, the siege under way, and the dice in the tray."""

    seats: Annotated[int, np.int8, Number(SEATS), PUBLIC]
    thrown: Annotated[Int8s, np.int8, SEATS, Number(DICE + 1), BY_SEAT, PUBLIC]
    """Generals thrown for the start, and one more.  [X2]"""
    horizon: Annotated[int, np.int32, Number(1_000_000), PUBLIC]
    must_fill: Annotated[int, np.int8, ON_OFF, PUBLIC]
    steal_from: Annotated[int, np.int8, Names(("always", "second-round")), PUBLIC]
    continue_siege: Annotated[int, np.int8, ON_OFF, PUBLIC]
    phase: Annotated[int, np.int8, Names(PHASE), PUBLIC]
    round_number: Annotated[int, np.int32, Number(100_000_000), PUBLIC]
    first: Annotated[int, np.int8, SEAT, PUBLIC]
    turn: Annotated[int, np.int8, SEAT, PUBLIC]
    owner: Annotated[Int8s, np.int8, CARDS, SEAT, PUBLIC]
    card: Annotated[int, np.int8, Names(CARD, optional=True), PUBLIC]
    """The card that is invaded, or was by the player before.  [X4, X12]"""
    filled: Annotated[int, np.int8, Number((1 << LINES) - 1), PUBLIC]
    """Its filled lines, one bit each; that of a held card's general comes last.  [X9]"""
    on_lines: Annotated[int, np.int8, Number(DICE), PUBLIC]
    to_throw: Annotated[int, np.int8, Number(DICE), PUBLIC]
    """Dice of this throw that are still to fall.  [X3, X7]"""
    tray: Annotated[Int8s, np.int8, FACES, Bag(FACE, (DICE,) * FACES), PUBLIC]
    ended: Annotated[int, np.int8, Names(ENDING), PUBLIC]


POSITION = layout(Position)
