"""A server that is killed at any moment: what anybody was told is kept, once, and play goes on."""

from __future__ import annotations

import asyncio
import logging
import random
import signal
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.server.backends import wait_until
from tests.server.crowds import GAMES, Crowd, check_logs
from tests.server.hosting import Guest
from tests.server.passing import let_time_pass, row_of
from tests.server.processes import Served, served

LOG = logging.getLogger(__name__)
"""Says how far a long run has come, to whoever runs it with `--log-cli-level=info`."""
MATCHES = 200
FEW = 150
"""Once no more are left of the matches, others begin."""
ON_SQLITE = ("express", "manchots", "africa1880")
ON_POSTGRESQL = ("conquete57", "risk76")
"""Each game is played on one of the databases: after a kill a server loads all that are played."""
MOST_HEARD = 200
"""Entries told between two kills, at most."""


async def kill_at_random(
    server: Served, database: str, kills: int, games: Sequence[str] = GAMES
) -> None:
    """Kill a server again and again while many play, and check what is left."""
    crowd, chance = Crowd(server.address, games=games), random.Random(kills)
    await crowd.begin(MATCHES)
    for number in range(1, kills + 1):
        await crowd.hear(chance.randrange(1, MOST_HEARD))
        await asyncio.to_thread(server.end, signal.SIGKILL)
        crowd.served.clear()
        if number % 10 == 0:
            await check_logs(database, crowd)
            known = len(crowd.clients), crowd.playing, crowd.heard
            LOG.info("%d kills: %d matches, %d of them running, %d entries told", number, *known)
        server.start()
        await asyncio.to_thread(server.wait)
        if crowd.playing <= FEW:
            # Nobody is back yet: while all play, to begin others would take as long as a match.
            await crowd.begin(MATCHES - crowd.playing)
        crowd.served.set()
    await crowd.hear(1)
    await crowd.leave()
    await check_logs(database, crowd)


def test_with_two_hundred_matches_running_no_kill_loses_anything(
    tmp_path: Path, database: str
) -> None:
    games = ON_SQLITE if database.startswith("sqlite") else ON_POSTGRESQL
    with served(tmp_path, database=database, log_level="warning") as server:
        asyncio.run(kill_at_random(server, database, 5, games))


@pytest.mark.soak
def test_no_kill_loses_anything_for_long(tmp_path: Path, database: str) -> None:
    with served(tmp_path, database=database, log_level="warning") as server:
        asyncio.run(kill_at_random(server, database, 500))


# Deadlines


def test_a_deadline_that_passed_while_the_server_was_dead_is_acted_on_and_no_other_moves(
    tmp_path: Path, database: str
) -> None:
    with served(tmp_path, database=database, salt_seconds="600") as server:
        ana = Guest(server, "Ana")
        late, slow = begun(ana), begun(ana)
        salting = seated(ana)
        assert ana.post(f"/api/tables/{salting}/start").json()["state"] == "salting"
        server.end(signal.SIGKILL)
        let_time_pass(database, late, salting)
        before = {table: row_of(database, table) for table in (late, slow)}
        server.start()
        server.wait()
        missed = before[late]["times"]["missed"]
        wait_until(lambda: row_of(database, salting)["state"] != "salting", "it begins", 0.1)
        wait_until(lambda: row_of(database, late)["times"]["missed"] != missed, "it is late", 0.1)
        assert row_of(database, slow) == before[slow]


def seated(guest: Guest) -> str:
    """Set a table up for a person and a bot who are awaited together, with a clock."""
    return guest.table("manchots", 2, levels=[None, "random"], clock={"turn": 1000})


def begun(guest: Guest) -> str:
    """Begin a match, and wait until nobody but the person is awaited."""
    table = seated(guest)
    with guest.at(table) as ear:
        ear.say("salt", salt="mine")
        assert guest.post(f"/api/tables/{table}/start").status_code == 201
        ear.until(lambda state: state["awaited"] == [0])
    return table
