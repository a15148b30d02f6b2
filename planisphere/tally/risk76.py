"""Risk as it stands: who holds which continent, and how far the missions are."""

from __future__ import annotations

from typing import Any

from planisphere.fields import NONE
from planisphere.games.risk76.missions import (
    COUNT,
    DESTROYS,
    MIN_ARMIES,
    NEEDS_CONTINENT,
    PLUS_ANY,
    effective_mission,
    holds_garrisoned,
)
from planisphere.games.risk76.position import MISSION
from planisphere.parts.earth import CONTINENT, CONTINENT_FROM, CONTINENTS
from planisphere.parts.ground import territories_of
from planisphere.tally.ground import holders

Step = dict[str, Any]


def tally(view: Any) -> dict[str, list[Any]]:
    """Return who holds which continent, and how far the missions are that can be seen."""
    whole = holders(view)
    return {
        "holders": whole,
        "missions": [
            _mission(view, whole, seat) if given >= 0 else None
            for seat, given in enumerate(view.mission.tolist()[: int(view.seats)])
        ],
    }


def _mission(view: Any, whole: list[int], seat: int) -> dict[str, Any]:
    """Return the mission that counts for a seat, and what it asks step by step.  [R22, R23]"""
    mission = int(effective_mission(view, seat))
    return {"mission": MISSION[mission], "steps": _steps(view, whole, seat, mission)}


def _steps(view: Any, whole: list[int], seat: int, mission: int) -> list[Step]:
    """List what a mission asks, with how much of it a seat has."""
    prey, count = int(DESTROYS[mission]), int(COUNT[mission])
    if prey != NONE:
        return [{"prey": prey, "left": int(territories_of(view, prey))}]
    if count:
        least = int(MIN_ARMIES[mission])
        have = int(holds_garrisoned(view, seat, least))
        return [{"armies": max(1, least), "have": have, "need": count}]
    return _continents(view, whole, seat, mission)


def _continents(view: Any, whole: list[int], seat: int, mission: int) -> list[Step]:
    """List the continents that a mission asks for, and how many more of the seat's choice."""
    named = [number for number in range(CONTINENTS) if NEEDS_CONTINENT[mission, number]]
    steps: list[Step] = []
    for number in named:
        first, end = CONTINENT_FROM[number], CONTINENT_FROM[number + 1]
        have = int((view.owner[first:end] == seat).sum())
        steps.append({"continent": CONTINENT[number], "have": have, "need": int(end - first)})
    if more := int(PLUS_ANY[mission]):
        others = [n for n, holder in enumerate(whole) if holder == seat and n not in named]
        steps.append({"others": True, "have": len(others), "need": more})
    return steps
