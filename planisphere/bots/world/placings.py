"""Other places for the armies that a hand-in places."""

from __future__ import annotations

from typing import Any

from planisphere.bots.world.land import borders, survey
from planisphere.parts.actions import ALL, ATTACK, PIECES, PLACE
from planisphere.parts.earth import TERRITORIES


def elsewhere(view: Any, hand: tuple[int, ...]) -> list[tuple[int, ...]]:
    """List hand-ins that place all that it does at one border each, the strongest first."""
    placed = [action for action in hand if action < ATTACK]
    if not placed:
        return []
    before = tuple(action for action in hand if action >= ATTACK)
    board, side = survey(view), int(view.owner[(placed[0] - PLACE) // PIECES])
    edge = borders(board, int(board.held[side]))
    piece = (placed[0] - PLACE) % PIECES if len(placed) == 1 else ALL
    places = [territory for territory in range(TERRITORIES) if edge >> territory & 1]
    places.sort(key=lambda territory: -int(board.armies[territory]))
    return [(*before, PLACE + territory * PIECES + piece) for territory in places]
