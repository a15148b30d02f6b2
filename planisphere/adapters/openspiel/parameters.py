"""The parameters of a game in OpenSpiel: what may be said, and the first position that it means.

OpenSpiel keeps parameters as one text and reads it back, `name(key=value,key=value)`. A position
line has commas and equals signs of its own, so there it is spelled with others.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from planisphere.catalogue import entry
from planisphere.faults import OptionFault
from planisphere.game import Game
from planisphere.kernel import blank
from planisphere.line import read_line, write_line

Parameters = dict[str, int | str]

UNSAID, UNWRITTEN = -1, ""
"""What stands for a number, and for a word, that was not given."""

HORIZON = 30
"""The rounds of a match that does not say them, for world conquest by chance has no end."""

MOVES = 10_000
"""The moves of a match that does not say them, those of chance included."""

MOST_MOVES = 1_000_000
"""The log of so many moves is a tensor of eight megabytes."""

SPELLED = str.maketrans(",=", ";:")
READ = str.maketrans(";:", ",=")


def spell(line: str) -> str:
    """Write a position line so that it can stand among the parameters of a game."""
    return " ".join(line.split()).translate(SPELLED)


def specification(game: Game) -> Parameters:
    """Return what may be said of a game, and what stands for it if it is not."""
    options = {o.name: UNWRITTEN if o.values else UNSAID for o in game.options}
    return {"players": UNSAID, **options, "moves": MOVES, "line": UNWRITTEN}


def settle(game: Game, given: Mapping[str, int | str]) -> tuple[Any, Parameters]:
    """Return the first position of a match, and its parameters with nothing left unsaid."""
    said = {k: v for k, v in given.items() if v not in (UNSAID, UNWRITTEN)}
    line, moves = str(said.pop("line", "")), int(said.pop("moves", MOVES))
    if not 0 < moves <= MOST_MOVES:
        raise OptionFault("option-number", option="moves", value=moves, highest=MOST_MOVES)
    position = _from_line(game, line, said) if line else _from_options(game, said)
    options = {o.name: _value(o.write(int(position[o.name]))) for o in game.options}
    settled: Parameters = {"players": int(position.seats), **options, "moves": moves}
    return position, settled | ({"line": spell(line)} if line else {})


def _value(word: str) -> int | str:
    """Return the value of an option as OpenSpiel keeps it."""
    return int(word) if word.isdigit() else word


def _from_options(game: Game, said: Mapping[str, int | str]) -> Any:
    """Return the position before anybody's move."""
    options = {"horizon": HORIZON, **said}
    seats = int(options.pop("players", entry(game.name).modes[0].seats))
    position = blank(game.layout)
    game.start(position, seats, game.settle(seats, options))
    return position


def _from_line(game: Game, line: str, said: Mapping[str, int | str]) -> Any:
    """Return the position of a line, beside which only the horizon may be said anew."""
    found, position = read_line(line.translate(READ))
    if found is not game:
        raise OptionFault("option-value", option="line", value=found.name, allowed=game.name)
    known = {o.name: o.write(int(position[o.name])) for o in game.options}
    known["players"] = str(int(position.seats))
    for name, value in said.items():
        if name != "horizon" and str(value) != known[name]:
            raise OptionFault("option-value", option=name, value=value, allowed=known[name])
    if "horizon" not in said:
        return position
    (horizon,) = (option for option in game.options if option.name == "horizon")
    position.horizon = horizon.read(said["horizon"], int(position.seats))
    return read_line(write_line(game, position))[1]
