"""What can be read off a finished sheet: who borders whom, and who has a coast."""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations
from typing import Any

LEAST_BORDER = 10.0

Point = tuple[int, int]
Bow = tuple[frozenset[Point], Point]

_STEP = re.compile(r"[Mqt][^Mqt]*")
_NUMBER = re.compile(r"-?\d*\.?\d+")


def bows(d: str) -> Iterator[list[tuple[Point, Point, Point]]]:
    """The subpaths of path data, as bows in hundredths of a pixel: start, control, end."""
    for subpath in d.split("M")[1:]:
        start, *steps = _STEP.findall("M" + subpath)
        at = control = _points(start)[0]
        out = []
        for step in steps:
            *given, last = (_add(at, point) for point in _points(step))
            control = given[0] if given else (2 * at[0] - control[0], 2 * at[1] - control[1])
            out.append((at, control, last))
            at = last
        yield out


def polygon(d: str, steps: int = 4) -> list[list[tuple[float, float]]]:
    """The subpaths of path data as points on them, in pixels."""
    rings = []
    for subpath in bows(d):
        parts = [(bow, step / steps) for bow in subpath for step in range(steps)]
        rings.append([_on(bow, part) for bow, part in parts])
    return rings


def borders(sheet: dict[str, Any]) -> dict[frozenset[str], float]:
    """How long each pair of territories or waters runs side by side, in pixels."""
    lengths: dict[frozenset[str], float] = defaultdict(float)
    for bow, owners in _owners(sheet).items():
        for pair in combinations(sorted(owners), 2):
            lengths[frozenset(pair)] += _length(bow)
    return lengths


def neighbours(sheet: dict[str, Any]) -> set[frozenset[str]]:
    """The pairs of territories with enough border to be seen."""
    names = sheet["territories"].keys()
    found = borders(sheet).items()
    return {pair for pair, length in found if pair <= names and length >= LEAST_BORDER}


def coasts(sheet: dict[str, Any]) -> dict[str, float]:
    """How long the coast of each territory is, in pixels."""
    lengths = dict.fromkeys(sheet["territories"], 0.0)
    for bow, owners in _owners(sheet).items():
        if len(owners) == 1 and owners <= lengths.keys():
            lengths[min(owners)] += _length(bow)
    return lengths


def _owners(sheet: dict[str, Any]) -> dict[Bow, set[str]]:
    owners: dict[Bow, set[str]] = defaultdict(set)
    for kind in ("territories", "waters"):
        for name, shape in sheet[kind].items():
            for start, control, end in (bow for subpath in bows(shape["d"]) for bow in subpath):
                owners[(frozenset((start, end)), control)].add(name)
    return owners


def _points(text: str) -> list[Point]:
    numbers = [round(float(number) * 100) for number in _NUMBER.findall(text)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _add(a: Point, b: Point) -> Point:
    return (a[0] + b[0], a[1] + b[1])


def _length(bow: Bow) -> float:
    ends, _ = bow
    return math.dist(*ends) / 100 if len(ends) == 2 else 0.0


def _on(bow: tuple[Point, Point, Point], part: float) -> tuple[float, float]:
    first, second, third = (1 - part) ** 2, 2 * part * (1 - part), part**2
    start, control, end = bow
    return (
        (first * start[0] + second * control[0] + third * end[0]) / 100,
        (first * start[1] + second * control[1] + third * end[1]) / 100,
    )
