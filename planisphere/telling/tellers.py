"""Who tells a match, found by the name of its game."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from planisphere.game import Game
from planisphere.match import HandIn
from planisphere.telling.company import Company
from planisphere.telling.lines import EVERYTHING, Line

ROOMS = {"conquete57": "world", "risk76": "world"}
"""The games that are told in another room than that of their name."""
OPEN = ("express",)
"""The games in which nothing is hidden from anybody, and all are told the same."""
ALIKE = ("conquete57", "risk76")
"""The games in which all who hear the same moves are told them in the same words.

At the end that does not hold: it may be told with a mission that some have not seen.
"""


class Teller(Protocol):
    """Says what happens, seen by one seat, an onlooker, or everybody."""

    def tell(self, position: Any, entry: HandIn) -> list[Line]:
        """Tell a hand-in and the chance that followed it; the position moves on."""

    def ending(self, view: Any) -> Line:
        """Say who has won, and why."""


def watcher_for(game: Game, seat: int) -> int:
    """Return as whom a seat is told a match: in an open game it is all one."""
    return EVERYTHING if game.name in OPEN else seat


def teller(game: Game, company: Company, watcher: int) -> Teller:
    """Return who tells a match of a game, from its first hand-in on, as a watcher may know it."""
    room = ROOMS.get(game.name, game.name)
    told: Teller = import_module(f"planisphere.telling.{room}.telling").Teller(
        game, company, watcher
    )
    return told
