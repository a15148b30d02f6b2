"""Whatever clients do at a table, in any order: nobody misses anything, or sees too much."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from planisphere.catalogue import CATALOGUE
from planisphere.chance import Fair
from planisphere.game import ONLOOKER
from planisphere.match import Match
from planisphere.server.telling import fields_of
from planisphere.telling.lines import seen
from tests.server.hosting import Ear, Guest, Host, failures, hosting
from tests.server.playing import SEATS, choose

PEOPLE = 2
CLIENTS = PEOPLE + 1
"""The last of them looks on."""
OPTIONS = {"africa1880": {"powers": "drawn", "horizon": "3"}}
clients, people = st.integers(0, CLIENTS - 1), st.integers(0, PEOPLE - 1)
seeds = st.integers(0, 2**32)
NEVER: list[str | list[int]] = ["", "fly to the moon", ";", [], [-1], [10**6], [0] * 256, "\ud83d"]
GARBAGE = ["", "{", "[]", '"x"', "null", '{"kind":"fly"}', '{"kind":"play"}', '{"kind":1}', "\x00"]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that lets people say as much as they like."""
    folder = tmp_path_factory.mktemp("server")
    with hosting(folder, salt_seconds="30", tables_a_person="100000") as running:
        yield running


class Client:
    """Somebody who listens at a table, and may lose the connection."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.stack = ExitStack()
        self.entries: list[dict[str, Any]] = []
        self.asked = 0
        self.ear = self._connect(0)

    def _connect(self, since: int) -> Ear:
        return self.stack.enter_context(self.guest.at(self.table, since))

    def come_back(self) -> None:
        """Lose the connection, and take up where it was."""
        number = self.ear.state["number"]
        self.entries += self.ear.entries
        self.stack.close()
        self.ear = self._connect(number)
        self.ear.hear("state")

    def listen(self) -> list[dict[str, Any]]:
        """Take in all that the server had to say; return the refusals."""
        self.asked += 1
        mark = f"mark {self.asked}"
        self.ear.say("try", move=[-1], key=mark)
        refusals = []
        while (refusal := self.ear.hear("refused"))["key"] != mark:
            refusals.append(refusal)
        return refusals

    @property
    def heard(self) -> list[int]:
        """The numbers of all entries that came."""
        return [entry["number"] for entry in [*self.entries, *self.ear.entries]]


class Protocol(RuleBasedStateMachine):
    """Two people and an onlooker at a table with a bot."""

    def __init__(self, host: Host, guests: list[Guest], game: str) -> None:
        super().__init__()
        self.game = game
        table = set_up(guests, game)
        self.failures = failures()
        self.clients = [Client(guest, table) for guest in guests]
        for client in self.clients[:PEOPLE]:
            client.ear.say("salt", salt="any")
        for client in self.clients:
            client.ear.until(lambda state: True)
        app: Any = host.server.config.app
        self.live = app.state.hall.live[table]
        self.table = table
        self.settle()

    def settle(self) -> list[dict[str, Any]]:
        """Wait until nothing is under way and everybody knows it; return what was refused."""
        refusals = []
        while True:
            number = self.live.playing.match.number
            for client in self.clients:
                refusals += client.listen()
            idle = not self.live.tasks and number == self.live.playing.match.number
            if idle and all(client.ear.state["number"] == number for client in self.clients):
                return refusals

    def unchanged(self, client: int, kind: str, **data: object) -> list[str]:
        """Say something that changes nothing; return why it was refused."""
        before = self.live.playing.match.number, self.live.playing.match.position.tobytes()
        self.clients[client].ear.say(kind, **data)
        reasons = [refusal["reason"] for refusal in self.settle()]
        match = self.live.playing.match
        assert (match.number, match.position.tobytes()) == before
        return reasons

    def teardown(self) -> None:
        """Let everybody go."""
        for client in self.clients:
            client.stack.close()

    # What people do

    @rule(person=people, seed=seeds, twice=st.booleans())
    def play(self, person: int, seed: int, twice: bool) -> None:
        """Hand in anything legal, now and then twice, as one who got no answer does."""
        ear = self.clients[person].ear
        if person not in ear.state["awaited"] or ear.state["ending"] != "running":
            return
        number = ear.state["number"]
        move = choose(ear, self.game, person, random.Random(seed))
        for _ in range(1 + twice):
            ear.say("play", number=number, move=move, key=f"{seed} {number}")
        refused = [refusal["reason"] for refusal in self.settle()]
        log = self.live.playing.match.log
        if self.live.seats[person].resigned is None:
            assert refused == []
            assert [(log[number].seat, list(log[number].actions))] == [(person, move)]
        else:
            assert set(refused) <= {"resigned", "match-over"}

    @rule(client=clients, move=st.sampled_from(NEVER), keyed=st.booleans())
    def play_nonsense(self, client: int, move: str | list[int], keyed: bool) -> None:
        """Hand in what cannot be."""
        number = self.clients[client].ear.state["number"]
        assert self.unchanged(client, "play", number=number, move=move, key="x" * keyed)

    @rule(client=clients, off=st.sampled_from([-1000, 7, 2**40]))
    def play_at_another_time(self, client: int, off: int) -> None:
        """Hand in for a moment that is not now."""
        state = self.clients[client].ear.state
        move = state["legal"][:1] or [0]
        reasons = self.unchanged(client, "play", number=state["number"] + off, move=move)
        assert set(reasons) <= {"stale", "no-seat", "resigned", "match-over"}
        assert reasons

    @rule(client=clients, text=st.sampled_from(GARBAGE))
    def send_garbage(self, client: int, text: str) -> None:
        """Send what is no message."""
        self.clients[client].ear.socket.send(text)
        assert [refusal["reason"] for refusal in self.settle()] == ["message-form"]

    @rule(client=clients, off=st.sampled_from([0, 0, 0, 1]))
    def undo(self, client: int, off: int) -> None:
        """Take something back, if it can be."""
        state = self.clients[client].ear.state
        possible = state["undoable"] is not None and not off and state["ending"] == "running"
        self.clients[client].ear.say("undo", number=state["number"] + off)
        reasons = [refusal["reason"] for refusal in self.settle()]
        assert possible or reasons
        assert not (set(reasons) - {"resigned", "match-over"} and possible)

    @rule(client=clients, seed=seeds)
    def try_out(self, client: int, seed: int) -> None:
        """Ask what something would come to."""
        legal = self.clients[client].ear.state["legal"] or [0]
        self.unchanged(client, "try", move=[random.Random(seed).choice(legal)], key="try")

    @rule(client=clients, text=st.text(max_size=20))
    def draft(self, client: int, text: str) -> None:
        """Begin to write."""
        self.unchanged(client, "draft", text=text)

    @rule(client=clients, text=st.text(max_size=20), to=st.none() | st.integers(-1, SEATS))
    def say_something(self, client: int, text: str, to: int | None) -> None:
        """Say something."""
        self.unchanged(client, "say", text=text, to=to)

    @rule(
        client=clients,
        proposal=st.sampled_from(["alliance", "war", "leave", "develop"]),
        to=st.integers(-1, SEATS),
        about=st.none() | st.integers(-3, 40),
    )
    def propose(self, client: int, proposal: str, to: int, about: int | None) -> None:
        """Propose something."""
        self.unchanged(client, "propose", proposal=proposal, to=to, about=about)

    @rule(client=clients, identity=st.integers(-1, 60), yes=st.booleans())
    def answer(self, client: int, identity: int, yes: bool) -> None:
        """Answer a proposal, if it is one."""
        self.unchanged(client, "answer", id=identity, yes=yes)

    @rule(client=clients, kind=st.sampled_from(["ready", "standing"]), on=st.booleans())
    def let_go_on(self, client: int, kind: str, on: bool) -> None:
        """Need no more talk, or leave small decisions to the server, or not."""
        self.clients[client].ear.say(kind, **({"on": on} if kind == "standing" else {}))
        self.settle()

    @rule(client=clients)
    def lose_the_connection(self, client: int) -> None:
        """Go, and come back."""
        self.clients[client].come_back()
        self.settle()

    @rule(person=people, surely=st.integers(0, 9))
    def resign(self, person: int, surely: int) -> None:
        """Give the match up, now and then."""
        if not surely:
            self.clients[person].guest.post(f"/api/tables/{self.table}/resignation")
            self.settle()

    # What holds

    @invariant()
    def everybody_hears_every_entry_once(self) -> None:
        """Numbers have no gap and no double."""
        for client in self.clients:
            assert client.heard == list(range(self.live.playing.match.number))

    @invariant()
    def everybody_sees_what_the_log_gives_his_seat(self) -> None:
        """A view is what the log replays to, as that seat may see it."""
        played = self.live.playing.match
        match = Match.from_log(
            played.game, SEATS, self.live.row["options"], played.log, source=Fair("s")
        )
        assert match.position.tobytes() == played.position.tobytes()
        for seat, client in enumerate(self.clients):
            whose = seat if seat < PEOPLE else ONLOOKER
            assert client.ear.state["view"] == fields_of(seen(match.game, whose, match.position))
            assert client.ear.state["awaited"] == match.awaited

    @invariant()
    def nothing_fails(self) -> None:
        """The server has nothing to note."""
        assert failures() == self.failures


def set_up(guests: list[Guest], game: str) -> str:
    """Set a table up at which the last seat is a bot's; start it."""
    options = OPTIONS.get(game, {"horizon": "3"})
    table = guests[0].table(game, SEATS, options=options, undo=True, levels=[None, None, "random"])
    assert guests[1].http.put(f"/api/tables/{table}/seats/1").status_code == 200
    assert guests[0].post(f"/api/tables/{table}/start").status_code == 201
    return table


def run(host: Host, game: str, examples: int, steps: int) -> None:
    """Let clients do anything at so many tables."""
    guests = [Guest(host, f"{game} {number}") for number in range(CLIENTS)]
    run_state_machine_as_test(
        cast("type[Protocol]", partial(Protocol, host, guests, game)),
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            # A real server answers in its own time: what failed once is told, not made smaller.
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        ),
    )


GAMES = [entry.name for entry in CATALOGUE]


@pytest.mark.parametrize("game", GAMES)
def test_anything_may_be_done_in_any_order(host: Host, game: str) -> None:
    run(host, game, 4, 25)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_anything_may_be_done_in_any_order_for_long(host: Host, game: str) -> None:
    run(host, game, 60, 60)
