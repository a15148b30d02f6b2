"""What is measured side by side, and what can be said of many measurements."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

SINGLE, AEC, BATCH_ONE, BATCH, CLONE, REPLAY = (
    "single",
    "PettingZoo AEC",
    "batch 1",
    "batch 1024",
    "clone",
    "replay",
)
"""How positions are stepped from Python, copied, or led through a log again."""

MANY = 1024
"""The matches of a large batch."""

Player = Callable[[int], int]
"""Plays so many decisions at least, and returns how many it played."""


@dataclass(frozen=True, slots=True)
class Contest:
    """One thing that is measured: a game of a library, in a form, on one core or on all."""

    library: str
    game: str
    form: str
    cores: int = 1

    @property
    def label(self) -> str:
        """What it is called in tables."""
        return f"{self.library} {self.game}"


class Burst(NamedTuple):
    """What was counted while a contest ran for a moment."""

    decisions: int
    clock: float
    processor: float


class Speed(NamedTuple):
    """Decisions a second: the middle of all bursts, and between what the middle half lies."""

    low: float
    middle: float
    high: float


@dataclass(frozen=True, slots=True)
class Pair:
    """Two contests whose ratio is asked for, and how many times as fast ours should be."""

    ours: Contest
    theirs: Contest
    aim: float = 5.0


def rate(burst: Burst, cores: int) -> float:
    """Return decisions a second: of the processor where there is one core, else of the clock.

    On one core the time of the processor says the same on a machine that others use too.
    """
    return burst.decisions / (burst.processor if cores == 1 else burst.clock)


def speed(bursts: Sequence[Burst], cores: int) -> Speed:
    """Return the quartiles of many bursts."""
    low, middle, high = np.quantile([rate(burst, cores) for burst in bursts], (0.25, 0.5, 0.75))
    return Speed(float(low), float(middle), float(high))


def ratios(ours: Sequence[float], theirs: Sequence[float]) -> Speed:
    """Return the quartiles of the ratios of bursts that ran one after the other."""
    each = np.array(ours) / np.array(theirs)
    low, middle, high = np.quantile(each, (0.25, 0.5, 0.75))
    return Speed(float(low), float(middle), float(high))
