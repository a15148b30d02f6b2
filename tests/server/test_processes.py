"""Several processes at one database: whoever is where, everybody plays the same match."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select

from planisphere.catalogue import CATALOGUE
from planisphere.server import schema
from planisphere.server.admin import close_table, run
from tests.server.backends import Postgres, Redis, open_folder, postgres, redis, wait_until
from tests.server.crowds import Crowd, check_logs
from tests.server.hosting import Ear, Guest
from tests.server.playing import choose, first_turn, play_through, short
from tests.server.processes import Served, environment, served, together, wait_for_ears

ROUNDS = 20
NO_LOOK = {"look_seconds": "3600"}
"""With it a process knows of what others do only what it is told."""

Pair = list[Served]


@pytest.fixture(scope="module")
def database(postgresql: Postgres) -> str:
    """An empty database for all processes of this file."""
    return postgresql.database()


@pytest.fixture(scope="module")
def pair(
    tmp_path_factory: pytest.TempPathFactory, database: str, redis_server: Redis
) -> Iterator[Pair]:
    """Two processes that serve the same tables."""
    with together(tmp_path_factory.mktemp("pair"), 2, database, redis_server, **NO_LOOK) as two:
        yield two


def also_at(guest: Guest, server: Served) -> Guest:
    """Return the same person at another process."""
    again = Guest(server)
    again.http.cookies = guest.http.cookies
    return again


@contextmanager
def begun(servers: Pair, game: str, seats: int, **plan: object) -> Iterator[tuple[str, list[Ear]]]:
    """Begin a match of one person at each process, bots on the other seats."""
    guests = [Guest(server, f"Player {number}") for number, server in enumerate(servers)]
    levels = [None] * len(guests) + ["random"] * (seats - len(guests))
    table = guests[0].table(game, seats, levels=levels, options=short(game), **plan)
    for seat, guest in enumerate(guests[1:], 1):
        assert guest.http.put(f"/api/tables/{table}/seats/{seat}").status_code == 200
    with ExitStack() as stack:
        ears = [stack.enter_context(guest.at(table)) for guest in guests]
        assert guests[0].post(f"/api/tables/{table}/start").status_code == 201
        yield table, ears


def at_once(*acts: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """Do several things at the same moment."""
    barrier, answers = threading.Barrier(len(acts)), {}

    def run(number: int, act: Callable[[], httpx.Response]) -> None:
        barrier.wait()
        answers[number] = act()

    threads = [threading.Thread(target=run, args=pair) for pair in enumerate(acts)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [answers[number] for number in range(len(acts))]


# Together


@pytest.mark.parametrize("game", [entry.name for entry in CATALOGUE])
def test_people_at_different_processes_play_one_match_by_what_they_are_told(
    pair: Pair, game: str
) -> None:
    with begun(pair, game, 3) as (table, ears):
        play_through(ears, game, random.Random(game))
    public = [[(e["number"], e["seat"], e["chance"]) for e in ear.entries] for ear in ears]
    assert len(public[0]) == ears[0].state["number"]
    assert [(n, seat) for n, seat, _ in public[0]] == [(n, seat) for n, seat, _ in public[1]]
    record = Guest(pair[1]).http.get(f"/api/tables/{table}/record")
    assert record.text == Guest(pair[0]).http.get(f"/api/tables/{table}/record").text


def test_talk_is_heard_at_the_other_process(pair: Pair) -> None:
    with begun(pair, "express", 2) as (_, ears):
        ears[0].say("say", text="hello from here")
        assert ears[1].hear("said")["text"] == "hello from here"


# Races


def test_of_two_hand_ins_with_one_number_one_counts_and_the_other_is_told_what_it_missed(
    pair: Pair,
) -> None:
    ana = Guest(pair[0], "Ana")
    table = ana.table("risk76", 3, levels=[None, "random", "random"])
    chance = random.Random(7)
    with ana.at(table) as here, also_at(ana, pair[1]).at(table) as there:
        ears = [here, there]
        here.say("standing", on=False)
        while ears[1].hear("table")["table"]["seats"][0]["standing"]:
            pass
        assert ana.post(f"/api/tables/{table}/start").status_code == 201
        for _ in range(ROUNDS):
            race(ears, "risk76", chance)
    refused = [heard_refusals(ear) for ear in ears]
    assert sum(map(len, refused)) == ROUNDS
    assert all(reasons == {"stale"} for reasons in map(set, refused) if reasons)
    assert here.entries == there.entries[: len(here.entries)]
    assert [entry["number"] for entry in there.entries] == list(range(len(there.entries)))


def race(ears: list[Ear], game: str, chance: random.Random) -> None:
    """Hand two different things in at two processes under one number; wait for the outcome."""
    newest = max(ear.state.get("number", 0) for ear in ears)
    for ear in ears:
        ear.until(lambda state: 0 in state["awaited"] and state["number"] >= newest)
    while ears[0].state["number"] != ears[1].state["number"]:
        behind = min(ears, key=lambda ear: int(ear.state["number"]))
        behind.hear("state")
    for place, ear in enumerate(ears):
        number = ear.state["number"]
        move = choose(ear, game, 0, chance)
        ear.say("play", number=number, move=move, key=f"{place} {number}")
    for ear in ears:
        # What is asked on a connection is answered in order: after this, both have their answer.
        ear.say("try", move=[-1], key="answered")
        while ear.hear("refused")["key"] != "answered":
            pass


def heard_refusals(ear: Ear) -> list[str]:
    """List why hand-ins of somebody were refused."""
    messages = [json.loads(text) for text in ear.raw]
    told = [m for m in messages if m["kind"] == "refused" and m["key"] != "answered"]
    return [message["reason"] for message in told]


def test_sealed_hand_ins_at_two_processes_at_once_both_count(pair: Pair) -> None:
    chance = random.Random(3)
    with begun(pair, "manchots", 2) as (_, ears):
        for _ in range(5):
            newest = max(ear.state.get("number", 0) for ear in ears)
            for seat, ear in enumerate(ears):
                ear.catch_up(newest)
                first_turn(ear, seat)
            both = [ear for seat, ear in enumerate(ears) if len(ear.state["awaited"]) == 2]
            if len(both) < 2:
                break
            for seat, ear in enumerate(ears):
                move = choose(ear, "manchots", seat, chance)
                ear.say("play", number=ear.state["number"], move=move)
            for ear in ears:
                ear.catch_up(newest + 2)
    assert not [reason for ear in ears for reason in heard_refusals(ear)]


def test_of_two_people_who_sit_down_in_one_seat_at_once_one_does(pair: Pair) -> None:
    host = Guest(pair[0], "Host")
    rivals = [Guest(server, f"Rival {n}") for n, server in enumerate(pair)]
    for _ in range(ROUNDS):
        table = host.table("express", 2)
        path = f"/api/tables/{table}/seats/1"
        answers = at_once(*(partial(one.http.put, path) for one in rivals))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        lost = next(answer for answer in answers if answer.status_code == 409)
        assert lost.json()["reason"] == "seat-taken"


def test_a_match_that_is_started_twice_at_once_begins_once(pair: Pair) -> None:
    host = Guest(pair[0], "Host")
    twin = also_at(host, pair[1])
    for _ in range(ROUNDS):
        table = host.table("express", 2, levels=[None, "random"])
        path = f"/api/tables/{table}/start"
        answers = at_once(*(partial(one.post, path) for one in (host, twin)))
        assert sorted(answer.status_code for answer in answers) == [201, 409]
        with host.at(table) as here, twin.at(table) as there:
            first_turn(here)
            first_turn(there)
        assert here.entries[0] == there.entries[0]


# Ends


@pytest.fixture
def third(tmp_path: Path, database: str, redis_server: Redis, pair: Pair) -> Iterator[Served]:
    """One process more, which may be ended."""
    shared = {"database": database, "redis": redis_server.url, "secret": "shared"}
    with served(tmp_path, **shared, **NO_LOOK) as server:
        wait_for_ears(redis_server, len(pair) + 1)
        yield server


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_who_loses_his_process_plays_on_at_another_and_has_lost_nothing(
    pair: Pair, third: Served, how: signal.Signals
) -> None:
    ana = Guest(third, "Ana")
    table = ana.table("manchots", 2, levels=[None, "random"])
    chance = random.Random(5)
    with ana.at(table) as before:
        ana.post(f"/api/tables/{table}/start")
        first_turn(before)
        move = choose(before, "manchots", 0, chance)
        before.say("play", number=before.state["number"], move=move, key="mine")
        before.until(lambda state: any(e["actions"] == move for e in state["entries"]))
        third.end(how)
    with also_at(ana, pair[0]).at(table) as after:
        play_through([after], "manchots", chance)
    assert after.entries[: len(before.entries)] == before.entries
    assert after.state["ending"] != "running"


@pytest.mark.soak
def test_bots_of_a_process_that_was_killed_play_on_at_another(
    pair: Pair, third: Served, database: str
) -> None:
    host = Guest(third, "Host")
    table = host.table("risk76", 3, levels=["random"] * 3, options={"horizon": "1000"})
    with host.at(table) as ear, also_at(host, pair[0]).at(table) as look:
        look.hear("table")
        host.post(f"/api/tables/{table}/start")
        ear.catch_up(5)
        third.end(signal.SIGKILL)
        look.catch_up(entries_of(database, table) + 1)
    run(database, lambda store: close_table(store, table))


def entries_of(database: str, table: str) -> int:
    """Count what has been handed in at a table."""
    query = select(schema.entries.c.number).where(schema.entries.c.table == table)
    return len(run(database, lambda store: store.rows(query)))


def test_without_redis_people_hear_of_each_other_a_little_later(
    tmp_path: Path, postgresql: Postgres
) -> None:
    with open_folder() as folder, redis(folder) as own:
        database = postgresql.database()
        look = {"look_seconds": "0.2"}
        with (
            together(tmp_path, 2, database, own, **look) as two,
            begun(two, "express", 2) as (_, ears),
        ):
            for ear in ears:
                ear.until(lambda state: True)
            own.stop()
            play_some(ears, 6)
            own.start()
            wait_for_ears(own, 2)
            play_some(ears, 6)


def play_some(ears: list[Ear], hand_ins: int) -> None:
    """Let two people of Risk Express hand a few things in, and everybody hear of it."""
    chance = random.Random(1)
    for _ in range(hand_ins):
        newest = max(ear.state["number"] for ear in ears)
        for ear in ears:
            ear.catch_up(newest)
        seat = ears[0].state["awaited"][0]
        move = choose(ears[seat], "express", seat, chance)
        ears[seat].say("play", number=newest, move=move)
        for ear in ears:
            ear.catch_up(newest + 1)


@pytest.mark.soak
@pytest.mark.parametrize("end", [Postgres.stop, Postgres.kill])
def test_a_postgresql_that_goes_and_comes_back_costs_a_pause_and_nothing_else(
    tmp_path: Path, end: Callable[[Postgres], None]
) -> None:
    async def play_on(crowd: Crowd, own: Postgres, database: str) -> None:
        await crowd.begin(10)
        await crowd.hear(50)
        await asyncio.to_thread(end, own)
        await asyncio.to_thread(own.start)
        await crowd.hear(50)
        await crowd.leave()
        await check_logs(database, crowd)

    with (
        open_folder() as folder,
        postgres(folder) as own,
        open_folder() as place,
        redis(place) as between,
    ):
        database = own.database()
        with together(tmp_path, 2, database, between) as two:
            asyncio.run(play_on(Crowd(*(server.address for server in two)), own, database))


# Workers


def starts(server: Served) -> list[int]:
    """List the processes that have begun to serve."""
    whole = [line for line in server.log.read_text().splitlines(True) if line.endswith("\n")]
    told = [json.loads(line) for line in whole]
    return [line["process"] for line in told if line["event"] == "start"]


def test_a_worker_that_dies_is_started_again_and_all_stop_together(
    tmp_path: Path, database: str, redis_server: Redis
) -> None:
    shared = {"database": database, "redis": redis_server.url}
    with served(tmp_path, workers="2", **shared) as server:
        wait_until(lambda: len(starts(server)) == 2, "both workers have started")
        os.kill(starts(server)[0], signal.SIGKILL)
        wait_until(lambda: len(starts(server)) == 3, "another worker has started")
        assert Guest(server, "Wanda").http.get("/api/me").json()["name"] == "Wanda"
        assert server.end(signal.SIGTERM) == 0
        told = [json.loads(line)["event"] for line in server.log.read_text().splitlines()]
    assert told.count("stop") == 2


def test_several_workers_without_postgresql_and_redis_are_refused(tmp_path: Path) -> None:
    for language, word in (("en", "Redis"), ("fr", "processus")):
        command = [sys.executable, "-m", "planisphere", "serve", "--workers", "2"]
        told = environment(tmp_path)
        ran = subprocess.run(
            [*command, "--lang", language], env=told, capture_output=True, text=True, check=False
        )
        assert (ran.returncode, ran.stdout) == (2, "")
        assert "PLANISPHERE_REDIS" in ran.stderr
        assert word in ran.stderr
