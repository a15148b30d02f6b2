"""Outlines that share their arcs, so that both sides of a border are one and the same curve."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import pairwise

import numpy as np
import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from boards.curves import Curve, Point, Points, along, around, rounded, wander
from boards.geography import polygons

Segment = frozenset[Point]


class Mesh:
    """The simplified territories of a sheet, and the arcs between them."""

    def __init__(self, territories: dict[str, BaseGeometry], waters: set[str]) -> None:
        self.shapes = {owner: _rounded(whole) for owner, whole in territories.items()}
        self._waters = waters
        self._owners: dict[Segment, set[str]] = defaultdict(set)
        for owner, shape in self.shapes.items():
            for segment in _segments(shape):
                self._owners[segment].add(owner)
        degrees = Counter(point for segment in self._owners for point in segment)
        self._nodes = {point for point, degree in degrees.items() if degree != 2}

    def union(self, owners: Iterable[str]) -> BaseGeometry:
        """The shape that several owners have together."""
        shapes = np.array([self.shapes[owner] for owner in owners], dtype=object)
        return shapely.coverage_union_all(shapes)

    def outline(self, shape: BaseGeometry) -> str:
        """Path data of the rings of a shape made of whole territories."""
        return "".join(self._ring(ring).path(closed=True) for ring in _rings(shape))

    def flat(self, shape: BaseGeometry) -> BaseGeometry:
        """A shape made of whole territories as it is drawn, in short straight lines."""
        parts = []
        for part in polygons(shape):
            outer, *holes = [self._ring(ring).flat() for ring in _rings(part)]
            parts.append(Polygon(outer, holes))
        return shapely.unary_union(parts)

    def borders(self, owners: set[str]) -> str:
        """Path data of the borders between owners, each once."""
        arcs = {
            min(tuple(arc), tuple(arc[::-1]))
            for owner in owners
            for ring in _rings(self.shapes[owner])
            for arc in self._arcs(ring)
            if len(self._sides(arc) & owners) == 2
        }
        return "".join(self._curve(list(arc)).path() for arc in sorted(arcs))

    def _ring(self, ring: Points) -> Curve:
        arcs = self._arcs(ring)
        if arcs == [ring]:
            return around(ring)
        curves = [self._curve(arc) for arc in arcs]
        return Curve(curves[0].start, [bow for curve in curves for bow in curve.bows])

    def _arcs(self, ring: Points) -> list[Points]:
        """The stretches of a ring between points where more than two borders meet."""
        stops = [index for index, point in enumerate(ring) if point in self._nodes]
        if not stops:
            return [ring]
        turned = ring[stops[0] :] + ring[: stops[0]] + [ring[stops[0]]]
        stops = [stop - stops[0] for stop in stops] + [len(ring)]
        return [turned[a : b + 1] for a, b in pairwise(stops)]

    def _curve(self, arc: Points) -> Curve:
        """An arc as it is drawn, alike from both sides."""
        sides = self._sides(arc)
        if len(sides) < 2 or sides & self._waters:
            return along(arc)
        if arc[::-1] < arc:
            return along(wander(arc[::-1])[::-1])
        return along(wander(arc))

    def _sides(self, arc: Points) -> set[str]:
        return self._owners[frozenset(arc[:2])]


def _rounded(whole: BaseGeometry) -> BaseGeometry:
    parts = []
    for part in polygons(whole):
        rings = [rounded(ring.coords) for ring in (part.exterior, *part.interiors)]
        outer, *holes = rings
        if len(set(outer)) > 2:
            parts.append(Polygon(outer, [hole for hole in holes if len(set(hole)) > 2]))
    return shapely.MultiPolygon(parts)


def _rings(shape: BaseGeometry) -> Iterator[Points]:
    for part in polygons(shape):
        for ring in (part.exterior, *part.interiors):
            yield [(x, y) for x, y in ring.coords[:-1]]


def _segments(shape: BaseGeometry) -> Iterator[Segment]:
    for ring in _rings(shape):
        for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
            yield frozenset((a, b))
