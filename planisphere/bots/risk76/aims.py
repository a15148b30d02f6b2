"""What a player of Risk is after: his mission, the world, or his opponent."""

from __future__ import annotations

from typing import Any

from planisphere.bots.world.land import CONTINENT_BITS, Board, number, share
from planisphere.bots.world.spoils import cards_held
from planisphere.bots.world.stance import Aims, Stance, appraise, last_rival
from planisphere.bots.world.style import Style
from planisphere.fields import NONE
from planisphere.games.risk76.missions import (
    COUNT,
    DESTROYS,
    MIN_ARMIES,
    NEEDS_CONTINENT,
    PLUS_ANY,
    effective_mission,
    holds_garrisoned,
)
from planisphere.games.risk76.position import ALLY, MISSIONS, WORLD
from planisphere.games.risk76.rules import DEFENCE_DICE, window_prey
from planisphere.kernel import compiled
from planisphere.parts import campaign, phases
from planisphere.parts.earth import CONTINENTS, TERRITORIES
from planisphere.parts.worth import climbing_worth

CARD_WORTH = 2.7
"""A third of a set of fixed worth."""

LENT = 0.35
"""The ally's armies are risked as if they were so much of the world."""

ENOUGH = 24
"""Who must garrison his territories conquers on up to here."""


@compiled
def outlook(view: Any, board: Board, seat: int, side: int, style: Style) -> Stance:
    """Look at the board for one's own forces, or for the ally's."""
    prey = campaign.unprotected(view, side) & window_prey(view)
    worth = card_worth(view)
    card = 0.0 if view.conquered == 1 or side != seat else worth
    part = share(board, seat) if side == seat else LENT
    decisive = 1 << (1 - seat) if view.mode == ALLY else last_rival(board, seat)
    wanted, goal = 0, 0
    if view.mode == MISSIONS:
        mission = effective_mission(view, seat)
        wanted, goal = asked_land(board, seat, mission), asked_number(mission)
    ready = int(view.reserve[side])
    aims = Aims(part, card, worth, decisive, wanted, goal, cards_held(view), ready, 3, 0.0)
    return appraise(board, side, prey, DEFENCE_DICE, aims, style)


@compiled
def card_worth(view: Any) -> float:
    """Return what a card is worth now: a third of a set."""
    return climbing_worth(int(view.exchanged)) / 3.0 if view.mode == WORLD else CARD_WORTH


@compiled
def asked_number(mission: int) -> int:
    """Return how many territories to conquer for a mission, 0 if it does not count them."""
    return ENOUGH if MIN_ARMIES[mission] > 1 else int(COUNT[mission])


@compiled
def asked_land(board: Board, seat: int, mission: int) -> int:
    """Return the territories that a mission names, or the prey's; the nearest for any other."""
    if DESTROYS[mission] != NONE:
        return int(board.held[int(DESTROYS[mission])])
    own, land, extra, nearest = int(board.held[seat]), 0, 0, TERRITORIES
    for continent in range(CONTINENTS):
        bits = int(CONTINENT_BITS[continent])
        if NEEDS_CONTINENT[mission, continent]:
            land |= bits
        elif PLUS_ANY[mission] > 0 and number(bits & ~own) < nearest:
            extra, nearest = bits, number(bits & ~own)
    return land | extra


@compiled
def to_garrison(view: Any, seat: int) -> int:
    """Return a territory with too few armies if placing some now fulfils the mission, or none."""
    if view.mode != MISSIONS or view.phase != phases.ACT:
        return NONE
    mission = effective_mission(view, seat)
    least = int(MIN_ARMIES[mission])
    lacking = int(COUNT[mission]) - holds_garrisoned(view, seat, least)
    singles = holds_garrisoned(view, seat, 1) - holds_garrisoned(view, seat, least)
    if least < 2 or lacking > singles or lacking > int(view.reserve[seat]):
        return NONE
    for territory in range(TERRITORIES):
        if view.owner[territory] == seat and view.armies[territory] < least:
            return territory
    return NONE
