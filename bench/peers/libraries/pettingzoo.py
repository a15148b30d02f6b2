"""PettingZoo's classic games, stepped by agent as its documentation does.

The mask is part of what an agent observes, so the rest of the observation is computed with it.
"""

from __future__ import annotations

from importlib import import_module

import numpy as np

from bench.peers.frame import AEC, Contest, Player

GAMES = {
    "chess": "chess_v6",
    "connect four": "connect_four_v3",
    "leduc": "leduc_holdem_v4",
    "limit hold'em": "texas_holdem_v4",
}


def contests() -> list[Contest]:
    """List what is measured."""
    return [Contest("PettingZoo", game, AEC) for game in GAMES]


def player(contest: Contest) -> Player:
    """Return what plays a game by its agents."""
    module = import_module(f"pettingzoo.classic.{GAMES[contest.game]}")
    return by_agents(module.env())


def by_agents(env: object) -> Player:
    """Return what plays an AEC environment at random, match after match."""
    generator = np.random.default_rng(0)
    env.reset(seed=0)

    def play(decisions: int) -> int:
        done = 0
        while done < decisions:
            for _ in env.agent_iter():
                observation, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                legal = np.flatnonzero(observation["action_mask"])
                env.step(int(legal[int(generator.random() * len(legal))]))
                done += 1
            env.reset()
        return done

    return play
