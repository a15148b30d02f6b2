"""Dice against dice: who loses what, and how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import factorial, prod

import numpy as np

from planisphere.kernel import Int64s, compiled
from planisphere.parts.actions import DICE


def attacker_losses(attack: Sequence[int], defence: Sequence[int]) -> int:
    """Count the armies the attacker loses: best against best, ties to the defender.  [C20, R16]"""
    pairs = zip(sorted(attack, reverse=True), sorted(defence, reverse=True), strict=False)
    return sum(mine <= theirs for mine, theirs in pairs)


def fallen(position: object, faces: Sequence[Sequence[int]]) -> int:
    """Return the outcome that dice imply: a single face, or what the attacker loses."""
    return attacker_losses(*faces) if len(faces) == 2 else faces[0][0]


def _throws(dice: int) -> list[tuple[tuple[int, ...], int]]:
    """List the throws of so many dice, order aside, and how many ways there are to each."""
    return [
        (faces, factorial(dice) // prod(factorial(n) for n in Counter(faces).values()))
        for faces in combinations_with_replacement(range(1, 7), dice)
    ]


def _loss_ways() -> Int64s:
    """Count, for all numbers of dice, the throws in which the attacker loses 0, 1, 2, 3."""
    ways = np.zeros((DICE + 1, DICE + 1, DICE + 1), np.int64)
    throws = [_throws(dice) for dice in range(DICE + 1)]
    for attack_dice in range(1, DICE + 1):
        for defence_dice in range(1, DICE + 1):
            for attack, many in throws[attack_dice]:
                for defence, more in throws[defence_dice]:
                    lost = attacker_losses(attack, defence)
                    ways[attack_dice, defence_dice, lost] += many * more
    return ways


LOSS_WAYS = _loss_ways()
"""LOSS_WAYS[a, d, n]: throws of a dice against d in which the attacker loses n armies."""


@compiled
def at_stake(attack_dice: int, defence_dice: int) -> int:
    """Return how many armies a throw takes from both sides together."""
    return attack_dice if attack_dice < defence_dice else defence_dice
