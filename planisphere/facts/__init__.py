"""What is printed on the components of a game, and what they are worth, as data for clients."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from planisphere.facts.fact import Facts

ROOMS = {"conquete57": "world", "risk76": "world"}
"""The games whose facts are in another file than that of their name."""


def things(game: str) -> dict[str, dict[str, Facts]]:
    """Return the facts of the things of a game: for each list, by slug."""
    found: dict[str, dict[str, Facts]] = _room(game).things(game)
    return found


def whole(game: str) -> Facts:
    """Return the facts of a game as a whole."""
    found: Facts = _room(game).whole(game)
    return found


def _room(game: str) -> ModuleType:
    """Return the facts of a game; only those are loaded."""
    return import_module(f"planisphere.facts.{ROOMS.get(game, game)}")
