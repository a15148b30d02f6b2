"""Strokes of luck added up: what was expected, what came, and how unusual that is.

A sum is held against what would have come had each throw and each draw been made once more in its
own place, with the same dice or from the same cards, and all of that independently. That the dice
decide which throws follow is left out: the throws are taken as they were made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor, fsum, sqrt

import numpy as np

from planisphere.kernel import Float64s
from planisphere.luck.strokes import WELCOME, Stroke

STEPS = 256
"""Into how many steps a chance of conquest is cut; whole numbers are left as they are."""

ROUNDING = 1e-9
"""Values that differ by less are equal."""

RARE, VERY_RARE = 0.2, 0.05
"""Less likely than this is luck, and great luck."""


@dataclass(frozen=True, slots=True)
class Sum:
    """What came of one matter for one owner, and how unusual it is."""

    matter: str
    strokes: int
    """How many throws or draws."""
    expected: float
    came: float
    luck: float
    """What came beyond what was expected; less than nothing where fortune frowned."""
    deviation: float
    """One standard deviation of what could have come."""
    standard: float
    """Luck in standard deviations."""
    better: float
    """How likely it was to come out at least as well."""
    worse: float
    """How likely it was to come out at least as badly."""
    verdict: str
    """What a person would call it: usual, lucky, very-lucky, unlucky or very-unlucky."""

    @property
    def rarity(self) -> float:
        """How likely it was to be at least as lucky, or as unlucky."""
        return min(self.better, self.worse)


def weigh(strokes: Sequence[Stroke]) -> Sum:
    """Add up strokes of one matter."""
    matter = strokes[0].matter
    expected = fsum(mean(stroke) for stroke in strokes)
    came = fsum(stroke.came for stroke in strokes)
    luck = WELCOME[matter] * (came - expected)
    deviation = sqrt(fsum(variance(stroke) for stroke in strokes))
    standard = luck / deviation if deviation else 0.0
    fewer, more = tails(strokes, came, STEPS if matter == "sieges" else 1)
    better, worse = (more, fewer) if WELCOME[matter] > 0 else (fewer, more)
    told = verdict(luck, min(better, worse))
    return Sum(matter, len(strokes), expected, came, luck, deviation, standard, better, worse, told)


def verdict(luck: float, rarity: float) -> str:
    """Say what a person would call so much luck that is so likely."""
    if rarity >= RARE:
        return "usual"
    kind = "lucky" if luck > 0 else "unlucky"
    return f"very-{kind}" if rarity < VERY_RARE else kind


def tails(strokes: Sequence[Stroke], came: float, steps: int) -> tuple[float, float]:
    """Return how likely the sum was to be at most, and at least, what came."""
    low, likely = distribution(strokes, steps)
    place = came * steps - low
    fewer = float(likely[: max(0, floor(place + ROUNDING) + 1)].sum())
    more = float(likely[max(0, ceil(place - ROUNDING)) :].sum())
    return min(1.0, fewer), min(1.0, more)


def mean(stroke: Stroke) -> float:
    """Return what was to be expected."""
    return fsum(value * odds for value, odds in zip(stroke.values, stroke.odds, strict=True))


def variance(stroke: Stroke) -> float:
    """Return how far what comes lies from what is expected, squared, on average."""
    middle = mean(stroke)
    pairs = zip(stroke.values, stroke.odds, strict=True)
    return fsum((value - middle) ** 2 * odds for value, odds in pairs)


def distribution(strokes: Iterable[Stroke], steps: int) -> tuple[int, Float64s]:
    """Return how likely each sum is: the lowest in steps of 1/steps, and the odds from it on."""
    low, likely = 0, np.ones(1)
    alike = Counter((stroke.values, stroke.odds) for stroke in strokes)
    for (values, odds), count in alike.items():
        first, single = _in_steps(values, odds, steps)
        for _ in range(count):
            likely = np.convolve(likely, single)
        low += count * first
    return low, likely


def _in_steps(
    values: tuple[float, ...], odds: tuple[float, ...], steps: int
) -> tuple[int, Float64s]:
    """Lay values on steps; one between two is shared by them so that the mean stays."""
    places = np.array(values) * steps
    below = np.floor(places + ROUNDING).astype(np.int64)
    part = np.maximum(places - below, 0.0)
    first = int(below.min())
    likely = np.zeros(int(below.max()) - first + 2)
    np.add.at(likely, below - first, np.array(odds) * (1 - part))
    np.add.at(likely, below - first + 1, np.array(odds) * part)
    return first, likely if likely[-1] > 0 else likely[:-1]
