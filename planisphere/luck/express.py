"""The luck of Risk Express: the chance to conquer before each throw, and after it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from planisphere.fields import NONE
from planisphere.games.express import position as at
from planisphere.games.express.cards import CARD, CARDS, FACE
from planisphere.games.express.rules import refuse_card
from planisphere.kernel import Float64s
from planisphere.luck.strokes import Fight, Reading, Stroke, chance_of
from planisphere.match import Match
from planisphere.odds.express import THROWS, best

Counts = tuple[int, ...]
"""How many dice show each face."""


def read(match: Match) -> Reading:
    """Read all throws of a match."""
    reader = Reader()
    for number, position, face in chance_of(match):
        if position.phase == at.THROW:
            reader.fall(number, position, face)
    _note_conquests(match, reader.fights)
    return Reading(reader.strokes, reader.fights)


def _note_conquests(match: Match, fights: list[Fight]) -> None:
    """Note which sieges were won, and of what; the entry that wins one comes after its throws."""
    for number, before, _, after in match.entries():
        won = [card for card in range(CARDS) if before.owner[card] != after.owner[card]]
        thrown = [fight for fight in fights if fight.last < number]
        if won and thrown:
            thrown[-1].conquered, thrown[-1].where = True, (CARD[won[0]],)
            thrown[-1].against = int(before.owner[won[0]])


class Reader:
    """What was read so far, and the dice of the throw that is falling."""

    def __init__(self) -> None:
        self.strokes: list[Stroke] = []
        self.fights: list[Fight] = []
        self.turn: tuple[int, int] = (NONE, NONE)
        self.before: Any = None
        """The position before the first die of this throw fell."""

    def fall(self, number: int, position: Any, face: int) -> None:
        """Read a die; with the last of a throw it is known what the throw came to."""
        if self.before is None:
            self.before = position.copy()
        if position.to_throw > 1:
            return
        tray = [int(count) for count in position.tray]
        tray[face] += 1
        self.throw(number, self.before, tuple(tray))
        self.before = None

    def throw(self, number: int, before: Any, tray: Counts) -> None:
        """Read a whole throw."""
        seat = int(before.turn)
        throws, odds = THROWS[int(before.to_throw)]
        trays = [tuple(counts) for counts in (throws + before.tray).tolist()]
        values = worth(before, seat, trays)
        came = float(worth(before, seat, [tray])[0])
        if self.turn != (int(before.round_number), seat):
            self.turn = (int(before.round_number), seat)
            chance = float(odds @ values)
            self.fights.append(Fight(number, number, seat, NONE, (), chance))
        fight = self.fights[-1]
        fight.last, fight.throws = number, fight.throws + 1
        if before.card != NONE:
            fight.where, fight.against = (CARD[before.card],), int(before.owner[before.card])
        told = (tuple(values.tolist()), tuple(odds.tolist()), came, len(self.fights) - 1)
        self.strokes.append(Stroke(seat, "sieges", *told))


def worth(position: Any, seat: int, trays: Sequence[Counts]) -> Float64s:
    """Return the chance to conquer with each of several trays: the card besieged, or the best."""
    found = np.zeros(len(trays))
    filled = int(position.filled) if position.card != NONE else 0
    forced = bool(position.must_fill == 0)
    for card in range(CARDS):
        if refuse_card(position, seat, card) == 0:
            held = bool(position.owner[card] != NONE)
            own = [chance(card, filled, tray, held, forced) for tray in trays]
            found = np.maximum(found, own)
    return found


@cache
def chance(card: int, filled: int, tray: Counts, held: bool, must_fill: bool) -> float:
    """Return the chance to conquer a card with the dice in the tray, under the best play."""
    dice = [FACE[face] for face, count in enumerate(tray) for _ in range(count)]
    return best(CARD[card], filled, dice, held, must_fill).chance
