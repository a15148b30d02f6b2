"""Tables: what is played at them, who sits there, and which can be seen."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from typing import Annotated, Any, Literal

import msgspec
from sqlalchemy import bindparam, insert, null, or_, select, update

from planisphere.bots.levels import check_level, levels
from planisphere.catalogue import load
from planisphere.chance import Fair
from planisphere.server import schema
from planisphere.server.clock import Clock
from planisphere.server.denial import Denied, missing
from planisphere.server.people import Person, identity, is_identity
from planisphere.server.store import Row, Store

MOST_LISTED = 100

State = Literal["open", "salting", "running", "over", "closed"]
Short = Annotated[str, msgspec.Meta(max_length=200)]

TURN_PAGE = update(schema.tables).where(
    schema.tables.c.id == bindparam("key"), schema.tables.c.version == bindparam("seen")
)
"""How any change at a table is written: it counts if nobody else has changed it since."""


class Plan(msgspec.Struct, frozen=True):
    """What somebody wants to play."""

    game: Short
    seats: int
    options: dict[Short, Short] = {}
    levels: Annotated[list[Short | None], msgspec.Meta(max_length=10)] = []
    """For each seat the level of a bot, or nothing for a person; the host takes the first free."""
    listed: bool = True
    """Whether everybody finds the table, or only who has its link."""
    onlookers: bool = True
    level: Short = "normal"
    """The level of the bot that moves for those who run out of time, or have resigned."""
    clock: Clock | None = None
    undo: bool = False
    """Whether one may take back what no dice and nobody else has answered."""
    rated: bool = False
    """Whether the match counts on the ladder."""
    when_full: bool = False
    """Whether the match begins by itself as soon as the last seat is taken."""


class Seat(msgspec.Struct, frozen=True):
    """Who sits in a seat: a person by name, a bot by level, or nobody."""

    name: str = ""
    person: str | None = None
    level: str | None = None
    resigned: int | None = None
    """The number of the hand-in before which its person resigned; a bot plays on."""
    standing: bool = True
    """Whether decisions that would only hold the others up are answered by themselves."""
    muted: bool = False
    salted: bool = False
    """Whether the client has added its salt to the dice."""
    away: bool = False
    """Whether a bot keeps the seat until its person comes back."""

    @property
    def played(self) -> bool:
        """Whether a person plays here."""
        return self.person is not None and self.resigned is None

    @property
    def free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.person is None and self.level is None


class Origin(msgspec.Struct, frozen=True):
    """Where a table comes from: a point of another match, or a record from elsewhere."""

    table: str = ""
    number: int = 0


class TableCard(msgspec.Struct, frozen=True):
    """What everybody may know of a table."""

    id: str
    game: str
    seats: list[Seat]
    options: dict[str, str]
    host: str | None
    listed: bool
    onlookers: bool
    state: State
    commitment: str
    """The hash of the seed of the dice, shown before the first throw."""
    created: float
    started: float | None
    ended: float | None
    level: str
    clock: Clock | None
    undo: bool
    rated: bool
    when_full: bool
    rematch: str | None
    """The table at which the same people play again."""
    origin: Origin | None


class Tables:
    """All tables, as the database has them."""

    def __init__(self, store: Store, most_a_person: int) -> None:
        self.store = store
        self.most_a_person = most_a_person

    async def make(self, host: Person, plan: Plan, start: str = "", **more: Any) -> TableCard:
        """Set a table up, with its host in the first seat that no bot has."""
        game = load(plan.game)
        settled = game.settle(plan.seats, plan.options)
        options = {o.name: o.write(int(n)) for o, n in zip(game.options, settled, strict=True)}
        bots = [*plan.levels, *[None] * plan.seats][: plan.seats]
        for level in [plan.level, *bots]:
            if level is not None:
                check_level(level, levels(game.name))
        if plan.clock is not None and not plan.clock.possible:
            raise Denied(422, "clock-impossible")
        check_rated(plan.rated, host)
        await self._check_number(host)
        mine = bots.index(None) if None in bots else -1
        now = time.time()
        table = {
            "id": identity(),
            "game": game.name,
            "seats": plan.seats,
            "options": options,
            "host": host.id,
            "listed": plan.listed,
            "onlookers": plan.onlookers,
            "state": "open",
            "seed": secrets.token_hex(16),
            "salts": [],
            "level": plan.level,
            "clock": msgspec.to_builtins(plan.clock),
            "created": now,
            "touched": now,
            "start": start,
            "undo": plan.undo,
            "rated": plan.rated,
            "when_full": plan.when_full,
            **more,
        }
        seats = [
            {
                "table": table["id"],
                "seat": seat,
                "person": host.id if seat == mine else None,
                "name": host.name if seat == mine else "",
                "level": level,
            }
            for seat, level in enumerate(bots)
        ]
        await self.store.write(
            insert(schema.tables).values(**table), insert(schema.seats).values(seats)
        )
        return await self.card(str(table["id"]))

    async def _check_number(self, host: Person) -> None:
        """Refuse somebody who has made too many tables that are not over."""
        kept = schema.tables.c
        mine = select(kept.id).where(kept.host == host.id, kept.state.not_in(("over", "closed")))
        if len(await self.store.rows(mine)) >= self.most_a_person:
            raise Denied(429, "too-many-tables", most=self.most_a_person)

    async def brought(self, person: Person, since: float) -> int:
        """Count the matches that somebody has brought from elsewhere, or played on from."""
        kept = schema.tables.c
        lately = (kept.host == person.id, kept.created > since, kept.origin.is_not(null()))
        return len(await self.store.rows(select(kept.id).where(*lately)))

    async def row(self, table: str) -> Row:
        """Return all that is kept of a table, its seed too."""
        query = select(schema.tables).where(schema.tables.c.id == table)
        found = await self.store.row(query) if is_identity(table) else None
        if found is None:
            raise missing("table")
        return found

    async def card(self, table: str) -> TableCard:
        """Return what everybody may know of a table."""
        return (await self._cards([await self.row(table)]))[0]

    async def _cards(self, rows: list[Row]) -> list[TableCard]:
        """Return what everybody may know of tables."""
        seats = await self.seats([row["id"] for row in rows])
        return [card(row, seated(row, seats[row["id"]])) for row in rows]

    async def seats(self, tables: list[str]) -> dict[str, list[Row]]:
        """Return what is kept of the seats of tables."""
        kept = schema.seats.c
        silenced = schema.silenced.c
        same = (silenced.table == kept.table) & (silenced.person == kept.person)
        muted = silenced.person.is_not(None).label("muted")
        both = schema.seats.outerjoin(schema.silenced, same)
        query = select(schema.seats, muted).select_from(both).where(kept.table.in_(tables))
        seats: dict[str, list[Row]] = {table: [] for table in tables}
        for seat in await self.store.rows(query.order_by(kept.table, kept.seat)):
            seats[seat["table"]].append(seat)
        return seats

    async def silenced(self, table: str) -> frozenset[str]:
        """Return the people who say nothing at a table."""
        kept = schema.silenced.c
        rows = await self.store.rows(select(kept.person).where(kept.table == table))
        return frozenset(row["person"] for row in rows)

    async def listed(self, state: State) -> list[TableCard]:
        """List the tables of a state that everybody finds, the newest first."""
        kept = schema.tables.c
        query = select(schema.tables).where(kept.state == state, kept.listed)
        if state != "open":
            query = query.where(kept.onlookers)
        newest = query.order_by(kept.created.desc()).limit(MOST_LISTED)
        return await self._cards(list(await self.store.rows(newest)))

    async def of(self, person: Person) -> list[TableCard]:
        """List the tables of a person, the newest first."""
        sits = select(schema.seats.c.table).where(schema.seats.c.person == person.id)
        kept = schema.tables.c
        query = select(schema.tables).where(or_(kept.host == person.id, kept.id.in_(sits)))
        newest = query.order_by(kept.created.desc()).limit(MOST_LISTED)
        return await self._cards(list(await self.store.rows(newest)))

    async def due(self, now: float) -> list[str]:
        """List the tables at which somebody must be seen to."""
        kept = schema.tables.c
        going = kept.state.in_(("salting", "running"))
        query = select(kept.id).where(going, kept.deadline <= now).order_by(kept.deadline)
        return [row["id"] for row in await self.store.rows(query.limit(MOST_LISTED))]

    async def put_off(self, table: str, until: float) -> None:
        """Let a table wait that cannot be seen to: it would stand before all that can."""
        kept = schema.tables.c
        due = (kept.id == table, kept.deadline < until)
        await self.store.write(update(schema.tables).where(*due).values(deadline=until))

    async def unsettled(self) -> list[str]:
        """List rated tables whose match is over and does not count on the ladder yet."""
        kept = schema.tables.c
        left = select(kept.id).where(kept.rated, ~kept.settled, kept.state == "over")
        return [row["id"] for row in await self.store.rows(left.order_by(kept.ended))]

    async def close(self, table: str) -> None:
        """Close a table at which nobody will play."""
        kept = schema.tables.c
        one = kept.id == table
        await self.store.write(
            update(schema.tables).where(one).values(state="closed", version=kept.version + 1)
        )

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        """Return how often tables have been changed."""
        kept = schema.tables.c
        query = select(kept.id, kept.version).where(kept.id.in_(tables))
        return {row["id"]: row["version"] for row in await self.store.rows(query)}


def check_rated(rated: bool, person: Person) -> None:
    """Refuse a guest where a match counts on the ladder, for he could come back as another."""
    if rated and person.guest:
        raise Denied(403, "rated-guest")


def seated(row: Row, seats: list[Row]) -> list[Seat]:
    """Return who sits at a table."""
    away = row["times"]["away"] if row["times"] else [False] * len(seats)
    return [
        Seat(
            seat["name"],
            seat["person"],
            seat["level"],
            seat["resigned"],
            seat["standing"],
            seat["muted"],
            seat["salt"] is not None,
            away[seat["seat"]],
        )
        for seat in seats
    ]


def card(row: Row, seats: list[Seat]) -> TableCard:
    """Return what everybody may know of a table: the seed is not part of it."""
    return TableCard(
        row["id"],
        row["game"],
        seats,
        row["options"],
        row["host"],
        row["listed"],
        row["onlookers"],
        row["state"],
        Fair(row["seed"]).commitment,
        row["created"],
        row["started"],
        row["ended"],
        row["level"],
        msgspec.convert(row["clock"], Clock | None),
        row["undo"],
        row["rated"],
        row["when_full"],
        row["rematch"],
        msgspec.convert(row["origin"], Origin | None),
    )
