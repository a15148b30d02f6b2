"""What a side wants on this board, in armies: the values by which a bot judges."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from planisphere.bots.world.land import (
    CONTINENT_BITS,
    Board,
    armies_on,
    around,
    number,
    whole_continents,
)
from planisphere.bots.world.style import Style
from planisphere.kernel import Float64s, compiled
from planisphere.parts.earth import CONTINENT_BONUS, CONTINENT_FROM, CONTINENT_OF, CONTINENTS
from planisphere.parts.ground import SEATS

VICTORY = 500.0
FEW = 5
"""Who has so few territories may be eliminated in one turn."""


def _progress() -> Float64s:
    """Say what holding so many territories of a continent is worth, the last of them aside."""
    sizes = np.diff(CONTINENT_FROM)
    table = np.zeros((CONTINENTS, sizes.max() + 1))
    for continent, size in enumerate(sizes):
        held = np.arange(size + 1) / size
        table[continent, : size + 1] = CONTINENT_BONUS[continent] * held**2
    return table


PROGRESS = _progress()
"""PROGRESS[c, n]: how far n territories of continent c go, in armies a turn."""

EASE = np.array([0.0, 0.5, -0.3, -0.1, -0.4, 1.0])
"""How easily each continent is held: by the ways in, beside what it brings."""

CONTINENT_SIZE = np.diff(CONTINENT_FROM)


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
    goal: int
    """How many territories a mission asks for, 0 for none."""
    cards: int
    """How many cards each owner has, a byte for each."""
    ready: int
    """Armies to be placed yet."""
    quota: int
    """How many territories bring an army."""
    odd: float
    """What each territory brings that is left over."""


class Stance(NamedTuple):
    """A side, whom it may attack, and what it would give for what."""

    own: int
    """Its territories, one bit each; so are all other sets here."""
    prey: int
    """What it may attack."""
    weak: int
    """Territories of those who have few left."""
    hunted: int
    """Territories of those who can be eliminated."""
    whole: int
    """Territories of continents that an enemy holds whole."""
    strong: int
    """Territories of the strongest enemy."""
    defence: int
    """The most dice of a defender."""
    loss: float
    """What an army lost costs."""
    slain: float
    """What an army of the enemy is worth."""
    aims: Aims
    style: Style


@compiled
def gain(board: Board, stance: Stance, own: int, territory: int, left: float) -> float:
    """Return what a conquest is worth to a side that has those of *own*, if so many are left."""
    after = own | 1 << territory
    value = stance.style.territory + continental(board, stance, own, territory, left)
    if own == stance.own:
        value += stance.style.card * stance.aims.card * stance.loss
    if (stance.weak | stance.hunted) >> territory & 1:
        value += elimination(board, stance, after, territory)
    if stance.style.land >> territory & 1:
        value += stance.style.drive
    if stance.strong >> territory & 1:
        value += stance.style.envy
    if stance.style.levy > 0.0:
        value += stance.style.levy * levied(board, stance, own, territory)
    return value + mission(stance, after, territory)


@compiled
def levied(board: Board, stance: Stance, own: int, territory: int) -> float:
    """Return what its owner will have less of when he next receives armies; it may be more."""
    left = number(int(board.held[int(board.owner[territory])]) & ~own)
    less = 1.0 if left % stance.aims.quota == 0 else 0.0
    odd = stance.aims.odd
    return less + (odd * (1 - stance.aims.quota) if less > 0.0 else odd)


@compiled
def continental(board: Board, stance: Stance, own: int, territory: int, left: float) -> float:
    """Return what a conquest changes in the continents: one's own, and an enemy's."""
    continent = int(CONTINENT_OF[territory])
    land = int(CONTINENT_BITS[continent])
    held, bonus = number(own & land), int(CONTINENT_BONUS[continent])
    further = stance.style.progress * (PROGRESS[continent, held + 1] - PROGRESS[continent, held])
    if held + 1 == CONTINENT_SIZE[continent]:
        kept = 1.0
        if stance.style.secure > 0.0:
            kept = likely_kept(board, stance, own | 1 << territory, land, left)
        further = kept * bonus - stance.style.progress * PROGRESS[continent, held]
    value = stance.loss * further
    if stance.whole >> territory & 1 and held == 0:
        value += (stance.slain + stance.style.thwart) * bonus
    ease = 1.0 + stance.style.tenable * EASE[continent]
    return float(value * stance.style.continent * ease)


@compiled
def likely_kept(board: Board, stance: Stance, own: int, land: int, left: float) -> float:
    """Return how much of a continent's worth is safe from those who stand before it."""
    outside = around(board, land) & ~land
    guards = left + armies_on(board, around(board, outside) & land & own)
    threat = armies_on(board, outside & ~own)
    return guards / (guards + stance.style.secure * threat)


@compiled
def elimination(board: Board, stance: Stance, after: int, territory: int) -> float:
    """Return what it is worth if that was somebody's last territory, or a step towards it."""
    victim = int(board.owner[territory])
    left = int(board.held[victim]) & ~after
    if left == 0 and stance.aims.decisive >> victim & 1:
        return VICTORY
    bounty = end_of(stance, victim)
    if left == 0:
        return bounty
    if stance.hunted >> territory & 1:
        return stance.style.zeal * bounty / number(int(board.held[victim]))
    return 0.0


@compiled
def end_of(stance: Stance, victim: int) -> float:
    """Return what the end of a player is worth: he is out, and leaves his cards."""
    cards = stance.aims.cards >> 8 * victim & 255
    return stance.style.riddance + stance.style.spoils * stance.aims.spoils * cards


@compiled
def mission(stance: Stance, after: int, territory: int) -> float:
    """Return what a conquest does for a mission."""
    aims, value = stance.aims, 0.0
    if aims.wanted >> territory & 1:
        value += stance.style.wish
        if aims.wanted & ~after == 0:
            value += VICTORY
    if aims.goal > 0:
        value += stance.style.wish
        if number(after) >= aims.goal:
            value += VICTORY
    return value


@compiled
def appraise(
    board: Board, side: int, prey_owners: int, defence: int, aims: Aims, style: Style
) -> Stance:
    """Look at the board for a side."""
    own = int(board.held[side])
    prey, weak, hunted, whole, strong, most = 0, 0, 0, 0, 0, 0
    for owner in range(SEATS):
        held = int(board.held[owner])
        if owner != side and held != 0:
            prey |= held * (prey_owners >> owner & 1)
            weak |= held * int(number(held) <= FEW)
            whole |= whole_continents(held)
            if is_huntable(board, own, held, aims.ready, style.hunt):
                hunted |= held
            force = armies_on(board, held) + number(held)
            if force > most:
                strong, most = held, force
    loss, slain = 2.0 * style.loss * (1.0 - aims.part), 2.0 * style.slain * aims.part
    return Stance(own, prey, weak, hunted, whole, strong, defence, loss, slain, aims, style)


@compiled
def is_huntable(board: Board, own: int, held: int, ready: int, times: float) -> bool:
    """Whether the armies at a player's borders, and those to come, may take all that he has."""
    front = own & around(board, held)
    force = ready + armies_on(board, front) - number(front)
    return force > times * (armies_on(board, held) + number(held))


@compiled
def last_rival(board: Board, seat: int) -> int:
    """Return the bit of the only other player who is still in, or nothing."""
    rivals = 0
    for owner in range(SEATS):
        if owner != seat and board.held[owner] != 0:
            rivals |= 1 << owner
    return rivals if rivals & (rivals - 1) == 0 else 0
