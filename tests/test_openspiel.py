"""OpenSpiel's own checks and algorithms run on the games."""

from __future__ import annotations

import random
import subprocess
import sys
import unittest
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, ismcts, mcts
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.policy import UniformRandomPolicy
from open_spiel.python.tests import games_sim_test

from tests.spiel_walks import SEALED_LANDING, middle, spiel, step, walk
from tests.tables import MODES, Table

in_every_mode = pytest.mark.parametrize("table", MODES, ids=str)
ONE_LINE_LEFT = (
    "express seats=2 must_fill=off round_number=9 first=A turn=A owner=BBBBBAAAABB-AA card=brazil "
    "filled=6 on_lines=4 tray=general+cannon"
)
"""The general fills the last line of the last card, with which A wins."""


def passes(case: type[unittest.TestCase], **given: object) -> None:
    """Run the checks of a class of OpenSpiel's on a game."""
    named = type(case.__name__, (case,), given)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(named).run(result)
    assert result.testsRun > 3
    assert not [trace for _, trace in result.failures + result.errors]


@in_every_mode
def test_random_simulation_finds_nothing_wrong(table: Table) -> None:
    game = spiel(table, horizon=1, moves=1000)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@in_every_mode
def test_simulation_with_pickles_finds_nothing_wrong(table: Table) -> None:
    games_sim_test.GamesSimTest().sim_game(spiel(table, horizon=1, moves=400))


@in_every_mode
def test_the_checks_of_the_interface_pass(table: Table) -> None:
    game = middle(table, moves=100)
    passes(api_test.EnforceAPIOnPartialTreeBase, game=game, game_name=table.game)


def test_the_checks_of_a_whole_tree_pass_where_choices_are_sealed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = pyspiel.load_game("planisphere_manchots", {"line": SEALED_LANDING, "moves": 9})
    chance, decisions, ends = 640, 1 + 10, 3360
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "landing", (chance, decisions, ends))
    # Each chooses among what it holds, whatever the other has chosen.
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "landing", 2)
    passes(api_test.EnforceAPIOnFullTreeBase, game=game, game_name="landing")


@in_every_mode
def test_the_mcts_bots_play(table: Table) -> None:
    game = spiel(table, horizon=3, moves=600)
    (*_, state) = walk(game, 40)
    choice = random.Random(1)
    for bot in (compiled_bot(game, 5), plain_bot(game, 5)):
        while state.is_chance_node():
            step(state, choice)
        _, action = bot.step_with_policy(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def plain_bot(game: Any, simulations: int) -> Any:
    """Return OpenSpiel's bot that is written in Python."""
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    return mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=np.random.RandomState(1))


def compiled_bot(game: Any, simulations: int) -> Any:
    """Return OpenSpiel's bot that is written in C++."""
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    return pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 10, True, 1, False)


@pytest.mark.parametrize("table", [t for t in MODES if t.game != "express"], ids=str)
def test_a_bot_that_knows_only_what_its_seat_knows_plays(table: Table) -> None:
    game = middle(table, moves=200)
    state, choice = game.new_initial_state(), random.Random(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=5,
        random_state=np.random.RandomState(1),
    )
    while state.is_chance_node():
        step(state, choice)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("made", [plain_bot, compiled_bot])
def test_an_mcts_bot_takes_the_card_that_wins(made: Callable[[Any, int], Any]) -> None:
    game = pyspiel.load_game("planisphere_express", {"line": ONE_LINE_LEFT, "moves": 500})
    state = game.new_initial_state()
    assert len(state.legal_actions()) > 1
    _, action = made(game, 100).step_with_policy(state)
    assert state.action_to_string(action) == "fill brazil 1"
    state.apply_action(action)
    assert state.returns() == [1.0, -1.0]


def test_a_match_is_played_in_the_environment_for_agents() -> None:
    game = spiel(Table("manchots", 3, {}), moves=300)
    environment = rl_environment.Environment(
        game, observation_type=rl_environment.ObservationType.OBSERVATION
    )
    agents = [RandomAgent(seat, environment.action_spec()["num_actions"]) for seat in range(3)]
    moment = environment.reset()
    while not moment.last():
        chosen = agents[moment.observations["current_player"]].step(moment)
        moment = environment.step([chosen.action])
    assert sum(moment.rewards) == pytest.approx(0)


def mixes_as_it_should(game: Any, policy: Any) -> None:
    """Check that nobody gains much by leaving a policy at the sealed landing."""
    uniform = exploitability.nash_conv(game, UniformRandomPolicy(game))
    assert uniform > 0.8
    assert exploitability.nash_conv(game, policy) < uniform / 5
    chances = policy.action_probabilities(game.new_initial_state())
    assert max(chances.values()) < 0.95


def test_external_sampling_learns_to_choose_unseen_in_1000_iterations() -> None:
    game = pyspiel.load_game("planisphere_manchots", {"line": SEALED_LANDING, "moves": 9})
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(1000):
        solver.iteration()
    mixes_as_it_should(game, solver.average_policy())


def test_the_compiled_solver_learns_it_too() -> None:
    game = pyspiel.load_game("planisphere_manchots", {"line": SEALED_LANDING, "moves": 9})
    solver = pyspiel.ExternalSamplingMCCFRSolver(game, seed=1)
    for _ in range(1000):
        solver.run_iteration()
    state = game.new_initial_state()
    chances = solver.average_policy().action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)
    good = {"land city-3", "land city-7"}
    assert sum(p for a, p in chances.items() if state.action_to_string(a) in good) > 0.9


def test_a_process_that_has_loaded_a_game_ends_in_peace() -> None:
    program = (
        "import planisphere.adapters.openspiel, pyspiel;"
        "print(pyspiel.load_game('planisphere_express(players=4)').num_players())"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, b"4\n", b"")
