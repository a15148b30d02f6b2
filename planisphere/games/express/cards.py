"""The country cards of Risk Express as tables: lines to fill, and the dice that fill them."""

from __future__ import annotations

from itertools import product

import numpy as np

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
