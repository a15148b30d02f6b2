"""Sentences about what happens, and the moves that they are about, as somebody may see them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from planisphere.chance import Faces
from planisphere.game import CHANCE, Game
from planisphere.match import HandIn, Match
from planisphere.telling.company import Company

EVERYTHING = -1
"""The watcher from whom nothing is hidden."""

TURN, FIGHT, QUIET, PLAIN, END = "turn", "fight", "quiet", "plain", "end"
SECRET = "secret"
"""Kinds of sentences.

The quiet ones matter only where every hand-in must say something. A secret one gives away what its
only reader keeps face down: it is not read out while somebody may look over his shoulder.
"""


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


def completed(told: Sequence[str]) -> list[str]:
    """Tell what later entries complete, and of which nothing is told before, as those are told."""
    found = list(told)
    for place in reversed(range(len(found) - 1)):
        found[place] = found[place] or found[place + 1]
    return found


def seen(game: Game, watcher: int, position: Any) -> Any:
    """Return a position as the watcher sees it."""
    view = position.copy()
    if watcher != EVERYTHING:
        game.observe(view, watcher)
    return view


def first_position(match: Match) -> Any:
    """Return the position that the log of a match starts from."""
    for position, _, _ in match.moves():
        return position.copy()
    return match.position.copy()
