"""Which cards of Risk to exchange, and when."""

from __future__ import annotations

from typing import Any

from planisphere.bots.world.style import BEYOND
from planisphere.fields import NONE
from planisphere.games.risk76.position import WORLD
from planisphere.games.risk76.sets import CARD, TERRITORY_BONUS, fixed_worth, is_set
from planisphere.kernel import Int64s, compiled
from planisphere.parts.bits import lowest
from planisphere.parts.earth import CARDS, SYMBOL_OF, TERRITORIES


@compiled
def hand_of(view: Any, seat: int) -> int:
    """Return the cards of a hand, one bit each."""
    held = 0
    for card in range(CARDS):
        held |= int(view.hand[seat, card] == 1) << card
    return held


@compiled
def card_bonus(view: Any, seat: int, card: int) -> int:
    """Return what a card adds to a set: its territory, or the price of giving a joker away."""
    if card < TERRITORIES:
        bonus = view.mode != WORLD or view.territory_bonus == 0
        return TERRITORY_BONUS if bonus and view.owner[card] == seat else 0
    return -1


@compiled
def set_worth(view: Any, seat: int, first: int, second: int, third: int) -> int:
    """Return what a set would bring, 0 if it is none."""
    one, two, three = int(SYMBOL_OF[first]), int(SYMBOL_OF[second]), int(SYMBOL_OF[third])
    if not is_set(view, one, two, three):
        return 0
    worth = 10 if view.mode == WORLD else fixed_worth(one, two, three)
    bonus = card_bonus(view, seat, first) + card_bonus(view, seat, second)
    return worth + bonus + card_bonus(view, seat, third)


@compiled
def best_from(view: Any, seat: int, first: int, second: int, later: int) -> int:
    """Return the most that a set brings that begins so; *second* may be open yet."""
    best = 0
    seconds = later if second == NONE else 1 << second
    while seconds != 0:
        middle = lowest(seconds)
        seconds &= seconds - 1
        thirds = later & ~((2 << middle) - 1)
        while thirds != 0:
            worth = set_worth(view, seat, first, middle, lowest(thirds))
            thirds &= thirds - 1
            best = worth if worth > best else best
    return best


@compiled
def prospect(view: Any, seat: int, card: int) -> int:
    """Return the most that laying a card down next can lead to."""
    first, second = int(view.picked[0]), int(view.picked[1])
    if second != NONE:
        return set_worth(view, seat, first, second, card)
    later = hand_of(view, seat) & ~((2 << card) - 1)
    if first != NONE:
        return best_from(view, seat, first, card, later)
    return best_from(view, seat, card, NONE, later)


@compiled
def best_card(view: Any, seat: int, legal: Int64s, count: int) -> int:
    """Lay down the next card of the set that brings the most."""
    best, most = NONE, -1
    for i in range(count):
        if legal[i] >= CARD:
            worth = prospect(view, seat, int(legal[i]) - CARD)
            if worth > most:
                best, most = int(legal[i]), worth
    return best


@compiled
def worth_exchanging(view: Any, seat: int, patience: float) -> bool:
    """Whether to exchange a set although one need not."""
    if view.mode == WORLD or view.held[seat] >= 4:
        return patience < BEYOND
    most = 0
    cards = hand_of(view, seat)
    while cards != 0:
        first = lowest(cards)
        cards &= cards - 1
        worth = best_from(view, seat, first, NONE, cards)
        most = worth if worth > most else most
    return most >= patience
