"""What must hold in any position of a world game, so that a line can be trusted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from planisphere.fields import HIDDEN, NONE
from planisphere.kernel import Int64s
from planisphere.parts import lots, phases
from planisphere.parts.actions import DICE
from planisphere.parts.earth import TERRITORIES
from planisphere.parts.ground import SEATS, passable
from planisphere.parts.orders import EDGE

MOST_ARMIES = 100_000_000
SETTING_UP = (phases.MISSIONS, phases.LOTS, phases.DEAL, phases.PLACE)
FIGHTING = (phases.DEFEND, phases.ROLL, phases.OCCUPY)

Check = tuple[str, Callable[[Any], bool]]


def first_fault(position: Any, checks: list[Check]) -> str:
    """Return the name of the first check that fails, or nothing."""
    return next((name for name, holds in checks if not holds(position)), "")


def nothing_hidden(position: Any) -> bool:
    """Whether every field is known: a view is not a position."""
    return all(HIDDEN not in np.ravel(position[name]) for name in position.dtype.names)


def order_holds(position: Any) -> bool:
    """Whether the order of play names each seat once, from the moment it is settled."""
    seats, phase = int(position.seats), int(position.phase)
    order = position.order.tolist()
    settled = phase not in (phases.MISSIONS, phases.LOTS)
    first = sorted(order[:seats]) == list(range(seats)) if settled else set(order[:seats]) == {NONE}
    return first and set(order[seats:]) <= {NONE} and int(position.place) < seats


def lots_hold(only_first: bool) -> Callable[[Any], bool]:
    """Check that standings and throws are those of lots under way, or none."""

    def holds(position: Any) -> bool:
        seats = int(position.seats)
        standing, thrown = position.standing.tolist(), position.thrown.tolist()
        if position.phase != phases.LOTS:
            return not any(standing) and not any(thrown)
        ranks = [sum(other < mine for other in standing[:seats]) for mine in standing[:seats]]
        beyond = any(standing[seats:]) or any(thrown[seats:])
        idle = [s for s in range(seats) if not lots.contends(position, s, only_first)]
        under_way = lots.thrower(position, only_first) != NONE
        whole = ranks == standing[:seats] and not beyond
        return whole and under_way and not any(thrown[s] for s in idle)

    return holds


def owners_hold(sides: int) -> Callable[[Any], bool]:
    """Check that each territory has an owner and armies, unless it is being dealt or taken."""

    def holds(position: Any) -> bool:
        owners, armies = position.owner.tolist(), position.armies.tolist()
        falling = int(position.target) if position.phase == phases.OCCUPY else NONE
        open_ground = position.phase in (phases.MISSIONS, phases.LOTS, phases.DEAL)
        for territory in range(TERRITORIES):
            owner = owners[territory]
            if owner == NONE:
                if not open_ground or armies[territory]:
                    return False
            elif owner >= max(sides, int(position.seats)) or (
                (armies[territory] == 0) != (territory == falling)
            ):
                return False
        return bool(sum(armies) + sum(position.reserve.tolist()) <= MOST_ARMIES)

    return holds


def turn_holds(position: Any) -> bool:
    """Whether who is on turn is still in, in a round within the horizon."""
    if position.phase in SETTING_UP:
        return bool(position.round_number == 0 and position.exchange == phases.CLOSED)
    if position.phase == phases.OVER:
        return bool(position.round_number > 0)
    within = position.horizon == 0 or position.round_number <= position.horizon
    alive = int(position.order[int(position.place)]) in position.owner.tolist()
    return bool(alive and within and position.round_number > 0)


def ending_holds(horizon: int) -> Callable[[Any], bool]:
    """Check that there is an ending when the match is over, and a winner unless it was cut."""

    def holds(position: Any) -> bool:
        if position.phase != phases.OVER:
            return bool(position.winner == NONE and position.ended == 0)
        if position.ended == horizon:
            cut = 0 < int(position.horizon) == int(position.round_number) - 1
            return bool(position.winner == NONE and cut)
        return bool(position.ended != 0 and 0 <= position.winner < position.seats)

    return holds


def derive_cards(position: Any, full: Int64s) -> None:
    """Count the hands, and put the cards that lie nowhere else into the talon.

    A view that hides cards shows their numbers itself; cards that do not add up stay out.
    """
    if HIDDEN in position.hand:
        return
    position.held[:] = position.hand.sum(axis=1)
    left = full - position.hand.sum(axis=0) - position.discard
    if position.phase not in SETTING_UP and left.min() >= 0:
        position.talon[:] = left
        position.talon_size = int(left.sum())


def cards_hold(full: Int64s) -> Callable[[Any], bool]:
    """Check that the cards add up, and that nobody without land holds any while it goes on."""

    def holds(position: Any) -> bool:
        seats = int(position.seats)
        hands = position.hand.sum(axis=1)
        sizes = position.held.tolist() == hands.tolist()
        if not sizes or position.talon_size != position.talon.sum() or hands[seats:].any():
            return False
        if position.phase in SETTING_UP:
            return not hands.any() and not position.talon.any()
        every = position.talon + position.hand.sum(axis=0) + position.discard
        owners = position.owner.tolist()
        over = position.phase == phases.OVER
        landed = over or all(hands[s] == 0 or s in owners for s in range(seats))
        return bool(np.array_equal(every, full)) and landed

    return holds


def fight_holds(most_defence: int) -> Callable[[Any, int], bool]:
    """Check the fight under way of a side, if there is one."""

    def holds(position: Any, side: int) -> bool:
        phase = int(position.phase)
        source, target = int(position.source), int(position.target)
        attack, defence = int(position.attack_dice), int(position.defence_dice)
        crossing = int(position.crossing)
        if phase not in (*FIGHTING, phases.CROSS):
            return source == target == NONE and attack == defence == crossing == 0
        if (source, target) not in EDGE or not passable(position, EDGE[source, target]):
            return False
        spare = int(position.armies[source]) - 1
        own = position.owner[target] == side
        if position.owner[source] != side or own != (phase == phases.CROSS):
            return False
        if phase == phases.CROSS:
            return attack == defence == 0 and crossing < spare
        if position.exchange != phases.CLOSED or not 1 <= attack <= min(DICE, spare):
            return False
        if phase == phases.OCCUPY:
            return 1 <= defence <= most_defence and attack <= crossing <= spare
        most = min(most_defence, int(position.armies[target])) if phase == phases.ROLL else 0
        return (defence == 0 if most == 0 else 1 <= defence <= most) and crossing == 0

    return holds


def reserve_holds(position: Any, side: int, waiting: bool) -> bool:
    """Whether only the side that acts has armies to place, while it may."""
    reserve = position.reserve.tolist()
    others = [reserve[s] for s in range(SEATS) if s != side]
    return not any(others) and (waiting or reserve[side] == 0)
