"""The exact odds of battles, and of campaigns through several territories."""

from __future__ import annotations

from planisphere.odds.battle import ExactOdds, Odds, battle, battle_exact, roll, siege

__all__ = ["ExactOdds", "Odds", "battle", "battle_exact", "roll", "siege"]
