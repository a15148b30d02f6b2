"""The store: what it promises is on the disk."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import Connection, text

from planisphere.server.store import Store

WRITTEN_FIRST = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
"""To a journal, which is on the disk before a write is confirmed: 2 is FULL."""


def kept_to(connection: Connection) -> dict[str, object]:
    """Return how a connection keeps what is written."""
    return {name: connection.execute(text(f"PRAGMA {name}")).scalar() for name in WRITTEN_FIRST}


def test_sqlite_is_durable_for_who_reads_and_for_who_writes(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'planisphere.db'}")
    assert store._aside is not None

    async def look() -> dict[str, object]:
        async with store.engine.connect() as connection:
            found = await connection.run_sync(kept_to)
        await store.close()
        return found

    with store._aside.engine.connect() as writing:
        assert kept_to(writing) == WRITTEN_FIRST
    assert asyncio.run(look()) == WRITTEN_FIRST
