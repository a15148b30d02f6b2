"""What a seat hears of a match: the moves as plain numbers, and nothing that lies behind them."""

from __future__ import annotations

from collections.abc import Sequence

from planisphere.course import Course, HandIn
from planisphere.fields import HIDDEN


class Ear:
    """Listens to a log as it grows, so that nobody has to replay a match at each decision."""

    def __init__(self, course: Course, seat: int) -> None:
        """Begin before the first entry of a log."""
        self.course = course
        self.seat = seat
        self.entries: list[list[tuple[int, int]]] = []
        """For each entry of the log its moves, if they are in force."""

    def listen(self, log: Sequence[HandIn]) -> list[tuple[int, int]]:
        """Hear what is new in the log; list all moves in force, who moved and how."""
        for number in range(len(self.entries), len(log)):
            self.entries.append(self._moves(number, log[number]))
        return [move for moves in self.entries for move in moves]

    def _moves(self, number: int, entry: HandIn) -> list[tuple[int, int]]:
        """Return what is heard of an entry: of a sealed hand-in only that it was made."""
        if entry.undoes is not None:
            self.entries[entry.undoes] = []
        heard = [
            (mover, int(self.course.game.heard(position, self.seat, mover, action)))
            for position, mover, action in self.course.moves(number, entry)
        ]
        own = heard[: len(entry.actions)]
        if own and all(action == HIDDEN for _, action in own):
            del heard[1 : len(own)]
        return heard
