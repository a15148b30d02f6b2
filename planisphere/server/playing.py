"""A match at a table: each hand-in is tried, stored, and then told to everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec
from sqlalchemy import Executable, select, update

from planisphere.bots.deciding import decide, generator
from planisphere.bots.levels import chooser
from planisphere.fields import HIDDEN
from planisphere.game import CHANCE, ONLOOKER
from planisphere.match import HandIn, Match, legal_actions
from planisphere.server import clock, log, schema
from planisphere.server.clock import Clock, Times
from planisphere.server.denial import Denied
from planisphere.server.listening import Listener
from planisphere.server.store import Row, Store
from planisphere.server.tables import Seat
from planisphere.server.wire import Heard, State


class Playing:
    """The match of a table, its time, and those who listen."""

    def __init__(
        self, store: Store, row: Row, seats: list[Seat], match: Match, listeners: set[Listener]
    ) -> None:
        self.store = store
        self.id: str = row["id"]
        self.seed: str = row["seed"]
        self.level: str = row["level"]
        self.clock = msgspec.convert(row["clock"], Clock | None)
        self.times = msgspec.convert(row["times"], Times)
        self.seats = seats
        self.match = match
        self.listeners = listeners
        self.lock = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()
        self.bots_awake = False

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.seats) if seat.person is not None]

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside, and hold on to it until it is done."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Hand-ins

    async def hand_in(
        self, seat: int, number: int, move: str | Sequence[int], key: str = ""
    ) -> bool:
        """Play a hand-in, store it, tell everybody; whether it was new."""
        async with self.lock:
            if key and await self._is_known(seat, key):
                return False
            if number != self.match.number and not self._sealed_since(number, seat):
                raise Denied(409, "stale")
            before = self.match.mark()
            played = self.match.play(seat, move, whole=True)
            clock.go_on(self.times, self.clock, self.match.awaited, time.time())
            try:
                entry = log.written(self.id, self.match.number - 1, played, key)
                await self.store.write(entry, self.standing())
            except BaseException:
                self.match.restore(before)
                raise
            self._tell(before.position, played)
        self.wake_bots()
        return True

    def standing(self) -> Executable:
        """Return what writes down how the match and its time stand."""
        over = self.match.over
        return (
            update(schema.tables)
            .where(schema.tables.c.id == self.id)
            .values(
                state="over" if over else "running",
                ended=time.time() if over else None,
                times=msgspec.to_builtins(self.times),
                deadline=clock.deadline(self.times, self.clock, self.people),
            )
        )

    async def _is_known(self, seat: int, key: str) -> bool:
        """Whether a hand-in of a seat with this key has been played."""
        kept = schema.entries.c
        one = select(kept.number).where(kept.table == self.id, kept.seat == seat, kept.key == key)
        return await self.store.row(one) is not None

    def _sealed_since(self, number: int, seat: int) -> bool:
        """Whether all since some number were sealed choices of others, which one need not know."""
        since = self.match.log[number:] if 0 < number < self.match.number else []
        others = all(entry.seat not in (seat, CHANCE) and not entry.chance for entry in since)
        if not since or not others:
            return False
        entries = log.heard_since(self.match, ONLOOKER, number)
        return all(entry.actions == [HIDDEN] for entry in entries)

    # Telling

    def state(self, seat: int, entries: list[Heard]) -> State:
        """Return where the match stands for a seat."""
        match = self.match
        return State(
            match.number,
            entries,
            match.awaited,
            match.view(seat).tobytes(),
            legal_actions(match.game, match.position, seat) if seat < match.seats else [],
            match.ending,
            match.winners,
            match.scores if match.over else [],
            clock.deadline(self.times, self.clock, self.people),
        )

    def _tell(self, before: Any, entry: HandIn) -> None:
        """Tell everybody what has happened, each as his seat may know it."""
        told: dict[int, State] = {}
        for listener in self.listeners:
            seat = listener.view
            if seat not in told:
                number = self.match.number - 1
                heard = log.heard(self.match.game, before, number, entry, seat)
                told[seat] = self.state(seat, [heard])
            listener.tell(told[seat])
            listener.next = self.match.number

    def tell_since(self, listener: Listener) -> None:
        """Tell somebody where the match stands, and what he has not been told."""
        missed = log.heard_since(self.match, listener.view, listener.next)
        listener.tell(self.state(listener.view, missed))
        listener.next = self.match.number

    # Time

    async def expire(self, now: float) -> None:
        """Let bots decide for those who have run out of time."""
        if self.clock is None:
            return
        for seat in clock.overdue(self.times, self.clock, self.people, now):
            clock.miss(self.times, seat)
            await self._decide(seat)

    async def come_back(self, seat: int) -> None:
        """Give a person who is there again his seat back."""
        if clock.come_back(self.times, seat):
            async with self.lock:
                await self.store.write(self.standing())

    # Bots

    def wake_bots(self) -> None:
        """Let the bots think whose turn it is."""
        if not self.bots_awake and self._awaited_bots():
            self.bots_awake = True
            self._run(self._play_bots())

    def _awaited_bots(self) -> list[int]:
        """List the awaited seats that bots play; none while all people are away."""
        people = self.people
        if people and all(self.times.away[seat] for seat in people):
            return []
        return [seat for seat in self.match.awaited if seat not in people or self.times.away[seat]]

    async def _play_bots(self) -> None:
        """Let bots act one after another."""
        try:
            while bots := self._awaited_bots():
                await self._decide(bots[0])
        finally:
            self.bots_awake = False

    async def _decide(self, seat: int) -> None:
        """Let a bot decide for a seat, in a thread, on what that seat may see."""
        number, position = self.match.number, self.match.position
        choose = chooser(self.match.game.name, self.seats[seat].level or self.level)
        chance = generator(self.seed, number, seat)
        actions = await asyncio.to_thread(decide, self.match.game, position, seat, choose, chance)
        try:
            await self.hand_in(seat, number, actions)
        except Denied as denied:
            if denied.reason != "stale":
                raise

    async def close(self) -> None:
        """Stop what is being done beside."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
