"""The position of a game of Africa 1880."""

from __future__ import annotations

from typing import Annotated, Protocol

import numpy as np

from planisphere.fields import BY_SEAT, OWN, PUBLIC, SEAT, Bag, Names, Number
from planisphere.games.africa1880.board import POWER, POWERS, SQUARES, TERRITORIES, TERRITORY, TURNS
from planisphere.kernel import Int8s, layout

SEATS = 6

ORDERS, PICK, DRAW, PLACE, OVER = range(5)
PHASE = ("orders", "pick", "draw", "place", "over")
RUNNING, LAST_YEAR, COLONIES, HORIZON = range(4)
ENDING = ("running", "last-year", "colonies", "horizon")

CHOSEN, DRAWN = range(2)
FREE, HISTORICAL = range(2)
ALLIANCE, WAR = range(2)

LANDING = TERRITORIES
RELATION = LANDING + 1
DONE = RELATION + POWERS
"""The questions of a sheet: each territory, the landing, the relation to each power.  [A5]"""

DEVELOP = TERRITORIES
"""An order is the territory to explore, or this, or none.  [A6]"""

LAND = Names(TERRITORY, optional=True)
ORDER = Names((*TERRITORY, "develop"), optional=True)
STANCE = Names(("alliance", "war"))
LANDS = Bag(TERRITORY, (1,) * TERRITORIES)


class Position(Protocol):
    """The map, the sheets being written, and those that were read last."""

    seats: Annotated[int, np.int8, Number(SEATS), PUBLIC]
    powers: Annotated[int, np.int8, Names(("chosen", "drawn")), PUBLIC]
    start: Annotated[int, np.int8, Names(("free", "historical")), PUBLIC]
    diplomacy_minutes: Annotated[int, np.int32, Number(1_000_000), PUBLIC]
    """How long players talk before they write; a clock's business, not the rules'.  [A4]"""
    horizon: Annotated[int, np.int32, Number(1_000_000), PUBLIC]
    phase: Annotated[int, np.int8, Names(PHASE), PUBLIC]
    round_number: Annotated[int, np.int8, Number(TURNS), PUBLIC]
    turn: Annotated[int, np.int8, SEAT, PUBLIC]
    """Who picks a power, or places his first presence; nobody once orders are written."""
    power: Annotated[Int8s, np.int8, SEATS, Names(POWER, optional=True), BY_SEAT, PUBLIC]
    presence: Annotated[Int8s, np.int8, SEATS, TERRITORIES, LANDS, BY_SEAT, PUBLIC]
    development: Annotated[Int8s, np.int8, TERRITORIES, Number(int(SQUARES.max())), PUBLIC]
    colony: Annotated[Int8s, np.int8, TERRITORIES, LANDS, PUBLIC]
    waiting: Annotated[Int8s, np.int8, SEATS, Number(1), BY_SEAT, PUBLIC]
    """Who has not handed his sheet in.  [A5]"""
    question: Annotated[Int8s, np.int8, SEATS, Number(DONE), BY_SEAT, OWN]
    """The line of his sheet that each is at."""
    order: Annotated[Int8s, np.int8, SEATS, TERRITORIES, ORDER, BY_SEAT, OWN]
    """What each has ordered so far, sealed: territory by territory where he stands.  [A6]"""
    landing: Annotated[Int8s, np.int8, SEATS, LAND, BY_SEAT, OWN]
    relation: Annotated[Int8s, np.int8, SEATS, POWERS, STANCE, BY_SEAT, OWN]
    """What each declares to every power, sealed.  [A8]"""
    read_order: Annotated[Int8s, np.int8, SEATS, TERRITORIES, ORDER, BY_SEAT, PUBLIC]
    """The orders that were read last, as they were written.  [A9]"""
    read_landing: Annotated[Int8s, np.int8, SEATS, LAND, BY_SEAT, PUBLIC]
    declared: Annotated[Int8s, np.int8, SEATS, POWERS, STANCE, BY_SEAT, PUBLIC]
    """What each has declared in the embassies this last turn.  [A8, A21]"""
    ended: Annotated[int, np.int8, Names(ENDING), PUBLIC]


POSITION = layout(Position)
