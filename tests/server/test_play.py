"""Matches over the wire: whole ones, secrets, lost connections, doubles, restarts."""

from __future__ import annotations

import random
import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from websockets.exceptions import ConnectionClosed

from planisphere.bots import deciding
from planisphere.bots.thinking import Thinker
from planisphere.catalogue import CATALOGUE, load
from planisphere.chance import Fair, Throw
from planisphere.fields import HIDDEN, fields
from planisphere.game import ONLOOKER
from planisphere.match import HandIn, Match
from planisphere.record import verify_record
from planisphere.server import noting, playing
from planisphere.server.settings import Settings
from tests import faulty_bots
from tests.server.hosting import Ear, Guest, Host, hosting
from tests.server.playing import (
    SEATS,
    begin,
    first_turn,
    gather,
    hand_in,
    listening,
    play_one,
    play_through,
    short,
)

GAMES = [entry.name for entry in CATALOGUE]


@pytest.mark.parametrize("game", GAMES)
def test_two_people_a_bot_and_an_onlooker_play_a_whole_match(host: Host, game: str) -> None:
    table, guests = gather(host, game, 2, options=short(game))
    watcher = Guest(host, "Watcher")
    with ExitStack() as stack:
        ears = listening(stack, table, guests)
        for ear in ears:  # what is asked on a connection is done in order: now the salts are in
            ear.say("say", text="ready")
            ear.hear("said")
        assert guests[0].post(f"/api/tables/{table}/start").status_code == 201
        look = stack.enter_context(watcher.at(table))
        play_through(ears, game, random.Random(game))
        while not look.state or look.state["ending"] == "running":
            look.hear("state")
        assert [entry["number"] for entry in look.entries] == list(range(len(look.entries)))
    record = watcher.http.get(f"/api/tables/{table}/record").text
    match = Match.from_record(record)
    seed = re.search(r"^Seed: (\S+)$", record, re.MULTILINE)
    assert seed
    assert not any(seed[1] in text for ear in [*ears, look] for text in ear.raw)
    assert match.over
    assert match.number == look.state["number"]
    assert "Salt 1: salt 0" in record
    assert f"Commitment: {watcher.http.get(f'/api/tables/{table}').json()['commitment']}" in record
    check_secrets(logged(watcher, table), [*ears, look])
    assert match.position_line() == logged(watcher, table).position_line()


@pytest.mark.parametrize("bot", [faulty_bots.crashes, faulty_bots.cheats, faulty_bots.babbles])
def test_a_match_goes_on_though_its_bot_fails(
    host: Host, bot: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures: list[str] = []

    def thinker(game: str, level: str) -> Thinker:
        return bot if level == "hard" else deciding.thinker(game, level)

    monkeypatch.setattr(playing, "thinker", thinker)
    monkeypatch.setattr(noting, "failed", lambda event, *more, **facts: failures.append(event))
    table, guests = begin(
        host, "express", 1, levels=[None, "hard", "random"], options={"horizon": "3"}
    )
    with guests[0].at(table) as ear:
        play_through([ear], "express", random.Random(1))
    assert set(failures) == {"bot-failed"}


def logged(guest: Guest, table: str) -> Match:
    """Return a match that is over from its entries, all open."""
    card = guest.http.get(f"/api/tables/{table}").json()
    log: list[HandIn] = []
    while True:
        path = f"/api/tables/{table}/frames?seat=all&since={len(log)}"
        frames = guest.http.get(path).json()
        if not frames:
            break
        for entry in (frame["entry"] for frame in frames):
            chance = tuple(Throw(outcome) for outcome in entry["chance"])
            log.append(HandIn(entry["seat"], tuple(entry["actions"]), chance))
    rules, seats = load(card["game"]), len(card["seats"])
    return Match.from_log(rules, seats, card["options"], log, source=Fair("s"))


def check_secrets(match: Match, ears: list[Ear]) -> None:
    """Check that each has heard what he may, entry by entry."""
    seats = [*range(len(ears) - 1), ONLOOKER]
    for seat, ear in zip(seats, ears, strict=True):
        heard = [
            action for entry in ear.entries for action in [*entry["actions"], *entry["chance"]]
        ]
        assert heard == [action for _, action in match.heard(seat)]


@pytest.mark.parametrize("game", ["manchots", "africa1880", "risk76"])
def test_a_view_on_the_wire_hides_what_is_not_for_its_seat(host: Host, game: str) -> None:
    table, guests = begin(host, game, 1)
    with guests[0].at(table) as ear:
        choice = random.Random(game)
        for _ in range(12):
            ear.until(lambda state: 0 in state["awaited"] or state["ending"] != "running")
            if 0 not in ear.state["awaited"]:
                break
            view = ear.view(game)
            for name, field in fields(load(game).record).items():
                if field.own:
                    for row in range(1, SEATS):
                        shown = set(np.ravel(view[name][row]).tolist())
                        assert shown <= {HIDDEN, field.spelling.default, 0}, name
            hand_in(ear, game, 0, choice)
            ear.hear("state")


def test_of_a_client_the_first_salt_counts_and_of_one_that_sends_none_an_empty_one(
    host: Host,
) -> None:
    assert Settings(database="", secret="").salt_seconds == 10
    table, (ana, bo) = gather(host, "express", 2)
    with ana.at(table) as ear:
        for salt in ("first", "second"):
            ear.say("salt", salt=salt)
        while not ear.hear("table")["table"]["seats"][0]["salted"]:
            pass
        assert ana.post(f"/api/tables/{table}/start").status_code == 201
        ear.hear("state")
        ear.say("salt", salt="third")
        for person in (bo, ana):
            person.post(f"/api/tables/{table}/resignation")
    record = ana.http.get(f"/api/tables/{table}/record").text
    salts = re.findall(r"^Salt \d+: ?(.*)$", record, re.MULTILINE)
    assert salts == ["first", "", ""]
    verify_record(record)


def test_each_hears_the_same_entry_in_his_own_language(host: Host) -> None:
    table, guests = gather(host, "express", 2, seats=2, options={"horizon": "1"})
    guests[1].http.patch("/api/me", json={"language": "fr"})
    with ExitStack() as stack:
        ears = listening(stack, table, guests)
        guests[0].post(f"/api/tables/{table}/start")
        play_through(ears, "express", random.Random(1))
    english, french = ([line for entry in ear.entries for line in entry["words"]] for ear in ears)
    assert [line["seat"] for line in english] == [line["seat"] for line in french]
    assert {line["text"] for line in english}.isdisjoint(line["text"] for line in french)


def test_a_lost_connection_is_resumed_without_a_gap_or_a_double(host: Host) -> None:
    table, guests = begin(host, "express", 1)
    numbers = []
    choice, since = random.Random(3), 0
    for _ in range(6):
        with guests[0].at(table, since) as ear:
            for _ in range(3):
                while not ear.state or 0 not in ear.state["awaited"]:
                    ear.hear("state")
                hand_in(ear, "express", 0, choice)
                ear.hear("state")
            numbers += [entry["number"] for entry in ear.entries]
            since = ear.state["number"]
    assert numbers == list(range(len(numbers)))


def test_a_move_sent_twice_counts_once(host: Host) -> None:
    table, guests = begin(host, "express", 1)
    with guests[0].at(table) as ear:
        first_turn(ear)
        number, legal = ear.state["number"], ear.state["legal"]
        for _ in range(2):
            ear.say("play", number=number, move=[legal[0]], key="once")
        ear.hear("state")
        ear.hear("state")
        mine = [entry["number"] for entry in ear.entries if entry["seat"] == 0]
        assert mine.count(number) <= 2
        assert sorted(set(mine))[0] == number
    with guests[0].at(table) as again:
        again.hear("state")
        played = [entry for entry in again.entries if entry["number"] == number]
        assert [entry["actions"] for entry in played] == [[legal[0]]]


def test_an_illegal_move_is_answered_with_its_rule_and_changes_nothing(host: Host) -> None:
    table, guests = begin(host, "express", 1)
    with guests[0].at(table) as ear:
        first_turn(ear)
        before = ear.state
        wrong = next(a for a in range(load("express").actions) if a not in before["legal"])
        ear.say("play", number=before["number"], move=[wrong], key="x")
        refused = ear.hear("refused")
        assert refused["key"] == "x"
        assert refused["rule"]
        assert f"[{refused['rule']}]" in refused["sentence"]
    with guests[0].at(table) as again:
        again.hear("state")
        assert again.state["view"] == before["view"]
        assert again.state["number"] == before["number"]


def test_a_stale_move_is_refused(host: Host) -> None:
    table, guests = begin(host, "express", 1)
    with guests[0].at(table) as ear:
        first_turn(ear)
        number, legal = ear.state["number"], ear.state["legal"]
        ear.say("play", number=number - 1, move=[legal[0]])
        assert ear.hear("refused")["reason"] == "stale"


def test_sealed_choices_are_never_stale_and_come_whole(host: Host) -> None:
    table, guests = begin(host, "manchots", 3)
    with ExitStack() as stack:
        ears = [stack.enter_context(guest.at(table)) for guest in guests]
        for ear in ears:
            first_turn(ear)
        number = ears[0].state["number"]
        ears[0].say("play", number=number, move=ears[0].state["legal"][:1])
        assert ears[0].hear("refused")["reason"] == "sealed-whole"
        for seat, ear in enumerate(ears):
            ear.say("play", number=number, move=ear.state["legal"][:2])
            while ear.state["number"] < number + seat + 1:
                ear.hear("state")
            awaited = ear.state["awaited"]
            assert awaited == [s for s in range(3) if s > seat] or seat == 2
        assert ears[0].state["awaited"] == [1, 2]


def test_who_has_no_seat_cannot_play_but_may_talk(host: Host) -> None:
    table, guests = begin(host, "express", 1)
    watcher = Guest(host, "Watcher")
    with guests[0].at(table) as ear, watcher.at(table) as look:
        look.say("play", number=1, move="aside 1")
        assert look.hear("refused")["reason"] == "no-seat"
        look.say("say", text="bonne chance")
        assert ear.hear("said")["text"] == "bonne chance"


def test_a_table_without_onlookers_is_closed_to_them(host: Host) -> None:
    table, _ = begin(host, "express", 1, onlookers=False)
    with Guest(host, "Watcher").at(table) as look:
        assert look.hear("refused")["reason"] == "no-such-table"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"kind":"fly"}', '{"kind":"play"}', '"x"'])
def test_what_is_no_message_is_answered_and_forgiven(host: Host, text: str) -> None:
    table, guests = begin(host, "express", 1)
    with guests[0].at(table) as ear:
        ear.socket.send(text)
        assert ear.hear("refused")["reason"] == "message-form"
        ear.say("say", text="still here")
        assert ear.hear("said")["text"] == "still here"


def test_a_message_that_is_too_long_ends_the_connection(host: Host) -> None:
    table, guests = begin(host, "express", 1)
    with guests[0].at(table) as ear:
        ear.say("say", text="x" * 20_000)
        with pytest.raises(ConnectionClosed):
            ear.hear("never")


def test_a_match_goes_on_after_a_restart(data: Path, database: str) -> None:
    state: dict[str, Any] = {}
    with hosting(data, database=database) as first:
        table, guests = begin(first, "africa1880", 1, options=short("africa1880"))
        cookies = guests[0].http.cookies
        with guests[0].at(table) as ear:
            for _ in range(3):
                first_turn(ear)
                play_one(ear, "africa1880", 0, random.Random(1))
            while ear.state["awaited"] != [0]:
                ear.hear("state")
            state = ear.state
    with hosting(data, database=database) as second:
        guest = Guest(second)
        guest.http.cookies = cookies
        with guest.at(table) as ear:
            ear.hear("state")
            assert ear.state["view"] == state["view"]
            assert ear.state["number"] == state["number"]
            hand_in(ear, "africa1880", 0, random.Random(1))
            assert ear.hear("state")["number"] > state["number"]
