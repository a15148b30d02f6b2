"""A server that is killed at any moment: what anybody was told is kept, once, and play goes on."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from pathlib import Path

import pytest
from sqlalchemy import select

from planisphere.server import schema
from planisphere.server.admin import run
from planisphere.server.store import Row
from tests.server.crowds import Crowd, check_logs
from tests.server.hosting import Guest
from tests.server.processes import Served, served

MATCHES = 200
MOST_HEARD = 200
"""Entries told between two kills, at most."""


async def kill_at_random(server: Served, database: str, kills: int) -> None:
    """Kill a server again and again while many play, and check what is left."""
    crowd, chance = Crowd(server.address), random.Random(kills)
    for number in range(kills):
        if all(task.done() for task in crowd.tasks):
            await crowd.begin(MATCHES)
        await crowd.hear(chance.randrange(1, MOST_HEARD))
        await asyncio.to_thread(server.end, signal.SIGKILL)
        if number % 10 == 9:
            await check_logs(database, crowd)
        server.start()
        await asyncio.to_thread(server.wait)
    await crowd.hear(1)
    await crowd.leave()
    await check_logs(database, crowd)


@pytest.mark.parametrize("kills", [5, pytest.param(500, marks=pytest.mark.soak)])
def test_with_two_hundred_matches_running_no_kill_loses_anything(
    tmp_path: Path, database: str, kills: int
) -> None:
    with served(tmp_path, database=database, log_level="warning") as server:
        asyncio.run(kill_at_random(server, database, kills))


# Deadlines


def test_a_deadline_that_passed_while_the_server_was_dead_is_acted_on_and_no_other_moves(
    tmp_path: Path, database: str
) -> None:
    with served(tmp_path, database=database, salt_seconds="2") as server:
        ana = Guest(server, "Ana")
        quick, slow = (begun(ana, turn) for turn in (1, 1000))
        until_running(database, quick, slow)
        salting = begun(ana, 1000)
        server.end(signal.SIGKILL)
        before = {table: table_of(database, table) for table in (quick, slow, salting)}
        assert before[salting]["state"] == "salting"
        while time.time() <= max(before[quick]["deadline"], before[salting]["deadline"]):
            time.sleep(0.1)
        assert {table: table_of(database, table) for table in before} == before
        server.start()
        server.wait()
        until_running(database, salting)
        while table_of(database, quick)["times"]["missed"] == before[quick]["times"]["missed"]:
            time.sleep(0.1)
        assert table_of(database, slow) == before[slow]


def begun(guest: Guest, turn: int) -> str:
    """Begin a match of a person and a bot who are awaited together, with a clock."""
    table = guest.table("manchots", 2, levels=[None, "random"], clock={"turn": turn})
    assert guest.post(f"/api/tables/{table}/start").status_code == 201
    return table


def until_running(database: str, *tables: str) -> None:
    """Wait until matches have begun and nobody but a person is awaited."""
    for table in tables:
        while True:
            row = table_of(database, table)
            if row["state"] == "running" and row["times"]["since"][0] and settled(row):
                break
            time.sleep(0.1)


def settled(row: Row) -> bool:
    """Whether the bot of a table has nothing to do."""
    return row["times"]["since"][1] is None


def table_of(database: str, table: str) -> Row:
    """Return what the database has of a table."""
    query = select(schema.tables).where(schema.tables.c.id == table)
    found = run(database, lambda store: store.row(query))
    assert found is not None
    return found
