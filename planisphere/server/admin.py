"""What an operator does to a server's database, whether the server runs or not.

Everything is done in the database alone; a server that runs notices what was closed or deleted.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, delete, make_url, select, update

from planisphere.faults import Fault
from planisphere.server import footing, schema
from planisphere.server.denial import missing
from planisphere.server.people import People
from planisphere.server.store import Row, Store

Answer = TypeVar("Answer")


def run(database: str, work: Callable[[Store], Awaitable[Answer]]) -> Answer:
    """Do something with a database, and return what it gives."""

    async def done() -> Answer:
        async with _opened(database) as store:
            return await work(store)

    return asyncio.run(done())


@asynccontextmanager
async def _opened(database: str) -> AsyncIterator[Store]:
    _check_there(make_url(database))
    await footing.check_database(database)
    store = Store(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def _check_there(url: URL) -> None:
    """Refuse a file that is not there, which SQLite would make."""
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise Fault("database-missing", name=url.database or "")


# Looking


async def tables(store: Store, state: str = "") -> list[str]:
    """List the tables of a state, or all, as lines: the newest first."""
    kept = schema.tables.c
    query = select(kept.id, kept.state, kept.game, kept.seats, kept.created)
    if state:
        query = query.where(kept.state == state)
    rows = await store.rows(query.order_by(kept.created.desc()))
    return [
        f"{row['id']}  {row['state']:<8} {row['game']:<12} {row['seats']}  {minute(row['created'])}"
        for row in rows
    ]


async def people(store: Store) -> list[str]:
    """List the people as lines: guests marked with a tilde, the newest first."""
    kept = schema.people.c
    query = select(kept.id, kept.name, kept.password, kept.language, kept.created)
    rows = await store.rows(query.order_by(kept.created.desc()))
    return [
        f"{row['id']}  {row['language']}  {minute(row['created'])}  {_guest(row)}{row['name']}"
        for row in rows
    ]


def _guest(row: Row) -> str:
    """Return the mark of a guest, whose name no password keeps."""
    return "" if row["password"] else "~"


def minute(moment: float) -> str:
    """Write a moment to the minute."""
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(moment))


# Ending


async def close_table(store: Store, table: str) -> None:
    """End a table for everybody; what was played there is kept."""
    await _check_table(store, table)
    kept = schema.tables.c
    ended = {"state": "closed", "ended": time.time(), "deadline": None, "version": kept.version + 1}
    await store.write(
        update(schema.tables).where(kept.id == table, kept.state != "over").values(**ended)
    )


async def delete_table(store: Store, table: str) -> None:
    """Remove a table with all that was played and said there."""
    await _check_table(store, table)
    await store.write(delete(schema.tables).where(schema.tables.c.id == table))


async def delete_person(store: Store, person: str) -> None:
    """Forget a person, as if he had asked for it himself."""
    everybody = People(store)
    known = await everybody.by_id(person)
    if known is None:
        raise missing("person")
    await everybody.delete(known)


async def _check_table(store: Store, table: str) -> None:
    """Refuse a table that is not there."""
    if await store.row(select(schema.tables.c.id).where(schema.tables.c.id == table)) is None:
        raise missing("table")


# Keeping


def backup(database: str, file: Path) -> None:
    """Write all of a database into a new file, as it is at one moment, while the server runs."""
    url = make_url(database)
    _check_there(url)
    if file.exists():
        raise Fault("backup-exists", name=str(file))
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    try:
        if url.get_backend_name() == "sqlite":
            footing.check_file(database)
            _copy_sqlite(Path(url.database or ""), part)
        else:
            _dump_postgres(url, part)
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)


def _copy_sqlite(source: Path, target: Path) -> None:
    """Copy a database of SQLite by its own means, which see one moment of it."""
    with closing(sqlite3.connect(source)) as running, closing(sqlite3.connect(target)) as kept:
        running.backup(kept)


def _dump_postgres(url: URL, target: Path) -> None:
    """Let PostgreSQL's own program write a database down; its password stays off the command."""
    place = (url.host, url.port, url.database, url.query)
    public = URL.create("postgresql", url.username, None, *place).render_as_string()
    command = ["pg_dump", "--format=custom", f"--file={target}", public]
    if shutil.which("pg_dump") is None:
        raise Fault("pg-dump-missing", command=f"pg_dump --format=custom --file=FILE {public}")
    secret = {"PGPASSWORD": str(url.password)} if url.password else {}
    ran = subprocess.run(
        command, env={**os.environ, **secret}, capture_output=True, text=True, check=False
    )
    if ran.returncode != 0:
        raise Fault("pg-dump-failed", cause=ran.stderr.strip())
