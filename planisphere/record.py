"""A match as a record file, as PGN is to chess: headers, then a line for each hand-in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import count, takewhile
from typing import NamedTuple

from planisphere.catalogue import load
from planisphere.chance import Fair, Promised, Scripted, Source, fits_a_line, write_throw
from planisphere.faults import Fault, IllegalMove, TextFault
from planisphere.fields import LETTERS
from planisphere.game import CHANCE, Game
from planisphere.line import read_line
from planisphere.match import Match

VERSION = "1"
LONGEST = 20_000_000
NOBODY = "-"
UNFINISHED = "*"
UNDO = "undo"


OURS = ("Planisphere", "Game", "Seats", "Start", "Commitment", "Seed", "Result", "Ending")
"""The headers that have a meaning here; so have those that begin as the next ones."""
FAMILIES = ("Option ", "Name ", "Salt ")


def write_record(match: Match, reveal: bool, more: Mapping[str, str]) -> str:
    """Write a match as text; *reveal* shows the seed of its dice; *more* are other headers."""
    for name, value in more.items():
        _check_more(name, value)
    headers = [("Planisphere", VERSION), ("Game", match.game.name), ("Seats", str(match.seats))]
    headers += [(f"Option {name}", value) for name, value in match.options.items()]
    headers += [(f"Name {LETTERS[s]}", name) for s, name in enumerate(match.names) if name]
    if match.line:
        headers.append(("Start", match.line))
    if isinstance(match.source, Fair | Promised):
        headers.append(("Commitment", match.source.commitment))
        headers += [(f"Salt {i + 1}", salt) for i, salt in enumerate(match.source.salts)]
    if isinstance(match.source, Fair) and reveal:
        headers.append(("Seed", match.source.seed))
    headers += [("Result", result(match)), ("Ending", match.ending), *more.items()]
    lines = [f"{name}: {value}" for name, value in headers]
    return "\n".join([*lines, "", *_move_lines(match)]) + "\n"


def result(match: Match) -> str:
    """Write who has won: letters, `-` for nobody, `*` while it is not over."""
    if not match.over:
        return UNFINISHED
    return "".join(LETTERS[seat] for seat in match.winners) or NOBODY


def _check_more(name: str, value: str) -> None:
    """Refuse a header that means something here, or could not be read back."""
    if _is_ours(name):
        raise Fault("header-ours", name=name[:40])
    if not re.fullmatch("[A-Za-z][A-Za-z0-9_]*( [A-Za-z0-9_]+)*", name) or not fits_a_line(value):
        raise Fault("header-form", name=ascii(name[:40]))


def _is_ours(name: str) -> bool:
    """Whether a header has a meaning here."""
    return name in OURS or name.startswith(FAMILIES)


def _move_lines(match: Match) -> list[str]:
    """Write each hand-in: its number, its seat, its commands, and what chance did."""
    lines = []
    moves = match.moves()
    for number, entry in enumerate(match.log):
        said = [str(number), NOBODY if entry.seat == CHANCE else LETTERS[entry.seat]]
        said += [] if entry.undoes is None else [UNDO]
        for index in range(len(entry.actions)):
            position, seat, _ = next(moves)
            if index == 0:
                write = match.game.notation.write
                said.append(entry.written or "; ".join(write(position, seat, entry.actions, "en")))
        for index, throw in enumerate(entry.chance):
            position, _, _ = next(moves)
            said += [">"] if index == 0 else []
            said.append(write_throw(match.game, position, throw))
        lines.append(" ".join(said))
    return lines


def read_record(text: str) -> Match:
    """Read a match from text, playing it through; raise TextFault with line and column."""
    return _read(text, checked=False)


def verify_record(text: str) -> Match:
    """Read a match from text, and hold all its chance against the seed that was promised.

    The first die or draw that the seed does not give raises a TextFault with an UNFAIR reason.
    """
    return _read(text, checked=True)


def _read(text: str, checked: bool) -> Match:
    """Read a match from text, with or without checking its chance."""
    if len(text) > LONGEST:
        raise TextFault("record-too-long", most=LONGEST)
    lines = [line.rstrip("\r") for line in text.split("\n")]
    head, first = _read_headers(lines)
    moves = [_read_move(line, n) for n, line in enumerate(lines[first:], first + 1) if line.strip()]
    if not moves:
        raise TextFault("record-no-moves", line=len(lines))
    source = _source(head)
    seed = _promised(head, source) if checked else None
    match = _start(head, moves[0], seed)
    match.headers = _more(head)
    for number, move in enumerate(moves[1:], 1):
        _play(match, number, move, seed)
    match.source = source
    _check_result(match, head)
    return match


class _Move(NamedTuple):
    """A line of a record: who handed in what, and the chance that followed."""

    line: int
    number: str
    seat: str
    commands: str
    """Padded with blanks to stand in its own column."""
    script: list[str]
    columns: list[int]


def _read_move(text: str, line: int) -> _Move:
    """Read a line of a record, but not yet what it says."""
    said, _, fallen = text.partition(">")
    found = re.match(r"\s*(\S+)\s+(\S+)", said)
    if found is None:
        raise TextFault("record-move", line=line, text=text[:40])
    words = list(re.finditer(r"\S+", fallen))
    return _Move(
        line,
        found[1],
        found[2],
        " " * found.end() + said[found.end() :],
        [word[0] for word in words],
        [len(said) + 2 + word.start() for word in words],
    )


def _play(match: Match, number: int, move: _Move, seed: Fair | None) -> None:
    """Play a line of a record."""
    try:
        if move.seat not in tuple(LETTERS[: match.seats]):
            raise TextFault("record-seat", text=move.seat[:20])
        match.source = _script(number, move, seed)
        if move.commands.strip() == UNDO:
            match.undo(LETTERS.index(move.seat))
        else:
            match.play(LETTERS.index(move.seat), move.commands)
        _check_told(match.source, move)
    except Fault as fault:
        raise _placed(fault, move) from None


def _script(number: int, move: _Move, seed: Fair | None) -> Scripted:
    """Return the chance that a line tells, if the line is the next one."""
    if move.number != str(number):
        raise TextFault("record-number", text=move.number[:20], expected=number)
    return Scripted(move.script, columns=move.columns, against=seed)


def _check_told(source: Scripted, move: _Move) -> None:
    """Refuse chance that a line tells and that did not happen."""
    if source.left:
        raise TextFault("record-chance", move.columns[-len(source.left)], text=source.left[0][:40])


def _placed(fault: Fault, move: _Move) -> TextFault:
    """Say in which line of a record a fault is."""
    if isinstance(fault, TextFault):
        return fault.moved(lines=move.line - 1)
    column = len(move.commands) - len(move.commands.lstrip()) + 1
    if isinstance(fault, IllegalMove):
        found = TextFault("record-illegal", column, move.line, rule=fault.rule, why=fault.reason)
        found.details |= fault.details
        return found
    return fault.at(column, move.line)


Header = dict[str, tuple[str, int, int]]
"""For each header its value, and the line and column where it stands."""


def _read_headers(lines: list[str]) -> tuple[Header, int]:
    """Read the lines up to the first empty one."""
    head: Header = {}
    for number, line in enumerate(lines):
        text = line.rstrip("\r")
        if not text.strip():
            if head:
                return head, number + 1
            continue
        found = re.fullmatch(r"([A-Za-z][A-Za-z0-9_ ]*):[ \t]*(.*)", text)
        if found is None:
            raise TextFault("record-header", line=number + 1, text=text[:40])
        if found[1] in head:
            raise TextFault("record-header-twice", line=number + 1, name=found[1])
        head[found[1]] = (found[2].strip(), number + 1, found.start(2) + 1)
    raise TextFault("record-no-moves", line=len(lines))


def _needed(head: Header, name: str) -> tuple[str, int, int]:
    """Return a header that every record has."""
    if name not in head:
        raise TextFault("record-header-missing", name=name)
    return head[name]


def _start(head: Header, opening: _Move, seed: Fair | None) -> Match:
    """Start the match that the headers describe, with the chance of its opening line."""
    version, line, column = _needed(head, "Planisphere")
    if version != VERSION:
        raise TextFault("record-version", column, line, version=version[:20], known=VERSION)
    place = _needed(head, "Game")
    try:
        game = load(place[0])
        place = _needed(head, "Seats")
        seats = int(place[0]) if place[0] in tuple("123456789") else 0
        game.settle(seats, {})
        options = {}
        for name, place in head.items():
            if name.startswith("Option "):
                options[name[7:]] = place[0]
                game.settle(seats, {name[7:]: place[0]})
        place = head.get("Start", place)
        start = head["Start"][0] if "Start" in head else ""
        _check_start(game, seats, options, start)
    except Fault as fault:
        raise _in_header(fault, *place[1:]) from None
    try:
        if opening.seat != NOBODY or opening.commands.strip():
            raise TextFault("record-opening")
        source = _script(0, opening, seed)
        match = Match(game, seats, options, line=start, source=source, names=_names(head, seats))
        _check_told(source, opening)
    except Fault as fault:
        raise _placed(fault, opening) from None
    return match


def _in_header(fault: Fault, line: int, column: int) -> TextFault:
    """Say in which header a fault is."""
    if isinstance(fault, TextFault):
        return fault.moved(column - 1, line - 1)
    return fault.at(column, line)


def _check_start(game: Game, seats: int, options: dict[str, str], line: str) -> None:
    """Refuse a start line that speaks of another match."""
    if not line:
        return
    other, position = read_line(line)
    if other is not game or int(position.seats) != seats:
        raise TextFault("record-start")
    for option in game.options:
        told = options.get(option.name)
        if told is not None and option.read(told, seats) != position[option.name]:
            raise TextFault("record-start")


def _source(head: Header) -> Source:
    """Return the source of dice that a record names; without its seed, new dice go on."""
    salts = [
        head[name][0] for name in takewhile(head.__contains__, map("Salt {}".format, count(1)))
    ]
    if "Seed" not in head:
        told = Scripted((), then=Fair())
        return Promised(head["Commitment"][0], salts, told) if "Commitment" in head else told
    seed, line, column = head["Seed"]
    try:
        source = Fair(seed, salts)
    except Fault as fault:
        raise fault.at(column, line) from None
    if "Commitment" in head and head["Commitment"][0] != source.commitment:
        raise TextFault("record-seed", column, line)
    return source


def _promised(head: Header, source: Source) -> Fair:
    """Return the seed of a record that shows it, and that it had been promised."""
    if not isinstance(source, Fair):
        raise Fault("verify-no-seed")
    if "Commitment" not in head:
        raise Fault("verify-no-promise")
    return source


def _more(head: Header) -> dict[str, str]:
    """Return the headers that mean nothing here, and are kept."""
    more = {name: place for name, place in head.items() if not _is_ours(name)}
    for name, (value, line, column) in more.items():
        try:
            _check_more(name, value)
        except Fault as fault:
            raise fault.at(column, line) from None
    return {name: value for name, (value, _, _) in more.items()}


def _names(head: Header, seats: int) -> list[str]:
    """Return the names of the players, seat by seat."""
    return [head.get(f"Name {letter}", ("", 0, 0))[0] for letter in LETTERS[:seats]]


def _check_result(match: Match, head: Header) -> None:
    """Refuse a result that the moves do not bear out."""
    for name, true in (("Result", result(match)), ("Ending", match.ending)):
        told, line, column = _needed(head, name)
        if told != true:
            raise TextFault("record-result", column, line, told=told[:20], true=true)


def first_unfair(match: Match) -> int | None:
    """Return the number of the first hand-in whose chance its seed does not give, if any."""
    moves = match.moves()
    for number, entry in enumerate(match.log):
        for _ in entry.actions:
            next(moves)
        for index, throw in enumerate(entry.chance):
            position, _, _ = next(moves)
            if match.source.outcome(match.game, position, number, index) != throw:
                return number
    return None
