"""A table may begin where a record stops: a few moves before the end, or in any position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack

import numpy as np
import pytest

from planisphere.bots.deciding import decide, generator
from planisphere.bots.levels import chooser
from planisphere.catalogue import CATALOGUE
from planisphere.fields import NONE
from planisphere.laws import veiled
from planisphere.line import write_line
from planisphere.match import Match
from tests.server.hosting import Guest, Host, hosting
from tests.server.playing import SEATS, hand_in, listening, play_through

GAMES = [entry.name for entry in CATALOGUE]
SHORT = {"africa1880": {"diplomacy_minutes": "0"}, "manchots": {}}
BEFORE = 6
"""Hand-ins that are left to play."""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server; what keeps its data is no matter here."""
    with hosting(tmp_path_factory.mktemp("server")) as running:
        yield running


def played(game: str) -> Match:
    """Return a match of bots, from its beginning to its end."""
    match = Match.new(game, SEATS, SHORT.get(game, {"horizon": "2"}), seed="to its end")
    choose = chooser(game, "random")
    while not match.over:
        seat = match.awaited[0]
        own = generator("to its end", match.number, seat)
        match.play(seat, decide(match.game, match.view(seat), seat, choose, own), whole=True)
    return match


def fork(guest: Guest, match: Match, *others: Guest) -> str:
    """Bring a match from elsewhere, and begin a table where it stands, for people or with bots."""
    brought = guest.post("/api/records", record=match.to_record(reveal=True))
    assert brought.status_code == 201, brought.text
    bots = [None if others else "random"] * (SEATS - 1)
    plan = {"game": match.game.name, "seats": SEATS, "levels": [None, *bots]}
    there = f"/api/tables/{brought.json()['id']}/fork"
    forked = guest.post(there, number=match.number, plan=plan)
    assert forked.status_code == 201, forked.text
    table = str(forked.json()["id"])
    for seat, other in enumerate(others, 1):
        assert other.http.put(f"/api/tables/{table}/seats/{seat}").status_code == 200
    assert guest.post(f"/api/tables/{table}/start").status_code == 201
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_record_that_stops_before_the_end_is_played_to_it(host: Host, game: str) -> None:
    whole = played(game)
    cut = whole.at(whole.number - BEFORE)
    guest = Guest(host, "Anna")
    with guest.at(fork(guest, cut)) as ear:
        ear.say("salt", salt="mine")
        ear.until(lambda state: True)
        assert ear.entries[0]["number"] == 0
        assert ear.state["view"]["round_number"] >= cut.position.round_number
        play_through([ear], game, random.Random(1))
        assert ear.state["ending"] == whole.ending
        assert ear.state["number"] < whole.number


@pytest.mark.parametrize("game", GAMES)
def test_a_record_without_moves_begins_a_table_in_its_position(host: Host, game: str) -> None:
    whole = played(game)
    line = whole.at(whole.number - BEFORE).position_line()
    study = Match.from_line(line, seed="study")
    guest = Guest(host, "Anna")
    with guest.at(fork(guest, study)) as ear:
        first = ear.until(lambda state: True)
        assert first["view"]["round_number"] >= study.position.round_number
        play_through([ear], game, random.Random(1))
        assert ear.state["ending"] == whole.ending


def states(host_of: Guest, others: list[Guest], match: Match, choice: random.Random) -> list[str]:
    """Return all that the first seat is told of a match, while another makes a sealed choice."""
    guests = [host_of, *others]
    table, game = fork(host_of, match, *others), match.game.name
    with ExitStack() as stack:
        ears = listening(stack, table, guests)
        awaited = ears[0].until(lambda state: True)["awaited"]
        if len(awaited) > 1:
            ears[1].until(lambda state: True)
            hand_in(ears[1], game, 1, choice)
            ears[0].until(lambda state: 1 not in state["awaited"])
        return [raw for raw in ears[0].raw if '"kind":"state"' in raw]


def waits_for(match: Match, seat: int) -> bool:
    """Whether a match goes on when a seat has decided, and not by its standing answer before."""
    return seat in match.awaited and match.game.standing(match.position, seat) == NONE


@pytest.mark.parametrize("game", GAMES)
def test_where_only_the_hidden_differs_the_same_bytes_are_sent(host: Host, game: str) -> None:
    whole = played(game)
    middle = whole.at(whole.number // 2)
    while not waits_for(middle, 1):
        middle = whole.at(middle.number - 1)
    twin = veiled(middle.game, middle.position, 0)
    middle.game.guess(twin, np.random.default_rng(1))
    anna, *others = (Guest(host, f"Player {number}") for number in range(SEATS))
    one, other = (
        states(anna, others, Match.from_line(write_line(middle.game, position)), random.Random(own))
        for own, position in enumerate((middle.position, twin))
    )
    assert one == other
    assert len(one) == (2 if len(middle.awaited) > 1 else 1)
