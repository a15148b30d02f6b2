"""What follows from a view by the rules, as data for clients: points, majorities, neighbours."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from planisphere.game import Game
from planisphere.telling.lines import seen

ROOMS = ("conquete57", "risk76", "express", "manchots")
"""The games of which something is told beside the view."""

Tally = dict[str, list[Any]]
"""Lists by what they are about; empty in games whose views say all of it."""


def tally(game: Game, position: Any, seat: int) -> Tally:
    """Return what a seat may know besides its view, because it follows from it."""
    if game.name not in ROOMS:
        return {}
    reckon: Callable[[Any], Tally] = import_module(f"planisphere.tally.{game.name}").tally
    return reckon(seen(game, seat, position))
