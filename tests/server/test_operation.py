"""The server as its operator sees it: stopping, logs, numbers."""

from __future__ import annotations

import io
import json
import logging
import re
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from planisphere.faults import Fault
from planisphere.server import logs, metrics, noting, serving
from planisphere.server.settings import Settings, settings
from tests.server.backends import PLAIN
from tests.server.hosting import Ear, Guest, Reachable, hosting
from tests.server.processes import Served, free_port, served

SECRETS = {
    "password": "a password to be kept",
    "salt": "a salt to be kept",
    "talk": "something said in private",
    "question": "asked-in-the-address",
    "name": "Persephone",
}


def begun(host: Reachable, name: str = "Ana") -> tuple[str, Guest]:
    """Begin a match of a person and a bot."""
    ana = Guest(host, name)
    table = ana.table("express", 2, levels=[None, "random"])
    ana.post(f"/api/tables/{table}/start")
    return table, ana


def turn(ear: Ear) -> None:
    """Wait until the person is awaited."""
    while not ear.state or 0 not in ear.state["awaited"]:
        ear.hear("state")


# Stopping


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_takes_leave_keeps_what_was_written_and_ends_well(
    data: Path, database: str, how: signal.Signals
) -> None:
    with served(data, database=database) as server:
        table, ana = begun(server)
        cookies = ana.http.cookies
        with ana.at(table) as ear:
            turn(ear)
            ear.say("play", number=ear.state["number"], move=ear.state["legal"][:1])
            number = ear.hear("state")["number"]
            assert server.end(how) == 0
            with pytest.raises(ConnectionClosed) as closed:
                ear.hear("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1001
        assert lines(server)[-1]["event"] == "stop"
    with hosting(data / "planisphere", database=database) as again:
        back = Guest(again)
        back.http.cookies = cookies
        with back.at(table) as ear:
            assert ear.hear("state")["number"] >= number


# Logs


def lines(server: Served) -> list[dict[str, Any]]:
    """Return what a server has logged."""
    return [json.loads(line) for line in server.log.read_text().splitlines()]


def test_the_log_tells_what_happened_and_no_secret(data: Path) -> None:
    with served(data) as server:
        table, ana = begun(server, SECRETS["name"])
        ana.http.patch("/api/me", json={"password": SECRETS["password"]})
        ana.post("/api/session", name=SECRETS["name"], password=SECRETS["password"])
        token = ana.post("/api/tokens", label="bot").json()["secret"]
        Guest(server, token=token).http.get(f"/api/me?secret={SECRETS['question']}")
        ana.http.get(f"/api/nowhere/{SECRETS['question']}?secret={SECRETS['question']}")
        ana.http.post("/api/people", content=SECRETS["talk"])
        with ana.at(table) as ear:
            ear.say("salt", salt=SECRETS["salt"])
            turn(ear)
            ear.say("say", text=SECRETS["talk"])
            ear.hear("said")
            ear.socket.send(f'{{"kind": "{SECRETS["talk"]}"}}')
            ear.hear("refused")
        cookie = next(iter(ana.http.cookies.values()))
        assert server.end(signal.SIGTERM) == 0
        text = server.log.read_text()
        told = lines(server)
    for secret in (*SECRETS.values(), token, cookie, _seed(data), table):
        assert secret not in text
    events = [line["event"] for line in told]
    assert {"start", "request", "socket-open", "socket-closed", "stop"} <= set(events)
    request = next(line for line in told if line.get("route") == "/api/tables/{table}/start")
    assert (request["method"], request["status"], request["person"]) == ("POST", 201, ana.id)
    assert request["milliseconds"] > 0
    assert any(line.get("status") == 404 and line["route"] == "none" for line in told)


def _seed(data: Path) -> str:
    """Return the seed of the only table that a server in a folder knows."""
    with closing(sqlite3.connect(data / "planisphere" / "planisphere.db")) as kept:
        return str(kept.execute("SELECT seed FROM tables").fetchone()[0])


def logged(error: Exception, formatter: logging.Formatter) -> str:
    """Return how an error is logged that arose while another was handled."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    logs.LOG.addHandler(handler)
    try:
        try:
            raise error
        except Exception as caught:
            try:
                raise LookupError("swordfish") from caught
            except LookupError as second:
                noting.failed("failure", second, route="/api/me")
    finally:
        logs.LOG.removeHandler(handler)
    return stream.getvalue()


def test_an_error_is_logged_with_its_places_and_without_what_people_sent() -> None:
    line = json.loads(logged(ValueError("swordfish"), logs.JsonLines()))
    assert (line["event"], line["level"], line["route"]) == ("failure", "error", "/api/me")
    assert "builtins.ValueError" in line["error"]
    assert "test_operation.py" in line["error"]
    assert "swordfish" not in line["error"].replace('LookupError("swordfish")', "")


def test_an_error_of_the_machine_keeps_its_message() -> None:
    assert "No space left" in logged(OSError(28, "No space left"), logs.JsonLines())


def test_a_person_at_a_terminal_reads_plain_lines() -> None:
    first, *below = logged(ValueError("swordfish"), logs.PlainLines()).splitlines()
    assert re.fullmatch(r"\d\d:\d\d:\d\d error   failure  route=/api/me", first)
    assert any("builtins.ValueError" in line for line in below)


# Numbers


def test_numbers_are_served_where_the_operator_wants_them_and_nowhere_else(data: Path) -> None:
    address = f"127.0.0.1:{free_port()}"
    with served(data, metrics=address) as server:
        table, ana = begun(server)
        ana.http.get(f"/api/{table}")
        ana.http.request("BREW", "/api/games")
        with ana.at(table) as ear:
            turn(ear)
            text = httpx.get(f"http://{address}/metrics", **PLAIN).text
        assert ana.http.get("/metrics").status_code == 404
    started = 'method="POST",route="/api/tables/{table}/start",status="201"'
    assert f"planisphere_requests_total{{{started}}} 1.0" in text
    assert 'method="GET",route="none",status="404"' in text
    assert "BREW" not in text
    assert "planisphere_open_sockets 1.0" in text
    assert "planisphere_live_tables 1.0" in text
    assert 'planisphere_refusals_total{reason="no-such-page"}' in text
    for secret in (table, ana.id, _seed(data)):
        assert secret not in text


def value(name: str, **labels: str) -> float:
    """Return the value of a number."""
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0


def test_what_happens_at_tables_is_counted() -> None:
    before = value("planisphere_hand_ins_total", game="express", by="bot")
    noting.handed_in("express", by_bot=True, seconds=0.002)
    assert value("planisphere_hand_ins_total", game="express", by="bot") == before + 1
    ended = value("planisphere_matches_ended_total", game="express")
    noting.match_begun("an identity", "express")
    noting.match_over("an identity", "express", "conquest")
    assert value("planisphere_matches_ended_total", game="express") == ended + 1


@pytest.mark.parametrize("wrong", ["9180", "127.0.0.1:", ":9180", "127.0.0.1:99999", "here:x"])
def test_an_address_for_numbers_that_is_none_is_refused(wrong: str) -> None:
    with pytest.raises(Fault, match="metrics-address"), metrics.served(wrong):
        pass


PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_every_setting_is_described() -> None:
    for name in Settings.__struct_fields__:
        assert f"`PLANISPHERE_{name.upper()}`" in PAGE


def test_every_number_is_described() -> None:
    for number in metrics.REGISTRY.collect():
        if number.name.startswith("planisphere_"):
            total = "_total" if number.type == "counter" else ""
            assert f"`{number.name}{total}`" in PAGE


@pytest.mark.parametrize(("host", "addresses"), [("127.0.0.1", 1), ("0.0.0.0", 2)])
def test_friends_on_the_same_network_are_told_an_address_if_they_can_reach_it(
    host: str, addresses: int, tmp_path: Path
) -> None:
    told = serving.addresses(settings({"PLANISPHERE_HOST": host}, tmp_path))
    assert told[0] == "http://localhost:8780"
    assert len(told) <= addresses
    assert not [one for one in told[1:] if "127.0.0.1" in one or "0.0.0.0" in one]
