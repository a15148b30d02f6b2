"""The missions of Risk, and when one is fulfilled."""

from __future__ import annotations

import numpy as np

from planisphere.fields import NONE
from planisphere.games.risk76.position import MISSION, MISSION_COLOUR, Position
from planisphere.kernel import Int64s, compiled
from planisphere.parts.earth import CONTINENT, CONTINENTS, EARTH, TERRITORIES
from planisphere.parts.ground import holds_continent, territories_of

_CARDS = EARTH["missions"]
MISSIONS = len(_CARDS)
DESTROYS = np.array(MISSION_COLOUR)
COUNT = np.array([mission.get("count", 0) for mission in _CARDS])
MIN_ARMIES = np.array([mission.get("min_armies", 0) for mission in _CARDS])
PLUS_ANY = np.array([mission.get("plus_any", 0) for mission in _CARDS])
NEEDS_CONTINENT = np.array(
    [[continent in mission.get("continents", ()) for continent in CONTINENT] for mission in _CARDS]
)
INSTEAD = np.array([MISSION.index(mission.get("instead", mission["id"])) for mission in _CARDS])
"""For each mission, the one of who cannot destroy his colour himself.  [R23]"""


@compiled
def list_missions(position: Position, buffer: Int64s, weights: Int64s) -> int:
    """Write the missions not yet given, all alike.  [R1]"""
    count = 0
    for mission in range(MISSIONS):
        if not is_given(position, mission):
            buffer[count] = mission
            weights[count] = 1
            count += 1
    return count


@compiled
def is_given(position: Position, mission: int) -> bool:
    """Whether a seat has a mission already."""
    for seat in range(int(position.seats)):
        if position.mission[seat] == mission:
            return True
    return False


@compiled
def without_mission(position: Position) -> int:
    """Return the seat that gets the next mission, or none."""
    for seat in range(int(position.seats)):
        if position.mission[seat] == NONE:
            return seat
    return NONE


@compiled
def effective_mission(position: Position, seat: int) -> int:
    """Return a seat's mission, or what stands for it once it cannot be fulfilled.  [R23]"""
    mission = int(position.mission[seat])
    prey = int(DESTROYS[mission])
    if prey == NONE:
        return mission
    if prey == seat or prey >= int(position.seats):
        return int(INSTEAD[mission])
    lost = position.fell_to[prey] != NONE and position.fell_to[prey] != seat
    return int(INSTEAD[mission]) if lost else mission


@compiled
def is_fulfilled(position: Position, seat: int) -> bool:
    """Whether a seat has done what its mission asks.  [R22, R23, R24]"""
    mission = effective_mission(position, seat)
    prey = int(DESTROYS[mission])
    if prey != NONE:
        return int(position.fell_to[prey]) == seat
    if COUNT[mission] > 0:
        return holds_garrisoned(position, seat, int(MIN_ARMIES[mission])) >= int(COUNT[mission])
    others = 0
    for continent in range(CONTINENTS):
        whole = holds_continent(position, seat, continent)
        if NEEDS_CONTINENT[mission, continent]:
            if not whole:
                return False
        elif whole:
            others += 1
    return others >= int(PLUS_ANY[mission])


@compiled
def holds_garrisoned(position: Position, seat: int, least: int) -> int:
    """Count a seat's territories with at least so many armies."""
    if least <= 1:
        return territories_of(position, seat)
    count = 0
    for territory in range(TERRITORIES):
        if position.owner[territory] == seat and position.armies[territory] >= least:
            count += 1
    return count
