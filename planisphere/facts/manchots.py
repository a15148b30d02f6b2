"""The facts of Manchots Barjots: cards and zones."""

from __future__ import annotations

from planisphere.facts.fact import Facts
from planisphere.games.manchots.cards import (
    COPIES,
    DESTROYED_FROM,
    KIND,
    MANCHOTS,
    RESERVE,
    ROUNDS,
    VALUE_OF,
    ZONE,
    ZONE_OF,
)

EFFECT = {value: effect for effect, value in MANCHOTS["powers"].items()}
"""What a card does, by its value."""


def things(game: str) -> dict[str, dict[str, Facts]]:
    """Return the facts of the things of a game: for each list, by slug."""
    return {
        "cards": {slug: _card(kind) for kind, slug in enumerate(KIND)},
        "zones": {slug: {"members": _members(zone)} for zone, slug in enumerate(ZONE)},
        "effects": {effect: {"value": value} for value, effect in EFFECT.items()},
    }


def whole(game: str) -> Facts:
    """Return the length of a match, and the least value that a kamikaze destroys."""
    return {"reserve": RESERVE, "rounds": ROUNDS, "destroyed_from": DESTROYED_FROM}


def _card(kind: int) -> Facts:
    """Return what a card shows, and how often there is one like it."""
    value = int(VALUE_OF[kind])
    shown: Facts = {"zone": ZONE[ZONE_OF[kind]], "value": value, "copies": int(COPIES[kind])}
    return {**shown, "effect": EFFECT[value]} if value in EFFECT else shown


def _members(zone: int) -> list[str | int | list[str]]:
    """List the cards of a zone."""
    return [slug for kind, slug in enumerate(KIND) if ZONE_OF[kind] == zone]
