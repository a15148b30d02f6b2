"""Cards: what a series is, what it gives, when it is exchanged."""

from __future__ import annotations

import pytest

from tests.rules.conquete57_table import (
    JOKER,
    A,
    B,
    armies,
    can,
    fight,
    hand,
    line,
    refused,
    reserve,
    sit,
    turn_begins,
)

LANDS = {"A": "africa", "B": "brazil peru", "C": "rest"}
SERIES = "trade infantry artillery cavalry"
ALL_CARDS = "14*infantry+14*artillery+14*cavalry+2*joker"


@pytest.mark.rule("C11", "C15")
def test_one_of_each_symbol_is_a_series() -> None:
    match = sit([], line(LANDS, hands={"A": "2*infantry+artillery+cavalry"}))
    match.play(A, SERIES)
    assert reserve(match, A) == 4
    assert hand(match, A) == [1, 0, 0, 0]
    assert list(match.position.discard) == [1, 1, 1, 0]


@pytest.mark.rule("C11", "C15")
def test_a_joker_alone_is_a_series() -> None:
    match = sit([], line(LANDS, hands={"A": "infantry+joker"}))
    match.play(A, "trade joker")
    assert reserve(match, A) == 4
    assert hand(match, A) == [1, 0, 0, 0]
    assert list(match.position.discard) == [0, 0, 0, 1]


@pytest.mark.rule("C11")
@pytest.mark.parametrize(
    "cards",
    [
        "infantry infantry infantry",
        "artillery artillery artillery",
        "cavalry cavalry cavalry",
        "infantry infantry artillery",
        "artillery cavalry joker",
        "infantry cavalry joker",
        "infantry artillery joker",
        "infantry joker joker",
    ],
)
def test_nothing_else_is_a_series(cards: str) -> None:
    match = sit([], line(LANDS, hands={"A": "3*infantry+3*artillery+3*cavalry+2*joker"}))
    with refused("C11"):
        match.play(A, f"trade {cards}")
    assert can(match, A, "trade") == [SERIES, "trade joker"]


@pytest.mark.rule("C11")
@pytest.mark.parametrize("joker", ["alone", "wild"])
def test_three_alike_are_not_a_series_in_either_option(joker: str) -> None:
    match = sit([], line(LANDS, hands={"A": "14*infantry"}, joker=joker))
    assert can(match, A, "trade") == []
    with refused("C11"):
        match.play(A, "trade infantry infantry infantry")


@pytest.mark.rule("C11")
@pytest.mark.parametrize(
    ("cards", "command"),
    [
        ("infantry+artillery", SERIES),
        ("2*artillery+2*cavalry", SERIES),
        ("infantry+artillery+cavalry", "trade joker"),
        ("-", SERIES),
    ],
)
def test_cards_that_he_does_not_hold_cannot_be_exchanged(cards: str, command: str) -> None:
    match = sit([], line(LANDS, hands={"A": cards, "B": "infantry+artillery+cavalry+joker"}))
    with refused("C11"):
        match.play(A, command)


@pytest.mark.rule("C11")
@pytest.mark.parametrize(
    ("held", "command"),
    [
        ("artillery+cavalry+joker", "trade artillery cavalry joker"),
        ("infantry+cavalry+joker", "trade infantry cavalry joker"),
        ("infantry+artillery+joker", "trade infantry artillery joker"),
    ],
)
def test_a_wild_joker_stands_for_the_one_missing_card(held: str, command: str) -> None:
    match = sit([], line(LANDS, hands={"A": held}, joker="wild"))
    match.play(A, command)
    assert reserve(match, A) == 4
    assert hand(match, A) == [0, 0, 0, 0]
    assert match.position.discard[JOKER] == 1


@pytest.mark.rule("C11")
@pytest.mark.parametrize(
    "command",
    [
        "trade joker",
        "trade infantry joker joker",
        "trade infantry infantry joker",
        "trade joker joker",
    ],
)
def test_a_wild_joker_alone_or_with_another_is_nothing(command: str) -> None:
    match = sit([], line(LANDS, hands={"A": "2*infantry+2*joker"}, joker="wild"))
    with refused("C11"):
        match.play(A, command)
    assert can(match, A, "trade") == []


@pytest.mark.rule("C11", "C12")
def test_two_wild_jokers_complete_two_series() -> None:
    held = {"A": "2*infantry+artillery+cavalry+2*joker"}
    match = sit([], line(LANDS, hands=held, joker="wild"))
    match.play(A, "trade infantry artillery joker; trade infantry cavalry joker")
    assert reserve(match, A) == 4 + 6
    assert sum(hand(match, A)) == 0


@pytest.mark.rule("C11")
def test_a_whole_series_stays_one_when_jokers_are_wild() -> None:
    match = sit([], line(LANDS, hands={"A": "infantry+artillery+cavalry"}, joker="wild"))
    match.play(A, SERIES)
    assert reserve(match, A) == 4


VALUES = [4, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40]


@pytest.mark.rule("C12")
@pytest.mark.parametrize(("before", "value"), [*enumerate(VALUES), (99, 485), (1007, 5025)])
def test_each_series_is_worth_more_without_end(before: int, value: int) -> None:
    match = sit([], line(LANDS, hands={"A": "joker"}, exchanged=before))
    match.play(A, "trade joker")
    assert reserve(match, A) == value
    assert match.position.exchanged == before + 1


@pytest.mark.rule("C12")
def test_the_first_two_series_at_once_give_ten_armies() -> None:
    """The booklet's example."""
    match = sit([], line(LANDS, hands={"A": "2*infantry+2*artillery+2*cavalry"}))
    match.play(A, f"{SERIES}; {SERIES}")
    assert reserve(match, A) == 10


@pytest.mark.rule("C12")
def test_three_series_after_one_give_twenty_four_armies() -> None:
    """The booklet's example, with a joker among the series."""
    hands = {"A": "2*infantry+2*artillery+2*cavalry+joker"}
    match = sit([], line(LANDS, hands=hands, exchanged=1))
    match.play(A, f"{SERIES}; trade joker; {SERIES}")
    assert reserve(match, A) == 24


@pytest.mark.rule("C12")
def test_values_climb_whoever_exchanges() -> None:
    match = sit(["infantry"], line(LANDS, hands={"A": "joker", "B": "joker"}))
    match.play(A, "trade joker; place congo 4; done; done")
    match.play(B, "trade joker")
    assert reserve(match, B) == 6


@pytest.mark.rule("C13")
def test_nobody_is_forced_to_exchange() -> None:
    match = sit(
        ["cavalry"], line(LANDS, hands={"A": ALL_CARDS.replace("14*cavalry", "13*cavalry")})
    )
    match.play(A, "done; done")
    assert sum(hand(match, A)) == 43


@pytest.mark.rule("C13")
def test_a_hand_has_no_limit() -> None:
    hands = {"B": "14*infantry+14*artillery+13*cavalry+2*joker"}
    match = turn_begins("B", ["cavalry"], LANDS, hands=hands)
    assert sum(hand(match, B)) == 44
    assert "done" in match.commands(B)


@pytest.mark.rule("C14")
def test_exchanging_and_placing_may_alternate() -> None:
    hands = {"A": "infantry+artillery+cavalry+2*joker"}
    match = sit([], line(LANDS, hands=hands, reserve={"A": 3}))
    match.play(A, "place congo 1; trade joker; place congo 2; trade joker")
    match.play(A, f"place congo all; {SERIES}; place congo 8")
    assert armies(match, "congo") == 1 + 3 + 4 + 6 + 8


@pytest.mark.rule("C14")
def test_the_first_attack_closes_exchanges() -> None:
    match = sit(["1/6"], line(LANDS, {"egypt": 4}, {"A": "joker"}))
    fight(match, "egypt middle-east 1")
    with refused("C14"):
        match.play(A, "trade joker")
    assert can(match, A, "trade") == []


@pytest.mark.rule("C14")
def test_the_end_of_the_step_closes_exchanges() -> None:
    match = sit([], line(LANDS, hands={"A": "joker"}))
    match.play(A, "done")
    assert "exchange=" not in match.position_line()
    assert can(match, A, "trade") == []


@pytest.mark.rule("C14")
def test_an_exchange_after_the_step_is_refused() -> None:
    match = sit([], line(LANDS, hands={"A": "joker"}))
    match.play(A, "done")
    with refused("C14"):
        match.play(A, "trade joker")


@pytest.mark.rule("C14")
def test_a_turn_opens_exchanges_again() -> None:
    match = turn_begins("B", ["infantry"], LANDS, hands={"A": "joker", "B": "joker"})
    assert can(match, B, "trade") == ["trade joker"]
    assert can(match, A, "trade") == []
