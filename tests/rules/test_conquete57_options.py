"""The second rule, the horizon, and the refusals that no rule names."""

from __future__ import annotations

import pytest

from planisphere.chance import Scripted
from planisphere.faults import OptionFault, TextFault
from planisphere.fields import HIDDEN
from planisphere.game import CHANCE
from planisphere.match import Match
from tests.rules.conquete57_table import (
    CONTINENTS,
    SCATTERED,
    A,
    B,
    C,
    Watched,
    can,
    hand,
    line,
    owner,
    refused,
    reserve,
    sit,
    turn_begins,
)

LANDS = {"A": "africa", "B": "brazil peru", "C": "rest"}


@pytest.mark.rule("C33")
@pytest.mark.parametrize(
    ("held", "received", "cards"),
    [
        (1, 0, 1),
        (2, 0, 2),
        (3, 0, 3),
        (4, 1, 0),
        (5, 1, 1),
        (6, 1, 2),
        (7, 1, 3),
        (8, 2, 0),
        (9, 2, 1),
        (12, 3, 0),
        (15, 3, 3),
        (16, 4, 0),
    ],
)
def test_the_second_rule_gives_a_quarter_in_armies_and_the_rest_in_cards(
    held: int, received: int, cards: int
) -> None:
    """Up to nine territories the booklet's table."""
    lands = {"B": " ".join(SCATTERED[:held]), "A": "brazil", "C": "rest"}
    watched = Watched(Scripted(["infantry", "cavalry", "artillery"]))
    match = turn_begins("B", [], lands, economy="second", source=watched)
    assert reserve(match, B) == received
    assert sum(hand(match, B)) == cards
    assert len(watched.given) == cards


@pytest.mark.rule("C33")
def test_the_first_rule_is_the_usual_one() -> None:
    match = Match.new("conquete57", 3, seed="x")
    assert match.options["economy"] == "first"
    assert match.options["joker"] == "alone"
    assert match.options["defence"] == "ask"


@pytest.mark.rule("C33")
def test_the_cards_of_the_second_rule_are_secret_and_may_be_used_at_once() -> None:
    lands = {"A": "africa", "B": "brazil peru venezuela", "C": "rest"}
    cards = ["infantry", "artillery", "cavalry"]
    match = turn_begins("B", cards, lands, economy="second")
    assert match.heard(C)[-3:] == [(CHANCE, HIDDEN)] * 3
    assert list(match.view(A).hand[B]) == [HIDDEN] * 4
    assert int(match.view(A).held[B]) == 3
    match.play(B, "trade infantry artillery cavalry")
    assert sum(hand(match, B)) == 0


@pytest.mark.rule("C33")
def test_a_match_of_the_second_rule_begins_with_its_cards() -> None:
    match = Match.new("conquete57", 4, {"economy": "second"}, seed="second")
    (opener,) = match.awaited
    held = list(match.position.owner).count(opener)
    whole = [c for c, lands in CONTINENTS.items() if all(owner(match, t) == opener for t in lands)]
    assert whole == []
    assert reserve(match, opener) == held // 4
    assert sum(hand(match, opener)) == held % 4


@pytest.mark.rule("C10", "C34")
@pytest.mark.parametrize(
    ("continent", "bonus"),
    [
        ("oceania", 2),
        ("south-america", 2),
        ("africa", 3),
        ("europe", 5),
        ("north-america", 5),
        ("asia", 7),
    ],
)
def test_continents_count_in_the_second_rule_too(continent: str, bonus: int) -> None:
    size = len(CONTINENTS[continent])
    other = "oceania" if continent == "asia" else "asia"
    lands = {"B": continent, "A": CONTINENTS[other][0], "C": "rest"}
    match = turn_begins("B", ["infantry"] * 3, lands, economy="second")
    assert reserve(match, B) == size // 4 + bonus
    assert sum(hand(match, B)) == size % 4


@pytest.mark.rule("C34")
@pytest.mark.parametrize(
    ("before", "value"), [*enumerate([6, 8, 10, 12, 15, 20, 25, 30, 35]), (100, 495)]
)
def test_the_first_series_of_the_second_rule_gives_six(before: int, value: int) -> None:
    start = line(LANDS, hands={"A": "joker"}, exchanged=before, economy="second")
    match = sit([], start)
    match.play(A, "trade joker")
    assert reserve(match, A) == value


@pytest.mark.rule("C34")
def test_two_series_of_the_second_rule_at_once_give_fourteen() -> None:
    match = sit([], line(LANDS, hands={"A": "2*joker"}, economy="second"))
    match.play(A, "trade joker; trade joker")
    assert reserve(match, A) == 6 + 8


def test_the_horizon_cuts_the_match_when_its_last_round_ends() -> None:
    match = sit(["infantry"], line(LANDS, round_number=5, place=1, horizon=5))
    match.play(B, "done; done")
    assert match.awaited == [C]
    match.play(C, "place china all; done")
    assert not match.over
    match.play(C, "done")
    assert match.over
    assert match.ending == "horizon"
    assert match.winners == []
    with refused("over"):
        match.play(A, "done")


def test_the_horizon_is_counted_when_the_last_seat_is_gone() -> None:
    match = sit(["infantry"], line({"A": "brazil", "B": "rest"}, round_number=7, horizon=7))
    match.play(A, "done; done")
    match.play(B, "place china all; done; done")
    assert match.ending == "horizon"


def test_a_round_that_is_not_the_last_goes_on() -> None:
    match = sit(["infantry"], line(LANDS, round_number=5, place=2, horizon=6))
    match.play(C, "done; done")
    assert match.awaited == [A]
    assert int(match.position.round_number) == 6


def test_there_is_no_horizon_unless_one_is_asked_for() -> None:
    assert Match.new("conquete57", 2, seed="x").options["horizon"] == "0"
    match = sit(["infantry"], line(LANDS, round_number=100_000, place=2))
    match.play(C, "done; done")
    assert match.awaited == [A]


def test_a_horizon_of_one_round_lets_everybody_play_once() -> None:
    match = Match.new("conquete57", 3, {"horizon": 1}, seed="short")
    played = []
    while not match.over:
        (seat,) = match.awaited
        played.append(seat)
        if reserve(match, seat):
            match.play(seat, can(match, seat, "place")[-1])
        match.play(seat, "done; done")
    assert sorted(played) == [A, B, C]
    assert match.ending == "horizon"


@pytest.mark.parametrize("seat", [B, C])
def test_moving_out_of_turn_is_refused(seat: int) -> None:
    match = sit([], line(LANDS))
    with refused("turn"):
        match.play(seat, "done")
    assert match.legal(seat) == []


def test_what_is_no_move_is_refused() -> None:
    match = sit([], line(LANDS, {"egypt": 5}))
    for nothing in ([], [100_000], [-1]):
        with refused("form"):
            match.play(A, nothing)
    for command in ("defend 1", "occupy 2"):
        with refused("form"):
            match.play(A, command)
    for text in ("", "dance", "place atlantis 3"):
        with pytest.raises(TextFault):
            match.play(A, text)


def test_a_hand_in_does_not_go_on_after_an_attack() -> None:
    match = sit([], line(LANDS, {"egypt": 5}))
    with refused("turn"):
        match.play(A, "attack egypt middle-east 3; done")
    assert match.awaited == [A]


def test_a_hand_in_with_one_illegal_move_is_refused_as_a_whole() -> None:
    match = sit([], line(LANDS, {"egypt": 5}, {"A": "joker"}))
    before = match.position_line()
    with refused("C16"):
        match.play(A, "trade joker; place egypt 3; done")
    assert match.position_line() == before


@pytest.mark.parametrize(
    "options",
    [
        {"economy": "third"},
        {"joker": "both"},
        {"defence": "least"},
        {"horizon": "-1"},
        {"east_africa_middle_east": "maybe"},
        {"mode": "first"},
    ],
)
def test_options_that_the_game_does_not_have_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(OptionFault):
        Match.new("conquete57", 3, options, seed="x")
