"""Time that passes at tables while no server runs: nobody waits for it, or comes too late."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select, update

from planisphere.server import schema
from planisphere.server.admin import run
from planisphere.server.store import Row, Store

LONG = 10_000.0
"""Seconds that pass; more than any clock of these tests gives."""


def row_of(database: str, table: str) -> Row:
    """Return what a database has of a table."""
    query = select(schema.tables).where(schema.tables.c.id == table)
    found = run(database, lambda store: store.row(query))
    assert found is not None
    return found


def let_time_pass(database: str, *tables: str) -> None:
    """Let everything at some tables have begun long ago."""

    async def pass_by(store: Store) -> None:
        for table in tables:
            one = schema.tables.c.id == table
            row = await store.row(select(schema.tables).where(one))
            assert row is not None
            await store.write(update(schema.tables).where(one).values(**_earlier(row)))

    run(database, pass_by)


def _earlier(row: Row) -> dict[str, Any]:
    """Return the times of a table as if they had been long ago."""
    values: dict[str, Any] = {"deadline": row["deadline"] - LONG}
    if row["times"] is not None:
        since = [moment and moment - LONG for moment in row["times"]["since"]]
        until = row["times"]["talk_until"]
        values["times"] = {**row["times"], "since": since, "talk_until": until and until - LONG}
    return values
