"""The HTTP side: people, games, tables, records."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Response, Router, delete, get, patch, post, put
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody

from planisphere.bots.levels import LEVELS
from planisphere.catalogue import CATALOGUE, load
from planisphere.server.access import Asker, guard_pages, person_of, provide_person
from planisphere.server.denial import Denied
from planisphere.server.hall import Hall
from planisphere.server.people import People, Person, Token
from planisphere.server.tables import Plan, TableCard, Tables

ThePerson = NamedDependency[Person]
ThePeople = NamedDependency[People]
TheTables = NamedDependency[Tables]
TheHall = NamedDependency[Hall]
Listing = Literal["open", "running", "over", "mine"]
Short = Annotated[str, msgspec.Meta(max_length=200)]


class Newcomer(msgspec.Struct, frozen=True):
    """Somebody who wants to play at once."""

    name: Short
    language: Short = "en"


class Changes(msgspec.Struct, frozen=True):
    """What a person wants to change; the rest stays."""

    name: Short | None = None
    language: Short | None = None
    password: Short | None = None


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


class GameCard(msgspec.Struct, frozen=True):
    """What can be played: seats, options with their values, levels of bots."""

    name: str
    title: str
    seats: list[int]
    options: dict[str, list[str]]
    """For each option its values, the default first; none for a whole number."""
    levels: list[str]


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
async def change(data: JSONBody[Changes], person: ThePerson, people: ThePeople) -> Person:
    """Change one's name, language or password; a password makes a guest's name his own."""
    return await people.change(person, data.name, data.language, data.password)


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


# Games and tables


@get("/games", sync_to_thread=True)
def list_games() -> list[GameCard]:
    """List the games."""
    return [
        GameCard(
            entry.name,
            entry.title,
            list(entry.seats),
            {option.name: list(option.values) for option in load(entry.name).options},
            list(LEVELS),
        )
        for entry in CATALOGUE
    ]


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
    table: FromPath[str],
    seat: FromPath[int],
    person: ThePerson,
    hall: TheHall,
    tables: TheTables,
) -> TableCard:
    """Sit down."""
    await (await hall.table(table)).sit(person, seat)
    return await tables.card(table)


@delete("/tables/{table:str}/seat")
async def stand_up(table: FromPath[str], person: ThePerson, hall: TheHall) -> None:
    """Stand up before the match."""
    await (await hall.table(table)).leave(person)


@post("/tables/{table:str}/bots")
async def fill(
    table: FromPath[str],
    data: JSONBody[Level],
    person: ThePerson,
    hall: TheHall,
    tables: TheTables,
) -> TableCard:
    """Put bots into all free seats."""
    await (await hall.table(table)).fill(person, data.level)
    return await tables.card(table)


@post("/tables/{table:str}/start")
async def start(
    table: FromPath[str],
    person: ThePerson,
    hall: TheHall,
    tables: TheTables,
) -> TableCard:
    """Begin, once all seats are taken."""
    await (await hall.table(table)).start(person)
    return await tables.card(table)


@get("/tables/{table:str}/record")
async def record(table: FromPath[str], hall: TheHall) -> Response[str]:
    """Download the record of a match that is over."""
    playing = (await hall.table(table)).playing
    if playing is None or not playing.match.over:
        raise Denied(409, "match-not-over")
    match = playing.match
    name = {"Content-Disposition": f'attachment; filename="{match.game.name}-{table}.txt"'}
    return Response(match.to_record(reveal=True), media_type="text/plain", headers=name)


def api() -> Router:
    """Return all routes of the API."""
    return Router(
        "/api",
        route_handlers=[
            come_in,
            who_am_i,
            change,
            forget_me,
            sign_in,
            sign_out,
            make_token,
            list_tokens,
            revoke_token,
            list_games,
            make_table,
            list_tables,
            show_table,
            sit,
            stand_up,
            fill,
            start,
            record,
        ],
        dependencies={"person": Provide(provide_person)},
        guards=[guard_pages],
    )
