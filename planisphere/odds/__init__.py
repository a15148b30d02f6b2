"""The exact odds of battles, of campaigns through several territories, and of sieges of cards."""

from __future__ import annotations

from planisphere.odds.siege import (
    Advice,
    best,
    can_be_stolen,
    chances,
    conquest,
    conquest_exact,
    lines_of,
    most_dice,
)

# isort: split
# After the module of that name, so that `siege` is the function.
from planisphere.odds.battle import ExactOdds, Odds, battle, battle_exact, roll, siege

__all__ = [
    "Advice",
    "ExactOdds",
    "Odds",
    "battle",
    "battle_exact",
    "best",
    "can_be_stolen",
    "chances",
    "conquest",
    "conquest_exact",
    "lines_of",
    "most_dice",
    "roll",
    "siege",
]
