"""The tables in memory: brought back when somebody comes, let go when nobody is left."""

from __future__ import annotations

import asyncio
import time

from planisphere.server.live import LiveTable
from planisphere.server.store import Store
from planisphere.server.tables import Tables
from planisphere.server.warming import Warmer

EVERY = 0.25
"""Seconds between two looks at the clocks."""


class Hall:
    """All tables that somebody sits at, watches, or that bots play at."""

    def __init__(self, store: Store, tables: Tables, warmer: Warmer, salt_seconds: float) -> None:
        self.store = store
        self.tables = tables
        self.warmer = warmer
        self.salt_seconds = salt_seconds
        self.live: dict[str, LiveTable] = {}
        self.coming = asyncio.Lock()

    async def table(self, identity: str) -> LiveTable:
        """Return a table, from memory or brought back."""
        if identity in self.live:
            return self.live[identity]
        row = await self.tables.row(identity)
        if row["state"] in ("running", "over"):
            await self.warmer.ready(row["game"])
        async with self.coming:
            if identity not in self.live:
                table = LiveTable(self.store, self.tables, self.warmer, row, self.salt_seconds)
                await table.load()
                self.live[identity] = table
            return self.live[identity]

    def leave(self, table: LiveTable) -> None:
        """Let a table go that nobody listens to and where nothing is being done."""
        busy = table.tasks or (table.playing is not None and table.playing.tasks)
        if not table.listeners and not busy:
            self.live.pop(table.id, None)

    async def watch(self) -> None:
        """Let the time of all tables run out, of those too that nobody looks at."""
        while True:
            await asyncio.sleep(EVERY)
            for identity in await self.tables.due(time.time()):
                playing = (await self.table(identity)).playing
                if playing is not None:
                    await playing.expire(time.time())

    async def close(self) -> None:
        """Let all tables go."""
        for table in list(self.live.values()):
            await table.close()
        self.live.clear()
