"""Africa 1880: the board, and what of it is attested."""

from __future__ import annotations

import pytest

from tests.rules.africa_table import (
    BOARD,
    BORDERS,
    COAST,
    LAND,
    POWERS,
    SQUARES,
    TERRITORIES,
    begin,
    sit,
)

STARTS = {
    "great-britain": "alexandrie",
    "france": "alger",
    "germany": "dahomey",
    "italy": "mogadiscio",
    "netherlands": "cape-town",
    "belgium": "angola",
}


def test_there_are_thirty_two_territories() -> None:
    assert len(LAND) == len(set(LAND)) == 32


@pytest.mark.rule("A13")
def test_the_territories_are_in_alphabetical_order() -> None:
    assert sorted(LAND) == LAND


@pytest.mark.rule("A10")
def test_there_are_as_many_squares_as_developments() -> None:
    assert sum(SQUARES.values()) == 88
    assert set(SQUARES.values()) == {1, 2, 3, 4}


@pytest.mark.rule("A6")
def test_borders_go_both_ways() -> None:
    for land, others in BORDERS.items():
        assert land not in others
        assert len(set(others)) == len(others)
        for other in others:
            assert land in BORDERS[other]


@pytest.mark.rule("A6")
def test_there_are_seventy_two_borders_and_africa_is_one() -> None:
    assert sum(map(len, BORDERS.values())) == 2 * 72
    reached, ahead = {LAND[0]}, [LAND[0]]
    while ahead:
        new = set(BORDERS[ahead.pop()]) - reached
        reached |= new
        ahead += new
    assert reached == set(LAND)


@pytest.mark.rule("A2", "A7")
def test_eighteen_territories_are_coastal_and_the_starts_among_them() -> None:
    assert len(COAST) == 18
    assert set(STARTS.values()) <= set(COAST)


@pytest.mark.rule("A2")
def test_only_the_names_of_the_six_starts_are_attested() -> None:
    marks = {territory["id"]: territory["name"] for territory in TERRITORIES}
    assert {land for land, mark in marks.items() if mark == "attested"} == set(STARTS.values())
    assert set(marks.values()) == {"attested", "ours"}


def test_the_board_says_where_its_facts_come_from() -> None:
    provenance = BOARD["provenance"]
    assert set(provenance) == {"booklet", "other_sources", "ours", "uncertain"}
    for word in ("coastal", "borders", "squares"):
        assert word in provenance["ours"]
    assert "start" in provenance["uncertain"]


@pytest.mark.rule("A1", "A2")
def test_the_powers_are_in_order_with_their_starts() -> None:
    assert tuple(power["id"] for power in BOARD["powers"]) == POWERS
    assert {power["id"]: power["historical_start"] for power in BOARD["powers"]} == STARTS


def test_the_colours_of_the_booklet() -> None:
    colours = {power["id"]: power["colour"] for power in BOARD["powers"]}
    assert colours["great-britain"] == "red"
    assert colours["germany"] == "black"
    assert colours["netherlands"] == "yellow"
    assert colours["france"] == "blue"
    assert len(set(colours.values())) == 6


@pytest.mark.rule("A3")
def test_the_years() -> None:
    assert BOARD["years"] == [1880, 1885, 1890, 1895, 1900, 1905, 1910, 1914]


@pytest.mark.rule("A13", "A20")
def test_the_pieces() -> None:
    assert BOARD["presences"] == 22
    assert BOARD["colonies"] == 22


@pytest.mark.rule("A6")
@pytest.mark.parametrize("land", LAND)
def test_a_presence_may_explore_each_bordering_territory_and_no_other(land: str) -> None:
    match = sit({"france": land, "germany": "", "italy": ""})
    targets = [action for action in match.legal(0) if action < 32]
    assert sorted(LAND[target] for target in targets) == sorted(BORDERS[land])


@pytest.mark.rule("A7")
def test_whoever_stands_nowhere_may_land_on_every_coast() -> None:
    match = sit({"france": "", "germany": "", "italy": ""})
    targets = [action for action in match.legal(0) if action < 32]
    assert sorted(LAND[target] for target in targets) == sorted(COAST)


@pytest.mark.rule("A2")
def test_the_data_of_the_starts_is_what_is_played() -> None:
    match = begin(6)
    for seat, power in enumerate(POWERS):
        row = match.position.presence[seat]
        assert [LAND[land] for land in range(32) if row[land]] == [STARTS[power]]
