"""The vector environment plays what matches play, whatever number of threads steps it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

from planisphere import playouts
from planisphere.adapters.vector import Vector
from planisphere.bots.levels import chooser
from planisphere.catalogue import CATALOGUE
from planisphere.chance import Throw
from planisphere.faults import IllegalMove, OptionFault
from planisphere.game import Game
from planisphere.match import Match
from planisphere.streams import DICE, lend, streams, uniform
from tests.tables import MODES, Table

GAMES = [entry.name for entry in CATALOGUE]
HORIZON = {"express": 15, "manchots": 8, "africa1880": 3}
"""In rounds, so that some matches end by themselves; two where nothing is said."""


class Stream:
    """Chance drawn from a generator that has the state of a stream."""

    def __init__(self, stream: Any) -> None:
        self.generator, self.state = lend()
        self.state[:] = stream

    def outcome(self, game: Game, position: Any, number: int, index: int) -> Throw:
        """Draw by weight."""
        buffer, weights = np.zeros((2, game.actions), np.int64)
        count = game.odds(position, buffer, weights)
        return Throw(int(buffer[playouts.weighted(weights, count, self.generator)]))


def run(env: Vector, steps: int, seed: int = 5) -> Iterator[list[Any]]:
    """Play at random, and yield copies of all that comes back."""
    observed, infos = env.reset(seed=seed)
    yield [observed.copy(), *(infos[key].copy() for key in sorted(infos))]
    for _ in range(steps):
        *told, infos = env.step(env.sample())
        yield [array.copy() for array in [*told, *(infos[key] for key in sorted(infos))]]


def same(one: list[Any], other: list[Any], rows: int | None = None) -> bool:
    """Whether arrays are equal, in their first rows if only those count."""
    pairs = zip(one, other, strict=True)
    return all(np.array_equal(first[:rows], second[:rows]) for first, second in pairs)


@pytest.mark.parametrize("opponents", [None, "easy"])
def test_a_run_is_the_same_on_one_thread_and_on_two(opponents: str | None) -> None:
    one, two = (
        Vector("express", 300, opponents=opponents, learner="rotating", threads=threads)
        for threads in (1, 2)
    )
    assert all(same(*both) for both in zip(run(one, 60), run(two, 60), strict=True))


def test_a_match_is_the_same_among_few_and_among_many() -> None:
    few, many = Vector("express", 3), Vector("express", 200)
    assert all(same(*both, rows=3) for both in zip(run(few, 30), run(many, 30), strict=True))


def test_another_seed_is_another_run_and_no_seed_goes_on() -> None:
    env = Vector("express", 8)
    first, second = (list(run(env, 20, seed))[-1] for seed in (1, 2))
    assert not same(first, second)
    env.reset(seed=1)
    begun = env.line(0)
    env.reset()
    assert env.line(0) != begun


@pytest.mark.parametrize("table", MODES, ids=str)
def test_each_match_agrees_with_a_match_move_for_move(table: Table) -> None:
    options = {**table.options, "horizon": HORIZON.get(table.game, 2)}
    env = Vector(table.game, 2, seats=table.seats, options=options)
    vectors, infos = env.reset(seed=11)
    sources = [Stream(stream) for stream in streams(11, 2, DICE)]
    matches = [Match(env.game, table.seats, options, source=source) for source in sources]
    row, ended = np.zeros(env.encoding.size, np.int32), 0
    for _ in range(250):
        for number, match in enumerate(matches):
            seat = int(infos["seat"][number])
            assert seat == match.awaited[0]
            assert env.line(number) == match.position_line()
            assert np.flatnonzero(infos["action_mask"][number]).tolist() == sorted(
                match.legal(seat)
            )
            env.encoding.write(match.position, seat, row)
            assert np.array_equal(vectors[number], row)
        actions, movers = env.sample().copy(), infos["seat"].copy()
        vectors, rewards, terminated, truncated, infos = env.step(actions)
        for number, match in enumerate(matches):
            match.play(int(movers[number]), int(actions[number]))
            assert terminated[number] == (match.over and match.ending != "horizon")
            assert truncated[number] == (match.over and match.ending == "horizon")
            assert rewards[number] == infos["rewards"][number][movers[number]]
            if not match.over:
                assert not infos["rewards"][number].any()
                continue
            won = [seat in match.winners for seat in range(table.seats)]
            assert infos["rewards"][number].tolist() == shares(won)
            env.encoding.write(match.position, int(movers[number]), row)
            assert np.array_equal(infos["final_obs"][number], row)
            matches[number] = Match(env.game, table.seats, options, source=sources[number])
            ended += 1
    assert ended


def shares(won: list[bool]) -> list[float]:
    """Return what seats are paid that won or did not."""
    if all(won) or not any(won):
        return [0.0] * len(won)
    return [1 / won.count(True) if each else -1 / won.count(False) for each in won]


def test_bots_play_on_their_views_as_they_do_elsewhere() -> None:
    env = Vector("express", 1, seats=3, opponents="easy", learner=1)
    _, infos = env.reset(seed=3)
    source = Stream(streams(3, 1, DICE)[0])
    match, choose = Match(env.game, 3, {}, source=source), chooser("express", "easy")
    buffer = np.zeros(env.game.actions, np.int64)
    for _ in range(40):
        while match.awaited[0] != 1:
            view, seat = match.view(match.awaited[0]), match.awaited[0]
            count = env.game.legal(view, seat, buffer)
            match.play(seat, int(choose(view, seat, buffer, count, source.generator)))
        assert env.line(0) == match.position_line()
        action = int(env.sample()[0])
        match.play(1, action)
        _, _, terminated, _, infos = env.step([action])
        if terminated[0]:
            break
        assert infos["seat"][0] == 1


def test_bots_hold_on_to_nothing_that_they_are_lent() -> None:
    env = Vector("express", 2, seats=2, opponents="easy", threads=1)
    env.reset(seed=1)
    lent: Any = env._jobs[0][-1]
    before = [sys.getrefcount(each) for each in lent]
    for _ in range(50):
        env.step(env.sample())
    assert [sys.getrefcount(each) for each in lent] == before


def test_a_learner_goes_round_the_table() -> None:
    env = Vector("express", 2, seats=2, opponents="random", learner="rotating")
    _, infos = env.reset(seed=1)
    before = infos["seat"].copy()
    assert sorted(before.tolist()) == [0, 1]
    ended = np.zeros(2, int)
    while not ended.all():
        _, _, terminated, _, infos = env.step(env.sample())
        ended += terminated
        assert np.array_equal(infos["seat"], (before + ended) % 2)


def test_what_is_not_legal_is_refused_and_nothing_is_played() -> None:
    env = Vector("express", 4)
    _, infos = env.reset(seed=1)
    before = [env.line(match) for match in range(4)]
    actions = env.sample().copy()
    for wrong in (int(np.flatnonzero(infos["action_mask"][2] == 0)[0]), -1, env.game.actions):
        actions[2] = wrong
        with pytest.raises(IllegalMove, match="match=2"):
            env.step(actions)
        assert [env.line(match) for match in range(4)] == before


def test_nothing_can_be_stepped_before_a_reset_nor_with_too_few_actions() -> None:
    env = Vector("express", 4)
    with pytest.raises(ResetNeeded):
        env.sample()
    with pytest.raises(ResetNeeded):
        env.step([0] * 4)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="reshape"):
        env.step(env.sample()[:3])


def test_without_opponents_every_seat_is_a_learner() -> None:
    env = Vector("express", 4, seats=3, learner="rotating")
    env.reset(seed=1)
    asked = {int(seat) for _ in range(60) for seat in env.step(env.sample())[-1]["seat"]}
    assert asked == {0, 1, 2}


def test_scores_pay_each_seat_the_growth_of_its_lead() -> None:
    env = Vector("express", 1, seats=3, rewards="scores")
    env.reset(seed=9)
    source = Stream(streams(9, 1, DICE)[0])
    match, paid = Match(env.game, 3, {}, source=source), np.zeros(3)
    over = False
    while not over:
        action = int(env.sample()[0])
        match.play(match.awaited[0], action)
        _, _, terminated, _, infos = env.step([action])
        over, paid = bool(terminated[0]), paid + infos["rewards"][0]
    scores = np.array(match.scores)
    assert np.allclose(paid, scores - (scores.sum() - scores) / 2)


def test_without_vectors_the_masks_are_what_is_observed() -> None:
    env = Vector("express", 5, observe=False)
    observed, infos = env.reset(seed=1)
    assert observed is infos["action_mask"]
    assert env.observation_space.contains(observed)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_makes_every_game(game: str) -> None:
    env = gymnasium.make_vec(f"planisphere/{game}-v0", num_envs=3, options={"horizon": 5})
    observed, infos = env.reset(seed=1)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert env.observation_space.contains(observed)
    observed, *_ = env.step(infos["action_mask"].argmax(axis=1))
    assert env.observation_space.contains(observed)
    env.close()


def test_buffers_are_the_same_arrays_from_call_to_call() -> None:
    env = Vector("express", 5)
    observed, infos = env.reset(seed=1)
    again, *_, more = env.step(env.sample())
    assert again is observed
    assert all(more[key] is infos[key] for key in ("action_mask", "seat", "rewards", "final_obs"))


def test_a_sampled_action_is_any_of_the_legal_ones() -> None:
    env = Vector("risk76", 2, seats=3)
    _, infos = env.reset(seed=1)
    legal = [set(np.flatnonzero(mask).tolist()) for mask in infos["action_mask"]]
    seen: list[set[int]] = [set(), set()]
    for _ in range(2000):
        for match, action in enumerate(env.sample().tolist()):
            seen[match].add(action)
    assert seen == legal


def test_settings_that_make_no_sense_are_refused() -> None:
    with pytest.raises(OptionFault):
        Vector("express", 2, opponents="easy", learner=3, seats=3)
    with pytest.raises(OptionFault):
        Vector("express", 2, rewards="gold")
    with pytest.raises(OptionFault):
        Vector("express", 2, opponents="hard")


def test_a_stream_draws_what_a_generator_of_its_state_draws() -> None:
    table = streams(7, 3, DICE)
    generator, state = lend()
    state[:] = table[1]
    numbers = np.random.SFC64()
    numbers.state = {
        "bit_generator": "SFC64",
        "state": {"state": table[1, :4].copy()},
        "has_uint32": 0,
        "uinteger": 0,
    }
    other = np.random.Generator(numbers)
    drawn = [uniform(table, 1) for _ in range(100)]
    assert drawn == generator.random(100).tolist() == other.random(100).tolist()
    assert np.array_equal(state, table[1])
