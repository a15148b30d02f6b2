"""What a bot is given for a decision, and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from planisphere.bots.talkers import Agreements, Past
from planisphere.game import Game

if TYPE_CHECKING:
    from planisphere.diplomacy import Word


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think for one hand-in; the playouts alone where a seed must reproduce."""

    playouts: int
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Seen:
    """All that a bot is given: its seat's view and what the seat heard, never a position."""

    game: Game
    view: Any
    seat: int
    budget: Budget
    generator: np.random.Generator
    heard: Sequence[tuple[int, int]] = ()
    """Who moved and how, from the first move on; a sealed move is one that is hidden."""
    agreements: Agreements = ()
    past: Past = ()
    talk: Sequence[Word] = ()
    """All that was said to the seat, to everybody, or by itself, as far as it is remembered."""


@dataclass(frozen=True, slots=True)
class Decision:
    """The actions that a bot hands in, and why, as a message with its details."""

    actions: list[int]
    reason: str = ""
    details: Mapping[str, object] = field(default_factory=dict)
    hope: float | None = None
    """Its chance to win, if it has estimated that."""


Thinker = Callable[[Seen], Decision]
"""A bot keeps nothing between decisions: what it remembers stands in what it heard."""
