"""A match: its log is the truth, its position is what the log replays to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

import numpy as np

from planisphere.catalogue import load
from planisphere.chance import Fair, Source, Throw, fits_a_line
from planisphere.faults import IllegalMove, OptionFault
from planisphere.fields import HIDDEN
from planisphere.game import CHANCE, Game
from planisphere.kernel import blank
from planisphere.line import read_line, write_line
from planisphere.trial import Trial


class HandIn(NamedTuple):
    """One seat's batch of actions, and the chance that follows it."""

    seat: int
    actions: tuple[int, ...]
    chance: tuple[Throw, ...]
    written: str = ""
    """What the seat wrote, where the actions do not say all of it."""


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
    ) -> None:
        """Set a match up, from its options or from a position line that has them."""
        self.game = game
        self.seats = seats
        self.line = " ".join(line.split())
        self.names = tuple(names)
        if len(names) > seats or not all(map(fits_a_line, names)):
            raise OptionFault("names-form", seats=seats)
        self.source: Source = Fair() if source is None else source
        self.position = self._first_position(options or {})
        self.log: list[HandIn] = []
        self._hand_in(CHANCE, ())

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
        names: Sequence[str] = (),
    ) -> Match:
        """Bring a match back from its log, which is trusted: its chance is not drawn again."""
        match = cls(game, seats, options, source=source, names=names)
        for entry in log[1:]:
            for action in entry.actions:
                game.play(match.position, entry.seat, action)
            for throw in entry.chance:
                game.play(match.position, CHANCE, throw.outcome)
            match.log.append(entry)
        return match

    @classmethod
    def from_record(cls, text: str) -> Match:
        """Read a match from its record file."""
        from planisphere.record import read_record

        return read_record(text)

    def to_record(self, *, reveal: bool | None = None) -> str:
        """Write the match as a record file; the seed is shown once it is over, or on demand."""
        from planisphere.record import write_record

        return write_record(self, self.over if reveal is None else reveal)

    def _first_position(self, options: Mapping[str, object]) -> Any:
        """Return the position before anybody's move."""
        if self.line:
            return read_line(self.line)[1]
        position = blank(self.game.layout)
        self.game.start(position, self.seats, self.game.settle(self.seats, options))
        return position

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
        waiting = self.game.awaited(self.position)
        return [seat for seat in range(self.seats) if waiting >> seat & 1]

    @property
    def over(self) -> bool:
        """Whether nobody has to act any more."""
        return self.game.awaited(self.position) == 0

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        bits = self.game.winners(self.position)
        return [seat for seat in range(self.seats) if bits >> seat & 1]

    @property
    def ending(self) -> str:
        """Why the match is over, or `running`."""
        return self.game.endings[self.game.ending(self.position)]

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
        return self._hand_in(seat, tuple(trial.actions), trial.written)

    def _hand_in(self, seat: int, actions: tuple[int, ...], written: str = "") -> HandIn:
        """Play a batch that has been tried, and the chance that follows; log both."""
        ahead = self.position.copy()
        for action in actions:
            self.game.play(ahead, seat, action)
        chance: list[Throw] = []
        while self.game.awaited(ahead) >> CHANCE & 1:
            throw = self.source.outcome(self.game, ahead, self.number, len(chance))
            self.game.play(ahead, CHANCE, throw.outcome)
            chance.append(throw)
        entry = HandIn(seat, actions, tuple(chance), written)
        self.position = ahead
        self.log.append(entry)
        return entry

    def moves(self) -> Iterator[tuple[Any, int, int]]:
        """Replay the match: before each move, the position, who moves, and the action."""
        position = self._first_position(self.options)
        for entry in self.log:
            for action in entry.actions:
                yield position, entry.seat, action
                self.game.play(position, entry.seat, action)
            for throw in entry.chance:
                yield position, CHANCE, throw.outcome
                self.game.play(position, CHANCE, throw.outcome)

    def heard(self, seat: int) -> list[tuple[int, int]]:
        """List the moves as a seat heard them; a sealed hand-in is one hidden move."""
        heard: list[tuple[int, int]] = []
        moves = self.moves()
        for entry in self.log:
            said = [
                (mover, self.game.heard(position, seat, mover, action))
                for position, mover, action in islice(moves, len(entry.actions))
            ]
            sealed = bool(said) and all(action == HIDDEN for _, action in said)
            heard += said[:1] if sealed else said
            for position, mover, action in islice(moves, len(entry.chance)):
                heard.append((mover, self.game.heard(position, seat, mover, action)))
        return heard


def legal_actions(game: Game, position: Any, seat: int) -> list[int]:
    """List the legal actions of a seat in a position."""
    if not 0 <= seat <= CHANCE or not game.awaited(position) >> seat & 1:
        return []
    buffer = np.zeros(game.actions, np.int64)
    if seat == CHANCE:
        count = game.odds(position, buffer, np.zeros(game.actions, np.int64))
    else:
        count = game.legal(position, seat, buffer)
    return [int(action) for action in buffer[:count]]
