"""PettingZoo's own tests pass, and its environments play what a match plays."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from planisphere.adapters.pettingzoo import env, parallel_env
from planisphere.match import Match
from planisphere.streams import DICE, streams
from tests.tables import MODES, Table
from tests.test_environments_vector import Stream, shares

# PettingZoo keeps a list of its own environments that may observe more than an array, and warns of
# every other; it also warns of a seat that has nothing left to do when its match is over.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def of(table: Table, make: Callable[..., Any]) -> Callable[..., Any]:
    """Return what makes an environment of a table."""
    return partial(make, table.game, seats=table.seats, options={"horizon": 3, **table.options})


@pytest.mark.parametrize("table", MODES, ids=str)
def test_turns_pass_the_test_of_the_interface(table: Table) -> None:
    api_test(of(table, env)(), num_cycles=100)


@pytest.mark.parametrize("table", MODES, ids=str)
def test_seats_together_pass_the_test_of_the_interface(table: Table) -> None:
    parallel_api_test(of(table, parallel_env)(), num_cycles=100)


@pytest.mark.parametrize("table", MODES, ids=str)
def test_the_same_seed_gives_the_same_run(table: Table) -> None:
    seed_test(of(table, env), num_cycles=40)
    parallel_seed_test(of(table, parallel_env), num_cycles=40)


@pytest.mark.parametrize("table", MODES, ids=str)
def test_boards_are_drawn(table: Table) -> None:
    render_test(of(table, env))


def play_on(table: Table, seed: int) -> Any:
    """Play at random, a match beside the two environments, and yield all three as they go."""
    turns, together = of(table, env)(), of(table, parallel_env)()
    turns.reset(seed=seed)
    observed, _ = together.reset(seed=seed)
    options = {"horizon": 3, **table.options}
    source = Stream(streams(seed, 1, DICE)[0])
    match = Match.new(table.game, table.seats, options, source=source)
    generator = np.random.default_rng(seed)
    while not match.over:
        yield match, turns, together, observed
        actions = dict.fromkeys(together.agents, match.game.actions)
        for seat in match.awaited:
            actions[f"seat_{seat}"] = int(generator.choice(match.legal(seat)))
            match.play(seat, actions[f"seat_{seat}"])
        observed, *_ = together.step(actions)
        waiting = [agent for agent in actions if actions[agent] != match.game.actions]
        for agent in waiting:
            turns.agent_selection = agent
            turns.step(actions[agent])
    yield match, turns, together, observed


@pytest.mark.parametrize("table", MODES, ids=str)
def test_both_kinds_play_what_a_match_plays(table: Table) -> None:
    for match, turns, together, observed in play_on(table, 4):
        assert turns.match.position.tobytes() == match.position.tobytes()
        assert together.match.position.tobytes() == match.position.tobytes()
        for seat, agent in enumerate(turns.possible_agents):
            mask = observed[agent]["action_mask"]
            legal = sorted(match.legal(seat)) or [match.game.actions]
            assert np.flatnonzero(mask).tolist() == legal
            seen = turns.observe(agent)
            assert np.array_equal(seen["action_mask"], mask[:-1])
            assert np.array_equal(seen["observation"], observed[agent]["observation"])
        if not match.over:
            assert turns.agent_selection == f"seat_{match.awaited[0]}"
    won = [seat in match.winners for seat in range(table.seats)]
    assert list(turns.rewards.values()) == shares(won)
    assert all(turns.truncations.values()) == (match.ending == "horizon")
    assert all(turns.terminations.values()) == (match.ending != "horizon")
    assert together.agents == []


def test_nobody_sees_what_another_has_sealed() -> None:
    seen = []
    for choice in (0, -1):
        turns = env("manchots", seats=4)
        turns.reset(seed=2)
        while turns.agent_selection == "seat_0":
            mask = turns.observe("seat_0")["action_mask"]
            turns.step(np.flatnonzero(mask)[choice])
        seen.append(turns.observe("seat_1")["observation"])
    assert np.array_equal(*seen)


def test_an_illegal_action_ends_the_match_and_costs_its_seat_one() -> None:
    turns = env("express", seats=3)
    turns.reset(seed=1)
    agent = turns.agent_selection
    mask = turns.observe(agent)["action_mask"]
    turns.step(int(np.flatnonzero(mask == 0)[0]))
    assert turns.rewards == {each: -1.0 if each == agent else 0.0 for each in turns.agents}
    assert all(turns.terminations.values())
    assert turns.infos[agent]["illegal"].startswith("X")


def test_a_seat_that_is_not_awaited_may_only_pass() -> None:
    together = parallel_env("express", seats=3)
    observed, _ = together.reset(seed=1)
    idle = [agent for agent in together.agents if observed[agent]["action_mask"][-1]]
    assert len(idle) == 2
    actions = {agent: int(observed[agent]["action_mask"].argmax()) for agent in together.agents}
    _, rewards, terminations, _, infos = together.step({**actions, idle[0]: 0})
    assert rewards == {agent: -1.0 if agent == idle[0] else 0.0 for agent in actions}
    assert all(terminations.values())
    assert infos[idle[0]] == {"illegal": "turn"}


def test_scores_pay_the_growth_of_a_lead_move_by_move() -> None:
    turns = env("express", seats=2, rewards="scores")
    turns.reset(seed=1)
    paid = dict.fromkeys(turns.agents, 0.0)
    while not any(turns.terminations.values()):
        mask = turns.observe(turns.agent_selection)["action_mask"]
        turns.step(int(np.flatnonzero(mask)[0]))
        paid = {agent: paid[agent] + turns.rewards[agent] for agent in paid}
    scores = np.zeros(2)
    turns.match.game.scores(turns.match.position, scores)
    assert list(paid.values()) == [scores[0] - scores[1], scores[1] - scores[0]]


def test_a_copy_goes_on_by_itself_with_the_same_dice() -> None:
    turns = env("express", seats=2)
    turns.reset(seed=1)
    twin = deepcopy(turns)
    before = turns.match.position.tobytes()
    for each in (twin, turns):
        assert each.match.position.tobytes() == before
        for _ in range(20):
            mask = each.observe(each.agent_selection)["action_mask"]
            each.step(int(mask.argmax()))
    assert twin.match.position.tobytes() == turns.match.position.tobytes() != before
