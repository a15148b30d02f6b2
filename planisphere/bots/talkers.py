"""How bots talk before they write, by game and by level, and how they keep their word."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from planisphere.bots.levels import Chooser, check_level, levels

if TYPE_CHECKING:
    from planisphere.diplomacy import Pact, Proposal

Agreements = Sequence["Proposal"]
"""The proposals that were accepted this turn."""

Past = Sequence["Pact"]
"""What a seat agreed in earlier turns, and who kept it."""


class Answer(Protocol):
    """Whether a seat accepts a proposal, beside what it has agreed and what it remembers."""

    def __call__(
        self,
        view: Any,
        seat: int,
        proposal: Proposal,
        agreements: Agreements,
        generator: np.random.Generator,
        past: Past = (),
    ) -> bool:
        """Say yes or no."""


class Suggest(Protocol):
    """What a seat proposes, beside what it has said in this turn already."""

    def __call__(
        self,
        view: Any,
        seat: int,
        agreements: Agreements,
        generator: np.random.Generator,
        said: Agreements = (),
        past: Past = (),
    ) -> list[Proposal]:
        """Return what is worth proposing."""


@dataclass(frozen=True, slots=True)
class Talker:
    """How a bot talks; it gets what its seat may see, what was agreed, and who kept his word."""

    answer: Answer
    suggest: Suggest
    """What its seat proposes, two a turn at most."""


@cache
def talker(game: str, level: str) -> Talker:
    """Return how a bot of a level talks, in a game that the catalogue says has diplomacy."""
    check_level(level, levels(game))
    found: Talker = import_module(f"planisphere.bots.{game}.talking").TALKERS[level]
    return found


def faithful(game: str, choose: Chooser, agreements: Agreements, past: Past = ()) -> Chooser:
    """Return a bot's way to choose that keeps what its seat agreed, unless breaking it pays."""
    room = import_module(f"planisphere.bots.{game}.keeping")
    found: Chooser = room.faithful(choose, agreements, past)
    return found
