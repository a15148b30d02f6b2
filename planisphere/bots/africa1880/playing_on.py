"""Whole matches that normal bots play on from a beginning."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.africa1880.normal import normal
from planisphere.bots.africa1880.standing import verdict
from planisphere.games.africa1880.rules import awaited, legal, play
from planisphere.kernel import Int64s, compiled
from planisphere.parts.bits import lowest


@compiled
def play_on(
    table: Any,
    board: Any,
    seat: int,
    action: int,
    count: int,
    buffer: Int64s,
    generator: np.random.Generator,
) -> float:
    """Play an action and then all of the match, so many times; return what a seat made of it."""
    total = 0.0
    for _ in range(count):
        board[0] = table[0]
        play(board[0], seat, action)
        waiting = awaited(board[0])
        while waiting != 0:
            mover = lowest(waiting)
            choices = legal(board[0], mover, buffer)
            play(board[0], mover, normal(board[0], mover, buffer, choices, generator))
            waiting = awaited(board[0])
        total += verdict(board[0], seat)
    return total
