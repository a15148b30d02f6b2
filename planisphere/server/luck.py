"""The luck of matches that are over, and the chances to win that were: reckoned aside, and kept."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict

import msgspec

from planisphere.luck.account import Fought, account
from planisphere.luck.chances import LEVEL, Curve, Point
from planisphere.luck.weighing import Sum
from planisphere.server import archive
from planisphere.server.denial import Denied
from planisphere.server.live import LiveTable
from planisphere.server.telling import Past
from planisphere.telling.lines import EVERYTHING, completed

PLAYOUTS = 200
"""From each moment; where time runs out, fewer moments are looked at."""
COMPILING = 300.0
"""Seconds in which a process is ready to reckon at the latest."""
KEPT = 200
"""How many curves are remembered."""
MOST_WAITING = 20
"""How many matches wait to be reckoned, or are; who asks for one more is told to come again."""
LONGEST = 1 << 22
"""Bytes of a curve, at most."""
LINES = 2
"""How many sentences tell a turning point."""


class LuckCard(msgspec.Struct, frozen=True):
    """How lucky each player was in a match."""

    chance: bool
    """Whether the game leaves anything of worth to chance."""
    seats: list[list[Sum]]
    """For each seat what was left to chance for it, by matter."""
    fights: list[Fought]
    """The most unusual battles and sieges, the most unusual first."""


class TurningPoint(msgspec.Struct, frozen=True):
    """An entry that changed a seat's chance to win, and what happened there."""

    number: int
    seat: int
    before: float
    after: float
    words: str


class WinCurve(msgspec.Struct, frozen=True):
    """Each player's chance to win after some entries of a match, by playouts of bots."""

    level: str
    playouts: int
    points: list[Point]
    turning: list[TurningPoint]


class Reckoner:
    """Reckons the chances to win of one match at a time, and remembers what it found."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.one = asyncio.Semaphore(1)
        self.child: Process | None = None
        """What reckons: it stays, with what it has compiled, for the next match."""
        self.tasks: OrderedDict[str, asyncio.Task[Curve]] = OrderedDict()

    async def curve(self, table: str, record: str) -> Curve:
        """Return the curve of a match; who asks meanwhile waits for the same."""
        task = self.tasks.get(table)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            if sum(not one.done() for one in self.tasks.values()) >= MOST_WAITING:
                raise Denied(409, "chances-late")
            task = self.tasks[table] = asyncio.create_task(self._reckon(record))
        self.tasks.move_to_end(table)
        for old in list(self.tasks)[:-KEPT]:
            if self.tasks[old].done():
                del self.tasks[old]
        return await asyncio.shield(task)

    async def _reckon(self, record: str) -> Curve:
        """Let a process reckon, and end it where it takes too long or goes wrong."""
        async with self.one:
            try:
                late = self.seconds + COMPILING
                answer = await asyncio.wait_for(self._ask(record), late)
                return msgspec.json.decode(answer, type=Curve)
            except TimeoutError:
                await self._end()
                raise Denied(409, "chances-late") from None
            except BaseException:
                await self._end()
                raise

    async def _ask(self, record: str) -> bytes:
        """Hand a record to the process, which is started where there is none; return its answer."""
        if self.child is None or self.child.returncode is not None:
            told = ("planisphere.luck.reckoning", str(PLAYOUTS), str(self.seconds))
            self.child = await asyncio.create_subprocess_exec(
                sys.executable, "-m", *told, stdin=PIPE, stdout=PIPE, limit=LONGEST
            )
        stdin, stdout = self.child.stdin, self.child.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(msgspec.json.encode(record) + b"\n")
        await stdin.drain()
        return await stdout.readline()

    async def _end(self) -> None:
        """End the process; the next match has another."""
        child, self.child = self.child, None
        if child and child.returncode is None:
            child.kill()
            await child.wait()

    async def close(self) -> None:
        """Stop what is being reckoned, and the process that reckons."""
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        await self._end()


async def weighed(table: LiveTable) -> LuckCard:
    """Weigh the luck of a match that is over."""
    loop = asyncio.get_running_loop()
    found = await loop.run_in_executor(archive.READING, account, archive.over(table))
    return LuckCard(found.chance, [list(sums) for sums in found.seats], found.unusual())


async def reckoned(table: LiveTable, reckoner: Reckoner, language: str) -> WinCurve:
    """Return the chances to win of a match that is over, its turning points in words."""
    curve = await reckoner.curve(table.id, archive.record(table))
    told = await _told(table, [one.number for one in curve.turning], language)
    turning = [
        TurningPoint(one.number, one.seat, one.before, one.after, told[one.number])
        for one in curve.turning
    ]
    return WinCurve(LEVEL, curve.playouts, list(curve.points), turning)


async def _told(table: LiveTable, numbers: list[int], language: str) -> dict[int, str]:
    """Say what happened at some entries; after the match nothing is secret."""
    if not numbers:
        return {}
    playing = table.match_now()
    past = Past(playing.reporter, EVERYTHING, min(numbers), language)
    await past.tell_gently(max(numbers) + 1)
    while not past.entries[-1].words and past.next < playing.match.number:
        await past.tell_gently(past.next + 1)
    told = [" ".join(words.text for words in entry.words[:LINES]) for entry in past.entries]
    said = zip(past.entries, completed(told), strict=True)
    return {entry.number: words for entry, words in said if entry.number in numbers}
