"""A finished sheet: all that a client needs to draw a board, as plain data."""

from __future__ import annotations

import math
from typing import Any

import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from boards import ornaments
from boards.coasts import tidy
from boards.curves import Curve, Point
from boards.cutting import territories
from boards.geography import Atlas, read_atlas
from boards.mesh import Mesh
from boards.placing import Bow, Seat, arch, seats, shores
from boards.plan import DECOR, Place, Plan, read_components, read_plan
from boards.projecting import Sheet, fit
from boards.tints import tints

FRAME = 20.0
BEND = 0.14


def make_sheet(name: str) -> dict[str, Any]:
    """The sheet of a board, made from its plan and the geography."""
    plan, components = read_plan(name), read_components(name)
    atlas = read_atlas(plan.seam)
    degrees = territories(plan, atlas.countries)
    sheet = fit(degrees.values(), plan.projection, plan.measures)
    return _Drawing(plan, components, atlas, sheet, _mesh(plan, degrees, sheet)).data()


def _mesh(plan: Plan, degrees: dict[str, BaseGeometry], sheet: Sheet) -> Mesh:
    placed = {owner: shapely.make_valid(sheet.place(shape)) for owner, shape in degrees.items()}
    straits = [shapely.make_valid(sheet.place(Polygon(outline))) for outline in plan.straits]
    waters = {water.name for water in plan.waters}
    return Mesh(tidy(placed, plan.measures, straits), waters)


class _Drawing:
    """One board on its way to a sheet."""

    def __init__(
        self, plan: Plan, components: dict[str, Any], atlas: Atlas, sheet: Sheet, mesh: Mesh
    ) -> None:
        self.plan, self.components, self.atlas = plan, components, atlas
        self.sheet, self.mesh = sheet, mesh
        self.names = [territory["id"] for territory in components["territories"]]
        self.tints = tints(components)
        self.flat = {name: mesh.flat(shape) for name, shape in mesh.shapes.items()}
        self.land = mesh.flat(mesh.union(mesh.shapes))
        self.frame = shapely.box(FRAME, FRAME, sheet.width - FRAME, sheet.height - FRAME)

    def data(self) -> dict[str, Any]:
        placed = seats(
            {name: self.flat[name] for name in self.names}, self.plan.measures.token, self.land
        )
        return {
            "name": self.plan.name,
            "viewBox": [0, 0, self.sheet.width, self.sheet.height],
            "token": self.plan.measures.token,
            "territories": {name: self._territory(name, placed[name]) for name in self.names},
            "continents": self._continents(),
            "waters": {
                water.name: {"kind": water.kind, "d": self._outline([water.name])}
                for water in self.plan.waters
            },
            "decor": self._outline([DECOR]),
            "borders": self.mesh.borders(set(self.names)),
            "sea": self._sea(),
            "ties": self._ties(),
            **self._ornaments(),
        }

    def _territory(self, name: str, seat: Seat) -> dict[str, Any]:
        place = {
            "d": self._outline([name]),
            "label": seat.label,
            "radius": seat.radius,
            "tint": self.tints[name],
        }
        if seat.token == seat.label:
            return {**place, "token": seat.token}
        return {**place, "token": seat.token, "leader": self._leader(seat)}

    def _leader(self, seat: Seat) -> list[Point]:
        """From the edge of a token at sea to the land that it stands for."""
        x, y = seat.label[0] - seat.token[0], seat.label[1] - seat.token[1]
        share = self.plan.measures.token / math.hypot(x, y)
        edge = (round(seat.token[0] + x * share, 1), round(seat.token[1] + y * share, 1))
        return [edge, seat.label]

    def _outline(self, names: list[str]) -> str:
        return self.mesh.outline(self.mesh.union(names))

    def _continents(self) -> dict[str, str]:
        if "continents" not in self.components:
            waters = [water.name for water in self.plan.waters]
            return {self.plan.name: self._outline(self.names + waters)}
        of = {it["id"]: it["continent"] for it in self.components["territories"]}
        return {
            continent["id"]: self._outline([it for it in self.names if of[it] == continent["id"]])
            for continent in self.components["continents"]
        }

    def _sea(self) -> list[dict[str, Any]]:
        pairs = self.components.get("edges", {}).get("sea", [])
        return [{"between": [a, b], "d": self._sea_line(a, b)} for a, b in pairs]

    def _sea_line(self, a: str, b: str) -> str:
        if {a, b} == self.plan.around.keys():
            return self._around(a, b)
        route = self.plan.routes.get(frozenset((a, b)))
        if route is None:
            start, end = shores(self.flat[a], self.flat[b])
        else:
            start, end = self._anchor(route[a]), self._anchor(route[b])
        bows = [arch(start, end, bend) for bend in (BEND, -BEND)]
        return _bow(*min(bows, key=self._ashore))

    def _ashore(self, bow: Bow) -> float:
        start, control, end = bow
        return LineString(Curve(start, [(control, end)]).flat(12)).intersection(self.land).length

    def _around(self, west: str, east: str) -> str:
        """The line that leaves one edge of the sheet and comes back at the other."""
        (x, y), (far, high) = (self._anchor(self.plan.around[name]) for name in (west, east))
        level = (y + high) / 2
        edge = self.sheet.width - FRAME
        leaving = _bow((x, y), ((x + FRAME) / 2, y), (FRAME, level))
        return leaving + _bow((edge, level), ((edge + far) / 2, high), (far, high))

    def _anchor(self, place: Place) -> Point:
        (point,) = self.sheet.place(shapely.Point(place)).coords
        return (point[0], point[1])

    def _ties(self) -> list[dict[str, Any]]:
        """Where parts of one territory lie apart and are tied by a line."""
        return [
            {
                "territory": tie.territory,
                "d": _bow(*arch(self._anchor(tie.start), self._anchor(tie.end), BEND)),
            }
            for tie in self.plan.ties
        ]

    def _ornaments(self) -> dict[str, Any]:
        own = [Polygon(outline) for outline in self.plan.lakes]
        lakes = ornaments.lakes(self.atlas.lakes + own, self.sheet, self.land)
        dry = self.land.difference(shapely.unary_union(lakes))
        step = 20 if self.plan.name == "world" else 10
        return {
            "lakes": ornaments.rings(lakes),
            "rivers": ornaments.rivers(self.atlas.rivers, self.sheet, dry),
            "waterLines": ornaments.water_lines(self.land, self.frame),
            "graticule": ornaments.graticule(self.sheet, self.frame, step, self.plan.seam),
            "circles": ornaments.circles(self.sheet, self.frame, self.plan.seam),
        }


def _bow(start: Point, control: Point, end: Point) -> str:
    first, bend, last = ((round(x, 1), round(y, 1)) for x, y in (start, control, end))
    return Curve(first, [(bend, last)]).path()
