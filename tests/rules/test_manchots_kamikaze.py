"""Manchots Barjots: the kamikaze, and the effects in the last round."""

from __future__ import annotations

import pytest

from planisphere.match import Match
from tests.rules.manchots_table import (
    ZONES,
    A,
    B,
    C,
    D,
    bag,
    give,
    land,
    landed,
    line,
    moment,
    sit,
)

PAST = {
    "A": "m4, m4, m5, m5, m5, m6, m6",
    "B": "c4, c4, c5, c5, c5, c6, c6",
    "C": "j4, j4, j4, j5, j5, j5, j6",
}
"""A has the Moon, B the city, C the jungle; nobody the desert or Antarctica."""

HANDS = {
    "A": "d7 d8 a4 a4 a4 a5 a5 a5 a5 a6 a6",
    "B": "d2 d4 d4 a1 a2 a3 a3 a7 a7 a8 a9",
    "C": "j5 j6 j6 m3 m3 m7 m7 c3 c3 c7 c7",
}
"""When C lands his jungle 5, he has 12 points; those of A and B depend on the desert."""


def last(hands: dict[str, str] | None = None, past: dict[str, str] | None = None) -> Match:
    """Sit down at a table of three about to land in the eighth round."""
    told = {**HANDS, **(hands or {})}, {**PAST, **(past or {})}
    return sit(line(*told, round_number=8, phase="land"))


@pytest.mark.rule("M7", "M11")
def test_a_destroyed_card_is_neither_laid_nor_counted() -> None:
    """A's only desert card is gone, so the 8 in his hand is worth nothing."""
    match = last()
    land(match, A="d7", B="d2", C="j5")
    assert match.scores == [0, 8, 12]
    match = last()
    land(match, A="d7", B="d4", C="j5")
    assert match.scores == [8, 2, 12]


@pytest.mark.rule("M7")
def test_a_destroyed_card_has_been_shown() -> None:
    match = last()
    land(match, A="d7", B="d2", C="j5")
    assert landed(match, A, 8) == "d7"


@pytest.mark.rule("M7")
@pytest.mark.parametrize(
    ("pair", "points"),
    [
        ("d4 d9", [9, 4, 12]),
        ("d6 d9", [9, 4, 12]),
        ("d7 d9", [0, 8, 12]),
        ("d8 d9", [0, 8, 12]),
        ("d9 d8", [0, 8, 12]),
    ],
)
def test_a_kamikaze_destroys_from_seven(pair: str, points: list[int]) -> None:
    match = last({"A": HANDS["A"].replace("d7 d8", pair)})
    land(match, A=pair[:2], B="d2", C="j5")
    assert match.scores == points


@pytest.mark.rule("M7")
@pytest.mark.parametrize(("zone", "points"), [("a", 46), ("d", 16), ("j", 8), ("c", 8), ("m", 8)])
def test_the_kamikaze_of_any_zone_destroys_in_every_zone(zone: str, points: int) -> None:
    """A's desert 7 and C's city 7 are gone, whatever B's kamikaze conquers."""
    assert zone in ZONES
    match = last({"B": f"{zone}2 d4 d4 a1 a3 a3 a7 a7 a8 a9 c8"})
    land(match, A="d7", B=f"{zone}2", C="c7")
    assert match.scores == [0, points, 17]


@pytest.mark.rule("M7")
@pytest.mark.parametrize("pair", ["j2 d9", "d9 j2"])
def test_it_destroys_also_the_other_card_of_its_own_player(pair: str) -> None:
    hands = {"A": "j2 d9 d8 m6 a4 a4 a4 a5 a5 a5"}
    match = last(hands, {"A": "m4, m4, m5, m5, m5, m6, c1"})
    land(match, A=pair, B="d4", C="j5")
    assert match.scores == [6, 6, 12]


@pytest.mark.rule("M7")
def test_it_destroys_both_of_two_cards() -> None:
    hands = {"A": "d7 j9 d8 j8 a4 a4 a4 a5 a5 a5"}
    match = last(hands, {"A": "m4, m4, m5, m5, m5, m6, m1"})
    land(match, A="d7 j9", B="d2", C="j5")
    assert match.scores == [0, 8, 12]


@pytest.mark.rule("M7")
def test_it_destroys_in_its_own_round_only() -> None:
    """Of B's three nines the city's was landed beside a kamikaze."""
    past = {
        "A": "m4, c2, m4, m4, m5, m5, m5, m8",
        "B": "a9, c9, j9, j6, j6, d4, d4, d5",
        "C": "d1, d3 d3, d5, d5, d7, d7, d8, c4",
    }
    hands = {
        "A": "a4 a4 a4 a5 a5 a5 a5 a6 a6 a6",
        "B": "a7 a8 j7 j8 c6 c6 c6 d6 d6 d6",
        "C": "m9 m1 m2 m3 m3 m6 m6 m6 m7",
    }
    match = sit(line(hands, past, round_number=8, phase="over"))
    assert match.scores == [0, 7 + 8 + 7 + 8 + 6, 0]


@pytest.mark.rule("M7")
def test_a_seven_of_the_round_before_stays() -> None:
    hands = {"A": "d8 m6 a4 a4 a4 a5 a5 a5 a5 a6 a6"}
    match = last(hands, {"A": "m4, m4, m5, m5, m5, m6, d7"})
    land(match, A="m6", B="d2", C="j5")
    assert match.scores == [8, 4, 12]


@pytest.mark.rule("M7")
def test_a_seven_of_the_round_after_stays() -> None:
    hands = {"B": "d3 d4 d4 a1 a2 a3 a3 a7 a7 a8 a9"}
    match = last(hands, {"B": "c4, c4, c5, c5, c5, c6, d2"})
    land(match, A="d7", B="d3", C="j5")
    assert match.scores == [8, 4, 12]


@pytest.mark.rule("M7", "M8")
def test_a_kamikaze_landed_late_destroys_what_is_open_already() -> None:
    match = last(past={"B": "c4, c4, c5, c5, c5, c6, j3"})
    assert match.awaited == [A, C]
    land(match, A="d7", C="j5")
    assert landed(match, A, 8) == "d7"
    assert match.awaited == [B]
    land(match, B="d2")
    assert match.scores == [0, 8, 12]


@pytest.mark.rule("M7", "M8")
def test_an_early_kamikaze_destroys_what_is_landed_late() -> None:
    match = last(past={"A": "m4, m4, m5, m5, m5, m6, j3"})
    land(match, B="d2", C="j5")
    assert match.awaited == [A]
    land(match, A="d8")
    assert match.scores == [0, 8, 12]


@pytest.mark.rule("M7", "M8")
def test_among_the_late_ones_a_kamikaze_works_as_well() -> None:
    past = {"A": "m4, m4, m5, m5, m5, m6, j3", "B": "c4, c4, c5, c5, c5, c6, d3"}
    match = last(past=past)
    land(match, C="c7")
    land(match, A="d8", B="d2")
    assert match.scores == [0, 8, 17]


@pytest.mark.rule("M7")
def test_two_kamikazes_are_like_one_and_spare_each_other() -> None:
    match = last({"C": "j5 j6 j6 m3 m3 m7 m7 c3 c3 c7 a2", "B": HANDS["B"].replace("a2", "c8")})
    land(match, A="d7", B="d2", C="a2")
    assert match.scores == [0, 16, 17]


@pytest.mark.rule("M7", "M10")
def test_a_destroyed_card_does_not_count_for_a_majority() -> None:
    """B has 6 in the desert against A's 4 and a destroyed 9."""
    past = {"A": "d4, m4, m5, m5, m5, m6, m6", "B": "d6, c4, c5, c5, c5, c6, c6"}
    hands = {
        "A": "d9 d3 d8 a4 a4 a4 a5 a5 a5 a5 a6",
        "B": "d5 d7 a1 a2 a3 a3 a7 a7 a8 a9 c8",
        "C": "c2 j5 j6 j6 m3 m3 m7 m7 c3 c3 c7",
    }
    match = last(hands, past)
    land(match, A="d9", B="a1", C="c2")
    assert match.scores == [3, 12 + 39 + 8, 17 + 3]


@pytest.mark.rule("M7")
def test_a_kamikaze_that_is_given_away_destroys_nothing() -> None:
    match = sit(line(HANDS, PAST, round_number=8))
    give(match, A="a4 a5", B="d2 a9", C="c3 m7")
    land(match, A="d7", B="d4", C="j5")
    assert match.scores[A] == 8


@pytest.mark.rule("M7")
def test_a_destroyed_card_does_not_come_back() -> None:
    match = sit(line({"A": "d9", "B": "a2"}, phase="land"))
    land(match, A="d9", B="a2")
    for number in range(2, 9):
        assert "d9" not in " ".join(bag(row) for row in match.position.hand)
        assert "d9" not in bag(match.position.pool)
        give(match)
        while moment(match) in ((number, "land"), (number, "late")):
            land(match)
    assert match.over


@pytest.mark.rule("M9")
@pytest.mark.parametrize("card", ["d1", "d3"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_round_eight_twins_and_lookouts_have_no_effect(card: str, seats: int) -> None:
    match = sit(line({"A": f"{card} d4"}, seats=seats, round_number=8, phase="land"))
    land(match, A=card)
    assert match.ending == "counted"
    assert landed(match, A, 8) == card
    assert all(len(landed(match, seat, 8).split()) == 1 for seat in range(seats))


@pytest.mark.rule("M6", "M8", "M9")
def test_twins_and_lookouts_of_round_seven_work_in_round_eight() -> None:
    past = {"B": "d1", "C": "j3", "D": "m3"}
    match = sit(line(landed=past, seats=4, round_number=8, phase="land"))
    assert match.awaited == [A, B]
    land(match)
    assert match.awaited == [C, D]
    assert [len(landed(match, seat, 8).split()) for seat in (A, B)] == [1, 2]
    land(match)
    assert match.over


@pytest.mark.rule("M7", "M9")
def test_in_round_eight_a_kamikaze_has_its_effect_beside_twins() -> None:
    match = last({"C": HANDS["C"].replace("j5", "j1")})
    land(match, A="d7", B="d2", C="j1")
    assert match.over
    assert match.scores == [0, 8, 12]
