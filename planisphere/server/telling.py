"""What each listener is told of a match: entries as heard, in words, and where it stands."""

from __future__ import annotations

import asyncio
from functools import cache
from operator import itemgetter
from struct import Struct
from typing import TYPE_CHECKING, Any, NamedTuple

from planisphere.choices import choices, questions
from planisphere.choices.choice import Choice
from planisphere.diplomacy import Proposal, say
from planisphere.fields import HIDDEN
from planisphere.game import CHANCE, ONLOOKER, Game
from planisphere.kernel import Layout
from planisphere.match import HandIn, Match, legal_actions
from planisphere.server import clock
from planisphere.server.listening import Listener
from planisphere.server.wire import Heard, State, Words, encode
from planisphere.tally import tally
from planisphere.telling.company import Company, Player
from planisphere.telling.lines import EVERYTHING, Line, seen, undone
from planisphere.telling.tellers import ALIKE, Teller, teller, watcher_for
from planisphere.words import words

if TYPE_CHECKING:
    from planisphere.server.live import LiveTable

PRIMING = 12
"""Entries that a teller must have heard before: more than can be sealed at a time."""
FEW = 10
"""Entries of the past that are told before others have their turn."""


Said = dict[tuple[Any, ...], list[Words]]
"""What has been said of an entry, by language and by what was heard or who heard it."""


class Look(NamedTuple):
    """What a seat sees, and what it may do."""

    view: dict[str, Any]
    tally: dict[str, Any]
    legal: list[int]
    choices: list[Choice]
    questions: list[list[Choice]]


class Open(NamedTuple):
    """What everybody may know of where a match stands, beside the position."""

    awaited: list[int]
    ending: str
    winners: list[int]
    scores: list[float]
    due: list[float | None]


class Reporter:
    """Tells those who listen at a table, each as his seat may know it, in his language."""

    def __init__(self, table: LiveTable, match: Match) -> None:
        self.table = table
        self.match = match
        self.tellers: dict[tuple[int, str], Teller] = {}

    # Entries

    def tell(self, before: Any, entry: HandIn) -> None:
        """Tell everybody an entry that was just made; who is told the same gets the same bytes."""
        heard: dict[tuple[int, str], Heard] = {}
        told: dict[tuple[int, str], bytes] = {}
        known, said = self._known(), Said()
        number = self.match.number - 1
        for listener in self.table.listeners:
            language = listener.person.language
            reader = (self._reader(listener.view, known), language)
            if reader not in told:
                watcher = (watcher_for(self.match.game, listener.view), language)
                if watcher not in heard:
                    heard[watcher] = self.heard(before, number, entry, *watcher, said)
                told[reader] = encode(self.state(listener.view, [heard[watcher]], known))
            listener.send(told[reader])
            listener.next = self.match.number
        for gone in self.tellers.keys() - heard.keys():
            del self.tellers[gone]

    def _reader(self, seat: int, known: Open) -> int:
        """Return as whom a seat is told: in an open game, who may do nothing is an onlooker."""
        idle = seat not in known.awaited and not self.table.row["undo"]
        return ONLOOKER if idle and watcher_for(self.match.game, seat) == EVERYTHING else seat

    def tell_since(self, listener: Listener) -> None:
        """Tell somebody where the match stands, and what he has not been told."""
        missed: list[Heard] = []
        if listener.next < self.match.number:
            missed = self.heard_since(listener.view, listener.next, listener.person.language)
        listener.tell(self.state(listener.view, missed))
        listener.next = self.match.number

    def past(self, listener: Listener) -> Past:
        """Return what somebody has missed, to be told."""
        return Past(self, listener.view, listener.next, listener.person.language)

    def tell_newcomer(self, listener: Listener, past: Past) -> None:
        """Tell somebody where the match stands and what was, most of which was told already."""
        past.tell(self.match.number)
        self.tellers |= past.reporter.tellers
        listener.tell(self.state(listener.view, past.entries))
        listener.next = self.match.number

    def heard_since(self, seat: int, since: int, language: str) -> list[Heard]:
        """List the entries from some number on as a seat may read them."""
        past = Past(self, seat, since, language)
        past.tell(self.match.number)
        self.tellers |= past.reporter.tellers
        return past.entries

    def say(self, proposal: Proposal, language: str) -> str:
        """Say a proposal in a language."""
        return say(self.match.position, proposal, words(language))

    def heard(
        self, before: Any, number: int, entry: HandIn, seat: int, language: str, said: Said
    ) -> Heard:
        """Return an entry as a seat may read it, from the position that it was played in."""
        actions, chance, faces = heard(self.match.game, before, entry, seat)
        alike = self.match.game.name in ALIKE and not self.match.over
        key = (language, *actions, None, *chance) if alike else (language, seat)
        if key not in said:
            lines = self._lines(before, entry, seat, language)
            said[key] = [Words(line.kind, line.seat, line.text) for line in lines]
        return Heard(number, entry.seat, actions, chance, faces, said[key], entry.undoes)

    def _lines(self, before: Any, entry: HandIn, seat: int, language: str) -> list[Line]:
        """Return what happened in words."""
        if entry.undoes is not None:
            return [undone(Company(self._players(), words(language)), entry)]
        return self._teller(seat, language).tell(before.copy(), entry)

    def _teller(self, seat: int, language: str) -> Teller:
        """Return who tells the match to a seat in a language."""
        if (seat, language) not in self.tellers:
            company = Company(self._players(), words(language))
            self.tellers[seat, language] = teller(self.match.game, company, seat)
        return self.tellers[seat, language]

    def _players(self) -> list[Player]:
        """List who plays, bots by their level."""
        return [
            Player(seat.level, bot=True) if seat.level else Player(seat.name)
            for seat in self.table.seats
        ]

    # States

    def state(self, seat: int, entries: list[Heard], known: Open | None = None) -> State:
        """Return where the match stands for a seat; what all may know need be found but once."""
        match, times = self.match, self.table.standing.running
        known = known or self._known()
        look = self.look(match.position, seat, idle=seat not in known.awaited)
        undoable = match.undoable(seat) if self.table.row["undo"] and seat < match.seats else None
        return State(
            match.number,
            entries,
            known.awaited,
            look.view,
            look.legal,
            look.choices,
            look.questions,
            undoable,
            known.ending,
            known.winners,
            known.scores,
            known.due,
            times.banks,
            times.talk_until,
            times.ready,
            look.tally,
        )

    def _known(self) -> Open:
        """Return what everybody may know."""
        match, table = self.match, self.table
        return Open(
            match.awaited,
            match.ending,
            match.winners,
            match.scores if match.over else [],
            clock.due(table.standing.running, table.clock, table.people),
        )

    def look(self, position: Any, seat: int, *, idle: bool = False) -> Look:
        """Return what a seat sees in a position, and what it may do, unless it is known idle."""
        game = self.match.game
        view = seen(game, seat, position)
        fields, reckoned = fields_of(view), tally(game, view)
        legal = [] if idle else legal_actions(game, view, seat)
        if not legal:
            return Look(fields, reckoned, [], [], [])
        found = choices(game, view, seat, legal)
        return Look(fields, reckoned, legal, found, questions(game, view, seat))


class Past:
    """What has happened, told to one seat from some number on, as far as is asked.

    It has tellers of its own, so that it can be told a little at a time while play goes on.
    """

    def __init__(self, reporter: Reporter, seat: int, since: int, language: str) -> None:
        self.reporter = Reporter(reporter.table, reporter.match)
        self.watcher = watcher_for(reporter.match.game, seat)
        self.since = min(since, reporter.match.number)
        self.language = language
        self.entries: list[Heard] = []
        self.next = 0
        """The number of the first entry that was not looked at."""
        self._replay = reporter.match.entries()

    def tell(self, until: int) -> None:
        """Tell the entries before some number."""
        while self.next < until:
            number, before, entry, _ = next(self._replay)
            self.next = number + 1
            if number >= self.since - PRIMING:
                heard = self.reporter.heard(before, number, entry, self.watcher, self.language, {})
                self.entries += [heard] if number >= self.since else []

    async def tell_gently(self, until: int) -> None:
        """Do so a few entries at a time: however many there are, others have their turn."""
        async with self.reporter.table.house.telling:
            while self.next < until:
                self.tell(min(until, self.next + FEW))
                await asyncio.sleep(0)


def fields_of(view: Any) -> dict[str, Any]:
    """Return a view field by field."""
    reading = _reading(view.dtype)
    numbers = [*reading.numbers.unpack(view.data)]
    fields = dict(zip(reading.names, reading.fields(numbers), strict=True))
    for name, width in reading.rows:
        whole = fields[name]
        fields[name] = [whole[n : n + width] for n in range(0, len(whole), width)]
    return fields


class Reading(NamedTuple):
    """How the fields of a record are found in its bytes: all numbers at once, then cut up."""

    numbers: Struct
    names: tuple[str, ...]
    fields: itemgetter[Any]
    rows: list[tuple[str, int]]
    """The fields that have rows and how wide these are; one with rows of rows comes twice."""


@cache
def _reading(layout: Layout) -> Reading:
    """Return how the fields of a layout are found."""
    form, places, rows, first = "=", [], [], 0
    names = layout.names or ()
    for name in names:
        kind = layout[name]
        count = kind.itemsize // kind.base.itemsize
        form += f"{count}{kind.base.char}"
        places.append(slice(first, first + count) if kind.shape else first)
        rows += [(name, width) for width in kind.shape[:0:-1]]
        first += count
    return Reading(Struct(form), names, itemgetter(*places), rows)


def heard(
    game: Game, before: Any, entry: HandIn, seat: int
) -> tuple[list[int], list[int], list[list[list[int]]]]:
    """Return the actions of an entry, its chance and its dice as a seat may read them."""
    actions, chance = _moves_heard(game, before, entry, seat)
    faces = [
        [list(side) for side in throw.faces] if outcome != HIDDEN else []
        for throw, outcome in zip(entry.chance, chance, strict=True)
    ]
    sealed = bool(actions) and set(actions) == {HIDDEN}
    return [HIDDEN] if sealed else actions, chance, faces


def _moves_heard(game: Game, before: Any, entry: HandIn, seat: int) -> tuple[list[int], list[int]]:
    """Return the actions of an entry, and its chance, as a watcher may read them."""
    outcomes = [throw.outcome for throw in entry.chance]
    if seat == EVERYTHING:
        return list(entry.actions), outcomes
    moves = [(entry.seat, action) for action in entry.actions]
    moves += [(CHANCE, outcome) for outcome in outcomes]
    said, ahead = [], before
    for number, (mover, action) in enumerate(moves, 1):
        said.append(int(game.heard(ahead, seat, mover, action)))
        if number < len(moves):
            ahead = before.copy() if ahead is before else ahead
            game.play(ahead, mover, action)
    own = len(entry.actions)
    return said[:own], said[own:]
