"""Manchots Barjots: majorities, the count of the hands, and who has won."""

from __future__ import annotations

import random

import pytest

from planisphere.games.manchots.cards import ZONES
from planisphere.games.manchots.score import points_in
from planisphere.match import Match
from tests.rules.manchots_table import BOX, LETTERS, A, B, C, counted, land, line, sit

LAID = {
    "A": "m5, m6, j6, j9, d4, a5, c4, c3",
    "B": "c7, c5, d5, a6, j4, m4, a4, d3",
    "C": "d5, d6, a4, a7, m4, m3, j4, j5",
}
"""The table of the booklet: A has Moon and jungle, B the city, C desert and Antarctica."""

HELD = {
    "A": "m1 m8 j1 j8 d7 d8 a3 a8 c5 c6",
    "B": "c9 c4 c1 d1 d4 a1 a9 j3 m5 m9",
    "C": "d9 d6 d4 a5 a3 m2 m6 j5 j7 c8",
}


def over(held: dict[str, str], laid: dict[str, str]) -> Match:
    """Return a match that has been counted."""
    return sit(line(held, laid, seats=len(laid), round_number=8, phase="over"))


@pytest.mark.rule("M10", "M11")
def test_player_c_of_the_booklet_counts_thirty_four() -> None:
    """19 and 8 where he has the majority, 2 and 5 where he has not, nothing for the city."""
    assert over(HELD, LAID).scores[C] == 19 + 8 + 2 + 5 == 34


@pytest.mark.rule("M10", "M11")
def test_players_a_and_b_of_the_booklet_score_in_full_where_they_have_the_majority() -> None:
    match = over(HELD, LAID)
    assert match.scores[A] == (1 + 8) + (1 + 8) + 7 + 3 + 5
    assert match.scores[B] == (9 + 4 + 1) + 1 + 1 + 3 + 5
    assert match.winners == [C]


@pytest.mark.rule("M5", "M10", "M11", "M12")
def test_the_booklets_example_played_to_its_end() -> None:
    held = {"A": HELD["A"] + " c3", "B": HELD["B"] + " d3", "C": HELD["C"] + " j5"}
    laid = {who: rounds.rpartition(",")[0] for who, rounds in LAID.items()}
    match = sit(line(held, laid, round_number=8, phase="land"))
    assert match.winners == []
    land(match, A="c3", B="d3", C="j5")
    assert match.ending == "counted"
    assert match.scores == [33, 24, 34]
    assert match.winners == [C]


PLAIN_LAID = {
    "A": "m4, m4, m4, m5, m5, m5, m5, m6",
    "B": "c4, c4, c4, c5, c5, c5, c5, c6",
    "C": "j4, j4, j4, j5, j5, j5, j5, j6",
}
USELESS = {
    "A": "a4 a4 a4 a5 a5 a5 a5 a6 a6 a6",
    "B": "d4 d4 d4 d5 d5 d5 d5 d6 d6 d6",
    "C": "a1 a2 a3 a3 d1 d2 d3 d3 a7 d7",
}


def hands(**cards: str) -> dict[str, str]:
    """Return hands that are worth nothing, but for these cards."""
    some = {who: (cards.get(who, "") + " " + text).split()[:10] for who, text in USELESS.items()}
    return {who: " ".join(held) for who, held in some.items()}


@pytest.mark.rule("M11")
def test_where_nobody_laid_anything_nobody_scores() -> None:
    """Nobody has anything in desert or Antarctica: no majority is shared there."""
    assert over(USELESS, PLAIN_LAID).scores == [0, 0, 0]


@pytest.mark.rule("M11")
def test_only_cards_in_hand_score() -> None:
    """Whatever A has on the Moon is worth nothing by itself."""
    match = over(hands(A="m9", B="m8", C="m7 m7"), PLAIN_LAID)
    assert match.scores == [9, 0, 0]


@pytest.mark.rule("M11")
def test_every_card_of_a_zone_scores_with_the_majority() -> None:
    match = over(hands(A="m9 m8 m7 m7 m6 m6 m3 m3 m2 m1"), PLAIN_LAID)
    assert match.scores == [52, 0, 0]


@pytest.mark.rule("M10", "M11")
def test_without_the_majority_only_the_lowest_card_scores() -> None:
    laid = {**PLAIN_LAID, "B": "m6, c4, c4, c5, c5, c5, c5, c6"}
    match = over(hands(A="m1", B="m9 m7 m7 m8"), laid)
    assert match.scores == [1, 7, 0]


@pytest.mark.rule("M10")
def test_it_is_the_sum_that_counts_and_not_the_number_of_cards() -> None:
    laid = {
        "A": "m4, m4, m3, d4, d4, d4, d5, d5",
        "B": "m9, c4, c4, c5, c5, c5, c5, c6",
        "C": "m6, m6, j4, j5, j5, j5, j5, j6",
    }
    held = {
        "A": "m1 m8 a4 a4 a4 a5 a5 a5 a5 a6",
        "B": "m5 m7 a6 a6 a7 a7 a8 a9 a1 a2",
        "C": "m5 m7 d6 d6 d6 d7 d7 d8 d9 d1",
    }
    assert over(held, laid).scores == [1, 5, 12]


@pytest.mark.rule("M10", "M11")
@pytest.mark.parametrize(
    ("sums", "points"),
    [
        (("m4 m6", "m5 m5", "m6"), [9, 14, 2]),
        (("m4 m6", "m5", "m6 m4"), [9, 7, 11]),
        (("m6", "m5", "m4"), [9, 7, 2]),
        (("m6", "m6", "m6"), [9, 14, 11]),
    ],
)
def test_equal_sums_share_a_majority(sums: tuple[str, str, str], points: list[int]) -> None:
    """A has 1 and 8, B 7 and 7, C 2 and 9 on the Moon still in hand."""
    rest = ["d4 d4 d4 d5 d5 d5 d5 d6", "c4 c4 c4 c5 c5 c5 c5 c6", "j4 j4 j4 j5 j5 j5 j5 j6"]
    laid = {}
    for who, told, others in zip("ABC", sums, rest, strict=True):
        laid[who] = ", ".join(f"{told} {others}".split()[:8])
    held = {
        "A": "m1 m8 a4 a4 a4 a5 a5 a5 a5 a6",
        "B": "m7 m7 a6 a6 a7 a7 a8 a9 a1 a2",
        "C": "m2 m9 d7 d7 d8 d9 d1 d2 d3 d3",
    }
    assert over(held, laid).scores == points


@pytest.mark.rule("M11")
def test_of_equal_lowest_cards_one_scores() -> None:
    laid = {**PLAIN_LAID, "C": "m6, j4, j4, j5, j5, j5, j5, j6"}
    assert over(hands(C="m7 m7 m8"), laid).scores == [0, 0, 7]


@pytest.mark.rule("M11")
def test_a_majority_without_cards_in_hand_scores_nothing() -> None:
    assert over(hands(B="m9 m8"), PLAIN_LAID).scores == [0, 0, 0]


@pytest.mark.rule("M12")
@pytest.mark.parametrize(
    ("cards", "winners"),
    [
        ({"A": "m9", "B": "c8", "C": "j7"}, [A]),
        ({"A": "m7", "B": "c9", "C": "j8"}, [B]),
        ({"A": "m7 m1", "B": "c7", "C": "j9"}, [C]),
        ({"A": "m9", "B": "c8 c1", "C": "j8"}, [A, B]),
        ({"A": "m8", "B": "c7 c2", "C": "j9"}, [B, C]),
        ({"A": "m7", "B": "c7", "C": "j7"}, [A, B, C]),
        ({}, [A, B, C]),
    ],
)
def test_most_points_win_and_equals_share(cards: dict[str, str], winners: list[int]) -> None:
    assert over(hands(**cards), PLAIN_LAID).winners == winners


def some_table(seats: int, whim: random.Random) -> tuple[dict[str, str], dict[str, str]]:
    """Deal a table at its end at random: what is held, and what was landed."""
    cards = list(BOX.elements())
    whim.shuffle(cards)
    held, laid = {}, {}
    for who in LETTERS[:seats]:
        mine = [cards.pop() for _ in range(18)]
        rounds: list[str] = []
        for _ in range(8):
            two = bool(rounds) and "1" in rounds[-1]
            rounds.append(" ".join(mine.pop() for _ in range(1 + two)))
        laid[who], held[who] = ", ".join(rounds), " ".join(mine)
    return held, laid


@pytest.mark.rule("M7", "M10", "M11", "M12")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_however_the_cards_lie_they_are_counted_by_the_rules(seats: int) -> None:
    whim = random.Random(f"score {seats}")
    for _ in range(60):
        match = over(*some_table(seats, whim))
        points = counted(match)
        assert match.scores == points
        assert points == [
            sum(points_in(match.position, seat, zone) for zone in range(ZONES))
            for seat in range(seats)
        ]
        assert match.winners == [s for s in range(seats) if points[s] == max(points)]


@pytest.mark.rule("M12")
def test_nobody_has_won_before_the_end() -> None:
    match = sit(line(round_number=8, phase="land"))
    assert match.winners == []
    assert match.ending == "running"
