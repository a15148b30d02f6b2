"""Tidying up: who never came back, and tables that nobody has touched."""

from __future__ import annotations

import time
from pathlib import Path

from sqlalchemy import select, update

from planisphere.server import admin, schema, tidying
from planisphere.server.people import DAY
from planisphere.server.store import Store
from tests.server.backends import PATIENCE
from tests.server.hosting import Guest, Host, account, hosting
from tests.server.playing import begin


def tidy(host: Host, days: float) -> None:
    """Tidy up as if so many days had gone by."""
    settings = host.settings
    admin.run(
        settings.database, lambda store: tidying.tidy(store, settings, time.time() + days * DAY)
    )


def is_known(host: Host, person: Guest) -> bool:
    return Guest(host).http.get(f"/api/people/{person.id}").status_code == 200


def test_guests_who_never_came_back_are_forgotten(data: Path, database: str) -> None:
    with hosting(data, database=database) as host:
        gone, kept = Guest(host, "Gone"), account(host, "Kept")
        seat = gone.table("express", 2)
        table, (player,) = begin(host, "manchots", 1)
        with player.at(table) as ear:
            ear.hear("state")
            tidy(host, 89)
            assert is_known(host, gone)
            tidy(host, 91)
        assert not is_known(host, gone)
        assert is_known(host, kept)
        assert is_known(host, player)
        seats = kept.http.get(f"/api/tables/{seat}").json()["seats"]
        assert [(one["name"], one["person"]) for one in seats] == [("—", None), ("", None)]


def test_open_tables_that_nobody_touched_are_closed(data: Path, database: str) -> None:
    with hosting(data, database=database) as host:
        ana = Guest(host, "Ana")
        table = ana.table("express", 2)
        tidy(host, 29)
        assert ana.http.get(f"/api/tables/{table}").json()["state"] == "open"
        tidy(host, 31)
        assert ana.http.get(f"/api/tables/{table}").json()["state"] == "closed"


async def _age(store: Store) -> None:
    """Let everybody and everything be from long ago."""
    await store.write(
        update(schema.people).values(seen=1.0),
        update(schema.tables).values(touched=1.0, created=1.0),
    )


async def _seen(store: Store) -> list[float]:
    return [row["seen"] for row in await store.rows(select(schema.people.c.seen))]


async def _touched(store: Store) -> list[float]:
    return [row["touched"] for row in await store.rows(select(schema.tables.c.touched))]


def test_who_comes_back_is_seen_and_a_table_that_is_changed_is_touched(
    data: Path, database: str
) -> None:
    with hosting(data, database=database) as host:
        ana = Guest(host, "Ana")
        table = ana.table("express", 2)
        token = ana.post("/api/tokens", label="bot").json()["secret"]
        for asker in (ana, Guest(host, token=token)):
            admin.run(database, _age)
            assert asker.http.get("/api/me").json()["name"] == "Ana"
            assert min(admin.run(database, _seen)) > 1.0
        assert admin.run(database, _touched) == [1.0]
        ana.http.put(f"/api/tables/{table}/seats/1")
        assert min(admin.run(database, _touched)) > 1.0


def test_a_server_tidies_up_by_itself(data: Path, database: str) -> None:
    with hosting(data, database=database) as first:
        ana = Guest(first, "Ana")
        table = ana.table("express", 2)
    admin.run(database, _age)
    with hosting(data, database=database) as second:
        until = time.monotonic() + PATIENCE
        while is_known(second, ana):
            assert time.monotonic() < until, "nobody tidies up"
            time.sleep(0.02)
        assert Guest(second).http.get(f"/api/tables/{table}").json()["state"] == "closed"
