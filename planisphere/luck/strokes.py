"""Strokes of luck: what chance could have brought to somebody, how likely, and what came."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from planisphere.chance import outcomes
from planisphere.game import Game
from planisphere.match import Match

WELCOME = {"armies": -1, "sets": 1, "jokers": 1, "territories": 1, "sieges": 1, "cards": 1}
"""What is weighed, in the order in which it is shown, and whether more of it is welcome.

Armies lost in battle; draws that complete a set of cards; jokers drawn; territories dealt; the
chance to conquer a card of Risk Express; the values of the cards of Manchots Barjots.
"""

NO_FIGHT = -1


class Stroke(NamedTuple):
    """A throw or a draw as it concerns one owner: what could have come, how likely, what came."""

    side: int
    matter: str
    values: tuple[float, ...]
    odds: tuple[float, ...]
    came: float
    fight: int = NO_FIGHT
    """The place of its fight among those of the match."""


@dataclass(slots=True)
class Fight:
    """A battle between two territories, or the siege of a card, within one turn."""

    first: int
    """The number of the entry with its first throw."""
    last: int
    """That with its last."""
    side: int
    """The owner who attacks."""
    against: int
    """The owner who is attacked, or nobody."""
    where: tuple[str, ...]
    """From where to where, or the card; slugs."""
    chance: float | None
    """The chance of conquest before the first throw; none where it takes too long to know."""
    throws: int = 0
    conquered: bool = False


class Reading(NamedTuple):
    """All that chance did in a match that can be weighed."""

    strokes: list[Stroke]
    fights: list[Fight]


def chance_of(match: Match) -> Iterator[tuple[int, Any, int]]:
    """Replay a match: before each outcome of chance, its entry, the position and the outcome.

    The position goes on with the match. Chance is never taken back, so that all of it counts.
    """
    moves = match.moves()
    for number, entry in enumerate(match.log):
        for _ in entry.actions:
            next(moves)
        for _ in entry.chance:
            position, _, outcome = next(moves)
            yield number, position, outcome


def likely(game: Game, position: Any) -> tuple[list[int], tuple[float, ...]]:
    """Return what chance may bring now, and how likely each is by the weights of the rules."""
    possible = outcomes(game, position)
    total = sum(weight for _, weight in possible)
    return [outcome for outcome, _ in possible], tuple(weight / total for _, weight in possible)
