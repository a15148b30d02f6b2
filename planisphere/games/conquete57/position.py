"""The position of a game of La Conquête du Monde."""

from __future__ import annotations

from typing import Annotated, Protocol

import numpy as np

from planisphere.fields import BY_SEAT, DERIVED, OWN, PUBLIC, SECRET, Bag, Names, Number
from planisphere.kernel import Int8s, Int32s, layout
from planisphere.parts.campaign import Campaign
from planisphere.parts.earth import SYMBOL, SYMBOL_COUNT, SYMBOLS, TERRITORIES
from planisphere.parts.ground import SEATS
from planisphere.parts.lots import Lots
from planisphere.parts.worth import MOST_COUNTED

FIRST, SECOND = range(2)
ALONE, WILD = range(2)
RUNNING, WORLD, HORIZON = range(3)
ENDING = ("running", "world", "horizon")
CARDS = Bag(SYMBOL, tuple(SYMBOL_COUNT.tolist()))


class Position(Campaign, Lots, Protocol):
    """The board, the turn, and the cards by their symbols alone.  [C7]"""

    economy: Annotated[int, np.int8, Names(("first", "second")), PUBLIC]
    joker: Annotated[int, np.int8, Names(("alone", "wild")), PUBLIC]
    fought: Annotated[Int32s, np.int32, TERRITORIES, PUBLIC]
    """Armies that threw this turn; in the third step, all those that must stay.  [C27]"""
    draws: Annotated[int, np.int8, Number(6), PUBLIC]
    exchanged: Annotated[int, np.int32, Number(MOST_COUNTED), PUBLIC]
    hand: Annotated[Int8s, np.int8, SEATS, SYMBOLS, CARDS, BY_SEAT, OWN]
    discard: Annotated[Int8s, np.int8, SYMBOLS, CARDS, PUBLIC]
    talon: Annotated[Int8s, np.int8, SYMBOLS, CARDS, DERIVED, SECRET]
    held: Annotated[Int8s, np.int8, SEATS, Number(44), BY_SEAT, DERIVED, PUBLIC]
    talon_size: Annotated[int, np.int8, Number(44), DERIVED, PUBLIC]
    ended: Annotated[int, np.int8, Names(ENDING), PUBLIC]


POSITION = layout(Position)
