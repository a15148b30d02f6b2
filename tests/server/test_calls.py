"""Calls: who looks elsewhere is told that it is his turn, once, and nothing private is reached."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import random
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from queue import Queue
from typing import Any, NamedTuple

import pytest

from planisphere.server import reach
from tests.server.backends import PATIENCE, wait_until
from tests.server.hosting import Ear, Guest, Host, hall_of, hosting
from tests.server.playing import first_turn, hand_in


class Request(NamedTuple):
    """What came in."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def told(self) -> dict[str, Any]:
        """What it says."""
        said: dict[str, Any] = json.loads(self.body)
        return said


class Bell:
    """A server of somebody who wants to be called; it answers as it is told."""

    def __init__(self, *answers: int) -> None:
        self.answers = list(answers)
        self.came: Queue[Request] = Queue()
        bell = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                status = bell.answers.pop(0) if bell.answers else 204
                self.send_response(status)
                self.send_header("location", "/elsewhere")
                self.end_headers()
                headers = {name.lower(): value for name, value in self.headers.items()}
                bell.came.put(Request(self.path, headers, body))

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    @property
    def address(self) -> str:
        """Where it can be called, by a name."""
        return f"http://localhost:{self.server.server_port}/bell?who=ana"

    def wait(self) -> Request:
        """Wait for a call."""
        return self.came.get(timeout=PATIENCE)


@contextmanager
def ringing(*answers: int) -> Iterator[Bell]:
    """Run a server of somebody who wants to be called."""
    bell = Bell(*answers)
    thread = threading.Thread(target=bell.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield bell
    finally:
        bell.server.shutdown()
        bell.server.server_close()
        thread.join()


@contextmanager
def duel(data: Path, database: str, bell: Bell) -> Iterator[tuple[str, str, Guest, Ear]]:
    """Let Ana, who is called, and Bo, who is there, begin a match; yield the secret too."""
    with hosting(data, database=database, webhooks="anywhere", address="https://our.table") as host:
        ana, bo = Guest(host, "Ana", "fr"), Guest(host, "Bo")
        changed = ana.http.patch("/api/me", json={"webhook": bell.address}).json()
        table = ana.table("express", 2, clock={"turn": 3000})
        bo.http.put(f"/api/tables/{table}/seats/1")
        with bo.at(table) as ear:
            ana.post(f"/api/tables/{table}/start")
            if 1 in ear.until(lambda state: True)["awaited"]:
                play_turn(ear, 1, random.Random(2))
            yield table, changed["webhook_secret"], ana, ear


@contextmanager
def there(person: Guest, table: str) -> Iterator[Ear]:
    """Let somebody be at a table, and be gone afterwards for the server too."""
    with person.at(table) as ear:
        yield ear
    assert isinstance(person.host, Host)
    hall = hall_of(person.host)

    def is_gone() -> bool:
        live = hall.live.get(table)
        return live is None or all(one.person.id != person.id for one in list(live.listeners))

    wait_until(is_gone, "the server knows that he is gone")


def play_turn(ear: Ear, seat: int, choice: random.Random, game: str = "express") -> None:
    """Play until another seat is awaited."""
    first_turn(ear, seat)
    while seat in ear.state["awaited"]:
        hand_in(ear, game, seat, choice)
        ear.hear("state")


def test_who_looks_elsewhere_is_called_once_for_a_turn(data: Path, database: str) -> None:
    choice = random.Random(1)
    with ringing() as bell, duel(data, database, bell) as (table, secret, ana, bo):
        request = bell.wait()
        first = bo.until(lambda state: 0 in state["awaited"])
        told = request.told
        link = f"https://our.table/tables/{table}"
        assert (told["table"], told["game"], told["link"]) == (table, "express", link)
        assert told["sentence"] == "C’est à vous de jouer : Risk Express."
        assert told["deadline"] == pytest.approx(first["due"][0])
        assert request.path == "/bell?who=ana"
        assert request.headers["host"] == bell.address.split("/")[2]
        proof = hmac.new(secret.encode(), request.body, hashlib.sha256).hexdigest()
        assert request.headers["x-planisphere-signature"] == f"sha256={proof}"
        with there(ana, table) as ear:
            play_turn(ear, 0, choice)
            play_turn(bo, 1, choice)
            play_turn(ear, 0, choice)
        play_turn(bo, 1, choice)
        again = bell.wait().told
        assert again["number"] == bo.state["number"] > told["number"]
        assert bell.came.empty()


def test_who_is_still_awaited_is_not_called_again(data: Path, database: str) -> None:
    choice = random.Random(1)
    with ringing() as bell, hosting(data, database=database, webhooks="anywhere") as host:
        ana, *others = people = [Guest(host, name) for name in ("Ana", "Bo", "Cleo")]
        ana.http.patch("/api/me", json={"webhook": bell.address})
        table = seated(people, "manchots")
        with ExitStack() as stack:
            ears = [stack.enter_context(person.at(table)) for person in others]
            for seat, ear in enumerate(ears, 1):
                first_turn(ear, seat)
            first = bell.wait().told["number"]
            for seat, ear in enumerate(ears, 1):
                hand_in(ear, "manchots", seat, choice)
                ear.catch_up(first + seat)
            with there(ana, table) as ear:
                play_turn(ear, 0, choice, "manchots")
                number = ear.state["number"]
            while 0 not in ears[0].state["awaited"] or ears[0].state["number"] < number:
                play_next(ears, choice)
            assert bell.wait().told["number"] == ears[0].state["number"] > number


def seated(people: list[Guest], game: str) -> str:
    """Begin a match of people at a table of the first, and return it."""
    table = people[0].table(game, len(people))
    for seat, person in enumerate(people[1:], 1):
        person.http.put(f"/api/tables/{table}/seats/{seat}")
    people[0].post(f"/api/tables/{table}/start")
    return table


def play_next(ears: list[Ear], choice: random.Random) -> None:
    """Let one of the seats after the first hand in, once both have heard all."""
    newest = max(ear.state["number"] for ear in ears)
    for ear in ears:
        ear.catch_up(newest)
    awaited = [seat for seat in ears[0].state["awaited"] if seat > 0]
    if awaited:
        hand_in(ears[awaited[0] - 1], "manchots", awaited[0], choice)
    ears[0].hear("state")


def test_who_cannot_be_reached_is_called_again_and_is_not_followed_elsewhere(
    data: Path, database: str
) -> None:
    choice = random.Random(1)
    with ringing(500, 307) as bell, duel(data, database, bell) as (table, _, ana, bo):
        first, second = bell.wait(), bell.wait()
        assert first.body == second.body
        with there(ana, table) as ear:
            play_turn(ear, 0, choice)
        play_turn(bo, 1, choice)
        third = bell.wait()
        assert third.told["number"] > first.told["number"]
        assert third.path == "/bell?who=ana"


def test_who_wants_no_more_calls_gets_none(data: Path, database: str) -> None:
    choice = random.Random(1)
    with ringing() as bell, ringing() as other, duel(data, database, bell) as (table, _, ana, bo):
        bell.wait()
        changed = ana.http.patch("/api/me", json={"webhook": ""}).json()
        assert "webhook_secret" not in changed
        with there(ana, table) as ear:
            play_turn(ear, 0, choice)
        play_turn(bo, 1, choice)
        ana.http.patch("/api/me", json={"webhook": other.address})
        with there(ana, table) as ear:
            play_turn(ear, 0, choice)
        play_turn(bo, 1, choice)
        assert other.wait().told["number"] == bo.state["number"]
        assert bell.came.empty()


# Where


@pytest.mark.parametrize(
    "wrong",
    ["ftp://example.org/", "example.org", "https://", "https://ana:pw@example.org", "http://[::1"],
)
def test_an_address_that_cannot_be_called_is_refused(host: Host, wrong: str) -> None:
    answer = Guest(host, "Ana").http.patch("/api/me", json={"webhook": wrong})
    assert (answer.status_code, answer.json()["reason"]) == (422, "webhook-form")


@pytest.mark.parametrize(
    "wrong", ["http://127.0.0.1:80", "http://[::ffff:10.0.0.1]/", "https://169.254.169.254/x"]
)
def test_a_private_address_is_refused(host: Host, wrong: str) -> None:
    answer = Guest(host, "Ana").http.patch("/api/me", json={"webhook": wrong})
    assert (answer.status_code, answer.json()["reason"]) == (422, "webhook-private")


def test_a_server_that_calls_nobody_says_so(data: Path) -> None:
    with hosting(data, webhooks="off") as host:
        answer = Guest(host, "Ana").http.patch("/api/me", json={"webhook": "https://example.org"})
        assert (answer.status_code, answer.json()["reason"]) == (403, "webhooks-off")


@pytest.mark.parametrize(
    "private",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.9",
        "172.16.0.1",
        "100.64.0.1",
        "169.254.169.254",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fd00::1",
        "ff0e::1",
        "::ffff:127.0.0.1",
        "64:ff9b::10.0.0.1",
        "2002:0a00:0001::",
    ],
)
def test_what_is_not_on_the_internet_is_not_public(private: str) -> None:
    assert not reach.is_public(ip_address(private))


@pytest.mark.parametrize("public", ["1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_what_is_on_the_internet_is_public(public: str) -> None:
    assert reach.is_public(ip_address(public))


def test_one_private_address_among_public_ones_is_too_many() -> None:
    assert reach.all_public(["1.1.1.1", "2606:4700::1111"])
    assert not reach.all_public(["1.1.1.1", "10.0.0.1"])


def test_a_name_that_leads_to_a_private_address_is_not_reached() -> None:
    with pytest.raises(OSError, match="no public address"):
        asyncio.run(reach.find("localhost", 80, anywhere=False))
    assert "127.0.0.1" in asyncio.run(reach.find("localhost", 80, anywhere=True))


@pytest.mark.parametrize("name", ["a" * 64 + ".org", "nobody.invalid"])
def test_a_name_that_leads_nowhere_is_not_reached(name: str) -> None:
    with pytest.raises(OSError, match=r"no name|not known|resolution"):
        asyncio.run(reach.find(name, 80, anywhere=True))
