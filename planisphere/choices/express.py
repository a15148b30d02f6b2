"""The choices of Risk Express: each is one action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from planisphere.choices.choice import Choice, choice
from planisphere.games.express.cards import (
    CARD,
    FACE,
    FILL_CARD,
    FILL_DICE,
    FILL_LINE,
    FILLS,
    SOLDIERS,
)


def _fill(fill: int) -> Choice:
    """Let a line be filled with certain dice; only soldiers need to be named."""
    counts = FILL_DICE[fill, :SOLDIERS].tolist()
    dice = [str(1 + face) for face, count in enumerate(counts) for _ in range(count)]
    return choice("fill", (CARD[FILL_CARD[fill]], str(FILL_LINE[fill] + 1), *dice))


CHOICES = [
    *(_fill(fill) for fill in range(FILLS)),
    *(choice("aside", (face,)) for face in FACE),
    choice("continue"),
    choice("afresh"),
]
"""The choice of each action by its number."""


def choices(game: str, view: Any, seat: int, legal: Sequence[int]) -> list[Choice]:
    """Return the choices of the legal actions."""
    return [CHOICES[action] for action in legal]
