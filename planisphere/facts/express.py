"""The facts of Risk Express: cards with their lines, and continents."""

from __future__ import annotations

from typing import Any

from planisphere.facts.fact import Facts
from planisphere.games.express.cards import (
    CARD,
    DICE,
    EXPRESS,
    FACE,
    FILL_CARD,
    FILL_DICE,
    FILL_LINE,
    FILLS,
    GUARD,
)


def things(game: str) -> dict[str, dict[str, Facts]]:
    """Return the facts of the things of a game: for each list, by slug."""
    return {
        "cards": {card["id"]: _card(card) for card in EXPRESS["cards"]},
        "continents": {c["id"]: _continent(c["id"], c["points"]) for c in EXPRESS["continents"]},
    }


def whole(game: str) -> Facts:
    """Return the dice, the line that a held card has besides its own, and what fills a line."""
    fills: list[str | int | list[str]] = [_fill(fill) for fill in range(FILLS)]
    return {"dice": DICE, "guard": list(GUARD), "fills": fills}


def _fill(fill: int) -> list[str]:
    """Return what the action of this number fills: a card, a line counted from 1, the dice."""
    dice = [face for face, count in zip(FACE, FILL_DICE[fill], strict=True) for _ in range(count)]
    return [CARD[FILL_CARD[fill]], str(FILL_LINE[fill] + 1), *dice]


def _card(card: dict[str, Any]) -> Facts:
    """Return what a card is worth, and its lines in order: faces, or a number of soldiers."""
    lines = [_line(line) for line in card["lines"]]
    return {"continent": card["continent"], "points": card["points"], "lines": lines}


def _line(line: dict[str, int]) -> list[str] | int:
    """Return the faces that fill a line, or how many soldiers."""
    if "soldiers" in line:
        return line["soldiers"]
    return [face for face, count in line.items() for _ in range(count)]


def _continent(slug: str, points: int) -> Facts:
    """Return what a whole continent is worth, and its cards."""
    members = [card["id"] for card in EXPRESS["cards"] if card["continent"] == slug]
    return {"points": points, "members": members}
