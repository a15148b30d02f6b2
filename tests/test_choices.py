"""What a seat may do, grouped: each legal action once, and nothing that is not legal."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from planisphere.choices import choices, questions
from planisphere.choices.choice import Choice
from planisphere.faults import IllegalMove
from planisphere.game import ONLOOKER, Game
from planisphere.laws import wandered
from planisphere.match import Match
from planisphere.trial import Trial
from tests.tables import TABLES, Table

FEW = 12


def amounts(choice: Choice, chance: random.Random) -> list[int]:
    """List all amounts of a choice where they are few, else some, the ends and the pieces."""
    low, high = choice.least, choice.most
    if high - low <= FEW:
        return list(range(low, high + 1))
    pieces = [n for n in (5, 10, 100, 1000, 10_000) if low <= n <= high]
    return sorted({low, high, high - 1, *pieces, *(chance.randint(low, high) for _ in range(4))})


def first_steps(game: Game, position: Any, seat: int, found: list[Choice], seed: int) -> set[int]:
    """Try the instances of choices; return the actions that begin them, each in one choice only."""
    begun: dict[int, Choice] = {}
    for choice in found:
        for amount in amounts(choice, random.Random(seed)):
            trial = Trial(game, position, seat, int(position.seats))
            trial.read(choice.command(amount))
            assert begun.setdefault(trial.actions[0], choice) == choice
    return set(begun)


@pytest.mark.parametrize("table", TABLES, ids=str)
@given(seed=st.integers(0, 10**6), plies=st.integers(0, 300))
@settings(max_examples=4, deadline=None)
def test_each_legal_action_begins_exactly_one_choice(table: Table, seed: int, plies: int) -> None:
    match = wandered(table.game, table.seats, table.options, seed, plies)
    for seat in range(table.seats):
        found = choices(match.game, match.view(seat), seat)
        assert len(found) == len(set(found))
        steps = first_steps(match.game, match.position, seat, found, seed)
        assert steps == set(match.legal(seat))


@pytest.mark.parametrize("table", TABLES, ids=str)
@given(seed=st.integers(0, 10**6), plies=st.integers(0, 60))
@settings(max_examples=3, deadline=None)
def test_one_answer_to_each_question_is_a_whole_sealed_choice(
    table: Table, seed: int, plies: int
) -> None:
    match = wandered(table.game, table.seats, table.options, seed, plies)
    chance = random.Random(seed)
    for seat in match.awaited:
        asked = questions(match.game, match.view(seat), seat)
        if not asked:
            continue
        assert asked[0] == choices(match.game, match.view(seat), seat)
        answers = [chance.choice(line) for line in asked]
        trial = Trial(match.game, match.position, seat, match.seats)
        for line, answer in zip(asked, answers, strict=True):
            now = set(choices(match.game, trial.position, seat))
            assert now <= set(line)
            trial.read((answer if answer in now else chance.choice(sorted(now, key=str))).command())
        assert trial.closed or trial.over or not trial.sealed
        with pytest.raises(IllegalMove):
            trial.play([0])


def test_sealed_games_have_questions_and_the_others_none() -> None:
    gifts = Match.new("manchots", 3, seed="gifts")
    first, second = questions(gifts.game, gifts.view(0), 0)
    assert {choice.verb for choice in first} == {"left"}
    assert {choice.verb for choice in second} == {"right"}
    sheets = Match.new("africa1880", 3, {"powers": "drawn", "start": "historical"}, seed="sheets")
    presence, landing, *relations = questions(sheets.game, sheets.view(0), 0)
    assert {choice.verb for choice in presence} == {"order"}
    assert {choice.verb for choice in landing} == {"landing"}
    assert [[choice.words[1] for choice in line] for line in relations] == [["alliance", "war"]] * 2
    express = Match.new("express", 2, seed="dice")
    assert questions(express.game, express.view(0), 0) == []


def test_who_is_not_awaited_has_no_choice() -> None:
    match = Match.new("risk76", 3, {"mode": "world", "placement": "in-turn"}, seed="turn")
    (seat,) = match.awaited
    assert choices(match.game, match.view(seat), seat)
    for other in {0, 1, 2, ONLOOKER} - {seat}:
        assert choices(match.game, match.view(other), other) == []


def test_armies_may_be_placed_up_to_all_of_them() -> None:
    match = Match.from_line(
        "risk76 seats=3 mode=world round_number=5 order=ABC---"
        f" owner={'A' * 14}{'B' * 14}{'C' * 14} armies=9,41*1 exchange=forces reserve=7,5*0"
    )
    found = choices(match.game, match.view(0), 0)
    assert found[0] == Choice("place", ("alaska",), 1, 7)
    assert found[0].command(7) == "place alaska 7"
    assert len(found) == 14
