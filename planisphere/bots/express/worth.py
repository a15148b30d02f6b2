"""What a card of Risk Express is worth to somebody: points, continents, and what rivals lose."""

from __future__ import annotations

from planisphere.bots.express.chances import CHANCES, chance
from planisphere.fields import NONE
from planisphere.games.express.cards import (
    CARDS,
    CONTINENT_OF,
    CONTINENT_POINTS,
    DICE,
    POINTS,
)
from planisphere.games.express.position import SECOND_ROUND, Position
from planisphere.games.express.score import cards_of, holder_of_continent, points_of
from planisphere.kernel import compiled

KEPT = 0.25
"""The part of its points that a card is worth while it can still be stolen."""

HOPE = 0.8
"""How much of the chance to complete a continent is counted on."""

ENVY = 0.3
"""What the loss of a leading rival is worth, of one's own gain."""

FREEDOM = 0.15
"""How much the second best card adds, as the dice may call for it rather than for the best."""

VICTORY = 40.0
"""The last card in the middle, for whoever wins with it."""


@compiled
def open_to(view: Position, seat: int, card: int) -> bool:
    """Whether a seat may invade a card in a turn of its own.  [X9, X10, X11]"""
    owner = int(view.owner[card])
    if owner == NONE:
        return True
    early = view.steal_from == SECOND_ROUND and view.round_number < 2
    turned = holder_of_continent(view, int(CONTINENT_OF[card])) != NONE
    return not (owner == seat or early or turned)


@compiled
def prospect(view: Position, seat: int, card: int, taker: int) -> float:
    """What the continent of a card is worth to a seat, supposing that card were the taker's."""
    continent, points, hope, missing = int(CONTINENT_OF[card]), 0.0, 1.0, 0
    for each in range(CARDS):
        if CONTINENT_OF[each] == continent:
            owner = taker if each == card else int(view.owner[each])
            if owner == seat:
                points += KEPT * int(POINTS[each])
            else:
                missing += 1
                hope *= float(CHANCES[0, 0 if owner == NONE else 1, each, 0, DICE])
    whole = float(CONTINENT_POINTS[continent])
    if missing == 0:
        return whole
    return points + HOPE * hope * (whole - points) if points > 0 else 0.0


@compiled
def rivalry(view: Position, seat: int, other: int) -> float:
    """How much a seat cares for what another loses: most for the leader among the others."""
    seats, points = int(view.seats), points_of(view, other)
    if seats == 2:
        return 1.0
    for third in range(seats):
        if third != seat and points_of(view, third) > points:
            return ENVY / (seats - 1)
    return ENVY


@compiled
def verdict(view: Position, seat: int, card: int) -> float:
    """What the last card in the middle is worth: the match ends with it.  [X13, X14]"""
    view.owner[card] = seat
    lead = CARDS * CARDS
    for other in range(int(view.seats)):
        if other != seat:
            lead = min(lead, points_of(view, seat) - points_of(view, other))
    view.owner[card] = NONE
    if lead == 0:
        return VICTORY / 4
    return VICTORY if lead > 0 else -VICTORY


@compiled
def worth(view: Position, seat: int, card: int) -> float:
    """What a seat gains when it conquers a card, and what its rivals lose."""
    if not open_to(view, seat, card):
        return 0.0
    owner = int(view.owner[card])
    if owner == NONE and cards_of(view, NONE) == 1:
        return verdict(view, seat, card)
    total = 0.0
    for other in range(int(view.seats)):
        change = prospect(view, other, card, seat) - prospect(view, other, card, owner)
        if other == seat:
            total += change
        elif change != 0.0:
            total -= rivalry(view, seat, other) * change
    return total


@compiled
def outlook(view: Position, seat: int, dice: int) -> float:
    """What a turn promises while no card is fixed and so many dice are to be thrown.  [X4]"""
    best, second = 0.0, 0.0
    for card in range(CARDS):
        found = worth(view, seat, card) * chance(view, card, 0, dice)
        second = max(second, min(best, found))
        best = max(best, found)
    return best + FREEDOM * second
