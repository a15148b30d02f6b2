"""What throws of the dice allow, told apart only where they allow different things."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from planisphere.games.express.cards import (
    CARDS,
    DICE,
    FILL_CARD,
    FILL_DICE,
    FILL_LINE,
    FILL_SIZE,
    FILLS,
    LINES,
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


class Kinds(NamedTuple):
    """Kinds of throws, for each number of dice one after another."""

    first: Int64s
    """Those of n dice are numbered from first[n] up to first[n + 1]."""
    odds: Float64s
    ways_from: Int64s
    """The ways that kind k allows are in `ways` from ways_from[k] up to ways_from[k + 1]."""
    ways: Int64s


def _kinds(cards: range) -> Kinds:
    """Gather the throws that allow the same ways to fill lines of some cards."""
    fills = np.flatnonzero(np.isin(FILL_CARD, cards))
    first, odds, ways_from, ways = [0, 0], [], [0], []
    for throws, likely in THROWS[1:]:
        fits = np.all(throws[:, None, :] >= FILL_DICE[fills], axis=2)
        allowed = np.zeros((len(throws), WAYS), bool)
        for column, fill in enumerate(fills):
            allowed[:, WAY_OF[fill]] |= fits[:, column]
        found, which = np.unique(allowed, axis=0, return_inverse=True)
        odds += np.bincount(which.ravel(), likely).tolist()
        for row in found:
            ways += np.flatnonzero(row).tolist()
            ways_from.append(len(ways))
        first.append(len(odds))
    return Kinds(np.array(first), np.array(odds), np.array(ways_from), np.array(ways))


FREE = _kinds(range(CARDS))
"""Throws before a card is fixed."""

_FIXED = [_kinds(range(card, card + 1)) for card in range(CARDS)]
FIXED = Kinds(
    np.array(
        [kinds.first + sum(len(k.odds) for k in _FIXED[:c]) for c, kinds in enumerate(_FIXED)]
    ),
    np.concatenate([kinds.odds for kinds in _FIXED]),
    np.concatenate(
        [
            kinds.ways_from[:-1] + sum(len(k.ways) for k in _FIXED[:c])
            for c, kinds in enumerate(_FIXED)
        ]
        + [np.array([sum(len(k.ways) for k in _FIXED)])]
    ),
    np.concatenate([kinds.ways for kinds in _FIXED]),
)
"""Throws once it is, card by card: those for card c are found by first[c]."""


def _dice_on_lines(most: bool) -> Int64s:
    """Return the fewest or the most dice that filled lines can hold, by card and lines as bits."""
    table = np.zeros((CARDS, 1 << LINES), np.int64)
    for card, line in {(card, line) for card, line, _ in _WAYS}:
        sizes = [size for *where, size in _WAYS if where == [card, line]]
        filled = np.arange(1 << LINES) >> line & 1
        table[card] += filled * (max(sizes) if most else min(sizes))
    return np.minimum(table, DICE + (0 if most else 1))


FEWEST, MOST = _dice_on_lines(most=False), _dice_on_lines(most=True)
