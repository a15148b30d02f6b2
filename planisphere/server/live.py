"""A table that is being played at: one hand-in after another, stored, then told to everybody."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec
from sqlalchemy import select, update

from planisphere.bots.levels import chooser
from planisphere.catalogue import load
from planisphere.chance import Fair
from planisphere.match import HandIn, Match
from planisphere.server import clock, log, schema
from planisphere.server.clock import Clock
from planisphere.server.denial import Denied, missing
from planisphere.server.listening import Listener
from planisphere.server.people import Person
from planisphere.server.playing import Playing
from planisphere.server.store import Row, Store
from planisphere.server.tables import Seat, Tables
from planisphere.server.warming import Warmer
from planisphere.server.wire import Play, Said, Seats


class LiveTable:
    """One table in memory; what it promises is in the database before anybody hears of it."""

    def __init__(
        self, store: Store, tables: Tables, warmer: Warmer, row: Row, salt_seconds: float
    ) -> None:
        self.store = store
        self.tables = tables
        self.warmer = warmer
        self.id: str = row["id"]
        self.game = load(row["game"])
        self.row = row
        self.salt_seconds = salt_seconds
        self.seats: list[Seat] = []
        self.playing: Playing | None = None
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.salts: dict[int, str] = {}
        self.all_salted = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()

    async def load(self) -> None:
        """Bring the table back from the database; a match is replayed from its log."""
        card = await self.tables.card(self.id)
        self.seats = card.seats
        if card.state == "salting":
            self._run(self._begin())
        if card.state in ("running", "over"):
            query = select(schema.entries).where(schema.entries.c.table == self.id)
            rows = await self.store.rows(query.order_by(schema.entries.c.number))
            match = self._match(self.row["salts"], [log.hand_in(row) for row in rows])
            self.playing = Playing(self.store, self.row, self.seats, match, self.listeners)
            self.playing.wake_bots()

    def _match(self, salts: Sequence[str], log: Sequence[HandIn] = ()) -> Match:
        """Return the match, new or from its log."""
        source = Fair(self.row["seed"], salts)
        names = [seat.name or seat.level or "" for seat in self.seats]
        arguments = (self.game, self.row["seats"], self.row["options"])
        if log:
            return Match.from_log(*arguments, log, source=source, names=names)
        return Match(*arguments, source=source, names=names)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside, and hold on to it until it is done."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def seat_of(self, person: Person) -> int | None:
        """Return the seat of a person at this table, if he has one."""
        for number, seat in enumerate(self.seats):
            if seat.person == person.id:
                return number
        return None

    # Sitting down

    async def sit(self, person: Person, seat: int) -> None:
        """Let somebody sit down in a free seat, or change seats."""
        async with self.lock:
            self._check_open()
            if not 0 <= seat < len(self.seats):
                raise missing("seat")
            if not self.seats[seat].free:
                raise Denied(409, "seat-taken")
            old = self.seat_of(person)
            if old is not None:
                await self._set_seat(old, Seat())
            await self._set_seat(seat, Seat(person.name, person.id))
        await self._tell_seats()

    async def leave(self, person: Person) -> None:
        """Let somebody stand up before the match."""
        async with self.lock:
            self._check_open()
            seat = self.seat_of(person)
            if seat is not None:
                await self._set_seat(seat, Seat())
        await self._tell_seats()

    async def fill(self, host: Person, level: str) -> None:
        """Put bots of a level into all free seats."""
        self._check_host(host)
        chooser(self.game.name, level)
        async with self.lock:
            self._check_open()
            for number, seat in enumerate(self.seats):
                if seat.free:
                    await self._set_seat(number, Seat(level=level))
        await self._tell_seats()

    def _check_open(self) -> None:
        if self.playing is not None or self.row["state"] != "open":
            raise Denied(409, "table-begun")

    def _check_host(self, person: Person) -> None:
        if self.row["host"] != person.id:
            raise Denied(403, "not-host")

    async def _set_seat(self, number: int, seat: Seat) -> None:
        await self.tables.set_seat(self.id, number, seat)
        self.seats[number] = seat

    async def _tell_seats(self) -> None:
        """Tell everybody who sits where."""
        card = await self.tables.card(self.id)
        for listener in self.listeners:
            listener.seat = self.seat_of(listener.person)
            listener.tell(Seats(card, listener.seat))

    # Beginning

    async def start(self, host: Person) -> None:
        """Close the table, and wait for the salts of the players' clients."""
        self._check_host(host)
        async with self.lock:
            self._check_open()
            if any(seat.free for seat in self.seats):
                raise Denied(409, "seats-free")
            await self._set_state("salting")
        await self._tell_seats()
        self._run(self._begin())

    async def _set_state(self, state: Any, **values: object) -> None:
        await self.tables.set_state(self.id, state, **values)
        self.row = await self.tables.row(self.id)

    def add_salt(self, seat: int, salt: str) -> None:
        """Take the salt of a player's client; only the first counts, and only in time."""
        Fair("", (salt,))
        if self.row["state"] == "salting":
            self.salts.setdefault(seat, salt)
        people = [number for number, seat in enumerate(self.seats) if seat.level is None]
        if all(number in self.salts for number in people):
            self.all_salted.set()

    async def _begin(self) -> None:
        """Begin once all salts are there, or late ones are taken as empty."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.all_salted.wait(), self.salt_seconds)
        await self.warmer.ready(self.game.name)
        async with self.lock:
            salts = [self.salts.get(seat, "") for seat in range(len(self.seats))]
            match = self._match(salts)
            times = clock.fresh(len(self.seats), msgspec.convert(self.row["clock"], Clock | None))
            times.since = [time.time() if s in match.awaited else None for s in range(match.seats)]
            await self.store.write(
                log.written(self.id, 0, match.log[0], ""),
                update(schema.tables)
                .where(schema.tables.c.id == self.id)
                .values(
                    state="running",
                    salts=salts,
                    started=time.time(),
                    times=msgspec.to_builtins(times),
                ),
            )
            self.row = await self.tables.row(self.id)
            playing = Playing(self.store, self.row, self.seats, match, self.listeners)
            await self.store.write(playing.standing())
            for listener in self.listeners:
                playing.tell_since(listener)
            self.playing = playing
        await self._tell_seats()
        playing.wake_bots()

    # Listening

    async def join(self, person: Person, since: int) -> Listener:
        """Let somebody listen: the table, then what he has missed since some number."""
        seat = self.seat_of(person)
        if seat is None and not self.row["onlookers"] and self.row["host"] != person.id:
            raise missing("table")
        listener = Listener(person, seat)
        listener.next = max(0, since)
        listener.tell(Seats(await self.tables.card(self.id), seat))
        if self.playing is not None:
            if seat is not None:
                await self.playing.come_back(seat)
            async with self.playing.lock:
                self.playing.tell_since(listener)
                self.listeners.add(listener)
        else:
            self.listeners.add(listener)
        return listener

    async def hand_in(self, listener: Listener, asked: Play) -> None:
        """Play what somebody hands in; what he has handed in before is only answered."""
        if listener.seat is None:
            raise Denied(403, "no-seat")
        if self.playing is None:
            raise Denied(409, "table-not-begun")
        await self.playing.come_back(listener.seat)
        if not await self.playing.hand_in(listener.seat, asked.number, asked.move, asked.key):
            async with self.playing.lock:
                self.playing.tell_since(listener)
        if self.playing.match.over:
            await self._tell_seats()

    def say(self, person: Person, text: str) -> None:
        """Let everybody hear what somebody says."""
        said = Said(person.name, self.seat_of(person), text, time.time())
        for listener in self.listeners:
            listener.tell(said)

    async def close(self) -> None:
        """Let everybody go, and stop what is being done beside."""
        for listener in self.listeners:
            listener.tell(None)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.playing is not None:
            await self.playing.close()
