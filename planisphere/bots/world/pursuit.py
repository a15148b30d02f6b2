"""Where a match stands, and attacks that go on without a second thought."""

from __future__ import annotations

from typing import Any

from planisphere.fields import NONE
from planisphere.kernel import compiled
from planisphere.parts import phases
from planisphere.parts.actions import ATTACK, DICE, MOVE
from planisphere.parts.dice import at_stake
from planisphere.parts.earth import EDGE_FROM, EDGE_TO
from planisphere.parts.ground import SEATS


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
