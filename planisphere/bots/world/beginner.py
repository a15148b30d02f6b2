"""A turn as beginners play it: at the border, where they are stronger, now and then anywhere."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.world.land import Board, borders, survey
from planisphere.kernel import Int64s, compiled
from planisphere.parts import phases
from planisphere.parts.actions import (
    ATTACK,
    DICE,
    MOVE,
    PIECE,
    PIECES,
    PLACE,
)
from planisphere.parts.dice import at_stake
from planisphere.parts.earth import EDGE_FROM, EDGE_TO

WHIM = 0.1
"""How often a beginner does just anything that he may."""

DRAGGING = 25
"""After so many rounds even beginners become serious, so that their matches end."""


@compiled
def choose(view: Any, side: int, legal: Int64s, count: int, generator: np.random.Generator) -> int:
    """Choose as a beginner does, for the forces of a side."""
    phase = int(view.phase)
    if generator.random() < WHIM and int(view.round_number) <= DRAGGING:
        return int(legal[int(generator.random() * count)])
    if phase == phases.DEFEND or phase == phases.OCCUPY or phase == phases.CROSS:
        return int(legal[count - 1])
    liked, chosen = 0, int(legal[0])
    board = survey(view)
    edge = borders(board, int(board.held[side]))
    for i in range(count):
        if pleases(board, edge, int(legal[i])):
            liked += 1
            if generator.random() * liked < 1.0:
                chosen = int(legal[i])
    return chosen


@compiled
def pleases(board: Board, edge: int, action: int) -> bool:
    """Whether an action is one that a beginner likes; *edge* are the borders of his land."""
    if action < ATTACK:
        return edge >> (action - PLACE) // PIECES & 1 == 1
    if action < MOVE:
        source = int(EDGE_FROM[(action - ATTACK) // DICE])
        target = int(EDGE_TO[(action - ATTACK) // DICE])
        dice = (action - ATTACK) % DICE + 1
        stronger = int(board.armies[source]) > int(board.armies[target]) + 1
        return stronger and dice == at_stake(DICE, int(board.armies[source]) - 1)
    if action < PIECE:
        source, target = int(EDGE_FROM[action - MOVE]), int(EDGE_TO[action - MOVE])
        return edge >> source & 1 == 0 and edge >> target & 1 == 1
    return False
