"""The actions that both world games have, by number, and the pieces that amounts come in."""

from __future__ import annotations

import numpy as np

from planisphere.kernel import Int64s, compiled
from planisphere.parts.earth import EDGES, TERRITORIES

PIECE_WORTH = np.array([1, 5, 10, 100, 1_000, 10_000])
ALL = len(PIECE_WORTH)
PIECES = ALL + 1
"""Amounts come in these pieces, the last being all that is left."""

DICE = 3

PLACE = 0
ATTACK = PLACE + TERRITORIES * PIECES
MOVE = ATTACK + EDGES * DICE
PIECE = MOVE + EDGES
DEFEND = PIECE + PIECES
DONE = DEFEND + DICE
OF_THE_GAME = DONE + 1
"""The first number that means something else in each game."""


@compiled
def worth(piece: int, left: int) -> int:
    """Return the armies that a piece stands for."""
    return left if piece == ALL else int(PIECE_WORTH[piece])


@compiled
def fits(piece: int, left: int) -> bool:
    """Whether a piece may be taken: all that is left, or less."""
    return left > 0 if piece == ALL else int(PIECE_WORTH[piece]) < left


@compiled
def pieces_below(left: int) -> int:
    """Count the pieces worth less than what is left."""
    count = 0
    while count < ALL and int(PIECE_WORTH[count]) < left:
        count += 1
    return count


@compiled
def list_pieces(first: int, left: int, buffer: Int64s, count: int) -> int:
    """Add the pieces that fit, as actions numbered from *first*."""
    for piece in range(PIECES):
        if fits(piece, left):
            buffer[count] = first + piece
            count += 1
    return count
