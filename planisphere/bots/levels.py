"""The players that are not people, by game and by level."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from planisphere.faults import OptionFault
from planisphere.kernel import Int64s, compiled

LEVELS = ("random", "easy", "normal")
"""The weakest first."""

Chooser = Callable[[Any, int, Int64s, int, np.random.Generator], int]
"""Given a view, its seat, the legal actions in a buffer and their number: one of them."""


@compiled
def anything(
    view: Any, seat: int, legal: Int64s, count: int, generator: np.random.Generator
) -> int:
    """Choose any legal action, all alike."""
    return int(legal[int(generator.random() * count)])


@cache
def chooser(game: str, level: str) -> Chooser:
    """Return how a bot of a level chooses in a game."""
    check_level(level)
    if level == "random":
        return anything
    found: Chooser = getattr(import_module(f"planisphere.bots.{game}"), level)
    return found


def check_level(level: str) -> None:
    """Refuse a level that there is not."""
    if level not in LEVELS:
        raise OptionFault("level-unknown", level=level, allowed=", ".join(LEVELS))
