"""Which of several choices plays out best: all are tried a little, the better half of them more."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, log2

from planisphere.bots.thinking import Budget

CHUNK = 16
"""Playouts of a choice between two looks at the clock."""

Trial = Callable[[int, int, int], float]
"""Given a choice, the first playout and how many: what they bring, added up."""


@dataclass(frozen=True, slots=True)
class Found:
    """The choice that played out best, and how well."""

    choice: int
    worth: float
    """What a playout of it brought on average."""
    playouts: int
    """How many there were of it."""


def halve(choices: int, trial: Trial, budget: Budget) -> Found:
    """Return the best of some choices; the same playouts are tried with each, to compare them.

    Where the clock decides, every stage has its part of the time, and at least one round.
    """
    alive, sums, done = list(range(choices)), [0.0] * choices, [0] * choices
    stages, began, left = max(1, ceil(log2(choices))), time.monotonic(), budget.playouts
    for stage in range(stages):
        until = None if budget.seconds is None else began + budget.seconds * (stage + 1) / stages
        each = max(1, left // (stages - stage) // len(alive))
        spent = 0
        while spent < each and not (spent and until is not None and time.monotonic() >= until):
            count = min(CHUNK, each - spent)
            for choice in alive:
                sums[choice] += trial(choice, done[choice], count)
                done[choice] += count
            spent += count
        left -= spent * len(alive)
        alive.sort(key=lambda choice: -sums[choice] / done[choice])
        alive = alive[: max(1, ceil(len(alive) / 2))]
    best = alive[0]
    return Found(best, sums[best] / done[best], done[best])
