"""The bots of Africa 1880: legal, reproducible, blind to what is sealed, and in order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from planisphere.bots.contests import contest
from planisphere.bots.levels import LEVELS, chooser
from planisphere.catalogue import load
from planisphere.chance import Fair
from planisphere.game import Game
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880.rules import MAKE_WAR, TO_DEVELOP
from planisphere.laws import seen, veiled
from planisphere.line import read_line
from planisphere.match import Match
from tests.tables import TABLES, Table

AFRICA = [table for table in TABLES if table.game == "africa1880"]
at_every_table = pytest.mark.parametrize("table", AFRICA, ids=str)
at_both_levels = pytest.mark.parametrize("level", ["easy", "normal"])

GAME: Game = load("africa1880")


def choice(level: str, position: Any, seat: int, seed: int) -> int:
    """Return what a bot does on its view of a position."""
    buffer = np.zeros(GAME.actions, np.int64)
    view = seen(GAME, position, seat)
    count = GAME.legal(view, seat, buffer)
    choose = chooser("africa1880", level)
    return int(choose(view, seat, buffer, count, np.random.default_rng(seed)))


def played(table: Table, level: str, seed: int) -> Iterator[tuple[Match, int, int]]:
    """Let bots play a match; yield it, a seat and its choice before each action."""
    match = Match.new(*table, source=Fair(str(seed)))
    for ply in range(2_000):
        if match.over:
            return
        seat = match.awaited[ply % len(match.awaited)]
        action = choice(level, match.position, seat, seed + ply)
        yield match, seat, action
        match.play(seat, action)
    raise AssertionError("the match does not end")


@at_every_table
@at_both_levels
@pytest.mark.parametrize("seed", range(3))
def test_every_action_is_legal_and_matches_end(table: Table, level: str, seed: int) -> None:
    last = None
    for match, seat, action in played(table, level, seed):
        assert action in match.legal(seat)
        last = match
    assert last is not None
    assert last.over


@at_every_table
@at_both_levels
def test_the_same_view_and_generator_give_the_same_action(table: Table, level: str) -> None:
    for match, seat, _ in played(table, level, 7):
        before = match.position.tobytes()
        one, other = (choice(level, match.position.copy(), seat, 11) for _ in range(2))
        assert one == other
        assert match.position.tobytes() == before


@at_every_table
@at_both_levels
def test_what_is_sealed_changes_no_choice(table: Table, level: str) -> None:
    generator = np.random.default_rng(3)
    told = 0
    for ply, (match, seat, _) in enumerate(played(table, level, 5)):
        if ply % 5:
            continue
        twin = veiled(GAME, match.position, seat)
        GAME.guess(twin, generator)
        told += twin.tobytes() != match.position.tobytes()
        assert choice(level, twin, seat, ply) == choice(level, match.position, seat, ply)
    assert told > 0


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("level", [1, 2])
def test_each_level_beats_the_one_below(seats: int, level: int) -> None:
    better, worse = (chooser("africa1880", LEVELS[n]) for n in (level, level - 1))
    share, error = contest(GAME, seats, GAME.settle(seats, {}), better, worse, 240, seed=2)
    assert share - 3 * error > 1.1 / seats


def answers(line: str, seat: int) -> set[int]:
    """Return all that a normal bot does in a position, over many generators."""
    return {choice("normal", read_line(line)[1], seat, seed) for seed in range(60)}


HEAD = "africa1880 seats=3 diplomacy_minutes=8 power=france,germany,great-britain,-,-,- "


APART = "presence=alger/natal/zanzibar/-/-/- waiting=1,1,1,0,0,0 question=2,19,31,0,0,0 "


def developed(squares: int) -> str:
    """Return a word of a position in which nothing is developed but Algiers."""
    return f"development=0,0,{squares},29*0"


def test_a_territory_that_can_be_finished_in_the_last_year_is_finished() -> None:
    assert answers(f"{HEAD}{APART}round_number=8 {developed(2)}", 0) == {TO_DEVELOP}
    assert len(answers(f"{HEAD}{APART}round_number=8 {developed(0)}", 0)) > 1


def test_the_first_sheet_is_not_predictable() -> None:
    first = f"{HEAD}{APART}round_number=1"
    assert len(answers(first, 2)) > 1
    assert len(answers(first.replace("2,19,31", "2,19,32"), 2)) > 1


def test_two_presences_are_never_sent_to_the_same_territory() -> None:
    for table in AFRICA:
        for match, seat, action in played(table, "normal", 1):
            if match.position.phase == at.ORDERS and action < at.DEVELOP:
                assert action not in match.position.order[seat]


def test_war_is_declared_in_the_end_on_one_who_shares_a_ripe_territory() -> None:
    line = (
        f"{HEAD}round_number=8 presence=alger/alger/natal/-/-/- waiting=1,1,1,0,0,0 "
        f"{developed(3)} question=35,2,19,0,0,0"
    )
    chosen = [choice("normal", read_line(line)[1], 0, seed) for seed in range(60)]
    assert chosen.count(MAKE_WAR) > 40
