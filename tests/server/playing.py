"""Playing over the wire: tables that begin, and people who do anything legal."""

from __future__ import annotations

import random
from contextlib import ExitStack
from typing import Any, Protocol

import numpy as np

from planisphere.bots.deciding import decide
from planisphere.bots.levels import chooser
from planisphere.catalogue import load
from tests.server.hosting import Ear, Guest, Host

SEATS = 3
SHORT = {"conquete57": "2", "risk76": "2", "express": "6"}
"""Rounds after which the games end that random play would not end, or not soon."""


def gather(
    host: Host, game: str, people: int, seats: int = SEATS, **plan: object
) -> tuple[str, list[Guest]]:
    """Set a table up for so many people, who sit down, bots on the other seats."""
    guests = [Guest(host, f"Player {number}") for number in range(people)]
    levels = [None] * people + ["random"] * (seats - people)
    table = guests[0].table(game, seats, **{"levels": levels, **plan})
    for seat, guest in enumerate(guests[1:], 1):
        assert guest.http.put(f"/api/tables/{table}/seats/{seat}").status_code == 200
    return table, guests


def begin(
    host: Host, game: str, people: int, seats: int = SEATS, **plan: object
) -> tuple[str, list[Guest]]:
    """Set a table up for so many people, bots on the other seats, and start it."""
    table, guests = gather(host, game, people, seats, **plan)
    assert guests[0].post(f"/api/tables/{table}/start").status_code == 201
    return table, guests


def short(game: str) -> dict[str, str]:
    """Return options with which a match of a game ends soon, and nobody waits for talk."""
    options = {"horizon": SHORT.get(game, "0")}
    return options | ({"diplomacy_minutes": "0"} if game == "africa1880" else {})


class Seeing(Protocol):
    """Somebody who knows how a match stands."""

    def view(self, game: str) -> Any:
        """Return what he sees as a record."""


def choose(ear: Seeing, game: str, seat: int, choice: random.Random) -> list[int]:
    """Choose anything legal on one's view; of what is sealed, the whole."""
    generator = np.random.default_rng(choice.getrandbits(32))
    return decide(load(game), ear.view(game), seat, chooser(game, "random"), generator)


def hand_in(ear: Ear, game: str, seat: int, choice: random.Random) -> None:
    """Hand anything legal in."""
    number = ear.state["number"]
    ear.say("play", number=number, move=choose(ear, game, seat, choice), key=str(number))


def play_one(ear: Ear, game: str, seat: int, choice: random.Random) -> None:
    """Hand anything legal in, and wait until it counts: of others one may hear before."""
    number = ear.state["number"]
    hand_in(ear, game, seat, choice)

    def counts(_: object) -> bool:
        return any(one["seat"] == seat and one["number"] >= number for one in ear.entries)

    ear.until(counts)


def first_turn(ear: Ear, seat: int = 0) -> None:
    """Wait until a seat is awaited."""
    ear.until(lambda state: seat in state["awaited"])


def play_through(ears: list[Ear], game: str, choice: random.Random) -> None:
    """Let people play anything legal until the match is over."""
    for ear in ears:
        ear.until(lambda state: True)
    while ears[0].state["ending"] == "running":
        newest = max(ear.state["number"] for ear in ears)
        for ear in ears:
            ear.catch_up(newest)
        mine = [seat for seat in ears[0].state["awaited"] if seat < len(ears)]
        if mine:
            hand_in(ears[mine[0]], game, mine[0], choice)
        ears[0].hear("state")
    for ear in ears:
        ear.until(lambda state: state["ending"] != "running")


def listening(stack: ExitStack, table: str, guests: list[Guest]) -> list[Ear]:
    """Let people listen at a table, with the salts of their clients."""
    ears = [stack.enter_context(guest.at(table)) for guest in guests]
    for seat, ear in enumerate(ears):
        ear.say("salt", salt=f"salt {seat}")
    return ears
