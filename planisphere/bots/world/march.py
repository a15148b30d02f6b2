"""A conquest, and those that could follow from it."""

from __future__ import annotations

from planisphere.bots.world.land import Board, near
from planisphere.bots.world.odds import LEFT, SLAIN, TAKEN, battle
from planisphere.bots.world.stance import Stance, gain
from planisphere.fields import NONE
from planisphere.kernel import compiled
from planisphere.parts.bits import lowest

STEPS = 8
"""A march is thought through so far."""


@compiled
def assault(board: Board, stance: Stance, own: int, territory: int, attackers: int) -> float:
    """Return what attacking a territory to the end is worth."""
    defenders = int(board.armies[territory])
    taken = battle(stance.defence, attackers, defenders, TAKEN)
    left = battle(stance.defence, attackers, defenders, LEFT)
    lost = attackers - left
    slain = battle(stance.defence, attackers, defenders, SLAIN)
    value = taken * gain(board, stance, own, territory, left)
    return value - stance.loss * lost + stance.slain * slain


@compiled
def remaining(board: Board, stance: Stance, territory: int, attackers: int) -> int:
    """Return how many may march on from a territory if it is taken, one army staying there."""
    defenders = int(board.armies[territory])
    taken = battle(stance.defence, attackers, defenders, TAKEN)
    left = battle(stance.defence, attackers, defenders, LEFT)
    return int(left / taken + 0.5) - 1 if taken > 0.0 else 0


@compiled
def march(board: Board, stance: Stance, own: int, start: int, attackers: int) -> float:
    """Return what a march from a territory is worth, the best step taken each time."""
    value, chance, here = 0.0, 1.0, start
    for _ in range(STEPS):
        if attackers < 1:
            break
        best, highest = NONE, 0.0
        targets = near(board, here) & stance.prey & ~own
        while targets != 0:
            target = lowest(targets)
            targets &= targets - 1
            worth = assault(board, stance, own, target, attackers)
            if worth > highest:
                best, highest = target, worth
        if best == NONE:
            break
        value += chance * highest
        chance *= battle(stance.defence, attackers, int(board.armies[best]), TAKEN)
        attackers = remaining(board, stance, best, attackers)
        own |= 1 << best
        here = best
    return value


@compiled
def campaign_value(board: Board, stance: Stance, source: int, target: int) -> float:
    """Return what an attack is worth, with the march that may follow it."""
    attackers = int(board.armies[source]) - 1
    value = assault(board, stance, stance.own, target, attackers)
    left = remaining(board, stance, target, attackers)
    taken = battle(stance.defence, attackers, int(board.armies[target]), TAKEN)
    return value + taken * march(board, stance, stance.own | 1 << target, target, left)
