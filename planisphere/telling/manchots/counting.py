"""The last count of Manchots Barjots, explained zone by zone, and who has won."""

from __future__ import annotations

from typing import Any

from planisphere.fields import LETTERS, NONE
from planisphere.game import Game
from planisphere.games.manchots import score
from planisphere.games.manchots.cards import VALUE_OF, VALUES, ZONES
from planisphere.games.manchots.table import owners
from planisphere.telling.lines import END, PLAIN, Line
from planisphere.telling.manchots.names import Names


class Count:
    """Counts the cards still in hand."""

    def __init__(self, game: Game, names: Names) -> None:
        self.game = game
        self.names = names
        self.speech = names.speech

    def lines(self, view: Any) -> list[Line]:
        """Explain the points of everybody, the best first."""
        everybody = sorted(range(int(owners(view))), key=lambda o: -int(score.points_of(view, o)))
        return [
            Line(
                PLAIN,
                owner,
                self.speech.say(
                    "told-count",
                    who=self.names.label(owner),
                    points=int(score.points_of(view, owner)),
                    parts=" · ".join(self._part(view, owner, zone) for zone in range(ZONES)),
                ),
            )
            for owner in everybody
        ]

    def _part(self, view: Any, owner: int, zone: int) -> str:
        """Explain the points of a zone: all cards kept there, the lowest, or none."""
        values = kept(view, owner, zone)
        if not values:
            key = "count-empty"
        elif score.laid_in(view, owner, zone) == 0:
            key = "count-nothing"
        else:
            key = "count-all" if score.has_majority(view, owner, zone) else "count-lowest"
        return self.speech.say(
            key,
            zone=self.names.zone(zone),
            points=int(score.points_in(view, owner, zone)),
            cards=("+" if key == "count-all" else " ").join(map(str, values)),
        )

    def ending(self, view: Any) -> Line:
        """Say who has won: with the most points, together, or nobody before a virtual player."""
        ending = self.game.endings[self.game.ending(view)]
        if ending != "counted":
            details = {"horizon": int(view.horizon), "who": "", "mission": ""}
            return Line(END, NONE, self.speech.say(f"ending-{ending}", **details))
        winners = [s for s in range(int(view.seats)) if self.game.winners(view) >> s & 1]
        ranked = range(int(owners(view)) if view.virtual_can_win == 0 else int(view.seats))
        points = {owner: int(score.points_of(view, owner)) for owner in ranked}
        best = max(points.values())
        first = winners or [owner for owner in ranked if points[owner] == best]
        key = "ending-points" if len(winners) == 1 else "ending-together"
        said = self.speech.say(
            key if winners else "ending-virtual",
            who=self.names.all([self.names.label(owner) for owner in first]),
            points=best,
            others=", ".join(f"{LETTERS[o]} {points[o]}" for o in ranked if o not in first),
        )
        return Line(END, winners[0] if len(winners) == 1 else NONE, said)


def kept(view: Any, owner: int, zone: int) -> list[int]:
    """List the values of a zone in a hand, or in a virtual reserve and its pile."""
    cards = view.hand[owner] + view.stock[owner]
    kinds = range(zone * VALUES, (zone + 1) * VALUES)
    return [int(VALUE_OF[kind]) for kind in kinds for _ in range(int(cards[kind]))]
