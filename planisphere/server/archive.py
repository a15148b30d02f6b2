"""Matches looked at entry by entry, played on from any point, brought from elsewhere."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Any

import msgspec
from sqlalchemy import insert

from planisphere.chance import Fair
from planisphere.fields import LETTERS
from planisphere.game import ONLOOKER
from planisphere.line import write_line
from planisphere.match import Match, awaited_seats
from planisphere.server import clock, log, schema
from planisphere.server.denial import Denied, missing
from planisphere.server.live import LiveTable
from planisphere.server.people import DAY, Person, identity
from planisphere.server.playing import Playing
from planisphere.server.tables import Origin, Plan, TableCard, Tables
from planisphere.server.telling import FEW, Past
from planisphere.server.wire import Heard
from planisphere.telling.lines import EVERYTHING

MOST_FRAMES = 200
LONGEST_RECORD = 500_000
"""Bytes of a record from elsewhere."""
MOST_A_DAY = 50
"""Records that one person may bring in a day."""
READING = ThreadPoolExecutor(1, "reading")
"""Long records are read, and weighed, one after another, in a thread of their own."""


class Frame(msgspec.Struct, frozen=True):
    """A match after one of its entries, as somebody may see it."""

    entry: Heard
    awaited: list[int]
    view: dict[str, Any]
    tally: dict[str, Any]


def watcher(table: LiveTable, person: Person | None, seat: str) -> int:
    """Return whose eyes somebody may look through: his own, or anybody's once it is over."""
    over = table.standing.state == "over"
    own = table.seat_of(person) if person else None
    if seat == "all" and over:
        return EVERYTHING
    if seat == "onlooker" and (table.row["onlookers"] or own is not None or over):
        return ONLOOKER
    if seat.isdigit() and int(seat) < len(table.seats) and (over or int(seat) == own):
        return int(seat)
    raise missing("seat")


async def frames(table: LiveTable, seen_by: int, since: int, language: str) -> list[Frame]:
    """Return a match entry by entry from some number on, so far as it is stored."""
    playing = table.match_now()
    async with table.lock:
        until = min(playing.match.number, since + MOST_FRAMES)
    past = Past(playing.reporter, seen_by, since, language)
    await past.tell_gently(until)
    shown = []
    for number, _, _, after in islice(playing.match.entries(), until):
        if number >= since:
            shown.append(_frame(playing, past.entries[number - since], after, seen_by))
        if number % FEW == 0:
            await asyncio.sleep(0)
    return shown


def _frame(playing: Playing, entry: Heard, after: Any, seen_by: int) -> Frame:
    """Return the position after an entry, as somebody may see it."""
    look = playing.reporter.look(after, seen_by, idle=True)
    return Frame(entry, awaited_seats(playing.match.game, after), look.view, look.tally)


def over(table: LiveTable) -> Match:
    """Return the match of a table, which must be over."""
    if table.standing.state != "over" or table.playing is None:
        raise Denied(409, "match-not-over")
    return table.playing.match


def record(table: LiveTable) -> str:
    """Return the record of a match that is over, with the seed of its dice."""
    left = [(n, s.resigned) for n, s in enumerate(table.seats) if s.resigned is not None]
    headers = {f"Resigned {LETTERS[seat]}": str(number) for seat, number in left}
    return over(table).to_record(reveal=True, headers=headers)


async def fork(
    tables: Tables, table: LiveTable, person: Person, number: int, plan: Plan | None
) -> TableCard:
    """Set a table up that goes on from a point of a match that is over."""
    match = over(table)
    there = match.at(number)
    if there.over:
        raise Denied(409, "fork-over")
    usual = Plan(match.game.name, match.seats, levels=[None] + ["normal"] * (match.seats - 1))
    wanted = msgspec.structs.replace(
        plan or usual, game=match.game.name, seats=match.seats, options=match.options, rated=False
    )
    origin = msgspec.to_builtins(Origin(table.id, number))
    return await tables.make(person, wanted, write_line(match.game, there.position), origin=origin)


async def import_record(tables: Tables, person: Person, text: str) -> TableCard:
    """Keep a record from elsewhere as a match to look at."""
    now = time.time()
    if await tables.brought(person, now - DAY) >= MOST_A_DAY:
        raise Denied(429, "too-many-records", most=MOST_A_DAY)
    match = await asyncio.get_running_loop().run_in_executor(READING, Match.from_record, text)
    source = match.source
    table = {
        "id": identity(),
        "game": match.game.name,
        "seats": match.seats,
        "options": match.options,
        "host": person.id,
        "listed": False,
        "onlookers": True,
        "state": "over",
        "seed": source.seed if isinstance(source, Fair) else "",
        "salts": list(getattr(source, "salts", ())),
        "level": "normal",
        "times": msgspec.to_builtins(clock.fresh(match.seats, None)),
        "created": now,
        "started": now,
        "ended": now,
        "start": match.line,
        "origin": msgspec.to_builtins(Origin()),
    }
    names = [*match.names, *[""] * match.seats][: match.seats]
    seats = [{"table": table["id"], "seat": n, "name": name} for n, name in enumerate(names)]
    entries = [
        log.written(table["id"], number, entry, "") for number, entry in enumerate(match.log)
    ]
    await tables.store.write(
        insert(schema.tables).values(**table), insert(schema.seats).values(seats), *entries
    )
    return await tables.card(table["id"])
