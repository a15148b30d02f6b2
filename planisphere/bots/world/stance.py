"""What a side wants on this board, in armies: the values by which a bot judges."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from planisphere.bots.world.land import (
    CONTINENT_BITS,
    held_by,
    number,
    whole_continents,
)
from planisphere.kernel import Float64s, compiled
from planisphere.parts.earth import CONTINENT_BONUS, CONTINENT_FROM, CONTINENT_OF, CONTINENTS
from planisphere.parts.ground import SEATS

VICTORY = 500.0
TURNS_AHEAD = 3.0
"""Income is worth what it brings in so many turns."""
TERRITORY = 2.0
"""A third of an army a turn for oneself, and as much less for somebody else."""
LASTING = 0.7
"""A continent is kept so much of that time."""
RIDDANCE = 3.0
"""What it is worth that somebody else is out."""
FEW = 5
"""Who has so few territories may be eliminated in one turn."""
PROGRESS = 0.4
"""A continent almost whole is worth so much of a whole one."""


def _holdings() -> Float64s:
    """Say what holding so many territories of a continent is worth, in armies a turn."""
    sizes = np.diff(CONTINENT_FROM)
    table = np.zeros((CONTINENTS, sizes.max() + 1))
    for continent, size in enumerate(sizes):
        held = np.arange(size + 1) / size
        table[continent, : size + 1] = CONTINENT_BONUS[continent] * PROGRESS * held**2
        table[continent, size] = CONTINENT_BONUS[continent]
    return table


HOLDING = _holdings()
"""HOLDING[c, n]: what n territories of continent c are worth, the most when it is whole."""


class Aims(NamedTuple):
    """What a game and its mode make worth having, in armies; sets are the bits of numbers."""

    part: float
    """One's part of the world: the larger, the less one's own losses count."""
    card: float
    """What the first conquest brings."""
    spoils: float
    """What each card of an eliminated player brings."""
    decisive: int
    """The owners whose end is victory."""
    wanted: int
    """Territories that a mission names."""
    wish: float
    """What each territory that a mission asks for is worth besides."""
    goal: int
    """How many territories a mission asks for, 0 for none."""


class Stance(NamedTuple):
    """A side, whom it may attack, and what it would give for what."""

    own: int
    """Its territories, one bit each; so are all other sets here."""
    prey: int
    """What it may attack."""
    weak: int
    """Territories of those who have few left."""
    whole: int
    """Territories of continents that an enemy holds whole."""
    defence: int
    """The most dice of a defender."""
    loss: float
    """What an army lost costs."""
    slain: float
    """What an army of the enemy is worth."""
    aims: Aims


@compiled
def gain(view: Any, stance: Stance, own: int, territory: int) -> float:
    """Return what a conquest is worth to a side that already has those of *own*."""
    after = own | 1 << territory
    value = TERRITORY + continental(stance, own, territory)
    if own == stance.own:
        value += stance.aims.card * stance.loss
    if stance.weak >> territory & 1:
        value += elimination(view, stance.aims, after, int(view.owner[territory]))
    return value + mission(stance.aims, after, territory)


@compiled
def continental(stance: Stance, own: int, territory: int) -> float:
    """Return what a conquest changes in the continents: one's own, and an enemy's."""
    continent = int(CONTINENT_OF[territory])
    land = int(CONTINENT_BITS[continent])
    held = number(own & land)
    value = stance.loss * (HOLDING[continent, held + 1] - HOLDING[continent, held])
    if stance.whole >> territory & 1 and own & land == 0:
        value += stance.slain * int(CONTINENT_BONUS[continent])
    return float(value * TURNS_AHEAD * LASTING)


@compiled
def elimination(view: Any, aims: Aims, after: int, victim: int) -> float:
    """Return what it is worth if that was somebody's last territory."""
    if held_by(view, victim) & ~after != 0:
        return 0.0
    if aims.decisive >> victim & 1:
        return VICTORY
    return RIDDANCE + aims.spoils * int(view.held[victim])


@compiled
def mission(aims: Aims, after: int, territory: int) -> float:
    """Return what a conquest does for a mission."""
    value = 0.0
    if aims.wanted >> territory & 1:
        value += aims.wish
        if aims.wanted & ~after == 0:
            value += VICTORY
    if aims.goal > 0:
        value += aims.wish
        if number(after) >= aims.goal:
            value += VICTORY
    return value


@compiled
def appraise(view: Any, side: int, prey_owners: int, defence: int, aims: Aims) -> Stance:
    """Look at the board for a side."""
    prey, weak, whole = 0, 0, 0
    for owner in range(SEATS):
        held = held_by(view, owner)
        if owner != side and held != 0:
            prey |= held * (prey_owners >> owner & 1)
            weak |= held * int(number(held) <= FEW)
            whole |= whole_continents(view, owner)
    loss, slain = 2.0 * (1.0 - aims.part), 2.0 * aims.part
    return Stance(held_by(view, side), prey, weak, whole, defence, loss, slain, aims)


@compiled
def last_rival(view: Any, seat: int) -> int:
    """Return the bit of the only other player who is still in, or nothing."""
    rivals = 0
    for owner in range(SEATS):
        if owner != seat and held_by(view, owner) != 0:
            rivals |= 1 << owner
    return rivals if rivals & (rivals - 1) == 0 else 0
