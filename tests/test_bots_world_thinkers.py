"""The searching bots of the world games keep the rules, their secrets and their budgets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from itertools import islice
from typing import Any

import numpy as np
import pytest

from planisphere import laws
from planisphere.bots.levels import chooser
from planisphere.bots.thinking import Budget, Decision, Seen, Thinker
from planisphere.bots.world.levels import HARD, MASTER
from planisphere.bots.world.placings import elsewhere
from planisphere.bots.world.plans import Plan, plans
from planisphere.bots.world.pursuit import again, usual
from planisphere.bots.world.search import BATCH, Arm, Depth, Foresight, distinct, think
from planisphere.bots.world.style import MANY
from planisphere.catalogue import load
from planisphere.fields import NONE
from planisphere.game import CHANCE, Game
from planisphere.kernel import blank
from planisphere.line import write_line
from planisphere.parts import phases
from planisphere.parts.actions import ATTACK, DICE, DONE, MOVE
from planisphere.playouts import weighted
from planisphere.trial import Trial
from planisphere.words import LANGUAGES, words
from tests.tables import WORLD_MODES, WORLD_TABLES, Table

LEVELS = ("hard", "master")

at_every_table = pytest.mark.parametrize("table", WORLD_TABLES, ids=str)
in_every_mode = pytest.mark.parametrize("table", WORLD_MODES, ids=str)


def thinker(game: str, level: str) -> Thinker:
    """Return a searching bot."""
    found: Thinker = getattr(import_module(f"planisphere.bots.{game}"), level)
    return found


def foresight(game: str) -> Foresight:
    """Return what the search needs of a game."""
    found: Foresight = import_module(f"planisphere.bots.{game}.thinking").FORESIGHT
    return found


def asked(
    game: Game, position: Any, seat: int, think: Thinker, seed: int, playouts: int = 48
) -> Decision:
    """Return what a bot decides on what its seat may see."""
    view = laws.seen(game, position, seat)
    return think(Seen(game, view, seat, Budget(playouts), np.random.default_rng(seed)))


def played(
    table: Table, seed: int, thinking: int = 0, think: Thinker | None = None, playouts: int = 48
) -> Iterator[tuple[Any, int]]:
    """Play a match between normal bots, but for those who think; give who acts where."""
    game, choose = load(table.game), chooser(table.game, "normal")
    position, generator = blank(game.layout), np.random.default_rng(seed)
    game.start(position, table.seats, game.settle(table.seats, table.options))
    buffer, weights = np.zeros(game.actions, np.int64), np.zeros(game.actions, np.int64)
    number = 0
    while waiting := game.awaited(position):
        seat = (waiting & -waiting).bit_length() - 1
        if seat == CHANCE:
            count = game.odds(position, buffer, weights)
            game.play(position, CHANCE, int(buffer[weighted(weights, count, generator)]))
            continue
        yield position, seat
        number += 1
        if think is not None and thinking >> seat & 1 and position.phase != phases.DEFEND:
            trial = Trial(game, position, seat, table.seats)
            trial.play(asked(game, position, seat, think, number, playouts).actions)
            position = trial.position
            continue
        view = laws.seen(game, position, seat)
        count = game.legal(view, seat, buffer)
        game.play(position, seat, int(choose(view, seat, buffer, count, generator)))
    yield position, CHANCE


@at_every_table
def test_thinkers_play_by_the_rules(table: Table) -> None:
    everybody = (1 << table.seats) - 1
    master = thinker(table.game, "master")
    for number, _ in enumerate(played(table, 4, everybody, master, playouts=BATCH * 4)):
        if number == 60:
            break


@pytest.mark.parametrize("level", LEVELS)
@in_every_mode
def test_thinkers_decide_by_what_they_see_and_their_seed_alone(table: Table, level: str) -> None:
    game, think = load(table.game), thinker(table.game, level)
    for number, (position, seat) in enumerate(played(table, 5)):
        if seat == CHANCE or number > 160:
            break
        if number % 23 and number > 2:
            continue
        twin = laws.veiled(game, position, seat)
        game.guess(twin, np.random.default_rng(number))
        first, again, other = (
            asked(game, one, seat, think, number) for one in (position, position, twin)
        )
        assert first == again == other, write_line(game, position)


@in_every_mode
@pytest.mark.parametrize(("budget", "most"), [(0, 400), (100, 400), (400, 100)])
def test_a_search_spends_no_more_playouts_than_it_has(table: Table, budget: int, most: int) -> None:
    known, spent, total = foresight(table.game), 0, 0

    def counted(*arguments: Any) -> None:
        nonlocal spent
        spent += BATCH
        known.playouts(*arguments)

    def search(seen: Seen) -> Decision:
        depth = Depth(most, rounds=1, plans=20, placings=4, offers=4, dogged=True)
        return think(seen, replace(known, playouts=counted), depth, usual(seen.view))

    for number, (position, seat) in enumerate(played(table, 6)):
        if number == 12:
            break
        spent = 0
        asked(load(table.game), position, seat, search, number, budget)
        assert spent <= min(budget, most)
        total += spent
    assert total > 0 or budget == 0


@pytest.mark.parametrize(("mode", "most"), [("missions", 96), ("world", 72), ("ally", 32)])
def test_hard_bots_of_risk_look_as_far_as_their_mode_needs(
    mode: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, known = import_module("planisphere.bots.risk76.thinking"), foresight("risk76")
    spent = 0

    def counted(*arguments: Any) -> None:
        nonlocal spent
        spent += BATCH
        known.playouts(*arguments)

    monkeypatch.setattr(rules, "FORESIGHT", replace(known, playouts=counted))
    table, found = Table("risk76", 2 if mode == "ally" else 3, {"mode": mode}), set[int]()
    for number, (position, seat) in enumerate(islice(played(table, 6), 40)):
        spent = 0
        asked(load("risk76"), position, seat, rules.hard, number, 400)
        found.add(spent)
    assert most - 3 * BATCH < max(found) <= most


def test_a_search_out_of_time_still_decides() -> None:
    table = WORLD_MODES[-1]
    game = load(table.game)
    position, seat = next(played(table, 7))
    view = laws.seen(game, position, seat)
    seen = Seen(game, view, seat, Budget(1 << 40, 0.0), np.random.default_rng(1))
    assert thinker(table.game, "master")(seen).actions


@at_every_table
def test_new_armies_may_be_placed_at_every_border(table: Table) -> None:
    game, tried = load(table.game), 0
    buffer = np.zeros(game.actions, np.int64)
    choose = chooser(table.game, "normal")
    for number, (position, seat) in enumerate(played(table, 9)):
        if number == 60 or seat == CHANCE:
            break
        count = game.legal(position, seat, buffer)
        usually = int(choose(position, seat, buffer, count, np.random.default_rng(1)))
        hands = elsewhere(position, (usually,))
        assert bool(hands) == (usually < ATTACK)
        for hand in hands:
            Trial(game, position, seat, table.seats).play(list(hand))
            tried += 1
    assert tried > 0


@at_every_table
def test_what_else_could_be_done_is_legal_and_the_usual_attack_comes_first(table: Table) -> None:
    game, known, attacks = load(table.game), foresight(table.game), 0
    choose, buffer = chooser(table.game, "normal"), np.zeros(load(table.game).actions, np.int64)
    for number, (position, seat) in enumerate(played(table, 12)):
        if number == 80 or seat == CHANCE:
            break
        view, found = laws.seen(game, position, seat), np.zeros(4, np.int64)
        count = known.offers(view, seat, usual(view), buffer, found)
        legal = buffer[: game.legal(view, seat, buffer)].tolist()
        assert set(found[:count].tolist()) <= set(legal)
        usually = int(choose(view, seat, buffer, len(legal), np.random.default_rng(1)))
        if ATTACK <= usually < MOVE:
            assert found[0] == usually
            attacks += 1
    assert attacks > 0


def test_an_attack_once_begun_goes_on_without_a_search() -> None:
    table = Table("risk76", 3, {"mode": "world"})
    game, hard = load(table.game), thinker(table.game, "hard")
    view, seat, edge = outnumbering(table)
    last = ATTACK + edge * DICE
    seen = Seen(game, view, seat, Budget(0), np.random.default_rng(1), [(seat, last), (CHANCE, 0)])
    begun = hard(seen)
    assert begun.reason == "plan-begun"
    assert (begun.actions[0] - ATTACK) // DICE == edge
    assert hard(replace(seen, heard=[(seat, last), (seat, DONE)])).reason != "plan-begun"


def outnumbering(table: Table) -> tuple[Any, int, int]:
    """Return a view, who attacks there, and an edge across which he has more armies to spare."""
    game, buffer = load(table.game), np.zeros(load(table.game).actions, np.int64)
    for position, seat in played(table, 11):
        if position.phase != phases.ACT:
            continue
        for action in buffer[: game.legal(position, seat, buffer)].tolist():
            edge = (action - ATTACK) // DICE
            if again(position, action) != NONE:
                return laws.seen(game, position, seat), seat, edge
    raise AssertionError("nobody was ever stronger than a neighbour")


def fared(
    usually: float, otherwise: float, depth: Depth = MASTER
) -> Iterator[tuple[list[list[int]], Decision]]:
    """Decide some times, told what fares how well; with all that was looked at, in its order."""
    table = Table("conquete57", 2, {"economy": "first"})
    game, tried = load(table.game), list[list[int]]()

    def playouts(*arguments: Any) -> None:
        tried.append(arguments[2].tolist())
        arguments[6][:] = usually if tried[-1] == tried[0] else otherwise

    known = replace(foresight(table.game), playouts=playouts)
    for position, seat in islice(played(table, 6), 12):
        tried.clear()
        view = laws.seen(game, position, seat)
        seen = Seen(game, view, seat, Budget(400), np.random.default_rng(1))
        decision = think(seen, known, depth, usual(view))
        yield tried, decision


def test_who_has_as_good_as_won_spends_no_more_than_a_first_look() -> None:
    assert max(len(tried) for tried, _ in fared(0.99, 0.99)) == 1


def test_a_hard_bot_gives_up_where_it_would_lose_as_usual() -> None:
    assert max(len(tried) for tried, _ in fared(0.01, 0.9, HARD)) == 1
    assert max(len(tried) for tried, _ in fared(0.5, 0.9, HARD)) > 1


def test_a_master_who_has_lost_whatever_he_does_looks_at_each_plan_once() -> None:
    arms = MASTER.plans + MASTER.placings + MASTER.offers
    lost = max(len(tried) for tried, _ in fared(0.01, 0.01))
    contested = max(len(tried) for tried, _ in fared(0.5, 0.5))
    assert 1 < lost <= arms < contested


def test_a_master_who_would_lose_as_usual_does_something_else() -> None:
    decided = [(tried[0], decision) for tried, decision in fared(0.0, 0.9) if tried]
    assert decided
    assert all(decision.actions != usual_one for usual_one, decision in decided)


def test_a_plan_that_fares_as_one_before_it_is_left_out() -> None:
    plan = Plan(MANY, "plan-usual")
    first, same = Arm(plan, (1,), [0.25, 0.5]), Arm(plan, (1,), [0.25, 0.5])
    elsewhere_alike, luckier = Arm(plan, (2,), [0.25, 0.5]), Arm(plan, (1,), [0.25, 0.75])
    assert distinct([first, same, elsewhere_alike, luckier]) == [first, elsewhere_alike, luckier]


def test_few_plans_are_of_all_kinds_even_among_six() -> None:
    for number, (position, seat) in enumerate(played(Table("risk76", 6, {"mode": "world"}), 10)):
        if number < 40:
            continue
        found = plans(position, seat, usual(position))
        assert found[0].reason == "plan-usual"
        few = {plan.reason for plan in found[: HARD.plans]}
        assert {"plan-bold", "plan-peace", "plan-hunt", "plan-continent"} <= few
        break


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plan_has_its_words(language: str) -> None:
    for position, seat in played(WORLD_MODES[0], 8):
        for plan in plans(position, seat, usual(position)):
            details = {
                name: detail[language] if isinstance(detail, dict) else str(detail)
                for name, detail in plan.details.items()
            }
            assert words(language).say(plan.reason, **details)
        break


@pytest.mark.parametrize(
    ("table", "playouts", "least"),
    [
        (Table("risk76", 3, {"mode": "world"}), 100, 4),
        (Table("risk76", 2, {"mode": "ally"}), 48, 4),
    ],
    ids=str,
)
def test_hard_bots_beat_normal_ones(table: Table, playouts: int, least: int) -> None:
    won = 0
    for number in range(6):
        seat = number % table.seats
        hard = thinker(table.game, "hard")
        for position, _ in played(table, number // table.seats, 1 << seat, hard, playouts):
            last = position
        won += int(last.winner) == seat
    assert won >= least
