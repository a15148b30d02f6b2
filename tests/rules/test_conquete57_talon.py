"""The talon: cards laid aside, and a new talon made of them."""

from __future__ import annotations

import pytest

from planisphere.chance import Scripted
from planisphere.game import ONLOOKER
from tests.rules.conquete57_table import (
    ARTILLERY,
    CAVALRY,
    INFANTRY,
    JOKER,
    A,
    B,
    C,
    Watched,
    hand,
    turn_begins,
)

LANDS = {"A": "africa", "B": "brazil peru", "C": "rest"}
ALL_CARDS = "14*infantry+14*artillery+14*cavalry+2*joker"


@pytest.mark.rule("C15")
def test_exchanged_cards_are_public_and_stay_out_of_the_talon() -> None:
    watched = Watched(Scripted(["cavalry"]))
    match = turn_begins(
        "B", [], LANDS, hands={"C": "10*infantry"}, source=watched, discard="2*infantry+joker"
    )
    assert watched.draws == [{INFANTRY: 2, ARTILLERY: 14, CAVALRY: 14, JOKER: 1}]
    for seat in (A, C, ONLOOKER):
        assert list(match.view(seat).discard) == [2, 0, 0, 1]


@pytest.mark.rule("C15")
def test_the_last_card_of_the_talon_is_drawn_before_it_is_made_anew() -> None:
    hands = {"A": "14*infantry+14*artillery", "C": "10*cavalry"}
    watched = Watched(Scripted(["cavalry"]))
    match = turn_begins("B", [], LANDS, hands=hands, discard="3*cavalry+2*joker", source=watched)
    assert watched.draws == [{CAVALRY: 1}]
    assert match.position.talon_size == 0
    assert list(match.position.discard) == [0, 0, 3, 2]


@pytest.mark.rule("C15")
def test_an_empty_talon_is_made_anew_of_the_cards_laid_aside() -> None:
    hands = {"A": "14*infantry+14*artillery", "C": "11*cavalry"}
    watched = Watched(Scripted(["joker"]))
    match = turn_begins("B", [], LANDS, hands=hands, discard="3*cavalry+2*joker", source=watched)
    assert watched.draws == [{CAVALRY: 3, JOKER: 2}]
    assert sum(match.position.discard) == 0
    assert match.position.talon_size == 4
    assert hand(match, B) == [0, 0, 0, 1]


@pytest.mark.rule("C15")
def test_cards_laid_aside_later_wait_for_the_next_talon() -> None:
    hands = {"A": "14*infantry+14*artillery", "C": "11*cavalry"}
    watched = Watched(Scripted(["joker", "cavalry"]))
    match = turn_begins("B", [], LANDS, hands=hands, discard="3*cavalry+2*joker", source=watched)
    match.play(B, "trade joker; place peru 4; done; done")
    assert watched.draws[1] == {CAVALRY: 3, JOKER: 1}
    assert list(match.position.discard) == [0, 0, 0, 1]


@pytest.mark.rule("C15", "C33")
def test_the_talon_is_made_anew_in_the_middle_of_a_draw() -> None:
    hands = {"A": "14*infantry+14*artillery", "C": "11*cavalry"}
    lands = {"A": "africa", "B": "brazil peru venezuela", "C": "rest"}
    watched = Watched(Scripted(["joker", "cavalry", "cavalry"]))
    match = turn_begins(
        "B", [], lands, hands=hands, discard="3*cavalry+joker", source=watched, economy="second"
    )
    assert watched.draws == [{JOKER: 1}, {CAVALRY: 3, JOKER: 1}, {CAVALRY: 2, JOKER: 1}]
    assert hand(match, B) == [0, 0, 2, 1]
    assert sum(match.position.discard) == 0


@pytest.mark.rule("C15")
def test_a_card_that_cannot_be_drawn_is_lost() -> None:
    match = turn_begins("B", [], LANDS, hands={"A": ALL_CARDS})
    assert match.awaited == [B]
    assert sum(hand(match, B)) == 0
    match.play(B, "done; done")
    assert match.awaited == [C]


@pytest.mark.rule("C15", "C33")
def test_of_several_cards_those_that_cannot_be_drawn_are_lost() -> None:
    lands = {"A": "africa", "B": "brazil peru venezuela", "C": "rest"}
    hands = {"A": "14*infantry+14*artillery", "C": "14*cavalry"}
    match = turn_begins(
        "B", ["joker", "joker"], lands, hands=hands, discard="joker", economy="second"
    )
    assert match.awaited == [B]
    assert hand(match, B) == [0, 0, 0, 2]
    match.play(B, "trade joker; place peru all; done")
    assert match.position.discard[JOKER] == 1
    assert match.position.draws == 0
