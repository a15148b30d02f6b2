"""A table in memory: a copy of what the database has of it, and those who listen.

Whatever changes a table is written under its next version. If another process was first, this
one reads what has happened, tells its listeners, and tries again.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import Any

import msgspec
from sqlalchemy import Integer, bindparam, select

from planisphere.catalogue import entry, load
from planisphere.chance import Fair
from planisphere.match import HandIn, Match
from planisphere.server import blocks, log, noting, schema
from planisphere.server.clock import Clock
from planisphere.server.denial import Denied, missing
from planisphere.server.house import House
from planisphere.server.listening import Listener
from planisphere.server.people import Person
from planisphere.server.playing import Playing
from planisphere.server.proposals import proposal
from planisphere.server.standing import Standing, standing_of
from planisphere.server.store import Row, Step, Taken
from planisphere.server.tables import TURN_PAGE, Seat, TableCard, card, seated
from planisphere.server.telling import Past
from planisphere.server.wire import Propose, Said, Seated

MOST_REMEMBERED = 200
"""Of what was said at a table, what newcomers are told."""
LOOKS = 5
"""How often a table is read that another process goes on changing; the rest is heard of later."""
MANY = 500
"""Entries of a log that is replayed in a thread, for it takes a while."""


def _since(kept: Any, number: Any) -> Any:
    """Return the query for what was written at a table since it was last looked at."""
    since = number >= bindparam("since", type_=Integer)
    return select(kept).where(kept.c.table == bindparam("key"), since).order_by(number)


ENTRIES_SINCE = _since(schema.entries, schema.entries.c.number)
TALK_SINCE = _since(schema.talk, schema.talk.c.id)
LAST_TALK = (
    select(schema.talk)
    .where(schema.talk.c.table == bindparam("key"))
    .order_by(schema.talk.c.id.desc())
    .limit(MOST_REMEMBERED)
)

Act = Callable[[Standing], Sequence[Any] | None]
"""Something done at a table: it changes how the table stands, and says what else is written.

Nothing is written where it says None.
"""


class LiveTable:
    """One table; what it promises is in the database before anybody hears of it."""

    def __init__(self, house: House, row: Row) -> None:
        self.house = house
        self.id: str = row["id"]
        self.game = load(row["game"])
        self.entry = entry(row["game"])
        self.clock = msgspec.convert(row["clock"], Clock | None)
        self.row = row
        self.version: int = row["version"]
        self.standing = standing_of(row)
        self.seats: list[Seat] = []
        self.people: list[int] = []
        """The seats that people play."""
        self.silenced: frozenset[str] = frozenset()
        """The people who say nothing here, in a seat or looking on."""
        self.salts: list[str | None] = []
        self.left: list[float] = []
        """When the people of seats have resigned, where they have."""
        self.playing: Playing | None = None
        self.talk: deque[Said] = deque(maxlen=MOST_REMEMBERED)
        self.speakers: dict[int, str | None] = {}
        """Who said what of the talk that is remembered."""
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()
        self.visits = 0
        """How many hold the table in memory while they do something."""

    @property
    def card(self) -> TableCard:
        """What everybody may know of the table."""
        return card(self.row, self.seats)

    @property
    def busy(self) -> bool:
        """Whether somebody listens, or something is being done."""
        return bool(self.listeners or self.tasks or self.visits)

    def seat_of(self, person: Person) -> int | None:
        """Return the seat of a person at this table, if he has one."""
        for number, seat in enumerate(self.seats):
            if seat.person == person.id:
                return number
        return None

    def level_in(self, seat: int) -> str:
        """Return the level of the bot in a seat: its own, or that which plays for people."""
        return str(self.seats[seat].level or self.row["level"])

    def match_now(self) -> Playing:
        """Return the match, or say that there is none yet."""
        if self.playing is None:
            raise Denied(409, "table-not-begun")
        return self.playing

    # Work beside

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside, and hold on to it until it is done."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        """Forget what was done beside; what failed is for the logs."""
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            noting.failed("work-at-table-failed", error, table=self.id[: noting.SHORT])

    def dismiss(self) -> None:
        """Let everybody go."""
        for listener in self.listeners:
            listener.send(None)

    def forget(self) -> None:
        """Forget the match, which knows its table: so both go at once, not as garbage."""
        self.playing = None

    async def close(self) -> None:
        """Let everybody go, and stop what is being done beside."""
        self.dismiss()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # Writing

    async def change(self, act: Act) -> bool:
        """Do something, one at a time; if another process was first, look and do it again.

        Return whether there was anything to do.
        """
        async with self.lock:
            while True:
                standing, seen = self.standing.copy(), self.version
                steps = act(standing)
                if steps is None:
                    return False
                try:
                    await self.commit(standing, *steps)
                    return True
                except Taken as taken:
                    refused = taken
                finally:
                    await self.read()
                self.check_behind(seen, refused)

    def check_behind(self, seen: int, refused: Taken) -> None:
        """Check that another process was first, so that what was refused may do next time."""
        if self.version == seen:
            raise refused

    async def commit(self, standing: Standing, *steps: Any) -> None:
        """Write a change under the next version of the table; Taken if that exists."""
        values = {"key": self.id, "seen": self.version, "version": self.version + 1}
        values |= {"touched": time.time(), **msgspec.structs.asdict(standing)}
        await self.house.store.write(Step(TURN_PAGE, values, guard=True), *steps)
        self.house.notices.tell(self.id)

    def stand(self, standing: Standing) -> None:
        """Take over what this process has just written."""
        self.version += 1
        self.standing = standing

    # Reading

    async def look_again(self) -> None:
        """Learn what others have written; where the table is gone, everybody is let go."""
        try:
            await self.catch_up()
        except Denied:
            self.dismiss()

    async def catch_up(self) -> None:
        """Learn what others have written, and tell it."""
        async with self.lock:
            await self.read()

    async def read(self) -> None:
        """Read what has been written since this process last looked; tell who listens."""
        tables, before, talk = self.house.tables, self.card, self._talk_time
        entries = await self._look()
        seats = (await tables.seats([self.id]))[self.id]
        self.version, self.standing = self.row["version"], standing_of(self.row)
        self.seats = seated(self.row, seats)
        self.people = [n for n, s in enumerate(self.seats) if s.played]
        self.silenced = await tables.silenced(self.id)
        self.salts = [seat["salt"] for seat in seats]
        self.left = [seat["left"] or 0.0 for seat in seats]
        for listener in self.listeners:
            listener.seat = self.seat_of(listener.person)
        if before != self.card:
            self._tell_seats()
        if self.standing.state == "closed":
            self.dismiss()
        if self.standing.times is not None:
            await self._take_in(entries)
        await self._read_talk()
        if talk is not None and talk != self._talk_time:
            self._tell_state()

    @property
    def _talk_time(self) -> tuple[float | None, list[bool]] | None:
        """Until when there is talk and who needs no more of it, once the match has begun."""
        times = self.standing.times
        return None if times is None else (times.talk_until, times.ready)

    def _tell_state(self) -> None:
        """Tell everybody how the match stands, where no entry has done so."""
        if self.playing is not None:
            for listener in self.listeners:
                self.playing.reporter.tell_since(listener)

    async def _look(self) -> list[Row]:
        """Read how the table stands, and its new entries; again where one came in between."""
        tables, since = self.house.tables, self.playing.match.number if self.playing else 0
        entries: list[Row] = []
        for _ in range(LOOKS):
            self.row = await tables.row(self.id)
            entries = await self.house.store.rows(ENTRIES_SINCE, {"key": self.id, "since": since})
            known = await tables.versions([self.id]) if entries else {}
            if known.get(self.id, self.row["version"]) == self.row["version"]:
                break
        return entries

    async def _take_in(self, rows: Sequence[Row]) -> None:
        """Bring the match back, or go on with it."""
        if self.playing is not None:
            self.playing.follow(rows)
            return
        if len(rows) < MANY:
            self.playing = self._replayed(rows)
        else:
            self.playing = await asyncio.to_thread(self._replayed, rows)
        for listener in self.listeners:
            self.playing.reporter.tell_since(listener)

    def _replayed(self, rows: Sequence[Row]) -> Playing:
        """Return the match as its log has it."""
        entries = [log.hand_in(row) for row in rows]
        playing = Playing(self, self.match(self.standing.salts, entries))
        playing.remember(rows)
        playing.recall()
        return playing

    def match(self, salts: Sequence[str], entries: Sequence[HandIn] | None = None) -> Match:
        """Return the match, new or from its log."""
        return Match(
            self.game,
            self.row["seats"],
            self.row["options"],
            source=Fair(self.row["seed"], salts),
            line=self.row["start"],
            names=[seat.name or seat.level or "" for seat in self.seats],
            log=entries,
        )

    async def _read_talk(self) -> None:
        """Hear what was said since this process last looked."""
        rows = await self._new_talk()
        if rows:
            await self._learn_blocks(self.listeners)
        for row in rows:
            said = _said(row)
            if len(self.talk) == MOST_REMEMBERED:
                del self.speakers[self.talk[0].id]
            self.talk.append(said)
            self.speakers[said.id] = row["person"]
            for listener in self.listeners:
                self._tell_said(listener, said)

    async def _new_talk(self) -> list[Row]:
        """Return what was said since this process last looked; at first, the last of it."""
        store = self.house.store
        if not self.talk:
            return (await store.rows(LAST_TALK, {"key": self.id}))[::-1]
        return await store.rows(TALK_SINCE, {"key": self.id, "since": self.talk[-1].id + 1})

    async def _learn_blocks(self, listeners: Collection[Listener]) -> None:
        """Learn whom those who listen have blocked, wherever and whenever they did."""
        known = await blocks.of_all(self.house.store, {one.person.id for one in listeners})
        for listener in listeners:
            listener.blocked = known[listener.person.id]

    def _tell_said(self, listener: Listener, said: Said) -> None:
        """Tell somebody what was said, if it was to him; a proposal in his language."""
        if not self._may_hear(listener, said):
            return
        if said.proposal is not None:
            text = self.match_now().reporter.say(proposal(said), listener.person.language)
            said = msgspec.structs.replace(said, text=text)
        listener.tell(said)

    def _may_hear(self, listener: Listener, said: Said) -> bool:
        """Whether something was said to somebody, by one he has not blocked."""
        if self.speakers[said.id] in listener.blocked:
            return False
        return said.to is None or listener.seat in (said.to, said.seat)

    # Listening

    async def join(self, listener: Listener) -> None:
        """Let somebody listen: the table, what was said, and the entries that he has missed."""
        past = await self._past(listener)
        async with self.lock:
            self._admit(listener)
            await self._learn_blocks([listener])
            listener.tell(Seated(self.card, listener.seat))
            for said in self.talk:
                self._tell_said(listener, said)
            if self.playing is not None:
                reporter = self.playing.reporter
                past = past or reporter.past(listener)
                reporter.tell_newcomer(listener, past)
            self.listeners.add(listener)

    def _admit(self, listener: Listener) -> None:
        """Show somebody to his seat, or let him look on where that is allowed."""
        listener.seat = self.seat_of(listener.person)
        is_host = self.row["host"] == listener.person.id
        if listener.seat is None and not self.row["onlookers"] and not is_host:
            raise missing("table")

    async def _past(self, listener: Listener) -> Past | None:
        """Return what a newcomer has missed, told while play goes on; only its end is left."""
        async with self.lock:
            self._admit(listener)
            if self.playing is None:
                return None
            number, past = self.playing.match.number, self.playing.reporter.past(listener)
        await past.tell_gently(number)
        return past

    def _tell_seats(self) -> None:
        """Tell everybody who sits where."""
        for listener in self.listeners:
            listener.tell(Seated(self.card, listener.seat))


def _said(row: Row) -> Said:
    """Return something said, as it was written down."""
    return Said(
        row["id"],
        row["name"],
        row["seat"],
        row["text"],
        row["made"],
        row["to"],
        msgspec.convert(row["proposal"], Propose | None),
        row["answers"],
        row["number"],
    )
