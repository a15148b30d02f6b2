"""Tables: setting up, sitting down, bots, beginning, lists."""

from __future__ import annotations

import pytest

from planisphere.catalogue import CATALOGUE
from tests.server.backends import wait_until
from tests.server.hosting import Guest, Host, hall_of, hosting
from tests.server.passing import row_of

STATES = ("open", "running", "over")


@pytest.mark.parametrize("game", [entry.name for entry in CATALOGUE])
def test_a_table_is_set_up_with_the_default_options(host: Host, game: str) -> None:
    ana = Guest(host, "Ana")
    table = ana.http.get(f"/api/tables/{ana.table(game, 3)}").json()
    assert table["game"] == game
    assert table["state"] == "open"
    assert [seat["name"] for seat in table["seats"]][1:] == ["", ""]
    assert table["seats"][0]["person"] == ana.id
    assert len(table["commitment"]) == 64
    assert "seed" not in table


def test_games_are_listed_with_their_options_and_levels(host: Host) -> None:
    games = {game["name"]: game for game in Guest(host).http.get("/api/games").json()}
    assert games["africa1880"]["seats"] == [3, 4, 5, 6]
    assert games["risk76"]["options"]["mode"] == ["missions", "world", "ally"]
    assert "random" in games["express"]["levels"]


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        ({"game": "go", "seats": 2}, "game-unknown"),
        ({"game": "express", "seats": 9}, "seats-number"),
        ({"game": "express", "seats": 2, "options": {"speed": "fast"}}, "option-unknown"),
        ({"game": "express", "seats": 2, "options": {"must_fill": "x"}}, "option-value"),
        ({"game": "express", "seats": 2, "levels": ["godlike"]}, "level-unknown"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(host: Host, plan: dict[str, object], reason: str) -> None:
    answer = Guest(host, "Bo").http.post("/api/tables", json=plan)
    assert (answer.status_code, answer.json()["reason"]) == (422, reason)


def test_a_stranger_sets_up_no_table(host: Host) -> None:
    answer = Guest(host).post("/api/tables", game="express", seats=2)
    assert (answer.status_code, answer.json()["reason"]) == (401, "person-needed")


def test_people_sit_down_change_seats_and_stand_up(host: Host) -> None:
    ana, bo = Guest(host, "Ana"), Guest(host, "Bo")
    table = ana.table("express", 3)
    assert bo.http.put(f"/api/tables/{table}/seats/0").json()["reason"] == "seat-taken"
    assert bo.http.put(f"/api/tables/{table}/seats/7").status_code == 404
    bo.http.put(f"/api/tables/{table}/seats/1")
    seats = bo.http.put(f"/api/tables/{table}/seats/2").json()["seats"]
    assert [seat["person"] for seat in seats] == [ana.id, None, bo.id]
    bo.http.delete(f"/api/tables/{table}/seat")
    seats = bo.http.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["person"] for seat in seats] == [ana.id, None, None]


def test_only_the_host_fills_and_starts_and_only_with_all_seats_taken(host: Host) -> None:
    ana, bo = Guest(host, "Ana"), Guest(host, "Bo")
    table = ana.table("express", 3)
    assert bo.post(f"/api/tables/{table}/start").json()["reason"] == "not-host"
    assert bo.post(f"/api/tables/{table}/bots", level="random").json()["reason"] == "not-host"
    assert ana.post(f"/api/tables/{table}/start").json()["reason"] == "seats-free"
    assert ana.post(f"/api/tables/{table}/bots", level="x").json()["reason"] == "level-unknown"
    seats = ana.post(f"/api/tables/{table}/bots", level="random").json()["seats"]
    assert [seat["level"] for seat in seats] == [None, "random", "random"]
    assert ana.post(f"/api/tables/{table}/start").json()["state"] == "salting"
    assert bo.http.put(f"/api/tables/{table}/seats/1").json()["reason"] == "table-begun"


def test_who_lets_bots_begin_does_not_wait_until_their_game_is_ready(host: Host) -> None:
    ana = Guest(host, "Ana")
    table = ana.table("express", 2, levels=["random", "random"])
    assert ana.post(f"/api/tables/{table}/start").json()["state"] == "salting"
    with ana.at(table) as ear:
        ear.catch_up(2)


def test_bots_among_themselves_play_while_somebody_looks_on(host: Host) -> None:
    ana = Guest(host, "Ana")
    options = {"mode": "world", "horizon": "0"}
    table = ana.table("risk76", 3, levels=["random"] * 3, options=options)
    ana.post(f"/api/tables/{table}/start")
    database, hall = host.settings.database, hall_of(host)
    wait_until(lambda: row_of(database, table)["state"] == "running", "it begins")
    assert row_of(database, table)["deadline"] is None
    wait_until(lambda: table not in hall.live, "nobody is there")
    with Guest(host, "Bo").at(table) as ear:
        assert ear.hear("state")["number"] == 1
        ear.catch_up(20)
    wait_until(lambda: table not in hall.live, "nobody is there any more")


def test_tables_are_listed_unless_they_are_by_link(host: Host) -> None:
    ana, bo = Guest(host, "Ana"), Guest(host, "Bo")
    seen, hidden = ana.table("manchots", 2), ana.table("manchots", 2, listed=False)
    listed = [table["id"] for table in bo.http.get("/api/tables?show=open").json()]
    assert seen in listed
    assert hidden not in listed
    assert bo.http.get(f"/api/tables/{hidden}").json()["id"] == hidden
    mine = [table["id"] for table in ana.http.get("/api/tables?show=mine").json()]
    assert mine[:2] == [hidden, seen]
    assert bo.http.get("/api/tables?show=mine").json() == []
    assert bo.http.get("/api/tables?show=everything").status_code == 400


def test_tables_are_listed_by_how_far_they_have_come(host: Host) -> None:
    ana = Guest(host, "Ana")
    shown, kept = (
        ana.table("express", 2, levels=[None, "random"], onlookers=onlookers)
        for onlookers in (True, False)
    )

    def listed(show: str) -> tuple[bool, bool]:
        found = [table["id"] for table in ana.http.get(f"/api/tables?show={show}").json()]
        return shown in found, kept in found

    assert [listed(show) for show in STATES] == [(True, True), (False, False), (False, False)]
    for table in (shown, kept):
        ana.post(f"/api/tables/{table}/start")
        with ana.at(table) as ear:
            ear.hear("state")
    assert [listed(show) for show in STATES] == [(False, False), (True, False), (False, False)]
    for table in (shown, kept):
        ana.post(f"/api/tables/{table}/resignation")
    assert [listed(show) for show in STATES] == [(False, False), (False, False), (True, False)]
    assert listed("mine") == (True, True)


def test_one_person_sets_up_only_so_many_tables(
    host: Host, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with hosting(tmp_path_factory.mktemp("few"), tables_a_person="2") as small:
        ana = Guest(small, "Ana")
        for _ in range(2):
            ana.table("express", 2)
        answer = ana.post("/api/tables", game="express", seats=2)
        assert (answer.status_code, answer.json()["reason"]) == (429, "too-many-tables")


def test_a_table_that_is_not_there_is_said_not_to_be(host: Host) -> None:
    ana = Guest(host, "Ana")
    assert ana.http.get("/api/tables/nowhere").json()["reason"] == "no-such-table"
    with ana.at("nowhere") as ear:
        assert ear.hear("refused")["reason"] == "no-such-table"
