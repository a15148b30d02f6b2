"""A hand-in: whole or not at all, and how far it may go."""

from __future__ import annotations

import random

import pytest

from planisphere.faults import IllegalMove
from planisphere.laws import wandered
from planisphere.match import Match
from planisphere.trial import LONGEST_HAND_IN
from tests.commanding import (
    ALASKA,
    ALBERTA,
    KAMCHATKA,
    OCCUPYING,
    PLACING,
    RISK,
    THIRDS,
    played,
    refused,
    spoken,
)
from tests.tables import MODES, Table


def test_a_hand_in_is_played_whole_or_not_at_all() -> None:
    fault = refused(PLACING, "place alaska 3; place alaska 4; attack alaska kamchatka 3")
    assert isinstance(fault, IllegalMove)
    assert fault.reason == "refusal-place-first"
    match = played(PLACING, "place alaska 3; place alaska 4; place alberta all")
    assert len(match.log) == 2
    assert match.position.armies[ALBERTA] == 34


def test_a_hand_in_may_not_go_on_after_dice_or_anothers_decision() -> None:
    for defence in ("", " defence=most"):
        fault = refused(f"{RISK}{defence}", "attack alaska kamchatka 3; done")
        assert isinstance(fault, IllegalMove)
    fault = refused(f"{RISK} phase=move", "done; place india")
    assert isinstance(fault, IllegalMove)
    assert fault.reason == "refusal-turn"


def test_a_hand_in_may_not_go_on_after_a_draw() -> None:
    line = f"{RISK} conquered=1"
    fault = refused(line, "done; done")
    assert isinstance(fault, IllegalMove)


def test_a_hand_in_has_at_most_256_actions() -> None:
    assert LONGEST_HAND_IN == 256
    line = f"{RISK} exchange=forces reserve=400,5*0"
    assert played(line, "; ".join(["place alaska 1"] * 256)).position.armies[ALASKA] == 265
    fault = refused(line, "; ".join(["place alaska 1"] * 257))
    assert isinstance(fault, IllegalMove)
    assert fault.reason == "hand-in-too-long"
    match = Match.from_line(line)
    with pytest.raises(IllegalMove):
        match.play(0, [0] * 257)
    match.play(0, [0] * 256)


def test_a_hand_in_is_cut_without_a_fault_where_it_ends_the_game() -> None:
    owners = f"owner={'A' * KAMCHATKA}B{'A' * (41 - KAMCHATKA)}"
    line = f"{OCCUPYING.replace(THIRDS, owners)} fell_to=--B---"
    match = played(line, "occupy 4; done; attack nonsense; place alaska 4")
    assert match.over
    assert match.winners == [0]
    assert match.log[-1].actions == played(line, "occupy 4").log[-1].actions
    again = Match.from_line(line)
    again.play(0, [*match.log[-1].actions, 968, 10**9])
    assert again.over


@pytest.mark.parametrize("table", MODES, ids=str)
def test_a_random_seat_out_of_turn_is_refused(table: Table) -> None:
    match = wandered(*table, 9, 90)
    choice = random.Random(1)
    for seat in {*range(-2, 17)} - {*match.awaited}:
        with pytest.raises(IllegalMove) as caught:
            match.play(seat, choice.choice(["done", "", "nonsense", "place alaska"]))
        assert caught.value.rule in ("turn", "over")
        spoken(caught.value)
