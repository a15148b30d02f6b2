"""The bots of the world games keep the rules and their secrets, and get better by level."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

from planisphere import laws
from planisphere.bots.contests import contest
from planisphere.bots.levels import Chooser, chooser
from planisphere.bots.world import odds
from planisphere.catalogue import load
from planisphere.game import CHANCE, Game
from planisphere.kernel import Int64s, blank
from planisphere.line import write_line
from planisphere.match import legal_actions
from planisphere.odds import battle
from planisphere.parts import phases
from planisphere.parts.actions import DEFEND, DONE
from planisphere.playouts import weighted
from tests.tables import WORLD_TABLES, Table

LEVELS = ("easy", "normal")

at_every_table = pytest.mark.parametrize("table", WORLD_TABLES, ids=str)
at_both_levels = pytest.mark.parametrize("level", LEVELS)


def played(table: Table, choose: Chooser, seed: int) -> Iterator[tuple[Any, int, list[int], int]]:
    """Let bots of one kind play a match; give each position, who acts, what he may do, and does."""
    game = load(table.game)
    generator = np.random.default_rng(seed)
    position = blank(game.layout)
    game.start(position, table.seats, game.settle(table.seats, table.options))
    buffer, weights = np.zeros(game.actions, np.int64), np.zeros(game.actions, np.int64)
    while waiting := game.awaited(position):
        seat = (waiting & -waiting).bit_length() - 1
        if seat == CHANCE:
            count = game.odds(position, buffer, weights)
            game.play(position, CHANCE, int(buffer[weighted(weights, count, generator)]))
            continue
        action = decision(game, position, seat, choose, buffer, generator)
        yield position, seat, legal_actions(game, position, seat), action
        game.play(position, seat, action)
    yield position, CHANCE, [], DONE


def decision(
    game: Game,
    position: Any,
    seat: int,
    choose: Chooser,
    buffer: Int64s,
    generator: np.random.Generator,
) -> int:
    """Return what a bot chooses on what its seat may see."""
    view = laws.seen(game, position, seat)
    count = game.legal(view, seat, buffer)
    return int(choose(view, seat, buffer, count, generator))


@at_both_levels
@at_every_table
def test_bots_play_whole_matches_by_the_rules(table: Table, level: str) -> None:
    for position, seat, legal, action in played(table, chooser(table.game, level), 1):
        if seat != CHANCE:
            assert action in legal, write_line(load(table.game), position)
        last = position
    assert load(table.game).ending(last) > 0


@at_both_levels
@at_every_table
def test_bots_choose_by_what_they_see_alone(table: Table, level: str) -> None:
    game, choose = load(table.game), chooser(table.game, level)
    buffer = np.zeros(game.actions, np.int64)
    for number, (position, seat, _, _) in enumerate(islice(played(table, choose, 2), 600)):
        if seat == CHANCE or (number % 7 and position.phase not in (phases.PLACE, phases.OCCUPY)):
            continue
        twin = laws.veiled(game, position, seat)
        game.guess(twin, np.random.default_rng(number))
        choices = [
            decision(game, one, seat, choose, buffer, np.random.default_rng(number))
            for one in (position, position, twin)
        ]
        assert len(set(choices)) == 1, write_line(game, position)


@pytest.mark.parametrize(
    ("table", "games", "least"),
    [
        (Table("conquete57", 2, {}), 100, 0.65),
        (Table("conquete57", 4, {}), 60, 0.6),
        (Table("conquete57", 3, {"economy": "second"}), 60, 0.6),
        (Table("risk76", 4, {"mode": "missions"}), 100, 0.35),
        (Table("risk76", 4, {"mode": "world"}), 60, 0.4),
        (Table("risk76", 2, {"mode": "ally"}), 100, 0.65),
    ],
    ids=str,
)
def test_normal_bots_beat_easy_ones(table: Table, games: int, least: float) -> None:
    assert share(table, "normal", "easy", games) > least


@pytest.mark.parametrize(
    ("table", "least"),
    [
        (Table("conquete57", 3, {"horizon": "300"}), 0.6),
        (Table("conquete57", 3, {"economy": "second", "horizon": "300"}), 0.6),
        (Table("risk76", 4, {"mode": "missions", "horizon": "200"}), 0.5),
        (Table("risk76", 3, {"mode": "world", "horizon": "200"}), 0.6),
        (Table("risk76", 2, {"mode": "ally", "horizon": "200"}), 0.65),
    ],
    ids=str,
)
def test_easy_bots_beat_random_ones(table: Table, least: float) -> None:
    assert share(table, "easy", "random", 30) > least


def share(table: Table, one: str, other: str, games: int) -> float:
    """Return the part of the games that a bot of one level wins among those of another."""
    game = load(table.game)
    choosers = chooser(table.game, one), chooser(table.game, other)
    options = game.settle(table.seats, table.options)
    return contest(game, table.seats, options, *choosers, games, seed=1)[0]


@pytest.mark.parametrize("defence", [2, 3])
@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (3, 2), (7, 9), (40, 40), (25, 3)])
def test_bots_know_the_odds_of_whole_battles(attackers: int, defenders: int, defence: int) -> None:
    exact = battle(attackers, defenders, defence)
    taken = odds.battle(defence, attackers, defenders, odds.TAKEN)
    left = odds.battle(defence, attackers, defenders, odds.LEFT)
    slain = odds.battle(defence, attackers, defenders, odds.SLAIN)
    assert taken == pytest.approx(exact.win)
    assert left == pytest.approx(float(exact.attackers @ np.arange(attackers + 1)))
    assert slain == pytest.approx(defenders - float(exact.defenders @ np.arange(defenders + 1)))


def test_the_odds_of_large_battles_are_near() -> None:
    for sides in ((100, 50), (60, 90), (1_000, 3), (2, 1_000)):
        taken = odds.battle(2, *sides, odds.TAKEN)
        assert taken == pytest.approx(battle(*sides, 2).win, abs=0.1)
        assert odds.battle(2, *sides, odds.LEFT) <= sides[0]


@at_every_table
def test_normal_bots_defend_with_all_their_dice(table: Table) -> None:
    for _, _, legal, action in islice(played(table, chooser(table.game, "normal"), 3), 500):
        if DEFEND <= action < DONE:
            assert action == max(legal)
