"""What the server stands on: its database and Redis, by the addresses that people write.

What is wrong with an address is said in a sentence that repeats no part of it but the place, for
there may be a password in it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from redis.asyncio import Redis
from redis.asyncio.connection import parse_url
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from planisphere.faults import Fault
from planisphere.server.store import Store

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
"""What a database is called, and what it is reached with."""
PORTS = range(1, 65_536)
PATIENCE = 30.0
"""Seconds for an answer at the start."""


def plain_database(text: str) -> str:
    """Return the address of a database as the server uses it, or refuse it."""
    kind, colon, rest = text.partition("://")
    driver = DRIVERS.get(kind, kind)
    if not colon:
        raise Fault("database-form")
    if driver not in DRIVERS.values():
        raise Fault("database-scheme", scheme=kind)
    try:
        url = make_url(f"{driver}://{rest}")
    except (ArgumentError, ValueError):
        raise Fault("database-form") from None
    in_memory = kind.startswith("sqlite") and url.database in (None, "", ":memory:")
    if in_memory or (url.port is not None and url.port not in PORTS):
        raise Fault("database-form")
    return f"{driver}://{rest}"


def plain_redis(text: str) -> str:
    """Return the address of a Redis, or refuse it."""
    try:
        parse_url(text)
    except ValueError:
        raise Fault("redis-form") from None
    return text


async def check(database: str, redis: str) -> None:
    """Refuse to begin where the database or Redis does not answer; later either may go away."""
    await check_database(database)
    if redis:
        with _said("redis-away", _place_of_redis(redis)):
            async with asyncio.timeout(PATIENCE), Redis.from_url(redis) as client:
                await client.ping()


async def check_database(database: str) -> None:
    """Refuse a database that cannot be used."""
    if make_url(database).get_backend_name() == "sqlite":
        check_file(database)
        return
    with _said("database-away", _place(database)):
        store = Store(database)
        try:
            async with asyncio.timeout(PATIENCE):
                await store.ping()
        finally:
            await store.close()


def check_file(database: str) -> None:
    """Refuse a file that SQLite cannot use; a thread of its driver would outlive the failure."""
    file = _place(database)
    with _said("database-away", file), closing(sqlite3.connect(file)) as opened:
        opened.execute("PRAGMA schema_version")


@contextmanager
def _said(reason: str, where: str) -> Iterator[None]:
    """Make a fault of whatever goes wrong: the drivers have no errors in common."""
    try:
        yield
    except Fault:
        raise
    except Exception as error:
        raise Fault(reason, where=where, cause=_cause(error)) from None


def _cause(error: Exception) -> str:
    """Return what an error says, without what the libraries add to it."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return str(said).partition("\n")[0] or type(said).__name__


def _place(database: str) -> str:
    """Return where a database is: a file, or a host."""
    url = make_url(database)
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    # A password with an unquoted @ in it is read as if it went on into the host.
    host = (url.host or str(url.query.get("host", "localhost"))).rpartition("@")[2]
    return f"{host}:{url.port}" if url.port else host


def _place_of_redis(redis: str) -> str:
    """Return where a Redis is: a socket, or a host."""
    known = parse_url(redis)
    return str(known.get("path") or known.get("host", "localhost"))
