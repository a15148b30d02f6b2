"""Bots that play at a test's server from outside: beside the test, or as programs of their own."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager

from planisphere.remote.bot import Wish, play
from tests.server.backends import PATIENCE
from tests.server.hosting import Guest, Reachable


class Beside:
    """Bots that play beside a test, and what they tell who runs them."""

    def __init__(self, host: Reachable) -> None:
        self.host = host
        self.pool = ThreadPoolExecutor()
        self.said: list[str] = []
        self.playing: list[Future[None]] = []

    def sit(self, name: str, *tables: str, level: str = "random") -> None:
        """Let somebody's bot play at tables."""
        url, token = f"http://{self.host.address}", token_of(self.host, name)
        wish = Wish(level, tables)
        self.playing.append(
            self.pool.submit(lambda: asyncio.run(play(url, token, wish, "en", self._say)))
        )

    def _say(self, key: str, **details: object) -> None:
        self.said.append(key)

    def end(self) -> None:
        """Wait until all have played; what went wrong for one goes wrong here."""
        for future in self.playing:
            future.result(PATIENCE)


@contextmanager
def program(address: str, token: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Run a bot as a person does; what still runs afterwards is ended."""
    command = [sys.executable, "-m", "planisphere", "bot", "--server", f"http://{address}"]
    process = subprocess.Popen(
        [*command, "--level", "random", *arguments],
        env={**os.environ, "PLANISPHERE_TOKEN": token},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def interrupt(process: subprocess.Popen[str]) -> str:
    """Stop a bot as Ctrl-C does; return what it still said."""
    process.send_signal(signal.SIGINT)
    return process.communicate(timeout=PATIENCE)[0]


def token_of(host: Reachable, name: str) -> str:
    """Let somebody in; return a token of his."""
    return str(Guest(host, name).post("/api/tokens", label="bot").json()["secret"])
