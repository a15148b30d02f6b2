"""What somebody sends who means ill, or a program that is broken: it costs others nothing."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import socket
import threading
import weakref
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from websockets.exceptions import InvalidStatus

from planisphere.bots import deciding
from planisphere.bots.thinking import Decision, Seen, Thinker
from planisphere.server import admin, archive, live, playing, reach, schema, talking
from planisphere.server.tables import Tables
from planisphere.server.telling import FEW, Past
from tests.server.backends import PATIENCE, wait_until
from tests.server.hosting import Guest, Host, account, failures, hall_of, hosting
from tests.server.playing import begin

DEEP = '{"x":' + "[" * 8_000 + "]" * 8_000 + "}"
KIND = {"content-type": "application/json"}


def test_what_is_nested_too_deep_is_refused_and_the_connection_stays(host: Host) -> None:
    ana = Guest(host, "Ana")
    answer = ana.http.post("/api/tables", content=DEEP, headers=KIND)
    assert (answer.status_code, answer.json()["reason"]) == (400, "request-form")
    with ana.at(ana.table("express", 2)) as ear:
        ear.socket.send('{"x":' * 3_000)
        assert ear.hear("refused")["reason"] == "message-form"
        ear.say("say", text="still here")
        ear.hear("said")


def test_no_null_character_reaches_the_database(host: Host) -> None:
    ana = Guest(host, "Ana")
    assert ana.post("/api/session", name="a\0b", password="a long one").status_code == 401
    assert ana.http.delete("/api/tokens/a%00b").status_code == 204
    messages = (
        {"kind": "draft", "text": "\0"},
        {"kind": "salt", "salt": "\0"},
        {"kind": "play", "number": 1, "move": [1], "key": "\0"},
        {"kind": "undo", "number": 1, "key": "\0"},
    )
    with ana.at(ana.table("express", 2)) as ear:
        for message in messages:
            ear.socket.send(json.dumps(message))
            assert ear.hear("refused")["reason"] == "message-form", message
        ear.say("say", text="still here")
        ear.hear("said")


def test_a_table_that_there_is_not_leaves_nothing_in_memory(host: Host) -> None:
    ana = Guest(host, "Ana")
    for number in range(5):
        assert ana.http.get(f"/api/tables/nowhere{number}/record").status_code == 404
    assert not hall_of(host).coming


def test_a_table_that_there_is_not_is_there_for_none_of_many_who_ask_at_once(host: Host) -> None:
    ana, path = Guest(host, "Ana"), "/api/tables/nowhere/record"
    with ThreadPoolExecutor(8) as pool:
        answers = set(pool.map(lambda _: ana.http.get(path).status_code, range(100)))
    assert answers == {404}
    assert not hall_of(host).coming


def test_a_match_that_nobody_looks_at_leaves_no_garbage(host: Host) -> None:
    gc.disable()
    try:
        table, (ana,) = begin(host, "express", 1, seats=2)
        with ana.at(table) as ear:
            ear.hear("state")
            playing = hall_of(host).live[table].playing
            assert playing is not None
            match = weakref.ref(playing.match)
            del playing
            ana.post(f"/api/tables/{table}/resignation")
        wait_until(lambda: match() is None, "the match is not in memory any more")
    finally:
        gc.enable()


def test_what_another_process_does_while_a_table_is_brought_back_is_not_missed(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = Guest(host, "Ana")
    table, hall = ana.table("express", 2), hall_of(host)
    wait_until(lambda: table not in hall.live, "the table is let go")
    tables, known = hall.house.tables, schema.tables.c
    change = update(schema.tables).where(known.id == table)

    async def seats(some: list[str]) -> Any:
        found = await Tables.seats(tables, some)
        monkeypatch.undo()
        await hall.house.store.write(change.values(level="easy", version=known.version + 1))
        await hall._hear(table)
        return found

    monkeypatch.setattr(tables, "seats", seats)
    with ana.at(table) as ear:
        assert ear.hear("table")["table"]["level"] == "easy"


def test_nobody_talks_without_end(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talking, "MOST_A_MINUTE", 3)
    ana, bo = Guest(host, "Ana"), Guest(host, "Bo")
    table = ana.table("express", 2)
    with ana.at(table) as ear, bo.at(table) as other:
        for number in range(4):
            ear.say("say", text=f"{number}")
        assert ear.hear("refused")["reason"] == "too-much-talk"
        other.say("say", text="my turn")
        while other.hear("said")["text"] != "my turn":
            pass


@pytest.mark.parametrize("sits", [True, False])
def test_who_has_deleted_himself_says_nothing_more_and_holds_nobody_up(
    host: Host, sits: bool
) -> None:
    ana, bo = Guest(host, "Ana"), Guest(host, "Bo")
    table = ana.table("express", 3)
    if sits:
        bo.http.put(f"/api/tables/{table}/seats/1")
    with ana.at(table) as ear, bo.at(table) as gone:
        gone.hear("table")
        assert bo.http.delete("/api/me").status_code == 204
        gone.say("say", text="I was here")
        assert gone.hear("refused")["reason"] == "person-needed"
        ear.say("say", text="still here")
        assert ear.hear("said")["text"] == "still here"


def test_what_goes_wrong_is_admitted_on_the_socket_too(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ValueError("swordfish")

    ana, before = Guest(host, "Ana"), failures()
    with ana.at(ana.table("express", 2)) as ear:
        monkeypatch.setattr(talking, "say", fail)
        ear.say("say", text="hello")
        refused = ear.hear("refused")
        assert refused["reason"] == "server-wrong"
        assert "swordfish" not in refused["sentence"]
        monkeypatch.undo()
        ear.say("say", text="still here")
        assert ear.hear("said")["text"] == "still here"
    assert failures() == before + 1


def test_of_what_was_said_only_the_last_is_remembered(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MOST_REMEMBERED", 2)
    ana = Guest(host, "Ana")
    table = ana.table("express", 2)
    with ana.at(table) as ear:
        for number in range(4):
            ear.say("say", text=f"{number}")
            ear.hear("said")
        assert list(hall_of(host).live[table].speakers.values()) == [ana.id] * 2


def test_sockets_are_opened_only_so_many_and_only_so_often(host: Host, tmp_path: Path) -> None:
    few = {"sockets_a_person": "1", "requests_a_minute": "4"}
    with hosting(tmp_path, database=host.settings.database, **few) as small:
        ana = Guest(small, "Ana")
        table = ana.table("express", 2)
        with ana.at(table) as ear, ana.at(table) as second:
            ear.hear("table")
            assert second.hear("refused")["reason"] == "too-many-sockets"
        with ana.at(table) as third:
            third.hear("table", "refused")
        with pytest.raises(InvalidStatus) as refused, ana.at(table):
            pass
        assert refused.value.response.status_code == 403


def test_records_are_brought_only_so_often(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "MOST_A_DAY", 1)
    ana = Guest(host, "Ana")
    table, (bo,) = begin(host, "express", 1, seats=2)
    with bo.at(table) as ear:
        ear.hear("state")
        bo.post(f"/api/tables/{table}/resignation")
    record = bo.http.get(f"/api/tables/{table}/record").text
    assert ana.post("/api/records", record=record).status_code == 201
    refused = ana.post("/api/records", record=record)
    assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-records")
    long = ana.post("/api/records", record=record + " " * archive.LONGEST_RECORD)
    assert long.status_code == 413


def test_a_long_past_is_told_while_others_have_their_turn(host: Host) -> None:
    table, (ana,) = begin(host, "express", 1, seats=2)
    with ana.at(table) as ear:
        while ear.state.get("number", 0) < 3 * FEW:
            ear.hear("state")
            if 0 in ear.state["awaited"]:
                ear.say("play", number=ear.state["number"], move=ear.state["legal"][:1])
        playing = hall_of(host).live[table].playing
        assert playing is not None
        turns = 0

        async def count() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        async def recall() -> Past:
            past = Past(playing.reporter, 0, 0, "en")
            others = asyncio.create_task(count())
            await past.tell_gently(3 * FEW)
            others.cancel()
            return past

        told = asyncio.run(recall()).entries
        assert [entry.number for entry in told] == list(range(3 * FEW))
        assert turns >= 2
        with Guest(host, "Late").at(table) as late:
            late.hear("state")
            assert late.entries[: 3 * FEW] == ear.entries[: 3 * FEW]


def test_an_answer_for_the_password_of_a_browser_is_no_token(host: Host) -> None:
    ana = Guest(host, "Ana")
    headers = {"origin": "http://else.where", "authorization": "Basic eDp5"}
    plan = {"game": "express", "seats": 2}
    answer = ana.http.post("/api/tables", json=plan, headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-page")


def test_bots_that_think_for_long_keep_no_password_and_no_quick_bot_waiting(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    enough = threading.Event()

    def thinker(game: str, level: str) -> Thinker:
        def think(seen: Seen) -> Decision:
            assert enough.wait(PATIENCE)
            return deciding.thinker(game, "random")(seen)

        return think if level == "hard" else deciding.thinker(game, level)

    monkeypatch.setattr(playing, "thinker", thinker)
    ana, many = Guest(host, "Ana"), (os.cpu_count() or 1) + 5
    tables = [ana.table("express", 2, levels=["hard", "hard"]) for _ in range(many)]
    try:
        for table in tables:
            assert ana.post(f"/api/tables/{table}/start").status_code == 201
            with ana.at(table) as ear:
                ear.hear("state")
        account(host, "Bo")
        quick = ana.table("express", 2, levels=["random", "random"], options={"horizon": "1"})
        assert ana.post(f"/api/tables/{quick}/start").status_code == 201
        with ana.at(quick) as ear:
            ear.until(lambda state: state["ending"] != "running")
    finally:
        enough.set()
        for table in tables:
            admin.run(host.settings.database, partial(admin.close_table, table=table))


def test_names_that_take_long_to_be_found_keep_nobody_else_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found.wait(60) and [])

    async def ask() -> int:
        asked = [asyncio.create_task(reach.find("slow.example", 80, True)) for _ in range(99)]
        await asyncio.sleep(0)
        thought = await asyncio.to_thread(lambda: 7)
        found.set()
        await asyncio.gather(*asked)
        return thought

    assert asyncio.run(ask()) == 7
