"""Clocks: time a decision, banks, the absent, and deadlines that outlive the server."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import update

from planisphere.server import clock, schema
from planisphere.server.admin import run
from planisphere.server.clock import Clock
from tests.server.backends import wait_until
from tests.server.hosting import Ear, Guest, Host, hosting
from tests.server.passing import let_time_pass, row_of

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


@contextmanager
def begun(host: Host, clock: dict[str, float]) -> Iterator[tuple[str, Ear]]:
    """Begin a match of one person, who listens from the first, against a bot."""
    ana = Guest(host, "Ana")
    table = ana.table("manchots", 2, levels=[None, "random"], level="random", clock=clock)
    with ana.at(table) as ear:
        ear.say("salt", salt="mine")
        assert ana.post(f"/api/tables/{table}/start").status_code == 201
        ear.hear("state")
        yield table, ear


def test_a_bot_moves_for_who_runs_out_of_time(host: Host) -> None:
    began = time.time()
    with begun(host, QUICK) as (_, ear):
        while not [entry for entry in ear.entries if entry["seat"] == 0]:
            ear.hear("state")
        assert any(due > began for due in ear.state["due"] if due)


def test_a_match_whose_people_are_all_away_waits_for_them(host: Host) -> None:
    with begun(host, QUICK) as (table, ear):
        while len([entry for entry in ear.entries if entry["seat"] == 0]) < clock.MISSES:
            ear.hear("state")
        while ear.state["due"] != [None, None]:
            ear.hear("state")
        assert ear.state["awaited"]
    assert row_of(host.settings.database, table)["deadline"] is None


def test_a_bot_keeps_the_seat_of_who_is_away_until_he_comes_back(host: Host) -> None:
    ana, bo = Guest(host, "Ana"), Guest(host, "Bo")
    table = ana.table("manchots", 2, level="random", clock=QUICK)
    bo.http.put(f"/api/tables/{table}/seats/1")
    ana.post(f"/api/tables/{table}/start")
    database = host.settings.database
    while not all((row_of(database, table)["times"] or {"away": [False]})["away"]):
        time.sleep(0.1)
    assert row_of(database, table)["deadline"] is None
    with ana.at(table) as ear:
        seats = ear.hear("table")["table"]["seats"]
        assert [seat["away"] for seat in seats] == [True, True]
        assert ear.hear("table")["table"]["seats"][0]["away"] is False
        known = ear.until(lambda state: True)["number"]
        ear.until(lambda state: any(e["seat"] == 1 and e["number"] >= known for e in ear.entries))
        assert row_of(database, table)["times"]["away"][1]
        with bo.at(table) as back:
            while back.hear("table")["table"]["seats"][1]["away"]:
                pass


def test_a_deadline_runs_on_while_the_server_is_down(data: Path, database: str) -> None:
    with hosting(data, database=database) as first, begun(first, {"turn": 1000}) as (table, ear):
        ear.until(lambda state: state["awaited"] == [0])
    let_time_pass(database, table)
    with hosting(data, database=database) as second, Guest(second, "Bo").at(table) as look:
        while not [entry for entry in look.entries if entry["seat"] == 0]:
            look.hear("state")


def test_a_table_at_which_something_goes_wrong_waits_and_does_not_stand_before_the_others(
    data: Path, database: str
) -> None:
    with hosting(data, database=database) as first, begun(first, {"turn": 1000}) as (table, ear):
        ear.until(lambda state: state["awaited"] == [0])
    let_time_pass(database, table)
    was = row_of(database, table)["deadline"]
    broken = update(schema.tables).where(schema.tables.c.id == table).values(options={"no": "x"})
    run(database, lambda store: store.write(broken))
    with hosting(data, database=database) as second:
        wait_until(lambda: row_of(database, table)["deadline"] > was, "it is put off", 0.1)
        ana = Guest(second, "Ana")
        assert ana.http.get(f"/api/tables/{ana.table('manchots', 2)}").status_code == 200
