"""A table of La Conquête du Monde set up in words, for the tests of its rules."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest

import planisphere
from planisphere.chance import Fair, Scripted, Source, Throw, outcomes
from planisphere.faults import IllegalMove
from planisphere.game import Game
from planisphere.match import Match
from planisphere.parts.earth import TERRITORY

A, B, C, D, E, F = range(6)
INFANTRY, ARTILLERY, CAVALRY, JOKER = range(4)

EARTH = tomllib.loads(
    (Path(planisphere.__file__).parent / "boards" / "earth.toml").read_text("utf-8")
)
CONTINENTS: dict[str, list[str]] = {
    continent["id"]: [t["id"] for t in EARTH["territories"] if t["continent"] == continent["id"]]
    for continent in EARTH["continents"]
}
BORDERS = [cast(list[str], edge) for kind in ("land", "sea") for edge in EARTH["edges"][kind]]

SCATTERED = [
    *("alaska", "alberta", "quebec", "venezuela", "argentina", "iceland", "ukraine", "egypt"),
    *("congo", "madagascar", "ural", "yakutsk", "kamchatka", "china", "siam", "new-guinea"),
]
"""Territories of which no number makes a continent."""


def line(
    lands: Mapping[str, str],
    armies: Mapping[str, int] | None = None,
    hands: Mapping[str, str] | None = None,
    *,
    seats: int = 3,
    reserve: Mapping[str, int] | None = None,
    fought: Mapping[str, int] | None = None,
    **fields: Any,
) -> str:
    """Write a position line: who holds what (`rest` for all the others), with one army or more.

    Unless told otherwise it is the first step of A's turn, in round 5, with nothing to place.
    """
    usual = {"round_number": 5, "order": "ABCDEF"[:seats].ljust(6, "-"), "exchange": "forces"}
    words = [f"{name}={value}" for name, value in {**usual, **fields}.items()]
    armies, reserve, fought = armies or {}, reserve or {}, fought or {}
    words += [
        f"seats={seats}",
        "owner=" + "".join(_owners(lands)),
        "armies=" + ",".join(str(armies.get(t, 1)) for t in TERRITORY),
        "reserve=" + ",".join(str(reserve.get(seat, 0)) for seat in "ABCDEF"),
        "fought=" + ",".join(str(fought.get(t, 0)) for t in TERRITORY),
        "hand=" + "/".join((hands or {}).get(seat, "-") for seat in "ABCDEF"),
    ]
    return "conquete57 " + " ".join(words)


def _owners(lands: Mapping[str, str]) -> list[str]:
    """List the holder of every territory."""
    held = {
        territory: seat
        for seat, names in lands.items()
        for name in names.split()
        for territory in CONTINENTS.get(name, [name])
    }
    rest = [seat for seat, names in lands.items() if "rest" in names.split()]
    return [held.get(territory) or rest[0] for territory in TERRITORY]


def sit(chance: Sequence[str], text: str) -> Match:
    """Sit down at a position, with the dice and cards that chance will give."""
    return Match.from_line(text, source=Scripted(chance))


def turn_begins(
    seat: str,
    cards: Sequence[str],
    lands: Mapping[str, str],
    armies: Mapping[str, int] | None = None,
    hands: Mapping[str, str] | None = None,
    *,
    source: Source | None = None,
    **fields: Any,
) -> Match:
    """Let the player before end his turn, so that a seat's own begins with these cards."""
    seats = int(fields.get("seats", 3))
    before = (ord(seat) - ord("A") - 1) % seats
    owners = _owners(lands)
    stay = {t: 1 for t, owner in zip(TERRITORY, owners, strict=True) if owner == "ABCDEF"[before]}
    place = {"place": before, "phase": "move", "exchange": "closed", "fought": stay}
    text = line(lands, armies, hands, **{**place, **fields})
    match = Match.from_line(text, source=source or Scripted(cards))
    match.play(before, "done")
    return match


def fight(match: Match, attack: str, dice: int | None = None) -> None:
    """Attack, and let the defender answer, with the most dice unless told."""
    (attacker,) = match.awaited
    match.play(attacker, f"attack {attack}")
    (defender,) = match.awaited
    match.play(defender, "defend" if dice is None else f"defend {dice}")


def armies(match: Match, territory: str) -> int:
    """Count the armies in a territory."""
    return int(match.position.armies[TERRITORY.index(territory)])


def fought(match: Match, territory: str) -> int:
    """Count the armies in a territory that are marked as having fought."""
    return int(match.position.fought[TERRITORY.index(territory)])


def owner(match: Match, territory: str) -> int:
    """Tell who holds a territory."""
    return int(match.position.owner[TERRITORY.index(territory)])


def reserve(match: Match, seat: int) -> int:
    """Count the armies that a seat has still to place."""
    return int(match.position.reserve[seat])


def hand(match: Match, seat: int) -> list[int]:
    """Count a seat's infantry, artillery, cavalry and jokers."""
    return [int(many) for many in match.position.hand[seat]]


def can(match: Match, seat: int, verb: str) -> list[str]:
    """List the legal commands of a seat that begin with a verb."""
    return [command for command in match.commands(seat) if command.split()[0] == verb]


@contextmanager
def refused(*rules: str) -> Iterator[None]:
    """Expect that a move is refused by a rule, or by one of several that it breaks at once."""
    with pytest.raises(IllegalMove) as caught:
        yield
    assert caught.value.rule in rules


class Watched:
    """Chance that notes what it was asked, and what it could have answered."""

    def __init__(self, source: Source | None = None) -> None:
        self.source: Source = source or Fair("watched")
        self.asked: list[tuple[tuple[int, ...], dict[int, int]]] = []
        self.given: list[int] = []

    def outcome(self, game: Game, position: Any, number: int, index: int) -> Throw:
        """Answer as the source does."""
        self.asked.append((game.dice(position), dict(outcomes(game, position))))
        throw = self.source.outcome(game, position, number, index)
        self.given.append(throw.outcome)
        return throw

    @property
    def draws(self) -> list[dict[int, int]]:
        """The weights of every card that could be drawn, draw by draw."""
        return [weights for dice, weights in self.asked if not dice]
