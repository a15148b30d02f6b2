"""Sentences about what happens, and the moves that they are about, as somebody may see them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from operator import itemgetter
from typing import Any, NamedTuple

import numpy as np

from planisphere.catalogue import load
from planisphere.chance import Faces
from planisphere.game import CHANCE, Game
from planisphere.match import HandIn, Match
from planisphere.telling.company import Company

EVERYTHING = -1
"""The watcher from whom nothing is hidden."""

TURN, FIGHT, QUIET, PLAIN, END = "turn", "fight", "quiet", "plain", "end"
"""Kinds of sentences; the quiet ones matter only where every hand-in must say something."""


class Line(NamedTuple):
    """A sentence about something that happened, and whose doing it was."""

    kind: str
    seat: int
    text: str


class Moment(NamedTuple):
    """One move as the watcher sees it: before, after, who, what, and the dice."""

    before: Any
    after: Any
    mover: int
    action: int
    faces: Faces


def moments(game: Game, watcher: int, position: Any, entry: HandIn) -> Iterator[Moment]:
    """Play a hand-in move by move, showing each as the watcher sees it; the position moves on."""
    moves: list[tuple[int, int, Faces]] = [(entry.seat, a, ()) for a in entry.actions]
    moves += [(CHANCE, throw.outcome, throw.faces) for throw in entry.chance]
    after = seen(game, watcher, position)
    for mover, action, faces in moves:
        before, heard = after, action
        if watcher != EVERYTHING:
            heard = int(game.heard(position, watcher, mover, action))
        game.play(position, mover, action)
        after = seen(game, watcher, position)
        yield Moment(before, after, mover, heard, faces)


def undone(company: Company, entry: HandIn) -> Line:
    """Tell that somebody has taken a hand-in back."""
    said = company.speech.say("told-undo", who=company.label(entry.seat))
    return Line(PLAIN, entry.seat, said)


def seen(game: Game, watcher: int, position: Any) -> Any:
    """Return a position as the watcher sees it."""
    # A record copies itself field by field, which takes ten times as long as copying its bytes.
    view = np.frombuffer(bytearray(position.tobytes()), _readable(game.name))[0]
    if watcher != EVERYTHING:
        game.observe(view, watcher)
    return view


@cache
def _readable(game: str) -> np.dtype[Any]:
    """Return the layout of a game for records whose fields are quick to read one by one."""
    layout = load(game).layout
    quick = {name: _property(name) for name in layout.names or ()}
    return np.dtype((type("View", (np.void,), quick), layout))


def _property(name: str) -> property:
    """Return what reads and writes a field, without the detours of NumPy's records."""

    def put(view: Any, value: object) -> None:
        view[name] = value

    return property(itemgetter(name), put)


def first_position(match: Match) -> Any:
    """Return the position that the log of a match starts from."""
    for position, _, _ in match.moves():
        return position.copy()
    return match.position.copy()
