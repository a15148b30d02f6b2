"""The points at the end, explained, and who has won."""

from __future__ import annotations

from typing import Any

from planisphere.fields import LETTERS, NONE
from planisphere.game import Game
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880 import score
from planisphere.telling.africa1880.names import Names
from planisphere.telling.lines import END, PLAIN, Line


class Count:
    """Explains the points."""

    def __init__(self, game: Game, names: Names) -> None:
        self.game = game
        self.names = names
        self.speech = names.speech

    def lines(self, view: Any) -> list[Line]:
        """Explain the points of each seat, the best first.  [A21]"""
        seats = sorted(range(int(view.seats)), key=lambda s: -int(score.points_of(view, s)))
        return [self._line(view, seat) for seat in seats]

    def _line(self, view: Any, seat: int) -> Line:
        alone, shared = (int(score.colonies_of(view, seat, flag)) for flag in (True, False))
        allies = int(score.allies_of(view, seat))
        said = self.speech.say(
            "africa-told-count",
            who=self.names.player(view, seat),
            points=int(score.points_of(view, seat)),
            alone=alone,
            per_alone=score.ALONE,
            shared=shared,
            per_shared=score.SHARED,
            allies=allies,
            per_ally=score.ALLIED,
        )
        return Line(PLAIN, seat, said)

    def ending(self, view: Any) -> Line:
        """Say who has won, or why nobody has.  [A20, A22]"""
        if view.ended in (at.RUNNING, at.HORIZON):
            ending = at.ENDING[int(view.ended)]
            return Line(END, NONE, self.speech.say(f"ending-{ending}", horizon=int(view.horizon)))
        points = [int(score.points_of(view, seat)) for seat in range(int(view.seats))]
        first = [seat for seat, count in enumerate(points) if count == max(points)]
        others = [f"{LETTERS[s]} {points[s]}" for s in range(len(points)) if s not in first]
        said = self.speech.say(
            "ending-points" if len(first) == 1 else "africa-ending-level",
            who=self.names.all(list(map(self.names.company.label, first))),
            points=max(points),
            others=", ".join(others) or "–",
        )
        return Line(END, first[0] if len(first) == 1 else NONE, said)
