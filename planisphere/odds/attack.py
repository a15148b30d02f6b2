"""What to expect of the attacks in a position of a world game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from planisphere.games.conquete57.rules import DEFENCE_DICE as DEFENCE_1957
from planisphere.games.risk76.rules import DEFENCE_DICE as DEFENCE_1976
from planisphere.odds.battle import battle

DEFENCE = {"conquete57": DEFENCE_1957, "risk76": DEFENCE_1976}
QUICK = 3000
"""Larger battles take too long to be worked out while somebody waits."""


class Chance(NamedTuple):
    """What to expect of an attack fought to its end, or down to some armies."""

    win: float
    attackers: float
    """Armies left to the attacker on average, the one that stays included."""
    defenders: float
    """Armies left to the defender on average."""


def chance_of(game: str, position: Any, source: int, target: int, stop: int = 1) -> Chance | None:
    """Return the odds of an attack, or None where it is not to be had."""
    attackers, defenders = int(position.armies[source]) - 1, int(position.armies[target])
    if not 1 <= attackers <= QUICK or not 1 <= defenders <= QUICK:
        return None
    return _chance(attackers, defenders, DEFENCE[game], max(0, stop - 1))


@lru_cache(maxsize=4096)
def _chance(attackers: int, defenders: int, defence: int, stop: int) -> Chance:
    """Return the odds of a battle."""
    odds = battle(attackers, defenders, defence, stop)
    mine = 1.0 + float(np.arange(attackers + 1) @ odds.attackers)
    return Chance(odds.win, mine, float(np.arange(defenders + 1) @ odds.defenders))
