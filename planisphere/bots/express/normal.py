"""The normal bot of Risk Express: exact chances, times what the cards are worth."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.express.chances import chance
from planisphere.bots.express.worth import outlook, rivalry, worth
from planisphere.fields import NONE
from planisphere.games.express import position as at
from planisphere.games.express.cards import DICE, FACES, FILL_CARD, FILL_LINE, FILL_SIZE
from planisphere.games.express.position import Position
from planisphere.games.express.rules import AFRESH, ASIDE, FILL, GO_ON
from planisphere.kernel import Int64s, compiled


@compiled
def normal(view: Any, seat: int, legal: Int64s, count: int, generator: np.random.Generator) -> int:
    """Choose what promises most; whichever die is set aside, the rest is thrown again."""
    follower = outlook(view, (seat + 1) % int(view.seats), DICE)
    if view.phase == at.OFFER:
        left, on_lines = DICE - int(view.on_lines), int(view.on_lines)
        siege = promise(view, seat, int(view.card), int(view.filled), left, on_lines, follower)
        return GO_ON if siege > outlook(view, seat, DICE) else AFRESH
    best, chosen = -np.inf, int(legal[0])
    for index in range(count):
        found = weigh(view, seat, int(legal[index]), follower)
        if found > best:
            best, chosen = found, int(legal[index])
        if legal[index] >= ASIDE:
            break
    return chosen


@compiled
def weigh(view: Position, seat: int, action: int, follower: float) -> float:
    """What filling a line, or setting a die aside, promises."""
    card, filled, on_lines = int(view.card), int(view.filled), int(view.on_lines)
    dice = 0
    for face in range(FACES):
        dice += int(view.tray[face])
    if action >= ASIDE:
        if card == NONE:
            return outlook(view, seat, dice - 1)
        return promise(view, seat, card, filled, dice - 1, on_lines, follower)
    fill = action - FILL
    size, filled = int(FILL_SIZE[fill]), filled | 1 << int(FILL_LINE[fill])
    card = int(FILL_CARD[fill])
    return promise(view, seat, card, filled, dice - size, on_lines + size, follower)


@compiled
def promise(
    view: Position, seat: int, card: int, filled: int, dice: int, on_lines: int, follower: float
) -> float:
    """What a siege promises: the card, or that the next player takes it over.  [X12]"""
    success = chance(view, card, filled, dice)
    loss = handed_over(view, seat, card, filled, on_lines, follower)
    return success * worth(view, seat, card) - (1.0 - success) * loss


@compiled
def handed_over(
    view: Position, seat: int, card: int, filled: int, on_lines: int, follower: float
) -> float:
    """What a siege that fails now gives the next player, beyond what a turn promises him."""
    after = (seat + 1) % int(view.seats)
    if view.continue_siege != 0 or on_lines == DICE or view.owner[card] == after:
        return 0.0
    gain = worth(view, after, card) * chance(view, card, filled, DICE - on_lines) - follower
    return max(0.0, gain) * rivalry(view, seat, after)
