"""Drawing with a steady pen: points become quadratic curves, and curves become path data."""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

Point = tuple[float, float]
Points = list[Point]

RULED = 22.0
SWING = 2.3


@dataclass(frozen=True)
class Curve:
    """A start, and bows that follow each other: the control point and the end of each."""

    start: Point
    bows: list[tuple[Point, Point]]

    def path(self, closed: bool = False) -> str:
        """The curve as path data."""
        out, at = [f"M{_numbers([self.start])}"], self.start
        mirrored: Point | None = None
        for control, end in self.bows:
            # SVG mirrors the last control point by itself: half the numbers need not be written.
            known = mirrored is not None and math.dist(mirrored, control) < 0.001
            given = [end] if known else [control, end]
            out.append("qt"[known] + _numbers([_from(at, point) for point in given]))
            at, mirrored = end, (2 * end[0] - control[0], 2 * end[1] - control[1])
        return "".join(out) + ("Z" if closed else "")

    def flat(self, steps: int = 4) -> Points:
        """Points on the curve, for measuring."""
        out, at = [self.start], self.start
        for control, end in self.bows:
            out += [_on_bow(at, control, end, step / steps) for step in range(1, steps + 1)]
            at = end
        return out


def along(points: Points) -> Curve:
    """A smooth curve along points, from the first to the last."""
    if len(points) == 2:
        return Curve(points[0], [(middle(*points), points[1])])
    ends = [middle(a, b) for a, b in pairwise(points[1:-1])]
    return Curve(points[0], list(zip(points[1:-1], [*ends, points[-1]], strict=True)))


def around(ring: Points) -> Curve:
    """A smooth closed curve around a ring of points, none of them twice."""
    ends = [middle(a, b) for a, b in zip(ring, ring[1:] + ring[:1], strict=True)]
    return Curve(ends[-1], list(zip(ring, ends, strict=True)))


def wander(points: Points) -> Points:
    """A border without ruled stretches: long steps get small bends that are always the same."""
    out = points[:1]
    for start, end in pairwise(points):
        out += [*_bends(start, end), end]
    return out


def middle(a: Point, b: Point) -> Point:
    """The point halfway."""
    return (round((a[0] + b[0]) / 2, 2), round((a[1] + b[1]) / 2, 2))


def rounded(points: Iterable[tuple[float, ...]], grid: float = 0.2) -> Points:
    """Points on a grid, none twice in a row: halfway between two of them has one decimal."""
    out: Points = []
    for x, y in points:
        point = (round(round(x / grid) * grid, 1) + 0.0, round(round(y / grid) * grid, 1) + 0.0)
        if not out or out[-1] != point:
            out.append(point)
    return out


def _bends(start: Point, end: Point) -> Points:
    x, y = end[0] - start[0], end[1] - start[1]
    length = math.hypot(x, y)
    if length < RULED:
        return []
    count = int(length / RULED * 2)
    tune = zlib.crc32(repr((start, end)).encode()) / 2**32 * math.tau
    bends = []
    for index in range(1, count):
        part = index / count
        swing = math.sin(1.2 * index + tune) + 0.8 * math.sin(0.5 * index + 2 * tune)
        away = SWING * swing * min(1.0, 3 * part, 3 * (1 - part)) / length
        bends.append((start[0] + x * part - y * away, start[1] + y * part + x * away))
    return rounded(bends)


def _on_bow(start: Point, control: Point, end: Point, part: float) -> Point:
    first, second, third = (1 - part) ** 2, 2 * part * (1 - part), part**2
    return (
        first * start[0] + second * control[0] + third * end[0],
        first * start[1] + second * control[1] + third * end[1],
    )


def _from(at: Point, point: Point) -> Point:
    return (point[0] - at[0], point[1] - at[1])


def _numbers(points: list[Point]) -> str:
    text = ""
    for number in (_number(value) for point in points for value in point):
        text += number if number.startswith("-") or not text else f" {number}"
    return text


def _number(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".").replace("-0.", "-.")
    if text in ("-0", "0"):
        return "0"
    return text[1:] if text.startswith("0.") else text
