"""Processes that run contests when they are asked to, one for each library and set of cores."""

from __future__ import annotations

import os
import time
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType

from bench.peers.frame import Burst, Contest, Player

LIBRARIES = {
    "PettingZoo": "pettingzoo",
    "RLCard": "rlcard",
    "OpenSpiel": "openspiel",
    "pgx": "pgx",
    "diplomacy": "diplomacy",
    "Planisphere": "planisphere",
}
"""By name, the module that plays a library's games."""


def measure(play: Player, decisions: int) -> Burst:
    """Play so many decisions at least, and look at both clocks."""
    clock, processor = time.perf_counter(), time.process_time()
    done = play(decisions)
    return Burst(done, time.perf_counter() - clock, time.process_time() - processor)


def enough(play: Player, seconds: float) -> int:
    """Return how many decisions take about so many seconds of the processor."""
    decisions = 1
    while True:
        burst = measure(play, decisions)
        if burst.processor > seconds / 4:
            return max(1, round(burst.decisions * seconds / burst.processor))
        decisions = 2 * burst.decisions


def serve(connection: Connection, cores: int) -> None:
    """Answer one contest after another with a burst, until nothing more is asked."""
    if cores == 1:
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    players: dict[Contest, tuple[Player, int]] = {}
    while (asked := connection.recv()) is not None:
        contest, seconds = asked
        if contest not in players:
            module = import_module(f"bench.peers.libraries.{LIBRARIES[contest.library]}")
            play = module.player(contest)
            play(1)
            players[contest] = play, enough(play, seconds)
        connection.send(measure(*players[contest]))


class Workers:
    """The processes; each is started when it is first needed."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        """How long a burst shall take."""
        self.connections: dict[tuple[str, int], Connection] = {}
        self.context = get_context("spawn")

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for connection in self.connections.values():
            connection.send(None)

    def burst(self, contest: Contest) -> Burst:
        """Run a contest for a moment, in the process that it belongs to."""
        own = (contest.library, contest.cores)
        if own not in self.connections:
            here, there = self.context.Pipe()
            self.context.Process(target=serve, args=(there, contest.cores), daemon=True).start()
            self.connections[own] = here
        self.connections[own].send((contest, self.seconds))
        burst: Burst = self.connections[own].recv()
        return burst
