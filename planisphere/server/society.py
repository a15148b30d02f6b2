"""The HTTP side of people among people: the ladder, their cards, blocks and reports."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from planisphere.server import blocks, ladder, reporting
from planisphere.server.access import Asker, person_of
from planisphere.server.blocks import Blocked
from planisphere.server.denial import missing
from planisphere.server.ladder import Card, Ladder
from planisphere.server.people import People, Person
from planisphere.server.reporting import LONGEST_REPORT
from planisphere.server.schema import ID
from planisphere.server.tables import Tables

ThePerson = NamedDependency[Person]
ThePeople = NamedDependency[People]
TheTables = NamedDependency[Tables]
Identity = Annotated[str, msgspec.Meta(max_length=ID)]


class Complaint(msgspec.Struct, frozen=True):
    """What somebody has to say of a person, and at which table it happened."""

    against: Identity
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_REPORT)]
    table: Identity | None = None


@get("/ladder/{game:str}")
async def show_ladder(request: Asker, game: FromPath[str], people: ThePeople) -> Ladder:
    """Return the best of a game, people and bots, and the line of who asks."""
    return await ladder.ladder(people.store, game, await person_of(request))


@get("/people/{other:str}")
async def show_person(other: FromPath[str], people: ThePeople) -> Card:
    """Return what everybody may know of a person."""
    known = await people.by_id(other)
    if known is None:
        raise missing("person")
    return await ladder.card(people.store, known)


@get("/blocks")
async def list_blocks(person: ThePerson, people: ThePeople) -> list[Blocked]:
    """List whom one has blocked."""
    return await blocks.blocked_by(people.store, person)


@put("/blocks/{other:str}", status_code=204)
async def block(other: FromPath[str], person: ThePerson, people: ThePeople) -> None:
    """Hear no more of somebody."""
    await blocks.block(people, person, other)


@delete("/blocks/{other:str}")
async def unblock(other: FromPath[str], person: ThePerson, people: ThePeople) -> None:
    """Hear somebody again."""
    await blocks.unblock(people.store, person, other)


@post("/reports", status_code=204)
async def report(
    data: JSONBody[Complaint], person: ThePerson, people: ThePeople, tables: TheTables
) -> None:
    """Tell the operator something of a person."""
    await reporting.report(people, tables, person, data.against, data.table, data.text)


HANDLERS = (show_ladder, show_person, list_blocks, block, unblock, report)
