"""`planisphere` as a process of its own, as an operator runs it; several together, too."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

import httpx
from redis import Redis as RedisClient

from planisphere.server.notices import CHANNEL
from tests.server.backends import PATIENCE, PLAIN, Redis, wait_until

MANY = "1000000"
PORTS = range(20_000, 30_000)
"""Below those that the system gives to clients: one of these could take a port between two starts
of a server, or come to be connected to itself."""
GENEROUS = {
    "salt_seconds": "0.2",
    "tables_a_person": MANY,
    "sockets_a_person": MANY,
    "messages_a_minute": MANY,
    "requests_a_minute": MANY,
    "requests_a_minute_from_one_address": MANY,
    "sign_ins_a_minute": MANY,
}
"""Settings of a server that lets anybody do a lot."""


def free_port() -> int:
    """Return a port that nobody listens on."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with closing(socket.socket()) as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def environment(folder: Path, **said: str) -> dict[str, str]:
    """Return surroundings in which a server keeps all it has in a folder."""
    told = {f"PLANISPHERE_{name.upper()}": value for name, value in said.items()}
    own = {"XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8", "PLANISPHERE_HOST": "127.0.0.1"}
    return {**os.environ, **own, **told}


class Served:
    """A server in a process of its own; what it logs goes into a file."""

    def __init__(self, folder: Path, **said: str) -> None:
        self.address = f"127.0.0.1:{free_port()}"
        self.clients: list[httpx.Client] = []
        self.log = folder / "log"
        told = {"port": self.address.partition(":")[2], **GENEROUS, **said}
        self.environment = environment(folder, **told)
        self.start()

    def start(self) -> None:
        """Start, for the first time or after an end."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "planisphere", "serve"],
                env=self.environment,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )

    def wait(self) -> None:
        """Wait until it answers."""
        wait_until(self._answers, "the server answers", pause=0.05)

    def _answers(self) -> bool:
        """Whether it answers; fail if it has ended."""
        assert self.process.poll() is None, self.log.read_text()
        try:
            httpx.get(f"http://{self.address}/health", **PLAIN).raise_for_status()
        except httpx.TransportError:
            return False
        return True

    def end(self, how: signal.Signals) -> int:
        """Send a signal, and return how the server ended."""
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


@contextmanager
def served(folder: Path, **said: str) -> Iterator[Served]:
    """Run a server in a process of its own."""
    server = Served(folder, **said)
    try:
        server.wait()
        yield server
    finally:
        for client in server.clients:
            client.close()
        server.process.kill()
        server.process.wait()


@contextmanager
def together(
    folder: Path, count: int, database: str, redis: Redis, **said: str
) -> Iterator[list[Served]]:
    """Run several servers on one PostgreSQL and one Redis, which know of each other."""
    shared = {"database": database, "redis": redis.url, "secret": "shared", **said}
    with ExitStack() as stack:
        servers = []
        for number in range(count):
            own = folder / str(number)
            own.mkdir()
            servers.append(stack.enter_context(served(own, **shared)))
        wait_for_ears(redis, count)
        yield servers


def wait_for_ears(redis: Redis, count: int) -> None:
    """Wait until so many processes hear what is told through Redis."""
    with RedisClient.from_url(redis.url) as client:

        def all_listen() -> bool:
            return dict(client.pubsub_numsub(CHANNEL)).get(CHANNEL.encode()) == count

        wait_until(all_listen, f"{count} processes listen")
