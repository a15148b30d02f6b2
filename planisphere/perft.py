"""Counting lines of play: a strong check on what is legal."""

from __future__ import annotations

from typing import Any

from planisphere.game import Game
from planisphere.match import legal_actions
from planisphere.parts.bits import lowest


def perft(game: Game, position: Any, depth: int) -> int:
    """Count the lines of play of a given length, decisions and outcomes of chance alike.

    Where several seats are awaited, the lowest acts first; a match that is over counts once.
    """
    waiting = game.awaited(position)
    if depth == 0 or waiting == 0:
        return 1
    seat = lowest(waiting)
    actions = legal_actions(game, position, seat)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = position.copy()
        game.play(after, seat, action)
        total += perft(game, after, depth - 1)
    return total
