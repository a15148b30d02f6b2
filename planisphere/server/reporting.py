"""Reports: what people tell the operator of each other, with what was said at the table."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import insert, or_, select

from planisphere.server import schema
from planisphere.server.denial import Denied, missing
from planisphere.server.people import DAY, People, Person, identity
from planisphere.server.store import Row, Store
from planisphere.server.tables import Tables

LONGEST_REPORT = 2_000
MOST_A_DAY = 20
MOST_LINES = 50
"""Of what was said at a table, what is kept with a report."""

KEPT = schema.reports.c


class Line(msgspec.Struct, frozen=True):
    """Something that was said, by a person or a bot, to all or to one seat."""

    name: str
    person: str | None
    seat: int | None
    to: int | None
    text: str
    proposal: dict[str, Any] | None
    made: float


class Report(msgspec.Struct, frozen=True):
    """What somebody has told the operator."""

    id: str
    made: float
    person: str | None
    """Who reports, if he is still known."""
    against: str
    name: str
    """The name of the reported person."""
    table: str | None
    text: str
    talk: list[Line]


async def report(
    people: People, tables: Tables, person: Person, against: str, table: str | None, text: str
) -> None:
    """Keep for the operator what somebody has to say of another."""
    told = "".join(c for c in text if c.isprintable() or c == "\n").strip()
    if not told or len(told) > LONGEST_REPORT:
        raise Denied(422, "report-text", longest=LONGEST_REPORT)
    if against == person.id:
        raise Denied(422, "report-oneself")
    if await people.by_id(against) is None:
        raise missing("person")
    await _check_number(people.store, person)
    lines = [] if table is None else await _heard(tables, person, table)
    made = {"id": identity(), "person": person.id, "against": against, "table": table}
    talk = msgspec.to_builtins(lines)
    row = {**made, "text": told, "made": time.time(), "talk": talk}
    await people.store.write(insert(schema.reports).values(**row))


async def reports(store: Store) -> list[Report]:
    """List all reports, the newest first."""
    join = schema.reports.join(schema.people, KEPT.against == schema.people.c.id)
    query = select(schema.reports, schema.people.c.name).select_from(join)
    found = await store.rows(query.order_by(KEPT.made.desc()))
    return [msgspec.convert(_values(row, Report), Report) for row in found]


def _values(row: Row, form: type[Line | Report]) -> dict[str, Any]:
    """Return of a row what a form has fields for."""
    return {name: row[name] for name in form.__struct_fields__}


async def _check_number(store: Store, person: Person) -> None:
    """Refuse somebody who has reported too much lately."""
    since = time.time() - DAY
    lately = select(KEPT.id).where(KEPT.person == person.id, KEPT.made > since)
    if len(await store.rows(lately)) >= MOST_A_DAY:
        raise Denied(429, "too-many-reports", most=MOST_A_DAY)


async def _heard(tables: Tables, person: Person, table: str) -> list[Line]:
    """List the last that was said at a table to all, or to somebody, or by him.

    What he has blocked meanwhile is part of it: it may be why he reports.
    """
    row = await tables.row(table)
    seats = (await tables.seats([table]))[table]
    seat = next((one["seat"] for one in seats if one["person"] == person.id), None)
    if seat is None and not row["onlookers"] and row["host"] != person.id:
        raise missing("table")
    said = schema.talk.c
    own = () if seat is None else (said.to == seat, said.seat == seat)
    query = select(schema.talk).where(said.table == table, or_(said.to.is_(None), *own))
    last = await tables.store.rows(query.order_by(said.id.desc()).limit(MOST_LINES))
    return [Line(**_values(row, Line)) for row in reversed(last)]
