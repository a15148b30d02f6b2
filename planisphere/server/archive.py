"""Matches looked at entry by entry, played on from any point, brought from elsewhere."""

from __future__ import annotations

import asyncio
import time
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
from planisphere.server.people import Person, identity
from planisphere.server.playing import Playing
from planisphere.server.tables import Origin, Plan, TableCard, Tables
from planisphere.server.wire import Heard
from planisphere.telling.lines import EVERYTHING

MOST_FRAMES = 200
LONGEST_RECORD = 2_000_000
"""Bytes of a record from elsewhere."""


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


def frames(playing: Playing, seen_by: int, since: int, language: str) -> list[Frame]:
    """Return a match entry by entry from some number on."""
    reporter, game, until = playing.reporter, playing.match.game, since + MOST_FRAMES
    heard = {entry.number: entry for entry in reporter.heard_since(seen_by, since, language)}
    shown = []
    for number, _, _, after in playing.match.entries():
        if since <= number < until:
            look = reporter.look(after, seen_by, idle=True)
            shown.append(Frame(heard[number], awaited_seats(game, after), look.view, look.tally))
    return shown


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
    match = await asyncio.to_thread(Match.from_record, text)
    now = time.time()
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
