"""RLCard's games; a state has the legal actions, and the observation is computed with it."""

from __future__ import annotations

import random

import rlcard

from bench.peers.frame import SINGLE, Contest, Player

GAMES = {"leduc": "leduc-holdem", "limit hold'em": "limit-holdem", "uno": "uno"}


def contests() -> list[Contest]:
    """List what is measured."""
    return [Contest("RLCard", game, SINGLE) for game in GAMES]


def player(contest: Contest) -> Player:
    """Return what plays a game at random, match after match."""
    env, generator = rlcard.make(GAMES[contest.game], config={"seed": 0}), random.Random(0)

    def play(decisions: int) -> int:
        done = 0
        while done < decisions:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(generator.random() * len(legal))])
                done += 1
        return done

    return play
