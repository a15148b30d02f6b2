"""How bots talk before they write, by game and by level, and how they keep their word."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from planisphere.bots.levels import Chooser, check_level, levels

if TYPE_CHECKING:
    from planisphere.diplomacy import Proposal

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
    """How a bot talks; it gets what its seat may see, and what was agreed."""

    answer: Callable[[Any, int, Proposal, Agreements, np.random.Generator], bool]
    """Whether its seat accepts a proposal."""
    suggest: Suggest
    """What its seat proposes, two a turn at most."""


@cache
def talker(game: str, level: str) -> Talker:
    """Return how a bot of a level talks, in a game that the catalogue says has diplomacy."""
    check_level(level, levels(game))
    found: Talker = import_module(f"planisphere.bots.{game}.talking").TALKERS[level]
    return found


def faithful(game: str, choose: Chooser, agreements: Agreements) -> Chooser:
    """Return a bot's way to choose that keeps what its seat agreed, unless breaking it pays."""
    found: Chooser = import_module(f"planisphere.bots.{game}.keeping").faithful(choose, agreements)
    return found
