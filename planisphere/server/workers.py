"""Several processes of one server: they share its port, and one that dies is started again."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from multiprocessing.connection import wait

from planisphere.server.logs import note

NOT_STARTED = 3
"""How a process ends that could not begin to serve."""
EVERY = 0.5
"""Seconds between two looks at the processes."""
PAUSE = 1.0
"""Seconds before a process that has died is started again."""
SPAWN = multiprocessing.get_context("spawn")


class Workers:
    """Processes that do the same work, each with a number of its own, until all are stopped."""

    def __init__(self, count: int, work: Callable[[int], None]) -> None:
        self.work = work
        self.stopping = threading.Event()
        self.processes = [self._start(number) for number in range(count)]
        self.first = set(self.processes)

    def run(self) -> None:
        """Look after the processes until a signal comes, then stop them all."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self.stopping.set())
        failed = False
        while not failed and not self.stopping.is_set():
            wait([process.sentinel for process in self.processes], EVERY)
            failed = any(self._failed(process) for process in self.processes)
            if not failed:
                self._revive()
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()
        if failed:
            sys.exit(NOT_STARTED)

    def _start(self, number: int) -> multiprocessing.process.BaseProcess:
        """Start a process."""
        process = SPAWN.Process(target=_work, args=(self.work, number))
        process.start()
        return process

    def _failed(self, process: multiprocessing.process.BaseProcess) -> bool:
        """Whether a process of the beginning could not start: no other would."""
        return process.exitcode == NOT_STARTED and process in self.first

    def _revive(self) -> None:
        """Start again what has died, unless all shall stop."""
        for number, process in enumerate(self.processes):
            if process.is_alive() or self.stopping.is_set():
                continue
            note("worker-died", worker=number, code=process.exitcode)
            if not self.stopping.wait(PAUSE):
                self.processes[number] = self._start(number)


def _work(work: Callable[[int], None], number: int) -> None:
    """Do the work; Ctrl-C is for the parent to pass on, and without a parent there is none."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_stop_without_parent, daemon=True).start()
    work(number)


def _stop_without_parent() -> None:
    """Stop once the parent is gone, however it went."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
