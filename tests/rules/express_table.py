"""A table of Risk Express set up in words, for the tests of its rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import combinations
from typing import Any

import pytest

from planisphere.chance import Fair, Scripted
from planisphere.faults import IllegalMove
from planisphere.match import Match

A, B, C, D, E, F = range(6)
NOBODY = -1

FACES = ("1", "2", "3", "cannon", "cavalry", "general")
"""The faces as commands name them."""

CONTINENTS = {
    "asia": (10, "china russia middle-east india"),
    "north-america": (8, "united-states canada mexico"),
    "europe": (8, "western-europe eastern-europe"),
    "africa": (5, "north-africa south-africa"),
    "south-america": (4, "brazil argentina"),
    "australia": (3, "australia"),
}
"""What each continent is worth, and its cards."""

CARDS: dict[str, tuple[int, list[str | int]]] = {
    "china": (3, ["cannon", "cavalry cavalry", 5]),
    "russia": (2, ["cannon", "cannon", 7]),
    "middle-east": (1, [10]),
    "india": (1, ["general", "cannon", "cavalry"]),
    "united-states": (3, ["cannon cavalry", "cannon cavalry", 3]),
    "canada": (2, ["general", "cannon", "cavalry", 3]),
    "mexico": (1, ["general", "cannon cannon"]),
    "western-europe": (4, ["cannon cannon", "cavalry cavalry"]),
    "eastern-europe": (3, ["general", "cannon cavalry", 6]),
    "north-africa": (2, ["cavalry cavalry", 5, 2]),
    "south-africa": (2, ["general", 8]),
    "brazil": (2, ["general", 4, 4]),
    "argentina": (1, ["general general", "cavalry"]),
    "australia": (3, ["general general", "cannon", "cavalry", 4]),
}
"""Points and battle lines of every card: symbols, or a number of soldiers."""

CARD = list(CARDS)


def names(dice: str) -> list[str]:
    """Return the full names of dice such as `1 1 cannon`."""
    return [f"soldiers-{die}" if die in "123" else die for die in dice.split()]


def line(
    held: Mapping[str, str] | None = None,
    tray: str = "",
    *,
    seats: int = 3,
    **fields: Any,
) -> str:
    """Write a position line: who holds which cards (or continents), and the dice in the tray.

    Unless told otherwise it is A's turn to choose, in round 3, and A is first.
    """
    usual = {"seats": seats, "round_number": 3, "first": "A", "turn": "A", "owner": owners(held)}
    if tray:
        usual["tray"] = "+".join(f"{many}*{die}" for die, many in Counter(names(tray)).items())
    return "express " + " ".join(f"{name}={value}" for name, value in {**usual, **fields}.items())


def owners(held: Mapping[str, str] | None) -> str:
    """Return the holder of every card, `-` for the middle."""
    holder = {
        card: seat
        for seat, words in (held or {}).items()
        for word in words.split()
        for card in (CONTINENTS[word][1].split() if word in CONTINENTS else [word])
    }
    return "".join(holder.get(card, "-") for card in CARD)


def sit(text: str, *throws: str) -> Match:
    """Sit down at a position, with the throws to come; then the dice fall as they like."""
    script = [die for throw in throws for die in names(throw)]
    return Match.from_line(text, source=Scripted(script, then=Fair("table")))


def begin(seats: int, *throws: str, **options: str) -> Match:
    """Begin a match with these throws."""
    script = [die for throw in throws for die in names(throw)]
    return Match.new("express", seats, options, source=Scripted(script, then=Fair("table")))


def tray(match: Match) -> str:
    """Return the dice in the tray, in the order of the faces."""
    return " ".join(
        face
        for face, many in zip(FACES, match.position.tray, strict=True)
        for _ in range(int(many))
    )


def owner(match: Match, card: str) -> int:
    """Tell who holds a card."""
    return int(match.position.owner[CARD.index(card)])


def siege(match: Match) -> tuple[str, set[int], int] | None:
    """Return the card that is invaded, its filled lines and the dice on them."""
    if int(match.position.card) == NOBODY:
        return None
    filled = int(match.position.filled)
    lines = {number + 1 for number in range(8) if filled >> number & 1}
    return CARD[int(match.position.card)], lines, int(match.position.on_lines)


def can(match: Match, start: str) -> list[str]:
    """List the legal commands of the seat awaited that begin with some words."""
    (seat,) = match.awaited
    words = start.split()
    return [text for text in match.commands(seat) if text.split()[: len(words)] == words]


def thrifty(dice: str, soldiers: int) -> set[str]:
    """List the ways to make a number of soldiers of some dice, with no die to spare."""
    numbers = sorted(int(die) for die in dice.split() if die in "123")
    return {
        " ".join(map(str, chosen))
        for size in range(1, len(numbers) + 1)
        for chosen in combinations(numbers, size)
        if sum(chosen) >= soldiers > sum(chosen) - min(chosen)
    }


def standing(match: Match) -> list[tuple[int, int]]:
    """Return the points and the whole continents of every seat, as X14 counts them."""
    found = []
    for seat in range(int(match.position.seats)):
        points = whole = 0
        for worth, words in CONTINENTS.values():
            cards = [card for card in words.split() if owner(match, card) == seat]
            if len(cards) == len(words.split()):
                points, whole = points + worth, whole + 1
            else:
                points += sum(CARDS[card][0] for card in cards)
        found.append((points, whole))
    return found


@contextmanager
def refused(rule: str) -> Iterator[None]:
    """Expect that a move is refused by a rule."""
    with pytest.raises(IllegalMove) as caught:
        yield
    assert caught.value.rule == rule
