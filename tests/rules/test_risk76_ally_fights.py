"""Risk (1970–76), two players and an ally: the ally's fights, its end, and the end of the match."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from planisphere.match import Match
from tests.rules.risk76_table import (
    A,
    B,
    C,
    armies,
    attacks,
    hand,
    lands,
    owner,
    play,
    refusal,
    reserve,
    standing,
    table,
    verbs,
)


def duel(
    mine: dict[str, int],
    his: dict[str, int],
    *,
    script: Iterable[str] = (),
    **fields: Any,
) -> Match:
    """A on turn against B; the ally has the rest."""
    return table({"A": mine, "B": his}, seats=2, rest="C", script=script, **fields)


def nearly_gone(window: str, script: Iterable[str], **fields: Any) -> Match:
    """The ally has nothing left but Venezuela, between A's Brazil and B's world."""
    held = {"A": {"brazil": 9}, "C": {"venezuela": 1}}
    return table(held, seats=2, rest="B", window=window, script=script, **fields)


@pytest.mark.rule("R32")
def test_the_opponent_throws_for_the_allys_defence() -> None:
    match = duel({"brazil": 9}, {"japan": 5}, window="second", script=["1.1.1/6"])
    play(match, "A: attack brazil venezuela 3")
    assert match.awaited == [B]
    play(match, "B: defend 1")
    assert armies(match, "brazil") == 8


@pytest.mark.rule("R32")
def test_the_allys_defence_is_as_strong_as_it_has_armies() -> None:
    held = {"A": {"brazil": 9}, "B": {"japan": 5}, "C": {"venezuela": 3}}
    match = table(held, seats=2, rest="B", window="second")
    play(match, "A: attack brazil venezuela 3")
    assert match.commands(B) == ["defend 1", "defend 2"]


@pytest.mark.rule("R32")
def test_when_the_ally_attacks_the_player_on_turn_defends() -> None:
    held = {"A": {"brazil": 5}, "C": {"argentina": 5, "peru": 1}}
    match = table(held, seats=2, rest="B", window="ally", script=["6.6.6/1.1"])
    play(match, "B: attack argentina brazil 3")
    assert match.awaited == [A]
    assert match.commands(A) == ["defend 1", "defend 2"]
    play(match, "A: defend 2")
    assert armies(match, "brazil") == 3
    assert match.awaited == [B]


@pytest.mark.rule("R15", "R32")
def test_with_the_option_nobody_is_asked_for_a_defence() -> None:
    held = {"A": {"brazil": 5}, "C": {"argentina": 5, "peru": 1}}
    fought = table(held, seats=2, rest="B", window="ally", defence="most", script=["6.6.6/1.1"])
    play(fought, "B: attack argentina brazil 3")
    assert (fought.awaited, armies(fought, "brazil")) == ([B], 3)


@pytest.mark.rule("R15", "R32")
def test_who_throws_for_a_force_may_throw_its_most_unasked() -> None:
    held = {"A": {"brazil": 9}, "B": {"japan": 5}, "C": {"venezuela": 3}}
    match = table(held, seats=2, rest="B", window="second")
    play(match, "A: attack brazil venezuela 3")
    assert standing(match) == ["", "defend 2"]
    held = {"A": {"brazil": 5}, "C": {"argentina": 5, "peru": 1}}
    match = table(held, seats=2, rest="B", window="ally")
    assert standing(match) == ["", ""]
    play(match, "B: attack argentina brazil 3")
    assert standing(match) == ["defend 2", ""]


@pytest.mark.rule("R33")
def test_what_the_ally_conquers_is_the_allys_and_gives_nobody_a_card() -> None:
    held = {"A": {"brazil": 1, "japan": 1}, "C": {"argentina": 6, "peru": 1}}
    match = table(held, seats=2, rest="B", window="ally", script=["6.6.6/1"])
    play(match, "B: attack argentina brazil 3", "A: defend 1")
    assert refusal(match, B, "occupy 2") == "R17"
    assert refusal(match, B, "occupy 6") == "R17"
    play(match, "B: occupy 4")
    assert owner(match, "brazil") == "C"
    assert (armies(match, "argentina"), armies(match, "brazil")) == (2, 4)
    play(match, "B: done", "A: done", "A: done")
    assert (hand(match, A), hand(match, B)) == (set(), set())
    assert int(match.position.talon_size) == 44


@pytest.mark.rule("R33", "R17")
def test_the_ally_fights_on_from_what_it_has_conquered() -> None:
    held = {"A": {"brazil": 1, "north-africa": 1, "japan": 1}, "C": {"argentina": 8}}
    match = table(held, seats=2, rest="B", window="ally", script=["6.6.6/1", "6.6.6/1"])
    play(match, "B: attack argentina brazil 3", "A: defend", "B: occupy 7")
    play(match, "B: attack brazil north-africa 3", "A: defend", "B: occupy 3")
    assert owner(match, "north-africa") == "C"


@pytest.mark.rule("R33")
def test_taking_allied_land_earns_ones_own_card() -> None:
    match = duel({"brazil": 9}, {"japan": 5}, window="second", script=["6.6.6/1", "siam"])
    play(match, "A: attack brazil venezuela 3", "B: defend 1", "A: occupy 3", "A: done")
    assert hand(match, A) == {"siam"}


@pytest.mark.rule("R34")
def test_the_window_of_the_ally_takes_place_even_if_it_received_nothing() -> None:
    match = duel({"brazil": 9}, {"japan": 5}, window="first", received=1, exchange="forces")
    play(match, "A: done; done")
    assert reserve(match, C) == 0
    assert match.awaited == [B]
    play(match, "B: done")
    assert match.awaited == [A]
    assert ("brazil", "venezuela") in attacks(match, A)


@pytest.mark.rule("R34")
def test_with_the_ally_gone_the_turn_is_the_usual_one() -> None:
    match = nearly_gone("second", ["6.6.6/1", "siam"])
    play(match, "A: attack brazil venezuela 3", "B: defend", "A: occupy 3", "A: done", "A: done")
    assert match.awaited == [B]
    play(match, f"B: place japan {reserve(match, B)}", "B: done")
    assert verbs(match, B) == {"move", "done"}
    play(match, "B: done")
    assert match.awaited == [A]
    assert reserve(match, A) == 0
    assert ("brazil", "peru") in attacks(match, A)
    play(match, "A: done", "A: done")
    assert match.awaited == [B]
    assert reserve(match, C) == 0


@pytest.mark.rule("R34", "R32")
def test_an_ally_that_falls_in_the_first_window_loses_its_half() -> None:
    match = nearly_gone("first", ["6.6.6/1", "6.6.6/1", "siam"], first_window="anyone", received=8)
    play(match, "A: attack brazil venezuela 3", "B: defend", "A: occupy 3")
    play(match, "A: attack brazil peru 3", "B: defend", "A: occupy 3", "A: done")
    assert hand(match, A) == {"siam"}
    play(match, "A: move peru venezuela 1")
    assert match.awaited == [B]
    assert int(match.position.place) == 1
    assert reserve(match, C) == 0


@pytest.mark.rule("R34")
def test_an_ally_that_loses_a_territory_but_not_the_last_keeps_its_window() -> None:
    held = {"A": {"brazil": 9}, "C": {"venezuela": 1, "siam": 1}}
    match = table(
        held,
        seats=2,
        rest="B",
        window="first",
        first_window="anyone",
        received=8,
        script=["6.6.6/1"],
    )
    play(match, "A: attack brazil venezuela 3", "B: defend", "A: occupy 3", "A: done", "A: done")
    assert match.awaited == [B]
    assert reserve(match, C) == 4


@pytest.mark.rule("R35")
def test_who_loses_his_last_territory_to_the_other_has_lost() -> None:
    match = duel({"brazil": 9}, {"peru": 1}, window="first", script=["6.6.6/1"])
    play(match, "A: attack brazil peru 3", "B: defend")
    assert not match.over
    play(match, "A: occupy 3")
    assert (match.over, match.winners, match.ending) == (True, [A], "last")


@pytest.mark.rule("R35")
def test_who_loses_his_last_territory_to_the_ally_has_lost() -> None:
    held = {"A": {"brazil": 1}, "C": {"argentina": 6}}
    match = table(held, seats=2, rest="B", window="ally", script=["6.6.6/1"])
    play(match, "B: attack argentina brazil 3", "A: defend", "B: occupy 3")
    assert (match.over, match.winners, match.ending) == (True, [B], "last")


@pytest.mark.rule("R35", "R19")
@pytest.mark.parametrize("round_number", [1, 4])
def test_the_grace_protects_a_player_from_both(round_number: int) -> None:
    from_player = duel({"brazil": 9}, {"peru": 1}, window="first", round_number=round_number)
    assert refusal(from_player, A, "attack brazil peru 3") == "R19"
    held = {"A": {"brazil": 1}, "C": {"argentina": 6}}
    from_ally = table(held, seats=2, rest="B", window="ally", round_number=round_number)
    assert refusal(from_ally, B, "attack argentina brazil 3") == "R19"


@pytest.mark.rule("R35", "R19")
def test_the_ally_itself_is_never_protected() -> None:
    match = nearly_gone("second", ["6.6.6/1"], round_number=1)
    play(match, "A: attack brazil venezuela 3", "B: defend", "A: occupy 3")
    assert C not in match.position.owner
    assert not match.over


@pytest.mark.rule("R35")
def test_the_end_of_the_ally_gives_no_spoils() -> None:
    match = nearly_gone("second", ["6.6.6/1"], hands={"A": "argentina+iceland+egypt"})
    play(match, "A: attack brazil venezuela 3", "B: defend", "A: occupy 3")
    assert refusal(match, A, "trade argentina iceland egypt") == "R12"


@pytest.mark.rule("R36", "R9")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("venezuela ukraine siam", 4),
        ("argentina iceland egypt", 6),
        ("congo ural china", 8),
        ("venezuela argentina congo", 10),
        ("congo ural joker-1", 12),
        ("congo iceland joker-1", 0),
        ("congo joker-1 joker-2", 0),
    ],
)
def test_sets_are_worth_the_same_with_an_ally(cards: str, worth: int) -> None:
    match = duel(
        {"brazil": 9},
        {"japan": 5},
        window="first",
        exchange="forces",
        exchanged=6,
        hands={"A": cards.replace(" ", "+")},
    )
    if worth:
        play(match, f"A: trade {cards}")
        assert reserve(match, A) == worth
    else:
        assert refusal(match, A, f"trade {cards}") == "R9"


@pytest.mark.rule("R36", "R10", "R30")
def test_the_two_armies_of_a_card_count_for_the_ally() -> None:
    match = duel(
        {"brazil": 9},
        {"japan": 5},
        window="first",
        exchange="forces",
        received=3,
        territory_bonus="off",
        hands={"A": "brazil+ukraine+siam"},
    )
    play(match, "A: trade brazil ukraine siam")
    assert armies(match, "brazil") == 11
    play(match, "A: place brazil 4; done; done")
    assert reserve(match, C) == (3 + 4 + 2) // 2


@pytest.mark.rule("R35")
def test_land_of_the_ally_does_not_count_against_a_victory() -> None:
    match = duel({"brazil": 9} | lands("africa"), {"peru": 1}, window="second", script=["6.6.6/1"])
    play(match, "A: attack brazil peru 3", "B: defend", "A: occupy")
    assert (match.winners, C in match.position.owner) == ([A], True)


@pytest.mark.rule("R31", "R11")
def test_the_opponent_neither_must_nor_may_exchange_in_the_window_of_the_ally() -> None:
    match = duel(
        {"brazil": 9},
        {"japan": 5},
        window="ally",
        hands={"B": "argentina+iceland+egypt+india+china"},
    )
    assert refusal(match, B, "trade argentina iceland egypt") == "R12"
    play(match, "B: done")
    assert match.awaited == [A]
