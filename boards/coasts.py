"""Tidying coasts on the sheet: fjords closed, spikes worn off, straits widened, islets sunk."""

from __future__ import annotations

import numpy as np
import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from boards.cutting import Owned, dissolve, given, without
from boards.geography import polygons
from boards.plan import Measures

GRID = 0.01
PUDDLE = 14


def tidy(
    territories: dict[str, BaseGeometry], measures: Measures, straits: list[BaseGeometry]
) -> dict[str, BaseGeometry]:
    """Territories with coasts that a pen can follow, simplified, borders still shared."""
    owned = [(owner, part) for owner, whole in territories.items() for part in polygons(whole)]
    land = _worn(shapely.unary_union([part for _, part in owned]), measures)
    owned = without(_moved(owned, land), straits)
    owned = _sunk(dissolve(owned, GRID, PUDDLE), measures)
    return _simplified(dissolve(owned, GRID, PUDDLE), measures.simplify)


def _worn(land: BaseGeometry, measures: Measures) -> BaseGeometry:
    """Land as water and time leave it; what is smaller keeps away from what is larger."""
    settled: list[Polygon] = []
    for island in sorted(polygons(land), key=lambda part: -part.area):
        if island.area < measures.islet / 2:
            break
        rounded = _rounded(island, measures)
        shores = [shapely.buffer(other, measures.strait) for other in _near(rounded, settled)]
        settled += polygons(rounded.difference(shapely.unary_union(shores)))
    return shapely.unary_union(settled)


def _rounded(island: Polygon, measures: Measures) -> BaseGeometry:
    closed = shapely.buffer(island, measures.close, quad_segs=4)
    opened = shapely.buffer(closed, -measures.close - measures.open, quad_segs=4)
    return shapely.buffer(opened, measures.open, quad_segs=4)


def _near(rounded: BaseGeometry, settled: list[Polygon]) -> list[BaseGeometry]:
    around = shapely.box(*shapely.buffer(rounded, 20).bounds)
    return [other.intersection(around) for other in settled if other.intersects(around)]


def _moved(owned: list[Owned], land: BaseGeometry) -> list[Owned]:
    """Owned land after the coast moved."""
    shapely.prepare(land)
    kept = [(owner, part) for owner, old in owned for part in polygons(old.intersection(land))]
    before = shapely.unary_union([part for _, part in owned])
    return kept + given(polygons(land.difference(before)), kept)


def _sunk(territories: dict[str, BaseGeometry], measures: Measures) -> list[Owned]:
    """Without islets, but with something left of every territory."""
    kept = []
    for owner, whole in territories.items():
        parts = sorted(polygons(whole), key=lambda part: -part.area)
        large = [part for part in parts if part.area >= measures.islet]
        kept += [(owner, part) for part in large or parts[:1]]
    return kept


def _simplified(territories: dict[str, BaseGeometry], tolerance: float) -> dict[str, BaseGeometry]:
    coverage = np.array(list(territories.values()), dtype=object)
    if not shapely.coverage_is_valid(coverage):
        raise ValueError("territories overlap or leave gaps")
    return dict(zip(territories, shapely.coverage_simplify(coverage, tolerance), strict=True))
