"""Manchots Barjots: the cards, the reserves, the rounds, recruiting, and the options."""

from __future__ import annotations

from collections import Counter

import pytest

from planisphere.chance import outcomes
from planisphere.faults import Fault, OptionFault, TextFault
from planisphere.line import read_line
from planisphere.match import Match
from tests.rules.manchots_table import (
    BOX,
    COPIES,
    KINDS,
    V1,
    V2,
    ZONES,
    A,
    B,
    C,
    begin,
    give,
    hand,
    land,
    line,
    moment,
    ordered,
    refused,
    sit,
)

TWELVE = "a4 a5 d4 d5 j4 j5 c4 c5 m4 m5 a6 d6"


@pytest.mark.rule("M1")
def test_ninety_cards_are_shuffled() -> None:
    """Eighteen of each zone; before the first draw any copy may come."""
    text = "manchots seats=5 phase=deal reserve=18,18,18,18,18"
    found = outcomes(*read_line(text))
    assert {KINDS[kind]: weight for kind, weight in found} == BOX
    assert sum(weight for _, weight in found) == 90
    assert sum(COPIES) == 18


@pytest.mark.rule("M1")
def test_every_draw_is_out_of_what_is_left() -> None:
    """Each card that nobody has taken is as likely as any other, whoever draws."""
    start = "manchots seats=3 phase=deal step=4 reserve=16,16,18,0,0 hand="
    text = "2*desert-5/desert-1+moon-3/-/-/-"
    found = {KINDS[kind]: weight for kind, weight in outcomes(*read_line(start + text))}
    assert found == BOX - Counter(["d5", "d5", "d1", "m3"])
    assert (found["d5"], found["m3"]) == (2, 1)
    assert "d1" not in found


@pytest.mark.rule("M1")
@pytest.mark.parametrize("value", range(1, 10))
def test_a_zone_has_so_many_cards_of_each_value(value: int) -> None:
    copies = (1, 1, 2, 3, 4, 3, 2, 1, 1)[value - 1]
    for zone in ZONES:
        begin(3, " ".join([f"{zone}{value}"] * copies))
        with pytest.raises(TextFault):
            begin(3, " ".join([f"{zone}{value}"] * (copies + 1)))


@pytest.mark.rule("M1", "M3")
def test_each_has_two_cards_and_then_recruits_two_more() -> None:
    """Two each, seat by seat, and once more two each."""
    match = begin(3, TWELVE)
    assert hand(match, A) == ordered("a4 a5 c4 c5")
    assert hand(match, B) == ordered("d4 d5 m4 m5")
    assert hand(match, C) == ordered("j4 j5 a6 d6")
    assert moment(match) == (1, "give")
    assert match.awaited == [A, B, C]


@pytest.mark.rule("M1", "M3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_has_a_reserve_of_eighteen(seats: int) -> None:
    match = begin(seats)
    assert match.position.reserve.tolist() == [14] * seats + [0] * (5 - seats)
    assert match.position.held.tolist() == [4] * seats + [0] * (5 - seats)
    assert int(match.position.pool.sum()) == 90 - 4 * seats
    assert len(match.log[0].chance) == 4 * seats


@pytest.mark.rule("M1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_left_over_takes_no_part(seats: int) -> None:
    match = begin(seats)
    while not match.over:
        seat = match.awaited[0]
        match.play(seat, match.legal(seat)[0])
    position = match.position
    assert position.reserve.tolist()[:seats] == [0] * seats
    fresh = [int(position.reserve[v]) for v in (V1, V2) if not position.renewed[v]]
    left_over = 90 - 18 * (4 if seats == 2 else seats)
    assert int(position.pool.sum()) == left_over + sum(fresh)


@pytest.mark.rule("M3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_round_begins_with_two_cards_of_the_reserve(seats: int) -> None:
    match = begin(seats)
    for number in range(1, 9):
        assert moment(match) == (number, "give")
        assert match.position.reserve.tolist()[:seats] == [16 - 2 * number] * seats
        give(match)
        land(match)
    assert match.position.reserve.tolist() == [0] * 5


@pytest.mark.rule("M3")
def test_the_recruits_of_the_next_round_come_seat_by_seat() -> None:
    hands = {"A": "a4 a4 a5 a5", "B": "d4 d4 d5 d5", "C": "j4 j4 j5 j5"}
    match = sit(line(hands, phase="land"), "m1 m2 m3 c1 c2 c3")
    land(match, A="a4", B="d4", C="j4")
    assert moment(match) == (2, "give")
    assert hand(match, A) == ordered("a4 a5 a5 m1 m2")
    assert hand(match, B) == ordered("d4 d5 d5 m3 c1")
    assert hand(match, C) == ordered("j4 j5 j5 c2 c3")
    assert match.position.reserve.tolist() == [12, 12, 12, 0, 0]


@pytest.mark.rule("M2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_eight_rounds_are_played_each_of_giving_and_landing(seats: int) -> None:
    match = begin(seats)
    moments: list[tuple[int, str]] = []
    while not match.over:
        if not moments or moments[-1] != moment(match):
            moments.append(moment(match))
        seat = match.awaited[-1]
        match.play(seat, match.legal(seat)[-1])
    rounds = [moment for moment in moments if moment[1] != "late"]
    assert rounds == [(number, phase) for number in range(1, 9) for phase in ("give", "land")]
    assert match.ending == "counted"
    assert moment(match) == (8, "over")


@pytest.mark.rule("M2")
def test_nothing_is_recruited_after_the_eighth_round() -> None:
    match = sit(line(round_number=8, phase="land"))
    land(match)
    assert match.over
    assert match.position.held.tolist() == [10, 10, 10, 0, 0]
    assert match.log[-1].chance == ()
    for seat in (A, B, C):
        assert match.legal(seat) == []
        with refused("over", match):
            match.play(seat, "give d5 d5")


@pytest.mark.rule("M2")
def test_the_seventh_round_is_not_the_last() -> None:
    match = sit(line(round_number=7, phase="land"))
    land(match)
    assert not match.over
    assert match.winners == []
    assert match.ending == "running"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_horizon_cuts_the_match_when_its_last_round_ends(seats: int) -> None:
    match = begin(seats, horizon="2")
    for number in (1, 2):
        assert moment(match)[0] == number
        give(match)
        while moment(match) in ((number, "land"), (number, "late")):
            land(match)
    assert match.over
    assert match.ending == "horizon"
    assert match.winners == []
    with refused("over", match):
        match.play(A, "land d5")


@pytest.mark.parametrize("horizon", ["0", "8", "9"])
def test_a_horizon_at_the_eighth_round_or_beyond_cuts_nothing(horizon: str) -> None:
    match = sit(line(round_number=8, phase="land", horizon=horizon))
    land(match)
    assert match.ending == "counted"
    assert match.winners != []


def test_the_options_have_their_defaults() -> None:
    for seats in (2, 3, 4, 5):
        assert begin(seats).options == {"virtual_can_win": "on", "horizon": "0"}


@pytest.mark.rule("M18")
def test_only_two_players_have_virtual_ones_who_cannot_win() -> None:
    assert begin(2, virtual_can_win="off").options["virtual_can_win"] == "off"
    for seats in (3, 4, 5):
        with pytest.raises(OptionFault):
            begin(seats, virtual_can_win="off")


@pytest.mark.parametrize("options", [{"horizon": "-1"}, {"virtual_can_win": "no"}, {"seed": "x"}])
def test_options_that_the_game_does_not_have_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(OptionFault):
        Match.new("manchots", 2, options, seed="x")


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_play(seats: int) -> None:
    with pytest.raises(Fault):
        Match.new("manchots", seats, seed="x")
