"""The account of a match: how lucky each player was, and the fights that went most unusually."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module

from planisphere.luck.strokes import WELCOME, Fight, Reading, Stroke
from planisphere.luck.weighing import Sum, weigh
from planisphere.match import Match

READERS = {"conquete57": "world", "risk76": "world", "express": "express", "manchots": "manchots"}
"""Who reads the luck of a game; in the others nothing of worth is left to chance."""

USUAL_FIGHTS = 10
"""How many of the most unusual fights are shown."""


@dataclass(frozen=True, slots=True)
class Fought:
    """A battle or a siege, and the luck of both sides in it."""

    fight: Fight
    attack: Sum
    """What the attacker lost; in a siege, his chances to conquer."""
    defence: Sum | None
    """What the defender lost."""


@dataclass(frozen=True, slots=True)
class Account:
    """The luck of a match."""

    game: str
    chance: bool
    """Whether the game leaves anything of worth to chance."""
    seats: tuple[tuple[Sum, ...], ...]
    """For each seat what was left to chance for it, by matter."""
    fights: tuple[Fought, ...]
    """All battles and sieges, in their order."""

    def unusual(self, most: int = USUAL_FIGHTS) -> list[Fought]:
        """List the most unusual fights, the most unusual first."""
        return sorted(self.fights, key=lambda fought: fought.attack.rarity)[:most]


def account(match: Match) -> Account:
    """Weigh the luck of a match, as far as it went."""
    name = match.game.name
    reading = read(match)
    by_fight: list[list[Stroke]] = [[] for _ in reading.fights]
    for stroke in reading.strokes:
        if stroke.fight >= 0:
            by_fight[stroke.fight].append(stroke)
    fights = tuple(map(_fought, reading.fights, by_fight))
    seats = tuple(_sums(reading.strokes, seat) for seat in range(match.seats))
    return Account(name, name in READERS, seats, fights)


def read(match: Match) -> Reading:
    """Read all that chance did in a match that can be weighed."""
    room = READERS.get(match.game.name)
    if room is None:
        return Reading([], [])
    read: Reading = import_module(f"planisphere.luck.{room}").read(match)
    return read


def _sums(strokes: Iterable[Stroke], seat: int) -> tuple[Sum, ...]:
    """Add up the luck of a seat, matter by matter."""
    own = [stroke for stroke in strokes if stroke.side == seat]
    by_matter = ([one for one in own if one.matter == matter] for matter in WELCOME)
    return tuple(weigh(some) for some in by_matter if some)


def _fought(fight: Fight, strokes: list[Stroke]) -> Fought:
    """Add up the luck of both sides of a fight."""
    attack = [stroke for stroke in strokes if stroke.side == fight.side]
    defence = [stroke for stroke in strokes if stroke.side != fight.side]
    return Fought(fight, weigh(attack), weigh(defence) if defence else None)
