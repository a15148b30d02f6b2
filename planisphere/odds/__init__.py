"""The exact odds of battles, of campaigns through several territories, and of sieges of cards."""

from __future__ import annotations

from planisphere.odds.battle import ExactOdds, Odds, battle, battle_exact, roll, siege
from planisphere.odds.express import (
    Advice,
    best,
    can_be_stolen,
    chances,
    conquest,
    conquest_exact,
    lines_of,
    most_dice,
)

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
