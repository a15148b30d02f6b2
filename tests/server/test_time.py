"""Clocks: time a decision, banks, the absent, and deadlines that outlive the server."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from sqlalchemy import select

from planisphere.server import clock, schema
from planisphere.server.admin import run
from planisphere.server.clock import Clock
from planisphere.server.store import Row
from tests.server.hosting import Guest, Host, hosting

QUICK = {"turn": 1.0, "bank": 0.0}


def test_who_takes_too_long_pays_from_his_bank() -> None:
    rules = Clock(10, 30)
    times = clock.fresh(2, rules)
    clock.go_on(times, rules, [0], now=100)
    assert clock.due(times, rules, [0, 1]) == [140, None]
    clock.go_on(times, rules, [1], now=125)
    assert times.banks == [15, 30]
    assert clock.due(times, rules, [0, 1]) == [None, 165]
    clock.go_on(times, rules, [0], now=130)
    assert times.banks == [15, 30]


def test_those_who_are_awaited_together_run_out_each_by_himself() -> None:
    rules = Clock(10, 0)
    times = clock.fresh(3, rules)
    clock.go_on(times, rules, [0, 1, 2], now=0)
    times.banks[1] = 5
    assert clock.overdue(times, rules, [0, 1], now=12) == [0]
    assert clock.overdue(times, rules, [0, 1], now=15) == [0, 1]


def test_three_decisions_missed_in_a_row_lose_the_seat_until_one_comes_back() -> None:
    times = clock.fresh(2, None)
    for _ in range(2):
        clock.miss(times, 0)
    assert not times.away[0]
    clock.miss(times, 0)
    assert times.away[0]
    clock.come_back(times, 0)
    assert not times.away[0]
    assert times.missed[0] == 0


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    times = clock.fresh(2, None)
    clock.go_on(times, None, [0], now=0)
    assert clock.due(times, None, [0, 1]) == [None, None]


@pytest.mark.parametrize("wrong", [{"turn": 0.5}, {"turn": 1e9}, {"turn": 5, "bank": -1}])
def test_a_clock_nobody_could_play_by_is_refused(host: Host, wrong: dict[str, float]) -> None:
    answer = Guest(host, "Ana").post("/api/tables", game="express", seats=2, clock=wrong)
    assert (answer.status_code, answer.json()["reason"]) == (422, "clock-impossible")


def begin(host: Host) -> tuple[str, Guest]:
    """Begin a match of one person against a bot, with a quick clock."""
    ana = Guest(host, "Ana")
    table = ana.table("manchots", 2, levels=[None, "random"], level="random", clock=QUICK)
    ana.post(f"/api/tables/{table}/start")
    return table, ana


def test_a_bot_moves_for_who_runs_out_of_time(host: Host) -> None:
    table, ana = begin(host)
    with ana.at(table) as ear:
        ear.hear("state")
        while not [entry for entry in ear.entries if entry["seat"] == 0]:
            ear.hear("state")
        assert any(due > time.time() - 60 for due in ear.state["due"] if due)


def test_a_match_whose_people_are_all_away_waits_for_them(host: Host) -> None:
    table, ana = begin(host)
    with ana.at(table) as ear:
        ear.hear("state")
        while len([entry for entry in ear.entries if entry["seat"] == 0]) < clock.MISSES:
            ear.hear("state")
        while ear.state["due"] != [None, None]:
            ear.hear("state")
        assert ear.state["awaited"]
    assert row_of(host, table)["deadline"] is None


def row_of(host: Host, table: str) -> Row:
    """Return what the database has of a table."""
    query = select(schema.tables).where(schema.tables.c.id == table)
    found = run(host.settings.database, lambda store: store.row(query))
    assert found is not None
    return found


def test_a_bot_keeps_the_seat_of_who_is_away_until_he_comes_back(host: Host) -> None:
    ana, bo = Guest(host, "Ana"), Guest(host, "Bo")
    table = ana.table("manchots", 2, level="random", clock=QUICK)
    bo.http.put(f"/api/tables/{table}/seats/1")
    ana.post(f"/api/tables/{table}/start")
    while row_of(host, table)["times"] is None or not all(row_of(host, table)["times"]["away"]):
        time.sleep(0.1)
    assert row_of(host, table)["deadline"] is None
    with ana.at(table) as ear:
        seats = ear.hear("table")["table"]["seats"]
        assert [seat["away"] for seat in seats] == [True, True]
        assert ear.hear("table")["table"]["seats"][0]["away"] is False
        known = ear.until(lambda state: True)["number"]
        ear.until(lambda state: any(e["seat"] == 1 and e["number"] >= known for e in ear.entries))
        assert row_of(host, table)["times"]["away"][1]
        with bo.at(table) as back:
            while back.hear("table")["table"]["seats"][1]["away"]:
                pass


def test_a_deadline_runs_on_while_the_server_is_down(data: Path, database: str) -> None:
    with hosting(data, database=database) as first:
        table, ana = begin(first)
        cookies = ana.http.cookies
        with ana.at(table) as ear:
            number = ear.hear("state")["number"]
    time.sleep(1.2)
    with hosting(data, database=database) as second:
        watcher = Guest(second)
        watcher.http.cookies = cookies
        until = time.monotonic() + 60
        while time.monotonic() < until:
            with watcher.at(table) as ear:
                if ear.hear("state")["number"] > number + 1:
                    return
            time.sleep(0.3)
        raise AssertionError("nobody moved for the absent")
