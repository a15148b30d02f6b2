"""A Gymnasium vector environment: thousands of matches stepped by one call, on all cores.

Every step plays one action in each match, then chance and bots until a learner is awaited again.
A match that is over begins anew within the same step (`AutoresetMode.SAME_STEP`), so there is
always a legal action. The arrays that come back are the environment's own and are written anew by
the next call: copy what must last.

    env = Vector("express", 1024, seats=3, opponents="normal")
    vectors, infos = env.reset(seed=1)
    vectors, rewards, terminated, truncated, infos = env.step(env.sample())
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from planisphere.adapters.encoding import encoding
from planisphere.adapters.rewards import scheme
from planisphere.adapters.stepping import BEGIN, EVERYBODY, Matches, Scratch, Setting, step_of
from planisphere.adapters.versions import VERSIONS
from planisphere.catalogue import CATALOGUE, entry, load
from planisphere.faults import IllegalMove, OptionFault
from planisphere.fields import NONE
from planisphere.kernel import Int8s, Int64s, compiled
from planisphere.line import write_line
from planisphere.streams import DICE, SAMPLES, Uint64s, below, lend, streams

WORTH_A_THREAD, LIGHT_WORTH_A_THREAD = 128, 1024
"""Matches for which it pays to wake another thread; more where there are no bots or vectors."""

ROTATING = "rotating"
"""Said of a learner that sits one seat further on in every new match."""


class Vector(VectorEnv[Any, Any, Any]):
    """Many matches of one game.

    Args:
        game: The name of the game: conquete57, risk76, express, manchots or africa1880.
        num_envs: How many matches there are.
        seats: How many seats each has; the game's usual number if nothing is said.
        options: The options of the game, such as `{"mode": "world", "horizon": 100}`.
        opponents: The level of the bots on the other seats: `random`, `easy` or `normal`. Without
            one every awaited seat is a learner, and `infos["seat"]` says whose move is asked for.
        learner: The seat of the learner among bots; `rotating` goes round, match by match.
        rewards: How learners are paid, as `rewards.SCHEMES` says.
        observe: Whether views are written as vectors; otherwise masks are all that is observed.
        threads: How many threads step at most; fewer where matches are too few for it to pay.
            They change how long it takes, and nothing else.

    A step returns what the seat sees as `encoding` lays it out, an int32 row a match, and what the
    seat that moved was paid. `infos` has:

    - `action_mask`, int8: 1 for each legal action;
    - `seat`, int64: the seat that is asked, whose vector and mask these are;
    - `rewards`, float64: what every seat was paid, a column each;
    - `final_obs`: where a match ended (`_final_obs`), what the seat that moved saw of its end.

    A match that is cut by its horizon is truncated, any other that is over has terminated. Among
    bots a match is also cut if its learner is not asked during 200,000 moves.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1024,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        opponents: str | None = None,
        learner: int | str = 0,
        rewards: str = "result",
        observe: bool = True,
        threads: int | None = None,
    ) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.game, self.num_envs = load(game), num_envs
        self.seats = entry(game).modes[0].seats if seats is None else seats
        self.encoding = encoding(game)
        self._step = step_of(game, opponents)
        self._learners = _learners(num_envs, self.seats, learner if opponents else None)
        rotating = opponents is not None and learner == ROTATING
        self._setting = self._settle(options or {}, scheme(rewards), rotating)
        self._matches = self._make(observe)
        worth = WORTH_A_THREAD if observe or opponents else LIGHT_WORTH_A_THREAD
        self._threads = min(threads or cores(), max(1, num_envs // worth))
        self._bounds = np.linspace(0, num_envs, self._threads + 1).astype(int).tolist()
        kept = (*self._matches, *self._setting)
        self._jobs = [
            (*some, *kept, *self._scratch(), lend() if opponents else ())
            for some in pairwise(self._bounds)
        ]
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        self._begin = np.full(num_envs, BEGIN, np.int64)
        self._seeded = False
        self._chosen, self._luck = np.zeros(num_envs, np.int64), streams(0, num_envs, SAMPLES)
        self._tell_spaces(observe)

    def _settle(self, options: Mapping[str, object], paying: int, rotating: bool) -> Setting:
        """Return what is the same for all matches."""
        opening = np.zeros(1, self.game.layout)
        chosen = self.game.settle(self.seats, options)
        self.game.start(opening.view(np.recarray)[0], self.seats, chosen)
        horizon = self.game.endings.index("horizon")
        most = self.game.seats[-1]
        return Setting(opening, self.encoding.runs, most, paying, horizon, rotating)

    def _make(self, observe: bool) -> Matches:
        """Return the arrays of all matches."""
        count, size = self.num_envs, self.encoding.size
        rows = count if observe else 0
        return Matches(
            positions=np.zeros(count, self.game.layout),
            streams=streams(0, count, DICE),
            learners=self._learners,
            seats=np.zeros(count, np.int64),
            counts=np.zeros(count, np.int64),
            listed=np.zeros((count, self.game.actions), np.int64),
            masks=np.zeros((count, self.game.actions), np.int8),
            vectors=np.zeros((rows, size), np.int32),
            last_vectors=np.zeros((rows, size), np.int32),
            rewards=np.zeros((count, self.seats)),
            leads=np.zeros((count, self.seats)),
            reward=np.zeros(count),
            terminated=np.zeros(count, np.bool_),
            truncated=np.zeros(count, np.bool_),
        )

    def _scratch(self) -> Scratch:
        """Return what a thread needs for itself."""
        outcomes, weights = np.zeros((2, self.game.actions), np.int64)
        seen = np.zeros(1, self.game.layout)
        narrow = seen.view(np.int8)
        return Scratch(outcomes, weights, np.zeros(self.seats), seen, narrow, narrow.view(np.int32))

    def _tell_spaces(self, observe: bool) -> None:
        """Say what is observed and what can be done."""
        known, spaces = self.encoding, gymnasium.spaces
        actions = self.game.actions
        self.single_action_space = spaces.Discrete(actions)
        if observe:
            self.single_observation_space = spaces.Box(
                known.lowest, known.highest, (known.size,), np.int32
            )
        else:
            self.single_observation_space = spaces.Box(0, 1, (actions,), np.int8)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all matches; the same seed gives the same run, without one the dice go on."""
        if seed is not None or not self._seeded:
            self._matches.streams[:] = streams(seed, self.num_envs, DICE)
            self._luck = streams(seed, self.num_envs, SAMPLES)
            self._seeded = True
        self._play(self._begin)
        return self._observed, self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play one action in each match; raise IllegalMove if one is not legal, and play none."""
        self._need_reset()
        chosen = np.ascontiguousarray(actions, np.int64).reshape(self.num_envs)
        wrong = first_illegal(chosen, self._matches.masks)
        if wrong != NONE:
            raise IllegalMove("form", "environment-illegal", match=wrong, action=int(chosen[wrong]))
        self._play(chosen)
        of = self._matches
        return self._observed, of.reward, of.terminated, of.truncated, self._infos()

    def sample(self) -> Int64s:
        """Return a legal action of every match at random, all alike; the same array every time."""
        self._need_reset()
        of = self._matches
        pick(of.listed, of.counts, self._luck, self._chosen)
        return self._chosen

    def _need_reset(self) -> None:
        """Refuse to go on where nothing has begun: there are no legal actions."""
        if not self._seeded:
            raise gymnasium.error.ResetNeeded("reset must come before the first step")

    def line(self, match: int) -> str:
        """Write the position of a match, secrets included, as one line of text."""
        return write_line(self.game, self._matches.positions.view(np.recarray)[match])

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    @property
    def _observed(self) -> Any:
        """The vectors, or the masks where nobody wants vectors."""
        return self._matches.vectors if len(self._matches.vectors) else self._matches.masks

    def _infos(self) -> dict[str, Any]:
        """Return what is said beside the vectors."""
        of = self._matches
        infos = {"action_mask": of.masks, "seat": of.seats, "rewards": of.rewards}
        if len(of.vectors):
            infos |= {"final_obs": of.last_vectors, "_final_obs": of.terminated | of.truncated}
        return infos

    def _play(self, actions: Int64s) -> None:
        """Step all matches, a slice in each thread, the first in this one."""
        own, *jobs = self._jobs
        given = [self._pool.submit(self._step, actions, *job) for job in jobs] if self._pool else []
        self._step(actions, *own)
        for job in given:
            job.result()


def cores() -> int:
    """Return the number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _learners(count: int, seats: int, learner: int | str | None) -> Int64s:
    """Return the seats of the learners of each match, one bit each."""
    if learner is None:
        return np.full(count, EVERYBODY, np.int64)
    if learner == ROTATING:
        return np.left_shift(1, np.arange(count, dtype=np.int64) % seats)
    if not isinstance(learner, int) or not 0 <= learner < seats:
        raise OptionFault("environment-learner", value=learner, highest=seats - 1)
    return np.full(count, 1 << learner, np.int64)


@compiled
def pick(listed: Int64s, counts: Int64s, table: Uint64s, out: Int64s) -> None:
    """Write one of the legal actions of each match, all alike."""
    for match in range(len(out)):
        out[match] = listed[match, below(counts[match], table, match)]


@compiled
def first_illegal(actions: Int64s, masks: Int8s) -> int:
    """Return the first match whose action is not legal, or NONE."""
    for match in range(len(masks)):
        action = actions[match]
        if action < 0 or action >= masks.shape[1] or masks[match, action] == 0:
            return match
    return NONE


for _known in CATALOGUE:
    gymnasium.register(
        f"planisphere/{_known.name}-v{VERSIONS[_known.name]}",
        vector_entry_point="planisphere.adapters.vector:Vector",
        kwargs={"game": _known.name},
    )
