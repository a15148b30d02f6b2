"""A bot for tables elsewhere: which it sits down at, and what it tells who runs it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from planisphere.bots.budgets import Purse, turn_seconds
from planisphere.bots.levels import check_level, levels
from planisphere.catalogue import CATALOGUE, entry
from planisphere.faults import Fault
from planisphere.programs.functions import function, is_function, mind
from planisphere.remote.asking import Rejected, Server, Unreachable
from planisphere.remote.seat import FIRST_PAUSE, LONGEST_PAUSE, Say, Seat
from planisphere.server.people import Person
from planisphere.server.tables import TableCard
from planisphere.words import words

LOOK_EVERY = 2.0
"""Seconds between two looks at the open tables."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a bot shall play, and how well."""

    level: str = "normal"
    """A level of bots, or a function of one's own as module:name."""
    tables: tuple[str, ...] = ()
    """The tables to play at; without any, those that are open."""
    games: tuple[str, ...] = ()
    """The games to look for; all without any."""
    most: int = 1
    """How many of the open tables to play at together."""
    think: float | None = None
    """The seconds for a turn; by level if nothing is said."""


def run(url: str, token: str, wish: Wish, language: str) -> None:
    """Play at tables of a server until all is played, or somebody stops it."""
    if not token:
        raise Fault("bot-token-missing")
    for name in wish.games:
        mind(entry(name).name, wish.level)
    if is_function(wish.level):
        function(wish.level)
    else:
        check_level(wish.level)
    turn_seconds(wish.think)

    def say(key: str, **details: object) -> None:
        print(words(language).say(key, **details), flush=True)

    try:
        asyncio.run(play(url, token, wish, language, say))
    except KeyboardInterrupt:
        say("bot-stopped")


async def play(url: str, token: str, wish: Wish, language: str, say: Say) -> None:
    """Play what is wished, and tell whoever runs the bot about it."""
    async with Server(url, token, language) as server:
        bot = Bot(server, wish, await server.me(), language, say)
        await (bot.play_at_tables() if wish.tables else bot.play_anywhere())


class Bot:
    """A bot, and the tables that it plays at."""

    def __init__(self, server: Server, wish: Wish, person: Person, language: str, say: Say) -> None:
        self.server = server
        self.wish = wish
        self.person = person
        self.language = language
        self.say = say
        self.seen: set[str] = set()
        """The tables that it has been at; where it was sent away, it does not come back."""
        self.playing: set[asyncio.Task[None]] = set()

    async def play_at_tables(self) -> None:
        """Play at the tables that were named, once it sits at all of them."""
        cards = [await self._sit(await self.server.table(table)) for table in self.wish.tables]
        self.playing |= {asyncio.create_task(self._play(card)) for card in cards}
        try:
            await asyncio.wait(self.playing)
        finally:
            await self._stop()
        for task in self.playing:
            task.result()

    async def _stop(self) -> None:
        """Leave all tables."""
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)

    async def play_anywhere(self) -> None:
        """Play at tables that wait for players, again and again."""
        self.say("bot-waits", url=self.server.url)
        pause = FIRST_PAUSE
        try:
            while True:
                try:
                    await self._look_around()
                    pause = FIRST_PAUSE
                except Unreachable:
                    pause = min(2 * pause, LONGEST_PAUSE)
                await asyncio.sleep(max(pause, LOOK_EVERY))
        finally:
            await self._stop()

    async def _look_around(self) -> None:
        """Sit down where there is room, at as many tables as it may."""
        for card in await self.server.open_tables():
            if len(self.playing) >= self.wish.most:
                return
            if self._suits(card):
                self.seen.add(card.id)
                await self._join(card)

    def _suits(self, card: TableCard) -> bool:
        """Whether it could play at a table: it is not there yet, in person or as a bot."""
        games = self.wish.games or [known.name for known in CATALOGUE]
        games = [name for name in games if self._plays(name)]
        there = any(seat.person == self.person.id for seat in card.seats)
        free = any(seat.free for seat in card.seats)
        return card.game in games and free and not there and card.id not in self.seen

    def _plays(self, game: str) -> bool:
        """Whether there is such a bot for a game; a function is taken at its word."""
        return is_function(self.wish.level) or self.wish.level in levels(game)

    async def _join(self, card: TableCard) -> None:
        """Play at a table beside others; somebody else may have been faster."""
        try:
            task = asyncio.create_task(self._play_on(await self._sit(card)))
        except Fault as fault:
            self._complain(fault)
            return
        self.playing.add(task)
        task.add_done_callback(self.playing.discard)

    async def _play_on(self, card: TableCard) -> None:
        """Play at a table; what goes wrong there is told, and ends nothing else."""
        try:
            await self._play(card)
        except Fault as fault:
            self._complain(fault)

    def _complain(self, fault: Fault) -> None:
        """Tell whoever runs the bot what is wrong at one of its tables."""
        print(words(self.language).fault(fault), flush=True)

    async def _sit(self, card: TableCard) -> TableCard:
        """Sit down in the first free seat, if it has none yet and can play the game."""
        mind(card.game, self.wish.level)
        while all(seat.person != self.person.id for seat in card.seats):
            free = [number for number, seat in enumerate(card.seats) if seat.free]
            if not free:
                raise Fault("bot-no-seat", table=card.id)
            card = await self._take(card.id, free[0])
        self.say("bot-sits", table=card.id, game=entry(card.game).title)
        return card

    async def _take(self, table: str, seat: int) -> TableCard:
        """Take a seat, unless somebody was faster; return the table as it is then."""
        try:
            return await self.server.sit(table, seat)
        except Rejected as rejected:
            if rejected.details["cause"] != "seat-taken":
                raise
            return await self.server.table(table)

    async def _play(self, card: TableCard) -> None:
        """Play at a table; who stops before the match leaves the seat to others."""
        purse = Purse(turn_seconds(self.wish.think))
        seat = Seat(self.server, card, self.wish.level, self.say, purse)
        try:
            await seat.play()
        except asyncio.CancelledError:
            if seat.card.state == "open":
                await self.server.stand_up(card.id)
            raise
