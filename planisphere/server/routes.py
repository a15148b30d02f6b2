"""The HTTP side: people, tables, records."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Response, Router, delete, get, patch, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody

from planisphere.server import archive, luck, shelf, sitting, society
from planisphere.server.access import Asker, guard_pages, language_of, person_of, provide_person
from planisphere.server.archive import Frame
from planisphere.server.calling import LONGEST_ADDRESS, plain_webhook
from planisphere.server.hall import Hall
from planisphere.server.luck import LuckCard, WinCurve
from planisphere.server.openapi import described, socket_schema
from planisphere.server.people import People, Person, Token
from planisphere.server.tables import Plan, Short, TableCard, Tables

ThePerson = NamedDependency[Person]
ThePeople = NamedDependency[People]
TheTables = NamedDependency[Tables]
TheHall = NamedDependency[Hall]
Listing = Literal["open", "running", "over", "mine"]


class Newcomer(msgspec.Struct, frozen=True):
    """Somebody who wants to play at once."""

    name: Short
    language: Short = "en"


class Changes(msgspec.Struct, frozen=True):
    """What a person wants to change; the rest stays."""

    name: Short | None = None
    language: Short | None = None
    password: Short | None = None
    webhook: Annotated[str, msgspec.Meta(max_length=LONGEST_ADDRESS)] | None = None
    """Where to be called when it is one's turn; nowhere if empty."""


class Changed(Person, frozen=True, omit_defaults=True):
    """A person after a change, and what is shown this once."""

    webhook_secret: str = ""
    """What calls are signed with, where they were just asked for."""


class Login(msgspec.Struct, frozen=True):
    """A name and its password."""

    name: Short
    password: Short


class Label(msgspec.Struct, frozen=True):
    """What a token is for."""

    label: Short


class Level(msgspec.Struct, frozen=True):
    """A level of bots."""

    level: Short


class Muting(msgspec.Struct, frozen=True):
    """Whether somebody shall be silent."""

    muted: bool


class Fork(msgspec.Struct, frozen=True):
    """From where to play on, and how; game, seats and options are those of the match."""

    number: int
    plan: Plan | None = None


class Record(msgspec.Struct, frozen=True):
    """A match from elsewhere."""

    record: str


# People


@post("/people")
async def come_in(request: Asker, data: JSONBody[Newcomer], people: ThePeople) -> Person:
    """Let somebody in as a guest, and remember him by a cookie."""
    person = await people.guest(data.name, data.language)
    request.set_session({"person": person.id})
    return person


@get("/me")
async def who_am_i(request: Asker) -> Person | None:
    """Return who asks, or nothing for a stranger."""
    return await person_of(request)


@patch("/me")
async def change(
    data: JSONBody[Changes], person: ThePerson, people: ThePeople, hall: TheHall
) -> Changed:
    """Change one's name, language, password or webhook; a password makes a guest's name his own."""
    settings = hall.house.settings
    address = None if data.webhook is None else plain_webhook(data.webhook, settings)
    changed = await people.change(person, data.name, data.language, data.password)
    secret = "" if address is None else await people.set_webhook(person, address)
    return Changed(**msgspec.structs.asdict(changed), webhook_secret=secret)


@delete("/me")
async def forget_me(request: Asker, person: ThePerson, people: ThePeople) -> None:
    """Delete oneself, with one's data."""
    await people.delete(person)
    request.clear_session()


@post("/session")
async def sign_in(request: Asker, data: JSONBody[Login], people: ThePeople) -> Person:
    """Sign in."""
    person = await people.sign_in(data.name, data.password)
    request.set_session({"person": person.id})
    return person


@delete("/session")
async def sign_out(request: Asker) -> None:
    """Sign out; a guest cannot come back as the same."""
    request.clear_session()


@post("/tokens")
async def make_token(data: JSONBody[Label], person: ThePerson, people: ThePeople) -> Token:
    """Make a token for a program; its secret is shown this once."""
    return await people.make_token(person, data.label)


@get("/tokens")
async def list_tokens(person: ThePerson, people: ThePeople) -> list[Token]:
    """List one's tokens."""
    return await people.tokens(person)


@delete("/tokens/{token:str}")
async def revoke_token(token: FromPath[str], person: ThePerson, people: ThePeople) -> None:
    """Make a token useless."""
    await people.revoke(person, token)


# Tables


@post("/tables")
async def make_table(data: JSONBody[Plan], person: ThePerson, tables: TheTables) -> TableCard:
    """Set a table up."""
    return await tables.make(person, data)


@get("/tables")
async def list_tables(
    request: Asker,
    tables: TheTables,
    show: FromQuery[Listing] = "open",
) -> list[TableCard]:
    """List tables: `open`, `running`, `over`, or `mine`."""
    if show == "mine":
        return await tables.of(await provide_person(request))
    return await tables.listed(show)


@get("/tables/{table:str}")
async def show_table(table: FromPath[str], tables: TheTables) -> TableCard:
    """Return a table; whoever has its link may see it."""
    return await tables.card(table)


@put("/tables/{table:str}/seats/{seat:int}")
async def sit(
    table: FromPath[str], seat: FromPath[int], person: ThePerson, hall: TheHall
) -> TableCard:
    """Sit down."""
    async with hall.table(table) as live:
        await sitting.sit(live, person, seat)
        return live.card


@delete("/tables/{table:str}/seat")
async def stand_up(table: FromPath[str], person: ThePerson, hall: TheHall) -> None:
    """Stand up before the match."""
    async with hall.table(table) as live:
        await sitting.leave(live, person)


@delete("/tables/{table:str}/seats/{seat:int}", status_code=200)
async def remove(
    table: FromPath[str], seat: FromPath[int], person: ThePerson, hall: TheHall
) -> TableCard:
    """Let the host make a seat free before the match."""
    async with hall.table(table) as live:
        await sitting.remove(live, person, seat)
        return live.card


@patch("/tables/{table:str}/seats/{seat:int}")
async def mute(
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Muting],
    person: ThePerson,
    hall: TheHall,
) -> TableCard:
    """Let the host silence who sits there, or let him speak again."""
    async with hall.table(table) as live:
        await sitting.mute(live, person, seat, data.muted)
        return live.card


@post("/tables/{table:str}/bots")
async def fill(
    table: FromPath[str], data: JSONBody[Level], person: ThePerson, hall: TheHall
) -> TableCard:
    """Put bots into all free seats."""
    async with hall.table(table) as live:
        await sitting.fill(live, person, data.level)
        return live.card


@post("/tables/{table:str}/start")
async def start(table: FromPath[str], person: ThePerson, hall: TheHall) -> TableCard:
    """Begin, once all seats are taken."""
    async with hall.table(table) as live:
        await sitting.start(live, person)
        return live.card


@post("/tables/{table:str}/resignation")
async def resign(table: FromPath[str], person: ThePerson, hall: TheHall) -> TableCard:
    """Give a match up; a bot plays on."""
    async with hall.table(table) as live:
        await sitting.resign(live, person)
        return live.card


@post("/tables/{table:str}/rematch")
async def rematch(
    table: FromPath[str], person: ThePerson, hall: TheHall, tables: TheTables
) -> TableCard:
    """Set the same table up again, or find it where somebody has."""
    async with hall.table(table) as live:
        return await sitting.rematch(live, person, tables)


# Records


@get("/tables/{table:str}/record")
async def record(table: FromPath[str], hall: TheHall) -> Response[str]:
    """Download the record of a match that is over."""
    async with hall.table(table) as live:
        name = {"Content-Disposition": f'attachment; filename="{live.game.name}-{live.id}.txt"'}
        return Response(archive.record(live), media_type="text/plain", headers=name)


@get("/tables/{table:str}/frames")
async def frames(
    request: Asker,
    table: FromPath[str],
    hall: TheHall,
    seat: FromQuery[str] = "onlooker",
    since: FromQuery[Annotated[int, msgspec.Meta(ge=0)]] = 0,
) -> list[Frame]:
    """Look at a match entry by entry, as a seat, an `onlooker`, or `all` once it is over."""
    person = await person_of(request)
    async with hall.table(table) as live:
        seen_by = archive.watcher(live, person, seat)
        return await archive.frames(live, seen_by, since, language_of(request, person))


@get("/tables/{table:str}/luck")
async def weigh_luck(table: FromPath[str], hall: TheHall) -> LuckCard:
    """Weigh the luck of a match that is over: what was expected, what came, how unusual it is."""
    async with hall.table(table) as live:
        return await luck.weighed(live)


@get("/tables/{table:str}/chances")
async def reckon_chances(request: Asker, table: FromPath[str], hall: TheHall) -> WinCurve:
    """Reckon each player's chance to win over a match that is over, and where it turned."""
    language = language_of(request, await person_of(request))
    async with hall.table(table) as live:
        return await luck.reckoned(live, hall.reckoner, language)


@post("/tables/{table:str}/fork")
async def fork(
    table: FromPath[str],
    data: JSONBody[Fork],
    person: ThePerson,
    hall: TheHall,
    tables: TheTables,
) -> TableCard:
    """Play on from any point of a match that is over, at a table of its own."""
    async with hall.table(table) as live:
        return await archive.fork(tables, live, person, data.number, data.plan)


@post("/records", request_max_body_size=archive.LONGEST_RECORD)
async def import_record(data: JSONBody[Record], person: ThePerson, tables: TheTables) -> TableCard:
    """Bring a record from elsewhere, to look at."""
    return await archive.import_record(tables, person, data.record)


def api() -> Router:
    """Return all routes of the API."""
    return Router(
        "/api",
        route_handlers=described(
            [
                come_in,
                who_am_i,
                change,
                forget_me,
                sign_in,
                sign_out,
                make_token,
                list_tokens,
                revoke_token,
                *shelf.HANDLERS,
                make_table,
                list_tables,
                show_table,
                sit,
                stand_up,
                remove,
                mute,
                fill,
                start,
                resign,
                rematch,
                record,
                frames,
                weigh_luck,
                reckon_chances,
                fork,
                import_record,
                socket_schema,
                *society.HANDLERS,
            ]
        ),
        dependencies={"person": Provide(provide_person)},
        guards=[guard_pages],
    )
