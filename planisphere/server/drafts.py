"""Drafts: what a seat has begun to write, kept for it alone; it counts if time runs out."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, insert, select

from planisphere.server import schema
from planisphere.server.store import Step, Store

_KEPT = schema.drafts.c
_ONE = (_KEPT.table == bindparam("key")) & (_KEPT.seat == bindparam("whose"))
FORGET = delete(schema.drafts).where(_ONE)
FIND = select(_KEPT.text).where(_ONE)
WRITE_DOWN = insert(schema.drafts)


def forget(table: str, seat: int) -> Step:
    """Return what forgets a draft."""
    return Step(FORGET, {"key": table, "whose": seat})


async def find(store: Store, table: str, seat: int) -> str:
    """Return the draft of a seat, if there is one."""
    row = await store.row(FIND, {"key": table, "whose": seat})
    return str(row["text"]) if row else ""


async def keep(store: Store, table: str, seat: int, text: str) -> None:
    """Keep what a seat has written so far, instead of what was kept before."""
    values = {"table": table, "seat": seat, "text": text}
    await store.write(forget(table, seat), Step(WRITE_DOWN, values))
