"""The course of a match: hand-ins, where they lead, and which of them can be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import accumulate, takewhile
from typing import Any, NamedTuple

import numpy as np

from planisphere.chance import Throw
from planisphere.faults import IllegalMove
from planisphere.fields import HIDDEN
from planisphere.game import CHANCE, ONLOOKER, OVER, Game
from planisphere.kernel import Layout


class HandIn(NamedTuple):
    """One seat's batch of actions and the chance that follows it, or an undo."""

    seat: int
    actions: tuple[int, ...]
    chance: tuple[Throw, ...]
    written: str = ""
    """What the seat wrote, where the actions do not say all of it."""
    undoes: int | None = None
    """The number of the hand-in that this one takes back; it does nothing else."""


class Step(NamedTuple):
    """A hand-in in force, its number, and the position before it."""

    number: int
    entry: HandIn
    before: Any


class Course:
    """A position on its way through a log.

    Undo reaches back to the last chance or open decision of another seat, and never beyond: the
    steps since then are kept.
    """

    def __init__(self, game: Game, position: Any) -> None:
        self.game = game
        self.position = position
        self.steps: tuple[Step, ...] = ()

    def follow(self, number: int, entry: HandIn) -> None:
        """Go on by an entry of the log."""
        for _ in self.moves(number, entry):
            pass

    def arrive(self, number: int, entry: HandIn, position: Any) -> None:
        """Go on by a hand-in that has been played elsewhere, to where it led."""
        before, self.position = self.position, position
        self._keep(Step(number, entry, before))

    def moves(self, number: int, entry: HandIn) -> Iterator[tuple[Any, int, int]]:
        """Go on by an entry of the log; before each move, give position, mover and action."""
        if entry.undoes is not None:
            self._take_back(entry.undoes)
            return
        before, self.position = self.position, self.position.copy()
        yield from self._play(entry)
        self._keep(Step(number, entry, before))

    def _play(self, entry: HandIn) -> Iterator[tuple[Any, int, int]]:
        """Play the moves of a hand-in."""
        moves = [(entry.seat, action) for action in entry.actions]
        moves += [(CHANCE, throw.outcome) for throw in entry.chance]
        for mover, action in moves:
            yield self.position, mover, action
            self.game.play(self.position, mover, action)

    def _keep(self, step: Step) -> None:
        """Keep a step, and of those before it what could still be taken back."""
        if step.entry.chance or step.entry.seat == CHANCE:
            self.steps = ()
        elif is_sealed(self.game, step):
            self.steps = (*self.steps, step)
        else:
            own = takewhile(lambda s: s.entry.seat == step.entry.seat, reversed(self.steps))
            self.steps = (*reversed([*own]), step)

    def _take_back(self, number: int) -> None:
        """Go on as if a step had not been made; what was sealed since is made again."""
        place = next(n for n, step in enumerate(self.steps) if step.number == number)
        position, steps = self.steps[place].before, list(self.steps[:place])
        for step in self.steps[place + 1 :]:
            steps.append(step._replace(before=position))
            position = position.copy()
            for action in step.entry.actions:
                self.game.play(position, step.entry.seat, action)
        self.position, self.steps = position, tuple(steps)

    @property
    def sealed(self) -> set[int]:
        """The numbers of the hand-ins in force that are sealed still."""
        numbers: set[int] = set()
        after = self.position
        for step in self.steps[::-1]:
            if not is_sealed(self.game, step) or reveals(self.game, step, after, sealed=True):
                break
            numbers.add(step.number)
            after = step.before
        return numbers

    def undoable(self, seat: int) -> int:
        """Return the number of the hand-in that a seat can take back; refuse if there is none."""
        if self.game.awaited(self.position) == 0:
            rule, sentence = self.game.refusals[OVER]
            raise IllegalMove(rule, f"refusal-{sentence}")
        after, others = self.position, False
        for step in self.steps[::-1]:
            sealed = is_sealed(self.game, step)
            if reveals(self.game, step, after, sealed):
                raise IllegalMove("undo", "undo-revealed")
            if step.entry.seat == seat and (sealed or not others):
                return step.number
            if step.entry.seat == seat or not sealed:
                raise IllegalMove("undo", "undo-decided")
            after, others = step.before, True
        raise IllegalMove("undo", "undo-nothing")


def is_sealed(game: Game, step: Step) -> bool:
    """Whether an onlooker hears nothing of a hand-in but that it was made."""
    position, seat = step.before, step.entry.seat
    for number, action in enumerate(step.entry.actions):
        if game.heard(position, ONLOOKER, seat, action) != HIDDEN:
            return False
        position = position if number else position.copy()
        game.play(position, seat, action)
    return True


def reveals(game: Game, step: Step, after: Any, sealed: bool) -> bool:
    """Whether a hand-in laid open sealed choices, or something that its seat did not know."""
    if sealed and _shown(game, step.before, ONLOOKER) != _shown(game, after, ONLOOKER):
        # A choice that is complete waits for those of others, or was the last of them.
        others = game.awaited(step.before) & ~(1 << step.entry.seat)
        return others == 0 or game.awaited(after) != others
    seat = step.entry.seat
    return bool(np.any(_blanks(game, step.before, seat) & ~_blanks(game, after, seat)))


def _shown(game: Game, position: Any, seat: int) -> bytes:
    """Return the bytes of what a seat sees."""
    view = position.copy()
    game.observe(view, seat)
    return bytes(view.tobytes())


def _blanks(game: Game, position: Any, seat: int) -> Any:
    """Return where a seat sees that something is hidden."""
    view = _shown(game, position, seat)
    return np.concatenate(
        [
            np.frombuffer(view, kind, count, first) == HIDDEN
            for kind, count, first in _runs(game.layout)
        ]
    )


@cache
def _runs(layout: Layout) -> list[tuple[np.dtype[Any], int, int]]:
    """Return the kinds of numbers in a layout: how many, and from which byte on."""
    counts: dict[np.dtype[Any], int] = {}
    for name in layout.names or ():
        field = layout[name]
        counts[field.base] = counts.get(field.base, 0) + field.itemsize // field.base.itemsize
    ends = accumulate(kind.itemsize * count for kind, count in counts.items())
    return [
        (kind, count, end - kind.itemsize * count)
        for (kind, count), end in zip(counts.items(), ends, strict=True)
    ]
