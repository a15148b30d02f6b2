"""The position of a game of Manchots Barjots."""

from __future__ import annotations

from typing import Annotated, Protocol

import numpy as np

from planisphere.fields import BY_SEAT, DERIVED, OWN, PUBLIC, SECRET, Bag, Names, Number
from planisphere.games.manchots.cards import CARDS, COPIES, KIND, KINDS, RESERVE, ROUNDS
from planisphere.kernel import Int8s, layout

OWNERS = 5
"""Those who have cards: the players or, in a game of two, A, B and the virtual ones.  [M13]"""

LEFT, RIGHT = range(2)
SIDES = 2

GIVE, LAND, SHOW, LATE, SHOW_LATE, DEAL, RECRUIT, TAKE, OVER = range(9)
PHASE = ("give", "land", "show", "late", "show-late", "deal", "recruit", "take", "over")
RUNNING, COUNTED, HORIZON = range(3)
ENDING = ("running", "counted", "horizon")

CARD = Names(KIND, optional=True)
BAG = Bag(KIND, tuple(COPIES.tolist()))


class Position(Protocol):
    """Hands, reserves, what was given to whom, and what was landed, round by round."""

    seats: Annotated[int, np.int8, Number(OWNERS), PUBLIC]
    virtual_can_win: Annotated[int, np.int8, Names(("on", "off")), PUBLIC]
    horizon: Annotated[int, np.int32, Number(1_000_000), PUBLIC]
    phase: Annotated[int, np.int8, Names(PHASE), PUBLIC]
    round_number: Annotated[int, np.int8, Number(ROUNDS), PUBLIC]
    step: Annotated[int, np.int8, Number(2 * OWNERS), PUBLIC]
    """Cards that have been drawn in a phase of drawing.  [M1, M3, M15]"""
    reserve: Annotated[Int8s, np.int8, OWNERS, Number(RESERVE), BY_SEAT, PUBLIC]
    waiting: Annotated[Int8s, np.int8, OWNERS, Number(1), BY_SEAT, PUBLIC]
    """Who has not chosen yet, in a phase of choosing.  [M4, M5]"""
    hand: Annotated[Int8s, np.int8, OWNERS, KINDS, BAG, BY_SEAT, OWN]
    """Hands; of a virtual player, the pile of the cards given to it.  [M15]"""
    gave: Annotated[Int8s, np.int8, OWNERS, ROUNDS, SIDES, CARD, BY_SEAT, OWN]
    """What each gave, round by round, to the left and to the right; sealed until all have.  [M4]"""
    got: Annotated[Int8s, np.int8, OWNERS, ROUNDS, SIDES, CARD, BY_SEAT, OWN]
    """What each was given, or took from a virtual reserve, left and right.  [M4, M15]"""
    chosen: Annotated[Int8s, np.int8, OWNERS, 2, CARD, BY_SEAT, OWN]
    """What each is about to land, face down.  [M5]"""
    landed: Annotated[Int8s, np.int8, OWNERS, ROUNDS, 2, CARD, BY_SEAT, PUBLIC]
    """What each has shown, round by round, also if it was destroyed.  [M5, M7]"""
    renewed: Annotated[Int8s, np.int8, OWNERS, Number(ROUNDS), BY_SEAT, PUBLIC]
    """The last round in which a virtual reserve was made anew, or none.  [M17]"""
    stock: Annotated[Int8s, np.int8, OWNERS, KINDS, BAG, BY_SEAT, SECRET]
    """The cards of a virtual reserve that was made anew.  [M17]"""
    pool: Annotated[Int8s, np.int8, KINDS, BAG, DERIVED, SECRET]
    """The cards that nobody has taken yet: the first reserves, and what is left over.  [M1]"""
    held: Annotated[Int8s, np.int8, OWNERS, Number(CARDS), BY_SEAT, DERIVED, PUBLIC]
    ended: Annotated[int, np.int8, Names(ENDING), PUBLIC]


POSITION = layout(Position)
