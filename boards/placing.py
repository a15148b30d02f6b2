"""Where things stand on a board: names, tokens, and the lines across the sea."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import shapely
from shapely import LineString, Point
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from boards.geography import polygons

GAP = 4.0
INLAND = 7.0
SHORTEST = 30.0

Place = tuple[float, float]
Bow = tuple[Place, Place, Place]


@dataclass(frozen=True)
class Seat:
    """Where a territory is named and where its token stands, perhaps beside it."""

    label: Place
    radius: float
    token: Place


def seats(shapes: dict[str, BaseGeometry], token: float, land: BaseGeometry) -> dict[str, Seat]:
    """A seat for every territory; a token that finds no room on its land stands at sea."""
    circles = {name: _largest_circle(shape) for name, shape in shapes.items()}
    roomy = {name for name, (_, radius) in circles.items() if radius >= token - 1}
    taken = [Point(circles[name][0]) for name in sorted(roomy)]
    found = {}
    for name, (label, radius) in sorted(circles.items()):
        place = label if name in roomy else _at_sea(label, token, land, taken)
        taken.append(Point(place))
        found[name] = Seat(label, radius, place)
    return found


def shores(start: BaseGeometry, end: BaseGeometry) -> tuple[Place, Place]:
    """Where the narrowest water between two territories is crossed, a little inland."""
    near, far = nearest_points(start, end)
    reach = max(INLAND, (SHORTEST - near.distance(far)) / 2)
    return _moved(near, far, -reach), _moved(far, near, -reach)


def arch(start: Place, end: Place, bend: float) -> Bow:
    """A gentle bow from one place to another, to the right or to the left of the straight line."""
    x, y = end[0] - start[0], end[1] - start[1]
    middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    return start, (middle[0] - y * bend, middle[1] + x * bend), end


def _largest_circle(shape: BaseGeometry) -> tuple[Place, float]:
    """The middle and radius of the largest circle inside the largest part."""
    largest = max(polygons(shape), key=lambda part: part.area)
    spoke = shapely.maximum_inscribed_circle(largest, 0.25)
    x, y = spoke.coords[0]
    return (round(x, 1), round(y, 1)), round(spoke.length, 1)


def _at_sea(label: Place, token: float, land: BaseGeometry, taken: list[Point]) -> Place:
    """The nearest place where a token touches neither land nor another token."""
    for place in _spiral(label):
        spot = Point(place)
        if land.distance(spot) >= token + GAP and all(
            spot.distance(other) >= 2 * token + GAP for other in taken
        ):
            return place
    raise ValueError(f"no room at sea near {label}")


def _spiral(middle: Place) -> Iterator[Place]:
    for distance in range(2, 160, 2):
        for step in range(48):
            angle = math.tau * step / 48
            x = middle[0] + distance * math.cos(angle)
            y = middle[1] + distance * math.sin(angle)
            yield round(x, 1), round(y, 1)


def _moved(point: Point, other: Point, by: float) -> Place:
    """A point moved towards another, or away from it when by is negative."""
    line = LineString([point, other])
    if line.length == 0:
        return point.x, point.y
    share = by / line.length
    return point.x + (other.x - point.x) * share, point.y + (other.y - point.y) * share
