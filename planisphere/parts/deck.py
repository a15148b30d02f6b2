"""A deck without an order: talon, hands and what was laid aside, counted card by card."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np

from planisphere.fields import HIDDEN
from planisphere.kernel import Int8s, Int64s, compiled


class Deck(Protocol):
    """Cards of several kinds; how many each hand and the talon hold is public."""

    seats: int
    talon: Any
    discard: Any
    hand: Any
    talon_size: int
    held: Int8s


@compiled
def fill_talon(position: Deck, full: Int64s) -> None:
    """Form the talon from all the cards.  [C6, R5]"""
    position.talon_size = 0
    for kind in range(len(full)):
        position.talon[kind] = full[kind]
        position.talon_size = int(position.talon_size) + int(full[kind])


@compiled
def renew(position: Deck) -> bool:
    """Make an empty talon anew from the discard; whether a card can be drawn.  [C15, R12]"""
    if position.talon_size == 0:
        for kind in range(len(position.talon)):
            position.talon[kind] = position.discard[kind]
            position.talon_size = int(position.talon_size) + int(position.discard[kind])
            position.discard[kind] = 0
    return int(position.talon_size) > 0


@compiled
def list_cards(cards: Int8s, buffer: Int64s, weights: Int64s) -> int:
    """Write the kinds of card that may be drawn, and how many there are of each.

    A kind that is used up is written over by the next one, which is faster than a question.
    """
    count = 0
    for kind in range(len(cards)):
        buffer[count] = kind
        weights[count] = cards[kind]
        count += 1 if cards[kind] > 0 else 0
    return count


@compiled
def draw(position: Deck, seat: int, kind: int) -> None:
    """Move a card from the talon to a hand."""
    position.talon[kind] = int(position.talon[kind]) - 1
    position.talon_size = int(position.talon_size) - 1
    position.hand[seat, kind] = int(position.hand[seat, kind]) + 1
    position.held[seat] = int(position.held[seat]) + 1


@compiled
def lay_aside(position: Deck, seat: int, kind: int) -> None:
    """Move a card from a hand to those laid aside."""
    position.hand[seat, kind] = int(position.hand[seat, kind]) - 1
    position.held[seat] = int(position.held[seat]) - 1
    position.discard[kind] = int(position.discard[kind]) + 1


@compiled
def hand_over(position: Deck, loser: int, winner: int) -> None:
    """Give all the cards of one hand to another.  [C29, R21]"""
    for kind in range(len(position.talon)):
        both = int(position.hand[winner, kind]) + int(position.hand[loser, kind])
        position.hand[winner, kind] = both
        position.hand[loser, kind] = 0
    position.held[winner] = int(position.held[winner]) + int(position.held[loser])
    position.held[loser] = 0


@compiled
def hide_cards(position: Deck, seat: int) -> None:
    """Hide what the other hands and the talon hold, but not how many.  [C8, C29, R21]"""
    for kind in range(len(position.talon)):
        if position.talon_size > 0:
            position.talon[kind] = HIDDEN
        for other in range(int(position.seats)):
            if other != seat and position.held[other] > 0:
                position.hand[other, kind] = HIDDEN


@compiled
def pool_unseen(position: Deck, full: Int64s) -> None:
    """Put all cards that a view does not show into its talon."""
    for kind in range(len(full)):
        unseen = int(full[kind]) - int(position.discard[kind])
        for seat in range(int(position.seats)):
            if position.hand[seat, 0] != HIDDEN:
                unseen -= int(position.hand[seat, kind])
        position.talon[kind] = unseen


@compiled
def deal_hidden(position: Deck, generator: np.random.Generator) -> None:
    """Deal the hidden hands at random from the pool of unseen cards."""
    pool = 0
    for kind in range(len(position.talon)):
        pool += int(position.talon[kind])
    for seat in range(int(position.seats)):
        if position.hand[seat, 0] == HIDDEN:
            for kind in range(len(position.talon)):
                position.hand[seat, kind] = 0
            for _ in range(int(position.held[seat])):
                kind = pick(position.talon, int(generator.integers(0, pool)))
                position.talon[kind] = int(position.talon[kind]) - 1
                position.hand[seat, kind] = int(position.hand[seat, kind]) + 1
                pool -= 1


@compiled
def pick(counts: Int8s, number: int) -> int:
    """Return the kind of the card that a number falls on, counted through."""
    kind = 0
    while number >= int(counts[kind]):
        number -= int(counts[kind])
        kind += 1
    return kind


@compiled
def hides_cards(position: Deck) -> bool:
    """Whether this is a view in which some cards are unseen."""
    if position.talon[0] == HIDDEN:
        return True
    for seat in range(int(position.seats)):
        if position.hand[seat, 0] == HIDDEN:
            return True
    return False
