"""A real server for tests, people who use it over HTTP, and what they hear on a socket."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from planisphere.catalogue import load
from planisphere.kernel import blank
from planisphere.server import metrics
from planisphere.server.app import create
from planisphere.server.hall import Hall
from planisphere.server.settings import settings
from tests.server.backends import PATIENCE, PLAIN, wait_until

OWN_PAGE = {"x-planisphere": "1"}
PATIENT: Any = {
    "max_size": None,
    "max_queue": None,
    "ping_interval": None,
    "open_timeout": PATIENCE,
    "proxy": None,
}
"""A client that listens while its test does something else, and gives nobody up who is slow."""


class Host:
    """A server that runs in a thread, on a port of its own."""

    def __init__(self, data: Path, **said: str) -> None:
        told = {f"PLANISPHERE_{name.upper()}": value for name, value in said.items()}
        usual = {
            "PLANISPHERE_HOST": "127.0.0.1",
            "PLANISPHERE_SALT_SECONDS": "0",
            "PLANISPHERE_MESSAGES_A_MINUTE": "1000000",
            "PLANISPHERE_REQUESTS_A_MINUTE": "1000000",
            "PLANISPHERE_REQUESTS_A_MINUTE_FROM_ONE_ADDRESS": "1000000",
            "PLANISPHERE_SIGN_INS_A_MINUTE": "1000000",
        }
        self.settings = settings({**usual, **told}, data)
        config = uvicorn.Config(
            create(self.settings),
            host="127.0.0.1",
            port=int(said.get("port", 0)),
            log_level="critical",
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.clients: list[httpx.Client] = []

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.thread.start()
        wait_until(lambda: self.server.started, "the server has started")

    def stop(self) -> None:
        """Stop as at a wish, and wait until it has."""
        for client in self.clients:
            client.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    @property
    def address(self) -> str:
        """Where the server listens."""
        return f"127.0.0.1:{self.server.servers[0].sockets[0].getsockname()[1]}"


@contextmanager
def hosting(data: Path, **said: str) -> Iterator[Host]:
    """Run a server."""
    host = Host(data, **said)
    host.start()
    try:
        yield host
    finally:
        host.stop()


def hall_of(host: Host) -> Hall:
    """Return the tables that a server has in memory."""
    app: Any = host.server.config.app
    hall: Hall = app.state.hall
    return hall


def failures() -> float:
    """Return how often the server went wrong."""
    return float(next(iter(metrics.FAILURES.collect())).samples[0].value)


class Reachable(Protocol):
    """A server, wherever it runs."""

    clients: list[httpx.Client]

    @property
    def address(self) -> str:
        """Where it listens."""


class Guest:
    """Somebody with a browser: a cookie, and what its page sends."""

    def __init__(
        self, host: Reachable, name: str = "", language: str = "en", token: str = ""
    ) -> None:
        self.host = host
        self.http = httpx.Client(
            base_url=f"http://{host.address}", headers=OWN_PAGE, timeout=PATIENCE, **PLAIN
        )
        host.clients.append(self.http)
        self.http.headers["accept-language"] = language
        if token:
            self.http.headers["authorization"] = f"Bearer {token}"
        if name:
            answer = self.post("/api/people", name=name, language=language)
            assert answer.status_code == 201
            self.id = answer.json()["id"]

    def post(self, path: str, **data: object) -> httpx.Response:
        """Send something."""
        return self.http.post(path, json=data)

    def table(self, game: str, seats: int, **plan: object) -> str:
        """Set a table up; return its identity."""
        answer = self.post("/api/tables", game=game, seats=seats, **plan)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @contextmanager
    def at(self, table: str, since: int = 0) -> Iterator[Ear]:
        """Listen at a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        token = self.http.headers.get("authorization")
        who = {"authorization": token} if token else {"cookie": cookie}
        url = f"ws://{self.host.address}/api/tables/{table}/socket?since={since}"
        with connect(url, additional_headers=who, **PATIENT) as socket:
            yield Ear(socket)


def account(host: Reachable, name: str, language: str = "en") -> Guest:
    """Let somebody in who has a password."""
    person = Guest(host, name, language)
    assert person.http.patch("/api/me", json={"password": "a long one"}).status_code == 200
    return person


class Ear:
    """What somebody hears at a table, and the last state of the match that he knows."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.entries: list[dict[str, Any]] = []
        self.raw: list[str] = []

    def hear(self, *kinds: str) -> dict[str, Any]:
        """Wait for the next message of some kinds; take in what comes before."""
        until = time.monotonic() + PATIENCE
        passed: list[str] = []
        while True:
            message = self._next(until, f"{' or '.join(kinds)}, after {passed}")
            if message["kind"] in kinds:
                return message
            passed.append(message.get("reason") or message["kind"])

    def _next(self, until: float, awaited: str) -> dict[str, Any]:
        """Take the next message in; fail if nothing comes, or for too long not what is awaited."""
        try:
            text = str(self.socket.recv(timeout=max(0, until - time.monotonic())))
        except TimeoutError:
            raise AssertionError(f"not heard within {PATIENCE:.0f} seconds: {awaited}") from None
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["kind"] == "state":
            self.state = message
            self.entries += message["entries"]
        return message

    def say(self, kind: str, **data: object) -> None:
        """Send a message."""
        self.socket.send(json.dumps({"kind": kind, **data}))

    def until(self, ready: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Listen until the match stands as wished, if it does not yet."""
        while not (self.state and ready(self.state)):
            self.hear("state")
        return self.state

    def catch_up(self, number: int) -> None:
        """Listen until the match has come to a number."""
        self.until(lambda state: bool(state["number"] >= number))

    def view(self, game: str) -> Any:
        """Return the view of the last state as a record."""
        record = blank(load(game).layout)
        for name, value in self.state["view"].items():
            record[name] = value
        return record
