"""Tidying up: guests who never came back, and open tables that nobody has touched."""

from __future__ import annotations

import contextlib

from sqlalchemy import select, update

from planisphere.server import schema
from planisphere.server.people import DAY, forgetting
from planisphere.server.settings import Settings
from planisphere.server.store import Step, Store, Taken

MOST_AT_ONCE = 1_000


async def tidy(store: Store, settings: Settings, now: float) -> None:
    """Forget old guests and close old tables; to do so twice at a time does no harm."""
    await close_tables(store, now - settings.open_table_days * DAY, now)
    await forget_guests(store, now - settings.guest_days * DAY)


async def close_tables(store: Store, before: float, now: float) -> None:
    """Close open tables that nobody has touched since some time."""
    kept = schema.tables.c
    old = update(schema.tables).where(kept.state == "open", kept.touched < before)
    await store.write(old.values(state="closed", ended=now, version=kept.version + 1))


async def forget_guests(store: Store, before: float) -> None:
    """Forget guests unseen since some time who sit at no match that is being played."""
    kept = schema.people.c
    join = schema.seats.join(schema.tables, schema.seats.c.table == schema.tables.c.id)
    going = schema.tables.c.state.in_(("salting", "running"))
    plays = select(schema.seats.c.person).select_from(join).where(going)
    sits = plays.where(schema.seats.c.person == kept.id)
    old = (kept.password.is_(None), kept.seen < before, ~sits.exists())
    for row in await store.rows(select(kept.id).where(*old).limit(MOST_AT_ONCE)):
        still = update(schema.people).where(kept.id == row["id"], *old).values(seen=kept.seen)
        with contextlib.suppress(Taken):
            await store.write(Step(still, guard=True), *forgetting(row["id"]))
