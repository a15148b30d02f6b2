"""What people do at a table beside playing: undo, resign, silence, drafts, standing answers."""

from __future__ import annotations

import json
import random
import time
from contextlib import ExitStack
from typing import Any

from sqlalchemy import select

from planisphere.server import schema
from planisphere.server.admin import run
from tests.server.backends import PATIENCE
from tests.server.hosting import Guest, Host
from tests.server.playing import begin, choose, first_turn, hand_in, listening

WORLD = {"mode": "world", "placement": "in-turn"}


def test_a_hand_in_is_taken_back_where_the_table_allows_it(host: Host) -> None:
    table, guests = begin(host, "risk76", 3, undo=True, options=WORLD)
    with ExitStack() as stack:
        ears = listening(stack, table, guests)
        ear = ears[ears[0].until(lambda state: bool(state["awaited"]))["awaited"][0]]
        before = ear.until(lambda state: bool(state["legal"]))
        ear.say("play", number=before["number"], move=[before["legal"][0]], key="a")
        after = ear.hear("state")
        assert after["view"] != before["view"]
        assert after["undoable"] == before["number"]
        ear.say("undo", number=after["number"], key="b")
        back = ear.hear("state")
        assert back["view"] == before["view"]
        assert back["number"] == after["number"] + 1
        assert back["entries"][0]["undoes"] == before["number"]
        assert "takes the last move back" in back["entries"][0]["words"][0]["text"]


def test_sealed_choices_are_withdrawn_until_all_are_in(host: Host) -> None:
    table, guests = begin(host, "manchots", 2, seats=2, undo=True)
    with guests[0].at(table) as ana, guests[1].at(table) as bo:
        for ear in (ana, bo):
            first_turn(ear)
        number = ana.state["number"]
        ana.say("play", number=number, move=choose(ana, "manchots", 0, random.Random(1)))
        bo.until(lambda state: state["awaited"] == [1])
        ana.until(lambda state: state["undoable"] == number)
        ana.say("undo", number=number + 1)
        assert bo.until(lambda state: state["awaited"] == [0, 1])["number"] == number + 2


def test_nothing_is_taken_back_where_the_table_does_not_allow_it(host: Host) -> None:
    table, guests = begin(host, "express", 1)
    with guests[0].at(table) as ear:
        first_turn(ear)
        ear.say("undo", number=ear.state["number"])
        assert ear.hear("refused")["reason"] == "undo-not-here"


def test_what_a_hand_in_would_give_is_told_and_not_played(host: Host) -> None:
    table, guests = begin(host, "risk76", 1, options=WORLD)
    with guests[0].at(table) as ear:
        first_turn(ear)
        choice = next(c for c in ear.state["choices"] if c["verb"] in ("place", "take"))
        move = " ".join([choice["verb"], *choice["words"], *(["1"] if choice["most"] else [])])
        ear.say("try", move=move, key="t")
        tried = ear.hear("tried")
        assert tried["key"] == "t"
        assert tried["view"] != ear.state["view"]
        ear.say("try", move="conquer everything", key="u")
        assert ear.hear("refused")["key"] == "u"
    with guests[0].at(table) as again:
        assert again.hear("state")["number"] == ear.state["number"]


def test_who_resigns_is_played_on_for_and_plays_no_more(host: Host) -> None:
    table, guests = begin(host, "express", 2)
    with guests[0].at(table) as ana, guests[1].at(table) as bo:
        ana.until(lambda state: bool(state["awaited"]))
        assert guests[0].post(f"/api/tables/{table}/resignation").status_code == 201
        while not any(entry["seat"] == 0 for entry in bo.entries):
            bo.hear("state")
            if 1 in bo.state["awaited"]:
                bo.say("play", number=bo.state["number"], move=bo.state["legal"][:1])
        ana.say("play", number=0, move=[0])
        assert ana.hear("refused")["reason"] == "resigned"
        assert guests[0].post(f"/api/tables/{table}/resignation").status_code == 409
        card = guests[0].http.get(f"/api/tables/{table}").json()
        assert isinstance(card["seats"][0]["resigned"], int)


def test_a_match_is_over_when_its_last_person_resigns(host: Host) -> None:
    table, guests = begin(host, "express", 1)
    with guests[0].at(table) as ear:
        first_turn(ear)
        answer = guests[0].post(f"/api/tables/{table}/resignation").json()
        assert answer["state"] == "over"
    record = guests[0].http.get(f"/api/tables/{table}/record")
    assert "Resigned A: " in record.text
    assert "Seed: " in record.text


def test_the_host_removes_silences_and_hears_again(host: Host) -> None:
    ana, bo = Guest(host, "Ana"), Guest(host, "Bo")
    table = ana.table("express", 2)
    bo.http.put(f"/api/tables/{table}/seats/1")
    assert bo.http.delete(f"/api/tables/{table}/seats/0").json()["reason"] == "not-host"
    with ana.at(table) as ear, bo.at(table) as other:
        ana.http.patch(f"/api/tables/{table}/seats/1", json={"muted": True})
        other.say("say", text="hello")
        assert other.hear("refused")["reason"] == "muted"
        ana.http.patch(f"/api/tables/{table}/seats/1", json={"muted": False})
        other.say("say", text="hello again")
        assert ear.hear("said")["text"] == "hello again"
    seats = ana.http.delete(f"/api/tables/{table}/seats/1").json()["seats"]
    assert seats[1]["person"] is None


def test_who_is_silenced_stays_so_in_another_seat(host: Host) -> None:
    ana, bo = Guest(host, "Ana"), Guest(host, "Bo")
    table = ana.table("express", 3)
    bo.http.put(f"/api/tables/{table}/seats/1")
    ana.http.patch(f"/api/tables/{table}/seats/1", json={"muted": True})
    seats = bo.http.put(f"/api/tables/{table}/seats/2").json()["seats"]
    assert [seat["muted"] for seat in seats] == [False, False, True]


def test_who_is_silenced_says_nothing_when_he_stands_up_and_looks_on(host: Host) -> None:
    ana, bo = Guest(host, "Ana"), Guest(host, "Bo")
    table = ana.table("express", 2)
    bo.http.put(f"/api/tables/{table}/seats/1")
    for _ in range(2):
        ana.http.patch(f"/api/tables/{table}/seats/1", json={"muted": True})
    assert bo.http.delete(f"/api/tables/{table}/seat").status_code == 204
    with bo.at(table) as ear:
        ear.say("say", text="hello from behind")
        assert ear.hear("refused", "said").get("reason") == "muted"
        seats = bo.http.put(f"/api/tables/{table}/seats/1").json()["seats"]
        assert seats[1]["muted"]
        ana.http.patch(f"/api/tables/{table}/seats/1", json={"muted": False})
        bo.http.delete(f"/api/tables/{table}/seat")
        ear.say("say", text="hello again")
        assert ear.hear("refused", "said").get("text") == "hello again"
    seats = Guest(host, "Cleo").http.put(f"/api/tables/{table}/seats/1").json()["seats"]
    assert not seats[1]["muted"]


def test_when_somebody_deletes_himself_a_bot_plays_on_and_with_the_last_the_match_is_over(
    host: Host,
) -> None:
    table, guests = begin(host, "express", 2, seats=2)
    with guests[0].at(table) as ear, guests[1].at(table) as other:
        ear.say("say", text="my words")
        first = ear.until(lambda state: bool(state["awaited"]))
        gone, (left, heard) = (
            (guests[0], (guests[1], other))
            if first["awaited"] == [0]
            else (guests[1], (guests[0], ear))
        )
        assert gone.http.delete("/api/me").status_code == 204
        heard.catch_up(first["number"] + 1)
        seats = left.http.get(f"/api/tables/{table}").json()["seats"]
        assert seats[first["awaited"][0]]["name"] == "—"
    left.http.delete("/api/me")
    until = time.monotonic() + PATIENCE
    late = Guest(host, "Late")
    while late.http.get(f"/api/tables/{table}").json()["state"] != "over":
        assert time.monotonic() < until
    assert "Seed: " in late.http.get(f"/api/tables/{table}/record").text


def test_the_open_tables_and_the_talk_of_who_deletes_himself_go_with_him(host: Host) -> None:
    ana, bo = Guest(host, "Ana"), Guest(host, "Bo")
    own, other = ana.table("express", 2), bo.table("express", 2)
    ana.http.put(f"/api/tables/{other}/seats/1")
    with ana.at(other) as ear:
        ear.say("say", text="my words")
        ear.hear("said")
    assert ana.http.delete("/api/me").status_code == 204
    assert bo.http.get(f"/api/tables/{own}").json()["state"] == "closed"
    seat = bo.http.get(f"/api/tables/{other}").json()["seats"][1]
    assert (seat["name"], seat["person"]) == ("", None)
    said = run(host.settings.database, lambda store: store.rows(select(schema.talk)))
    assert [row for row in said if row["table"] == other] == []


def test_a_table_that_is_to_begin_when_it_is_full_does(host: Host) -> None:
    ana, bo = Guest(host, "Ana"), Guest(host, "Bo")
    table = ana.table("express", 3, levels=[None, None, "random"], when_full=True)
    assert ana.http.get(f"/api/tables/{table}").json()["state"] == "open"
    assert bo.http.put(f"/api/tables/{table}/seats/1").json()["state"] == "salting"
    filled = ana.table("express", 3, when_full=True)
    answer = ana.post(f"/api/tables/{filled}/bots", level="random").json()
    assert answer["state"] == "salting"
    with ana.at(filled) as ear:
        ear.hear("state")


def test_what_was_said_is_told_to_who_comes_later(host: Host) -> None:
    table, guests = begin(host, "express", 1)
    with guests[0].at(table) as ear:
        ear.say("say", text="first")
        said = ear.hear("said")
    with Guest(host, "Later").at(table) as late:
        assert late.hear("said") == said


def test_a_match_is_played_again_at_one_table(host: Host) -> None:
    table, guests = begin(host, "express", 2)
    assert guests[0].post(f"/api/tables/{table}/rematch").json()["reason"] == "match-not-over"
    for guest in guests:
        guest.post(f"/api/tables/{table}/resignation")
    until = time.monotonic() + PATIENCE
    while guests[0].http.get(f"/api/tables/{table}").json()["state"] != "over":
        for guest in guests:
            guest.post(f"/api/tables/{table}/resignation")
        assert time.monotonic() < until
    again = [guest.post(f"/api/tables/{table}/rematch").json() for guest in guests]
    assert again[0]["id"] == again[1]["id"] != table
    assert again[0]["state"] == "open"
    assert guests[0].http.get(f"/api/tables/{table}").json()["rematch"] == again[0]["id"]
    assert Guest(host, "X").post(f"/api/tables/{table}/rematch").json()["reason"] == "no-seat"


def finished(host: Host) -> tuple[str, Guest, str]:
    """Return a table of manchots whose match is over, its player, and its record."""
    table, guests = begin(host, "manchots", 1, seats=2)
    choice = random.Random(5)
    with guests[0].at(table) as ear:
        first_turn(ear)
        while ear.state["ending"] == "running":
            if 0 in ear.state["awaited"]:
                hand_in(ear, "manchots", 0, choice)
            ear.hear("state")
    return table, guests[0], guests[0].http.get(f"/api/tables/{table}/record").text


def frames(guest: Guest, table: str, seat: str) -> list[dict[str, Any]]:
    """Return all frames of a match as a seat may see them."""
    found: list[dict[str, Any]] = []
    while True:
        path = f"/api/tables/{table}/frames?seat={seat}&since={len(found)}"
        more = guest.http.get(path).json()
        if not more:
            return found
        found += more


def test_a_match_is_looked_at_forked_and_brought_from_elsewhere(host: Host) -> None:
    table, ana, record = finished(host)
    seen = {seat: frames(ana, table, seat) for seat in ("0", "1", "onlooker", "all")}
    assert len({len(found) for found in seen.values()}) == 1
    assert seen["0"][1]["view"] != seen["1"][1]["view"]
    assert "-2" not in json.dumps(seen["all"])
    number = len(seen["all"]) // 2
    fork = ana.post(f"/api/tables/{table}/fork", number=number).json()
    assert fork["origin"] == {"table": table, "number": number}
    ana.post(f"/api/tables/{fork['id']}/start")
    with ana.at(fork["id"]) as ear:
        ear.hear("state")
        assert ear.state["view"]["round_number"] == seen["0"][number - 1]["view"]["round_number"]
    late = ana.post(f"/api/tables/{table}/fork", number=len(seen["all"]))
    assert late.json()["reason"] == "fork-over"
    brought = ana.post("/api/records", record=record).json()
    assert brought["state"] == "over"
    assert frames(ana, brought["id"], "all")[-1]["view"] == seen["all"][-1]["view"]
    assert ana.http.get(f"/api/tables/{brought['id']}/record").text.split() == record.split()
    wrong = ana.post("/api/records", record=record.replace("Result: ", "Result: Z"))
    assert (wrong.status_code, wrong.json()["reason"]) == (422, "record-result")


def test_while_it_is_played_nobody_looks_through_the_eyes_of_another(host: Host) -> None:
    table, guests = begin(host, "manchots", 2, seats=2)
    with guests[0].at(table) as ear:
        first_turn(ear)
    for seat, status in (("0", 200), ("1", 404), ("all", 404), ("onlooker", 200), ("x", 404)):
        answer = guests[0].http.get(f"/api/tables/{table}/frames?seat={seat}")
        assert answer.status_code == status, seat
    assert guests[0].http.get(f"/api/tables/{table}/record").json()["reason"] == "match-not-over"
    assert (
        guests[0].post(f"/api/tables/{table}/fork", number=1).json()["reason"] == "match-not-over"
    )
