"""Entries of a match's log: as the database keeps them, and as a seat may read them."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Executable, insert

from planisphere.chance import Drawn, Throw
from planisphere.fields import HIDDEN
from planisphere.game import CHANCE, Game
from planisphere.match import HandIn, Match
from planisphere.server import schema
from planisphere.server.store import Row
from planisphere.server.wire import Heard


def written(table: str, number: int, entry: HandIn, key: str) -> Executable:
    """Return what writes an entry down."""
    return insert(schema.entries).values(
        table=table,
        number=number,
        seat=entry.seat,
        actions=list(entry.actions) if entry.undoes is None else {"undoes": entry.undoes},
        chance=[[throw.outcome, throw.faces, throw.drawn] for throw in entry.chance],
        written=entry.written,
        key=key or None,
        made=time.time(),
    )


def hand_in(row: Row) -> HandIn:
    """Return an entry as it was written down."""
    if isinstance(row["actions"], dict):
        return HandIn(row["seat"], (), (), undoes=row["actions"]["undoes"])
    chance = [
        Throw(outcome, tuple(tuple(side) for side in faces), Drawn(*drawn) if drawn else None)
        for outcome, faces, drawn in row["chance"]
    ]
    return HandIn(row["seat"], tuple(row["actions"]), tuple(chance), row["written"])


def heard(game: Game, position: Any, number: int, entry: HandIn, seat: int) -> Heard:
    """Return an entry as a seat may read it, from the position that it was played in."""
    ahead = position.copy()
    actions = []
    for action in entry.actions:
        actions.append(int(game.heard(ahead, seat, entry.seat, action)))
        game.play(ahead, entry.seat, action)
    chance, faces = [], []
    for throw in entry.chance:
        outcome = int(game.heard(ahead, seat, CHANCE, throw.outcome))
        chance.append(outcome)
        shown = throw.faces if outcome != HIDDEN else ()
        faces.append([list(side) for side in shown])
        game.play(ahead, CHANCE, throw.outcome)
    sealed = bool(actions) and set(actions) == {HIDDEN}
    return Heard(number, entry.seat, [HIDDEN] if sealed else actions, chance, faces)


def heard_since(match: Match, seat: int, since: int) -> list[Heard]:
    """List the entries from some number on as a seat may read them."""
    moves = match.moves()
    entries = []
    for number, entry in enumerate(match.log):
        start = match.position
        for index in range(len(entry.actions) + len(entry.chance)):
            position, _, _ = next(moves)
            if index == 0 and number >= since:
                start = position.copy()
        if number >= since:
            entries.append(heard(match.game, start, number, entry, seat))
    return entries
