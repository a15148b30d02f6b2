"""What an operator does: lists, closes, deletes, keeps a copy and goes back to it."""

from __future__ import annotations

import io
import os
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import pytest
from sqlalchemy import make_url
from websockets.exceptions import ConnectionClosed

from planisphere.cli import main
from planisphere.server import admin
from planisphere.server.denial import Denied
from tests.server.backends import PATIENCE, Postgres
from tests.server.hosting import Guest, Host, hosting
from tests.server.playing import begin, first_turn, gather

pytestmark = pytest.mark.filterwarnings("ignore:Cyclopts application invoked without tokens")


class Ran(NamedTuple):
    """How a command ended, and what it printed."""

    code: int
    out: str
    err: str


def operate(database: str, *arguments: str) -> Ran:
    """Run a command of the operator in this process, which is faster."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    surroundings = {"PLANISPHERE_DATABASE": database, "PLANISPHERE_SECRET": "x", "LC_ALL": "C"}
    with (
        patch.object(sys, "argv", ["planisphere", "admin", *arguments]),
        patch.dict(os.environ, surroundings),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
    return Ran(code, out.getvalue(), err.getvalue())


def test_tables_and_people_are_listed(data: Path, database: str) -> None:
    with hosting(data, database=database) as host:
        ana = Guest(host, "Ana")
        Guest(host, "Bo").http.patch("/api/me", json={"password": "a long one"})
        table = ana.table("express", 2)
    tables = operate(database, "tables").out
    assert tables.startswith(f"{table}  open ")
    people = operate(database, "people").out.splitlines()
    assert [line[46:] for line in people] == ["Bo", "~Ana"]
    assert operate(database, "tables", "--state", "over").out == ""


def test_reports_are_listed_with_what_was_said(data: Path, database: str) -> None:
    with hosting(data, database=database) as host:
        assert operate(database, "reports").out == "Nothing was reported.\n"
        # Before the match everybody may talk in private; in it there is a time for that.
        table, (ana, bo, cleo) = gather(host, "africa1880", 3)
        with bo.at(table) as ear:
            ear.say("say", text="Boo!")
            ear.say("say", text="Only you", to=0)
            while ear.hear("said")["text"] != "Only you":
                pass
        ana.post("/api/reports", against=bo.id, table=table, text="He is\nrude.")
        cleo.post("/api/reports", against=bo.id, text="He is loud.")
        cleo.http.delete("/api/me")
    newest, oldest = operate(database, "reports").out.strip().split("\n\n")
    of_whom = f"Player 1 ({bo.id})"
    assert newest[18:] == f"Somebody who is gone reports {of_whom}:\n  He is loud."
    told = f"{ana.id} reports {of_whom}:\n  He is\n  rude.\nSaid at table {table}:\n"
    assert oldest[18:].startswith(told)
    said = [line[20:] for line in oldest.splitlines()[-2:]]
    assert said == ["Player 1: Boo!", "Player 1, to A alone: Only you"]
    french = operate(database, "reports", "--lang", "fr").out
    assert f"Quelqu’un qui n’est plus là signale {of_whom} :" in french


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("tables", "--state", "new"), "no state “new”"),
        (("close", "nowhere"), "no such table"),
        (("close", "-lG5nowhere"), "no such table"),
        (("delete", "person", "--nobody"), "no such person"),
        (("delete", "table", "nowhere"), "no such table"),
        (("delete", "person", "nobody"), "no such person"),
        (("delete", "world", "x"), "say table or person"),
    ],
)
def test_what_cannot_be_done_is_said(
    data: Path, database: str, arguments: tuple[str, ...], said: str
) -> None:
    with hosting(data, database=database):
        ran = operate(database, *arguments)
    assert ran.code == 2
    assert said in ran.err


def test_a_database_that_is_not_there_is_not_made(data: Path) -> None:
    missing = f"sqlite+aiosqlite:///{data / 'missing.db'}"
    ran = operate(missing, "tables")
    assert (ran.code, ran.out) == (2, "")
    assert "missing.db" in ran.err
    assert not (data / "missing.db").exists()


@pytest.mark.parametrize("how", [("close",), ("delete", "table")])
def test_who_plays_at_a_table_that_is_ended_is_let_go(host: Host, how: tuple[str, ...]) -> None:
    table, (ana,) = begin(host, "express", 1)
    with ana.at(table) as ear:
        first_turn(ear)
        ran = operate(host.settings.database, *how, table)
        assert ran.code == 0, ran.err
        with pytest.raises(ConnectionClosed):
            ear.hear("never")
    answer = ana.http.get(f"/api/tables/{table}")
    if how == ("close",):
        assert answer.json()["state"] == "closed"
    else:
        assert answer.json()["reason"] == "no-such-table"


def test_a_person_is_forgotten_and_his_seat_stays_without_him(host: Host) -> None:
    ana = Guest(host, "Ana who goes")
    table = ana.table("express", 2)
    admin.run(host.settings.database, lambda store: admin.delete_person(store, ana.id))
    assert ana.http.get("/api/me").json() is None
    seat = Guest(host).http.get(f"/api/tables/{table}").json()["seats"][0]
    assert (seat["person"], seat["name"]) == (None, "—")
    with pytest.raises(Denied, match="no-such-person"):
        admin.run(host.settings.database, lambda store: admin.delete_person(store, ana.id))


# Copies


def restore(database: str, copy: Path, request: pytest.FixtureRequest) -> str:
    """Go back to a copy in a new place, as docs/hosting.md says; return where it is."""
    if database.startswith("sqlite"):
        return f"sqlite+aiosqlite:///{copy}"
    server: Postgres = request.getfixturevalue("postgresql")
    fresh = server.database()
    plain = make_url(fresh).set(drivername="postgresql").render_as_string()
    subprocess.run(["pg_restore", "--no-owner", f"--dbname={plain}", str(copy)], check=True)
    return fresh


def test_a_copy_made_while_a_match_is_written_to_can_be_played_on(
    data: Path, database: str, request: pytest.FixtureRequest
) -> None:
    copy = data / "copy"
    with hosting(data, database=database) as host:
        table, (ana,) = begin(host, "express", 1)
        cookies = ana.http.cookies
        enough, copied = threading.Event(), threading.Event()

        def play_on() -> None:
            with ana.at(table) as ear:
                while not copied.is_set():
                    ear.until(lambda state: 0 in state["awaited"] or state["ending"] != "running")
                    if ear.state["ending"] != "running":
                        return
                    ear.say("play", number=ear.state["number"], move=ear.state["legal"][:1])
                    if ear.hear("state")["number"] > 5:
                        enough.set()

        player = threading.Thread(target=play_on)
        player.start()
        assert enough.wait(PATIENCE)
        admin.backup(database, copy)
        copied.set()
        player.join(PATIENCE)
        assert not player.is_alive()
    assert copy.stat().st_mode & 0o077 == 0
    with hosting(data, database=restore(database, copy, request)) as again:
        back = Guest(again)
        back.http.cookies = cookies
        with back.at(table) as ear:
            assert ear.hear("state")["number"] > 5
            numbers = [entry["number"] for entry in ear.entries]
            assert numbers == list(range(len(numbers)))


def test_a_copy_replaces_no_file(data: Path, database: str) -> None:
    with hosting(data, database=database):
        (data / "copy").write_text("precious")
        ran = operate(database, "backup", str(data / "copy"))
    assert ran.code == 2
    assert (data / "copy").read_text() == "precious"


def test_without_pg_dump_its_command_is_said_and_no_password(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(data))
    url = "postgresql+asyncpg://ana:swordfish@db.example/tables"
    ran = operate(url, "backup", str(data / "copy"))
    assert "pg_dump --format=custom --file=FILE postgresql://ana@db.example/tables" in ran.err
    assert "swordfish" not in ran.err
    assert list(data.iterdir()) == []


def test_a_copy_of_sqlite_is_whole(data: Path) -> None:
    database = f"sqlite+aiosqlite:///{data / 'planisphere.db'}"
    with hosting(data, database=database) as host:
        Guest(host, "Ana")
        admin.backup(database, data / "copy")
    with closing(sqlite3.connect(data / "copy")) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert copy.execute("SELECT name FROM people").fetchall() == [("Ana",)]
