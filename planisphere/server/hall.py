"""The tables in memory: brought back when somebody comes, let go when nobody is left."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from weakref import WeakValueDictionary

from planisphere.server import drafts, ladder, noting, sitting, tidying
from planisphere.server.denial import Denied
from planisphere.server.house import House
from planisphere.server.listening import Listener
from planisphere.server.live import LiveTable
from planisphere.server.luck import Reckoner
from planisphere.server.wire import Drafted

EVERY = 0.25
"""Seconds between two looks at the clocks."""
LATE = 30.0
"""Seconds between two looks for matches that are over and do not count yet, or at a table where
something went wrong."""
TIDY = 3600.0
"""Seconds between two looks at what nobody will come back for."""


class Hall:
    """All tables that somebody sits at, watches, or that bots play at."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.live: dict[str, LiveTable] = {}
        self.reckoner = Reckoner(house.settings.luck_seconds)
        self.coming: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Of tables that are being brought back, who does so; the others wait, and hold it too."""
        self.stale: dict[str, bool] = {}
        """Of tables that are being brought back, whether others have changed them meanwhile."""
        self.sockets: Counter[str] = Counter()
        self.tasks: list[asyncio.Task[None]] = []
        self.seeing: dict[str, asyncio.Task[None]] = {}
        """The tables at which what is due is being done."""

    def open(self) -> None:
        """Begin to look after the tables."""
        self.house.notices.open(self._hear, self._look)
        self.tasks.append(asyncio.create_task(self._watch_clocks()))
        self.tasks.append(asyncio.create_task(self._watch_versions()))
        self.tasks.append(asyncio.create_task(self._settle_late()))
        self.tasks.append(asyncio.create_task(self._tidy_up()))

    async def close(self) -> None:
        """Let all tables go."""
        tasks = [*self.tasks, *self.seeing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.reckoner.close()
        await self.house.notices.close()
        await asyncio.gather(*(table.close() for table in self.live.values()))
        self.live.clear()

    @asynccontextmanager
    async def table(self, identity: str) -> AsyncIterator[LiveTable]:
        """Hold a table in memory, brought back if need be, while something is done with it."""
        if identity not in self.live:
            async with self.coming.setdefault(identity, asyncio.Lock()):
                if identity not in self.live:
                    self.live[identity] = await self._bring_back(identity)
        table = self.live[identity]
        table.visits += 1
        try:
            yield table
        finally:
            table.visits -= 1

    async def _bring_back(self, identity: str) -> LiveTable:
        """Read a table, again if it changes meanwhile; a match is replayed from its log."""
        self.stale[identity] = True
        try:
            row = await self.house.tables.row(identity)
            if row["times"] is not None:
                await self.house.warmer.ready(row["game"])
            table = LiveTable(self.house, row)
            while self.stale[identity]:
                self.stale[identity] = False
                await table.catch_up()
        finally:
            del self.stale[identity]
        if table.playing is not None:
            table.playing.go_on()
        return table

    @asynccontextmanager
    async def welcome(self, identity: str, listener: Listener) -> AsyncIterator[LiveTable]:
        """Let somebody listen at a table."""
        person = listener.person.id
        most = self.house.settings.sockets_a_person
        if self.sockets[person] >= most:
            raise Denied(429, "too-many-sockets", most=most)
        self.sockets[person] += 1
        try:
            async with self.table(identity) as table:
                await self._join(table, listener)
                try:
                    yield table
                finally:
                    table.listeners.discard(listener)
        finally:
            self.sockets[person] -= 1
            self.sockets += Counter()

    async def _join(self, table: LiveTable, listener: Listener) -> None:
        """Tell a newcomer all that he may know; who was away has his seat again."""
        await table.join(listener)
        if table.playing is None:
            return
        if listener.seat is None:
            table.playing.go_on()
            return
        await table.playing.come_back(listener.seat)
        if text := await drafts.find(self.house.store, table.id, listener.seat):
            listener.tell(Drafted(text))

    # Other processes

    async def _hear(self, identity: str) -> None:
        """Learn that another process has changed a table."""
        if identity in self.live:
            table = self.live[identity]
            table.run(table.look_again())
        elif identity in self.stale:
            self.stale[identity] = True

    async def _watch_versions(self) -> None:
        """Find changes that this process was not told of, by others or by an operator."""
        while True:
            await asyncio.sleep(self.house.settings.look_seconds)
            await self._look()

    async def _look(self) -> None:
        """Find what has changed at the tables in memory.

        A table whose lock is held is left out: who writes finds out by himself.
        """
        known = list(self.live)
        try:
            versions = await self.house.tables.versions(known)
        except Exception as error:
            noting.failed("tables-not-looked-at", error)
            return
        for identity in known:
            table = self.live.get(identity)
            if table and not table.lock.locked() and _is_behind(table, versions.get(identity)):
                await self._hear(identity)

    # Time

    async def _watch_clocks(self) -> None:
        """Let the time of all tables run out, of those too that nobody looks at."""
        while True:
            await asyncio.sleep(EVERY)
            for identity in [key for key, table in self.live.items() if not table.busy]:
                self.live.pop(identity).forget()
            try:
                due = await self.house.tables.due(time.time())
            except Exception as error:
                noting.failed("clocks-not-looked-at", error)
                continue
            for identity in due:
                if identity not in self.seeing:
                    self.seeing[identity] = asyncio.create_task(self._see_to(identity))

    async def _see_to(self, identity: str) -> None:
        """Do what is due at a table."""
        try:
            async with self.table(identity) as table:
                await table.catch_up()
                if table.standing.state == "salting":
                    await sitting.begin(table)
                elif table.playing is not None:
                    await table.playing.expire()
        except Exception as error:
            noting.failed("table-not-seen-to", error, table=identity[: noting.SHORT])
            with suppress(Exception):
                await self.house.tables.put_off(identity, time.time() + LATE)
        finally:
            del self.seeing[identity]

    # What was left

    async def _settle_late(self) -> None:
        """Let matches count on the ladder that did not when they were over, after a crash."""
        while True:
            try:
                left = await self.house.tables.unsettled()
            except Exception as error:
                noting.failed("ladder-not-looked-at", error)
                left = []
            for identity in left:
                await self._settle(identity)
            await asyncio.sleep(LATE)

    async def _settle(self, identity: str) -> None:
        """Let a match count on the ladder."""
        try:
            async with self.table(identity) as table:
                await ladder.settle(table)
        except Exception as error:
            noting.failed("match-not-settled", error, table=identity[: noting.SHORT])

    async def _tidy_up(self) -> None:
        """Forget what nobody will come back for; if several processes do so, nothing is lost."""
        while True:
            try:
                await tidying.tidy(self.house.store, self.house.settings, time.time())
            except Exception as error:
                noting.failed("not-tidied-up", error)
            await asyncio.sleep(TIDY)


def _is_behind(table: LiveTable, version: int | None) -> bool:
    """Whether a table in memory does not know what the database has, or that it is gone."""
    return version is None or version > table.version
