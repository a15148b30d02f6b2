"""What the learner of Risk Express is told of a choice: the table as the choice leaves it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from planisphere.bots.express.chances import chance
from planisphere.bots.express.throws import WAY_OF
from planisphere.fields import NONE
from planisphere.games.express import position as at
from planisphere.games.express.cards import CARDS, CONTINENTS, DICE
from planisphere.games.express.position import SEATS
from planisphere.games.express.rules import ACTIONS, ASIDE, GO_ON, play
from planisphere.games.express.score import cards_of, holder_of_continent, points_of
from planisphere.kernel import Int64s, compiled

Floats = NDArray[np.float32]

MINE = 0
NEXT = MINE + CARDS
OTHERS = NEXT + CARDS
WHOLE = OTHERS + CARDS
"""Continents that are turned over: one's own, then those of others."""
SIEGE = WHOLE + 2 * CONTINENTS
"""The card that is besieged, then the chance that it falls, then that it falls to who follows."""
FREE = SIEGE + 3 * CARDS
"""The dice to throw where no card is fixed yet."""
TURN = FREE + DICE + 1
"""How many seats further on the turn is."""
LEAD = TURN + SEATS
"""Behind, level or ahead; the same once it is over; and by how many points."""
MIDDLE = LEAD + 7
"""The cards that lie in the middle: all of them, and the last few."""
LAST = 4
TABLE = MIDDLE + 1 + LAST
"""The number of seats."""
PART_FACTS, WHOLE_FACTS = TABLE + SEATS - 1, 0

ALIKE = np.concatenate([WAY_OF, np.full(GO_ON - ASIDE, ASIDE), np.arange(GO_ON, ACTIONS)])
"""Actions that lead to the same have the same number: whichever die is set aside, say."""

PARTS, LAYERS, LAYERS_OF_PARTS = 1, [96, 48], 1
SEATS_PLAYED = (2, 3)


@compiled
def tell(
    table: Any, seat: int, actions: Int64s, rows: Floats, used: int, parts: Int64s, whole: Floats
) -> int:
    """Tell what each action leads to; the view comes first in the table, and is played on behind.

    Return how many rows are used then.
    """
    for index in range(len(actions)):
        table[1] = table[0]
        play(table[1], seat, actions[index])
        tell_end(table[1], seat, rows[used])
        parts[index, 0] = used
        used += 1
    return used


@compiled
def tell_end(view: Any, seat: int, told: Floats) -> None:
    """Tell what the table looks like."""
    told[:] = 0.0
    tell_cards(view, seat, told)
    tell_throw(view, seat, told)
    tell_lead(view, seat, told)
    told[TABLE + int(view.seats) - 2] = 1.0


@compiled
def tell_cards(view: Any, seat: int, told: Floats) -> None:
    """Tell who holds what."""
    seats = int(view.seats)
    for card in range(CARDS):
        owner = int(view.owner[card])
        if owner == seat:
            told[MINE + card] = 1.0
        elif owner == (seat + 1) % seats:
            told[NEXT + card] = 1.0
        elif owner != NONE:
            told[OTHERS + card] = 1.0
    for continent in range(CONTINENTS):
        holder = holder_of_continent(view, continent)
        if holder != NONE:
            told[WHOLE + continent + (0 if holder == seat else CONTINENTS)] = 1.0
    middle = cards_of(view, NONE)
    told[MIDDLE] = middle / CARDS
    if 1 <= middle <= LAST:
        told[MIDDLE + middle] = 1.0


@compiled
def tell_throw(view: Any, seat: int, told: Floats) -> None:
    """Tell whose turn it is, and the exact chances of the siege that is under way."""
    if view.phase == at.OVER:
        return
    told[TURN + (int(view.turn) - seat) % int(view.seats)] = 1.0
    card, filled, left = int(view.card), int(view.filled), DICE - int(view.on_lines)
    if card == NONE:
        told[FREE + int(view.to_throw)] = 1.0
        return
    told[SIEGE + card] = 1.0
    if view.turn == seat:
        told[SIEGE + CARDS + card] = chance(view, card, filled, int(view.to_throw))
    if left < DICE and left > 0:
        told[SIEGE + 2 * CARDS + card] = chance(view, card, filled, left)


@compiled
def tell_lead(view: Any, seat: int, told: Floats) -> None:
    """Tell by how many points the seat is ahead of the best of the others."""
    best = 0
    for other in range(int(view.seats)):
        if other != seat:
            best = max(best, points_of(view, other))
    lead = points_of(view, seat) - best
    over = 3 if view.phase == at.OVER else 0
    told[LEAD + over + (1 if lead == 0 else (2 if lead > 0 else 0))] = 1.0
    told[LEAD + 6] = lead / 10.0
