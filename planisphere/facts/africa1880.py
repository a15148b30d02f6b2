"""The facts of Africa 1880: territories, powers, and what counts at the end."""

from __future__ import annotations

from typing import Any

from planisphere.facts.fact import Facts
from planisphere.games.africa1880.board import AFRICA, COLONIES, PRESENCES, YEAR
from planisphere.games.africa1880.score import ALLIED, ALONE, SHARED


def things(game: str) -> dict[str, dict[str, Facts]]:
    """Return the facts of the things of a game: for each list, by slug."""
    return {
        "territories": {t["id"]: _territory(t) for t in AFRICA["territories"]},
        "powers": {p["id"]: _power(p) for p in AFRICA["powers"]},
    }


def whole(game: str) -> Facts:
    """Return the years, the pieces, and the points of colonies and alliances."""
    return {
        "years": [*YEAR],
        "presences": PRESENCES,
        "colonies": COLONIES,
        "colony_alone": ALONE,
        "colony_shared": SHARED,
        "alliance": ALLIED,
    }


def _territory(territory: dict[str, Any]) -> Facts:
    """Return what borders on a territory, whether one can land there, and its squares."""
    return {
        "neighbours": territory["borders"],
        "coastal": territory["coastal"],
        "squares": territory["squares"],
    }


def _power(power: dict[str, Any]) -> Facts:
    """Return the colour of a power, and where it stood in history."""
    return {"colour": power["colour"], "start": power["historical_start"]}
