"""Risk Express: the end, the score, the horizon, and the refusals that no rule names."""

from __future__ import annotations

import random
from typing import Any

import pytest

from planisphere.faults import Fault, OptionFault, TextFault
from planisphere.match import Match
from tests.rules.express_table import (
    CARD,
    NOBODY,
    A,
    B,
    C,
    begin,
    line,
    owner,
    refused,
    sit,
    standing,
    tray,
)

SEVEN = "1 1 2 2 3 3 cannon"
ALL_BUT_AUSTRALIA = {
    "A": "asia",
    "B": "north-america europe",
    "C": "africa south-america",
}


def ended(owners: str, seats: int = 3) -> Match:
    """Return a match that ended with these holders."""
    fields: dict[str, Any] = {"phase": "over", "ended": "conquered", "owner": owners}
    return Match.from_line(line(seats=seats, **fields))


@pytest.mark.rule("X13")
def test_the_match_ends_at_once_when_no_card_is_left_in_the_middle() -> None:
    start = line(ALL_BUT_AUSTRALIA, "1 3", card="australia", filled=7, on_lines=4)
    match = sit(start)
    match.play(A, "fill australia 4 1 3")
    assert match.over
    assert match.ending == "conquered"
    assert match.awaited == []
    assert match.winners == [B]
    assert int(match.position.round_number) == 3


@pytest.mark.rule("X13")
def test_it_goes_on_while_the_last_card_is_not_conquered() -> None:
    start = line(ALL_BUT_AUSTRALIA, "1", card="australia", filled=7, on_lines=4)
    match = sit(start, "1 3 3")
    match.play(A, "aside 1")
    assert not match.over
    match.play(B, "continue")
    assert owner(match, "australia") == NOBODY
    match.play(B, "fill australia 4 1 3")
    assert match.over
    assert owner(match, "australia") == B


@pytest.mark.rule("X13")
def test_thirteen_cards_do_not_end_it() -> None:
    held = {"A": "asia", "B": "north-america western-europe", "C": "africa south-america"}
    match = sit(line(held, "1 3", card="australia", filled=7, on_lines=4), SEVEN)
    match.play(A, "fill australia 4 1 3")
    assert not match.over
    assert match.awaited == [B]
    assert match.winners == []


@pytest.mark.rule("X14")
@pytest.mark.parametrize(
    ("owners", "points", "winners"),
    [
        pytest.param("AAAABBBBBCCCCA", [13, 16, 9], [B], id="continents"),
        pytest.param("BCCCCBABCCAACB", [5, 12, 13], [C], id="instead-of-its-cards"),
        pytest.param("AAABAAACCCACBC", [16, 2, 15], [A], id="points-before-continents"),
        pytest.param("CCCBACBBCBBAAA", [10, 11, 11], [B], id="africa-counts-five"),
        pytest.param("BAABBACCABCBCC", [8, 11, 11], [C], id="more-continents"),
        pytest.param("CABBCBCBCBBAAC", [6, 13, 13], [B, C], id="shared-by-two"),
        pytest.param("CBABBBBACAACAC", [11, 11, 11], [A, B, C], id="shared-by-all"),
        pytest.param("A" * 14, [38, 0, 0], [A], id="everything"),
    ],
)
def test_the_most_points_win(owners: str, points: list[int], winners: list[int]) -> None:
    """The points of the cards, or of the continent instead; then continents; then shared."""
    match = ended(owners)
    assert match.scores == points
    assert match.ending == "conquered"
    assert match.winners == winners


@pytest.mark.rule("X14")
@pytest.mark.parametrize("seats", range(2, 7))
def test_whoever_holds_what_the_best_count_wins(seats: int) -> None:
    cards = random.Random(f"cards {seats}")
    for _ in range(100):
        match = ended("".join(cards.choices("ABCDEF"[:seats], k=len(CARD))), seats)
        counts = standing(match)
        best = [seat for seat in range(seats) if counts[seat] == max(counts)]
        assert match.winners == best


def test_the_horizon_cuts_the_match_when_its_last_round_ends() -> None:
    match = sit(line(tray="1", turn="B", first="A", horizon=3), SEVEN)
    match.play(B, "aside 1")
    assert match.awaited == [C]
    match = sit(line({"A": "asia"}, "1", turn="C", horizon=3))
    match.play(C, "aside 1")
    assert match.over
    assert match.ending == "horizon"
    assert match.winners == []
    with refused("over"):
        match.play(A, "aside 1")


def test_the_horizon_counts_from_the_first_player() -> None:
    match = sit(line(tray="1", turn="C", first="B", horizon=3), SEVEN)
    match.play(C, "aside 1")
    assert match.awaited == [A]
    assert int(match.position.round_number) == 3
    match = sit(line(tray="1", turn="A", first="B", horizon=3))
    match.play(A, "aside 1")
    assert match.ending == "horizon"


def test_the_last_card_on_the_last_turn_is_a_conquest_and_no_horizon() -> None:
    start = line(
        ALL_BUT_AUSTRALIA, "1 3", card="australia", filled=7, on_lines=4, turn="C", horizon=3
    )
    match = sit(start)
    match.play(C, "fill australia 4 1 3")
    assert match.ending == "conquered"
    assert match.winners == [B]


def test_a_siege_at_the_horizon_is_not_offered_any_more() -> None:
    start = line(tray="1", card="russia", filled=3, on_lines=2, turn="C", horizon=3)
    match = sit(start)
    match.play(C, "aside 1")
    assert match.over


@pytest.mark.rule("X6", "X9", "X12")
def test_the_options_have_their_defaults() -> None:
    assert begin(2).options == {
        "must_fill": "on",
        "steal_from": "always",
        "continue_siege": "on",
        "horizon": "0",
    }


@pytest.mark.parametrize(
    "options",
    [
        {"must_fill": "maybe"},
        {"steal_from": "never"},
        {"continue_siege": "yes"},
        {"horizon": "-1"},
        {"economy": "first"},
    ],
)
def test_options_that_the_game_does_not_have_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(OptionFault):
        Match.new("express", 3, options, seed="x")


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_play(seats: int) -> None:
    with pytest.raises(Fault):
        Match.new("express", seats, seed="x")


@pytest.mark.parametrize("seat", [B, C])
def test_moving_out_of_turn_is_refused(seat: int) -> None:
    match = sit(line(tray=SEVEN))
    with refused("turn"):
        match.play(seat, "aside 1")
    assert match.legal(seat) == []


def test_what_is_no_move_is_refused() -> None:
    match = sit(line(tray=SEVEN))
    for nothing in ([], [100_000], [-1]):
        with refused("form"):
            match.play(A, nothing)
    for command in ("continue", "afresh"):
        with refused("form"):
            match.play(A, command)
    for text in ("", "dance", "fill atlantis 1", "fill china", "fill china 5", "aside 4"):
        with pytest.raises(TextFault):
            match.play(A, text)


def test_everybody_sees_everything() -> None:
    match = sit(line({"B": "china"}, SEVEN))
    for seat in (A, B, C):
        assert match.view(seat).tobytes() == match.position.tobytes()
    match.play(A, "aside cannon")
    assert match.heard(A) == match.heard(B) == match.heard(C)
    assert len(tray(match).split()) == 6


def test_french_commands_are_understood() -> None:
    match = sit(line(tray=SEVEN), "1 1 2 2 3 3")
    match.play(A, "écarter canon")
    match.play(A, "remplir Afrique du Nord 2 2 3")
    match = sit(line(phase="offer", turn="B", card="russia", filled=3, on_lines=2))
    assert match.commands(B, "fr") == ["continuer", "recommencer"]
    match.play(B, "recommencer")
