"""A turn played soundly: where to place, what to attack, how many follow, what to move."""

from __future__ import annotations

from planisphere.bots.world.land import (
    CONTINENT_BITS,
    EVERYWHERE,
    Board,
    borders,
    menace,
    near,
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

WORTHLESS = -1e9
"""What nobody need look at."""


@compiled
def piece_of(amount: int, left: int) -> int:
    """Return the largest piece of an amount, out of what is left."""
    return ALL if amount >= left else pieces_below(amount + 1) - 1


@compiled
def place(board: Board, stance: Stance, left: int) -> int:
    """Guard the continents held whole, then strengthen where a march is worth the most."""
    guarded = weakest(board, stance)
    if guarded != NONE:
        need = lacking(board, stance, guarded)
        if 0 < need <= left:
            return PLACE + guarded * PIECES + piece_of(need, left)
    return PLACE + best_start(board, stance, left) * PIECES + ALL


@compiled
def lacking(board: Board, stance: Stance, territory: int) -> int:
    """Return how many armies a territory needs to meet what menaces it."""
    threat = int(stance.style.guard * menace(board, stance.own, territory))
    return threat - int(board.armies[territory])


@compiled
def weakest(board: Board, stance: Stance) -> int:
    """Return the border of a whole continent that is most in need of armies, or none."""
    worst, need = NONE, 0
    edge = borders(board, stance.own)
    while edge != 0:
        territory = lowest(edge)
        edge &= edge - 1
        if int(CONTINENT_BITS[int(CONTINENT_OF[territory])]) & ~stance.own == 0:
            short = lacking(board, stance, territory)
            if short > need:
                worst, need = territory, short
    return worst


@compiled
def best_start(board: Board, stance: Stance, left: int) -> int:
    """Return the territory where so many more armies help a march the most."""
    best, highest = lowest(stance.own), -1.0
    edge = borders(board, stance.own)
    while edge != 0:
        territory = lowest(edge)
        edge &= edge - 1
        ready = int(board.armies[territory]) - 1
        value = march(board, stance, stance.own, territory, ready + left)
        value -= march(board, stance, stance.own, territory, ready)
        value += stance.style.fear * menace(board, stance.own, territory)
        value += stance.style.mass * ready
        if value > highest:
            best, highest = territory, value
    return best


@compiled
def attack(board: Board, stance: Stance, legal: Int64s, count: int) -> int:
    """Attack where it is worth the most, with the most dice; or be done."""
    best, highest = DONE, stance.style.eager
    for i in range(count):
        action = int(legal[i])
        if ATTACK <= action < MOVE:
            value = attack_value(board, stance, action)
            if value > highest:
                best, highest = action, value
    return best


@compiled
def attack_value(board: Board, stance: Stance, action: int) -> float:
    """Return what an attack is worth, nothing at all if it could have more dice."""
    edge, dice = (action - ATTACK) // DICE, (action - ATTACK) % DICE + 1
    source = int(EDGE_FROM[edge])
    if dice != at_stake(DICE, int(board.armies[source]) - 1):
        return WORTHLESS
    return campaign_value(board, stance, source, int(EDGE_TO[edge]))


@compiled
def follow(board: Board, stance: Stance, source: int, target: int, dice: int, crossing: int) -> int:
    """Let armies follow into a conquest until enough have."""
    ready = int(board.armies[source]) - 1
    left = ready - crossing
    lack = followers(board, stance, source, target, dice) - crossing
    return PIECE + piece_of(lack, left) if lack > 0 and left > 0 else DONE


@compiled
def followers(board: Board, stance: Stance, source: int, target: int, dice: int) -> int:
    """Return how many should enter a conquest: where they have more to do, or to fear."""
    own, ready = stance.own | 1 << target, int(board.armies[source]) - 1
    if near(board, source) & ~own == 0:
        return ready
    if near(board, target) & ~own == 0:
        return 0
    ahead = march(board, stance, own, target, ready - 1)
    behind = march(board, stance, own, source, ready - dice)
    if ahead > behind:
        return ready
    if behind > 0.0:
        return 0
    fear, other = menace(board, own, target) + 1, menace(board, own, source) + 1
    return ready * fear // (fear + other)


@compiled
def move(board: Board, stance: Stance, legal: Int64s, count: int) -> int:
    """Move armies from where they are idle to where they are needed; or be done."""
    best, most = DONE, 0.0
    for i in range(count):
        action = int(legal[i])
        if action < MOVE or action >= PIECE:
            continue
        source, target = int(EDGE_FROM[action - MOVE]), int(EDGE_TO[action - MOVE])
        value = relief(board, stance, source, target)
        if value > most:
            best, most = action, value
    return best


@compiled
def relief(board: Board, stance: Stance, source: int, target: int) -> float:
    """Return what moving idle armies is worth: nearer to the enemy, or to a border in need."""
    foes = EVERYWHERE & ~stance.own
    distance = steps_to(board, source, foes)
    idle = idle_armies(board, stance, source)
    threat = menace(board, stance.own, target) + 1.0
    if distance > 1:
        return idle * 1000.0 + threat if steps_to(board, target, foes) < distance else 0.0
    need = threat - int(board.armies[target])
    if near(board, target) & foes == 0 or need <= 0.0:
        return 0.0
    return need if need < idle else float(idle)


@compiled
def idle_armies(board: Board, stance: Stance, source: int) -> int:
    """Return how many armies may leave a territory: all but one, or what no enemy keeps there."""
    ready = int(board.armies[source]) - 1
    if near(board, source) & ~stance.own == 0:
        return ready
    idle = ready - int(stance.style.stay * menace(board, stance.own, source))
    return idle if idle > 0 else 0


@compiled
def cross(board: Board, stance: Stance, source: int, crossing: int, left: int) -> int:
    """Let armies cross until all that are idle have; *left* may."""
    lack = idle_armies(board, stance, source) - crossing
    if crossing > 0 and lack <= 0:
        return DONE
    return PIECE + piece_of(lack if lack > 0 else 1, left)
