"""The database: SQLite in a file, or PostgreSQL; writes of all matches go together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import (
    ClauseElement,
    Connection,
    CursorResult,
    Dialect,
    Executable,
    RowMapping,
    create_engine,
    event,
    inspect,
    make_url,
    text,
)
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

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

AS_JSON: dict[str, Any] = {
    "json_serializer": lambda value: msgspec.json.encode(value).decode(),
    "json_deserializer": msgspec.json.decode,
}

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
    engine = create_async_engine(url, **AS_JSON)
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
        self._aside = _Aside(url) if self.engine.dialect.name == "sqlite" else None
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
        if self._aside is not None:
            self._aside.close()
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
        self._waiting.put_nowait(written)
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
        steps = [step for one in batch for step in one.steps]
        try:
            await _persist(lambda: self._run(steps))
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

    async def _run(self, steps: list[Step]) -> None:
        """Run steps in one transaction."""
        if self._aside is not None:
            await self._aside.run(steps)
            return
        async with self.engine.begin() as connection:
            await connection.run_sync(_run, steps)


class _Aside:
    """Writes to SQLite from a thread of its own: the loop goes there and back once a batch."""

    def __init__(self, url: str) -> None:
        self.engine = create_engine(make_url(url).set(drivername="sqlite"), **AS_JSON)
        event.listen(self.engine, "connect", _set_sqlite_up)
        self.thread = ThreadPoolExecutor(1, "writing")

    async def run(self, steps: list[Step]) -> None:
        """Run steps in one transaction."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._run, steps)

    def _run(self, steps: list[Step]) -> None:
        """Do so, in the thread."""
        with self.engine.begin() as connection:
            _run(connection, steps)

    def close(self) -> None:
        """End the thread, and close the file."""
        self.thread.shutdown()
        self.engine.dispose()


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


def _run(connection: Connection, steps: list[Step]) -> None:
    """Run steps: those that share a statement together, guards before all else."""
    groups: dict[int, list[Step]] = {}
    for step in sorted(steps, key=lambda step: not step.guard):
        shared = step.statement if step.values else step
        groups.setdefault(id(shared), []).append(step)
    for group in groups.values():
        if connection.dialect.supports_sane_multi_rowcount or not group[0].guard:
            _run_group(connection, group)
            continue
        for step in sorted(group, key=lambda step: str(step.values.get("key"))):
            _run_group(connection, [step])


def _run_group(connection: Connection, group: list[Step]) -> None:
    """Run steps that share a statement; refuse guarded ones that do not find their rows."""
    statement, values, guard = group[0]
    if values:
        prepared = _prepared(statement, connection.dialect, tuple(values))
        result = prepared.run(connection, [step.values for step in group])
    else:
        result = connection.execute(statement)
    if guard and result.rowcount != len(group):
        raise Taken


class _Prepared(NamedTuple):
    """A statement as the database reads it; SQLAlchemy would look at each row of it anew."""

    text: str
    columns: list[tuple[str, Callable[[Any], Any] | None]]
    """The names of its values in their order, and what makes of each what the driver takes."""
    own: Mapping[str, Any]
    """The values that are always the same."""

    def run(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> CursorResult[Any]:
        """Run it for each of some rows."""
        given = [
            tuple([made(row[name]) if made else row[name] for name, made in self.columns])
            for row in ({**self.own, **row} for row in rows)
        ]
        return connection.exec_driver_sql(self.text, given if len(given) > 1 else given[0])


@cache
def _prepared(statement: Executable, dialect: Dialect, names: tuple[str, ...]) -> _Prepared:
    """Return a statement that is run with values of these names."""
    assert isinstance(statement, ClauseElement)
    made: Any = statement.compile(dialect=dialect, column_keys=list(names))
    types = {name: bind.type.dialect_impl(dialect) for name, bind in made.binds.items()}
    columns = [(name, types[name].bind_processor(dialect)) for name in made.positiontup]
    return _Prepared(made.string, columns, made.params)


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


def _migrate(connection: Connection) -> None:
    """Bring the database to the newest version of the schema."""
    if _version(connection) == _newest():
        return
    # A server that finds its schema as it should be is up sooner without Alembic.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: Connection) -> str:
    """Return the version of the schema that a database has, if it has any."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())


def _newest() -> str:
    """Return the newest version of the schema, by which its file is named."""
    return max(file.name for file in MIGRATIONS.glob("versions/*.py")).partition("_")[0]
