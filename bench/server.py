"""How fast the table server is: real sockets, a server and its clients in processes of their own.

At each table two people play and one looks on. A hand-in takes as long as until the last of the
three has heard of it; then the next one is handed in.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.client import ClientProtocol
from websockets.frames import Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

GAMES = {"express": {}, "risk76": {"mode": "ally", "placement": "in-turn", "defence": "most"}}
MANY = "100000000"
LIMITS = ("MESSAGES_A_MINUTE", "REQUESTS_A_MINUTE_FROM_ONE_ADDRESS", "SIGN_INS_A_MINUTE")
"""The limits that are lifted: everybody comes from one address, and plays faster than people do."""
NUMBERS = itertools.count(1)
"""What tells the people apart."""
ANEW = httpx.Limits(max_keepalive_connections=0)
"""A connection for each request: on a busy machine the server lets go of one that waits."""
EARS = 3
AT_ONCE = 10
"""Tables that are set up at the same time, at all of which the same three people sit."""


class Told(msgspec.Struct):
    """Of a message what a client needs that chooses cheaply."""

    kind: str
    number: int = 0
    awaited: list[int] = []
    legal: list[int] = []
    ending: str = ""
    reason: str = ""


TOLD = msgspec.json.Decoder(Told)


class Result(msgspec.Struct):
    """What was measured with so many tables."""

    tables: int
    playing: int
    """Tables at which the match was not over at the end."""
    moves_a_second: float
    median_ms: float
    p99_ms: float
    memory_mb: float
    kb_a_table: float
    """A match in memory, its three connections included; both games are loaded before."""
    server_us: float
    """Microseconds that the server computes for a move; a busy machine changes them less."""
    client_us: float
    """Microseconds that its clients compute for a move, all in one process."""


class Server:
    """A server with an empty SQLite file."""

    def __init__(self, folder: Path) -> None:
        with closing(socket.socket()) as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.address = f"127.0.0.1:{port}"
        told = {f"PLANISPHERE_{name}": MANY for name in LIMITS}
        told |= {"PLANISPHERE_HOST": "127.0.0.1", "PLANISPHERE_PORT": str(port)}
        told |= {"PLANISPHERE_LOG_LEVEL": "warning", "PLANISPHERE_SALT_SECONDS": "0.1"}
        told |= {"PLANISPHERE_DATABASE": f"sqlite+aiosqlite:///{folder / 'bench.db'}"}
        command = [sys.executable, *profiled(), "-m", "planisphere", "serve"]
        self.process = subprocess.Popen(
            command, env={**os.environ, **told}, stdout=subprocess.DEVNULL
        )

    def wait(self) -> None:
        """Wait until it answers."""
        while True:
            assert self.process.poll() is None, "the server does not start"
            try:
                httpx.get(f"http://{self.address}/health").raise_for_status()
            except httpx.TransportError:
                time.sleep(0.05)
            else:
                return

    @property
    def memory(self) -> float:
        """The memory of the process, in bytes."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    @property
    def computed(self) -> float:
        """The seconds that the process has computed."""
        told = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii")
        user, system = told.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def profiled() -> list[str]:
    """Return what makes Python write down where the server spends its time, if that is asked."""
    out = os.environ.get("BENCH_PROFILE")
    return ["-m", "cProfile", "-o", out] if out else []


@contextmanager
def running() -> Iterator[Server]:
    """Run a server."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            server.wait()
            yield server
        finally:
            server.process.send_signal(signal.SIGINT)
            server.process.wait()


class Ear(asyncio.Protocol):
    """One connection, whose messages are heard as they come: `websockets`, without its tasks."""

    def __init__(
        self, url: str, cookie: str, hear: Callable[[bytes], None], lose: Callable[[], None]
    ) -> None:
        self.wire = ClientProtocol(parse_uri(url), max_size=None)
        self.cookie = cookie
        self.hear = hear
        self.lose = lose
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        """Ask for a WebSocket."""
        self.transport = transport
        request = self.wire.connect()
        request.headers["Cookie"] = self.cookie
        self.wire.send_request(request)
        self._send()

    def data_received(self, data: bytes) -> None:
        """Hear whole messages; pings are answered."""
        self.wire.receive_data(data)
        for event in self.wire.events_received():
            if isinstance(event, Response):
                self.opened.set_result(None)
            elif event.opcode is Opcode.TEXT:
                assert event.fin, "a message in pieces"
                self.hear(event.data)
        self._send()

    def connection_lost(self, error: Exception | None) -> None:
        """Say that nothing more is heard."""
        self.lose()

    def ask(self, asked: bytes) -> None:
        """Send a message."""
        self.wire.send_text(asked)
        self._send()

    def close(self) -> None:
        """Go home."""
        self.wire.send_close()
        self._send()
        self.transport.close()

    def _send(self) -> None:
        for data in self.wire.data_to_send():
            self.transport.write(data)


class Table:
    """Two people and an onlooker at a table."""

    def __init__(self, address: str, game: str) -> None:
        self.address = address
        self.game = game
        self.ears: list[Ear] = []
        self.told = [Told("state") for _ in range(EARS)]
        """What each has last been told of the match."""
        self.seconds: list[float] = []
        self.turns = itertools.count()
        self.until = 0.0
        """When no more is handed in."""
        self.done: asyncio.Future[None]

    async def open(self, people: list[httpx.AsyncClient]) -> None:
        """Set the table up, sit down, listen, and begin."""
        plan = {"game": self.game, "seats": 2, "options": GAMES[self.game], "listed": False}
        host, other, _ = people
        made = (await host.post("/api/tables", json=plan)).raise_for_status().json()
        path = f"/api/tables/{made['id']}"
        (await other.put(f"{path}/seats/1")).raise_for_status()
        self.done = asyncio.get_running_loop().create_future()
        self._wait_for(1)
        for ear, person in enumerate(people):
            cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
            self.ears.append(await self._connect(path, cookie, partial(self._hear, ear)))
        (await host.post(f"{path}/start")).raise_for_status()
        await self.done

    async def _connect(self, path: str, cookie: str, hear: Callable[[bytes], None]) -> Ear:
        """Listen at the table."""
        server, _, port = self.address.partition(":")
        url = f"ws://{self.address}{path}/socket"
        loop = asyncio.get_running_loop()
        _, ear = await loop.create_connection(
            lambda: Ear(url, cookie, hear, self._lose), server, int(port)
        )
        await ear.opened
        return ear

    def _lose(self) -> None:
        """Measure no more where somebody does not hear any more."""
        if not self.done.done():
            self.done.set_exception(ConnectionError("somebody was let go"))

    def _wait_for(self, number: int) -> None:
        """Begin to wait until everybody has heard that the match has come to a number."""
        self.number, self.missing = number, EARS
        self.since = time.perf_counter()

    def _hear(self, ear: int, data: bytes) -> None:
        """Take in a message; once the last has heard of a move, hand the next one in."""
        told = TOLD.decode(data)
        assert told.kind != "refused", told.reason
        if told.kind != "state":
            return
        new = self.told[ear].number < self.number <= told.number
        self.told[ear] = told
        self.missing -= new
        if new and not self.missing:
            self.seconds.append(time.perf_counter() - self.since)
            self._go_on()

    def _go_on(self) -> None:
        """Hand in whatever is legal, until time is up or the match is over."""
        if time.perf_counter() > self.until or not self.told[0].awaited:
            self.done.set_result(None)
            return
        seat = self.told[0].awaited[0]
        now = self.told[seat]
        action = now.legal[next(self.turns) * 7919 % len(now.legal)]
        self._wait_for(now.number + 1)
        self.ears[seat].ask(
            msgspec.json.encode({"kind": "play", "number": now.number, "move": [action]})
        )

    async def play(self, until: float) -> None:
        """Hand in one move after another."""
        self.until = until
        self.done = asyncio.get_running_loop().create_future()
        self._go_on()
        await self.done

    def close(self) -> None:
        """Go home."""
        for ear in self.ears:
            ear.close()


async def open_together(address: str, tables: list[Table]) -> None:
    """Let three people come, and sit down at some tables."""
    async with AsyncExitStack() as stack:
        people = []
        for _ in range(EARS):
            client = httpx.AsyncClient(
                base_url=f"http://{address}", timeout=600, verify=False, limits=ANEW
            )
            client.headers["x-planisphere"] = "1"
            people.append(await stack.enter_async_context(client))
            name = f"Somebody {next(NUMBERS)}"
            (await client.post("/api/people", json={"name": name})).raise_for_status()
        await asyncio.gather(*(table.open(people) for table in tables))


async def measure(server: Server, tables: int, seconds: float) -> Result:
    """Measure with so many tables, a closed loop at each."""
    games = itertools.cycle(GAMES)
    opened = [Table(server.address, next(games)) for _ in range(tables)]
    await open_together(server.address, opened[: len(GAMES)])
    empty = server.memory
    for some in range(len(GAMES), tables, AT_ONCE):
        await open_together(server.address, opened[some : some + AT_ONCE])
    await asyncio.gather(*(table.play(time.perf_counter() + 1) for table in opened))
    for table in opened:
        table.seconds.clear()
    begun, before, own = time.perf_counter(), server.computed, time.process_time()
    await asyncio.gather(*(table.play(begun + seconds) for table in opened))
    took, memory, computed = time.perf_counter() - begun, server.memory, server.computed - before
    own = time.process_time() - own
    for table in opened:
        table.close()
    return summary(opened, took, memory, memory - empty, (computed, own))


def summary(
    tables: list[Table],
    took: float,
    memory: float,
    grown: float,
    computed: tuple[float, float],
) -> Result:
    """Return what was measured."""
    every = sorted(second * 1000 for table in tables for second in table.seconds)
    return Result(
        len(tables),
        sum(bool(table.told[0].awaited) for table in tables),
        round(len(every) / took, 1),
        round(statistics.median(every), 2),
        round(every[int(len(every) * 0.99)], 2),
        round(memory / 1e6, 1),
        round(grown / 1e3 / (len(tables) - len(GAMES)), 1),
        *(round(one * 1e6 / len(every)) for one in computed),
    )


def main() -> None:
    """Measure with each number of tables, in a server of its own; print a table and JSON."""
    asked = argparse.ArgumentParser(description="Measure the table server.")
    asked.add_argument("--tables", type=int, nargs="+", default=[10, 100, 1000])
    asked.add_argument("--seconds", type=float, default=10.0)
    told = asked.parse_args()
    results: list[Any] = []
    print("  tables  playing  moves/s  median ms   p99 ms  memory MB  KB a table", end="")
    print("  us a move  client us")
    for tables in told.tables:
        with running() as server:
            one = uvloop.run(measure(server, tables, told.seconds))
        results.append(msgspec.to_builtins(one))
        print(
            f"{one.tables:8} {one.playing:8} {one.moves_a_second:8.0f} {one.median_ms:10.1f}"
            f" {one.p99_ms:8.1f} {one.memory_mb:10.0f} {one.kb_a_table:11.0f}"
            f" {one.server_us:10.0f} {one.client_us:10.0f}",
            flush=True,
        )
    print(json.dumps(results))


if __name__ == "__main__":
    main()
