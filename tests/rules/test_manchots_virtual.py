"""Manchots Barjots for two: the powers of virtual players, and their rank."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from planisphere.match import Match
from tests.rules.manchots_table import (
    BOX,
    V1,
    V2,
    A,
    B,
    counted,
    give,
    land,
    landed,
    line,
    moment,
    sit,
)

END: dict[str, Any] = {
    "seats": 2,
    "round_number": 8,
    "phase": "over",
    "renewed": {"C": 6, "D": 6},
}
ZONE = {"A": "m", "B": "c", "C": "d", "D": "j"}


def shown(match: Match, number: int = 2) -> list[str]:
    """Return what all four have landed in a round."""
    return [landed(match, who, number) for who in (A, B, V1, V2)]


def second(hands: dict[str, str] | None = None, draws: str = "", **past: str) -> Match:
    """Sit down in the second round, with the gifts passed on."""
    match = sit(line(hands, past, seats=2, round_number=2), f"m5 m5 m6 m6 {draws}")
    give(match)
    return match


@pytest.mark.rule("M8", "M16")
def test_a_virtual_lookout_is_revealed_with_the_late_ones() -> None:
    """V1 comes after V2, and there is nothing to choose."""
    match = second({"A": "a4", "B": "d4"}, "j6 c6", C="d3")
    land(match, A="a4", B="d4")
    assert shown(match) == ["a4", "d4", "c6", "j6"]
    assert moment(match) == (3, "give")


@pytest.mark.rule("M8", "M16")
def test_a_lookout_sees_the_virtual_cards_before_he_chooses() -> None:
    match = second({"A": "a4", "B": "d4"}, "j6 c6", A="d3")
    assert match.awaited == [B]
    land(match, B="d4")
    assert match.awaited == [A]
    assert shown(match) == ["", "d4", "j6", "c6"]
    land(match, A="a4")
    assert shown(match) == ["a4", "d4", "j6", "c6"]


@pytest.mark.rule("M8", "M16")
def test_a_lookout_does_not_see_the_card_of_a_virtual_lookout() -> None:
    match = second({"A": "a4", "B": "d4"}, "c6 j6", A="d3", C="j3")
    land(match, B="d4")
    assert match.awaited == [A]
    assert shown(match) == ["", "d4", "", "c6"]
    land(match, A="a4")
    assert shown(match) == ["a4", "d4", "j6", "c6"]


@pytest.mark.rule("M8", "M16")
def test_two_lookouts_choose_after_the_virtual_players() -> None:
    match = second({"A": "a4", "B": "d4"}, "j6 c6", A="d3", B="j3")
    assert match.awaited == [A, B]
    assert shown(match) == ["", "", "j6", "c6"]
    land(match, A="a4", B="d4")
    assert shown(match) == ["a4", "d4", "j6", "c6"]


@pytest.mark.rule("M8", "M16")
def test_two_lookouts_and_a_virtual_one() -> None:
    match = second({"A": "a4", "B": "d4"}, "c6 j6", A="d3", B="j3", C="m3")
    assert match.awaited == [A, B]
    assert shown(match) == ["", "", "", "c6"]
    land(match, A="a4", B="d4")
    assert shown(match) == ["a4", "d4", "j6", "c6"]


@pytest.mark.rule("M8", "M16")
def test_if_all_four_are_lookouts_all_choose_together() -> None:
    match = second({"A": "a4", "B": "d4"}, "j6 c6", A="d3", B="j3", C="m3", D="c3")
    assert match.awaited == [A, B]
    assert shown(match) == ["", "", "", ""]
    match.play(A, "land a4")
    assert shown(match) == ["", "", "", ""]
    land(match, B="d4")
    assert shown(match) == ["a4", "d4", "j6", "c6"]
    assert moment(match) == (3, "give")


@pytest.mark.rule("M9", "M16")
def test_virtual_twins_and_lookout_together() -> None:
    start = line({"A": "a4", "B": "d4"}, {"C": "c1, d3 j1"}, seats=2, round_number=3, phase="land")
    match = sit(start, "c6 j6 m6")
    land(match, A="a4", B="d4")
    assert shown(match, 3) == ["a4", "d4", "j6 m6", "c6"]


PAST = {
    "A": "m4, m4, m4, m5, m5, m5, m5",
    "B": "c4, c4, c4, c5, c5, c5, c5",
    "C": "j4, j4, j4, j5, j5, j5, j5",
    "D": "a4, a4, a4, a5, a5, a5, a5",
}


def eighth(draws: str, **past: str) -> Match:
    """Sit down before the last landing, with the desert still free."""
    hands = {
        "A": "d7 d8 j1 j2 j3 j3 j6 j6 j6 j7 j8",
        "B": "d4 d5 d6 a1 a2 a3 a3 a6 a6 a6 a7",
        "C": "m1 m2 m7 m7",
    }
    stock = {"C": "d2 c1 c2 c3 c3 c6 c6", "D": "d9 d3 c7 c7 c8 c9 c6"}
    end: dict[str, Any] = {
        "seats": 2,
        "round_number": 8,
        "phase": "land",
        "renewed": {"C": 6, "D": 6},
    }
    return sit(line(hands, {**PAST, **past}, stock=stock, **end), draws)


@pytest.mark.rule("M7", "M16")
def test_a_virtual_kamikaze_destroys_what_the_players_land() -> None:
    match = eighth("d2 c9")
    land(match, A="d7", B="d4")
    assert shown(match, 8) == ["d7", "d4", "d2", "c9"]
    assert match.scores == [0, 11]
    match = eighth("c1 c9")
    land(match, A="d7", B="d4")
    assert match.scores == [8, 5]


@pytest.mark.rule("M7", "M8", "M16")
def test_a_late_virtual_kamikaze_destroys_all_the_same() -> None:
    match = eighth("c9 d2", C="j4, j4, j4, j5, j5, j5, m3")
    land(match, A="d7", B="d4")
    assert shown(match, 8) == ["d7", "d4", "d2", "c9"]
    assert match.scores == [0, 11]


@pytest.mark.rule("M7", "M18")
def test_a_kamikaze_destroys_what_a_virtual_player_lands() -> None:
    """V2's 9 would have had the desert, and left B with his lowest card."""
    match = eighth("c1 d9")
    land(match, A="j2", B="d4")
    assert match.scores == [1, 11]
    match = eighth("c1 d9")
    land(match, A="j3", B="d4")
    assert match.scores == [1, 5]


@pytest.mark.rule("M9", "M16")
@pytest.mark.parametrize("draws", ["c1 c9", "c3 d3"])
def test_virtual_twins_and_lookouts_of_round_eight_have_no_effect(draws: str) -> None:
    match = eighth(draws)
    land(match, A="d7", B="d4")
    assert match.ending == "counted"
    assert shown(match, 8) == ["d7", "d4", *draws.split()]


LAID = {who: f"{z}4, {z}4, {z}4, {z}5, {z}5, {z}5, {z}5, {z}6" for who, z in ZONE.items()}


def final(worth: dict[str, str], **fields: Any) -> Match:
    """Return an end: the cards worth something, in hands, virtual reserves and piles (`c`, `d`).

    A scores on the Moon, B in the city, V1 in the desert, V2 in the jungle. All other cards are
    of zones where their holders have laid nothing.
    """
    used = " ".join([*LAID.values(), *worth.values()]).replace(",", "").split()
    box = list((BOX - Counter(used)).elements())

    def filled(key: str, size: int) -> str:
        cards = worth.get(key, "").split()
        while len(cards) < size:
            cards.append(next(card for card in box if card[0] != ZONE[key.upper()]))
            box.remove(cards[-1])
        return " ".join(cards)

    hands = {"A": filled("A", 10), "B": filled("B", 10), "C": filled("c", 4), "D": filled("d", 4)}
    stock = {"C": filled("C", 6), "D": filled("D", 6)}
    return sit(line(hands, LAID, stock=stock, **END, **fields))


TEN_AND_NINE = {"A": "m8 m2", "B": "c9"}


@pytest.mark.rule("M12", "M18")
@pytest.mark.parametrize(
    ("virtual", "points", "on"),
    [
        pytest.param({}, [0, 0], [A], id="nothing"),
        pytest.param({"C": "d9"}, [9, 0], [A], id="below-the-winner"),
        pytest.param({"C": "d9 d2"}, [11, 0], [], id="first-by-its-reserve"),
        pytest.param({"c": "d9 d2"}, [11, 0], [], id="first-by-its-pile"),
        pytest.param({"C": "d9", "c": "d2"}, [11, 0], [], id="first-by-both"),
        pytest.param({"D": "j9", "d": "j2"}, [0, 11], [], id="first-on-the-other-side"),
        pytest.param({"C": "d9 d1"}, [10, 0], [A], id="equal-to-the-winner"),
        pytest.param({"C": "d9 d3", "D": "j9 j3"}, [12, 12], [], id="both-virtual-players-first"),
    ],
)
def test_a_virtual_player_can_come_first(
    virtual: dict[str, str], points: list[int], on: list[int]
) -> None:
    """Then nobody has won; with `virtual_can_win` off the best of the two has."""
    match = final({**TEN_AND_NINE, **virtual})
    assert match.scores == [10, 9]
    assert counted(match) == [10, 9, *points]
    assert match.ending == "counted"
    assert match.winners == on
    assert final({**TEN_AND_NINE, **virtual}, virtual_can_win="off").winners == [A]


@pytest.mark.rule("M12", "M18")
@pytest.mark.parametrize(
    ("virtual", "on"), [("", [A, B]), ("d9", [A, B]), ("d9 d2", [])], ids=["0", "9", "11"]
)
def test_the_two_may_be_equal(virtual: str, on: list[int]) -> None:
    worth = {"A": "m9", "B": "c8 c1", "C": virtual}
    assert final(worth).winners == on
    assert final(worth, virtual_can_win="off").winners == [A, B]


@pytest.mark.rule("M10", "M18")
def test_majorities_are_found_among_all_four() -> None:
    """V1 has 16 on the Moon against A's 14, so A has only the lowest of his cards there."""
    laid = {
        "A": "m4, m5, m5, a4, a4, a4, a5, a5",
        "B": "c4, c4, c4, c5, c5, c5, c5, c6",
        "C": "m4, m6, m6, d4, d4, d4, d5, d5",
        "D": "j4, j4, j4, j5, j5, j5, j5, j6",
    }
    hands = {"A": "m3 m7 m8 j1 j2 j3 j3 j6 j6 j7", "B": "m7 m9 c1 d1 d2 d3 d3 d6 d6 d6"}
    assert sit(line(hands, laid, **END)).scores == [3, 1]
    laid["C"] = "m4, m6, d4, d4, d4, d5, d5, d5"
    assert sit(line(hands, laid, **END)).scores == [3 + 7 + 8, 1]
    laid["C"] = "m4, m4, m6, d4, d4, d5, d5, d5"
    assert sit(line(hands, laid, **END)).scores == [3 + 7 + 8, 1]


@pytest.mark.rule("M11", "M18")
def test_of_a_zone_without_majority_a_virtual_player_counts_its_lowest_card() -> None:
    """V1's lowest on the Moon, in reserve and pile together, is a 7; with the 8 it would be 15."""
    laid = {**LAID, "C": "m6, d4, d4, d4, d5, d5, d5, d5"}
    hands = {
        "A": "m9 j1 j2 j3 j3 j6 j6 j7 j7 j8",
        "B": "j9 d1 d2 d3 d3 d6 d6 d6 d7 d7",
        "C": "m8 a1 a2 a3",
        "D": "a3 a4 a4 a4",
    }
    stock = {"C": "m7 a5 a5 a5 a5 a6", "D": "a6 a6 a7 a7 a8 a9"}
    match = sit(line(hands, laid, stock=stock, **END))
    assert counted(match) == [9, 0, 7, 0]
    assert match.winners == [A]
    hands["A"], stock["C"] = hands["A"].replace("m9", "m3"), stock["C"].replace("m7", "m9")
    match = sit(line(hands, laid, stock=stock, **END))
    assert counted(match) == [3, 0, 8, 0]
    assert match.winners == []


@pytest.mark.rule("M18")
def test_with_virtual_can_win_off_the_best_of_the_two_wins_whatever_is_played() -> None:
    for number in range(10):
        whim = random.Random(f"off {number}")
        match = Match.new("manchots", 2, {"virtual_can_win": "off"}, seed=f"{number}")
        while not match.over:
            seat = whim.choice(match.awaited)
            match.play(seat, whim.choice(match.legal(seat)))
        points = counted(match)[:2]
        assert match.scores == points
        assert match.winners == [seat for seat in (A, B) if points[seat] == max(points)]
