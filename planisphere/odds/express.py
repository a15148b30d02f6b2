"""The chance to conquer a card of Risk Express, under the best play.

The player has decided for the card. Until one of its lines is filled he may fill one or set a die
aside; from then on he must fill one if he can, unless `must_fill` is off.  [X4–X9]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, fsum, prod
from operator import index

import numpy as np

from planisphere.faults import OptionFault
from planisphere.games.express.cards import (
    CARD,
    CONTINENT_OF,
    DICE,
    FACE,
    FACES,
    FILL_DICE,
    FILL_LINE,
    FILL_SIZE,
    FILLS_OF,
    LINES_OF,
)
from planisphere.games.express.rules import ASIDE, FILL
from planisphere.kernel import Float64s, Int64s

CANNOT = -1.0
"""Stands below every chance, where no line can be filled."""

ROUNDING = 1e-12
"""Chances that differ by less are equal."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The best that a throw allows: the chance of conquest, and the actions that all keep it."""

    chance: float
    actions: tuple[int, ...]


def chances(card: str, held: bool = False, must_fill: bool = True) -> Float64s:
    """Return the chance of conquest for all filled lines, as bits, and all numbers of dice.

    Item [f, n] is the chance with the lines f filled, before n dice are thrown. A card that is
    *held* by another player has one more line, the last: a general. That is computed for every
    card, though one that `can_be_stolen` alone is ever asked for it.
    """
    return _table(_card(card), bool(held), bool(must_fill))


def conquest(
    card: str, filled: int = 0, dice: int = DICE, held: bool = False, must_fill: bool = True
) -> float:
    """Return the chance of conquest before so many dice are thrown."""
    filled, dice = _checked(card, filled, dice, held)
    return float(chances(card, held, must_fill)[filled, dice])


def conquest_exact(
    card: str, filled: int = 0, dice: int = DICE, held: bool = False, must_fill: bool = True
) -> Fraction:
    """Return the same chance as `conquest` as a fraction, without rounding."""
    filled, dice = _checked(card, filled, dice, held)
    return _exact(_card(card), filled, dice, bool(held), bool(must_fill))


def best(
    card: str, filled: int, tray: Iterable[str], held: bool = False, must_fill: bool = True
) -> Advice:
    """Return the best actions of the game with the faces that lie in the tray.

    There are none once the card is conquered, and none without dice.
    """
    faces = list(tray)
    for face in faces:
        if face not in FACE:
            raise OptionFault("odds-face", given=face, allowed=", ".join(FACE))
    filled, dice = _checked(card, filled, len(faces), held)
    table = chances(card, held, must_fill)
    if filled == len(table) - 1 or dice == 0:
        return Advice(float(table[filled, dice]), ())
    counts = tuple(faces.count(face) for face in FACE)
    worth = {
        action: float(table[after, left])
        for action, after, left in _choices(_card(card), filled, counts, held, must_fill)
    }
    chance = max(worth.values())
    return Advice(chance, tuple(a for a, keeps in worth.items() if keeps >= chance - ROUNDING))


def lines_of(card: str, held: bool = False) -> int:
    """Return how many lines a card has, with the general of one that is held."""
    return int(LINES_OF[_card(card)]) + bool(held)


def can_be_stolen(card: str) -> bool:
    """Whether somebody may hold this card without its whole continent.  [X11]"""
    continents = CONTINENT_OF.tolist()
    return bool(continents.count(continents[_card(card)]) > 1)


def most_dice(card: str, filled: int, held: bool = False) -> int:
    """Return the most dice that can be left to throw when these lines are filled."""
    filled, _ = _checked(card, filled, 0, held)
    sizes: dict[int, int] = {}
    for _, line, way in _fills(_card(card), lines_of(card, held)):
        if filled >> line & 1:
            sizes[line] = min(sum(way), sizes.get(line, DICE))
    return DICE - sum(sizes.values())


@cache
def _table(card: int, held: bool, must_fill: bool) -> Float64s:
    """Compute the chances from the fewest dice up: every action leaves fewer."""
    lines = int(LINES_OF[card]) + held
    fills = np.array([fill for fill, _, _ in _fills(card, lines)])
    table = np.zeros((1 << lines, DICE + 1))
    table[-1] = 1.0
    for dice in range(1, DICE + 1):
        throws, odds = THROWS[dice]
        fits = (throws[:, None, :] >= FILL_DICE[fills]).all(axis=2)
        for filled in range(len(table) - 1):
            filling = np.where(fits, _gains(table, filled, dice, fills), CANNOT).max(axis=1)
            aside = table[filled, dice - 1]
            free = filled == 0 or not must_fill
            kept = np.maximum(filling, aside) if free else np.where(filling < 0, aside, filling)
            table[filled, dice] = fsum(odds * kept)  # rounded alike on every processor
    table.flags.writeable = False
    return table


def _gains(table: Float64s, filled: int, dice: int, fills: Int64s) -> Float64s:
    """Return what each way to fill a line leads to, if the dice for it have fallen."""
    bits = 1 << FILL_LINE[fills]
    left = np.maximum(dice - FILL_SIZE[fills], 0)
    return np.where(bits & filled, CANNOT, table[bits | filled, left])


@cache
def _exact(card: int, filled: int, dice: int, held: bool, must_fill: bool) -> Fraction:
    """Weigh all throws, each with the best that it allows."""
    if filled == (1 << int(LINES_OF[card]) + held) - 1:
        return Fraction(1)
    if dice == 0:
        return Fraction(0)
    total = Fraction(0)
    for counts, ways in _throws(dice):
        ahead = {(f, n) for _, f, n in _choices(card, filled, counts, held, must_fill)}
        total += ways * max(_exact(card, f, n, held, must_fill) for f, n in ahead)
    return total * Fraction(1, FACES**dice)


def _choices(
    card: int, filled: int, counts: tuple[int, ...], held: bool, must_fill: bool
) -> list[tuple[int, int, int]]:
    """List the actions that a throw allows, with the filled lines and the dice they leave."""
    dice = sum(counts)
    found = []
    for fill, line, way in _fills(card, int(LINES_OF[card]) + held):
        fits = all(has >= needs for has, needs in zip(counts, way, strict=True))
        if fits and not filled >> line & 1:
            found.append((FILL + fill, filled | 1 << line, dice - sum(way)))
    if not found or filled == 0 or not must_fill:
        found += [(ASIDE + face, filled, dice - 1) for face in range(FACES) if counts[face]]
    return found


@cache
def _fills(card: int, lines: int) -> list[tuple[int, int, tuple[int, ...]]]:
    """List the ways to fill one of the first lines of a card: the number, the line, the dice."""
    return [
        (fill, int(FILL_LINE[fill]), tuple(FILL_DICE[fill].tolist()))
        for fill in range(FILLS_OF[card], FILLS_OF[card + 1])
        if FILL_LINE[fill] < lines
    ]


def _throws(dice: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Give the throws of so many dice, face by face, and in how many ways each falls."""
    for faces in combinations_with_replacement(range(FACES), dice):
        many = Counter(faces)
        counts = tuple(many[face] for face in range(FACES))
        yield counts, factorial(dice) // prod(map(factorial, counts))


def _weighed(dice: int) -> tuple[Int64s, Float64s]:
    """Return the throws of so many dice, and how likely each is."""
    throws = list(_throws(dice))
    ways = np.array([ways for _, ways in throws])
    return np.array([counts for counts, _ in throws]), ways / FACES**dice


THROWS = [_weighed(dice) for dice in range(DICE + 1)]


def _card(name: str) -> int:
    """Return the number of a card."""
    if name not in CARD:
        raise OptionFault("odds-card", given=name, allowed=", ".join(CARD))
    return CARD.index(name)


def _checked(card: str, filled: int, dice: int, held: bool) -> tuple[int, int]:
    """Return the filled lines and the dice as plain numbers, or say what is wrong with them."""
    lines = lines_of(card, held)
    if not 0 <= index(filled) < 1 << lines:
        raise OptionFault("odds-filled", given=filled, most=(1 << lines) - 1)
    if not 0 <= index(dice) <= DICE:
        raise OptionFault("odds-to-throw", given=dice, most=DICE)
    return index(filled), index(dice)
