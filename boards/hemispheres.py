"""Halves of the world for the home page, as old planispheres show them."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Polygon

from boards.geography import polygons, read_land

FILE = Path(__file__).parents[1] / "web" / "src" / "art" / "hemispheres.ts"
CENTRES = {"WEST": -110, "EAST": 70, "AFRICA": 18}
"""The meridian in the middle of each half; none has land at its antipodes."""
RADIUS = 100
STEP = 3
"""Degrees between places on a ring, at most: straight lines become bows."""
DETAIL = 0.45
SMALLEST = 2.5
"""Islands below this many square pixels are left out."""


def write_hemispheres() -> None:
    """Write the land of each half as a path, in a circle around the middle."""
    lines = ["/** The land of some halves of the world, written by boards/hemispheres.py. */"]
    lines.append(f"export const RADIUS = {RADIUS};")
    lines += [f'export const {name} = "{half(lon)}";' for name, lon in CENTRES.items()]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def half(centre: float) -> str:
    """The land within 90 degrees of a place on the equator, in stereographic projection."""
    disc = shapely.Point(0, 0).buffer(RADIUS, quad_segs=64)
    seen = [_projected(land, centre).buffer(0).intersection(disc) for land in read_land()]
    shapes = polygons(shapely.unary_union(seen).simplify(DETAIL))
    return "".join(_path(shape) for shape in shapes if shape.area > SMALLEST)


def _projected(land: Polygon, centre: float) -> Polygon:
    fine = land.segmentize(STEP)
    return Polygon(_stereographic(shapely.get_coordinates(fine.exterior), centre))


def _stereographic(places: NDArray[np.float64], centre: float) -> NDArray[np.float64]:
    lon, lat = np.radians(places[:, 0] - centre), np.radians(places[:, 1])
    cosine = np.maximum(np.cos(lat) * np.cos(lon), math.cos(math.radians(170)))
    scale = RADIUS / (1 + cosine)
    return np.column_stack([scale * np.cos(lat) * np.sin(lon), -scale * np.sin(lat)])


def _path(shape: Polygon) -> str:
    first, *others = [(round(x, 1), round(y, 1)) for x, y in shape.exterior.coords[:-1]]
    text, at = f"M{first[0]:g} {first[1]:g}l", first
    for place in others:
        dx, dy = round(place[0] - at[0], 1), round(place[1] - at[1], 1)
        text += f"{dx:g} {dy:g} "
        at = place
    return text.strip() + "z"
