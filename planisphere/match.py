"""A match: its log is the truth, its position is what the log replays to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from planisphere.catalogue import load
from planisphere.chance import Fair, Source, Throw, fits_a_line
from planisphere.course import Course, HandIn, Step
from planisphere.faults import Fault, IllegalMove, OptionFault
from planisphere.game import CHANCE, Game
from planisphere.hearing import Ear
from planisphere.kernel import blank
from planisphere.line import read_line, write_line
from planisphere.trial import Trial

__all__ = ["HandIn", "Mark", "Match", "legal_actions"]


class Mark(NamedTuple):
    """Where a match stands, so that it can be brought back there."""

    position: Any
    steps: tuple[Step, ...]
    number: int


class Match:
    """One playing of a game.

    The first entry of its log is the chance before anybody's move, handed in by CHANCE.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        source: Source | None = None,
        line: str = "",
        names: Sequence[str] = (),
        log: Sequence[HandIn] | None = None,
    ) -> None:
        """Set a match up, from its options or from a position line that has them.

        A *log* is trusted and followed; without one, the chance before anybody's move is drawn.
        """
        self.game = game
        self.seats = seats
        self.line = " ".join(line.split())
        self.names = tuple(names)
        if len(names) > seats or not all(map(fits_a_line, names)):
            raise OptionFault("names-form", seats=seats)
        self.source: Source = Fair() if source is None else source
        self.headers: dict[str, str] = {}
        """What a record says beside what a match knows of itself."""
        self._course = Course(game, self._first_position(options or {}))
        self._asked: tuple[Any, int] = (None, 0)
        """The position in which the game was last asked who is awaited, and its answer."""
        self._ears: dict[int, Ear] = {}
        """The seats that have been asked what they heard."""
        self.log: list[HandIn] = []
        if log is None:
            self._hand_in(CHANCE, (), self.position.copy())
        for entry in log or ():
            self.follow(entry)

    @classmethod
    def new(
        cls,
        game: str | Game,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        seed: str | None = None,
        source: Source | None = None,
        names: Sequence[str] = (),
    ) -> Match:
        """Start a match of a game by its name; the same seed gives the same dice."""
        chosen = load(game) if isinstance(game, str) else game
        return cls(chosen, seats, options, source=source or Fair(seed), names=names)

    @classmethod
    def from_line(
        cls, line: str, *, seed: str | None = None, source: Source | None = None
    ) -> Match:
        """Start a match from a position line."""
        game, position = read_line(line)
        return cls(game, int(position.seats), source=source or Fair(seed), line=line)

    @classmethod
    def from_log(
        cls,
        game: Game,
        seats: int,
        options: Mapping[str, object],
        log: Sequence[HandIn],
        *,
        source: Source,
        line: str = "",
        names: Sequence[str] = (),
    ) -> Match:
        """Bring a match back from its log, which is trusted: its chance is not drawn again."""
        return cls(game, seats, options, source=source, line=line, names=names, log=log)

    @classmethod
    def from_record(cls, text: str) -> Match:
        """Read a match from its record file."""
        from planisphere.record import read_record

        return read_record(text)

    def to_record(
        self, *, reveal: bool | None = None, headers: Mapping[str, str] | None = None
    ) -> str:
        """Write the match as a record file; the seed is shown once it is over, or on demand.

        More *headers* than the match has of its own stand for what a table knows about it.
        """
        from planisphere.record import write_record

        more = {**self.headers, **(headers or {})}
        return write_record(self, self.over if reveal is None else reveal, more)

    def _first_position(self, options: Mapping[str, object]) -> Any:
        """Return the position before anybody's move."""
        if self.line:
            return read_line(self.line)[1]
        position = blank(self.game.layout)
        self.game.start(position, self.seats, self.game.settle(self.seats, options))
        return position

    @property
    def position(self) -> Any:
        """What the table looks like, secrets included; a hand-in replaces it, and changes none."""
        return self._course.position

    @property
    def options(self) -> dict[str, str]:
        """The options of this match, in words."""
        return {o.name: o.write(int(self.position[o.name])) for o in self.game.options}

    @property
    def number(self) -> int:
        """The number of the next hand-in; the log's first entry is number 0."""
        return len(self.log)

    @property
    def awaited(self) -> list[int]:
        """The seats that must act."""
        return _seats(self._waiting)

    @property
    def over(self) -> bool:
        """Whether nobody has to act any more."""
        return self._waiting == 0

    @property
    def _waiting(self) -> int:
        """Who is awaited, one bit each; the game is asked once a position, as none changes."""
        position, waiting = self._asked
        if position is not self.position:
            waiting = int(self.game.awaited(self.position))
            self._asked = (self.position, waiting)
        return waiting

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        bits = self.game.winners(self.position)
        return [seat for seat in range(self.seats) if bits >> seat & 1]

    @property
    def ending(self) -> str:
        """Why the match is over, or `running`."""
        return self.game.endings[self.game.ending(self.position) if self.over else 0]

    @property
    def scores(self) -> list[float]:
        """What each seat has won."""
        out = np.zeros(self.seats)
        self.game.scores(self.position, out)
        return [float(score) for score in out]

    def legal(self, seat: int) -> list[int]:
        """List the legal actions of a seat."""
        return legal_actions(self.game, self.position, seat)

    def commands(self, seat: int, language: str = "en") -> list[str]:
        """List the legal actions of a seat as commands."""
        write = self.game.notation.write
        return [write(self.position, seat, [a], language)[0] for a in self.legal(seat)]

    def view(self, seat: int) -> Any:
        """Return the position as a seat may see it."""
        seen = self.position.copy()
        self.game.observe(seen, seat)
        return seen

    def position_line(self) -> str:
        """Write the position as one line of text."""
        return write_line(self.game, self.position)

    def play(self, seat: int, move: str | int | Sequence[int], *, whole: bool = False) -> HandIn:
        """Play commands, or actions, of a seat: all of them, or none if one is illegal.

        Where hand-ins travel, a sealed choice must be *whole*, for its pieces could be counted.
        """
        trial = Trial(self.game, self.position, seat, self.seats)
        if isinstance(move, str):
            trial.read(move)
        else:
            trial.play([int(move)] if isinstance(move, int | np.integer) else move)
        if whole and trial.sealed and not trial.closed:
            raise IllegalMove("form", "sealed-whole")
        return self._hand_in(seat, tuple(trial.actions), trial.position, trial.written)

    def _hand_in(
        self, seat: int, actions: tuple[int, ...], ahead: Any, written: str = ""
    ) -> HandIn:
        """Log a batch that has been tried and led *ahead*, with the chance that follows."""
        chance: list[Throw] = []
        while (waiting := int(self.game.awaited(ahead))) >> CHANCE & 1:
            throw = self.source.outcome(self.game, ahead, self.number, len(chance))
            self.game.play(ahead, CHANCE, throw.outcome)
            chance.append(throw)
        self._asked = (ahead, waiting)
        entry = HandIn(seat, actions, tuple(chance), written)
        self._course.arrive(self.number, entry, ahead)
        self.log.append(entry)
        return entry

    def follow(self, entry: HandIn) -> HandIn:
        """Go on by an entry that has been tried, and log it."""
        self._course.follow(self.number, entry)
        self.log.append(entry)
        return entry

    def undoable(self, seat: int) -> int | None:
        """Return the number of the hand-in that a seat could take back, if any."""
        try:
            return self._course.undoable(seat)
        except IllegalMove:
            return None

    def undo(self, seat: int) -> HandIn:
        """Take back the last hand-in of a seat, up to chance, a reveal or another's decision."""
        return self.follow(HandIn(seat, (), (), undoes=self._course.undoable(seat)))

    def at(self, number: int) -> Match:
        """Return the match as it stood after so many entries of its log."""
        if not 0 <= number <= self.number:
            raise Fault("number-unknown", number=number, last=self.number)
        told = (self.game, self.seats, self.options, self.log[:number])
        match = Match.from_log(*told, source=self.source, line=self.line, names=self.names)
        match.headers = dict(self.headers)
        return match

    def mark(self) -> Mark:
        """Return where the match stands."""
        return Mark(self._course.position, self._course.steps, self.number)

    def restore(self, mark: Mark) -> None:
        """Bring the match back to where it stood, as if nothing had been handed in since."""
        self._course.position, self._course.steps = mark.position, mark.steps
        del self.log[mark.number :]
        self._ears.clear()

    def moves(self) -> Iterator[tuple[Any, int, int]]:
        """Replay the match: before each move, the position, who moves, and the action.

        What was taken back is played too; after its undo the position is as if it had not been.
        """
        course = self._first_course()
        for number, entry in enumerate(self.log):
            yield from course.moves(number, entry)

    def entries(self) -> Iterator[tuple[int, Any, HandIn, Any]]:
        """Replay the match: each entry with its number and the positions before and after it."""
        course = self._first_course()
        for number, entry in enumerate(self.log):
            before = course.position
            course.follow(number, entry)
            yield number, before, entry, course.position

    def sealed_since(self, number: int, seat: int) -> bool:
        """Whether all entries from some number on were sealed choices of others, made or undone."""
        late = self.log[number:] if 0 < number < self.number else []
        known = self._course.sealed | {entry.undoes for entry in late}
        return bool(late) and all(
            entry.seat != seat and (entry.undoes is not None or later in known)
            for later, entry in enumerate(late, number)
        )

    def _first_course(self) -> Course:
        """Return the course of the match before its first entry."""
        return Course(self.game, self._first_position(self.options))

    def heard(self, seat: int) -> list[tuple[int, int]]:
        """List the moves in force as a seat heard them; a sealed hand-in is one hidden move."""
        if seat not in self._ears:
            self._ears[seat] = Ear(self._first_course(), seat)
        return self._ears[seat].listen(self.log)


def awaited_seats(game: Game, position: Any) -> list[int]:
    """List the seats that must act in a position."""
    return _seats(int(game.awaited(position)))


def _seats(waiting: int) -> list[int]:
    """List the seats that bits stand for, chance left out."""
    return [seat for seat in range(min(waiting.bit_length(), CHANCE)) if waiting >> seat & 1]


def legal_actions(game: Game, position: Any, seat: int) -> list[int]:
    """List the legal actions of a seat in a position."""
    if not 0 <= seat <= CHANCE or not game.awaited(position) >> seat & 1:
        return []
    buffer = np.empty(game.actions, np.int64)
    if seat == CHANCE:
        count = game.odds(position, buffer, np.empty(game.actions, np.int64))
    else:
        count = game.legal(position, seat, buffer)
    legal: list[int] = buffer[:count].tolist()
    return legal
