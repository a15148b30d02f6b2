"""What is left on both sides of a battle fought to its end, and how often.

The attackers are counted without the army that must stay behind in the territory attacked from.
Both sides throw the most dice they may.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from operator import index

import numpy as np

from planisphere.faults import OptionFault
from planisphere.kernel import Float64s, Int64s, compiled
from planisphere.parts.actions import DICE
from planisphere.parts.dice import LOSS_WAYS, at_stake

MOST = 20_000
"""The most armies on a side; so many against as many take seconds."""

MOST_EXACT = 100
"""The most armies on a side in fractions, whose numbers grow long."""

DEFENCES = (2, 3)
"""How many dice a defender may throw: two in 1976, three in 1957."""

ROWS = DICE + 1
"""A throw costs the attacker at most three armies, so that four rows are under way at a time."""

NOUGHT = 1e-300
"""Less likely than this is impossible: smaller floating-point numbers are slow and inexact."""

FACES = 6


@dataclass(frozen=True, slots=True, eq=False)
class Odds:
    """How a battle ends: item i of a side is the probability that exactly i of it are left."""

    win: float
    attackers: Float64s
    defenders: Float64s

    def plain(self) -> dict[str, float | list[float]]:
        """Return the same as numbers and lists, ready for JSON."""
        return {
            "win": self.win,
            "attackers": self.attackers.tolist(),
            "defenders": self.defenders.tolist(),
        }


@dataclass(frozen=True, slots=True)
class ExactOdds:
    """As Odds, in fractions."""

    win: Fraction
    attackers: list[Fraction]
    defenders: list[Fraction]


def battle(attackers: int, defenders: Sequence[int] | int, defence: int, stop_at: int = 0) -> Odds:
    """Return the odds of an attack on a territory, or on several one after the other.

    After a conquest that is not the last, one army stays and the others go on. The attack stops
    when *stop_at* armies or fewer are left to attack with.
    """
    attackers, garrisons, defence, stop_at = _checked(attackers, defenders, defence, stop_at, MOST)
    attackers_left = np.zeros(attackers + 1)
    defenders_left = np.zeros(sum(garrisons) + 1)
    rows = np.zeros((ROWS, max(garrisons) + 1))
    field = np.zeros(attackers + 1)
    places = np.array(garrisons, np.int64)
    siege(attackers, places, defence, stop_at, rows, field, attackers_left, defenders_left)
    for left in (attackers_left, defenders_left):
        np.minimum(left, 1.0, out=left)
        left.flags.writeable = False
    return Odds(float(defenders_left[0]), attackers_left, defenders_left)


def battle_exact(
    attackers: int, defenders: Sequence[int] | int, defence: int, stop_at: int = 0
) -> ExactOdds:
    """Return the same odds as `battle` in fractions, for small numbers."""
    attackers, garrisons, defence, stop_at = _checked(
        attackers, defenders, defence, stop_at, MOST_EXACT
    )
    attackers_left = [Fraction(0)] * (attackers + 1)
    defenders_left = [Fraction(0)] * (sum(garrisons) + 1)
    field = {attackers: Fraction(1)}
    for place, garrison in enumerate(garrisons):
        beyond = sum(garrisons[place + 1 :])
        conquered = {}
        for (left, standing), chance in _ends(field, garrison, defence, stop_at).items():
            if standing == 0 and place + 1 < len(garrisons):
                conquered[left - 1] = chance
            else:
                attackers_left[left] += chance
                defenders_left[standing + beyond] += chance
        field = conquered
    return ExactOdds(defenders_left[0], attackers_left, defenders_left)


def roll(attack_dice: int, defence_dice: int) -> list[Fraction]:
    """Return how likely the attacker is to lose 0, 1, … armies in a single throw."""
    if not (1 <= index(attack_dice) <= DICE and 1 <= index(defence_dice) <= DICE):
        raise OptionFault("odds-dice", attack=attack_dice, defence=defence_dice, most=DICE)
    throws = FACES ** (attack_dice + defence_dice)
    ways = LOSS_WAYS[attack_dice, defence_dice, : at_stake(attack_dice, defence_dice) + 1]
    return [Fraction(int(way), throws) for way in ways]


@compiled
def siege(
    attackers: int,
    garrisons: Int64s,
    defence: int,
    stop_at: int,
    rows: Float64s,
    field: Float64s,
    attackers_left: Float64s,
    defenders_left: Float64s,
) -> float:
    """Fill in what is left of both sides; return the probability that all is conquered.

    Nothing is checked, and what the arrays held before is lost. They have room for: *rows*, four
    times the largest garrison and one; *field* and *attackers_left*, the attackers and one;
    *defenders_left*, all garrisons and one.
    """
    rows[:] = 0.0
    field[:] = 0.0
    attackers_left[:] = 0.0
    defenders_left[:] = 0.0
    field[attackers] = 1.0
    beyond = 0
    for place in range(len(garrisons)):
        beyond += int(garrisons[place])
    for place in range(len(garrisons)):
        if place > 0:
            leave_one(attackers, field)
        garrison = int(garrisons[place])
        beyond -= garrison
        for left in range(attackers - place, -1, -1):
            rows[left % ROWS, garrison] += field[left]
            if left > stop_at:
                throw(left, garrison, defence, rows)
            else:
                stop(left, garrison, beyond, rows, attackers_left, defenders_left)
            field[left] = rows[left % ROWS, 0]
            rows[left % ROWS, : garrison + 1] = 0.0
    for left in range(attackers + 1):
        attackers_left[left] += field[left]
        defenders_left[0] += field[left]
    return float(defenders_left[0])


@compiled
def leave_one(attackers: int, field: Float64s) -> None:
    """Leave an army behind in the territory just conquered."""
    for left in range(attackers):
        field[left] = field[left + 1]
    field[attackers] = 0.0


@compiled
def throw(left: int, garrison: int, defence: int, rows: Float64s) -> None:
    """Throw the dice of so many attackers against all numbers of defenders, the most first."""
    attack_dice = min(left, DICE)
    for standing in range(garrison, 0, -1):
        chance = rows[left % ROWS, standing]
        if chance > NOUGHT:
            defence_dice = min(standing, defence)
            stake = at_stake(attack_dice, defence_dice)
            for lost in range(stake + 1):
                after = standing - stake + lost
                rows[(left - lost) % ROWS, after] += (
                    chance * LOSS_ODDS[attack_dice, defence_dice, lost]
                )


@compiled
def stop(
    left: int,
    garrison: int,
    beyond: int,
    rows: Float64s,
    attackers_left: Float64s,
    defenders_left: Float64s,
) -> None:
    """End the attack where too few are left for it."""
    for standing in range(1, garrison + 1):
        chance = rows[left % ROWS, standing]
        attackers_left[left] += chance
        defenders_left[standing + beyond] += chance


def _loss_odds() -> Float64s:
    """Turn the ways to lose so many armies into probabilities."""
    dice = np.arange(DICE + 1)
    throws = FACES ** (dice[:, None] + dice[None, :])
    return np.asarray(LOSS_WAYS / throws[:, :, None], np.float64)


LOSS_ODDS = _loss_odds()
"""LOSS_ODDS[a, d, n]: the probability that a dice against d cost the attacker n armies."""


def _ends(
    field: dict[int, Fraction], garrison: int, defence: int, stop_at: int
) -> dict[tuple[int, int], Fraction]:
    """Return how likely the fight for one territory ends with so many attackers and defenders."""
    under_way: defaultdict[tuple[int, int], Fraction] = defaultdict(Fraction)
    ends = {}
    for left in range(max(field, default=0), -1, -1):
        under_way[left, garrison] += field.get(left, 0)
        for standing in range(garrison, -1, -1):
            chance = under_way.pop((left, standing), Fraction(0))
            if chance and (left <= stop_at or standing == 0):
                ends[left, standing] = chance
            elif chance:
                losses = roll(min(left, DICE), min(standing, defence))
                for lost, likely in enumerate(losses):
                    after = standing - (len(losses) - 1 - lost)
                    under_way[left - lost, after] += chance * likely
    return ends


def _checked(
    attackers: int, defenders: Sequence[int] | int, defence: int, stop_at: int, most: int
) -> tuple[int, list[int], int, int]:
    """Return the question as plain numbers, or say what is wrong with it."""
    chain = [defenders] if isinstance(defenders, int | np.integer) else defenders
    garrisons = [index(garrison) for garrison in chain]
    if index(attackers) < 0:
        raise OptionFault("odds-attackers", given=attackers)
    if attackers > most:
        raise OptionFault("odds-too-many-attackers", given=attackers, most=most)
    if not garrisons:
        raise OptionFault("odds-no-territory")
    for place, garrison in enumerate(garrisons, 1):
        if garrison < 1:
            raise OptionFault("odds-defenders", given=garrison, place=place)
    if sum(garrisons) > most:
        raise OptionFault("odds-too-many-defenders", given=sum(garrisons), most=most)
    if defence not in DEFENCES:
        raise OptionFault("odds-defence", given=defence)
    if index(stop_at) < 0:
        raise OptionFault("odds-stop-at", given=stop_at)
    return index(attackers), garrisons, index(defence), index(stop_at)
