"""The rules of Manchots Barjots, in the order of a match and of a round."""

from __future__ import annotations

from planisphere.fields import NONE
from planisphere.game import CHANCE, FORM, OVER, TURN
from planisphere.games.manchots import position as at
from planisphere.games.manchots.cards import CARDS, COPIES, KINDS, RESERVE, ROUNDS
from planisphere.games.manchots.position import LEFT, OWNERS, RIGHT, SIDES, Position
from planisphere.games.manchots.table import beside, drawer, is_late, must_land, owners, shower
from planisphere.instructions import above_in, reached
from planisphere.kernel import Int64s, compiled
from planisphere.parts.bits import BIT, list_bits
from planisphere.parts.deck import list_cards, pick
from planisphere.parts.sealed import awaited_together
from planisphere.streams import Uint64s, below

ACTIONS = KINDS
"""An action, like an outcome of chance, is a kind of card."""

(
    NOT_IN_HAND_TO_GIVE,
    NOT_IN_HAND_TO_LAND,
    LEFT_FIRST,
    GIVE_FIRST,
    GIVING_OVER,
) = range(4, 9)


@compiled
def start(position: Position, seats: int, options: Int64s) -> None:
    """Give everybody a reserve, the virtual players too; nothing is drawn yet.  [M1, M13]"""
    position.seats = seats
    position.virtual_can_win = options[0]
    position.horizon = options[1]
    position.phase = at.DEAL
    for kind in range(KINDS):
        position.pool[kind] = COPIES[kind]
    for owner in range(owners(position)):
        position.reserve[owner] = RESERVE
    for owner in range(OWNERS):
        for number in range(ROUNDS):
            for place in range(2):
                position.gave[owner, number, place] = NONE
                position.got[owner, number, place] = NONE
                position.landed[owner, number, place] = NONE
        position.chosen[owner, 0] = NONE
        position.chosen[owner, 1] = NONE


@compiled
def is_choosing(position: Position) -> bool:
    """Whether players choose cards now; else chance draws, or it is over."""
    phase = int(position.phase)
    return phase == at.GIVE or phase == at.LAND or phase == at.LATE


@compiled
def awaited(position: Position) -> int:
    """All who have not chosen yet, at once; else chance; nobody once it is over.  [M4, M5]"""
    if position.phase == at.OVER:
        return 0
    if not is_choosing(position):
        return 1 << CHANCE
    return awaited_together(position)


@compiled
def first_choice(position: Position, seat: int) -> int:
    """Return the card that a seat has chosen already of those it has to, or none."""
    if position.phase == at.GIVE:
        return int(position.gave[seat, int(position.round_number) - 1, LEFT])
    return int(position.chosen[seat, 0])


@compiled
def can_choose(position: Position, seat: int, kind: int) -> bool:
    """Whether a seat has a card of a kind, beside one that it has chosen.  [M4, M5]"""
    return int(position.hand[seat, kind]) > (1 if kind == first_choice(position, seat) else 0)


@compiled
def legal(position: Position, seat: int, buffer: Int64s) -> int:
    """Write the kinds of card that a seat may choose from its hand.  [M4, M5]"""
    first, kinds = first_choice(position, seat), above_in(position.hand, seat, 0)
    spent = (first != NONE) & (position.hand[seat, first] == 1)
    return list_bits(kinds & ~(int(BIT[first]) if spent else 0), 0, buffer, 0)


@compiled
def tapped(position: Position) -> int:
    """Return the virtual player from whose reserve chance draws now, or none.  [M15, M16]"""
    if position.phase == at.TAKE:
        return beside(position, drawer(position), int(position.step) % SIDES)
    if position.phase == at.SHOW or position.phase == at.SHOW_LATE:
        return shower(position, position.phase == at.SHOW_LATE)
    return NONE


@compiled
def odds(position: Position, buffer: Int64s, weights: Int64s) -> int:
    """Write the kinds of card that may come, and how many there are of each.  [M1, M17]"""
    owner = tapped(position)
    if owner != NONE and position.renewed[owner] > 0:
        return list_cards(position.stock[owner], buffer, weights)
    return list_cards(position.pool, buffer, weights)


@compiled
def draw(position: Position, table: Uint64s, row: int) -> int:
    """Draw a card from a row of streams.  [M1, M17]"""
    owner = tapped(position)
    if owner != NONE and position.renewed[owner] > 0:
        return pick(position.stock[owner], below(int(position.reserve[owner]), table, row))
    return reached(position.pool, below(pooled(position), table, row))


@compiled
def pooled(position: Position) -> int:
    """Count the cards that nobody has taken yet.  [M1]"""
    count = CARDS
    for owner in range(owners(position)):
        count -= RESERVE if position.renewed[owner] > 0 else RESERVE - int(position.reserve[owner])
    return count


@compiled
def play(position: Position, seat: int, action: int) -> None:
    """Choose a card, or let one be drawn."""
    if position.phase == at.GIVE:
        give(position, seat, action)
    elif is_choosing(position):
        choose(position, seat, action)
    elif position.phase == at.TAKE:
        take(position, action)
    elif position.phase == at.DEAL or position.phase == at.RECRUIT:
        recruit(position, action)
    else:
        show(position, action)


@compiled
def hold(position: Position, owner: int, kind: int, count: int) -> None:
    """Add cards to a hand, or take them from it."""
    position.hand[owner, kind] = int(position.hand[owner, kind]) + count
    position.held[owner] = int(position.held[owner]) + count


@compiled
def recruit(position: Position, kind: int) -> None:
    """Draw the first cards of the reserves, two for each player.  [M1, M3, M14]"""
    seat = drawer(position)
    position.pool[kind] = int(position.pool[kind]) - 1
    position.reserve[seat] = int(position.reserve[seat]) - 1
    hold(position, seat, kind, 1)
    position.step = int(position.step) + 1
    if position.step < 2 * int(position.seats):
        return
    position.step = 0
    if position.phase == at.DEAL:
        begin_round(position)
    else:
        position.phase = at.GIVE
        for waiting in range(int(position.seats)):
            position.waiting[waiting] = 1


@compiled
def begin_round(position: Position) -> None:
    """Recruit for the next round.  [M2, M3]"""
    position.round_number = int(position.round_number) + 1
    position.phase = at.RECRUIT


@compiled
def give(position: Position, seat: int, kind: int) -> None:
    """Set a card aside for the left neighbour, then one for the right.  [M4]"""
    current = int(position.round_number) - 1
    on_the_left = int(position.gave[seat, current, LEFT] == NONE)
    position.gave[seat, current, RIGHT - on_the_left] = kind
    position.waiting[seat] = on_the_left
    if awaited_together(position) == 0:
        exchange(position)


@compiled
def exchange(position: Position) -> None:
    """Pass on all gifts at once: to the neighbours, or to the virtual piles.  [M4, M15]"""
    current = int(position.round_number) - 1
    seats = int(position.seats)
    for seat in range(seats):
        for side in range(SIDES):
            kind = int(position.gave[seat, current, side])
            taker = beside(position, seat, side)
            hold(position, seat, kind, -1)
            hold(position, taker, kind, 1)
            if taker < seats:
                position.got[taker, current, 1 - side] = kind
    if seats == 2:
        position.phase = at.TAKE
    else:
        land_from(position, at.LAND)


@compiled
def take(position: Position, kind: int) -> None:
    """Take the top card of each virtual reserve in hand, A first.  [M15]"""
    seat, side = drawer(position), int(position.step) % SIDES
    lift(position, tapped(position), kind)
    hold(position, seat, kind, 1)
    position.got[seat, int(position.round_number) - 1, side] = kind
    position.step = int(position.step) + 1
    if position.step == 2 * SIDES:
        position.step = 0
        land_from(position, at.LAND)


@compiled
def lift(position: Position, owner: int, kind: int) -> None:
    """Lift the top card of a virtual reserve, and make it anew if that was the last.  [M17]"""
    if position.renewed[owner] > 0:
        position.stock[owner, kind] = int(position.stock[owner, kind]) - 1
    else:
        position.pool[kind] = int(position.pool[kind]) - 1
    position.reserve[owner] = int(position.reserve[owner]) - 1
    if position.reserve[owner] > 0:
        return
    for each in range(KINDS):
        position.stock[owner, each] = position.hand[owner, each]
        position.hand[owner, each] = 0
    position.reserve[owner] = position.held[owner]
    position.held[owner] = 0
    position.renewed[owner] = position.round_number


@compiled
def land_from(position: Position, first: int) -> None:
    """Go on to the next step of the landing at which a card is chosen or drawn.  [M5, M8, M16]"""
    for phase in range(first, at.SHOW_LATE + 1):
        position.phase = phase
        late = phase >= at.LATE
        if phase == at.SHOW or phase == at.SHOW_LATE:
            if shower(position, late) != NONE:
                return
        else:
            ask_to_land(position, late)
            if awaited(position) != 0:
                return
    end_round(position)


@compiled
def ask_to_land(position: Position, late: bool) -> None:
    """Await the players who choose now: the lookouts after the others.  [M5, M8]"""
    for seat in range(int(position.seats)):
        position.waiting[seat] = 1 if is_late(position, seat) == late else 0


@compiled
def choose(position: Position, seat: int, kind: int) -> None:
    """Lay a card face down; the last one turns all up.  [M5, M6]"""
    place = 0 if position.chosen[seat, 0] == NONE else 1
    position.chosen[seat, place] = kind
    if place + 1 < must_land(position, seat):
        return
    position.waiting[seat] = 0
    if awaited(position) == 0:
        turn_up(position)
        land_from(position, int(position.phase) + 1)


@compiled
def turn_up(position: Position) -> None:
    """Turn up all cards that lie face down.  [M5, M8]"""
    current = int(position.round_number) - 1
    for seat in range(int(position.seats)):
        for place in range(2):
            kind = int(position.chosen[seat, place])
            if kind != NONE:
                position.landed[seat, current, place] = kind
                position.chosen[seat, place] = NONE
                hold(position, seat, kind, -1)


@compiled
def show(position: Position, kind: int) -> None:
    """Turn up the top card of a virtual reserve.  [M16]"""
    owner = tapped(position)
    current = int(position.round_number) - 1
    place = 0 if position.landed[owner, current, 0] == NONE else 1
    position.landed[owner, current, place] = kind
    lift(position, owner, kind)
    land_from(position, int(position.phase))


@compiled
def end_round(position: Position) -> None:
    """Begin the next round, or end after the eighth, or at the horizon.  [M2]"""
    if position.round_number == ROUNDS:
        position.phase = at.OVER
        position.ended = at.COUNTED
    elif 0 < int(position.horizon) <= int(position.round_number):
        position.phase = at.OVER
        position.ended = at.HORIZON
    else:
        begin_round(position)


@compiled
def refusal(position: Position, seat: int, action: int) -> int:
    """Say why a move is not legal; nothing if it is."""
    if position.phase == at.OVER:
        return OVER
    if action < 0 or action >= ACTIONS:
        return FORM
    if not awaited(position) >> seat & 1:
        return TURN
    if seat == CHANCE:
        return 0 if can_come(position, action) else FORM
    if can_choose(position, seat, action):
        return 0
    return NOT_IN_HAND_TO_GIVE if position.phase == at.GIVE else NOT_IN_HAND_TO_LAND


@compiled
def can_come(position: Position, kind: int) -> bool:
    """Whether chance may draw a card of a kind."""
    owner = tapped(position)
    if owner != NONE and position.renewed[owner] > 0:
        return int(position.stock[owner, kind]) > 0
    return int(position.pool[kind]) > 0
