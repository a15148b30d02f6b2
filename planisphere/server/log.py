"""Entries of a match's log: as the database keeps them, and as a seat may read them."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import insert

from planisphere.chance import Throw
from planisphere.fields import HIDDEN
from planisphere.game import CHANCE, Game
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
        "actions": list(entry.actions),
        "chance": [[throw.outcome, throw.faces] for throw in entry.chance],
        "written": entry.written,
        "key": key or None,
        "made": time.time(),
        "undoes": entry.undoes,
    }
    return Step(WRITE_DOWN, values)


def hand_in(row: Row) -> HandIn:
    """Return an entry as it was written down."""
    chance = [
        Throw(outcome, tuple(tuple(side) for side in faces)) for outcome, faces in row["chance"]
    ]
    return HandIn(
        row["seat"], tuple(row["actions"]), tuple(chance), row["written"], row["undoes"]
    )
