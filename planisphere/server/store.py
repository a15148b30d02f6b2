"""The database: SQLite in a file, or PostgreSQL; writes of all matches go together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Executable, RowMapping, event, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
MOST_TOGETHER = 500
"""Writes in one transaction."""

Row = RowMapping


class Taken(Exception):
    """Something was written under a key that somebody else has written under before."""


def engine_of(url: str) -> AsyncEngine:
    """Return an engine; SQLite writes to a journal first, and loses nothing it has promised."""
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_sqlite_up)
    return engine


def _set_sqlite_up(connection: Any, record: object) -> None:
    """Tell SQLite to be durable, to wait its turn, and to keep references true."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    """Reads at once; writes what is waiting, whoever waits, in one transaction."""

    def __init__(self, url: str) -> None:
        self.engine = engine_of(url)
        self._waiting: asyncio.Queue[_Write] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date, and begin to write."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Write what is waiting, and close."""
        if self._writer is not None:
            await self._waiting.join()
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    async def ping(self) -> None:
        """Ask the database for nothing, to see whether it answers."""
        await self.rows(text("SELECT 1"))

    async def rows(self, query: Executable) -> Sequence[Row]:
        """Return the rows that a query finds."""
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).mappings().all()

    async def row(self, query: Executable) -> Row | None:
        """Return the first row that a query finds, if it does."""
        found = await self.rows(query)
        return found[0] if found else None

    async def write(self, *statements: Executable) -> None:
        """Write all of some statements or none, durably; Taken if a key is."""
        written = _Write(statements)
        await self._waiting.put(written)
        await written.done

    async def _write_on(self) -> None:
        """Write for ever."""
        while True:
            batch = [await self._waiting.get()]
            while not self._waiting.empty() and len(batch) < MOST_TOGETHER:
                batch.append(self._waiting.get_nowait())
            try:
                await self._write_batch(batch)
            finally:
                for _ in batch:
                    self._waiting.task_done()

    async def _write_batch(self, batch: list[_Write]) -> None:
        """Write a batch in one transaction; if one of it fails, each by itself."""
        try:
            async with self.engine.begin() as connection:
                for write in batch:
                    await write.run(connection)
        except Exception as error:
            if len(batch) == 1:
                batch[0].fail(Taken() if isinstance(error, IntegrityError) else error)
                return
            for write in batch:
                await self._write_batch([write])
            return
        for write in batch:
            write.succeed()


class _Write:
    """Statements that wait to be written, and who waits for them."""

    def __init__(self, statements: Sequence[Executable]) -> None:
        self.statements = statements
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def run(self, connection: AsyncConnection) -> None:
        """Write the statements."""
        for statement in self.statements:
            await connection.execute(statement)

    def succeed(self) -> None:
        """Tell who waits that it is written."""
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        """Tell who waits that it could not be written."""
        if not self.done.done():
            self.done.set_exception(error)


def _migrate(connection: Any) -> None:
    """Bring the database to the newest version of the schema."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
