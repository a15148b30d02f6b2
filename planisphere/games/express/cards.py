"""The country cards of Risk Express as tables: lines to fill, and the dice that fill them."""

from __future__ import annotations

from itertools import product

import numpy as np
from numpy.typing import NDArray

from planisphere.parts.board import board

EXPRESS = board("express")

FACE = tuple(EXPRESS["faces"])
FACES = len(FACE)
SOLDIERS = 3
"""The first faces are one, two and three soldiers."""

GENERAL = FACE.index("general")
DICE = int(EXPRESS["dice"])

CARD = tuple(card["id"] for card in EXPRESS["cards"])
CARDS = len(CARD)
CONTINENT = tuple(continent["id"] for continent in EXPRESS["continents"])
CONTINENTS = len(CONTINENT)
CONTINENT_OF = np.array([CONTINENT.index(card["continent"]) for card in EXPRESS["cards"]])
CARDS_OF = (np.arange(CONTINENTS)[:, None] == CONTINENT_OF) @ (1 << np.arange(CARDS))
"""The cards of each continent, one bit each."""

POINTS = np.array([card["points"] for card in EXPRESS["cards"]])
CONTINENT_POINTS = np.array([continent["points"] for continent in EXPRESS["continents"]])

LINES = 1 + max(len(card["lines"]) for card in EXPRESS["cards"])
"""The most lines a card can have, the general of a held card among them."""

GUARD = {"general": 1}
"""The line that a held card has besides its own."""
LINES_OF = np.array([len(card["lines"]) for card in EXPRESS["cards"]])
"""The printed lines of each card; the line of this number is the general of a held card."""


def _ways(line: dict[str, int]) -> list[tuple[int, ...]]:
    """List the dice, face by face, that fill a line with no die to spare.  [X5]"""
    if "soldiers" not in line:
        return [tuple(line.get(face, 0) for face in FACE)]
    need = line["soldiers"]
    ways = []
    for counts in product(range(DICE + 1), repeat=SOLDIERS):
        total = sum((i + 1) * many for i, many in enumerate(counts))
        spare = any(many and total - (i + 1) >= need for i, many in enumerate(counts))
        if sum(counts) <= DICE and total >= need and not spare:
            ways.append((*counts, *[0] * (FACES - SOLDIERS)))
    return ways


def _fills() -> list[tuple[int, int, tuple[int, ...]]]:
    """List every way to fill a line: the card, the line, the dice."""
    fills = []
    for card, printed in enumerate(EXPRESS["cards"]):
        for number, line in enumerate([*printed["lines"], GUARD]):
            fills += [(card, number, way) for way in _ways(line)]
    return fills


_FILLS = _fills()
FILLS = len(_FILLS)
FILL_CARD = np.array([card for card, _, _ in _FILLS])
FILL_LINE = np.array([line for _, line, _ in _FILLS])
FILL_DICE = np.array([dice for _, _, dice in _FILLS])
FILL_SIZE = FILL_DICE.sum(axis=1)
FILLS_OF = np.searchsorted(FILL_CARD, np.arange(CARDS + 1))
"""The ways to fill a line of card c are numbered from FILLS_OF[c] up to FILLS_OF[c + 1]."""


def _bundles() -> list[int]:
    """Return the cards with which bundles begin: the ways of each fit as bits into a number."""
    begun = [0]
    for card in range(1, CARDS):
        if FILLS_OF[card + 1] - FILLS_OF[begun[-1]] > BITS:
            begun.append(card)
    return [*begun, CARDS]


BITS = 63
"""What can be told apart by the bits of a number that is not negative."""

BUNDLE = np.array(_bundles())
"""Bundle b has the cards from BUNDLE[b] up to BUNDLE[b + 1]."""

BUNDLES = len(BUNDLE) - 1
BUNDLE_OF = np.searchsorted(BUNDLE, np.arange(CARDS), side="right") - 1


def _bits(ways: NDArray[np.bool_], bundle: int) -> int:
    """Return the ways of a bundle that are in a set, one bit each."""
    within = ways[FILLS_OF[BUNDLE[bundle]] : FILLS_OF[BUNDLE[bundle + 1]]]
    return sum(1 << way for way in np.flatnonzero(within).tolist())


def _open_lines(card: int, held: int, filled: int) -> int:
    """Return the ways to fill the lines of a card that are not filled, as bits of its bundle."""
    lines = (filled >> FILL_LINE & 1 == 0) & (LINES_OF[card] + held > FILL_LINE)
    return _bits((card == FILL_CARD) & lines, BUNDLE_OF[card])


OPEN_LINES = np.array(
    [
        [[_open_lines(card, held, filled) for filled in range(1 << LINES)] for held in range(2)]
        for card in range(CARDS)
    ]
)
"""OPEN_LINES[c, held, filled]: the ways to fill the lines of card c that are not filled yet."""


def _all_ways(bundle: int, held: int, cards: int) -> int:
    """Return the ways to fill any line of some cards of a bundle, counted from its first."""
    first, last = BUNDLE[bundle : bundle + 2].tolist()
    within = [card for card in range(first, last) if cards >> card - first & 1]
    return sum(int(OPEN_LINES[card, held, 0]) for card in within)


IN_BUNDLE = int(np.diff(BUNDLE).max())
"""The most cards of a bundle."""

ALL_WAYS = np.array(
    [
        [[_all_ways(bundle, held, cards) for cards in range(1 << IN_BUNDLE)] for held in range(2)]
        for bundle in range(BUNDLES)
    ]
)
"""ALL_WAYS[b, held, cards]: the ways to fill a line of some cards of bundle b, none filled yet."""

IN_REACH = np.array(
    [
        [[_bits(FILL_DICE[:, face] <= n, bundle) for n in range(DICE + 1)] for face in range(FACES)]
        for bundle in range(BUNDLES)
    ]
)
"""IN_REACH[b, f, n]: the ways of bundle b that take no more than n dice with face f."""
