"""The rules of Risk Express, in the order of a match and of a turn."""

from __future__ import annotations

import numpy as np

from planisphere.fields import NONE
from planisphere.game import CHANCE, FORM, OVER, TURN
from planisphere.games.express import position as at
from planisphere.games.express.cards import (
    ALL_WAYS,
    BUNDLE,
    BUNDLE_OF,
    BUNDLES,
    CARDS,
    CARDS_OF,
    CONTINENT_OF,
    CONTINENTS,
    DICE,
    FACES,
    FILL_CARD,
    FILL_DICE,
    FILL_LINE,
    FILL_SIZE,
    FILLS,
    FILLS_OF,
    GENERAL,
    IN_BUNDLE,
    IN_REACH,
    LINES_OF,
    OPEN_LINES,
)
from planisphere.games.express.position import SECOND_ROUND, Position
from planisphere.games.express.score import cards_of, holder_of_continent
from planisphere.instructions import above, matching
from planisphere.kernel import Int64s, compiled
from planisphere.parts import lots
from planisphere.parts.bits import list_bits
from planisphere.streams import Uint64s, below

FILL = 0
ASIDE = FILL + FILLS
GO_ON = ASIDE + FACES
AFRESH = GO_ON + 1
ACTIONS = AFRESH + 1

(
    LINE_FILLED,
    DICE_MISSING,
    OWN_CARD,
    TURNED_OVER,
    OTHER_CARD,
    NO_GENERAL_LINE,
    STEAL_LATER,
    MUST_FILL,
    FACE_MISSING,
    ANSWER_OFFER,
    DICE_WASTED,
) = range(4, 15)


@compiled
def start(position: Position, seats: int, options: Int64s) -> None:
    """Lay all cards in the middle; dice decide who begins.  [X1, X2]"""
    position.seats = seats
    position.must_fill = options[0]
    position.steal_from = options[1]
    position.continue_siege = options[2]
    position.horizon = options[3]
    position.first = NONE
    position.turn = NONE
    position.card = NONE
    for card in range(CARDS):
        position.owner[card] = NONE
    position.phase = at.LOTS
    position.to_throw = DICE


@compiled
def awaited(position: Position) -> int:
    """Chance while dice are to fall, else the player on turn; nobody once it is over."""
    if position.phase == at.OVER:
        return 0
    if position.phase == at.THROW or position.phase == at.LOTS:
        return 1 << CHANCE
    return 1 << int(position.turn)


@compiled
def legal(position: Position, seat: int, buffer: Int64s) -> int:
    """Write what a seat may do: answer the siege, fill a line, or set a die aside."""
    if position.phase == at.OFFER:
        buffer[0] = GO_ON
        buffer[1] = AFRESH
        return 2
    if position.card == NONE:
        return list_faces(position, buffer, list_all_fills(position, seat, buffer))
    count = list_fills(position, seat, buffer)
    if count > 0 and position.must_fill == 0:
        return count
    return list_faces(position, buffer, count)


@compiled
def list_fills(position: Position, seat: int, buffer: Int64s) -> int:
    """Write the ways to fill a line of the card that is fixed.  [X4, X5, X6]"""
    card = int(position.card)
    invaded = (in_the_middle(position) | takeable(position, seat)) >> card & 1
    bundle = int(BUNDLE_OF[card])
    ways = open_lines(position, card) & in_reach(position, bundle) if invaded else 0
    return list_bits(ways, int(FILLS_OF[BUNDLE[bundle]]), buffer, 0)


@compiled
def list_all_fills(position: Position, seat: int, buffer: Int64s) -> int:
    """Write the ways to fill a line of any card.  [X4, X5]"""
    count, free, taken = 0, in_the_middle(position), takeable(position, seat)
    for bundle in range(BUNDLES):
        first, cards = int(BUNDLE[bundle]), (1 << IN_BUNDLE) - 1
        ways = int(ALL_WAYS[bundle, 0, free >> first & cards])
        ways |= int(ALL_WAYS[bundle, 1, taken >> first & cards])
        ways &= in_reach(position, bundle)
        count = list_bits(ways, int(FILLS_OF[first]), buffer, count)
    return count


@compiled
def in_the_middle(position: Position) -> int:
    """Return the cards that nobody holds, one bit each."""
    return matching(position.owner, NONE)


@compiled
def takeable(position: Position, seat: int) -> int:
    """Return the cards that a seat may take from others, one bit each.  [X9, X10, X11]"""
    if position.steal_from == SECOND_ROUND and position.round_number < 2:
        return 0
    cards = 0
    for other in range(int(position.seats)):
        held = 0 if other == seat else matching(position.owner, other)
        for continent in range(CONTINENTS):
            whole = int(CARDS_OF[continent])
            cards |= 0 if held & whole == whole else held & whole
    return cards


@compiled
def open_lines(position: Position, card: int) -> int:
    """Return the ways to fill a line of a card, of its bundle, one bit each.  [X4, X9]"""
    held = 0 if position.owner[card] == NONE else 1
    return int(OPEN_LINES[card, held, int(position.filled)])


@compiled
def in_reach(position: Position, bundle: int) -> int:
    """Return the ways of a bundle for which there are dice in the tray, one bit each.  [X5]"""
    ways = -1
    for face in range(FACES):
        ways &= int(IN_REACH[bundle, face, int(position.tray[face])])
    return ways


@compiled
def list_faces(position: Position, buffer: Int64s, count: int) -> int:
    """Write the faces of which a die can be set aside, behind so many actions.  [X6]"""
    return list_bits(above(position.tray, 0), ASIDE, buffer, count)


@compiled
def refuse_card(position: Position, seat: int, card: int) -> int:
    """Say why a card cannot be invaded.  [X4, X9, X10, X11]"""
    owner = int(position.owner[card])
    if position.card != NONE and position.card != card:
        return OTHER_CARD
    if owner == NONE:
        return 0
    if owner == seat:
        return OWN_CARD
    if holder_of_continent(position, int(CONTINENT_OF[card])) != NONE:
        return TURNED_OVER
    if position.steal_from == SECOND_ROUND and position.round_number < 2:
        return STEAL_LATER
    return 0


@compiled
def refuse_line(position: Position, card: int, fill: int) -> int:
    """Say why dice cannot fill a line of a card.  [X4, X5, X9]"""
    line = int(FILL_LINE[fill])
    if line == LINES_OF[card] and position.owner[card] == NONE:
        return NO_GENERAL_LINE
    if position.card == card and int(position.filled) >> line & 1:
        return LINE_FILLED
    for face in range(FACES):
        if position.tray[face] < FILL_DICE[fill, face]:
            return DICE_MISSING
    return 0


@compiled
def odds(position: Position, buffer: Int64s, weights: Int64s) -> int:
    """Write the faces of a die, all alike.  [X1]"""
    for face in range(FACES):
        buffer[face] = face
        weights[face] = 1
    return FACES


@compiled
def draw(position: Position, table: Uint64s, row: int) -> int:
    """Draw the face of a die from a row of streams.  [X1]"""
    return below(FACES, table, row)


@compiled
def play(position: Position, seat: int, action: int) -> None:
    """Play an action of a seat, or let a die fall."""
    if seat == CHANCE:
        fall(position, action)
    elif action >= GO_ON:
        begin_throwing(position, action == GO_ON)
    elif action >= ASIDE:
        position.tray[action - ASIDE] = int(position.tray[action - ASIDE]) - 1
        go_on(position)
    else:
        fill_line(position, seat, action - FILL)


@compiled
def fall(position: Position, face: int) -> None:
    """Let a die fall into the tray; the last of a throw asks for a choice.  [X2, X3]"""
    position.tray[face] = int(position.tray[face]) + 1
    position.to_throw = int(position.to_throw) - 1
    if position.to_throw > 0:
        return
    if position.phase == at.LOTS:
        count_generals(position)
    else:
        position.phase = at.CHOOSE


@compiled
def count_generals(position: Position) -> None:
    """Note a player's generals; the most begins, equal ones throw again.  [X2]"""
    lots.throw_lot(position, int(position.tray[GENERAL]) + 1, True)
    empty_tray(position)
    position.to_throw = DICE
    if lots.thrower(position, True) != NONE:
        return
    for seat in range(int(position.seats)):
        if position.standing[seat] == 0:
            position.first = seat
    for seat in range(int(position.seats)):
        position.standing[seat] = 0
    position.turn = position.first
    position.round_number = 1
    position.phase = at.THROW


@compiled
def empty_tray(position: Position) -> None:
    """Take all dice out of the tray."""
    for face in range(FACES):
        position.tray[face] = 0


@compiled
def fill_line(position: Position, seat: int, fill: int) -> None:
    """Lay dice on a line, which fixes the card; the last line conquers it.  [X4, X8]"""
    card = int(FILL_CARD[fill])
    position.card = card
    position.filled = int(position.filled) | 1 << int(FILL_LINE[fill])
    position.on_lines = int(position.on_lines) + int(FILL_SIZE[fill])
    for face in range(FACES):
        position.tray[face] = int(position.tray[face]) - int(FILL_DICE[fill, face])
    lines = int(LINES_OF[card]) + (0 if position.owner[card] == NONE else 1)
    if position.filled == (1 << lines) - 1:
        position.owner[card] = seat
        lift_siege(position)
        end_turn(position)
    else:
        go_on(position)


@compiled
def go_on(position: Position) -> None:
    """Throw the dice left in the tray again; without any the turn is over.  [X7, X8]"""
    left = 0
    for face in range(FACES):
        left += int(position.tray[face])
    empty_tray(position)
    position.to_throw = left
    if left > 0:
        position.phase = at.THROW
    else:
        end_turn(position)


@compiled
def lift_siege(position: Position) -> None:
    """Take the dice off the lines."""
    position.card = NONE
    position.filled = 0
    position.on_lines = 0


@compiled
def end_turn(position: Position) -> None:
    """Pass the turn; end when no card is left in the middle, or at the horizon.  [X12, X13]"""
    empty_tray(position)
    position.to_throw = 0
    if cards_of(position, NONE) == 0:
        finish(position, at.CONQUERED)
        return
    position.turn = (int(position.turn) + 1) % int(position.seats)
    if position.turn == position.first:
        position.round_number = int(position.round_number) + 1
        if 0 < int(position.horizon) < int(position.round_number):
            finish(position, at.HORIZON)
            return
    if can_go_on(position):
        position.phase = at.OFFER
    else:
        begin_throwing(position, False)


@compiled
def can_go_on(position: Position) -> bool:
    """Whether the player on turn may go on with the siege of the player before.  [X12]"""
    if position.card == NONE or position.continue_siege != 0 or position.on_lines == DICE:
        return False
    return int(position.owner[int(position.card)]) != int(position.turn)


@compiled
def begin_throwing(position: Position, going_on: bool) -> None:
    """Throw the dice that are not on lines, or all of them afresh.  [X3, X12]"""
    if not going_on:
        lift_siege(position)
    position.to_throw = DICE - int(position.on_lines)
    position.phase = at.THROW


@compiled
def finish(position: Position, ending: int) -> None:
    """End the match."""
    lift_siege(position)
    position.phase = at.OVER
    position.ended = ending


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
        return 0 if action < FACES else FORM
    if position.phase == at.OFFER:
        return 0 if action >= GO_ON else ANSWER_OFFER
    if action >= GO_ON:
        return FORM
    if action >= ASIDE:
        return refuse_aside(position, seat, action - ASIDE)
    card = int(FILL_CARD[action - FILL])
    reason = refuse_card(position, seat, card)
    return reason if reason != 0 else refuse_line(position, card, action - FILL)


@compiled
def refuse_aside(position: Position, seat: int, face: int) -> int:
    """Say why a die may not be set aside.  [X6]"""
    if position.tray[face] == 0:
        return FACE_MISSING
    if position.card == NONE or position.must_fill != 0:
        return 0
    card = int(position.card)
    for fill in range(FILLS_OF[card], FILLS_OF[card + 1]):
        if refuse_line(position, card, fill) == 0:
            return MUST_FILL
    return 0


@compiled
def guess(position: Position, generator: np.random.Generator) -> None:
    """Nothing is hidden, and nothing to guess."""


@compiled
def observe(position: Position, seat: int) -> None:
    """Hide nothing: all dice and cards lie open.  [X1]"""


@compiled
def heard(position: Position, seat: int, mover: int, action: int) -> int:
    """Everything is done in the open."""
    return action
