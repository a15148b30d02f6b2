"""Where dice and draws come from: a seed that anybody can check, or a script."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from bisect import bisect_right
from collections import deque
from collections.abc import Iterable
from itertools import accumulate
from typing import Any, NamedTuple, Protocol

import numpy as np

from planisphere.faults import Fault, TextFault
from planisphere.game import Game

Faces = tuple[tuple[int, ...], ...]


class Drawn(NamedTuple):
    """The raw answer to a draw: a number from 0, among so many."""

    answer: int
    among: int


class Throw(NamedTuple):
    """An outcome of chance, and what it was made of where that is known."""

    outcome: int
    faces: Faces = ()
    """The dice that fell, side by side."""
    drawn: Drawn | None = None
    """The number that was drawn, where no dice fell."""


class Source(Protocol):
    """Something that decides chance."""

    def outcome(self, game: Game, position: Any, number: int, index: int) -> Throw:
        """Decide the chance awaited, the index-th after hand-in *number*."""


def outcomes(game: Game, position: Any) -> list[tuple[int, int]]:
    """List the outcomes of the chance awaited, with their whole weights."""
    return list(zip(*_possible(game, position), strict=True))


def _possible(game: Game, position: Any) -> tuple[list[int], list[int]]:
    """List the outcomes of the chance awaited, and their weights."""
    buffer, weights = np.empty(game.actions, np.int64), np.empty(game.actions, np.int64)
    count = game.odds(position, buffer, weights)
    return buffer[:count].tolist(), weights[:count].tolist()


def outcome_of(options: Iterable[tuple[int, int]], answer: int) -> int:
    """Return the outcome on which the raw answer to a draw falls."""
    for outcome, weight in options:
        answer -= weight
        if answer < 0:
            return outcome
    raise AssertionError("an answer beyond the weights")


class Fair:
    """Chance drawn from a seed whose hash is known beforehand, and from the players' salts."""

    def __init__(self, seed: str | None = None, salts: Iterable[str] = ()) -> None:
        self.seed = secrets.token_hex(16) if seed is None else _plain(seed)
        self.salts = tuple(_plain(salt) for salt in salts)
        self._keyed = hmac.new(self.seed.encode(), digestmod=hashlib.sha256)
        self._salted = "|" + "|".join(self.salts)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the seed, to be shown before the first move."""
        return hashlib.sha256(self.seed.encode()).hexdigest()

    def below(self, bound: int, *place: int) -> int:
        """Return a number from 0 to below *bound*, all alike, for a place in the match."""
        limit = 2**64 - 2**64 % bound
        attempt = 0
        while True:
            message = ".".join(map(str, (*place, attempt))) + self._salted
            code = self._keyed.copy()
            code.update(message.encode())
            number = int.from_bytes(code.digest()[:8], "big")
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
        possible, weights = _possible(game, position)
        upto = list(accumulate(weights))
        answer = self.below(upto[-1], number, index, 0)
        return Throw(possible[bisect_right(upto, answer)], drawn=Drawn(answer, upto[-1]))


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
    """Chance as somebody tells it: faces such as `6.3.1/5.4` or `5`, cards by their names.

    Held *against* a seed, a word that the seed does not give is refused as unfair.
    """

    def __init__(
        self,
        script: Iterable[str],
        then: Source | None = None,
        columns: Iterable[int] = (),
        against: Fair | None = None,
    ) -> None:
        self.left = deque(script)
        self.then = then
        self.columns = list(columns) or [1] * len(self.left)
        self.against = against

    def outcome(self, game: Game, position: Any, number: int, index: int) -> Throw:
        """Take the next word of the script; at its end, ask the source that follows."""
        if self.left:
            column, word = self.columns[-len(self.left)], self.left.popleft()
            try:
                if self.against is not None:
                    fair = self.against.outcome(game, position, number, index)
                    _compare(word, write_throw(game, position, fair), number, index)
                return read_throw(game, position, word)
            except TextFault as fault:
                raise fault.moved(column - 1) from None
        if self.then is None:
            raise Fault("script-exhausted")
        return self.then.outcome(game, position, number, index)


UNFAIR = ("unfair-die", "unfair-draw")
"""The reasons of a fault in chance that its seed does not give."""


def _compare(said: str, true: str, number: int, index: int) -> None:
    """Refuse a word that is not what the seed gives; of dice thrown together, name the first."""
    if said == true:
        return
    dice = re.fullmatch("[1-6]([./][1-6])*", true) is not None
    if not dice or re.sub("[1-6]", "x", said) != re.sub("[1-6]", "x", true):
        which = str(index + 1)
        raise TextFault("unfair-draw", number=str(number), index=which, said=said[:60], true=true)
    at = next(place for place in range(len(true)) if said[place] != true[place])
    before = true[:at]
    side = "alone" if "/" not in true else "defender" if "/" in before else "attacker"
    die = 1 + before.rpartition("/")[2].count(".")
    raise TextFault(
        "unfair-die", at + 1, number=str(number), side=side, die=die, said=said[at], true=true[at]
    )


def read_throw(game: Game, position: Any, text: str) -> Throw:
    """Read an outcome of chance: dice faces, or a name and the raw answer behind it if told."""
    sides = game.dice(position)
    if sides and set(text) <= set("0123456789./"):
        return _read_faces(game, position, sides, text)
    name, told, answer = text.partition("#")
    outcome = game.notation.read_outcome(position, name)
    options = outcomes(game, position)
    if outcome not in dict(options):
        raise TextFault("outcome-impossible", name=name)
    if told and sides:
        raise TextFault("draw-of-dice", len(name) + 1, text=text)
    try:
        return Throw(outcome, drawn=_read_drawn(options, outcome, answer) if told else None)
    except TextFault as fault:
        raise fault.moved(len(name) + 1) from None


def _read_faces(game: Game, position: Any, sides: tuple[int, ...], text: str) -> Throw:
    """Read the faces of dice, which imply the outcome."""
    faces = tuple(tuple(_face(die) for die in side.split(".")) for side in text.split("/"))
    if tuple(map(len, faces)) != sides:
        raise TextFault("faces-number", text=text, sides="/".join(map(str, sides)))
    return Throw(game.fallen(position, faces), faces)


def _read_drawn(options: list[tuple[int, int]], outcome: int, text: str) -> Drawn:
    """Read a raw answer such as `17/42`, which must fit what could be drawn and what was."""
    found = re.fullmatch(r"(0|[1-9][0-9]{0,17})/([1-9][0-9]{0,17})", text)
    if found is None:
        raise TextFault("draw-form", text=text)
    drawn = Drawn(int(found[1]), int(found[2]))
    among = sum(weight for _, weight in options)
    if drawn.among != among:
        raise TextFault("draw-among", found.start(2) + 1, told=found[2], true=among)
    if drawn.answer >= among or outcome_of(options, drawn.answer) != outcome:
        raise TextFault("draw-answer", answer=found[1], among=among)
    return drawn


def write_throw(game: Game, position: Any, throw: Throw) -> str:
    """Write an outcome of chance: dice faces, or its name and the raw answer behind it."""
    if throw.faces:
        return "/".join(".".join(map(str, side)) for side in throw.faces)
    name = game.notation.write_outcome(position, throw.outcome)
    return f"{name}#{throw.drawn.answer}/{throw.drawn.among}" if throw.drawn else name


def _face(text: str) -> int:
    """Read the face of a die."""
    if text not in ("1", "2", "3", "4", "5", "6"):
        raise TextFault("face", text=text)
    return int(text)
