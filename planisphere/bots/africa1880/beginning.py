"""Which power to take and where to begin: whole matches are played on in thought."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.africa1880.normal import normal
from planisphere.bots.africa1880.opening import opening
from planisphere.bots.africa1880.standing import verdict
from planisphere.bots.halving import halve
from planisphere.bots.thinking import Decision, Seen
from planisphere.games.africa1880.rules import awaited, legal, play
from planisphere.kernel import Int64s, compiled
from planisphere.parts.bits import lowest

CHOICES = 6
"""The beginnings that are played on, those with the most room."""


def begin(seen: Seen) -> Decision:
    """Choose the beginning from which sound players win most often."""
    buffer = np.zeros(seen.game.actions, np.int64)
    actions = buffer[: seen.game.legal(seen.view, seen.seat, buffer)].tolist()
    actions.sort(key=lambda action: -opening(seen.view, action))
    actions = actions[:CHOICES]
    table = np.frombuffer(seen.view.tobytes(), seen.game.layout).copy()
    board = table.copy()

    def trial(choice: int, first: int, count: int) -> float:
        told = (table, board, seen.seat, actions[choice], count, buffer, seen.generator)
        return float(play_on(*told))

    found = halve(len(actions), trial, seen.budget)
    told = {"share": round(100 * found.worth), "playouts": found.playouts}
    return Decision([actions[found.choice]], "reason-playouts", told)


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
