"""Filling the blanks of a view of Manchots Barjots with cards that could be there.

What the other players remember is not guessed: their gifts and what they got stay blank, but for
gifts that are about to be passed on.
"""

from __future__ import annotations

import numpy as np

from planisphere.fields import HIDDEN, NONE
from planisphere.games.manchots import position as at
from planisphere.games.manchots.cards import COPIES, KINDS, ROUNDS
from planisphere.games.manchots.position import OWNERS, SIDES, Position
from planisphere.games.manchots.table import beside, is_late, must_land, owners
from planisphere.kernel import compiled
from planisphere.parts.deck import pick

STAYS = 0.75
"""How likely a card is taken to be still with whom it was given to."""


@compiled
def fill(position: Position, generator: np.random.Generator) -> None:
    """Place the cards whose whereabouts the seat can tell, then deal the rest.  [M4]"""
    seat = onlooking(position)
    forget(position)
    pool_unseen(position)
    empty_hidden(position)
    if seat != NONE:
        place_piled(position, seat)
        for kind in range(KINDS):
            place_given(position, seat, kind, generator)
    deal(position, generator)
    seal(position, seat, generator)


@compiled
def onlooking(position: Position) -> int:
    """Return the seat whose view this is, or none."""
    for seat in range(int(position.seats)):
        if position.held[seat] > 0 and position.hand[seat, 0] != HIDDEN:
            return seat
    return NONE


@compiled
def forget(position: Position) -> None:
    """Leave blank what others remember, and what they may have chosen."""
    for seat in range(int(position.seats)):
        for number in range(ROUNDS):
            for side in range(SIDES):
                if position.gave[seat, number, side] == HIDDEN:
                    position.gave[seat, number, side] = NONE
                if position.got[seat, number, side] == HIDDEN:
                    position.got[seat, number, side] = NONE
        for place in range(2):
            if position.chosen[seat, place] == HIDDEN:
                position.chosen[seat, place] = NONE


@compiled
def pool_unseen(position: Position) -> None:
    """Put all cards that the view does not show into the pool."""
    for kind in range(KINDS):
        position.pool[kind] = COPIES[kind]
    for owner in range(owners(position)):
        for number in range(ROUNDS):
            for place in range(2):
                kind = int(position.landed[owner, number, place])
                if kind != NONE:
                    position.pool[kind] = int(position.pool[kind]) - 1
        for kind in range(KINDS):
            seen = max(0, int(position.hand[owner, kind])) + max(
                0, int(position.stock[owner, kind])
            )
            position.pool[kind] = int(position.pool[kind]) - seen


@compiled
def empty_hidden(position: Position) -> None:
    """Empty the hidden hands and reserves, HIDDEN being below nothing."""
    for owner in range(OWNERS):
        for kind in range(KINDS):
            position.hand[owner, kind] = max(0, int(position.hand[owner, kind]))
            position.stock[owner, kind] = max(0, int(position.stock[owner, kind]))


@compiled
def room_in_hand(position: Position, owner: int) -> int:
    """Count the cards that a hand, or a pile, lacks."""
    room = int(position.held[owner])
    for kind in range(KINDS):
        room -= int(position.hand[owner, kind])
    return room


@compiled
def room_in_stock(position: Position, owner: int) -> int:
    """Count the cards that a virtual reserve made anew lacks."""
    room = int(position.reserve[owner]) if position.renewed[owner] > 0 else 0
    for kind in range(KINDS):
        room -= int(position.stock[owner, kind])
    return room


@compiled
def put_in_hand(position: Position, owner: int, kind: int) -> None:
    """Move a card from the pool to a hand or a pile."""
    position.pool[kind] = int(position.pool[kind]) - 1
    position.hand[owner, kind] = int(position.hand[owner, kind]) + 1


@compiled
def put_in_stock(position: Position, owner: int, kind: int) -> None:
    """Move a card from the pool to a virtual reserve made anew."""
    position.pool[kind] = int(position.pool[kind]) - 1
    position.stock[owner, kind] = int(position.stock[owner, kind]) + 1


@compiled
def exchanges(position: Position) -> int:
    """Count the rounds whose gifts have been passed on."""
    before = position.phase == at.GIVE or position.phase == at.RECRUIT
    number = int(position.round_number) - (1 if before else 0)
    return number if position.phase != at.DEAL else 0


@compiled
def is_piled(position: Position, seat: int, number: int, side: int) -> bool:
    """Whether a gift of a round lies in a virtual pile for certain.  [M15]"""
    taker = beside(position, seat, side)
    return taker >= int(position.seats) and number + 1 > int(position.renewed[taker])


@compiled
def place_piled(position: Position, seat: int) -> None:
    """Put the gifts that nobody can have taken since into their virtual piles.  [M15]"""
    for number in range(exchanges(position)):
        for side in range(SIDES):
            kind = int(position.gave[seat, number, side])
            if kind != NONE and is_piled(position, seat, number, side):
                put_in_hand(position, beside(position, seat, side), kind)


@compiled
def still_hidden(position: Position, seat: int, kind: int) -> int:
    """Count the gifts of a kind that cannot have come to light again.

    Of the gifts since some round, those beyond the cards of that kind shown since: the most.
    """
    most, gifts, shown = 0, 0, 0
    for back in range(exchanges(position)):
        number = exchanges(position) - 1 - back
        for side in range(SIDES):
            given = position.gave[seat, number, side] == kind
            if given and not is_piled(position, seat, number, side):
                gifts += 1
            if number + 1 < ROUNDS and position.got[seat, number + 1, side] == kind:
                shown += 1
        for owner in range(owners(position)):
            for place in range(2):
                if owner != seat and position.landed[owner, number, place] == kind:
                    shown += 1
        most = max(most, gifts - shown)
    return most


@compiled
def place_given(position: Position, seat: int, kind: int, generator: np.random.Generator) -> None:
    """Place the gifts of a kind that are still hidden, often where they were given.  [M4, M15]"""
    left = still_hidden(position, seat, kind)
    for back in range(exchanges(position)):
        number = exchanges(position) - 1 - back
        for side in range(SIDES):
            given = position.gave[seat, number, side] == kind
            if left > 0 and given and not is_piled(position, seat, number, side):
                taker = beside(position, seat, side)
                if generator.random() >= STAYS or not put_with(position, taker, kind):
                    put_anywhere(position, kind, generator)
                left -= 1


@compiled
def put_with(position: Position, owner: int, kind: int) -> bool:
    """Put a card into a hand or, of a virtual player, its reserve; whether there was room."""
    if owner >= int(position.seats):
        if room_in_stock(position, owner) == 0:
            return False
        put_in_stock(position, owner, kind)
        return True
    if room_in_hand(position, owner) == 0:
        return False
    put_in_hand(position, owner, kind)
    return True


@compiled
def put_anywhere(position: Position, kind: int, generator: np.random.Generator) -> None:
    """Put a card wherever there is room for one, from a random place on."""
    first = int(generator.integers(0, owners(position)))
    for step in range(owners(position)):
        owner = (first + step) % owners(position)
        if put_with(position, owner, kind):
            return
        if room_in_hand(position, owner) > 0:
            put_in_hand(position, owner, kind)
            return


@compiled
def deal(position: Position, generator: np.random.Generator) -> None:
    """Deal cards of the pool at random wherever some are lacking."""
    pool = 0
    for kind in range(KINDS):
        pool += int(position.pool[kind])
    for owner in range(owners(position)):
        for _ in range(room_in_hand(position, owner)):
            put_in_hand(position, owner, pick(position.pool, int(generator.integers(0, pool))))
            pool -= 1
        for _ in range(room_in_stock(position, owner)):
            put_in_stock(position, owner, pick(position.pool, int(generator.integers(0, pool))))
            pool -= 1


@compiled
def seal(position: Position, seat: int, generator: np.random.Generator) -> None:
    """Choose cards for the others who have chosen already.  [M4, M5]"""
    landing = position.phase == at.LAND or position.phase == at.LATE
    for other in range(int(position.seats)):
        if other == seat or position.waiting[other] != 0:
            continue
        if position.phase == at.GIVE:
            seal_gifts(position, other, generator)
        elif landing and is_late(position, other) == (position.phase == at.LATE):
            seal_landing(position, other, generator)


@compiled
def seal_gifts(position: Position, seat: int, generator: np.random.Generator) -> None:
    """Choose the cards that a seat is about to give.  [M4]"""
    current, given = int(position.round_number) - 1, NONE
    for side in range(SIDES):
        given = any_card(position, seat, given, generator)
        position.gave[seat, current, side] = given


@compiled
def seal_landing(position: Position, seat: int, generator: np.random.Generator) -> None:
    """Choose the cards that a seat is about to land.  [M5, M6]"""
    landed = NONE
    for place in range(must_land(position, seat)):
        landed = any_card(position, seat, landed, generator)
        position.chosen[seat, place] = landed


@compiled
def any_card(position: Position, seat: int, beside_it: int, generator: np.random.Generator) -> int:
    """Return a card of a hand at random, beside one that was chosen already."""
    number = int(generator.integers(0, int(position.held[seat]) - (1 if beside_it != NONE else 0)))
    kind = 0
    while True:
        count = int(position.hand[seat, kind]) - (1 if kind == beside_it else 0)
        if number < count:
            return kind
        number -= count
        kind += 1
