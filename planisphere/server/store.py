"""The database: SQLite in a file, or PostgreSQL; writes of all matches go together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import CursorResult, Executable, RowMapping, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from planisphere.server import noting

MIGRATIONS = Path(__file__).parent / "migrations"
MOST_TOGETHER = 500
"""Writes in one transaction."""
PATIENCE = 30.0
"""Seconds for which a database that has gone away is asked again."""
PAUSE = 0.2
"""Seconds between two such questions."""
GOING_OR_COMING = ("57P01", "57P02", "57P03")
"""What PostgreSQL says when it stops, has crashed, or is not ready yet."""
NEWEST_FIRST_KEY = 7_451_880
"""The lock under which one process at a time brings PostgreSQL up to date."""

Row = RowMapping
Found = TypeVar("Found")


class Taken(Exception):
    """Something was written that somebody else has written before, or changed since."""


class Step(NamedTuple):
    """A statement of a write; those of one batch that share a statement run together."""

    statement: Executable
    values: Mapping[str, Any] = {}
    guard: bool = False
    """Whether the write counts only if this finds its row."""


def engine_of(url: str) -> AsyncEngine:
    """Return an engine; SQLite writes to a journal first, and loses nothing it has promised."""
    engine = create_async_engine(
        url,
        json_serializer=lambda value: msgspec.json.encode(value).decode(),
        json_deserializer=msgspec.json.decode,
    )
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
            if self.engine.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({NEWEST_FIRST_KEY})"))
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
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def rows(self, query: Executable, values: Mapping[str, Any] | None = None) -> list[Row]:
        """Return the rows that a query finds."""

        async def read() -> list[Row]:
            async with self.engine.connect() as connection:
                return list((await connection.execute(query, values)).mappings())

        return await _persist(read)

    async def row(self, query: Executable, values: Mapping[str, Any] | None = None) -> Row | None:
        """Return the first row that a query finds, if it does."""
        found = await self.rows(query, values)
        return found[0] if found else None

    async def write(self, *steps: Step | Executable) -> None:
        """Write all of some statements or none, durably; Taken if a key is, or a guard fails."""
        written = _Write([s if isinstance(s, Step) else Step(s) for s in steps])
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

        async def write() -> None:
            async with self.engine.begin() as connection:
                await _run(connection, [step for one in batch for step in one.steps])

        try:
            await _persist(write)
        except Exception as error:
            if len(batch) == 1:
                batch[0].fail(Taken() if isinstance(error, IntegrityError) else error)
                return
            for one in batch:
                await self._write_batch([one])
            return
        noting.wrote(len(batch))
        for one in batch:
            one.succeed()


class _Write:
    """Steps that wait to be written, and who waits for them."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps = steps
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def succeed(self) -> None:
        """Tell who waits that it is written."""
        if not self.done.done():
            self.done.set_result(None)

    def fail(self, error: Exception) -> None:
        """Tell who waits that it could not be written."""
        if not self.done.done():
            self.done.set_exception(error)


async def _run(connection: AsyncConnection, steps: list[Step]) -> None:
    """Run steps: those that share a statement together, guards before all else."""
    groups: dict[int, list[Step]] = {}
    for step in sorted(steps, key=lambda step: not step.guard):
        groups.setdefault(id(step.statement), []).append(step)
    for group in groups.values():
        many = group if connection.dialect.supports_sane_multi_rowcount else []
        if len(group) > 1 and (many or not group[0].guard):
            result = await connection.execute(group[0].statement, [dict(s.values) for s in group])
            _check(group, result)
            continue
        for step in sorted(group, key=lambda step: str(step.values.get("key"))):
            _check([step], await connection.execute(step.statement, dict(step.values) or None))


def _check(group: list[Step], result: CursorResult[Any]) -> None:
    """Refuse guarded steps that did not find their rows."""
    if group[0].guard and result.rowcount != len(group):
        raise Taken


async def _persist(work: Callable[[], Awaitable[Found]]) -> Found:
    """Do something with the database; if that has gone away, wait for it to come back.

    What was written and not confirmed may be written again: guards and keys tell.
    """
    until = asyncio.get_running_loop().time() + PATIENCE
    while True:
        try:
            return await work()
        except (DBAPIError, OSError) as error:
            if not _is_lost(error) or asyncio.get_running_loop().time() > until:
                raise
        await asyncio.sleep(PAUSE)


def _is_lost(error: DBAPIError | OSError) -> bool:
    """Whether an error means that the database has gone away, and may come back."""
    if isinstance(error, OSError) or error.connection_invalidated:
        return True
    return getattr(error.orig, "sqlstate", None) in GOING_OR_COMING


def _migrate(connection: Any) -> None:
    """Bring the database to the newest version of the schema."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
