"""The games by name; a game is loaded only when it is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from planisphere.faults import OptionFault

if TYPE_CHECKING:
    from planisphere.game import Game


@dataclass(frozen=True, slots=True)
class Entry:
    """What the catalogue says of a game without loading it."""

    name: str
    seats: range
    modes: tuple[tuple[str, dict[str, str], int], ...]
    """Its ways to play: a word, the options that choose it, a usual number of seats."""


CATALOGUE = (
    Entry(
        "conquete57",
        range(2, 7),
        (("first", {"economy": "first"}, 3), ("second", {"economy": "second"}, 3)),
    ),
    Entry(
        "risk76",
        range(2, 7),
        (
            ("missions", {"mode": "missions"}, 3),
            ("world", {"mode": "world"}, 3),
            ("ally", {"mode": "ally"}, 2),
        ),
    ),
)


def entry(name: str) -> Entry:
    """Return the catalogue's entry for a game."""
    for known in CATALOGUE:
        if known.name == name:
            return known
    raise OptionFault("game-unknown", name=name, allowed=", ".join(e.name for e in CATALOGUE))


@cache
def load(name: str) -> Game:
    """Return a game by its name."""
    game: Game = import_module(f"planisphere.games.{entry(name).name}").GAME
    return game
