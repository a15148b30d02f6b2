"""What throws of the dice allow, told apart only where they allow different things."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from planisphere.games.express.cards import (
    CARDS,
    DICE,
    FILL_CARD,
    FILL_DICE,
    FILL_LINE,
    FILL_SIZE,
    FILLS,
    LINES,
    LINES_OF,
)
from planisphere.kernel import Float64s, Int64s
from planisphere.odds.express import THROWS

_WAYS = sorted({(int(FILL_CARD[f]), int(FILL_LINE[f]), int(FILL_SIZE[f])) for f in range(FILLS)})
WAYS = len(_WAYS)
"""A way to fill a line says the card, the line and how many dice, not which."""

WAY_CARD, WAY_LINE, WAY_SIZE = (np.array(each) for each in zip(*_WAYS, strict=True))
WAYS_OF = np.searchsorted(WAY_CARD, np.arange(CARDS + 1))
"""The ways to fill a line of card c are numbered from WAYS_OF[c] up to WAYS_OF[c + 1]."""

WAY_OF = np.array(
    [_WAYS.index((int(FILL_CARD[f]), int(FILL_LINE[f]), int(FILL_SIZE[f]))) for f in range(FILLS)]
)


def _allowed(dice: int) -> NDArray[np.bool_]:
    """Return which ways each throw of so many dice allows."""
    throws, _ = THROWS[dice]
    fits = np.all(throws[:, None, :] >= FILL_DICE, axis=2)
    allowed = np.zeros((len(throws), WAYS), bool)
    for fill in range(FILLS):
        allowed[:, WAY_OF[fill]] |= fits[:, fill]
    return allowed


_ALLOWED = [_allowed(dice) for dice in range(DICE + 1)]

WORD = 63
"""The throws that one number tells of, one bit each."""


class Free(NamedTuple):
    """Throws before a card is fixed, by their dice; those that allow the same are one."""

    words: Int64s
    """The numbers that tell of all throws of so many dice."""
    odds: Float64s
    allowing: Int64s
    """By way, the throws that allow it, as bits of several numbers."""


def _free() -> Free:
    """Gather the throws that allow the same ways to fill lines of any card."""
    found = [np.unique(allowed, axis=0, return_inverse=True) for allowed in _ALLOWED]
    words = np.array([-(-len(rows) // WORD) for rows, _ in found])
    most = int(words.max())
    free = Free(
        words, np.zeros((DICE + 1, most * WORD)), np.zeros((DICE + 1, WAYS, most), np.int64)
    )
    for dice, (rows, which) in enumerate(found):
        free.odds[dice, : len(rows)] = np.bincount(which.ravel(), THROWS[dice][1])
        for kind, way in np.argwhere(rows):
            free.allowing[dice, way, kind // WORD] |= 1 << int(kind % WORD)
    return free


FREE = _free()


class Fixed(NamedTuple):
    """Throws once a card is fixed; those that allow the same on its open lines are one."""

    first: Int64s
    """By card, closed lines as bits, and dice: those of n dice are from first[n] on."""
    odds: Float64s
    ways_from: Int64s
    """The ways that throw k allows are in `ways` from ways_from[k] up to ways_from[k + 1]."""
    ways: Int64s


def _fixed() -> Fixed:
    """Gather the throws that allow the same ways to fill the open lines of a card."""
    first = np.zeros((CARDS, 1 << LINES, DICE + 2), np.int64)
    odds: list[float] = []
    ways_from, ways = [0], list[int]()
    for card, closed, dice in np.ndindex(CARDS, 1 << LINES, DICE + 2):
        first[card, closed, dice] = len(odds)
        if closed >> LINES_OF[card] + 1 or not 0 < dice <= DICE:
            continue
        own = np.flatnonzero(card == WAY_CARD)
        own = own[closed >> WAY_LINE[own] & 1 == 0]
        kinds = _ALLOWED[dice][:, own] @ (1 << np.arange(len(own)))
        found, which = np.unique(kinds, return_inverse=True)
        odds += np.bincount(which, THROWS[dice][1]).tolist()
        for kind in found:
            ways += own[kind >> np.arange(len(own)) & 1 == 1].tolist()
            ways_from.append(len(ways))
    return Fixed(first, np.array(odds), np.array(ways_from), np.array(ways))


FIXED = _fixed()


def _dice_on_lines(most: bool) -> Int64s:
    """Return the fewest or the most dice that filled lines can hold, by card and lines as bits."""
    table = np.zeros((CARDS, 1 << LINES), np.int64)
    for card, line in {(card, line) for card, line, _ in _WAYS}:
        sizes = [size for *where, size in _WAYS if where == [card, line]]
        filled = np.arange(1 << LINES) >> line & 1
        table[card] += filled * (max(sizes) if most else min(sizes))
    return np.minimum(table, DICE + (0 if most else 1))


FEWEST, MOST = _dice_on_lines(most=False), _dice_on_lines(most=True)
