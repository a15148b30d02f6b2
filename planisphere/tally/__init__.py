"""What follows from a view by the rules, as data for clients: points, majorities, neighbours."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from planisphere.game import Game

Tally = dict[str, list[Any]]
"""Lists by what they are about."""


def tally(game: Game, view: Any) -> Tally:
    """Return what a seat may know besides its view, because it follows from it."""
    return _reckoner(game.name)(view)


@cache
def _reckoner(game: str) -> Callable[[Any], Tally]:
    """Return what reckons for a game; only that is loaded."""
    reckon: Callable[[Any], Tally] = import_module(f"planisphere.tally.{game}").tally
    return reckon
