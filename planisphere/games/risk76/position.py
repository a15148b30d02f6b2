"""The position of a game of Risk, 1970–76."""

from __future__ import annotations

from typing import Annotated, Protocol

import numpy as np

from planisphere.fields import BY_SEAT, DERIVED, NONE, OWN, PUBLIC, SEAT, SECRET, Bag, Names, Number
from planisphere.kernel import Int8s, layout
from planisphere.parts.campaign import Campaign
from planisphere.parts.earth import CARD, CARDS, EARTH
from planisphere.parts.ground import ON_OFF, SEATS
from planisphere.parts.lots import Lots
from planisphere.parts.worth import MOST_COUNTED

MISSIONS, WORLD, ALLY = range(3)
MODE = ("missions", "world", "ally")
SEALED, IN_TURN = range(2)
OPPONENT, ANYONE = range(2)

THIRD_FORCE = 2
"""The owner's number of the ally, beyond the two players.  [R29]"""

USUAL, FIRST_WINDOW, ALLY_WINDOW, SECOND_WINDOW = range(4)
WINDOW = ("usual", "first", "ally", "second")

RUNNING, BY_MISSION, LAST_STANDING, BY_WORLD, HORIZON = range(5)
ENDING = ("running", "mission", "last", "world", "horizon")

COLOUR = ("yellow", "red", "blue", "black", "violet", "green")
"""The colours, seat by seat.  [R1]"""

MISSION = tuple(mission["id"] for mission in EARTH["missions"])
MISSION_COLOUR = tuple(
    COLOUR.index(mission["colour"]) if "colour" in mission else NONE
    for mission in EARTH["missions"]
)
"""For each mission, the seat to destroy, or none."""

DECK = Bag(CARD, (1,) * CARDS)


class Position(Campaign, Lots, Protocol):
    """The board, the turn and its windows, the missions, and every card by its name."""

    mode: Annotated[int, np.int8, Names(MODE), PUBLIC]
    placement: Annotated[int, np.int8, Names(("sealed", "in-turn")), PUBLIC]
    first_window: Annotated[int, np.int8, Names(("opponent", "anyone")), PUBLIC]
    territory_bonus: Annotated[int, np.int8, ON_OFF, PUBLIC]
    mission: Annotated[Int8s, np.int8, SEATS, BY_SEAT, OWN, Names(MISSION, True, MISSION_COLOUR)]
    fell_to: Annotated[Int8s, np.int8, SEATS, BY_SEAT, SEAT, PUBLIC]
    """Who took the last territory of an eliminated player.  [R23]"""
    window: Annotated[int, np.int8, Names(WINDOW), PUBLIC]
    received: Annotated[int, np.int32, Number(100_000_000), PUBLIC]
    """Armies received in this turn's first step, of whatever source.  [R30]"""
    conquered: Annotated[int, np.int8, Number(1), PUBLIC]
    """Whether the player on turn has earned a card.  [R18]"""
    dealt: Annotated[int, np.int8, Number(CARDS), PUBLIC]
    exchanged: Annotated[int, np.int32, Number(MOST_COUNTED), PUBLIC]
    picked: Annotated[Int8s, np.int8, 2, Names(CARD, optional=True), PUBLIC]
    """The first cards of a set that is being laid down."""
    hand: Annotated[Int8s, np.int8, SEATS, CARDS, DECK, BY_SEAT, OWN]
    discard: Annotated[Int8s, np.int8, CARDS, DECK, PUBLIC]
    talon: Annotated[Int8s, np.int8, CARDS, DECK, DERIVED, SECRET]
    held: Annotated[Int8s, np.int8, SEATS, Number(CARDS), BY_SEAT, DERIVED, PUBLIC]
    talon_size: Annotated[int, np.int8, Number(CARDS), DERIVED, PUBLIC]
    ended: Annotated[int, np.int8, Names(ENDING), PUBLIC]


POSITION = layout(Position)
