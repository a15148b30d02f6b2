"""Compiling a game before it is played, so that nobody waits while the server does.

The first time a game is compiled, which takes a while, a child process does it and leaves what it
made in the cache. The server itself only loads it: the rules in a thread before a match begins,
and what a bot thinks with when it first thinks, in its own.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from pathlib import Path

from numba.core import config

from planisphere.bots.budgets import reproducible
from planisphere.bots.deciding import generator, look, thinker
from planisphere.bots.levels import levels
from planisphere.catalogue import CATALOGUE, entry
from planisphere.match import Match

MOVES = 60
"""Hand-ins after which a match has used all that its game needs."""

FEW = 32
"""Playouts that a bot which thinks is given for each of them: enough to compare several plans."""


def warm(name: str) -> None:
    """Use all that a game and its bots need once, so that it is compiled."""
    _use(name, levels(name))
    if config.CACHE_DIR:
        _mark(name).touch()


def _use(name: str, played: Iterable[str]) -> None:
    """Let bots of some levels play a while in every mode of a game."""
    for mode, level in product(entry(name).modes, played):
        match = Match.new(name, mode.seats, mode.options, seed="warm")
        think, budget = thinker(name, level), reproducible(level, FEW)
        for number in range(MOVES):
            if match.over:
                break
            seat = match.awaited[0]
            chance = generator("warm", number, seat)
            match.play(seat, think(look(match, seat, budget, chance)).actions)
        _look_at(match)


def is_warm(name: str) -> bool:
    """Whether all of a game and its bots is in the cache; where there is none, that is all one."""
    return bool(config.DISABLE_JIT or not config.CACHE_DIR or _mark(name).exists())


def _mark(name: str) -> Path:
    """Return the file that says so; a cache that somebody was filling when he stopped has none."""
    return Path(config.CACHE_DIR) / f"{name}.warm"


def _look_at(match: Match) -> None:
    """Ask a match all that the server asks."""
    for seat in range(match.seats):
        match.view(seat)
        match.heard(seat)
    _ = match.scores, match.winners, match.ending


class Warmer:
    """Knows which games are ready, and makes them so."""

    def __init__(self) -> None:
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ready(self, game: str) -> None:
        """Wait until a game is ready; what went wrong before is tried again."""
        task = self.tasks.get(game)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self.tasks[game] = asyncio.create_task(_warm_aside(game))
        await asyncio.shield(task)

    async def close(self) -> None:
        """Stop what is being made ready."""
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


async def _warm_aside(game: str) -> None:
    """Compile a game in a child process if need be, then load it in a thread."""
    if not is_warm(game):
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "planisphere.server.warming", game
        )
        try:
            await child.wait()
        finally:
            if child.returncode is None:
                child.kill()
                await child.wait()
    await asyncio.to_thread(_load, game)


def _load(game: str) -> None:
    """Load rules to stay: whoever looks for garbage later need not look among them."""
    _use(game, ["random"])
    gc.collect()
    gc.freeze()


def warm_all(names: Sequence[str]) -> None:
    """Make games ready side by side."""
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for _ in pool.map(warm, names):
            pass


if __name__ == "__main__":
    warm_all(sys.argv[1:] or [entry.name for entry in CATALOGUE])
