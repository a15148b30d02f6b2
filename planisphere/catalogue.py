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
class Mode:
    """A way to play a game: the options that choose it, and a usual number of seats."""

    name: str
    options: dict[str, str]
    seats: int


@dataclass(frozen=True, slots=True)
class Entry:
    """What the catalogue says of a game without loading it."""

    name: str
    title: str
    seats: range
    modes: tuple[Mode, ...]
    diplomacy: bool = False
    """Whether players propose things to each other, as `diplomacy` has them."""


CATALOGUE = (
    Entry(
        "conquete57",
        "La Conquête du Monde (1957)",
        range(2, 7),
        (Mode("first", {"economy": "first"}, 3), Mode("second", {"economy": "second"}, 3)),
    ),
    Entry(
        "risk76",
        "Risk (1970–76)",
        range(2, 7),
        (
            Mode("missions", {"mode": "missions"}, 3),
            Mode("world", {"mode": "world"}, 3),
            Mode("ally", {"mode": "ally"}, 2),
        ),
    ),
    Entry("express", "Risk Express", range(2, 7), (Mode("express", {}, 3),)),
    Entry(
        "manchots",
        "Manchots Barjots",
        range(2, 6),
        (Mode("manchots", {}, 4), Mode("virtual", {}, 2)),
    ),
    Entry("africa1880", "Africa 1880", range(3, 7), (Mode("africa1880", {}, 4),), diplomacy=True),
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
