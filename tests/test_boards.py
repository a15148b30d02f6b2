"""The sheets that clients draw say the same as the boards that the games are played on."""

from __future__ import annotations

import gzip
import json
import math
import re
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from boards import survey

ROOT = Path(__file__).parents[1]
SHEETS = ROOT / "web" / "src" / "boards"
COMPONENTS = {"world": "earth.toml", "africa": "africa.toml"}
LIMITS = {"world": 60_000, "africa": 30_000}
BOARDS = tuple(COMPONENTS)


def sheet(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((SHEETS / f"{name}.json").read_text(encoding="utf-8"))
    return loaded


def components(name: str) -> dict[str, Any]:
    file = ROOT / "planisphere" / "boards" / COMPONENTS[name]
    return tomllib.loads(file.read_text(encoding="utf-8"))


def land_pairs(name: str) -> set[frozenset[str]]:
    board = components(name)
    if name == "world":
        return {frozenset(pair) for pair in board["edges"]["land"]}
    return {
        frozenset((territory["id"], other))
        for territory in board["territories"]
        for other in territory["borders"]
    }


def crosses(point: tuple[float, float], ring: list[tuple[float, float]]) -> bool:
    """Whether a ray from a point to the right leaves a ring more often than it enters."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            inside = not inside
    return inside


def contains(d: str, point: tuple[float, float]) -> bool:
    return sum(crosses(point, ring) for ring in survey.polygon(d)) % 2 == 1


def shore_distance(d: str, point: tuple[float, float]) -> float:
    return min(math.dist(point, place) for ring in survey.polygon(d, 8) for place in ring)


@pytest.mark.parametrize("name", BOARDS)
def test_every_territory_is_drawn_and_nothing_else(name: str) -> None:
    expected = [territory["id"] for territory in components(name)["territories"]]
    assert list(sheet(name)["territories"]) == expected


@pytest.mark.parametrize("name", BOARDS)
def test_land_neighbours_are_those_of_the_game(name: str) -> None:
    assert survey.neighbours(sheet(name)) == land_pairs(name)


@pytest.mark.parametrize("name", BOARDS)
def test_no_other_territories_touch_even_a_little(name: str) -> None:
    board = sheet(name)
    touching = {pair for pair in survey.borders(board) if pair <= board["territories"].keys()}
    assert touching == land_pairs(name)


def test_coasts_of_africa_are_those_of_the_game() -> None:
    lengths = survey.coasts(sheet("africa"))
    expected = {it["id"] for it in components("africa")["territories"] if it["coastal"]}
    assert {name for name, length in lengths.items() if length > 0} == expected
    assert min(lengths[name] for name in expected) > 20


def test_a_lake_and_a_marsh_keep_apart_what_does_not_border() -> None:
    board = sheet("africa")
    shores = {
        water: {min(pair - {water}) for pair in survey.borders(board) if water in pair}
        for water in board["waters"]
    }
    assert shores["lac-albert"] == {"congo", "khartoum", "oubangui", "ouganda"}
    assert shores["okavango"] == {
        "angola",
        "bechuanaland",
        "katanga",
        "rhodesie",
        "sud-ouest-africain",
    }


def test_sea_lines_are_those_of_the_game() -> None:
    drawn = [frozenset(line["between"]) for line in sheet("world")["sea"]]
    assert sorted(map(sorted, drawn)) == sorted(map(sorted, components("world")["edges"]["sea"]))
    assert sheet("africa")["sea"] == []


def test_sea_lines_start_and_end_at_their_territories() -> None:
    board = sheet("world")
    for line in board["sea"]:
        subpaths = list(survey.bows(line["d"]))
        ends = [(x / 100, y / 100) for x, y in (subpaths[0][0][0], subpaths[-1][-1][2])]
        for name, end in zip(line["between"], ends, strict=True):
            outline = board["territories"][name]["d"]
            assert contains(outline, end) or shore_distance(outline, end) < 9, line["between"]


def test_the_line_around_the_world_leaves_both_edges_at_one_height() -> None:
    board = sheet("world")
    (line,) = [it for it in board["sea"] if set(it["between"]) == {"alaska", "kamchatka"}]
    leaving, coming = survey.bows(line["d"])
    (west, height), (east, same) = leaving[-1][2], coming[0][0]
    assert height == same
    assert west < 3000 < board["viewBox"][2] * 100 - 3000 < east
    assert len([it for it in board["sea"] if it["d"].count("M") > 1]) == 1


@pytest.mark.parametrize("name", BOARDS)
def test_labels_stand_in_their_territories_with_the_room_that_is_said(name: str) -> None:
    for slug, territory in sheet(name)["territories"].items():
        assert contains(territory["d"], territory["label"]), slug
        assert abs(shore_distance(territory["d"], territory["label"]) - territory["radius"]) < 1


@pytest.mark.parametrize("name", BOARDS)
def test_tokens_stand_apart_on_their_land_or_at_sea_with_a_leader(name: str) -> None:
    board = sheet(name)
    territories = board["territories"]
    for a, b in combinations(territories.values(), 2):
        assert math.dist(a["token"], b["token"]) >= 2 * board["token"]
    for slug, territory in territories.items():
        here = [it for it in territories if contains(territories[it]["d"], territory["token"])]
        assert here == ([] if "leader" in territory else [slug])


@pytest.mark.parametrize("name", BOARDS)
def test_tokens_stay_within_the_frame(name: str) -> None:
    board = sheet(name)
    _, _, width, height = board["viewBox"]
    reach = board["token"] + 20
    for territory in board["territories"].values():
        x, y = territory["token"]
        assert reach <= x <= width - reach
        assert reach <= y <= height - reach


@pytest.mark.parametrize("name", BOARDS)
def test_sheets_are_small_enough_to_send(name: str) -> None:
    text = (SHEETS / f"{name}.json").read_bytes()
    assert len(gzip.compress(text, 9)) < LIMITS[name]
    assert re.search(rb"\.\d{3}", text) is None


def test_continents_are_outlined_where_the_game_has_them() -> None:
    continents = [continent["id"] for continent in components("world")["continents"]]
    assert list(sheet("world")["continents"]) == continents
    assert list(sheet("africa")["continents"]) == ["africa"]
