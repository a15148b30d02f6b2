"""What a move costs without sockets and storage: to play it, and to tell it to three who listen.

Each move is measured again and again and the least counts, which others on the machine hardly
change: so two codes can be compared where nothing else can be measured.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import mean
from types import SimpleNamespace
from typing import Any

from planisphere.game import ONLOOKER
from planisphere.match import Match
from planisphere.server import clock
from planisphere.server.telling import Reporter

GAMES = {"express": {}, "risk76": {"mode": "ally", "placement": "in-turn", "defence": "most"}}
AGAIN = 100
FIRST, LAST = 90, 130
"""The numbers of the hand-ins that are measured."""


def least(work: Callable[..., object], *given: object) -> float:
    """Return the least microseconds that something takes."""
    taken = []
    for _ in range(AGAIN):
        since = time.perf_counter()
        work(*given)
        taken.append(time.perf_counter() - since)
    return min(taken) * 1e6


def table() -> Any:
    """Return as much of a table as is asked by who tells a match there."""

    def listener(view: int) -> Any:
        person = SimpleNamespace(language="en")
        return SimpleNamespace(view=view, person=person, send=lambda data: None, next=0)

    return SimpleNamespace(
        row={"undo": False},
        standing=SimpleNamespace(running=clock.fresh(2, None)),
        clock=None,
        people=[0, 1],
        seats=[SimpleNamespace(level=None, name=name) for name in ("Anna", "Bo")],
        listeners=[listener(view) for view in (0, 1, ONLOOKER)],
    )


def play_and_restore(match: Match, seat: int, move: list[int]) -> None:
    """Play a move, and bring the match back to where it stood."""
    mark = match.mark()
    match.play(seat, move, whole=True)
    match.restore(mark)


def measure(game: str) -> tuple[float, float]:
    """Return what a move of a game costs to play and to tell, in microseconds."""
    match = Match.new(game, 2, GAMES[game], seed="telling")
    reporter = Reporter(table(), match)
    played, told = [], []
    while match.number < LAST and not match.over:
        seat, before, number = match.awaited[0], match.position, match.number
        legal = match.legal(seat)
        move = [legal[number * 7919 % len(legal)]]
        if number >= FIRST:
            played.append(least(play_and_restore, match, seat, move))
        entry = match.play(seat, move, whole=True)
        if number >= FIRST:
            told.append(least(reporter.tell, before, entry))
    return mean(played), mean(told)


if __name__ == "__main__":
    print("game      us to play  us to tell")
    for game in GAMES:
        play, tell = measure(game)
        print(f"{game:9} {play:11.0f} {tell:11.0f}", flush=True)
