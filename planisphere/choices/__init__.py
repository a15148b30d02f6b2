"""What a seat may do now, grouped for a client, from its view alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

from planisphere.choices.choice import Choice
from planisphere.game import Game
from planisphere.match import legal_actions

ROOMS = {"conquete57": "world", "risk76": "world"}
"""The games whose choices are in another file than that of their name."""

Questions = Callable[[Any, int], list[list[Choice]]]


def choices(game: Game, view: Any, seat: int, legal: Sequence[int] | None = None) -> list[Choice]:
    """List what a seat may do now; each legal action begins exactly one of the choices.

    Who knows the *legal* actions already need not have them found again.
    """
    if not 0 <= seat < view["seats"]:
        return []
    known = legal_actions(game, view, seat) if legal is None else legal
    if not known:
        return []
    found: list[Choice] = _room(game.name).choices(game.name, view, seat, known)
    return found


def questions(game: Game, view: Any, seat: int) -> list[list[Choice]]:
    """List the questions of a sealed choice, each with its choices, so that one can answer all.

    One choice of each, in this order, is a whole hand-in; no question where nothing is sealed.
    """
    room = _room(game.name)
    if not hasattr(room, "questions") or not choices(game, view, seat):
        return []
    asked: Questions = room.questions
    return asked(view, seat)


@cache
def _room(game: str) -> ModuleType:
    """Return the choices of a game; only those are loaded."""
    return import_module(f"planisphere.choices.{ROOMS.get(game, game)}")
