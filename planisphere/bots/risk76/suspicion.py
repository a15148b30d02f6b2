"""What the others' missions may be, by what they hold."""

from __future__ import annotations

from math import exp, log
from typing import Any

import numpy as np

from planisphere.bots.risk76.aims import asked_land, asked_number
from planisphere.bots.world.land import EVERYWHERE, Board, armies_on, number, survey
from planisphere.fields import HIDDEN
from planisphere.games.risk76.missions import MISSIONS as MISSION_CARDS
from planisphere.games.risk76.missions import effective_mission, is_fulfilled, is_given
from planisphere.games.risk76.position import MISSIONS
from planisphere.kernel import compiled
from planisphere.parts.earth import TERRITORIES
from planisphere.parts.ground import on_turn

SUSPICION = 2.0
"""How much likelier a mission is to be the one that a player is near to."""


@compiled
def errand(position: Any, board: Board, seat: int) -> float:
    """Return how much a player still has to conquer for his mission, beside what he has."""
    if position.mode != MISSIONS:
        return 0.0
    own, mission = int(board.held[seat]), effective_mission(position, seat)
    land = asked_land(board, seat, mission) & ~own
    need = float(armies_on(board, land) + number(land))
    goal = asked_number(mission)
    if goal > 0:
        others = EVERYWHERE & ~own
        each = 1.0 + armies_on(board, others) / (1.0 + number(others))
        need = each * max(0, min(goal, TERRITORIES) - number(own))
    return log(1.0 + need / (1.0 + armies_on(board, own) + int(position.reserve[seat])))


@compiled
def suspect(view: Any, position: Any, generator: np.random.Generator) -> None:
    """Give those whose missions are hidden in a view others, likelier as they are nearer."""
    if view.mode != MISSIONS:
        return
    board = survey(position)
    for seat in range(int(view.seats)):
        if view.mission[seat] == HIDDEN:
            reassign(position, board, seat, generator)


@compiled
def reassign(position: Any, board: Board, seat: int, generator: np.random.Generator) -> None:
    """Choose a mission again for a seat, by lots of unequal weight."""
    chosen, total = int(position.mission[seat]), 0.0
    position.mission[seat] = HIDDEN
    for mission in range(MISSION_CARDS):
        if is_given(position, mission):
            continue
        position.mission[seat] = mission
        if not (on_turn(position) == seat and is_fulfilled(position, seat)):
            weight = exp(-SUSPICION * errand(position, board, seat))
            total += weight
            if generator.random() * total < weight:
                chosen = mission
        position.mission[seat] = HIDDEN
    position.mission[seat] = chosen
