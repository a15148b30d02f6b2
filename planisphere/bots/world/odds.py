"""Whole battles, looked up: the odds of taking a territory, and what it costs."""

from __future__ import annotations

import numpy as np

from planisphere.kernel import Float64s, compiled
from planisphere.odds.battle import LOSS_ODDS
from planisphere.parts.actions import DICE
from planisphere.parts.dice import at_stake

MOST = 40
"""Battles of more armies than this are looked up in proportion."""

TAKEN, LEFT, SLAIN = range(3)
"""The odds of taking it; the attackers left, and the defenders slain, on average."""


def _battles(defence: int) -> Float64s:
    """Work all battles out, the smaller ones first."""
    table = np.zeros((MOST + 1, MOST + 1, 3))
    for attackers in range(MOST + 1):
        table[attackers, 0] = 1.0, attackers, 0.0
    for attackers in range(1, MOST + 1):
        attack_dice = min(attackers, DICE)
        for defenders in range(1, MOST + 1):
            defence_dice = min(defenders, defence)
            stake = at_stake(attack_dice, defence_dice)
            for lost in range(stake + 1):
                slain = stake - lost
                after = table[attackers - lost, defenders - slain] + (0.0, 0.0, slain)
                table[attackers, defenders] += LOSS_ODDS[attack_dice, defence_dice, lost] * after
    return table


BATTLES = np.stack([_battles(2), _battles(3)])
"""BATTLES[defence - 2, attackers, defenders]: what a battle brings, attackers without who stays."""


@compiled
def battle(defence: int, attackers: int, defenders: int, what: int) -> float:
    """Return what a battle to the end brings on average, large ones by their proportion."""
    larger = attackers if attackers > defenders else defenders
    if larger <= MOST:
        return float(BATTLES[defence - 2, attackers, defenders, what])
    scale = larger / MOST
    few, against = int(attackers / scale + 0.5), int(defenders / scale + 0.5)
    if few == 0:
        return 0.0
    against = 1 if against == 0 else against
    value = float(BATTLES[defence - 2, few, against, what])
    return value if what == TAKEN else value * scale
