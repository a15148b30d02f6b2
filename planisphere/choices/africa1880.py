"""The choices of Africa 1880: powers, first presences, and the lines of a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from planisphere.choices.choice import Choice, choice
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880.board import (
    BORDER,
    BORDERS,
    COASTAL,
    POWER,
    TERRITORIES,
    TERRITORY,
)
from planisphere.games.africa1880.rules import ALLY, MAKE_WAR, NOTHING, TAKE_POWER, TO_DEVELOP

ANSWER = {
    **dict(enumerate(TERRITORY)),
    TO_DEVELOP: "develop",
    NOTHING: "nothing",
    ALLY: "alliance",
    MAKE_WAR: "war",
}
"""What is written for an action on a line of the sheet."""

NEIGHBOURS = [BORDER[home, : BORDERS[home]].tolist() for home in range(TERRITORIES)]
COASTS = [territory for territory in range(TERRITORIES) if COASTAL[territory]]


def choices(game: str, view: Any, seat: int, legal: Sequence[int]) -> list[Choice]:
    """Return the choices of the legal actions: those of one line of the sheet in its order."""
    if view["phase"] == at.PICK:
        return [choice("take", (POWER[action - TAKE_POWER],)) for action in legal]
    if view["phase"] == at.PLACE:
        return [choice("start", (TERRITORY[action],)) for action in legal]
    return _line(int(view["question"][seat]), legal)


def _line(question: int, legal: Sequence[int]) -> list[Choice]:
    """Return what may stand on a line of the sheet."""
    if question == at.LANDING:
        return [choice("landing", (ANSWER[action],)) for action in legal]
    if question < at.LANDING:
        return [choice("order", (TERRITORY[question], ANSWER[action])) for action in legal]
    power = POWER[question - at.RELATION]
    return [choice("declare", (power, ANSWER[action])) for action in legal]


def questions(view: Any, seat: int) -> list[list[Choice]]:
    """List the lines of a sheet that are not written yet, each with what may stand on it.  [A5]"""
    if view["phase"] != at.ORDERS:
        return []
    first = int(view["question"][seat])
    present, colony = view["presence"].tolist(), view["colony"].tolist()
    homes = [home for home in range(TERRITORIES) if present[seat][home]]
    lines = [
        (home, [t for t in NEIGHBOURS[home] if not present[seat][t] and not colony[t]])
        for home in homes
    ]
    asked = {home: [NOTHING, TO_DEVELOP, *targets] for home, targets in lines}
    taken = [any(column) for column in zip(*present, strict=True)]
    asked[at.LANDING] = [NOTHING, *(coast for coast in COASTS if not taken[coast])]
    powers = set(view["power"].tolist()) - {-1, int(view["power"][seat])}
    asked |= {at.RELATION + power: [ALLY, MAKE_WAR] for power in sorted(powers)}
    return [_line(question, answers) for question, answers in asked.items() if question >= first]
