"""The players that are not people, by game and by level."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from planisphere.faults import OptionFault
from planisphere.kernel import Int64s, compiled

COMPILED = ("random", "easy", "normal")
"""The levels of every game, the weakest first; they choose action by action, compiled."""

THINKING: dict[str, tuple[str, ...]] = {
    "conquete57": ("hard", "master"),
    "risk76": ("hard", "master"),
    "express": ("hard", "master"),
    "manchots": ("hard", "master"),
    "africa1880": ("hard", "master"),
}
"""By game, the stronger levels, which think for a while; said here, as loading bots takes time."""

LEVELS = (*COMPILED, "hard", "master")
"""All that a level of bots may be called, the weakest first."""

Chooser = Callable[[Any, int, Int64s, int, np.random.Generator], int]
"""Given a view, its seat, the legal actions in a buffer and their number: one of them."""


@compiled
def anything(
    view: Any, seat: int, legal: Int64s, count: int, generator: np.random.Generator
) -> int:
    """Choose any legal action, all alike."""
    return int(legal[int(generator.random() * count)])


def levels(game: str) -> tuple[str, ...]:
    """Return the levels that a game has, the weakest first."""
    return (*COMPILED, *THINKING.get(game, ()))


def listens(level: str) -> bool:
    """Whether a bot is told what its seat heard: those that are compiled have no use for it."""
    return level not in COMPILED


def check_level(level: str, known: tuple[str, ...] = LEVELS) -> None:
    """Refuse a level that there is not, at all or among those of a game."""
    if level not in known:
        raise OptionFault("level-unknown", level=level[:20], allowed=", ".join(known))


@cache
def chooser(game: str, level: str) -> Chooser:
    """Return how a bot of a compiled level chooses in a game."""
    check_level(level, COMPILED)
    if level == "random":
        return anything
    found: Chooser = getattr(import_module(f"planisphere.bots.{game}"), level)
    return found
