"""A match at a table: each hand-in is tried, stored, and then told to everybody."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Literal

from planisphere.bots.budgets import TURN_SECONDS, Purse
from planisphere.bots.deciding import generator, look, thinker
from planisphere.bots.levels import listens
from planisphere.bots.thinking import Seen
from planisphere.diplomacy import Pact, Proposal, Word, talk_begins
from planisphere.faults import Fault
from planisphere.fields import NONE
from planisphere.match import HandIn, Match
from planisphere.server import clock, drafts, ladder, log, noting, talking
from planisphere.server.calling import Call
from planisphere.server.denial import Denied
from planisphere.server.listening import Listener
from planisphere.server.proposals import Turns, agreements, heard_by
from planisphere.server.standing import Standing, awaited_people, deadline
from planisphere.server.store import Row, Step, Taken
from planisphere.server.telling import Reporter
from planisphere.server.wire import Tried
from planisphere.trial import Trial

if TYPE_CHECKING:
    from planisphere.server.live import LiveTable

By = Literal["person", "bot", "clock"]
"""Who hands in: a person, a bot in a seat, or a bot for a person whose time is over."""
THREADS = (os.cpu_count() or 1) + 4
THINKING = ThreadPoolExecutor(THREADS, "thinking")
"""Threads of their own: however many bots think, passwords and long logs do not wait for them."""
DECIDING = ThreadPoolExecutor(THREADS, "deciding")
"""Nor do the bots that know at once what to do."""


class Playing:
    """The match of a table."""

    def __init__(self, table: LiveTable, match: Match) -> None:
        self.table = table
        self.match = match
        self.reporter = Reporter(table, match)
        self.keys: set[tuple[int, str]] = set()
        """The hand-ins that count, by seat and key."""
        self.bots_awake = False
        self.purse = Purse(table.house.settings.turn_seconds)
        self.turns = Turns()
        """Where turns begin with talk, when each began."""
        self.talked = -1
        """The number of the last turn in which the bots were let talk."""

    @property
    def times(self) -> clock.Times:
        """How time stands."""
        return self.table.standing.running

    # Hand-ins

    async def hand_in(
        self, seat: int, number: int, move: str | Sequence[int], key: str = "", by: By = "person"
    ) -> bool:
        """Play a hand-in, store it, tell everybody; whether its key did not count already."""
        return await self._enter(
            seat, number, key, by, lambda: self.match.play(seat, move, whole=True)
        )

    async def undo(self, seat: int, number: int, key: str = "") -> bool:
        """Take back a seat's last hand-in, where the table allows it; whether that was new."""
        if not self.table.row["undo"]:
            raise Denied(403, "undo-not-here")
        return await self._enter(seat, number, key, "person", lambda: self.match.undo(seat))

    async def _enter(
        self, seat: int, number: int, key: str, by: By, act: Callable[[], HandIn]
    ) -> bool:
        """Enter something into the log; if another process was first, look and do it again."""
        since = time.perf_counter()
        async with self.table.lock:
            while True:
                if key and (seat, key) in self.keys:
                    return False
                self._check_number(seat, number)
                mark, asked, seen = self.match.mark(), self.match.awaited, self.table.version
                entry = act()
                standing = self._stand_after(mark.position, seat, by)
                written = log.written(self.table.id, mark.number, entry, key)
                try:
                    await self.table.commit(standing, written, *self._clear_draft(seat))
                except BaseException as error:
                    self.match.restore(mark)
                    if not isinstance(error, Taken):
                        raise
                    await self.table.read()
                    self.table.check_behind(seen, error)
                    continue
                break
            noting.handed_in(self.match.game.name, by != "person", time.perf_counter() - since)
            self.table.stand(standing)
            self.keys.add((seat, key))
            self._take_in(mark.position, entry)
            self.call({*asked} - {_unasked(seat, by)})
            if by == "clock" or self.match.over:
                await self.table.read()
        if self.match.over:
            noting.match_over(self.table.id, self.match.game.name, self.match.ending)
            if self.table.row["rated"]:
                self.table.run(ladder.settle(self.table))
        self.go_on()
        return True

    def call(self, asked: Collection[int] = ()) -> None:
        """Call people who are awaited, were not asked before, and do not listen here."""
        table, times = self.table, self.times
        there = {listener.person.id for listener in table.listeners}
        for seat in awaited_people(table.people, times, self.match.awaited):
            person = table.seats[seat].person
            if person is None or person in there or seat in asked:
                continue
            if self._standing_answer(seat) == NONE:
                due = clock.due(times, table.clock, table.people)
                name, number = self.match.game.name, self.match.number
                table.house.caller.call(Call(person, table.id, name, number, due[seat]))

    def _take_in(self, before: Any, entry: HandIn) -> None:
        """Notice what an entry has begun, and tell it."""
        if self.sheets:
            self.turns.follow(before, self.match.position, self.match.number)
        self.reporter.tell(before, entry)

    def _check_number(self, seat: int, number: int) -> None:
        """Refuse what was chosen before something that one should know of."""
        if self.table.standing.state != "running":
            raise Denied(409, "match-over")
        if number != self.match.number and not self.match.sealed_since(number, seat):
            raise Denied(409, "stale")

    def _clear_draft(self, seat: int) -> list[Step]:
        """Return what forgets the draft of a seat that has handed in."""
        return [drafts.forget(self.table.id, seat)] if self.sheets else []

    @property
    def sheets(self) -> bool:
        """Whether sheets are written, on which what is missing counts as nothing."""
        return self.table.entry.diplomacy

    def _stand_after(self, before: object, seat: int, by: By) -> Standing:
        """Return how the table stands after an entry."""
        now = time.time()
        standing = self.table.standing.copy()
        times = standing.running
        if by == "person":
            clock.come_back(times, seat)
        elif by == "clock":
            clock.miss(times, seat)
        if self.sheets and talk_begins(before, self.match.position):
            self._begin_talk(standing, now)
        self._rest(standing, now)
        return standing

    def begin(self, standing: Standing) -> None:
        """Let time run for the first time."""
        now = time.time()
        _, before, _, after = next(self.match.entries())
        if self.sheets and talk_begins(before, after):
            self._begin_talk(standing, now)
        self._rest(standing, now)

    def _begin_talk(self, standing: Standing, now: float) -> None:
        """Give people the time to talk that the game gives."""
        minutes = int(self.table.row["options"]["diplomacy_minutes"])
        if minutes:
            clock.talk(standing.running, 60.0 * minutes, now)

    def _rest(self, standing: Standing, now: float) -> None:
        """Note who is awaited, until when, and whether it is all over."""
        awaited, times = self.match.awaited, standing.running
        people = awaited_people(self.table.people, times, awaited)
        if times.talk_until is not None and all(times.ready[seat] for seat in people):
            times.talk_until = None
        clock.go_on(times, self.table.clock, awaited, now)
        if self.match.over or self._is_deserted:
            standing.state, standing.ended, standing.deadline = "over", now, None
            return
        bots = bool(self._awaited_bots(times))
        standing.deadline = deadline(times, self.table.clock, self.table.people, bots, now)

    @property
    def _is_deserted(self) -> bool:
        """Whether people played here, and the last of them has gone for good."""
        return not self.table.people and any(seat.level is None for seat in self.table.seats)

    def remember(self, rows: Iterable[Row]) -> None:
        """Note which keys count already."""
        self.keys |= {(row["seat"], row["key"]) for row in rows if row["key"]}

    def recall(self) -> None:
        """Find when turns began, in a match that was brought back."""
        for number, before, _, after in self.match.entries() if self.sheets else ():
            self.turns.follow(before, after, number + 1)

    def follow(self, rows: Sequence[Row]) -> None:
        """Go on by entries that another process has written, and tell them."""
        self.remember(rows)
        for row in rows:
            before, entry = self.match.position, log.hand_in(row)
            self.match.follow(entry)
            self._take_in(before, entry)

    def attempt(self, listener: Listener, move: str | Sequence[int], key: str) -> None:
        """Tell somebody what a hand-in would come to; a reveal is not looked into."""
        seat = listener.view
        trial = Trial(self.match.game, self.match.position, seat, self.match.seats)
        trial.read(move) if isinstance(move, str) else trial.play(move)
        shown = None if trial.closed else self.reporter.look(trial.position, seat)
        view, choices = (shown.view, shown.choices) if shown else (None, [])
        listener.tell(Tried(key, trial.actions, view, choices))

    # Time

    async def expire(self) -> None:
        """Do what is due: end the talk, decide for those out of time, wake the bots."""
        talk_until = self.times.talk_until
        if talk_until is not None and talk_until <= time.time():
            await self.table.change(self.end_talk)
        for seat in clock.overdue(self.times, self.table.clock, self.table.people, time.time()):
            await self._decide(seat, "clock")
        deadline = self.table.standing.deadline
        if deadline is not None and deadline <= time.time():
            await self.table.change(self.refresh)
        self.go_on()

    def end_talk(self, standing: Standing) -> list[Step]:
        """End the talk, and let time run."""
        standing.running.talk_until = None
        self._rest(standing, time.time())
        return []

    def refresh(self, standing: Standing) -> list[Step]:
        """Look again who is awaited, after somebody came or went."""
        self._rest(standing, time.time())
        return []

    async def come_back(self, seat: int) -> None:
        """Give a person who is there again his seat back."""

        def act(standing: Standing) -> list[Step]:
            clock.come_back(standing.running, seat)
            return self.refresh(standing)

        if self.times.away[seat]:
            await self.table.change(act)
            self.go_on()

    # Bots

    def go_on(self) -> None:
        """Let the bots think whose turn it is, and talk while there is time for it."""
        if self.times.talk_until is not None and self.talked != self.turns.began:
            self.talked = self.turns.began
            self.table.run(talking.suggest_for_bots(self.table))
        if not self.bots_awake and self._awaited_bots(self.times):
            self.bots_awake = True
            self.table.run(self._play_bots())

    def _awaited_bots(self, times: clock.Times) -> list[int]:
        """List the awaited seats that need no person; none while nobody is there."""
        people = self.table.people
        if times.talk_until is not None or self._is_left_alone(times):
            return []
        return [
            seat
            for seat in self.match.awaited
            if seat not in people or times.away[seat] or self._standing_answer(seat) != NONE
        ]

    def _is_left_alone(self, times: clock.Times) -> bool:
        """Whether all people are away; bots among themselves play for those who look on."""
        people = self.table.people
        return all(times.away[seat] for seat in people) if people else not self.table.listeners

    def _standing_answer(self, seat: int) -> int:
        """Return the action that answers for a person what would only hold the others up."""
        if not self.table.seats[seat].standing:
            return NONE
        return int(self.match.game.standing(self.match.position, seat))

    async def _play_bots(self) -> None:
        """Let bots act one after another."""
        try:
            while self.table.standing.state == "running" and (
                bots := self._awaited_bots(self.times)
            ):
                await self._decide(bots[0], "bot")
        finally:
            self.bots_awake = False

    async def _decide(self, seat: int, by: By) -> None:
        """Decide for a seat: by its standing answer, its draft, or a bot on what it may see."""
        number = self.match.number
        try:
            move = await self._decision(seat, by)
            await self.hand_in(seat, number, move, by=by)
        except Denied as denied:
            if denied.reason not in ("stale", "match-over"):
                raise

    async def _decision(self, seat: int, by: By) -> str | Sequence[int]:
        """Return what is handed in for a seat."""
        match, own = self.match, seat in self.table.people
        if own and (answer := self._standing_answer(seat)) != NONE:
            return [answer]
        if by == "clock" and self.sheets and self._is_sheet(seat):
            return await self._draft(seat)
        level = self.table.level_in(seat)
        budget = self.purse.budget(match.position, seat, level)
        chance = generator(self.table.row["seed"], match.number, seat)
        told = (match, seat, budget, chance, *self.dealings(seat))
        seen, since = look(*told, listens=listens(level)), time.perf_counter()
        actions = await self._think(level, seen)
        took = time.perf_counter() - since
        self.purse.take(seen.view, seat, took)
        noting.thought(match.game.name, level, took)
        return actions

    def dealings(self, seat: int) -> tuple[list[Proposal], list[Pact], list[Word]]:
        """Return what a seat has agreed this turn, agreed before, and heard."""
        talk, turns = self.table.talk, self.turns
        agreed = agreements(talk, turns.began, seat)
        return agreed, turns.past(talk, seat), heard_by(talk, seat)

    async def _think(self, level: str, seen: Seen) -> Sequence[int]:
        """Let a bot decide; for one that fails the simplest does, so that the match goes on."""
        trial = Trial(seen.game, self.match.position, seen.seat, self.match.seats)
        try:
            think = thinker(seen.game.name, level)
            pool = THINKING if level in TURN_SECONDS else DECIDING
            decision = await asyncio.get_running_loop().run_in_executor(pool, think, seen)
            trial.play(decision.actions)
        except Exception as error:
            noting.failed("bot-failed", error, table=self.table.id[: noting.SHORT], level=level)
            return thinker(seen.game.name, "random")(seen).actions
        return decision.actions

    def _is_sheet(self, seat: int) -> bool:
        """Whether a seat is asked for a sheet, on which what is missing counts as nothing."""
        try:
            Trial(self.match.game, self.match.position, seat, self.match.seats).read(EMPTY_SHEET)
        except Fault:
            return False
        return True

    async def _draft(self, seat: int) -> str:
        """Return the sheet of a seat as far as it was written."""
        text = await drafts.find(self.table.house.store, self.table.id, seat) or EMPTY_SHEET
        try:
            Trial(self.match.game, self.match.position, seat, self.match.seats).read(text)
        except Fault:
            return EMPTY_SHEET
        return text


def _unasked(seat: int, by: By) -> int:
    """Return a seat that does not know yet what was handed in for it."""
    return NONE if by == "person" else seat


EMPTY_SHEET = "sheet"
"""The command of a sheet on which nothing is written."""
