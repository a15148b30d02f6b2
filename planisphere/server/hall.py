"""The tables in memory: brought back when somebody comes, let go when nobody is left."""

from __future__ import annotations

import asyncio

from planisphere.server.live import LiveTable
from planisphere.server.store import Store
from planisphere.server.tables import Tables


class Hall:
    """All tables that somebody sits at, watches, or that bots play at."""

    def __init__(self, store: Store, tables: Tables, salt_seconds: float) -> None:
        self.store = store
        self.tables = tables
        self.salt_seconds = salt_seconds
        self.live: dict[str, LiveTable] = {}
        self.coming = asyncio.Lock()

    async def table(self, identity: str) -> LiveTable:
        """Return a table, from memory or brought back."""
        async with self.coming:
            if identity not in self.live:
                row = await self.tables.row(identity)
                table = LiveTable(self.store, self.tables, row, self.salt_seconds)
                await table.load()
                self.live[identity] = table
            return self.live[identity]

    def leave(self, table: LiveTable) -> None:
        """Let a table go that nobody listens to and where nothing is being done."""
        if not table.listeners and not table.tasks:
            self.live.pop(table.id, None)

    async def close(self) -> None:
        """Let all tables go."""
        for table in list(self.live.values()):
            await table.close()
        self.live.clear()
