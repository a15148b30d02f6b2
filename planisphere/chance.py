"""Where dice and draws come from: a seed that anybody can check, or a script."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import deque
from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol

import numpy as np

from planisphere.faults import Fault, TextFault
from planisphere.game import Game

Faces = tuple[tuple[int, ...], ...]


class Throw(NamedTuple):
    """An outcome of chance, and the dice that fell, side by side, if there were any."""

    outcome: int
    faces: Faces = ()


class Source(Protocol):
    """Something that decides chance."""

    def outcome(self, game: Game, position: Any, number: int, index: int) -> Throw:
        """Decide the chance awaited, the index-th after hand-in *number*."""


def outcomes(game: Game, position: Any) -> list[tuple[int, int]]:
    """List the outcomes of the chance awaited, with their whole weights."""
    buffer, weights = np.zeros(game.actions, np.int64), np.zeros(game.actions, np.int64)
    count = game.odds(position, buffer, weights)
    return list(zip(buffer[:count].tolist(), weights[:count].tolist(), strict=True))


class Fair:
    """Chance drawn from a seed whose hash is known beforehand, and from the players' salts."""

    def __init__(self, seed: str | None = None, salts: Iterable[str] = ()) -> None:
        self.seed = secrets.token_hex(16) if seed is None else _plain(seed)
        self.salts = tuple(_plain(salt) for salt in salts)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, to be shown before the first move."""
        return hashlib.sha256(self.seed.encode()).hexdigest()

    def below(self, bound: int, *place: int) -> int:
        """Return a number from 0 to below *bound*, all alike, for a place in the match."""
        limit = 2**64 - 2**64 % bound
        attempt = 0
        while True:
            message = ".".join(map(str, (*place, attempt))) + "|" + "|".join(self.salts)
            digest = hmac.new(self.seed.encode(), message.encode(), hashlib.sha256).digest()
            number = int.from_bytes(digest[:8], "big")
            if number < limit:
                return number % bound
            attempt += 1

    def outcome(self, game: Game, position: Any, number: int, index: int) -> Throw:
        """Throw the dice, or draw by weight."""
        sides = game.dice(position)
        if sides:
            dice = iter(1 + self.below(6, number, index, i) for i in range(sum(sides)))
            faces = tuple(tuple(next(dice) for _ in range(many)) for many in sides)
            return Throw(game.fallen(position, faces), faces)
        options = outcomes(game, position)
        left = self.below(sum(weight for _, weight in options), number, index, 0)
        for outcome, weight in options:
            left -= weight
            if left < 0:
                return Throw(outcome)
        raise AssertionError("weights do not add up")


class Promised:
    """Dice of a seed that is known elsewhere: its promise is kept, new dice come from *then*."""

    def __init__(self, commitment: str, salts: Iterable[str], then: Source) -> None:
        self.commitment = commitment
        self.salts = tuple(salts)
        self.then = then

    def outcome(self, game: Game, position: Any, number: int, index: int) -> Throw:
        """Ask the other source."""
        return self.then.outcome(game, position, number, index)


def _plain(text: str) -> str:
    """Refuse a seed or a salt that could not stand in a line of a record."""
    if not fits_a_line(text):
        raise Fault("seed-form", text=ascii(text))
    return text


def fits_a_line(text: str) -> bool:
    """Whether a text can stand in a header of a record and come back the same."""
    return text == text.strip() and text.isprintable()


class Scripted:
    """Chance as somebody tells it: faces such as `6.3.1/5.4` or `5`, cards by their names."""

    def __init__(
        self, script: Iterable[str], then: Source | None = None, columns: Iterable[int] = ()
    ) -> None:
        self.left = deque(script)
        self.then = then
        self.columns = list(columns) or [1] * len(self.left)

    def outcome(self, game: Game, position: Any, number: int, index: int) -> Throw:
        """Take the next word of the script; at its end, ask the source that follows."""
        if self.left:
            column = self.columns[-len(self.left)]
            try:
                return read_throw(game, position, self.left.popleft())
            except TextFault as fault:
                raise fault.moved(column - 1) from None
        if self.then is None:
            raise Fault("script-exhausted")
        return self.then.outcome(game, position, number, index)


def read_throw(game: Game, position: Any, text: str) -> Throw:
    """Read an outcome of chance: dice faces, or a name."""
    sides = game.dice(position)
    if sides and set(text) <= set("0123456789./"):
        faces = tuple(tuple(_face(die) for die in side.split(".")) for side in text.split("/"))
        if tuple(map(len, faces)) != sides:
            raise TextFault("faces-number", text=text, sides="/".join(map(str, sides)))
        return Throw(game.fallen(position, faces), faces)
    outcome = game.notation.read_outcome(position, text)
    if outcome not in dict(outcomes(game, position)):
        raise TextFault("outcome-impossible", name=text)
    return Throw(outcome)


def write_throw(game: Game, position: Any, throw: Throw) -> str:
    """Write an outcome of chance: dice faces where they are known, else its name."""
    if throw.faces:
        return "/".join(".".join(map(str, side)) for side in throw.faces)
    return game.notation.write_outcome(position, throw.outcome)


def _face(text: str) -> int:
    """Read the face of a die."""
    if text not in ("1", "2", "3", "4", "5", "6"):
        raise TextFault("face", text=text)
    return int(text)
