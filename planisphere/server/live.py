"""A table that is being played at: one hand-in after another, stored, then told to everybody."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, insert, select

from planisphere.bots.deciding import decide, generator
from planisphere.bots.levels import chooser
from planisphere.catalogue import load
from planisphere.chance import Fair, Throw
from planisphere.fields import HIDDEN
from planisphere.game import CHANCE, ONLOOKER, Game
from planisphere.match import HandIn, Match, legal_actions
from planisphere.server import schema
from planisphere.server.denial import Denied, missing
from planisphere.server.people import Person
from planisphere.server.store import Row, Store
from planisphere.server.tables import Seat, Tables
from planisphere.server.wire import Heard, Said, Seats, State, Told

MOST_UNREAD = 1_000
"""Messages that wait for somebody who does not read; after that the connection is closed."""


class Listener:
    """Somebody connected to a table, in a seat or looking on."""

    def __init__(self, person: Person, seat: int | None) -> None:
        self.person = person
        self.seat = seat
        self.unread: asyncio.Queue[Told | None] = asyncio.Queue(MOST_UNREAD)

    @property
    def view(self) -> int:
        """Whose view the listener gets."""
        return ONLOOKER if self.seat is None else self.seat

    def tell(self, message: Told | None) -> None:
        """Let a message wait to be sent; who does not read any more is let go."""
        if self.unread.full():
            while not self.unread.empty():
                self.unread.get_nowait()
            message = None
        self.unread.put_nowait(message)


class LiveTable:
    """One table in memory; what it promises is in the database before anybody hears of it."""

    def __init__(self, store: Store, tables: Tables, row: Row, salt_seconds: float) -> None:
        self.store = store
        self.tables = tables
        self.id: str = row["id"]
        self.game = load(row["game"])
        self.row = row
        self.salt_seconds = salt_seconds
        self.seats: list[Seat] = []
        self.match: Match | None = None
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.salts: dict[int, str] = {}
        self.all_salted = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.bots_awake = False

    async def load(self) -> None:
        """Bring the table back from the database; a match is replayed from its log."""
        card = await self.tables.card(self.id)
        self.seats = card.seats
        if card.state == "salting":
            self._run(self._begin())
        if card.state in ("running", "over"):
            query = select(schema.entries).where(schema.entries.c.table == self.id)
            rows = await self.store.rows(query.order_by(schema.entries.c.number))
            self.match = self._match(self.row["salts"], [_hand_in(row) for row in rows])
            self._wake_bots()

    def _match(self, salts: Sequence[str], log: Sequence[HandIn] = ()) -> Match:
        """Return the match, new or from its log."""
        source = Fair(self.row["seed"], salts)
        names = [seat.name or seat.level or "" for seat in self.seats]
        arguments = (self.game, self.row["seats"], self.row["options"])
        if log:
            return Match.from_log(*arguments, log, source=source, names=names)
        return Match(*arguments, source=source, names=names)

    def _run(self, work: Any) -> None:
        """Do something beside, and hold on to it until it is done."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def seat_of(self, person: Person) -> int | None:
        """Return the seat of a person at this table, if he has one."""
        for number, seat in enumerate(self.seats):
            if seat.person == person.id:
                return number
        return None

    # Sitting down

    async def sit(self, person: Person, seat: int) -> None:
        """Let somebody sit down in a free seat, or change seats."""
        async with self.lock:
            self._check_open()
            if not 0 <= seat < len(self.seats):
                raise missing("seat")
            if not self.seats[seat].free:
                raise Denied(409, "seat-taken")
            old = self.seat_of(person)
            if old is not None:
                await self._set_seat(old, Seat())
            await self._set_seat(seat, Seat(person.name, person.id))
        await self._tell_seats()

    async def leave(self, person: Person) -> None:
        """Let somebody stand up before the match."""
        async with self.lock:
            self._check_open()
            seat = self.seat_of(person)
            if seat is not None:
                await self._set_seat(seat, Seat())
        await self._tell_seats()

    async def fill(self, host: Person, level: str) -> None:
        """Put bots of a level into all free seats."""
        self._check_host(host)
        chooser(self.game.name, level)
        async with self.lock:
            self._check_open()
            for number, seat in enumerate(self.seats):
                if seat.free:
                    await self._set_seat(number, Seat(level=level))
        await self._tell_seats()

    def _check_open(self) -> None:
        if self.match is not None or self.row["state"] != "open":
            raise Denied(409, "table-begun")

    def _check_host(self, person: Person) -> None:
        if self.row["host"] != person.id:
            raise Denied(403, "not-host")

    async def _set_seat(self, number: int, seat: Seat) -> None:
        await self.tables.set_seat(self.id, number, seat)
        self.seats[number] = seat

    async def _tell_seats(self) -> None:
        """Tell everybody who sits where."""
        card = await self.tables.card(self.id)
        for listener in self.listeners:
            listener.seat = self.seat_of(listener.person)
            listener.tell(Seats(card, listener.seat))

    # Beginning

    async def start(self, host: Person) -> None:
        """Close the table, and wait for the salts of the players' clients."""
        self._check_host(host)
        async with self.lock:
            self._check_open()
            if any(seat.free for seat in self.seats):
                raise Denied(409, "seats-free")
            await self._set_state("salting")
        await self._tell_seats()
        self._run(self._begin())

    async def _set_state(self, state: Any, **values: object) -> None:
        await self.tables.set_state(self.id, state, **values)
        self.row = await self.tables.row(self.id)

    def add_salt(self, seat: int, salt: str) -> None:
        """Take the salt of a player's client; only the first counts, and only in time."""
        Fair("", (salt,))
        if self.row["state"] == "salting":
            self.salts.setdefault(seat, salt)
        people = [number for number, seat in enumerate(self.seats) if seat.level is None]
        if all(number in self.salts for number in people):
            self.all_salted.set()

    async def _begin(self) -> None:
        """Begin once all salts are there, or late ones are taken as empty."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.all_salted.wait(), self.salt_seconds)
        async with self.lock:
            salts = [self.salts.get(seat, "") for seat in range(len(self.seats))]
            match = self._match(salts)
            await self.store.write(_insert(self.id, 0, match.log[0], ""))
            await self._set_state("running", salts=salts, started=time.time())
            self.match = match
            for listener in self.listeners:
                listener.tell(self.state(listener.view, self.heard(listener.view, 0)))
        await self._tell_seats()
        self._wake_bots()

    # Playing

    async def hand_in(
        self, seat: int, number: int, move: str | Sequence[int], key: str = ""
    ) -> bool:
        """Play a hand-in, store it, tell everybody; whether it was new."""
        async with self.lock:
            match = self._running()
            if key and await self._is_known(seat, key):
                return False
            if number != match.number and not self._sealed_since(number, seat):
                raise Denied(409, "stale")
            before = match.position
            played = match.play(seat, move, whole=True)
            try:
                await self.store.write(_insert(self.id, match.number - 1, played, key))
            except BaseException:
                match.position = before
                match.log.pop()
                raise
            if match.over:
                await self._set_state("over", ended=time.time())
            self._tell_state(before, played)
        if match.over:
            await self._tell_seats()
        self._wake_bots()
        return True

    def _running(self) -> Match:
        """Return the match, if it has begun."""
        if self.match is None:
            raise Denied(409, "table-not-begun")
        return self.match

    async def _is_known(self, seat: int, key: str) -> bool:
        """Whether a hand-in of a seat with this key has been played."""
        kept = schema.entries.c
        one = select(kept.number).where(kept.table == self.id, kept.seat == seat, kept.key == key)
        return await self.store.row(one) is not None

    def _sealed_since(self, number: int, seat: int) -> bool:
        """Whether all since some number were sealed choices of others, which one need not know."""
        match = self._running()
        since = match.log[number:] if 0 < number < match.number else []
        others = all(entry.seat not in (seat, CHANCE) and not entry.chance for entry in since)
        if not since or not others:
            return False
        return all(entry.actions == [HIDDEN] for entry in self.heard(ONLOOKER, number))

    # Telling

    def heard(self, seat: int, since: int) -> list[Heard]:
        """List the entries from some number on as a seat may read them."""
        match = self._running()
        moves = match.moves()
        entries = []
        for number, entry in enumerate(match.log):
            position = None
            for _ in range(len(entry.actions) + len(entry.chance)):
                at, _, _ = next(moves)
                position = at.copy() if position is None and number >= since else position
            if number >= since:
                start = match.position if position is None else position
                entries.append(_heard(match.game, start, number, entry, seat))
        return entries

    def state(self, seat: int, entries: list[Heard]) -> State:
        """Return where the match stands for a seat."""
        match = self._running()
        over = match.over
        return State(
            match.number,
            entries,
            match.awaited,
            match.view(seat).tobytes(),
            legal_actions(match.game, match.position, seat) if seat < match.seats else [],
            match.ending,
            match.winners,
            match.scores if over else [],
        )

    def _tell_state(self, before: Any, entry: HandIn) -> None:
        """Tell everybody what has happened, each as his seat may know it."""
        match = self._running()
        told: dict[int, State] = {}
        for listener in self.listeners:
            seat = listener.view
            if seat not in told:
                heard = _heard(match.game, before, match.number - 1, entry, seat)
                told[seat] = self.state(seat, [heard])
            listener.tell(told[seat])

    async def join(self, person: Person, since: int) -> Listener:
        """Let somebody listen: the table, then what he has missed since some number."""
        seat = self.seat_of(person)
        if seat is None and not self.row["onlookers"] and self.row["host"] != person.id:
            raise missing("table")
        listener = Listener(person, seat)
        card = await self.tables.card(self.id)
        async with self.lock:
            listener.tell(Seats(card, seat))
            if self.match is not None:
                missed = self.heard(listener.view, max(0, since))
                listener.tell(self.state(listener.view, missed))
            self.listeners.add(listener)
        return listener

    def say(self, person: Person, text: str) -> None:
        """Let everybody hear what somebody says."""
        said = Said(person.name, self.seat_of(person), text, time.time())
        for listener in self.listeners:
            listener.tell(said)

    # Bots

    def _wake_bots(self) -> None:
        """Let the bots think whose turn it is."""
        if not self.bots_awake and self._awaited_bots():
            self.bots_awake = True
            self._run(self._play_bots())

    def _awaited_bots(self) -> list[int]:
        awaited = [] if self.match is None else self.match.awaited
        return [seat for seat in awaited if self.seats[seat].level is not None]

    async def _play_bots(self) -> None:
        """Let bots act one after another, each thinking in a thread on what its seat may see."""
        try:
            while bots := self._awaited_bots():
                match, seat = self._running(), bots[0]
                number, position = match.number, match.position
                choose = chooser(self.game.name, self.seats[seat].level or "")
                chance = generator(self.row["seed"], number, seat)
                actions = await asyncio.to_thread(decide, self.game, position, seat, choose, chance)
                await self._hand_in_of_bot(seat, number, actions)
        finally:
            self.bots_awake = False

    async def _hand_in_of_bot(self, seat: int, number: int, actions: list[int]) -> None:
        """Hand in what a bot has chosen; if others were faster, it thinks again."""
        try:
            await self.hand_in(seat, number, actions)
        except Denied as denied:
            if denied.reason != "stale":
                raise

    async def close(self) -> None:
        """Let everybody go, and stop what is being done beside."""
        for listener in self.listeners:
            listener.tell(None)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def _heard(game: Game, position: Any, number: int, entry: HandIn, seat: int) -> Heard:
    """Return an entry as a seat may read it, from the position that it was played in."""
    ahead = position.copy()
    actions = []
    for action in entry.actions:
        actions.append(int(game.heard(ahead, seat, entry.seat, action)))
        game.play(ahead, entry.seat, action)
    chance, faces = [], []
    for throw in entry.chance:
        outcome = int(game.heard(ahead, seat, CHANCE, throw.outcome))
        chance.append(outcome)
        shown = throw.faces if outcome != HIDDEN else ()
        faces.append([list(side) for side in shown])
        game.play(ahead, CHANCE, throw.outcome)
    sealed = bool(actions) and set(actions) == {HIDDEN}
    return Heard(number, entry.seat, [HIDDEN] if sealed else actions, chance, faces)


def _insert(table: str, number: int, entry: HandIn, key: str) -> Executable:
    """Return what writes an entry of a log down."""
    return insert(schema.entries).values(
        table=table,
        number=number,
        seat=entry.seat,
        actions=list(entry.actions),
        chance=[[throw.outcome, throw.faces] for throw in entry.chance],
        written=entry.written,
        key=key or None,
        made=time.time(),
    )


def _hand_in(row: Row) -> HandIn:
    """Return an entry of a log as it was written down."""
    chance = [
        Throw(outcome, tuple(tuple(side) for side in faces)) for outcome, faces in row["chance"]
    ]
    return HandIn(row["seat"], tuple(row["actions"]), tuple(chance), row["written"])
