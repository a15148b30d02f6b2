"""Many light clients at many tables: they play, lose their server, and come back."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

import httpx
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from planisphere.catalogue import CATALOGUE, load
from planisphere.chance import Fair
from planisphere.game import ONLOOKER
from planisphere.kernel import blank
from planisphere.match import Match
from planisphere.record import verify_record
from planisphere.server import log, schema
from planisphere.server.store import Store
from planisphere.server.telling import heard
from tests.server.backends import PATIENCE, PLAIN
from tests.server.hosting import OWN_PAGE
from tests.server.playing import choose, short

GAMES = [entry.name for entry in CATALOGUE]
VERIFIED = 7
"""Of so many matches the dice of one are thrown again."""
PAUSE = 0.5
"""Seconds before a client tries to come back: a server that starts needs the machine for itself."""
LOST = (OSError, WebSocketException, httpx.TransportError)


class Client:
    """Somebody at a table, in its first seat or looking on, and all that he was told."""

    def __init__(self, crowd: Crowd, table: str, game: str, plays: bool) -> None:
        self.crowd = crowd
        self.table = table
        self.game = game
        self.plays = plays
        self.state: dict[str, Any] = {}
        self.told: dict[int, dict[str, Any]] = {}
        self.pending: dict[str, Any] | None = None
        """What was handed in and not answered; after a return it is handed in again."""
        self.chance = random.Random(table)

    def view(self, game: str) -> Any:
        """Return the view of the last state as a record."""
        record = blank(load(game).layout)
        for name, value in self.state["view"].items():
            record[name] = value
        return record

    async def run(self) -> None:
        """Play until the match is over, whatever happens to the server."""
        while self.state.get("ending", "running") == "running":
            try:
                await self._visit()
            except LOST:
                await asyncio.sleep(PAUSE)
                await self.crowd.served.wait()

    async def _visit(self) -> None:
        """Come to the table, and play there for as long as the connection holds."""
        since = max(self.told, default=-1) + 1
        url = f"ws://{self.crowd.address}/api/tables/{self.table}/socket?since={since}"
        own = {"cookie": self.crowd.cookie}
        async with connect(url, additional_headers=own, max_size=None, proxy=None) as socket:
            back = True
            async for text in socket:
                message = json.loads(text)
                self._take_in(message)
                if self.state.get("ending", "running") != "running":
                    return
                if message["kind"] in ("state", "refused") and self.state:
                    await self._act(socket, back)
                    back = False

    def _take_in(self, message: dict[str, Any]) -> None:
        """Remember what was told; what was told before must be the same."""
        if message["kind"] == "state":
            self.state = message
            for entry in message["entries"]:
                known = self.told.setdefault(entry["number"], entry)
                assert known == entry
                self.crowd.heard += 1
                if (
                    self.pending
                    and entry["seat"] == 0
                    and entry["number"] >= self.pending["number"]
                ):
                    self.pending = None
        if message["kind"] == "refused" and self._is_mine(message):
            assert message["reason"] == "stale", message
            self.pending = None

    def _is_mine(self, message: dict[str, Any]) -> bool:
        """Whether a refusal is about what waits for an answer."""
        return self.pending is not None and message["key"] == self.pending["key"]

    async def _act(self, socket: ClientConnection, back: bool) -> None:
        """Hand something in if it is one's turn, or again what was never answered."""
        if self.pending is None and self.plays and 0 in self.state["awaited"]:
            number = self.state["number"]
            move = choose(self, self.game, 0, self.chance)
            key = f"{number} {self.chance.random()}"
            self.pending = {"kind": "play", "number": number, "move": move, "key": key}
            await socket.send(json.dumps(self.pending))
        elif self.pending is not None and back:
            await socket.send(json.dumps(self.pending))


class Crowd:
    """One person at many tables, with a client at each."""

    def __init__(self, *addresses: str, games: Sequence[str] = GAMES) -> None:
        self.addresses = addresses
        self.games = games
        self.visits = 0
        self.cookie = ""
        self.clients: list[Client] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.heard = 0
        """How many entries clients have been told."""
        self.served = asyncio.Event()
        """Cleared while there is surely nobody to come back to."""
        self.served.set()

    @property
    def address(self) -> str:
        """Where the next client goes: to each server in turn."""
        self.visits += 1
        return self.addresses[self.visits % len(self.addresses)]

    @property
    def playing(self) -> int:
        """How many matches are not over."""
        return sum(not task.done() for task in self.tasks)

    async def begin(self, matches: int) -> None:
        """Begin matches of the games; at each fourth table bots are among themselves."""
        url = f"http://{self.addresses[0]}"
        plain = {"base_url": url, "headers": OWN_PAGE, "timeout": PATIENCE, **PLAIN}
        async with httpx.AsyncClient(**plain) as http:
            if not self.cookie:
                (await http.post("/api/people", json={"name": "Crowd"})).raise_for_status()
                self.cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
            http.headers["cookie"] = self.cookie
            fresh = [await self._client(http, number) for number in range(matches)]
            starts = (http.post(f"/api/tables/{client.table}/start") for client in fresh)
            for answer in await asyncio.gather(*starts):
                answer.raise_for_status()
        self.clients += fresh
        self.tasks |= {asyncio.create_task(client.run()) for client in fresh}

    async def _client(self, http: httpx.AsyncClient, number: int) -> Client:
        """Set a table up, and return who will go there once all are set up."""
        game, plays = self.games[number % len(self.games)], number % 4 != 0
        levels = [None if plays else "random", "random", "random"]
        plan = {"game": game, "seats": 3, "levels": levels, "options": short(game)}
        table = (await http.post("/api/tables", json=plan)).raise_for_status().json()["id"]
        return Client(self, table, game, plays)

    async def hear(self, entries: int) -> None:
        """Wait until so many entries more have been told, or nobody plays any more."""
        until, patient = self.heard + entries, time.monotonic() + PATIENCE
        while self.heard < until and self.playing:
            self._check()
            assert time.monotonic() < patient, f"not heard: {until - self.heard} of {entries}"
            await asyncio.sleep(0.005)

    async def leave(self) -> None:
        """Let everybody go home."""
        self._check()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _check(self) -> None:
        """Fail with what has failed for a client."""
        for task in self.tasks:
            if task.done() and not task.cancelled():
                task.result()


async def check_logs(database: str, crowd: Crowd) -> None:
    """Hold what everybody was told against the logs; all replay, and dice of some are checked."""
    store = Store(database)
    try:
        for number, client in enumerate(crowd.clients):
            match = await _check_log(store, client)
            if match is not None and number % VERIFIED == 0:
                assert len(verify_record(match.to_record(reveal=True)).log) == match.number
    finally:
        await store.engine.dispose()


async def _check_log(store: Store, client: Client) -> Match | None:
    """Check the log of one table; return its match, if it has begun."""
    table = await store.row(select(schema.tables).where(schema.tables.c.id == client.table))
    kept = schema.entries.c
    query = select(schema.entries).where(kept.table == client.table).order_by(kept.number)
    rows = await store.rows(query)
    assert table is not None
    assert [row["number"] for row in rows] == list(range(len(rows)))
    keys = Counter((row["seat"], row["key"]) for row in rows if row["key"])
    assert not [key for key, times in keys.items() if times > 1]
    if not rows:
        assert not client.told
        return None
    source = Fair(table["seed"], table["salts"])
    entries = [log.hand_in(row) for row in rows]
    match = Match(load(client.game), 3, table["options"], source=source, log=entries)
    seat = 0 if client.plays else ONLOOKER
    for number, before, entry, _ in match.entries():
        if number in client.told:
            told = client.told[number]
            shown = heard(match.game, before, entry, seat)
            assert (told["seat"], told["undoes"]) == (entry.seat, entry.undoes)
            assert [told["actions"], told["chance"], told["faces"]] == list(shown)
    assert max(client.told, default=-1) < len(rows)
    return match
