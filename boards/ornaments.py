"""What makes a map of a plan: lines along the coast, lakes, rivers, the graticule."""

from __future__ import annotations

from collections.abc import Iterable

import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from boards.curves import Points, along, around, rounded
from boards.geography import lines, polygons
from boards.projecting import Sheet

WATER_LINES = (4.5, 10.0, 17.0)
CIRCLES = (-66.56, -23.44, 0.0, 23.44, 66.56)
LAKE = 26.0
RIVER = 110.0


def water_lines(land: BaseGeometry, frame: Polygon) -> list[str]:
    """Path data of the lines that an engraver draws along a coast, nearest first."""
    return [_water_line(land, distance, frame) for distance in WATER_LINES]


def lakes(found: Iterable[Polygon], sheet: Sheet, land: BaseGeometry) -> list[Polygon]:
    """The lakes on the land of a sheet that are large enough to see, as they are drawn."""
    placed = [part for lake in found for part in polygons(sheet.place(lake))]
    inner = shapely.buffer(land, -0.5)
    seen = [lake for lake in placed if lake.area > LAKE and inner.contains(lake)]
    rings = [_ring(lake, 0.9) for lake in seen]
    return [Polygon(around(ring).flat()) for ring in rings if len(ring) > 2]


def rivers(found: Iterable[LineString], sheet: Sheet, land: BaseGeometry) -> str:
    """Path data of the long rivers of a sheet."""
    inner = shapely.buffer(land, -1)
    near = shapely.line_merge(shapely.union_all([sheet.place(river) for river in found]))
    kept = [part for river in lines(near) for part in lines(river.intersection(inner))]
    return "".join(_open(river, 0.9) for river in sorted(kept, key=_corner) if river.length > RIVER)


def rings(shapes: Iterable[Polygon]) -> str:
    """Path data of simple shapes."""
    outlines = [_ring(shape, 0.25) for shape in shapes]
    return "".join(around(ring).path(closed=True) for ring in outlines)


def graticule(sheet: Sheet, frame: Polygon, step: int, seam: float) -> str:
    """Path data of meridians and parallels."""
    meridians = [
        LineString([(longitude, -85), (longitude, 85)])
        for longitude in range(-180, 211, step)
        if seam - 20 <= longitude <= seam + 380
    ]
    parallels = [_parallel(latitude, seam) for latitude in range(-75, 76, step)]
    return "".join(_clipped(_on(sheet, line), frame) for line in meridians + parallels)


def circles(sheet: Sheet, frame: Polygon, seam: float) -> str:
    """Path data of the equator, the tropics and the polar circles."""
    return "".join(_clipped(_on(sheet, _parallel(latitude, seam)), frame) for latitude in CIRCLES)


def _water_line(land: BaseGeometry, distance: float, frame: Polygon) -> str:
    shore = shapely.buffer(land, distance, quad_segs=6)
    rings = [ring for part in polygons(shore) for ring in (part.exterior, *part.interiors)]
    long = [LineString(ring.coords) for ring in rings if ring.length > 8 * distance]
    return "".join(_clipped(ring, frame, 0.7 + 0.04 * distance, 1) for ring in long)


def _ring(shape: Polygon, tolerance: float) -> Points:
    outer, *_ = polygons(shape.simplify(tolerance))
    return rounded(outer.exterior.coords[:-1])


def _parallel(latitude: float, seam: float) -> LineString:
    return LineString([(seam - 25, latitude), (seam + 385, latitude)])


def _on(sheet: Sheet, line: LineString) -> LineString:
    (placed,) = lines(sheet.place(line, 2))
    return placed


def _clipped(line: LineString, frame: Polygon, tolerance: float = 0.6, grid: float = 0.2) -> str:
    if line.is_closed and frame.contains(line):
        ring = rounded(line.simplify(tolerance).coords[:-1], grid)
        return around(ring).path(closed=True) if len(ring) > 2 else ""
    inside = lines(shapely.line_merge(line.intersection(frame)))
    return "".join(_open(part, tolerance, grid) for part in inside)


def _open(line: LineString, tolerance: float, grid: float = 0.2) -> str:
    points: Points = rounded(line.simplify(tolerance).coords, grid)
    return along(points).path() if len(points) > 1 else ""


def _corner(line: LineString) -> tuple[float, ...]:
    return line.bounds
