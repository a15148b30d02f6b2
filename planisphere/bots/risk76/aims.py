"""What a player of Risk is after: his mission, the world, or his opponent."""

from __future__ import annotations

from typing import Any

from planisphere.bots.world.land import CONTINENT_BITS, held_by, number, share
from planisphere.bots.world.stance import Aims, Stance, appraise, last_rival
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

WISH = 2.5
"""What a territory is worth besides, in armies, if a mission asks for it."""

CARD_WORTH = 2.7
"""A third of a set of fixed worth."""

LENT = 0.35
"""The ally's armies are risked as if they were so much of the world."""

ENOUGH = 24
"""Who must garrison his territories conquers on up to here."""


@compiled
def outlook(view: Any, seat: int, side: int) -> Stance:
    """Look at the board for one's own forces, or for the ally's."""
    prey = campaign.unprotected(view, side) & window_prey(view)
    worth = climbing_worth(int(view.exchanged)) / 3.0 if view.mode == WORLD else CARD_WORTH
    card = 0.0 if view.conquered == 1 or side != seat else worth
    part = share(view, seat) if side == seat else LENT
    decisive = 1 << (1 - seat) if view.mode == ALLY else last_rival(view, seat)
    wanted, goal = 0, 0
    if view.mode == MISSIONS:
        mission = effective_mission(view, seat)
        wanted, goal = asked_land(view, seat, mission), asked_number(mission)
    aims = Aims(part, card, worth, decisive, wanted, WISH, goal)
    return appraise(view, side, prey, DEFENCE_DICE, aims)


@compiled
def asked_number(mission: int) -> int:
    """Return how many territories to conquer for a mission, 0 if it does not count them."""
    return ENOUGH if MIN_ARMIES[mission] > 1 else int(COUNT[mission])


@compiled
def asked_land(view: Any, seat: int, mission: int) -> int:
    """Return the territories that a mission names, or the prey's; the nearest for any other."""
    if DESTROYS[mission] != NONE:
        return held_by(view, int(DESTROYS[mission]))
    own, land, extra, nearest = held_by(view, seat), 0, 0, TERRITORIES
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
