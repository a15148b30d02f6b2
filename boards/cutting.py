"""Making territories of countries: what is whole, what is cut, and where islands go."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

import shapely
from shapely import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import polygonize

from boards.geography import polygons
from boards.plan import Cut, Piece, Plan

GRID = 1e-5
GAP = 1e-3

Owned = tuple[str, Polygon]


def territories(plan: Plan, countries: dict[str, list[Polygon]]) -> dict[str, BaseGeometry]:
    """The territories of a plan in degrees, its inner waters among them."""
    owned = [piece for name in plan.countries for piece in _whole(plan, name, countries[name])]
    for name, cut in plan.cuts.items():
        owned += _assigned(plan, name, cut, countries[name])
    land = shapely.unary_union([polygon for _, polygon in owned])
    for owner, outline in plan.fills:
        owned += [(owner, part) for part in polygons(Polygon(outline).difference(land))]
    waters = [(water.name, Polygon(water.outline)) for water in plan.waters]
    owned = without(owned, [Polygon(line) for line in plan.straits] + [it for _, it in waters])
    return dissolve(owned + waters, GRID, GAP)


def without(owned: list[Owned], taken: Sequence[BaseGeometry]) -> list[Owned]:
    """Owned polygons where nothing lies that was taken out of them."""
    hole = shapely.unary_union(taken)
    return [(owner, part) for owner, whole in owned for part in polygons(whole.difference(hole))]


def dissolve(owned: Iterable[Owned], grid: float, gap: float) -> dict[str, BaseGeometry]:
    """Each owner's land, with the same points on both sides of a border and no small gaps."""
    exact = [
        (owner, part)
        for owner, polygon in owned
        for part in polygons(shapely.set_precision(polygon, grid))
    ]
    net = shapely.unary_union([polygon.boundary for _, polygon in exact])
    faces = list(polygonize(net))
    settled, empty = _settled(faces, exact)
    settled += given([face for face in empty if face.area < gap], settled)
    parts: dict[str, list[Polygon]] = defaultdict(list)
    for owner, face in settled:
        parts[owner].append(face)
    return {owner: shapely.unary_union(parts[owner]) for owner in sorted(parts)}


def given(land: list[Polygon], owned: list[Owned]) -> list[Owned]:
    """New land, each piece given to whom it touches most."""
    tree = shapely.STRtree([part for _, part in owned])
    out = []
    for new in land:
        touching = sorted(tree.query(new, predicate="intersects"))
        common = {index: owned[index][1].intersection(new).length for index in touching}
        if common:
            out.append((owned[max(common, key=lambda index: common[index])][0], new))
    return out


def _settled(faces: list[Polygon], owned: list[Owned]) -> tuple[list[Owned], list[Polygon]]:
    """The faces that lie in somebody's land, and those that do not."""
    tree = shapely.STRtree([polygon for _, polygon in owned])
    settled, empty = [], []
    for face in faces:
        inside = sorted(tree.query(face.representative_point(), predicate="within"))
        if inside:
            settled.append((owned[inside[0]][0], face))
        else:
            empty.append(face)
    return settled, empty


def _whole(plan: Plan, country: str, parts: list[Polygon]) -> list[Owned]:
    owners = ((_exception(plan, country, part, True), part) for part in parts)
    usual = plan.countries[country]
    return [(usual if to is None else to, part) for to, part in owners if to != ""]


def _exception(plan: Plan, country: str, part: Polygon, island: bool) -> str | None:
    """Where a piece goes against the rule: empty for nowhere, None when the rule holds."""
    inner = part.representative_point()
    for piece in plan.pieces:
        if piece.country == country and (island or not piece.islands) and _within(piece, inner):
            return piece.to
    return None


def _within(piece: Piece, inner: Point) -> bool:
    west, south, east, north = piece.box
    return west <= inner.x <= east and south <= inner.y <= north


def _assigned(plan: Plan, country: str, cut: Cut, parts: list[Polygon]) -> list[Owned]:
    faces = [face for part in parts for face in _faces(part, cut)]
    seeded = [
        (to, face) for to, seed in cut.seeds for face, _ in faces if face.contains(Point(seed))
    ]
    missing = {to for to, _ in cut.seeds} - {to for to, _ in seeded}
    if missing or len({id(face) for _, face in seeded}) < len(seeded):
        raise ValueError(f"{country} is not cut as planned: {sorted(missing) or 'two seeds meet'}")
    owned = []
    for face, island in faces:
        to = _exception(plan, country, face, island)
        if to != "":
            owned.append((to or _nearest(face, seeded), face))
    return owned


def _faces(part: Polygon, cut: Cut) -> list[tuple[Polygon, bool]]:
    """The faces of a part of a country, each with whether it is an island left whole."""
    if not cut.lines or not any(part.contains(Point(seed)) for _, seed in cut.seeds):
        return [(part, True)]
    net = shapely.unary_union([part.boundary, *map(LineString, cut.lines)])
    faces = list(polygonize(net))
    return [(face, False) for face in faces if part.contains(face.representative_point())]


def _nearest(face: Polygon, seeded: list[Owned]) -> str:
    def key(candidate: Owned) -> tuple[float, float]:
        _, other = candidate
        if other is face:
            return (-1, 0)
        common = other.boundary.intersection(face.boundary).length
        return (round(other.distance(face), 4), -common)

    return min(seeded, key=key)[0]
