"""Elimination, the cards that it brings, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from planisphere.fields import HIDDEN
from planisphere.game import ONLOOKER
from planisphere.match import Match
from tests.rules.conquete57_table import (
    A,
    B,
    C,
    armies,
    can,
    fight,
    fought,
    hand,
    line,
    owner,
    refused,
    reserve,
    sit,
)

ONE_LEFT = {"A": "brazil peru", "B": "north-africa", "C": "rest"}
SERIES = "trade infantry artillery cavalry"


def eliminated(
    hands: dict[str, str] | None = None, chance: tuple[str, ...] = (), **fields: Any
) -> Match:
    """Let A take B's last territory, with 6 armies left in Brazil and 3 in North Africa."""
    match = sit(["6.5.4/1", *chance], line(ONE_LEFT, {"brazil": 9}, hands, **fields))
    fight(match, "brazil north-africa 3")
    match.play(A, "occupy")
    return match


@pytest.mark.rule("C28")
def test_who_loses_his_last_territory_never_plays_again() -> None:
    match = eliminated(chance=("infantry", "infantry", "infantry"))
    match.play(A, "done; done")
    assert match.awaited == [C]
    match.play(C, "place china all; done; done")
    assert match.awaited == [A]
    match.play(A, "place brazil all; done; done")
    assert match.awaited == [C]
    with refused("turn"):
        match.play(B, "done")


@pytest.mark.rule("C28")
def test_who_keeps_one_territory_stays_in_with_his_cards() -> None:
    lands = {"A": "brazil peru", "B": "north-africa madagascar", "C": "rest"}
    match = sit(["6.5.4/1", "infantry"], line(lands, {"brazil": 9}, {"B": "joker"}))
    fight(match, "brazil north-africa 3")
    match.play(A, "occupy")
    assert hand(match, B) == [0, 0, 0, 1]
    assert can(match, A, "trade") == []
    match.play(A, "done; done")
    assert match.awaited == [B]


@pytest.mark.rule("C29")
def test_the_conqueror_takes_all_the_cards_of_the_victim() -> None:
    match = eliminated({"A": "infantry", "B": "3*infantry+2*cavalry+joker", "C": "artillery"})
    assert hand(match, A) == [4, 0, 2, 1]
    assert hand(match, B) == [0, 0, 0, 0]
    assert hand(match, C) == [0, 1, 0, 0]


@pytest.mark.rule("C29")
def test_the_cards_taken_are_seen_by_their_taker_only() -> None:
    match = eliminated({"A": "infantry", "B": "joker"})
    for seat in (B, C, ONLOOKER):
        seen = match.view(seat)
        assert list(seen.hand[A]) == [HIDDEN] * 4
        assert int(seen.held[A]) == 2
        assert int(seen.held[B]) == 0
    assert list(match.view(A).hand[A]) == [1, 0, 0, 1]


@pytest.mark.rule("C29")
def test_what_an_onlooker_sees_does_not_depend_on_the_cards_taken() -> None:
    found = [eliminated({"B": cards}) for cards in ("2*joker", "infantry+cavalry")]
    for seat in (C, ONLOOKER):
        assert found[0].view(seat).tobytes() == found[1].view(seat).tobytes()
        assert found[0].heard(seat) == found[1].heard(seat)


@pytest.mark.rule("C8", "C29")
def test_hands_are_secret_and_their_sizes_and_exchanges_are_public() -> None:
    hands = {"A": "joker+infantry", "B": "2*cavalry", "C": "artillery"}
    match = sit([], line(ONE_LEFT, hands=hands))
    match.play(A, "trade joker")
    for seat in (B, C, ONLOOKER):
        seen = match.view(seat)
        assert list(seen.held) == [1, 2, 1, 0, 0, 0]
        assert list(seen.discard) == [0, 0, 0, 1]
        assert int(seen.exchanged) == 1
        mover, action = match.heard(seat)[-1]
        assert mover == A
        assert action != HIDDEN
        for other in {A, B, C} - {seat}:
            assert list(seen.hand[other]) == [HIDDEN] * 4
        assert set(seen.talon) == {HIDDEN}
    assert list(match.view(B).hand[B]) == [0, 0, 2, 0]


@pytest.mark.rule("C30")
def test_the_conqueror_fights_on() -> None:
    match = eliminated(chance=("6.5/1",))
    fight(match, "north-africa egypt 2")
    match.play(A, "occupy; done")
    assert owner(match, "egypt") == A


@pytest.mark.rule("C31")
@pytest.mark.parametrize(
    ("mine", "theirs", "command"),
    [
        ("-", "infantry+artillery+cavalry", SERIES),
        ("infantry+artillery+cavalry", "-", SERIES),
        ("infantry", "artillery+cavalry", SERIES),
        ("-", "joker", "trade joker"),
        ("joker", "-", "trade joker"),
    ],
)
def test_an_elimination_opens_exchanges_of_ones_own_and_the_victims_cards(
    mine: str, theirs: str, command: str
) -> None:
    match = eliminated({"A": mine, "B": theirs}, exchange="closed")
    match.play(A, command)
    assert reserve(match, A) == 4
    match.play(A, "place north-africa 4")
    assert armies(match, "north-africa") == 7


@pytest.mark.rule("C31")
def test_several_series_may_be_exchanged_before_placing() -> None:
    match = eliminated({"A": "infantry+joker", "B": "artillery+cavalry+joker"})
    match.play(A, f"trade joker; {SERIES}; trade joker")
    assert reserve(match, A) == 4 + 6 + 8


@pytest.mark.rule("C16", "C31")
def test_the_armies_are_placed_at_once() -> None:
    match = eliminated({"B": "2*joker"})
    match.play(A, "trade joker")
    for command in ("attack north-africa egypt 2", "done"):
        with refused("C16", "C31"):
            match.play(A, command)
    match.play(A, "place brazil 1; trade joker; place brazil 9; attack north-africa egypt 2")


@pytest.mark.rule("C14", "C31")
def test_the_next_attack_closes_exchanges_again() -> None:
    match = eliminated({"B": "joker"}, ("1/6",))
    assert can(match, A, "trade") == ["trade joker"]
    fight(match, "north-africa egypt 1")
    assert can(match, A, "trade") == []
    with refused("C14", "C31"):
        match.play(A, "trade joker")


@pytest.mark.rule("C14", "C31")
def test_the_end_of_the_fights_closes_exchanges_again() -> None:
    match = eliminated({"B": "joker"})
    match.play(A, "done")
    assert can(match, A, "trade") == []
    with refused("C14", "C31"):
        match.play(A, "trade joker")


@pytest.mark.rule("C31")
def test_each_elimination_opens_exchanges_anew() -> None:
    lands = {"A": "brazil peru", "B": "north-africa", "C": "egypt", "D": "rest"}
    hands = {"B": "joker", "C": "joker"}
    match = sit(["6.5.4/1", "6.5/1"], line(lands, {"brazil": 9}, hands, seats=4))
    fight(match, "brazil north-africa 3")
    match.play(A, "occupy; trade joker; place peru all")
    fight(match, "north-africa egypt 2")
    match.play(A, "occupy; trade joker")
    assert reserve(match, A) == 6


@pytest.mark.rule("C27", "C31")
def test_armies_placed_after_an_elimination_have_not_fought() -> None:
    match = eliminated({"B": "joker"})
    match.play(A, "trade joker; place north-africa 4")
    assert (armies(match, "north-africa"), fought(match, "north-africa")) == (7, 3)
    match.play(A, "done; move north-africa brazil 4")
    assert armies(match, "brazil") == 10
    with refused("C27"):
        match.play(A, "move north-africa brazil 1")


def last_fight() -> Match:
    """Sit down before the fight for the last territory of the world."""
    match = sit(["6.5/1"], line({"B": "north-africa", "A": "rest"}, {"brazil": 4}, seats=2))
    fight(match, "brazil north-africa 2")
    return match


@pytest.mark.rule("C32")
def test_who_holds_the_whole_world_has_won() -> None:
    match = last_fight()
    assert not match.over
    match.play(A, "occupy")
    assert match.over
    assert match.winners == [A]
    assert match.ending == "world"
    assert match.awaited == []


@pytest.mark.rule("C32")
def test_the_last_but_one_player_may_fall_without_an_end() -> None:
    match = eliminated()
    assert not match.over
    assert match.winners == []
    assert match.ending == "running"


@pytest.mark.rule("C32")
def test_nothing_is_played_after_the_end() -> None:
    match = last_fight()
    match.play(A, "occupy; done")
    for seat in (A, B):
        with refused("over"):
            match.play(seat, "done")
        assert match.legal(seat) == []


@pytest.mark.rule("C32")
def test_a_beaten_player_of_three_does_not_share_the_win() -> None:
    lands = {"B": "north-africa", "A": "rest"}
    match = sit(["6.5/1"], line(lands, {"brazil": 4}, seats=3))
    fight(match, "brazil north-africa 2")
    match.play(A, "occupy")
    assert match.winners == [A]
    assert match.scores[A] > match.scores[B] == match.scores[C]
