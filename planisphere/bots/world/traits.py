"""What tells who will win: each player's forces, land, income, cards and borders, as numbers."""

from __future__ import annotations

from math import exp, log

from planisphere.bots.world.land import (
    CONTINENT_BITS,
    Board,
    armies_on,
    borders,
    menace,
    near,
    number,
)
from planisphere.bots.world.stance import PROGRESS
from planisphere.kernel import Float64s, compiled
from planisphere.parts.bits import lowest
from planisphere.parts.earth import CONTINENT_BONUS, CONTINENTS

NAMES = (
    "armies",
    "forces",
    "land",
    "income",
    "cards",
    "set",
    "guarded",
    "half",
    "wait",
    "stack",
    "menaced",
    "edge",
    "mission",
)
"""What is told of a player, in this order."""

TRAITS = len(NAMES)
ARMIES, FORCES, LAND, INCOME, CARDS, SET, GUARDED, HALF, WAIT, STACK, MENACED, EDGE, MISSION = (
    range(TRAITS)
)


@compiled
def describe(
    board: Board, seat: int, reserve: int, cards: int, worth: float, wait: float, traits: Float64s
) -> None:
    """Write what a living player has; *worth* is what a set brings, *wait* how far his turn is."""
    own = int(board.held[seat])
    armies, held = armies_on(board, own) + reserve, number(own)
    edge = borders(board, own)
    traits[ARMIES] = log(armies + 1.0)
    traits[FORCES] = log(armies + 1.0 + 0.3 * cards * worth)
    traits[LAND] = log(held + 1.0)
    traits[CARDS] = cards / 3.0
    traits[SET] = log(1.0 + worth) if cards >= 3 else 0.0
    traits[WAIT] = wait
    traits[EDGE] = number(edge) / (1.0 + held)
    continents(board, own, held, traits)
    front(board, own, edge, traits)


@compiled
def continents(board: Board, own: int, held: int, traits: Float64s) -> None:
    """Write the income, how well the continents are guarded, and how far the others have come."""
    income, guarded, half = held // 3, 0.0, 0.0
    for continent in range(CONTINENTS):
        land, bonus = int(CONTINENT_BITS[continent]), int(CONTINENT_BONUS[continent])
        if land & ~own != 0:
            half += PROGRESS[continent, number(own & land)]
            continue
        income += bonus
        guarded += bonus * safety(board, own, land)
    traits[INCOME] = log(income + 1.0)
    traits[GUARDED] = guarded / 5.0
    traits[HALF] = half / 5.0


@compiled
def safety(board: Board, own: int, land: int) -> float:
    """Return how safe a continent is at the border that is in most danger, from 0 to 1."""
    least = 1.0
    edge = borders(board, own) & land
    while edge != 0:
        territory = lowest(edge)
        edge &= edge - 1
        armies = int(board.armies[territory])
        safe = armies / (armies + menace(board, own, territory))
        if safe < least:
            least = safe
    return least


@compiled
def front(board: Board, own: int, edge: int, traits: Float64s) -> None:
    """Write the largest force at the border, and how it compares with what stands opposite."""
    largest, guards = 0, 1.0
    opposite = 0
    while edge != 0:
        territory = lowest(edge)
        edge &= edge - 1
        armies = int(board.armies[territory])
        guards += armies
        opposite |= near(board, territory) & ~own
        if armies > largest:
            largest = armies
    traits[STACK] = log(largest + 1.0)
    traits[MENACED] = log((1.0 + armies_on(board, opposite)) / guards)


@compiled
def chances(board: Board, seats: int, traits: Float64s, model: Float64s, out: Float64s) -> None:
    """Write each seat's chance to win, by the weights fitted for as many as are still in."""
    total, living = 0.0, 0
    for seat in range(seats):
        living += int(board.held[seat] != 0)
    for seat in range(seats):
        out[seat] = 0.0
        if board.held[seat] != 0:
            logit = 0.0
            for trait in range(TRAITS):
                logit += model[living, trait] * traits[seat, trait]
            out[seat] = exp(logit)
            total += out[seat]
    for seat in range(seats):
        out[seat] /= total
