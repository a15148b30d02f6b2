"""A table of Africa 1880 set up in words, for the tests of its rules."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.resources import files
from typing import Any

import pytest

from planisphere.faults import IllegalMove
from planisphere.games.africa1880.report import Event, report
from planisphere.games.africa1880.sheet import parse
from planisphere.match import Match

A, B, C, D, E, F = range(6)
SEATS = 6

BOARD: dict[str, Any] = tomllib.loads(
    (files("planisphere") / "boards" / "africa.toml").read_text("utf-8")
)
TERRITORIES: list[dict[str, Any]] = BOARD["territories"]
LAND: list[str] = [territory["id"] for territory in TERRITORIES]
SQUARES: dict[str, int] = {territory["id"]: territory["squares"] for territory in TERRITORIES}
BORDERS: dict[str, list[str]] = {t["id"]: t["borders"] for t in TERRITORIES}
COAST: list[str] = [territory["id"] for territory in TERRITORIES if territory["coastal"]]

GB, FR, DE, IT, NL, BE = (
    *("great-britain", "france", "germany"),
    *("italy", "netherlands", "belgium"),
)
POWERS = (GB, FR, DE, IT, NL, BE)
"""The powers in their order.  [A1]"""

DEVELOP, NOTHING, ALLIANCE, WAR = 32, 33, 34, 35
"""The actions of a sheet that are not territories."""

LANDING_LINE = 32
"""The question of a sheet after those of the territories."""

Sheets = Mapping[str, str]


def full(territories: str) -> dict[str, int]:
    """Return the developments that fill the squares of some territories."""
    return {territory: SQUARES[territory] for territory in territories.split()}


def line(
    standing: Mapping[str, str],
    *,
    developed: Mapping[str, int] | None = None,
    colonies: str = "",
    **fields: Any,
) -> str:
    """Write a position line: which power stands where, in the order of the seats.

    Unless told otherwise it is 1895, and nobody has begun his sheet. Colonies are developed.
    """
    developments = {**full(colonies), **(developed or {})}
    spare = SEATS - len(standing)
    presences = [sorted(lands.split(), key=LAND.index) for lands in standing.values()]
    questions = [LAND.index(lands[0]) if lands else LANDING_LINE for lands in presences]
    usual = {
        "seats": len(standing),
        "diplomacy_minutes": 8,
        "round_number": 4,
        "power": ",".join([*standing, *["-"] * spare]),
        "presence": "/".join(["+".join(lands) or "-" for lands in presences] + ["-"] * spare),
        "development": ",".join(str(developments.get(land, 0)) for land in LAND),
        "colony": "+".join(sorted(colonies.split(), key=LAND.index)) or "-",
        "waiting": ",".join(["1"] * len(standing) + ["0"] * spare),
        "question": ",".join(map(str, questions + [0] * spare)),
    }
    return "africa1880 " + " ".join(
        f"{name}={value}" for name, value in {**usual, **fields}.items()
    )


def sit(standing: Mapping[str, str], **fields: Any) -> Match:
    """Sit down where these powers stand."""
    return Match.from_line(line(standing, **fields))


def begin(seats: int, powers: Sequence[str] = POWERS, **options: str) -> Match:
    """Begin a match with historical starts, the seats having taken these powers."""
    match = Match.new("africa1880", seats, {"start": "historical", **options}, seed="table")
    for seat in range(seats):
        match.play(seat, f"take {powers[seat]}")
    return match


def seat_of(match: Match, power: str) -> int:
    """Tell which seat plays a power."""
    return list(match.position.power).index(POWERS.index(power))


def power_of(match: Match, seat: int) -> str:
    """Tell which power a seat plays."""
    return POWERS[int(match.position.power[seat])]


def hand_in(match: Match, sheets: Sheets, order: Sequence[int] = ()) -> list[Event]:
    """Hand the sheets of a turn in, blank ones for the powers not named; report the reading."""
    written = {seat_of(match, power): text for power, text in sheets.items()}
    before = match.position
    for seat in order or range(match.seats):
        before = match.position
        match.play(seat, f"sheet {written.get(seat, '')}")
    return list(report(before, match.position))


def after(standing: Mapping[str, str], sheets: Sheets, **fields: Any) -> Match:
    """Return the match after one turn from such a table."""
    match = sit(standing, **fields)
    hand_in(match, sheets)
    return match


def stands(match: Match, power: str) -> set[str]:
    """Return the territories where a power has a presence."""
    row = match.position.presence[seat_of(match, power)]
    return {land for land, there in zip(LAND, row, strict=True) if there}


def on(match: Match, territory: str) -> set[str]:
    """Return the powers present in a territory."""
    column = match.position.presence[:, LAND.index(territory)]
    return {power_of(match, seat) for seat in range(match.seats) if column[seat]}


def developed(match: Match, territory: str) -> int:
    """Count the developments of a territory."""
    return int(match.position.development[LAND.index(territory)])


def colonies(match: Match) -> set[str]:
    """Return the colonies."""
    return {land for land, there in zip(LAND, match.position.colony, strict=True) if there}


def declared(match: Match, power: str, other: str) -> str:
    """Tell what a power declared to another in the turn that was read last."""
    stance = match.position.declared[seat_of(match, power)][POWERS.index(other)]
    return ("alliance", "war")[int(stance)]


def void(match: Match, power: str, text: str) -> list[tuple[str, str, str]]:
    """Warn as a sheet is written: the label, rule and reason of each line that is void."""
    sheet = parse(match.position, seat_of(match, power), text)
    return [(found.label, *match.game.refusals[found.code]) for found in sheet.void]


def lines(match: Match, power: str, text: str) -> list[tuple[str, str]]:
    """Return the lines of a sheet by their plain names, void or not."""
    return list(parse(match.position, seat_of(match, power), text).lines)


@contextmanager
def refused(rule: str) -> Iterator[None]:
    """Expect that a move is refused by a rule."""
    with pytest.raises(IllegalMove) as caught:
        yield
    assert caught.value.rule == rule
