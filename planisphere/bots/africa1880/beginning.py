"""Which power to take and where to begin: whole matches are played on in thought."""

from __future__ import annotations

import numpy as np

from planisphere.bots.africa1880.opening import opening
from planisphere.bots.africa1880.playing_on import play_on
from planisphere.bots.halving import halve
from planisphere.bots.thinking import Decision, Seen
from planisphere.games.africa1880 import position as at

CHOICES = 6
"""The beginnings that are played on, those with the most room."""


def begin(seen: Seen) -> Decision:
    """Choose the beginning from which sound players win most often.

    A power that is no place to begin at says only who begins after whom, and needs no matches.
    """
    buffer = np.zeros(seen.game.actions, np.int64)
    actions = buffer[: seen.game.legal(seen.view, seen.seat, buffer)].tolist()
    actions.sort(key=lambda action: -opening(seen.view, action))
    if seen.view.phase == at.PICK and seen.view.start == at.FREE:
        return Decision(actions[:1], "reason-last-to-begin")
    actions = actions[:CHOICES]
    table = np.frombuffer(seen.view.tobytes(), seen.game.layout).copy()
    board = table.copy()

    def trial(choice: int, first: int, count: int) -> float:
        told = (table, board, seen.seat, actions[choice], count, buffer, seen.generator)
        return float(play_on(*told))

    found = halve(len(actions), trial, seen.budget)
    told = {"playouts": found.playouts}
    return Decision([actions[found.choice]], "reason-playouts", told, found.worth)
