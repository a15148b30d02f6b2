"""Entries of a match's log as the database keeps them."""

from __future__ import annotations

import time

from sqlalchemy import insert

from planisphere.chance import Drawn, Throw
from planisphere.match import HandIn
from planisphere.server import schema
from planisphere.server.store import Row, Step

WRITE_DOWN = insert(schema.entries)


def written(table: str, number: int, entry: HandIn, key: str) -> Step:
    """Return what writes an entry down."""
    values = {
        "table": table,
        "number": number,
        "seat": entry.seat,
        "actions": entry.actions,
        "chance": [[throw.outcome, throw.faces, throw.drawn] for throw in entry.chance],
        "written": entry.written,
        "key": key or None,
        "made": time.time(),
        "undoes": entry.undoes,
    }
    return Step(WRITE_DOWN, values)


def hand_in(row: Row) -> HandIn:
    """Return an entry as it was written down."""
    chance = [
        Throw(outcome, tuple(tuple(side) for side in faces), Drawn(*drawn) if drawn else None)
        for outcome, faces, drawn in row["chance"]
    ]
    return HandIn(row["seat"], tuple(row["actions"]), tuple(chance), row["written"], row["undoes"])
