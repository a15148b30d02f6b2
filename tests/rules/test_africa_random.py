"""Africa 1880: many random turns, held against a second reading and against their report."""

from __future__ import annotations

import random

import pytest

from planisphere.games.africa1880.report import Event
from planisphere.match import Match
from tests.rules.africa_model import Africa, Sheet, points
from tests.rules.africa_table import (
    BORDERS,
    COAST,
    LAND,
    POWERS,
    SQUARES,
    begin,
    colonies,
    developed,
    hand_in,
    power_of,
    sit,
    stands,
)


def africa(match: Match) -> Africa:
    """Return what lies on the table."""
    return Africa(
        {
            power_of(match, seat): stands(match, power_of(match, seat))
            for seat in range(match.seats)
        },
        {land: developed(match, land) for land in LAND},
        colonies(match),
    )


def invent(table: Africa, power: str, dice: random.Random) -> Sheet:
    """Write a random sheet without void lines."""
    sheet = Sheet()
    for land in sorted(table.standing[power]):
        closed = table.standing[power] | table.colonies
        targets = [border for border in BORDERS[land] if border not in closed]
        order = dice.choice(["develop", "develop", "nothing", *targets])
        if order != "nothing":
            sheet.orders[land] = order
    free = [land for land in COAST if not table.present(land)]
    if free and dice.random() < 0.7:
        sheet.landing = dice.choice(free)
    hatred = dice.choice([0.1, 0.5, 0.8])
    sheet.wars = {other for other in table.standing if other != power and dice.random() < hatred}
    return sheet


def text(sheet: Sheet, dice: random.Random) -> str:
    """Write a sheet out, its lines in any order."""
    lines = [f"{land}: {order}" for land, order in sheet.orders.items()]
    lines += [f"{power}: war" for power in sorted(sheet.wars)]
    lines += [f"landing: {sheet.landing}"] if sheet.landing else []
    dice.shuffle(lines)
    return ", ".join(lines)


def replay(before: Africa, events: list[Event], match: Match) -> Africa:
    """Apply the events of a report to what lay on the table."""
    after = Africa(
        {power: set(lands) for power, lands in before.standing.items()},
        dict(before.built),
        set(before.colonies),
    )
    for event in events:
        land = LAND[event.territory]
        if event.kind in ("explores", "lands"):
            after.standing[power_of(match, event.seat)].add(land)
        elif event.kind == "removed":
            after.standing[power_of(match, event.seat)].remove(land)
        elif event.kind == "built":
            after.built[land] = int(event.built)
        elif event.kind == "colony":
            after.colonies.add(land)
    return after


def crowd(seats: int, dice: random.Random) -> Match:
    """Sit down at a crowded table: many presences, hardly any stock, much of it built."""
    powers = dice.sample(POWERS, seats)
    lands = {power: dice.sample(LAND, dice.randint(12, 22)) for power in powers}
    built = {land: dice.randint(0, SQUARES[land]) for land in LAND}
    full = [land for land in LAND if built[land] == SQUARES[land]]
    held = [land for land in full if any(land in where for where in lands.values())]
    founded = dice.sample(held, len(held) // 2)
    return sit(
        {power: " ".join(where) for power, where in lands.items()},
        developed=built,
        colonies=" ".join(founded),
        round_number=dice.randint(1, 8),
    )


def play_a_turn(match: Match, dice: random.Random) -> dict[str, Sheet]:
    """Play a turn of random sheets, in a random order, and check it; return the sheets."""
    before = africa(match)
    sheets = {power: invent(before, power, dice) for power in before.standing}
    order = dice.sample(range(match.seats), match.seats)
    events = hand_in(match, {power: text(sheets[power], dice) for power in sheets}, order)
    assert all(entry.written == "" for entry in match.log[-match.seats :])
    assert africa(match) == before.read(sheets)
    assert replay(before, events, match) == africa(match)
    return sheets


def check_the_end(match: Match, sheets: dict[str, Sheet]) -> None:
    """Check the score and the winner."""
    end = africa(match)
    totals = [points(end, sheets, power_of(match, seat)) for seat in range(match.seats)]
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    assert match.scores == totals
    assert match.winners == (best if len(best) == 1 else [])


@pytest.mark.rule("A9", "A10", "A11", "A14", "A15", "A16", "A17", "A18", "A20", "A21", "A22")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(6))
def test_whole_matches_agree_with_a_second_reading(seats: int, seed: int) -> None:
    dice = random.Random(f"{seats} {seed}")
    match = begin(seats, dice.sample(POWERS, 6))
    turns = 0
    while not match.over:
        sheets = play_a_turn(match, dice)
        turns += 1
    assert turns == 8 or len(colonies(match)) >= 22
    check_the_end(match, sheets)
    again = Match.from_record(match.to_record())
    assert again.position_line() == match.position_line()


@pytest.mark.rule("A10", "A11", "A13", "A15", "A16", "A17", "A18", "A19", "A20", "A21", "A22")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(15))
def test_crowded_turns_agree_with_a_second_reading(seats: int, seed: int) -> None:
    dice = random.Random(f"crowd {seats} {seed}")
    match = crowd(seats, dice)
    last = int(match.position.round_number) == 8
    sheets = play_a_turn(match, dice)
    assert match.over == (last or len(colonies(match)) >= 22)
    if match.over:
        check_the_end(match, sheets)
