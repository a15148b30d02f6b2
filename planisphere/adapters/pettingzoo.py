"""PettingZoo environments of all games: seats that act one after another, or all at once.

    turns = env("risk76", seats=3, options={"mode": "missions"})
    together = parallel_env("manchots", seats=4)

A seat observes `{"observation": vector, "action_mask": mask}`, the vector as `encoding` lays it
out. Dice and draws are played inside. Whoever gives an action that is not legal ends the match and
is paid -1, the others nothing; `infos` names the rule that forbids it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from planisphere.adapters.drawing import draw
from planisphere.adapters.rewards import SCORES
from planisphere.adapters.single import Single
from planisphere.adapters.versions import VERSIONS
from planisphere.game import TURN

Observation = dict[str, Any]

FINE = -1.0
"""What a seat is paid for an action that is not legal."""

RENDER_MODES = ["ansi", "human"]


def env(game: str, **told: Any) -> Turns:
    """Return a game whose seats act one after another; `Seated` says what may be told."""
    return Turns(game, **told)


def parallel_env(game: str, **told: Any) -> Together:
    """Return a game whose seats act all at once; `Seated` says what may be told."""
    return Together(game, **told)


class Seated:
    """What both environments have: a match, its seats as agents, their spaces, and pictures.

    Args:
        game: The name of the game: conquete57, risk76, express, manchots or africa1880.
        seats: How many seats there are; the game's usual number if nothing is said.
        options: The options of the game, such as `{"mode": "world", "horizon": 100}`.
        rewards: How seats are paid, as `rewards.SCHEMES` says.
        render_mode: `ansi` returns the board as text, `human` prints it after every step.
    """

    more_actions = 0
    """Actions beyond those of the game."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = "result",
        render_mode: str | None = None,
    ) -> None:
        self.match = Single(game, seats, options, rewards)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"planisphere_{game}_v{VERSIONS[game]}",
            "render_modes": RENDER_MODES,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.match.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = self.match.game.actions + self.more_actions
        self._spaces = {agent: self._space() for agent in self.possible_agents}

    def _space(self) -> tuple[spaces.Space[Any], spaces.Space[Any]]:
        """Return what a seat may observe and do; every seat has spaces of its own to sample."""
        known = self.match.encoding
        vector = spaces.Box(known.lowest, known.highest, (known.size,), np.int32)
        mask = spaces.Box(0, 1, (self._actions,), np.int8)
        observed = spaces.Dict({"observation": vector, "action_mask": mask})
        return observed, spaces.Discrete(self._actions)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Say what a seat may observe."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Say what a seat may do."""
        return self._spaces[agent][1]

    def render(self) -> str | None:
        """Draw the board as an onlooker sees it: return it as text, or print it."""
        if self.render_mode is None:
            return None
        drawn = draw(self.match.game, self.match.position)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)
        return None

    def close(self) -> None:
        """Nothing is open."""


class Turns(Seated, AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """A game whose awaited seats act one after another.

    Where several seats are awaited at once, as their choices are sealed, the lowest acts first, and
    the others do not see what it chose.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; the same seed gives the same dice, without one they go on."""
        self.match.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._paid = self._over = False
        self._select()

    def _select(self) -> None:
        """Let the lowest seat that is awaited act."""
        waiting = self.match.waiting
        self.agent_selection = self.possible_agents[(waiting & -waiting).bit_length() - 1]

    def step(self, action: Any) -> None:
        """Play an action of the seat that is awaited, and the chance that follows."""
        if self._over:
            self._was_dead_step(action)
            return
        agent, match = self.agent_selection, self.match
        self._cumulative_rewards[agent] = 0.0
        if self._paid:
            self._clear_rewards()
            self._paid = False
        refused = match.play(self._seats[agent], int(action))
        if refused:
            self.infos[agent] = {"illegal": match.game.refusals[refused][0]}
            self._pay([FINE * (each == agent) for each in self.agents])
            self._end(self.terminations)
        elif not match.waiting:
            self._pay(match.pay())
            self._end(self.truncations if match.cut else self.terminations)
        else:
            if match.scheme == SCORES:
                self._pay(match.pay())
            self._select()
        if self.render_mode == "human":
            self.render()

    def _pay(self, paid: list[float]) -> None:
        """Note what every seat is paid for the last move."""
        self.rewards = dict(zip(self.agents, paid, strict=True))
        self._accumulate_rewards()
        self._paid = True

    def _end(self, ended: dict[str, bool]) -> None:
        """End the match for everybody."""
        self._over = True
        ended.update(dict.fromkeys(self.agents, True))
        self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """Return what a seat sees and may do; who is not awaited may do nothing."""
        mask = np.empty(self._actions, np.int8)
        vector = self.match.observe(self._seats[agent], mask)
        return {"observation": vector, "action_mask": mask}


class Together(Seated, ParallelEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """A game whose seats act all at once.

    The last action is to pass: a seat that is not awaited has no other, one that is has it not.
    """

    more_actions = 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a match; the same seed gives the same dice, without one they go on."""
        self.match.reset(seed)
        self.agents = list(self.possible_agents)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        """Play an action of every seat that is awaited, and the chance that follows.

        Returns observations, rewards, terminations, truncations and infos, by seat.
        """
        agents, match = self.agents, self.match
        illegal = {agent: rule for agent in agents if (rule := self._illegal(agent, actions))}
        paid = [FINE * (agent in illegal) for agent in agents]
        if not illegal:
            self._play(actions)
            paid = match.pay()
        over = bool(illegal) or not match.waiting
        cut = over and not illegal and match.cut
        observed = self._observed()
        self.agents = [] if over else agents
        if self.render_mode == "human":
            self.render()
        return (
            observed,
            dict(zip(agents, paid, strict=True)),
            dict.fromkeys(agents, over and not cut),
            dict.fromkeys(agents, cut),
            {agent: {"illegal": illegal[agent]} if agent in illegal else {} for agent in agents},
        )

    def _illegal(self, agent: str, actions: Mapping[str, int]) -> str:
        """Return the rule that forbids what a seat would do, or nothing."""
        match, seat, action = self.match, self._seats[agent], int(actions[agent])
        if match.waiting >> seat & 1:
            refused = match.game.refusal(match.position, seat, action)
        else:
            refused = 0 if action == match.game.actions else TURN
        return match.game.refusals[refused][0] if refused else ""

    def _play(self, actions: Mapping[str, int]) -> None:
        """Play what the awaited seats do, the lowest first."""
        waiting = self.match.waiting
        for agent, seat in self._seats.items():
            if waiting >> seat & 1:
                self.match.play(seat, int(actions[agent]))

    def _observed(self) -> dict[str, Observation]:
        """Return what every seat sees and may do."""
        observed = {}
        for agent, seat in self._seats.items():
            mask = np.empty(self._actions, np.int8)
            vector = self.match.observe(seat, mask)
            mask[-1] = not self.match.waiting >> seat & 1
            observed[agent] = {"observation": vector, "action_mask": mask}
        return observed
