"""Risk (1970–76), two players and an ally: setting up, the ally's armies, the windows of a turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import cycle, islice
from typing import Any

import pytest

from planisphere.chance import Scripted
from planisphere.faults import TextFault
from planisphere.match import Match
from planisphere.parts.earth import TERRITORY
from tests.rules.risk76_table import (
    A,
    B,
    C,
    armies,
    attacks,
    first_lands,
    hand,
    lands,
    opened,
    owner,
    play,
    refusal,
    reserve,
    table,
    verbs,
)

FRONT = {
    "A": {"brazil": 9, "alaska": 9, "alberta": 1, "japan": 1},
    "B": {"peru": 3, "kamchatka": 3, "ontario": 3},
}
"""A between B (Peru, Kamchatka, Ontario) and the ally, who has all the rest."""


def first_window(
    *,
    script: Iterable[str] = (),
    hands: Mapping[str, str] | None = None,
    received: int = 9,
    **fields: Any,
) -> Match:
    """A has received and placed nine armies, and may fight."""
    return table(
        FRONT,
        seats=2,
        rest="C",
        script=script,
        hands=hands,
        window="first",
        exchange="forces",
        received=received,
        **fields,
    )


@pytest.mark.rule("R29")
def test_two_players_have_forty_armies_each_and_the_ally_twenty_eight() -> None:
    match = opened(2, {})
    for seat in (A, B):
        assert int((match.position.owner == seat).sum()) == 14
        assert reserve(match, seat) == 40 - 14
    allied = match.position.armies[match.position.owner == C]
    assert allied.tolist() == [2] * 14
    assert set(match.position.armies[match.position.owner != C].tolist()) == {1}


@pytest.mark.rule("R29", "R6", "R3")
def test_dice_come_first_and_cards_are_dealt_alternately_from_the_first_player() -> None:
    script = ["3", "3", "2", "5", *TERRITORY[:28]]
    match = Match.new("risk76", 2, source=Scripted(script))
    dealt = "".join(owner(match, name) for name in TERRITORY)
    assert dealt == "".join(islice(cycle("BA"), 28)) + "C" * 14


@pytest.mark.rule("R29")
def test_jokers_are_not_dealt_but_go_into_the_talon() -> None:
    with pytest.raises(TextFault):
        opened(2, {}, ["6", "1", "joker-1"])
    match = opened(2, {}, ["6", "1"])
    for seat in (A, B):
        own = next(name for name in TERRITORY if owner(match, name) == "AB"[seat])
        match.play(seat, f"place {own} 26")
    assert int(match.position.talon_size) == 44
    assert match.position.talon.tolist() == [1] * 44
    assert match.awaited == [A]
    assert int(match.position.armies.sum()) == 40 + 40 + 28


@pytest.mark.rule("R29", "R4")
def test_two_players_spread_their_armies_unseen_or_in_turn() -> None:
    sealed = opened(2, {}, ["6", "1"])
    assert sealed.awaited == [A, B]
    before = sealed.view(B).tobytes()
    own = next(name for name in TERRITORY if owner(sealed, name) == "A")
    sealed.play(A, f"place {own} 3")
    assert sealed.view(B).tobytes() == before
    in_turn = opened(2, {"placement": "in-turn"}, ["6", "1"])
    assert in_turn.awaited == [A]


@pytest.mark.rule("R29")
def test_the_armies_of_the_start_do_not_go_on_allied_territories() -> None:
    match = opened(2, {}, ["6", "1"])
    allied = next(name for name in TERRITORY if owner(match, name) == "C")
    assert refusal(match, A, f"place {allied}") == "R4"


@pytest.mark.rule("R30")
def test_the_booklets_nine_armies_give_the_ally_four() -> None:
    held = {"A": first_lands(27, but=["ural"]), "B": {"ural": 1}}
    match = table(held, seats=2, rest="C", place=1, phase="move", window="second")
    play(match, "B: done")
    assert reserve(match, A) == 9
    play(match, "A: place alaska 9; done; done")
    assert match.awaited == [B]
    assert reserve(match, C) == 4


@pytest.mark.rule("R30")
@pytest.mark.parametrize(("received", "half"), [(0, 0), (1, 0), (2, 1), (3, 1), (8, 4), (17, 8)])
def test_the_ally_receives_half_rounded_down(received: int, half: int) -> None:
    match = play(first_window(received=received), "A: done; done")
    assert reserve(match, C) == half


@pytest.mark.rule("R30")
def test_half_is_taken_of_the_whole_step_and_rounded_once() -> None:
    nine = first_lands(9, but=lands("africa", "western-europe", "ural"))
    match = table(
        {"A": lands("africa") | nine, "B": {"ural": 1}},
        seats=2,
        rest="C",
        place=1,
        phase="move",
        window="second",
        hands={"A": "venezuela+egypt+madagascar+western-europe"},
    )
    play(match, "B: done")
    assert reserve(match, A) == 5 + 3
    play(match, "A: trade egypt madagascar western-europe")
    bonus = armies(match, "egypt") - 1 + armies(match, "madagascar") - 1
    assert bonus == 4
    total = 5 + 3 + 6 + bonus
    play(match, f"A: place congo {reserve(match, A)}; done; done")
    assert reserve(match, C) == total // 2 == 9


@pytest.mark.rule("R30")
def test_the_ally_gets_nothing_for_its_continents() -> None:
    with_continents = first_window(received=6)
    assert set(lands("europe", "africa", "oceania")) <= {
        name for name in TERRITORY if owner(with_continents, name) == "C"
    }
    play(with_continents, "A: done; done")
    assert reserve(with_continents, C) == 3


@pytest.mark.rule("R30")
def test_the_opponent_places_the_allys_armies_on_allied_territories() -> None:
    match = play(first_window(), "A: done; done")
    assert match.awaited == [B]
    assert refusal(match, A, "place argentina 2") == "turn"
    play(match, "B: place argentina 3; place egypt")
    assert (armies(match, "argentina"), armies(match, "egypt")) == (4, 2)


@pytest.mark.rule("R30")
@pytest.mark.parametrize("territory", ["peru", "brazil"])
def test_the_allys_armies_go_on_no_players_territory(territory: str) -> None:
    match = play(first_window(), "A: done; done")
    assert f"place {territory} 1" not in match.commands(B)
    assert refusal(match, B, f"place {territory} 2") == "R30"


@pytest.mark.rule("R31")
@pytest.mark.parametrize("command", ["done", "attack argentina brazil 1"])
def test_the_opponent_places_the_allys_armies_before_anything_else(command: str) -> None:
    match = play(first_window(), "A: done; done", "B: place argentina 3")
    assert refusal(match, B, command) == "R13"
    play(match, "B: place argentina 1", f"B: {command}")


@pytest.mark.rule("R31")
def test_in_his_first_window_a_player_fights_his_opponent_only() -> None:
    match = first_window(script=["6.6.6/1.1"])
    assert {target for _, target in attacks(match, A)} == {"peru", "kamchatka"}
    assert refusal(match, A, "attack brazil venezuela 3") == "R31"
    play(match, "A: attack brazil peru 3", "B: defend 2")
    assert armies(match, "peru") == 1


@pytest.mark.rule("R32")
def test_with_the_option_he_may_fight_the_ally_in_his_first_window_too() -> None:
    match = first_window(first_window="anyone", script=["6.6.6/1"])
    play(match, "A: attack brazil venezuela 3")
    assert match.awaited == [B]
    play(match, "B: defend 1", "A: occupy 3")
    assert owner(match, "venezuela") == "A"


@pytest.mark.rule("R31")
def test_the_first_window_ends_with_one_move() -> None:
    match = play(first_window(), "A: done")
    assert refusal(match, A, "attack brazil peru 3") == "R11"
    play(match, "A: move alaska alberta 3")
    assert match.awaited == [B]
    assert reserve(match, C) == 4


@pytest.mark.rule("R31")
def test_exchanges_belong_to_the_first_step_only() -> None:
    hands = {"A": "argentina+iceland+egypt"}
    played = play(first_window(hands=hands), "A: trade argentina iceland egypt")
    assert reserve(played, A) == 6
    late = play(first_window(hands=hands), "A: done; done", "B: place egypt 4; done")
    assert late.awaited == [A]
    assert refusal(late, A, "trade argentina iceland egypt") == "R12"


@pytest.mark.rule("R31")
def test_five_cards_bind_in_the_first_step_of_two_players_too() -> None:
    match = first_window(hands={"A": "argentina+iceland+egypt+india+china"})
    assert refusal(match, A, "done") == "R11"


@pytest.mark.rule("R31")
def test_the_ally_fights_the_player_on_turn_only() -> None:
    match = play(first_window(), "A: done; done", "B: place argentina 4")
    assert refusal(match, B, "attack argentina peru 3") == "R31"
    assert refusal(match, B, "attack argentina venezuela 3") == "R14"
    assert refusal(match, B, "attack peru brazil 1") == "R14"
    assert attacks(match, B) == {("argentina", "brazil")}


@pytest.mark.rule("R31")
def test_an_allied_move_is_refused() -> None:
    match = play(first_window(), "A: done; done", "B: place argentina 4")
    assert refusal(match, B, "move argentina brazil 1") == "R31"


@pytest.mark.rule("R31")
def test_the_window_of_the_ally_ends_with_its_fights() -> None:
    match = play(first_window(), "A: done; done", "B: place argentina 4", "B: done")
    assert match.awaited == [A]
    assert verbs(match, A) == {"attack", "done"}


@pytest.mark.rule("R31", "R20")
def test_in_his_second_window_a_player_fights_anybody_and_moves_again() -> None:
    match = first_window(script=["6.6.6/1", "6.6.6/1.1", "siam"])
    play(match, "A: done", "A: move alaska alberta 6", "B: place egypt 4; done")
    assert {"venezuela", "peru"} <= {target for _, target in attacks(match, A)}
    play(match, "A: attack brazil venezuela 3", "B: defend 1", "A: occupy 3")
    play(match, "A: attack alberta ontario 3", "B: defend 2", "A: done")
    assert hand(match, A) == {"siam"}
    assert verbs(match, A) == {"move", "done"}
    play(match, "A: move alberta alaska 6")
    assert armies(match, "alaska") == 9
    assert match.awaited == [B]
    assert int(match.position.place) == 1


@pytest.mark.rule("R31", "R18")
def test_one_card_is_drawn_for_conquests_in_both_windows_and_only_at_the_end() -> None:
    weak = {"A": {"brazil": 20}, "B": {"peru": 1, "japan": 1}}
    match = table(
        weak,
        seats=2,
        rest="C",
        window="first",
        received=2,
        script=["6.6.6/1", "6.6.6/1", "siam"],
    )
    play(match, "A: attack brazil peru 3", "B: defend", "A: occupy 3", "A: done")
    assert hand(match, A) == set()
    play(match, "A: done", "B: place egypt; done")
    play(match, "A: attack brazil argentina 3", "B: defend", "A: occupy 3")
    assert hand(match, A) == set()
    play(match, "A: done")
    assert hand(match, A) == {"siam"}
    play(match, "A: done")
    assert hand(match, A) == {"siam"}


@pytest.mark.rule("R31", "R18")
def test_a_conquest_in_the_first_window_alone_earns_the_card() -> None:
    weak = {"A": {"brazil": 20}, "B": {"peru": 1, "japan": 1}}
    match = table(weak, seats=2, window="first", script=["6.6.6/1", "siam"])
    play(match, "A: attack brazil peru 3", "B: defend", "A: occupy 3", "A: done", "A: done")
    play(match, "B: done", "A: done")
    assert hand(match, A) == {"siam"}
