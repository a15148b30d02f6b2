"""Sitting down at a table, starting it, and leaving it before its match is over."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, delete, insert, update

from planisphere.bots.levels import check_level, levels
from planisphere.chance import Fair
from planisphere.server import blocks, clock, ladder, log, noting, schema
from planisphere.server.denial import Denied, missing
from planisphere.server.live import LiveTable
from planisphere.server.people import Person
from planisphere.server.playing import Playing
from planisphere.server.standing import Standing
from planisphere.server.tables import Plan, Seat, TableCard, Tables, check_rated

NOBODY = {"person": None, "name": "", "level": None, "salt": None}


def _set_seat(table: LiveTable, number: int, **values: object) -> Executable:
    """Return what notes something about a seat."""
    kept = schema.seats.c
    one = (kept.table == table.id) & (kept.seat == number)
    return update(schema.seats).where(one).values(**values)


def _check_open(standing: Standing) -> None:
    if standing.state != "open":
        raise Denied(409, "table-begun")


def check_host(table: LiveTable, person: Person) -> None:
    """Refuse whoever is not the host."""
    if table.row["host"] != person.id:
        raise Denied(403, "not-host")


def _seat(table: LiveTable, number: int) -> Seat:
    """Return a seat that exists."""
    if not 0 <= number < len(table.seats):
        raise missing("seat")
    return table.seats[number]


def own_seat(table: LiveTable, person: Person) -> int:
    """Return the seat of somebody who must have one."""
    seat = table.seat_of(person)
    if seat is None:
        raise Denied(403, "no-seat")
    return seat


async def sit(table: LiveTable, person: Person, seat: int) -> None:
    """Let somebody sit down in a free seat, or change seats."""
    check_rated(table.row["rated"], person)
    if await blocks.stands(table.house.store, table.row["host"], person.id):
        raise Denied(403, "seat-refused")

    def act(standing: Standing) -> list[Executable]:
        _check_open(standing)
        if not _seat(table, seat).free:
            raise Denied(409, "seat-taken")
        old = table.seat_of(person)
        left = [] if old is None else [_set_seat(table, old, **NOBODY)]
        return [*left, _set_seat(table, seat, person=person.id, name=person.name)]

    await table.change(act)
    await _start_if_full(table)


async def leave(table: LiveTable, person: Person) -> None:
    """Let somebody stand up before the match."""

    def act(standing: Standing) -> list[Executable]:
        _check_open(standing)
        return [_set_seat(table, own_seat(table, person), **NOBODY)]

    await table.change(act)


async def fill(table: LiveTable, host: Person, level: str) -> None:
    """Put bots of a level into all free seats."""
    check_level(level, levels(table.game.name))

    def act(standing: Standing) -> list[Executable]:
        check_host(table, host)
        _check_open(standing)
        free = [number for number, seat in enumerate(table.seats) if seat.free]
        return [_set_seat(table, number, level=level) for number in free]

    await table.change(act)
    await _start_if_full(table)


async def remove(table: LiveTable, host: Person, seat: int) -> None:
    """Make a seat free before the match: its person, or its bot, goes."""

    def act(standing: Standing) -> list[Executable]:
        check_host(table, host)
        _check_open(standing)
        _seat(table, seat)
        return [_set_seat(table, seat, **NOBODY)]

    await table.change(act)


async def mute(table: LiveTable, host: Person, seat: int, muted: bool) -> None:
    """Let the person of a seat say nothing at this table, wherever he sits, or speak again."""

    def act(standing: Standing) -> list[Executable] | None:
        check_host(table, host)
        person = _seat(table, seat).person
        if person is None or muted == (person in table.silenced):
            return None
        if muted:
            return [insert(schema.silenced).values(table=table.id, person=person)]
        kept = schema.silenced.c
        return [delete(schema.silenced).where(kept.table == table.id, kept.person == person)]

    await table.change(act)


async def set_standing(table: LiveTable, seat: int, on: bool) -> None:
    """Note whether decisions that would only hold others up are answered by themselves."""
    await table.change(lambda standing: [_set_seat(table, seat, standing=on)])
    if table.playing is not None:
        table.playing.go_on()


# Beginning


async def start(table: LiveTable, host: Person) -> None:
    """Close the table; it begins once its game is ready and the players' clients gave salts."""

    def act(standing: Standing) -> list[Executable]:
        check_host(table, host)
        _check_open(standing)
        if not _is_full(table):
            raise Denied(409, "seats-free")
        return _wait_for_salts(table, standing)

    await table.change(act)
    _get_ready(table)


async def _start_if_full(table: LiveTable) -> None:
    """Close a table that begins by itself, once all its seats are taken."""

    def act(standing: Standing) -> list[Executable] | None:
        wanted = table.row["when_full"] and standing.state == "open" and _is_full(table)
        return _wait_for_salts(table, standing) if wanted else None

    if await table.change(act):
        _get_ready(table)


def _is_full(table: LiveTable) -> bool:
    """Whether all seats are taken."""
    return not any(seat.free for seat in table.seats)


def _wait_for_salts(table: LiveTable, standing: Standing) -> list[Executable]:
    """Let a table begin soon."""
    standing.state = "salting"
    standing.deadline = time.time() + table.house.settings.salt_seconds
    return []


def _get_ready(table: LiveTable) -> None:
    """Load the game, and begin at once where no salt is awaited."""
    table.run(table.house.warmer.ready(table.game.name))
    table.run(begin_if_salted(table))


async def add_salt(table: LiveTable, seat: int, salt: str) -> None:
    """Take the salt of a player's client; only the first counts, and only in time."""
    Fair("", (salt,))

    def act(standing: Standing) -> list[Executable] | None:
        if standing.state not in ("open", "salting") or table.salts[seat] is not None:
            return None
        return [_set_seat(table, seat, salt=salt)]

    await table.change(act)
    await begin_if_salted(table)


async def begin_if_salted(table: LiveTable) -> None:
    """Begin if all salts are there."""
    waiting = [seat for seat in table.people if table.salts[seat] is None]
    if table.standing.state == "salting" and not waiting:
        await begin(table)


async def begin(table: LiveTable) -> None:
    """Begin the match: all chance follows from the seed and the salts from here on."""
    await table.house.warmer.ready(table.game.name)

    def act(standing: Standing) -> Sequence[Any] | None:
        if standing.state != "salting":
            return None
        now = time.time()
        standing.state, standing.started = "running", now
        standing.salts = [salt or "" for salt in table.salts]
        standing.times = clock.fresh(len(table.seats), table.clock)
        playing = Playing(table, table.match(standing.salts))
        playing.begin(standing)
        return [log.written(table.id, 0, playing.match.log[0], "")]

    if await table.change(act):
        noting.match_begun(table.id, table.game.name)
        table.match_now().call()
    table.match_now().go_on()


# Leaving


async def resign(table: LiveTable, person: Person) -> None:
    """Give a match up: a bot plays on; with the last person the match ends."""

    def act(standing: Standing) -> list[Executable]:
        number = running(table, standing).match.number
        seat = own_seat(table, person)
        if table.seats[seat].resigned is not None:
            raise Denied(409, "resigned")
        if table.people == [seat]:
            standing.state, standing.ended, standing.deadline = "over", time.time(), None
        return [_set_seat(table, seat, resigned=number, left=time.time())]

    await table.change(act)
    if table.standing.state == "running":
        await table.change(table.match_now().refresh)
        table.match_now().go_on()
    elif table.row["rated"]:
        table.run(ladder.settle(table))


def running(table: LiveTable, standing: Standing) -> Playing:
    """Return the match of a table, while it is being played."""
    if standing.state == "over":
        raise Denied(409, "match-over")
    if standing.state != "running":
        raise Denied(409, "table-not-begun")
    return table.match_now()


async def rematch(table: LiveTable, person: Person, tables: Tables) -> TableCard:
    """Set the same table up again for whoever asks first; the others find it."""
    own_seat(table, person)
    if table.standing.state != "over":
        raise Denied(409, "match-not-over")
    if table.row["rematch"] is None:
        made = await tables.make(person, plan_again(table))

        def act(standing: Standing) -> list[Executable] | None:
            if table.row["rematch"] is not None:
                return None
            one = schema.tables.c.id == table.id
            return [update(schema.tables).where(one).values(rematch=made.id)]

        await table.change(act)
        if table.row["rematch"] != made.id:
            await tables.close(made.id)
    return await tables.card(table.row["rematch"])


def plan_again(table: LiveTable) -> Plan:
    """Return the plan that a table was set up by."""
    card = table.card
    bots = [seat.level for seat in card.seats]
    return Plan(
        card.game,
        len(card.seats),
        card.options,
        bots,
        card.listed,
        card.onlookers,
        card.level,
        card.clock,
        card.undo,
        card.rated,
        card.when_full,
    )
