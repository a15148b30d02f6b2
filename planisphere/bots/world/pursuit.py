"""Where a match stands, how it is usually played there, and attacks that simply go on."""

from __future__ import annotations

from typing import Any

from planisphere.bots.world.style import DUEL, LATE, MANY, Style
from planisphere.fields import NONE
from planisphere.kernel import compiled
from planisphere.parts import phases
from planisphere.parts.actions import ATTACK, DICE, MOVE
from planisphere.parts.dice import at_stake
from planisphere.parts.earth import EDGE_FROM, EDGE_TO, TERRITORIES
from planisphere.parts.ground import SEATS

PATIENT = 16
"""Rounds for which everybody may wait for the others to weaken each other."""


@compiled
def moment(position: Any) -> int:
    """Return a number that changes when a turn passes."""
    return int(position.round_number) * (SEATS + 1) + int(position.place)


@compiled
def again(position: Any, action: int) -> int:
    """Return an attack as it goes on while the attackers are more, or none if it is another's."""
    if action < ATTACK or action >= MOVE or position.phase != phases.ACT:
        return NONE
    edge = (action - ATTACK) // DICE
    source, target = int(EDGE_FROM[edge]), int(EDGE_TO[edge])
    attackers, defenders = int(position.armies[source]) - 1, int(position.armies[target])
    if attackers <= defenders or position.owner[source] == position.owner[target]:
        return NONE
    return ATTACK + edge * DICE + at_stake(DICE, attackers) - 1


@compiled
def living(position: Any) -> int:
    """Count the players who are still in."""
    found = 0
    for territory in range(TERRITORIES):
        found |= 1 << int(position.owner[territory])
    count = 0
    for seat in range(int(position.seats)):
        count += found >> seat & 1
    return count


@compiled
def usual(position: Any) -> Style:
    """Return how normal bots play, among many or between two."""
    return among_many(position) if living(position) > 2 else DUEL


@compiled
def among_many(position: Any) -> Style:
    """Return how normal bots play among many: with care, until it has lasted too long."""
    return MANY if int(position.round_number) <= PATIENT else LATE
