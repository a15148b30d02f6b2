"""The players that are not people, by game and by level."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from planisphere.faults import OptionFault
from planisphere.kernel import Int64s, compiled

if TYPE_CHECKING:
    from planisphere.diplomacy import Proposal

LEVELS = ("random", "easy", "normal")
"""The weakest first."""

Chooser = Callable[[Any, int, Int64s, int, np.random.Generator], int]
"""Given a view, its seat, the legal actions in a buffer and their number: one of them."""

Agreements = Sequence["Proposal"]
"""The proposals that were accepted this turn."""


class Suggest(Protocol):
    """What a seat proposes, beside what it has said in this turn already."""

    def __call__(
        self,
        view: Any,
        seat: int,
        agreements: Agreements,
        generator: np.random.Generator,
        said: Agreements = (),
    ) -> list[Proposal]:
        """Return what is worth proposing."""


@dataclass(frozen=True, slots=True)
class Talker:
    """How a bot talks before it writes; it gets what its seat may see, and what was agreed."""

    answer: Callable[[Any, int, Proposal, Agreements, np.random.Generator], bool]
    """Whether its seat accepts a proposal."""
    suggest: Suggest
    """What its seat proposes, two a turn at most."""


@compiled
def anything(
    view: Any, seat: int, legal: Int64s, count: int, generator: np.random.Generator
) -> int:
    """Choose any legal action, all alike."""
    return int(legal[int(generator.random() * count)])


@cache
def chooser(game: str, level: str) -> Chooser:
    """Return how a bot of a level chooses in a game."""
    _check_level(level)
    if level == "random":
        return anything
    found: Chooser = getattr(import_module(f"planisphere.bots.{game}"), level)
    return found


@cache
def talker(game: str, level: str) -> Talker:
    """Return how a bot of a level talks, in a game that the catalogue says has diplomacy."""
    _check_level(level)
    found: Talker = import_module(f"planisphere.bots.{game}.talking").TALKERS[level]
    return found


def faithful(game: str, choose: Chooser, agreements: Agreements) -> Chooser:
    """Return a bot's way to choose that keeps what its seat agreed, unless breaking it pays."""
    found: Chooser = import_module(f"planisphere.bots.{game}.keeping").faithful(choose, agreements)
    return found


def _check_level(level: str) -> None:
    """Refuse a level that there is not."""
    if level not in LEVELS:
        raise OptionFault("level-unknown", level=level, allowed=", ".join(LEVELS))
