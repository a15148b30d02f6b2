"""A turn played soundly: where to place, what to attack, how many follow, what to move."""

from __future__ import annotations

from typing import Any

from planisphere.bots.world.land import (
    CONTINENT_BITS,
    EVERYWHERE,
    borders,
    garrison,
    menace,
    steps_to,
)
from planisphere.bots.world.march import campaign_value, march
from planisphere.bots.world.stance import Stance
from planisphere.fields import NONE
from planisphere.kernel import Int64s, compiled
from planisphere.parts.actions import (
    ALL,
    ATTACK,
    DICE,
    DONE,
    MOVE,
    PIECE,
    PIECES,
    PLACE,
    pieces_below,
)
from planisphere.parts.bits import lowest
from planisphere.parts.dice import at_stake
from planisphere.parts.earth import CONTINENT_OF, EDGE_FROM, EDGE_TO
from planisphere.parts.ground import neighbours

EAGER = 0.05
"""An attack must be worth more than this."""


@compiled
def piece_of(amount: int, left: int) -> int:
    """Return the largest piece of an amount, out of what is left."""
    return ALL if amount >= left else pieces_below(amount + 1) - 1


@compiled
def place(view: Any, stance: Stance, left: int) -> int:
    """Guard the continents held whole, then strengthen where a march is worth the most."""
    guarded = weakest(view, stance)
    if guarded != NONE:
        need = menace(view, stance.own, guarded) - int(view.armies[guarded])
        if 0 < need <= left:
            return PLACE + guarded * PIECES + piece_of(need, left)
    return PLACE + best_start(view, stance, left) * PIECES + ALL


@compiled
def weakest(view: Any, stance: Stance) -> int:
    """Return the border of a whole continent that is most in need of armies, or none."""
    worst, need = NONE, 0
    edge = borders(view, stance.own)
    while edge != 0:
        territory = lowest(edge)
        edge &= edge - 1
        if int(CONTINENT_BITS[int(CONTINENT_OF[territory])]) & ~stance.own == 0:
            lacking = menace(view, stance.own, territory) - int(view.armies[territory])
            if lacking > need:
                worst, need = territory, lacking
    return worst


@compiled
def best_start(view: Any, stance: Stance, left: int) -> int:
    """Return the territory where so many more armies help a march the most."""
    best, highest = lowest(stance.own), -1.0
    edge = borders(view, stance.own)
    while edge != 0:
        territory = lowest(edge)
        edge &= edge - 1
        ready = garrison(view, territory) - 1
        value = march(view, stance, stance.own, territory, ready + left)
        value -= march(view, stance, stance.own, territory, ready)
        value += 0.01 * menace(view, stance.own, territory)
        if value > highest:
            best, highest = territory, value
    return best


@compiled
def attack(view: Any, stance: Stance, legal: Int64s, count: int) -> int:
    """Attack where it is worth the most, with the most dice; or be done."""
    best, highest = DONE, EAGER
    for i in range(count):
        action = int(legal[i])
        if action < ATTACK or action >= MOVE:
            continue
        edge, dice = (action - ATTACK) // DICE, (action - ATTACK) % DICE + 1
        source = int(EDGE_FROM[edge])
        if dice == at_stake(DICE, int(view.armies[source]) - 1):
            value = campaign_value(view, stance, source, int(EDGE_TO[edge]))
            if value > highest:
                best, highest = action, value
    return best


@compiled
def follow(view: Any, stance: Stance) -> int:
    """Let armies follow into a conquest until enough have."""
    source, target = int(view.source), int(view.target)
    ready = int(view.armies[source]) - 1
    left = ready - int(view.crossing)
    lacking = followers(view, stance, source, target, ready) - int(view.crossing)
    return PIECE + piece_of(lacking, left) if lacking > 0 and left > 0 else DONE


@compiled
def followers(view: Any, stance: Stance, source: int, target: int, ready: int) -> int:
    """Return how many should enter a conquest: where they have more to do, or to fear."""
    own = stance.own | 1 << target
    if neighbours(view, source) & ~own == 0:
        return ready
    if neighbours(view, target) & ~own == 0:
        return 0
    ahead = march(view, stance, own, target, ready - 1)
    behind = march(view, stance, own, source, ready - int(view.attack_dice))
    if ahead > behind:
        return ready
    if behind > 0.0:
        return 0
    fear, other = menace(view, own, target) + 1, menace(view, own, source) + 1
    return ready * fear // (fear + other)


@compiled
def move(view: Any, stance: Stance, legal: Int64s, count: int) -> int:
    """Move armies from where there is no enemy towards where there is one; or be done."""
    foes = EVERYWHERE & ~stance.own
    best, most = DONE, 0
    for i in range(count):
        action = int(legal[i])
        if action < MOVE or action >= PIECE:
            continue
        source, target = int(EDGE_FROM[action - MOVE]), int(EDGE_TO[action - MOVE])
        distance = steps_to(view, source, foes)
        if distance > 1 and steps_to(view, target, foes) < distance:
            value = (int(view.armies[source]) - 1) * 1000 + menace(view, stance.own, target) + 1
            if value > most:
                best, most = action, value
    return best
