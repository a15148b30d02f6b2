"""Letting tables go that an operator has closed or deleted while they were played at."""

from __future__ import annotations

import asyncio

from sqlalchemy import select

from planisphere.server import noting, schema
from planisphere.server.hall import Hall

EVERY = 1.0
"""Seconds between two looks."""


async def let_closed_go(hall: Hall) -> None:
    """Look again and again which tables are closed, and let go who is connected there."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            for identity in await _closed(hall):
                table = hall.live.pop(identity, None)
                if table is not None:
                    await table.close()
        except Exception as error:
            noting.failed("closing-failed", error)


async def _closed(hall: Hall) -> set[str]:
    """Return the tables in memory that are played at no more, or are not there at all."""
    live = set(hall.live)
    if not live:
        return set()
    kept = schema.tables.c
    query = select(kept.id).where(kept.id.in_(live), kept.state != "closed")
    return live - {row["id"] for row in await hall.store.rows(query)}
