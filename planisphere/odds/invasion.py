"""The chance to conquer a card in a position of Risk Express, now and after each choice."""

from __future__ import annotations

from typing import Any

from planisphere.fields import NONE
from planisphere.games.express import rules
from planisphere.games.express.cards import (
    CARD,
    CARDS,
    DICE,
    FACE,
    FILL_CARD,
    FILL_LINE,
    FILL_SIZE,
)
from planisphere.odds.express import best, conquest


def chance(position: Any, card: int, filled: int, dice: int) -> float:
    """Return the chance to conquer a card with so many dice, some of its lines being filled."""
    held = bool(position.owner[card] != NONE)
    return conquest(CARD[card], filled, dice, held, bool(position.must_fill == 0))


def with_tray(position: Any, card: int) -> float:
    """Return the chance to conquer a card with the dice that lie in the tray."""
    held, must_fill = bool(position.owner[card] != NONE), bool(position.must_fill == 0)
    filled = int(position.filled) if position.card == card else 0
    tray = [
        face for face, count in zip(FACE, position.tray.tolist(), strict=True) for _ in range(count)
    ]
    return best(CARD[card], filled, tray, held, must_fill).chance


def after_fill(position: Any, fill: int) -> float:
    """Return the chance to conquer a card once a line of it is filled in this way."""
    card, left = int(FILL_CARD[fill]), int(position.tray.sum()) - int(FILL_SIZE[fill])
    filled = int(position.filled) if position.card == card else 0
    return chance(position, card, filled | 1 << int(FILL_LINE[fill]), left)


def after_aside(position: Any) -> float:
    """Return the chance to conquer the card that is fixed once a die is set aside."""
    left = int(position.tray.sum()) - 1
    return chance(position, int(position.card), int(position.filled), left)


def going_on(position: Any) -> float:
    """Return the chance of who goes on with the siege."""
    left = DICE - int(position.on_lines)
    return chance(position, int(position.card), int(position.filled), left)


def open_cards(position: Any, seat: int) -> list[int]:
    """List the cards that a seat may invade from nothing."""
    fresh = position.copy()
    fresh.card = NONE
    return [card for card in range(CARDS) if rules.refuse_card(fresh, seat, card) == 0]


def easiest(position: Any, seat: int, dice: int) -> tuple[float, int] | None:
    """Return the card that is conquered most easily from nothing, after its chance."""
    found = [(chance(position, card, 0, dice), card) for card in open_cards(position, seat)]
    return max(found, default=None)
