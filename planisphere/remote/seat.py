"""A seat at a table elsewhere, played by a bot on what the server shows it."""

from __future__ import annotations

import asyncio
import math
import secrets
import time
from collections import deque
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from planisphere.bots.budgets import Purse
from planisphere.bots.deciding import generator
from planisphere.bots.thinking import Seen
from planisphere.catalogue import entry, load
from planisphere.faults import Fault
from planisphere.game import CHANCE, Game
from planisphere.kernel import blank
from planisphere.programs.functions import measure, mind
from planisphere.remote.asking import Rejected, Server, Unreachable
from planisphere.remote.talk import Talk
from planisphere.server.proposals import heard_by
from planisphere.server.tables import TableCard
from planisphere.server.wire import (
    Ask,
    Heard,
    Play,
    Refused,
    Said,
    Salt,
    Seated,
    State,
    Told,
    encode,
)

TOLD = msgspec.json.Decoder(Told)
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 60.0
"""Seconds before the next try after a lost connection; each is twice as long as the last."""
MOST_A_MINUTE = 500
"""Messages that a bot sends, so that no server has enough of it."""
DONE = ("over", "closed")

Say = Callable[..., None]
"""Tells the person who runs a bot a sentence by its name, with its details."""


class Seat:
    """One seat at one table, from sitting down until the match is over."""

    def __init__(self, server: Server, card: TableCard, bot: str, say: Say, purse: Purse) -> None:
        self.server = server
        self.card = card
        self.think = mind(card.game, bot)
        self.level = measure(bot)
        self.purse = purse
        self.say = say
        self.seed = secrets.token_hex(16)
        self.game = load(card.game)
        self.seat: int | None = None
        self.state: State | None = None
        self.view: Any = None
        self.entries: dict[int, Heard] = {}
        """The log as its seat heard it, by number."""
        self.said: dict[int, Said] = {}
        """What it heard; after a lost connection some of it comes again."""
        speaks = entry(card.game).diplomacy
        self.talk = Talk(card.game, self.level, self.seed, self.said) if speaks else None
        self.sent: int | None = None
        """The number of the hand-in that the server has not answered yet."""
        self.lately: deque[float] = deque()
        self.pause = FIRST_PAUSE
        self.refusal = ""
        """Why the server does not let the bot listen."""

    @property
    def over(self) -> bool:
        """Whether nothing is left to play."""
        ended = self.state is not None and self.state.ending != "running"
        return ended or self.card.state in DONE

    async def play(self) -> None:
        """Play until the match is over; what is lost is taken up where it was."""
        while not self.over:
            try:
                async with self.server.socket(self.card.id, self._next) as socket:
                    self.sent = None
                    await self._listen(socket)
            except (OSError, WebSocketException, Unreachable) as error:
                await self._wait(error)
        won = self.state is not None and self.seat in self.state.winners
        self.say("bot-over", table=self.card.id, won="yes" if won else "no")

    @property
    def _next(self) -> int:
        """The number of the first entry that the bot does not know."""
        return self.state.number if self.state else 0

    async def _wait(self, error: Exception) -> None:
        """Wait before the next try; stop where the server does not want this bot."""
        if self.refusal:
            raise Rejected("bot-refused", sentence=self.refusal, cause="")
        if not isinstance(error, Unreachable):
            await self._check_token()
        self.say("bot-lost", table=self.card.id, seconds=math.ceil(self.pause))
        await asyncio.sleep(self.pause)
        self.pause = min(2 * self.pause, LONGEST_PAUSE)

    async def _check_token(self) -> None:
        """Stop if the token is good for nothing any more."""
        try:
            await self.server.me()
        except Unreachable:
            return

    # Listening

    async def _listen(self, socket: ClientConnection) -> None:
        """Hear what is told, and do what is to be done, until there is nothing more."""
        while not self.over:
            await self._hear(socket)
            for message in await self._answers():
                await self._keep_pace()
                await socket.send(encode(message), text=True)

    async def _hear(self, socket: ClientConnection) -> None:
        """Wait for a message, or until the bot has waited enough for answers."""
        talking = self.talk and self.state and self.state.talk_until is not None
        until = self.talk.ready_at if self.talk and talking else None
        wait = None if until is None else max(0.0, until - time.monotonic())
        try:
            async with asyncio.timeout(wait):
                told = TOLD.decode(await socket.recv())
        except TimeoutError:
            return
        await self._take_in(told)

    async def _take_in(self, told: Told) -> None:
        """Remember what was told."""
        match told:
            case Seated():
                self._sit(told)
            case State():
                await self._follow(told)
            case Said():
                self.said[told.id] = told
            case Refused():
                self._give_way(told)

    def _sit(self, told: Seated) -> None:
        """Notice who sits where; a host may have sent the bot away."""
        if told.seat is None:
            raise Fault("bot-sent-away", table=self.card.id)
        self.card, self.seat = told.table, told.seat

    async def _follow(self, state: State) -> None:
        """Go on to a state."""
        before, known = self.view, self._next
        self.state, self.view, self.pause = state, record(self.game, state.view), FIRST_PAUSE
        self.entries |= {entry.number: entry for entry in state.entries}
        if any(entry.seat == self.seat and entry.number >= known for entry in state.entries):
            self.sent = None
        if self.talk is None:
            return
        if before is None or len(state.entries) > 1:
            await self._recall(self.talk)
        else:
            self.talk.follow(before, self.view, state.number)

    async def _recall(self, talk: Talk) -> None:
        """Find when turns began, in a match that one comes back to."""
        before, since = blank(self.game.layout), 0
        talk.forget()
        while frames := await self.server.frames(self.card.id, self.seat or 0, since):
            for frame in frames:
                after = record(self.game, frame.view)
                since = frame.entry.number + 1
                talk.follow(before, after, since)
                before = after

    def _give_way(self, refused: Refused) -> None:
        """Take a refusal; one that comes before the table itself is the last word."""
        if self.seat is None:
            self.refusal = refused.sentence
        if refused.key:
            self.sent = None
        if refused.rule:
            self.say("bot-illegal", table=self.card.id, sentence=refused.sentence)

    # Acting

    async def _answers(self) -> list[Ask]:
        """Return what is to be sent now."""
        if self.seat is None or self.over:
            return []
        if self.state is None:
            return [] if self.card.seats[self.seat].salted else [Salt(secrets.token_hex(8))]
        if self.talk and self.state.talk_until is not None:
            return self.talk.words(self.view, self.state.number, self.seat)
        if self.seat in self.state.awaited and self.sent is None:
            return [await self._decide(self.state, self.seat)]
        return []

    async def _decide(self, state: State, seat: int) -> Play:
        """Return what the bot hands in; its key makes it count once, however often it is sent."""
        self.sent = state.number
        budget = self.purse.budget(self.view, seat, self.level)
        chance = generator(self.seed, state.number, seat)
        told, since = heard(self.entries.values()), time.perf_counter()
        seen = Seen(self.game, self.view, seat, budget, chance, told)
        seen = replace(seen, talk=heard_by(self.said.values(), seat))
        if self.talk:
            agreed, past = self.talk.agreed(seat), self.talk.past(seat)
            seen = replace(seen, agreements=agreed, past=past)
        decision = await asyncio.to_thread(self.think, seen)
        self.purse.take(seen.view, seat, time.perf_counter() - since)
        return Play(state.number, decision.actions, f"{self.seed[:8]} {state.number}")

    async def _keep_pace(self) -> None:
        """Wait where a server would think that there is too much."""
        now = time.monotonic()
        self.lately.append(now)
        if len(self.lately) > MOST_A_MINUTE:
            await asyncio.sleep(max(0.0, self.lately.popleft() + 60 - now))


def heard(entries: Collection[Heard]) -> list[tuple[int, int]]:
    """Return the moves of a log that are in force; a sealed hand-in is one that is hidden."""
    taken_back = {told.undoes for told in entries}
    moves: list[tuple[int, int]] = []
    for told in entries:
        if told.number not in taken_back:
            moves += [(told.seat, action) for action in told.actions]
            moves += [(CHANCE, outcome) for outcome in told.chance]
    return moves


def record(game: Game, view: Mapping[str, Any]) -> Any:
    """Return a view that came field by field as a record of its game."""
    made = blank(game.layout)
    for name, value in view.items():
        made[name] = value
    return made
