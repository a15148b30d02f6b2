"""A position as one line of text, as FEN is to chess."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from planisphere.catalogue import load
from planisphere.faults import OptionFault, TextFault
from planisphere.fields import fields
from planisphere.game import CHANCE, Game
from planisphere.kernel import blank

LONGEST = 20_000


def write_line(game: Game, position: Any) -> str:
    """Write a position, or a view, as one line; what is as usual is left out."""
    words = [game.name]
    bare = _blank(game)
    for name, field in fields(game.record).items():
        if not field.derived:
            bare[name] = position[name]
    game.notation.derive(bare)
    for name, field in fields(game.record).items():
        usual = bare[name] if field.derived else field.default()
        if not np.array_equal(position[name], usual):
            words.append(f"{name}={field.spell(position[name])}")
    return " ".join(words)


def read_line(text: str, *, view: bool = False) -> tuple[Game, Any]:
    """Read a position, and check that it could be played; of a view only the form is checked."""
    if len(text) > LONGEST:
        raise TextFault("line-too-long", LONGEST, most=LONGEST)
    words = [(match[0], match.start() + 1) for match in re.finditer(r"\S+", text)]
    if not words:
        raise TextFault("line-empty")
    try:
        game = load(words[0][0])
    except OptionFault as fault:
        raise fault.at(words[0][1]) from None
    position = _blank(game)
    given: set[str] = set()
    for word, column in words[1:]:
        given.add(_read_word(game, position, word, column, given))
    _derive(game, position, given)
    if not view:
        _check(game, position)
    return game, position


def _blank(game: Game) -> Any:
    """Return a position with every field at its default."""
    position = blank(game.layout)
    for name, field in fields(game.record).items():
        position[name] = field.default()
    return position


def _read_word(game: Game, position: Any, word: str, column: int, given: set[str]) -> str:
    """Read one `name=value` into a position; return the name."""
    name, equals, value = word.partition("=")
    field = fields(game.record).get(name)
    if field is None or not equals:
        raise TextFault("field-unknown", column, name=name)
    if name in given:
        raise TextFault("field-twice", column, name=name)
    try:
        position[name] = field.read(value)
    except TextFault as fault:
        raise fault.moved(column + len(name)) from None
    return name


def _derive(game: Game, position: Any, given: set[str]) -> None:
    """Fill the derived fields that the line did not give."""
    kept = {name: position[name].copy() for name in given if fields(game.record)[name].derived}
    game.notation.derive(position)
    for name, value in kept.items():
        position[name] = value


def _check(game: Game, position: Any) -> None:
    """Refuse a position that could not be played on."""
    if int(position.seats) not in game.seats:
        raise TextFault("position-seats", low=game.seats[0], high=game.seats[-1])
    wrong = game.notation.verify(position)
    if wrong:
        raise TextFault(f"position-{wrong}")
    buffer, weights = np.zeros(game.actions, np.int64), np.zeros(game.actions, np.int64)
    waiting = game.awaited(position)
    for seat in range(CHANCE + 1):
        if waiting >> seat & 1:
            chance = seat == CHANCE
            listed = game.odds(position, buffer, weights) if chance else 0
            if not (listed or game.legal(position, seat, buffer)):
                raise TextFault("position-stuck")
