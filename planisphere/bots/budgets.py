"""How much bots may think: by playouts where a seed must reproduce, by seconds for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from planisphere.bots.thinking import Budget
from planisphere.faults import OptionFault
from planisphere.fields import NONE

PLAYOUTS = {"hard": 400, "master": 1600}
"""The playouts for a hand-in, by level; the other levels need none."""

TURN_SECONDS = {"hard": 2.0, "master": 5.0}
"""The seconds for a whole turn while a person waits, by level."""

SHARE = 0.25
"""The part of what is left of a turn that one hand-in may take: nobody knows how many follow."""

RESERVE = 0.15
"""The part of a turn that is kept for handing in without a thought, however long the turn gets."""

LONGEST = 3_600
"""The seconds that a turn may be given at most."""

TURN = ("turn", "place")
"""The fields that say whose turn it is; of some games neither, as all act at once."""

UNBOUNDED = 1 << 40
"""Playouts that no clock lets anybody reach."""


def reproducible(level: str, playouts: int | None = None) -> Budget:
    """Return what a hand-in may take in the same way on every machine."""
    return Budget(PLAYOUTS.get(level, 0) if playouts is None else playouts)


def hint_budget(level: str, seconds: Mapping[str, float] = TURN_SECONDS) -> Budget:
    """Return what a hint may take: the same each time, unless the machine is too slow for it."""
    return Budget(PLAYOUTS.get(level, 0), SHARE * seconds.get(level, 0.0) or None)


def turn_seconds(seconds: float | None) -> Mapping[str, float]:
    """Return the seconds a turn by level, all alike if somebody says how many."""
    if seconds is None:
        return TURN_SECONDS
    if not 0 <= seconds <= LONGEST:
        raise OptionFault("think-seconds", value=seconds, most=LONGEST)
    return dict.fromkeys(TURN_SECONDS, seconds)


class Purse:
    """What the bots of a match have left of the time of their turns."""

    def __init__(self, seconds: Mapping[str, float] = TURN_SECONDS) -> None:
        """Give so many seconds a turn by level; none, or zero: playouts alone."""
        self.seconds = seconds
        self.spent: dict[int, tuple[tuple[int, int], float]] = {}
        """For each seat, its last turn, and the seconds that it has thought in it."""

    def budget(self, view: Any, seat: int, level: str) -> Budget:
        """Return what a seat may take for its next hand-in."""
        if not self.seconds.get(level):
            return reproducible(level)
        left = self.seconds[level] - self._spent(view, seat)
        if left < RESERVE * self.seconds[level]:
            return Budget(0, 0.0)
        return Budget(UNBOUNDED, SHARE * left)

    def take(self, view: Any, seat: int, seconds: float) -> None:
        """Note that a seat has thought for a while."""
        self.spent[seat] = turn_of(view), self._spent(view, seat) + seconds

    def _spent(self, view: Any, seat: int) -> float:
        """Return the seconds that a seat has thought in this turn."""
        turn, spent = self.spent.get(seat, ((NONE, NONE), 0.0))
        return spent if turn == turn_of(view) else 0.0


def turn_of(view: Any) -> tuple[int, int]:
    """Tell a turn from those before and after it: its round, and whose it is where there is one."""
    whose = next((int(view[name]) for name in TURN if name in view.dtype.names), NONE)
    return int(view["round_number"]), whose
