"""The sets of cards of Risk: what counts as one, what it is worth, and how it is laid down."""

from __future__ import annotations

from planisphere.fields import NONE
from planisphere.games.risk76.position import WORLD, Position
from planisphere.kernel import Int64s, compiled
from planisphere.parts import actions, deck, phases, refusals
from planisphere.parts.earth import (
    ARTILLERY,
    CARDS,
    CAVALRY,
    INFANTRY,
    JOKER,
    SYMBOL_OF,
    SYMBOLS,
    TERRITORIES,
)
from planisphere.parts.worth import climbing_worth, count_exchange

CARD = actions.OF_THE_GAME
"""Laying down card c of a set is action CARD + c."""

FORCED_FROM = 5
"""With so many cards in his first step a player must exchange.  [R11]"""

TERRITORY_BONUS = 2
"""Armies for a card whose territory one holds.  [R10]"""


@compiled
def fixed_worth(first: int, second: int, third: int) -> int:
    """Return what a set of three symbols is worth, 0 if it is none.  [R9]"""
    jokers = (first == JOKER) + (second == JOKER) + (third == JOKER)
    if jokers == 1:
        alike = first == second or second == third or first == third
        return 12 if alike else 0
    if jokers > 1:
        return 0
    if first == second and second == third:
        return 4 if first == ARTILLERY else 6 if first == INFANTRY else 8 if first == CAVALRY else 0
    return 10 if first != second and second != third and first != third else 0


@compiled
def is_world_set(first: int, second: int, third: int) -> bool:
    """Whether three symbols are a set in world conquest: any joker makes one.  [R27]"""
    if first == JOKER or second == JOKER or third == JOKER:
        return True
    return fixed_worth(first, second, third) > 0


@compiled
def is_set(position: Position, first: int, second: int, third: int) -> bool:
    """Whether three symbols are a set in this mode.  [R9, R27, R36]"""
    if position.mode == WORLD:
        return is_world_set(first, second, third)
    return fixed_worth(first, second, third) > 0


@compiled
def completes(position: Position, card: int, later: int) -> bool:
    """Whether a card, those laid down, and later ones make a set.

    *later* counts the later cards in hand, a byte for each symbol.
    """
    mine = int(SYMBOL_OF[card])
    if position.picked[1] != NONE:
        return is_set(position, symbol_picked(position, 0), symbol_picked(position, 1), mine)
    for other in range(SYMBOLS):
        held = later >> 8 * other & 255
        if held == 0:
            continue
        if position.picked[0] != NONE:
            if is_set(position, symbol_picked(position, 0), mine, other):
                return True
            continue
        for third in range(other, SYMBOLS):
            enough = held > 1 if third == other else (later >> 8 * third & 255) > 0
            if enough and is_set(position, mine, other, third):
                return True
    return False


@compiled
def symbol_picked(position: Position, index: int) -> int:
    """Return the symbol of a card already laid down."""
    return int(SYMBOL_OF[int(position.picked[index])])


@compiled
def last_picked(position: Position) -> int:
    """Return the last card laid down of a set not yet complete, or none."""
    return int(position.picked[1]) if position.picked[1] != NONE else int(position.picked[0])


@compiled
def refuse_card(position: Position, seat: int, action: int) -> int:
    """Say why a card may not be laid down; a set goes in the order of the cards.  [R9, R12, R27]"""
    if position.exchange == phases.CLOSED:
        return refusals.EXCHANGE_CLOSED
    card = action - CARD
    no_set = refusals.NOT_A_WORLD_SET if position.mode == WORLD else refusals.NOT_A_SET
    if position.hand[seat, card] != 1 or card <= last_picked(position):
        return no_set
    later = 0
    for other in range(card + 1, CARDS):
        if position.hand[seat, other] == 1:
            later += 1 << 8 * int(SYMBOL_OF[other])
    return 0 if completes(position, card, later) else no_set


@compiled
def list_cards(position: Position, seat: int, buffer: Int64s) -> int:
    """Write the cards that may be laid down for a set, in rising order."""
    least = 1 if position.picked[0] != NONE else 3
    if position.exchange == phases.CLOSED or position.held[seat] < least:
        return 0
    count = 0
    later = 0
    for card in range(CARDS - 1, last_picked(position), -1):
        if position.hand[seat, card] == 1:
            if completes(position, card, later):
                buffer[count] = CARD + card
                count += 1
            later += 1 << 8 * int(SYMBOL_OF[card])
    for i in range(count // 2):
        buffer[i], buffer[count - 1 - i] = buffer[count - 1 - i], buffer[i]
    return count


@compiled
def can_complete(position: Position, seat: int) -> bool:
    """Whether a hand has a card that goes on with the set being laid down."""
    later = 0
    for card in range(CARDS - 1, last_picked(position), -1):
        if position.hand[seat, card] == 1:
            if completes(position, card, later):
                return True
            later += 1 << 8 * int(SYMBOL_OF[card])
    return False


@compiled
def must_exchange(position: Position, seat: int) -> bool:
    """Whether a player has too many cards to go on.  [R11]"""
    return position.exchange == phases.FORCES and position.held[seat] >= FORCED_FROM


@compiled
def lay_down(position: Position, seat: int, action: int) -> None:
    """Lay a card of a set down; the third brings the armies.  [R9, R10, R27, R28]"""
    card = action - CARD
    deck.lay_aside(position, seat, card)
    if position.picked[0] == NONE:
        position.picked[0] = card
    elif position.picked[1] == NONE:
        position.picked[1] = card
    else:
        exchange(position, seat, int(position.picked[0]), int(position.picked[1]), card)
        position.picked[0] = NONE
        position.picked[1] = NONE


@compiled
def exchange(position: Position, seat: int, first: int, second: int, third: int) -> None:
    """Give a set's armies, and two more on each of its territories that he holds."""
    if position.mode == WORLD:
        armies = climbing_worth(int(position.exchanged))
    else:
        armies = fixed_worth(SYMBOL_OF[first], SYMBOL_OF[second], SYMBOL_OF[third])
    position.exchanged = count_exchange(int(position.exchanged))
    position.reserve[seat] = int(position.reserve[seat]) + armies
    bonus = 0
    if position.mode != WORLD or position.territory_bonus == 0:
        bonus += reinforce_card(position, seat, first)
        bonus += reinforce_card(position, seat, second)
        bonus += reinforce_card(position, seat, third)
    position.received = int(position.received) + armies + bonus


@compiled
def reinforce_card(position: Position, seat: int, card: int) -> int:
    """Put two armies on a card's territory if the seat holds it; return how many.  [R10]"""
    if card >= TERRITORIES or position.owner[card] != seat:
        return 0
    position.armies[card] = int(position.armies[card]) + TERRITORY_BONUS
    return TERRITORY_BONUS
