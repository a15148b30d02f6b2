"""The schema: an old database is brought up to date with all that is in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from planisphere.server import schema, store
from planisphere.server.store import Store

OLD = (
    "INSERT INTO people VALUES ('p', 'Ana', 'ana', NULL, 'fr', 5.0)",
    "INSERT INTO people VALUES ('q', 'Bo', 'bo', 'hash', 'en', 6.0)",
    "INSERT INTO tokens VALUES ('k', 'p', 'digest', 'bot', 7.0)",
    "INSERT INTO tables VALUES ('t', 'express', 2, '{}', 'p', true, true, 'open', 'seed', '[]',"
    " 'normal', NULL, NULL, NULL, 8.0, NULL, NULL)",
    "INSERT INTO seats VALUES ('t', 0, 'p', 'Ana', NULL)",
    "INSERT INTO seats VALUES ('t', 1, NULL, '', 'easy')",
    "INSERT INTO entries VALUES ('t', 0, 31, '[]', '[]', '', NULL, 9.0)",
    "INSERT INTO talk VALUES (1, 't', 'Ana', 0, 'Hello', 10.0)",
)


def at_version(version: str, *statements: str) -> Callable[[Connection], None]:
    """Return what makes a database of an old version, with rows in it."""

    def make(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(store.MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, version)
        for statement in statements:
            connection.execute(text(statement))

    return make


async def upgraded(
    database: str, version: str, *statements: str
) -> dict[str, list[dict[str, Any]]]:
    """Return what is in a database of an old version after it was opened."""
    kept = Store(database)
    async with kept.engine.begin() as connection:
        await connection.run_sync(at_version(version, *statements))
    await kept.open()
    found = {
        table.name: [dict(row) for row in await kept.rows(table.select())]
        for table in schema.METADATA.sorted_tables
    }
    await kept.close()
    return found


def test_a_database_of_the_first_version_keeps_its_rows(database: str) -> None:
    rows = asyncio.run(upgraded(database, "0001", *OLD))
    ana, bo = sorted(rows["people"], key=lambda row: str(row["id"]))
    assert (ana["name"], ana["language"], ana["created"]) == ("Ana", "fr", 5.0)
    assert ana["seen"] == bo["seen"] > 1e9
    assert bo["password"] == "hash"
    (table,) = rows["tables"]
    assert (table["host"], table["state"], table["touched"]) == ("p", "open", 8.0)
    assert (table["version"], table["rated"], table["settled"]) == (0, False, False)
    assert [seat["level"] for seat in rows["seats"]] == [None, "easy"]
    assert [seat["standing"] for seat in rows["seats"]] == [True, True]
    assert [entry["made"] for entry in rows["entries"]] == [9.0]
    assert [(said["text"], said["to"]) for said in rows["talk"]] == [("Hello", None)]
    assert [token["person"] for token in rows["tokens"]] == ["p"]


def test_whose_seat_was_silenced_is_so_by_himself(database: str) -> None:
    people = (
        f"INSERT INTO people (id, name, name_key, language, created)"
        f" VALUES ('{letter}', '{letter}', '{letter}', 'en', 5.0)"
        for letter in "pq"
    )
    table = (
        "INSERT INTO tables (id, game, seats, options, listed, onlookers, state, seed, salts,"
        " level, created)"
        " VALUES ('t', 'express', 3, '{}', true, true, 'open', 's', '[]', 'normal', 8.0)"
    )
    sat = {0: ("'p'", "false"), 1: ("'q'", "true"), 2: ("NULL", "true")}
    seats = (
        f'INSERT INTO seats ("table", seat, person, name, muted)'
        f" VALUES ('t', {seat}, {person}, '', {muted})"
        for seat, (person, muted) in sat.items()
    )
    rows = asyncio.run(upgraded(database, "0004", *people, table, *seats))
    assert rows["silenced"] == [{"table": "t", "person": "q"}]
    assert [seat["person"] for seat in rows["seats"]] == ["p", "q", None]


def test_a_database_that_is_up_to_date_is_left_alone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asyncio.run(differences(database)) == []
    monkeypatch.delattr(command, "upgrade")
    assert asyncio.run(differences(database)) == []


async def differences(database: str) -> list[Any]:
    """List in what a database differs from the schema once it is up to date."""

    def compare(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.METADATA))

    kept = Store(database)
    await kept.open()
    async with kept.engine.connect() as connection:
        found = await connection.run_sync(compare)
    await kept.close()
    return found


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    assert asyncio.run(differences(database)) == []
