"""Planisphere's own games: stepped one by one, by agent and in batches; copied, and replayed.

Batches go through the Gymnasium vector environment, which writes masks, and no vectors here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from bench.peers.frame import (
    AEC,
    BATCH,
    BATCH_ONE,
    CLONE,
    MANY,
    REPLAY,
    SINGLE,
    Contest,
    Player,
)
from planisphere.adapters.single import Single
from planisphere.adapters.vector import Vector
from planisphere.bench import random_logs, random_move
from planisphere.catalogue import CATALOGUE, Mode, entry, load
from planisphere.game import Game
from planisphere.kernel import blank
from planisphere.playouts import replay, rules_of

HORIZON = 300
"""The round after which matches are cut, for some would never end."""

REPLAYED = 2_000
"""The moves of a log that is replayed, at least."""


def contests() -> list[Contest]:
    """List what is measured."""
    forms = [(SINGLE, 1), (AEC, 1), (BATCH_ONE, 1), (BATCH, 1), (BATCH, 0), (CLONE, 1), (REPLAY, 1)]
    return [
        Contest("Planisphere", known.name, form, cores)
        for form, cores in forms
        for known in CATALOGUE
    ]


def player(contest: Contest) -> Player:
    """Return what plays, copies or replays the first mode of a game."""
    game, mode = load(contest.game), entry(contest.game).modes[0]
    match contest.form:
        case "single":
            return one_by_one(game, mode)
        case "PettingZoo AEC":
            return by_agents(contest.game, mode)
        case "batch 1" | "batch 1024":
            return in_batches(contest, mode)
        case "clone":
            return cloning(game, mode)
    return replaying(game, mode)


def opening(game: Game, mode: Mode) -> Any:
    """Return the position before the first move."""
    position = blank(game.layout)
    options = game.settle(mode.seats, {**mode.options, "horizon": HORIZON})
    game.start(position, mode.seats, options)
    return position


def one_by_one(game: Game, mode: Mode) -> Player:
    """Return what plays one match after another, two calls for a decision; chance is among them."""
    match = Single(game.name, mode.seats, {**mode.options, "horizon": HORIZON}, "result")
    generator, buffer = np.random.default_rng(0), np.zeros(game.actions, np.int64)
    match.reset(seed=0)

    def play(decisions: int) -> int:
        for _ in range(decisions):
            if match.waiting == 0:
                match.reset(seed=None)
            seat = (match.waiting & -match.waiting).bit_length() - 1
            count = game.legal(match.position, seat, buffer)
            match.play(seat, int(buffer[int(generator.random() * count)]))
        return decisions

    return play


def by_agents(game: str, mode: Mode) -> Player:
    """Return what plays the PettingZoo environment, as that of the classic games is played."""
    from bench.peers.libraries.pettingzoo import by_agents as play
    from planisphere.adapters.pettingzoo import env

    return play(env(game, seats=mode.seats, options={**mode.options, "horizon": HORIZON}))


def in_batches(contest: Contest, mode: Mode) -> Player:
    """Return what steps many matches a call, with actions that the environment samples."""
    size = MANY if contest.form == BATCH else 1
    options = {**mode.options, "horizon": HORIZON}
    threads = contest.cores or None
    env = Vector(
        contest.game, size, seats=mode.seats, options=options, observe=False, threads=threads
    )
    env.reset(seed=0)

    def play(decisions: int) -> int:
        done = 0
        while done < decisions:
            env.step(env.sample())
            done += size
        return done

    return play


def cloning(game: Game, mode: Mode) -> Player:
    """Return what copies a position in the middle of a match."""
    position, generator = opening(game, mode), np.random.default_rng(0)
    for _ in range(100):
        game.play(position, *random_move(game, position, generator))

    def clone(times: int) -> int:
        for _ in range(times):
            position.copy()
        return times

    return clone


def replaying(game: Game, mode: Mode) -> Player:
    """Return what leads new positions through logs."""
    logs = random_logs(game, mode, REPLAYED)
    begun, rules = opening(game, mode), rules_of(game)

    def lead(moves: int) -> int:
        done = 0
        while done < moves:
            for seats, actions in logs:
                replay(rules, begun.copy(), seats, actions)
                done += len(seats)
        return done

    return lead
