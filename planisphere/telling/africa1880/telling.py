"""What happens in Africa 1880, in words; sheets are told when all of them are read."""

from __future__ import annotations

from typing import Any

from planisphere.fields import NONE
from planisphere.game import Game
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880 import rules, sheet
from planisphere.games.africa1880.report import seats_by_power
from planisphere.match import HandIn
from planisphere.telling.africa1880.counting import Count
from planisphere.telling.africa1880.names import Names, present
from planisphere.telling.africa1880.reveal import Reveal
from planisphere.telling.company import Company
from planisphere.telling.lines import PLAIN, QUIET, Line, Moment, moments

TOLD = {at.PICK: "africa-told-takes", at.DRAW: "africa-told-draws"}


class Teller:
    """Says what happens."""

    def __init__(self, game: Game, company: Company, watcher: int) -> None:
        self.game = game
        self.company = company
        self.speech = company.speech
        self.names = Names(company)
        self.reveal = Reveal(game, self.names)
        self.count = Count(game, self.names)
        self.watcher = watcher
        self.void: dict[int, list[sheet.Line]] = {}
        """The void lines of the sheets that have been handed in, told with the rest."""

    def tell(self, position: Any, entry: HandIn) -> list[Line]:
        """Tell a hand-in and what followed it; the position moves on."""
        if entry.written and position.phase == at.ORDERS:
            written = entry.written.partition(" ")[2]
            self.void[entry.seat] = sheet.parse(position, entry.seat, written).void
        lines: list[Line] = []
        for moment in moments(self.game, self.watcher, position, entry):
            if moment.before.phase == at.ORDERS:
                lines += self._written(moment)
            else:
                lines += self._opening(moment)
        return lines

    def _opening(self, moment: Moment) -> list[Line]:
        """Tell who takes which power and where he starts, then the first year."""
        before, after = moment.before, moment.after
        seat = int(before.turn)
        if before.phase == at.PLACE:
            where = self.names.territory(moment.action)
            lines = [self._line(PLAIN, after, seat, "africa-told-starts", where=where)]
        else:
            power = self.names.power(moment.action - rules.TAKE_POWER)
            who = self.company.label(seat)
            said = self.speech.say(TOLD[int(before.phase)], who=who, power=power)
            lines = [Line(PLAIN, seat, said)]
        if after.phase != at.ORDERS:
            return lines
        if before.phase != at.PLACE:
            lines += [self._start(after, seat) for seat in seats_by_power(after)]
        return [*lines, Line(PLAIN, NONE, self.names.turn(1))]

    def _start(self, after: Any, seat: int) -> Line:
        """Tell where a power starts by history."""
        places = [t for t in range(len(after.development)) if seat in present(after, t)]
        where = self.names.territory(places[0])
        return self._line(PLAIN, after, seat, "africa-told-starts", where=where)

    def _line(self, kind: str, view: Any, seat: int, key: str, **details: object) -> Line:
        """Say a sentence about a power."""
        return Line(kind, seat, self.speech.say(key, who=self.names.side(view, seat), **details))

    def _written(self, moment: Moment) -> list[Line]:
        """Tell that a sheet is in; with the last one, all that was read and came of it."""
        before, after = moment.before, moment.after
        if after.phase == before.phase and after.round_number == before.round_number:
            if after.waiting[moment.mover]:
                return []
            return [self._line(QUIET, after, moment.mover, "africa-told-sealed")]
        lines = self.reveal.lines(before, after, self.void)
        self.void = {}
        if after.phase == at.OVER:
            return [*lines, *self.count.lines(after), self.ending(after)]
        return [*lines, Line(PLAIN, NONE, self.names.turn(int(after.round_number)))]

    def ending(self, view: Any) -> Line:
        """Say who has won, and why."""
        return self.count.ending(view)
