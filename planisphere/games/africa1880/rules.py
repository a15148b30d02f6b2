"""The rules of Africa 1880 up to the sheets of orders; `turn` reads them."""

from __future__ import annotations

from planisphere.fields import NONE
from planisphere.game import CHANCE, FORM, OVER, TURN
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880 import turn
from planisphere.games.africa1880.board import (
    BORDER,
    BORDERS,
    COASTAL,
    HISTORICAL_START,
    IS_BORDER,
    POWERS,
    TERRITORIES,
)
from planisphere.games.africa1880.position import (
    DEVELOP,
    DONE,
    LANDING,
    RELATION,
    SEATS,
    WAR,
    Position,
)
from planisphere.games.africa1880.table import (
    is_empty,
    next_question,
    of_power,
)
from planisphere.kernel import Int64s, compiled
from planisphere.parts.sealed import awaited_together

TO_DEVELOP = DEVELOP
NOTHING = TO_DEVELOP + 1
ALLY = NOTHING + 1
MAKE_WAR = ALLY + 1
TAKE_POWER = MAKE_WAR + 1
ACTIONS = TAKE_POWER + POWERS
"""Below TO_DEVELOP an action is a territory: to explore, to land on, or to start from."""

(
    POWER_TAKEN,
    TAKE_FIRST,
    START_INLAND,
    START_FIRST,
    NOT_BORDERING,
    ALREADY_THERE,
    INTO_COLONY,
    LANDING_INLAND,
    LANDING_OCCUPIED,
    ANSWER_PRESENCE,
    ANSWER_LANDING,
    ANSWER_RELATION,
    SHEET_BEGUN,
    SHEET_ORDER,
    NO_PRESENCE,
    ORDERED_TWICE,
    LANDED_TWICE,
    DECLARED_TWICE,
    ORDER_UNREADABLE,
    RELATION_UNREADABLE,
    NO_SUCH_POWER,
    STARTED,
    POWERS_SETTLED,
    LANDING_UNREADABLE,
) = range(4, 28)


@compiled
def start(position: Position, seats: int, options: Int64s) -> None:
    """Set the empty map up; powers are picked in the order of the seats, or drawn.  [A1]"""
    position.seats = seats
    position.powers = options[0]
    position.start = options[1]
    position.diplomacy_minutes = options[2]
    position.horizon = options[3]
    position.phase = at.PICK if position.powers == at.CHOSEN else at.DRAW
    position.turn = 0
    for seat in range(SEATS):
        position.power[seat] = NONE
        position.landing[seat] = NONE
        position.read_landing[seat] = NONE
        for territory in range(TERRITORIES):
            position.order[seat, territory] = NONE
            position.read_order[seat, territory] = NONE


@compiled
def awaited(position: Position) -> int:
    """Who picks or places; all who write; chance for powers that are drawn.  [A1, A2, A5]"""
    if position.phase == at.OVER:
        return 0
    if position.phase == at.DRAW:
        return 1 << CHANCE
    if position.phase != at.ORDERS:
        return 1 << int(position.turn)
    return awaited_together(position)


@compiled
def legal(position: Position, seat: int, buffer: Int64s) -> int:
    """Write what a seat may do: pick, place, or answer the line of his sheet.  [A1, A2, A5]"""
    if position.phase == at.PICK:
        return list_powers(position, buffer)
    if position.phase == at.PLACE:
        return list_coasts(position, buffer, 0, False)
    question = int(position.question[seat])
    if question < LANDING:
        return list_orders(position, seat, question, buffer)
    if question == LANDING:
        buffer[0] = NOTHING
        return list_coasts(position, buffer, 1, True)
    buffer[0] = ALLY
    buffer[1] = MAKE_WAR
    return 2


@compiled
def list_powers(position: Position, buffer: Int64s) -> int:
    """Write the powers that nobody has.  [A1]"""
    count = 0
    for power in range(POWERS):
        if of_power(position, power) == NONE:
            buffer[count] = TAKE_POWER + power
            count += 1
    return count


@compiled
def list_coasts(position: Position, buffer: Int64s, count: int, only_empty: bool) -> int:
    """Add the coastal territories, all or only those without any presence.  [A2, A7]"""
    for territory in range(TERRITORIES):
        if COASTAL[territory] and not (only_empty and not is_empty(position, territory)):
            buffer[count] = territory
            count += 1
    return count


@compiled
def list_orders(position: Position, seat: int, home: int, buffer: Int64s) -> int:
    """Write the orders for a presence: nothing, develop, explore.  [A6, A12]"""
    buffer[0] = NOTHING
    buffer[1] = TO_DEVELOP
    count = 2
    for number in range(BORDERS[home]):
        target = int(BORDER[home, number])
        if position.presence[seat, target] == 0 and position.colony[target] == 0:
            buffer[count] = target
            count += 1
    return count


@compiled
def odds(position: Position, buffer: Int64s, weights: Int64s) -> int:
    """Write the powers that may be drawn, all alike.  [A1]"""
    count = list_powers(position, buffer)
    for number in range(count):
        weights[number] = 1
    return count


@compiled
def play(position: Position, seat: int, action: int) -> None:
    """Take a power, place the first presence, or answer a line of the sheet."""
    if position.phase == at.ORDERS:
        answer(position, seat, action)
    elif position.phase == at.PLACE:
        position.presence[seat, action] = 1
        place_next(position)
    else:
        take_power(position, action - TAKE_POWER)


@compiled
def take_power(position: Position, power: int) -> None:
    """Give the seat whose turn it is a power; then the next seat.  [A1]"""
    seats = int(position.seats)
    position.power[int(position.turn)] = power
    position.turn = (int(position.turn) + 1) % seats
    if position.power[int(position.turn)] == NONE:
        return
    if position.start == at.HISTORICAL:
        for seat in range(seats):
            position.presence[seat, HISTORICAL_START[int(position.power[seat])]] = 1
    position.phase = at.PLACE
    place_next(position)


@compiled
def place_next(position: Position) -> None:
    """Ask the next power, in their order, for its first presence; then the turns begin.  [A2]"""
    for power in range(POWERS):
        seat = of_power(position, power)
        if seat != NONE and not has_presence(position, seat):
            position.turn = seat
            return
    position.turn = NONE
    turn.begin(position)


@compiled
def has_presence(position: Position, seat: int) -> bool:
    """Whether a seat has a presence anywhere."""
    for territory in range(TERRITORIES):
        if position.presence[seat, territory] != 0:
            return True
    return False


@compiled
def answer(position: Position, seat: int, action: int) -> None:
    """Write a line of the sheet; when the last sheet is in, all are read.  [A5, A6, A7, A8]"""
    write_line(position, seat, action)
    if position.question[seat] != DONE:
        return
    position.waiting[seat] = 0
    if awaited(position) == 0:
        turn.read_sheets(position)


@compiled
def write_line(position: Position, seat: int, action: int) -> None:
    """Write the answer to the question of the moment, and go on to the next one.  [A5]"""
    question = int(position.question[seat])
    if question < LANDING:
        position.order[seat, question] = NONE if action == NOTHING else action
    elif question == LANDING:
        position.landing[seat] = NONE if action == NOTHING else action
    else:
        position.relation[seat, question - RELATION] = WAR if action == MAKE_WAR else 0
    position.question[seat] = next_question(position, seat, question + 1)


@compiled
def refusal(position: Position, seat: int, action: int) -> int:
    """Say why a move is not legal; nothing if it is."""
    if position.phase == at.OVER:
        return OVER
    if action < 0 or action >= ACTIONS:
        return FORM
    if not awaited(position) >> seat & 1:
        return TURN
    if position.phase == at.PICK or position.phase == at.DRAW:
        return refuse_power(position, action)
    if position.phase == at.PLACE:
        if action >= TERRITORIES:
            return START_FIRST
        return 0 if COASTAL[action] else START_INLAND
    return refuse_answer(position, seat, action)


@compiled
def refuse_power(position: Position, action: int) -> int:
    """Say why a power cannot be taken.  [A1]"""
    if action < TAKE_POWER:
        return TAKE_FIRST
    return 0 if of_power(position, action - TAKE_POWER) == NONE else POWER_TAKEN


@compiled
def refuse_answer(position: Position, seat: int, action: int) -> int:
    """Say why the question of the moment cannot be answered so.  [A5, A6, A7, A8]"""
    question = int(position.question[seat])
    if question >= RELATION:
        return 0 if action == ALLY or action == MAKE_WAR else ANSWER_RELATION
    if question == LANDING:
        if action == NOTHING:
            return 0
        return refuse_landing(position, action) if action < TERRITORIES else ANSWER_LANDING
    if action == NOTHING or action == TO_DEVELOP:
        return 0
    return refuse_target(position, seat, question, action)


@compiled
def refuse_target(position: Position, seat: int, home: int, action: int) -> int:
    """Say why a presence cannot explore there.  [A6, A12]"""
    if action >= TERRITORIES:
        return ANSWER_PRESENCE
    if position.presence[seat, action] != 0:
        return ALREADY_THERE
    if IS_BORDER[home, action] == 0:
        return NOT_BORDERING
    return INTO_COLONY if position.colony[action] != 0 else 0


@compiled
def refuse_landing(position: Position, territory: int) -> int:
    """Say why nobody can land there.  [A7]"""
    if COASTAL[territory] == 0:
        return LANDING_INLAND
    return 0 if is_empty(position, territory) else LANDING_OCCUPIED
