"""Bots over the wire play whole matches, come back to them, talk, and say what is wrong."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from planisphere.catalogue import CATALOGUE
from planisphere.chance import Fair
from planisphere.faults import Fault
from planisphere.match import Match
from planisphere.remote.bot import Wish, play, run
from planisphere.words import words
from tests.server.backends import PATIENCE
from tests.server.hosting import Guest, Host, hosting
from tests.server.playing import hand_in, listening, play_through, short
from tests.server.remote import Beside, interrupt, program, token_of

GAMES = [entry.name for entry in CATALOGUE]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with an empty database, which waits for the salts of all."""
    with hosting(tmp_path_factory.mktemp("server"), salt_seconds="600") as running:
        yield running


def seat_everybody(guest: Guest, table: str) -> None:
    """Wait until nobody is missing, give a salt, and start."""
    with guest.at(table) as ear:
        ear.say("salt", salt="mine")
        while any(not seat["person"] for seat in ear.hear("table")["table"]["seats"]):
            pass
    assert guest.post(f"/api/tables/{table}/start").status_code == 201


@pytest.mark.parametrize("game", GAMES)
def test_two_remote_bots_and_a_person_play_a_whole_match(host: Host, game: str) -> None:
    ana, bots = Guest(host, "Ana"), Beside(host)
    table = ana.table(game, 3, options=short(game))
    bots.sit("Bo", table)
    bots.sit("Cy", table, level="normal")
    seat_everybody(ana, table)
    with ExitStack() as stack:
        play_through(listening(stack, table, [ana]), game, random.Random(game))
    bots.end()
    match = Match.from_record(ana.http.get(f"/api/tables/{table}/record").text)
    assert match.over
    assert isinstance(match.source, Fair)
    assert all(match.source.salts), "the salts of the bots count"
    assert {1, 2} <= {entry.seat for entry in match.log}
    assert set(bots.said) == {"bot-sits", "bot-over"}


def test_a_function_of_ones_own_plays_at_a_table(host: Host) -> None:
    ana, bots = Guest(host, "Ana"), Beside(host)
    table = ana.table("express", 2, options={"horizon": "2"})
    bots.sit("Bo", table, level="tests.faulty_bots:sound")
    seat_everybody(ana, table)
    with ExitStack() as stack:
        play_through(listening(stack, table, [ana]), "express", random.Random(0))
    bots.end()
    assert set(bots.said) == {"bot-sits", "bot-over"}


def cut_sockets(host: Host) -> None:
    """Cut all sockets off, as a network does."""
    for connection in list(host.server.server_state.connections):
        if "WebSocket" in type(connection).__name__:
            loop: asyncio.AbstractEventLoop = connection.loop
            transport: asyncio.Transport = connection.transport
            loop.call_soon_threadsafe(transport.abort)


@pytest.mark.parametrize("game", ["express", "manchots"])
def test_a_bot_comes_back_after_a_lost_connection_and_misses_nothing(host: Host, game: str) -> None:
    ana, bots = Guest(host, "Ana"), Beside(host)
    table = ana.table(game, 2, options={"horizon": "2"})
    bots.sit("Bo", table)
    seat_everybody(ana, table)
    choice, numbers, ear = random.Random(game), [], None
    while ear is None or ear.state["ending"] == "running":
        with ana.at(table, ear.state["number"] if ear else 0) as ear:
            ear.until(lambda state: 0 in state["awaited"] or state["ending"] != "running")
            if ear.state["ending"] == "running":
                hand_in(ear, game, 0, choice)
                ear.hear("state")
            numbers += [entry["number"] for entry in ear.entries]
            cut_sockets(host)
    assert numbers == list(range(len(numbers)))
    bots.end()
    assert "bot-lost" in bots.said
    assert bots.said[-1] == "bot-over"


def test_remote_bots_answer_proposals_and_end_the_talk_when_all_are_ready(host: Host) -> None:
    ana, bots = Guest(host, "Ana"), Beside(host)
    table = ana.table("africa1880", 3, options={"powers": "drawn", "horizon": "1"})
    bots.sit("Bo", table, level="normal")
    bots.sit("Cy", table, level="easy")
    seat_everybody(ana, table)
    with ExitStack() as stack:
        (ear,) = listening(stack, table, [ana])
        choice = random.Random(1)
        while not ear.state or ear.state["talk_until"] is None:
            if ear.state and 0 in ear.state["awaited"]:
                hand_in(ear, "africa1880", 0, choice)
            ear.hear("state")
        ear.say("propose", proposal="alliance", to=1)
        made = ear.hear("said")
        while made["seat"] != 0:
            made = ear.hear("said")
        answer = ear.hear("said")
        while answer["answers"] != made["id"]:
            answer = ear.hear("said")
        assert (answer["seat"], answer["to"], answer["text"] in ("yes", "no")) == (1, 0, True)
        ear.say("ready")
        ear.until(lambda state: state["talk_until"] is None)
        play_through([ear], "africa1880", choice)
    bots.end()


def refused(host: Host, token: str, *tables: str) -> str:
    """Return why a bot cannot play."""

    def say(key: str, **details: object) -> None:
        """Keep what is told to oneself."""

    wish = Wish("random", tables)
    with pytest.raises(Fault) as caught:
        asyncio.run(play(f"http://{host.address}", token, wish, "fr", say))
    assert words("fr").fault(caught.value)
    return words("en").fault(caught.value)


def test_what_is_wrong_is_said(host: Host) -> None:
    ana = Guest(host, "Ana")
    table = ana.table("express", 2, levels=[None, "random"])
    token = token_of(host, "Bo")
    assert refused(host, "invented", table) == words("en").say("bot-token")
    assert refused(host, token, "nowhere").endswith(words("fr").say("no-such-table"))
    assert refused(host, token, table) == words("en").say("bot-no-seat", table=table)
    with pytest.raises(Fault, match="bot-token-missing"):
        run(f"http://{host.address}", "", Wish(), "en")
    with pytest.raises(Fault, match="bot-address"):
        run("mailto:ana", "token", Wish(), "en")
    with pytest.raises(Fault, match="bot-unreachable"):
        run("http://127.0.0.1:9", "token", Wish(), "en")
    with pytest.raises(Fault, match="game-unknown"):
        run(f"http://{host.address}", token, Wish(games=("chess",)), "en")
    with pytest.raises(Fault, match="level-unknown"):
        run(f"http://{host.address}", token, Wish("divine"), "en")


def test_a_bot_waits_for_open_tables_and_leaves_its_seats_when_it_is_stopped(host: Host) -> None:
    ana = Guest(host, "Ana")
    other = ana.table("manchots", 2)
    arguments = ("--any", "--game", "express", "--most", "2", "--lang", "fr")
    with program(host.address, token_of(host, "Bo"), *arguments) as process:
        tables = [ana.table("express", 2) for _ in range(2)]
        for table in tables:
            with ana.at(table) as ear:
                while not ear.hear("table")["table"]["seats"][1]["person"]:
                    pass
        assert ana.http.get(f"/api/tables/{other}").json()["seats"][1]["person"] is None
        said = interrupt(process)
        assert process.wait(PATIENCE) == 0
    assert words("fr").say("bot-stopped") in said
    for table in tables:
        assert ana.http.get(f"/api/tables/{table}").json()["seats"][1]["person"] is None
