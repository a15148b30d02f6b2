"""Africa 1880: powers, first presences, options and turns."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from planisphere.chance import Fair, Scripted
from planisphere.faults import Fault, OptionFault
from planisphere.match import Match
from tests.rules.africa_table import (
    BE,
    COAST,
    DE,
    FR,
    GB,
    IT,
    LAND,
    NL,
    POWERS,
    A,
    B,
    C,
    begin,
    colonies,
    hand_in,
    power_of,
    refused,
    sit,
    stands,
)

GAME = "africa1880"


def taken(*powers: str, **options: str) -> Match:
    """Return a match whose seats have taken these powers."""
    match = Match.new(GAME, len(powers), options)
    for seat, power in enumerate(powers):
        match.play(seat, f"take {power}")
    return match


@pytest.mark.rule("A1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_each_takes_a_free_power_in_the_order_of_the_seats(seats: int) -> None:
    match = Match.new(GAME, seats)
    free = list(POWERS)
    for seat in range(seats):
        assert match.awaited == [seat]
        assert match.commands(seat) == [f"take {power}" for power in free]
        match.play(seat, f"take {free.pop()}")
    assert [power_of(match, seat) for seat in range(seats)] == list(POWERS)[::-1][:seats]


@pytest.mark.rule("A1")
@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_three_to_six_play(seats: int) -> None:
    with pytest.raises(OptionFault):
        Match.new(GAME, seats)


@pytest.mark.rule("A1")
def test_a_power_has_one_player() -> None:
    match = Match.new(GAME, 3)
    match.play(A, "take france")
    before = match.position_line()
    with refused("A1"):
        match.play(B, "take france")
    assert match.position_line() == before
    with refused("turn"):
        match.play(A, "take italy")


@pytest.mark.rule("A1")
@pytest.mark.parametrize("early", ["start alger", "sheet", "order alger develop", "landing natal"])
def test_first_one_takes_a_power(early: str) -> None:
    match = Match.new(GAME, 3)
    with refused("A1"):
        match.play(A, early)


@pytest.mark.rule("A1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_powers_may_be_drawn(seats: int) -> None:
    script = ["belgium", "italy", "france", "germany", "great-britain", "netherlands"][:seats]
    source = Scripted(script, then=Fair("none"))
    match = Match.new(GAME, seats, {"powers": "drawn"}, source=source)
    assert [power_of(match, seat) for seat in range(seats)] == script
    first = min(range(seats), key=lambda seat: POWERS.index(script[seat]))
    assert match.awaited == [first]
    with refused("A2"):
        match.play(first, "take netherlands")


@pytest.mark.rule("A1")
def test_every_power_is_drawn_by_some_seed_and_none_twice() -> None:
    seen: list[set[str]] = [set(), set(), set()]
    for seed in range(60):
        match = Match.new(GAME, 3, {"powers": "drawn"}, seed=str(seed))
        powers = [power_of(match, seat) for seat in range(3)]
        assert len(set(powers)) == 3
        for seat, power in enumerate(powers):
            seen[seat].add(power)
    assert seen == [set(POWERS)] * 3


@pytest.mark.rule("A1", "A2")
@pytest.mark.parametrize("powers", list(permutations((GB, FR, BE))))
def test_first_presences_are_placed_in_the_order_of_the_powers(powers: tuple[str, ...]) -> None:
    match = taken(*powers)
    for power in (GB, FR, BE):
        assert match.awaited == [powers.index(power)]
        match.play(powers.index(power), "start natal")
    assert match.awaited == [A, B, C]


@pytest.mark.rule("A1", "A2")
def test_six_powers_place_in_the_order_of_the_list() -> None:
    powers = (BE, NL, IT, DE, FR, GB)
    match = taken(*powers)
    placed = []
    while len(match.awaited) == 1:
        placed += [power_of(match, match.awaited[0])]
        match.play(match.awaited[0], "start dakar")
    assert placed == [GB, FR, DE, IT, NL, BE]


@pytest.mark.rule("A2")
def test_one_starts_on_any_coast_occupied_or_not() -> None:
    match = taken(GB, FR, DE)
    for seat in (A, B, C):
        targets = match.legal(seat)
        assert sorted(LAND[target] for target in targets) == sorted(COAST)
        match.play(seat, "start alger")
    for power in (GB, FR, DE):
        assert stands(match, power) == {"alger"}
    assert match.position.development.sum() == 0
    assert colonies(match) == set()


@pytest.mark.rule("A2")
def test_nobody_starts_inland() -> None:
    match = taken(GB, FR, DE)
    for land in LAND:
        if land not in COAST:
            with refused("A2"):
                match.play(A, f"start {land}")


@pytest.mark.rule("A2")
def test_first_presences_are_placed_once_and_before_any_sheet() -> None:
    match = taken(GB, FR, DE)
    with refused("turn"):
        match.play(B, "start alger")
    with refused("A2"):
        match.play(A, "sheet landing: natal")
    for seat in (A, B, C):
        match.play(seat, "start alger")
    with refused("A2"):
        match.play(A, "start natal")


@pytest.mark.rule("A2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_historical_starts(seats: int) -> None:
    starts = {GB: "alexandrie", FR: "alger", DE: "dahomey"}
    starts |= {IT: "mogadiscio", NL: "cape-town", BE: "angola"}
    powers = (BE, IT, GB, NL, FR, DE)[:seats]
    match = begin(seats, powers)
    assert match.awaited == list(range(seats))
    for power in powers:
        assert stands(match, power) == {starts[power]}


@pytest.mark.rule("A1", "A2")
def test_powers_drawn_and_historical_starts_leave_nothing_to_choose() -> None:
    match = Match.new(GAME, 4, {"powers": "drawn", "start": "historical"}, seed="x")
    assert match.awaited == [0, 1, 2, 3]
    assert int(match.position.round_number) == 1


@pytest.mark.rule("A1")
def test_powers_without_a_player_play_no_part() -> None:
    match = begin(3, (FR, DE, GB))
    questions = [text for text in line_by_line(match, A) if text.startswith("declare")]
    assert questions == ["declare great-britain alliance", "declare germany alliance"]
    with refused("A5"):
        match.play(B, "declare italy war")


def line_by_line(match: Match, seat: int) -> list[str]:
    """Write the first answer to every line of a sheet, and return those answers."""
    written = []
    while seat in match.awaited:
        answer = match.commands(seat)[0]
        match.play(seat, answer)
        written.append(answer)
    return written


@pytest.mark.rule("A3")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_there_are_eight_turns_and_the_last_is_1914(seats: int) -> None:
    match = begin(seats)
    for turn in range(1, 9):
        assert not match.over
        assert match.awaited == list(range(seats))
        assert int(match.position.round_number) == turn
        hand_in(match, {})
    assert match.over
    assert match.ending == "last-year"
    with refused("over"):
        match.play(A, "sheet")


@pytest.mark.rule("A4")
def test_diplomacy_lasts_eight_minutes_unless_told_otherwise() -> None:
    match = begin(3)
    assert int(match.position.diplomacy_minutes) == 8
    assert "Option diplomacy_minutes: 8" in match.to_record().splitlines()


@pytest.mark.rule("A4")
@pytest.mark.parametrize("minutes", [0, 3, 90])
def test_the_minutes_of_diplomacy_are_kept(minutes: int) -> None:
    match = begin(3, diplomacy_minutes=str(minutes))
    hand_in(match, {GB: "alexandrie: develop"})
    assert int(match.position.diplomacy_minutes) == minutes
    again = Match.from_record(match.to_record())
    assert int(again.position.diplomacy_minutes) == minutes
    assert again.options["diplomacy_minutes"] == str(minutes)
    assert int(Match.from_line(match.position_line()).position.diplomacy_minutes) == minutes


@pytest.mark.rule("A4")
def test_promises_bind_nobody_and_the_clock_is_not_the_rules() -> None:
    ends = []
    for minutes in ("0", "8"):
        match = begin(3, diplomacy_minutes=minutes)
        hand_in(match, {GB: "alexandrie: tripoli, france: war", FR: "alger: tripoli"})
        match.position.diplomacy_minutes = 0
        ends.append(match.position_line())
    assert ends[0] == ends[1]


@pytest.mark.rule("A3")
@pytest.mark.parametrize("turns", [1, 3, 7])
def test_a_horizon_ends_the_match_early(turns: int) -> None:
    match = begin(3, horizon=str(turns))
    for _ in range(turns):
        assert not match.over
        hand_in(match, {})
    assert match.over
    assert match.ending == "horizon"


@pytest.mark.rule("A3")
def test_a_horizon_beyond_1914_changes_nothing() -> None:
    match = begin(3, horizon="50")
    for _ in range(8):
        hand_in(match, {})
    assert match.ending == "last-year"


@pytest.mark.parametrize(
    "option", [{"powers": "bought"}, {"start": "inland"}, {"diplomacy_minutes": "-1"}]
)
def test_other_options_are_refused(option: dict[str, str]) -> None:
    with pytest.raises(OptionFault):
        Match.new(GAME, 3, option)


@pytest.mark.rule("A1", "A13", "A19")
@pytest.mark.parametrize(
    "broken",
    [
        {"standing": {FR: "alger", DE: "", GB: ""}, "colonies": "natal"},
        {"standing": {FR: "alger", DE: "", GB: ""}, "developed": {"alger": 4}},
        {"standing": {FR: " ".join(LAND[:23]), DE: "", GB: ""}},
        {"standing": {FR: "", DE: "", GB: ""}, "power": "france,france,italy,-,-,-"},
    ],
)
def test_a_table_that_cannot_be_is_refused(broken: dict[str, Any]) -> None:
    with pytest.raises(Fault):
        sit(**broken)
