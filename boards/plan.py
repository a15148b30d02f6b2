"""What a person decided about a board: whole countries, cuts, projection, measures."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PLANS = Path(__file__).parent / "plans"
COMPONENTS = Path(__file__).parents[1] / "planisphere" / "boards"
DECOR = "decor"

Place = tuple[float, float]
Line = tuple[Place, ...]


@dataclass(frozen=True)
class Cut:
    """How one country is cut: lines a little longer than it, and a place in each part."""

    lines: tuple[Line, ...]
    seeds: tuple[tuple[str, Place], ...]


@dataclass(frozen=True)
class Piece:
    """Where pieces of a country go that lie in a box; nowhere when to is empty."""

    country: str
    box: tuple[float, float, float, float]
    to: str
    islands: bool


@dataclass(frozen=True)
class Water:
    """A lake or marsh that keeps apart the territories around it."""

    name: str
    kind: str
    outline: Line


@dataclass(frozen=True)
class Tie:
    """A line between two parts of one territory that lie apart."""

    territory: str
    start: Place
    end: Place


@dataclass(frozen=True)
class Measures:
    """The sizes of a sheet, in its own pixels."""

    width: float
    margin: float
    islet: float
    simplify: float
    close: float
    open: float
    strait: float
    token: float


@dataclass(frozen=True)
class Plan:
    """All that was decided about one board."""

    name: str
    seam: float
    measures: Measures
    projection: dict[str, Any]
    countries: dict[str, str]
    cuts: dict[str, Cut]
    pieces: tuple[Piece, ...]
    straits: tuple[Line, ...]
    waters: tuple[Water, ...]
    fills: tuple[tuple[str, Line], ...]
    lakes: tuple[Line, ...]
    around: dict[str, Place]
    ties: tuple[Tie, ...]
    routes: dict[frozenset[str], dict[str, Place]]


def read_plan(name: str) -> Plan:
    """The plan of a board by its name: world or africa."""
    text = tomllib.loads((PLANS / f"{name}.toml").read_text(encoding="utf-8"))
    return Plan(
        name=name,
        seam=text["seam"],
        measures=Measures(**{field: text[field] for field in Measures.__annotations__}),
        projection=text["projection"],
        countries={country: to for to, whole in text["countries"].items() for country in whole},
        cuts={country: _cut(cut) for country, cut in text["cuts"].items()},
        pieces=tuple(_piece(piece) for piece in text.get("pieces", [])),
        straits=tuple(_line(outline) for outline in text.get("straits", {}).values()),
        waters=tuple(
            Water(name, water["kind"], _line(water["outline"]))
            for name, water in text.get("waters", {}).items()
        ),
        fills=tuple((fill["to"], _line(fill["outline"])) for fill in text.get("fills", [])),
        lakes=tuple(_line(outline) for outline in text.get("lakes", {}).values()),
        around={name: _place(anchor) for name, anchor in text.get("around", {}).items()},
        ties=tuple(
            Tie(tie["territory"], _place(tie["start"]), _place(tie["end"]))
            for tie in text.get("ties", [])
        ),
        routes={
            frozenset(route): {name: _place(anchor) for name, anchor in route.items()}
            for route in text.get("routes", [])
        },
    )


def read_components(name: str) -> dict[str, Any]:
    """The board as the games know it: territories, neighbours, sea lines."""
    file = {"world": "earth.toml", "africa": "africa.toml"}[name]
    return tomllib.loads((COMPONENTS / file).read_text(encoding="utf-8"))


def land_pairs(components: dict[str, Any]) -> set[frozenset[str]]:
    """The pairs of territories that border each other by land, as the games know them."""
    pairs = [frozenset(pair) for pair in components.get("edges", {}).get("land", [])]
    for territory in components["territories"]:
        pairs += [frozenset((territory["id"], other)) for other in territory.get("borders", [])]
    return set(pairs)


def _place(place: list[float]) -> Place:
    longitude, latitude = place
    return (longitude, latitude)


def _line(places: list[list[float]]) -> Line:
    return tuple(_place(place) for place in places)


def _cut(cut: dict[str, Any]) -> Cut:
    seeds = [(to, place) for to, places in cut["seeds"].items() for place in _line(places)]
    return Cut(tuple(_line(line) for line in cut["lines"]), tuple(seeds))


def _piece(piece: dict[str, Any]) -> Piece:
    west, south, east, north = piece["box"]
    return Piece(
        piece["country"],
        (west, south, east, north),
        piece.get("to", ""),
        piece.get("islands", False),
    )
