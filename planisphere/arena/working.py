"""Playing the matches of a tournament on all cores, or on the machines of a Ray cluster."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context, parent_process

from planisphere.arena.playing import Played, play_several
from planisphere.arena.tournament import Tournament
from planisphere.faults import Fault
from planisphere.server.warming import is_warm, warm

TOGETHER = 24
"""Compiled matches that are handed out at once: each takes no longer than the handing out."""

AHEAD = 4
"""Pieces of work for each process that are handed out before they are needed: all at once would
have to be looked through whenever one is done."""


def batches(tournament: Tournament, numbers: Sequence[int]) -> list[list[int]]:
    """Divide matches into pieces of work."""
    size = TOGETHER if tournament.compiled else 1
    return [list(numbers[first : first + size]) for first in range(0, len(numbers), size)]


def on_cores(
    tournament: Tournament, numbers: Sequence[int], workers: int
) -> Generator[list[Played]]:
    """Play matches in processes, and give them as they end; one process compiles for all."""
    ahead = AHEAD * workers
    with ProcessPoolExecutor(workers, get_context("spawn"), _leave_when_stopped) as pool:
        try:
            if not is_warm(tournament.game):
                pool.submit(warm, tournament.game).result()
            work = iter(batches(tournament, numbers))
            running = {pool.submit(play_several, tournament, some) for some in islice(work, ahead)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                more = islice(work, len(done))
                running |= {pool.submit(play_several, tournament, some) for some in more}
                yield from (future.result() for future in done)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _leave_when_stopped() -> None:
    """Let Ctrl-C, which a terminal sends to all processes, end this one; and its parent's death."""
    signal.signal(signal.SIGINT, lambda sign, frame: os._exit(130))
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    """Wait until the parent is gone, however it went, and go too."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def on_ray(tournament: Tournament, numbers: Sequence[int], address: str) -> Iterator[list[Played]]:
    """Play matches on a Ray cluster, or on one of this machine alone, as `local` says."""
    import ray

    begun = not ray.is_initialized()
    if begun:
        try:
            ray.init(address=None if address == "local" else address, log_to_driver=False)
        except (ConnectionError, ValueError) as error:
            raise Fault("arena-ray", address=address, cause=str(error)[:200]) from None
    try:
        far = ray.remote(play_several)
        running = [far.remote(tournament, some) for some in batches(tournament, numbers)]
        while running:
            done, running = ray.wait(running)
            yield from ray.get(done)
    finally:
        if begun:
            ray.shutdown()
