"""Blocks: whose talk somebody does not want to hear, and who shall not sit at his tables."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import delete, insert, select

from planisphere.server import schema
from planisphere.server.denial import Denied, missing
from planisphere.server.people import People, Person, is_identity
from planisphere.server.store import Store, Taken

MOST_BLOCKED = 500

KEPT = schema.blocks.c


class Blocked(msgspec.Struct, frozen=True):
    """Somebody whom one has blocked."""

    id: str
    name: str


async def block(people: People, person: Person, other: str) -> None:
    """Hear no more of somebody; to block him twice changes nothing."""
    if other == person.id:
        raise Denied(422, "block-oneself")
    if await people.by_id(other) is None:
        raise missing("person")
    if len(await blocked_by(people.store, person)) >= MOST_BLOCKED:
        raise Denied(409, "too-many-blocks", most=MOST_BLOCKED)
    try:
        await people.store.write(insert(schema.blocks).values(person=person.id, blocked=other))
    except Taken:
        return


async def unblock(store: Store, person: Person, other: str) -> None:
    """Hear somebody again."""
    if is_identity(other):
        one = (KEPT.person == person.id, KEPT.blocked == other)
        await store.write(delete(schema.blocks).where(*one))


async def blocked_by(store: Store, person: Person) -> list[Blocked]:
    """List whom somebody has blocked, by name."""
    join = schema.blocks.join(schema.people, KEPT.blocked == schema.people.c.id)
    query = select(schema.people.c.id, schema.people.c.name).select_from(join)
    mine = query.where(KEPT.person == person.id).order_by(schema.people.c.name_key)
    return [Blocked(row["id"], row["name"]) for row in await store.rows(mine)]


async def of_all(store: Store, people: Collection[str]) -> dict[str, frozenset[str]]:
    """Return whom each of some people has blocked."""
    found: dict[str, set[str]] = {person: set() for person in people}
    if found:
        for row in await store.rows(select(schema.blocks).where(KEPT.person.in_(found))):
            found[row["person"]].add(row["blocked"])
    return {person: frozenset(blocked) for person, blocked in found.items()}


async def stands(store: Store, person: str | None, other: str) -> bool:
    """Whether a person has blocked another; nobody has blocked anybody."""
    query = select(KEPT.person).where(KEPT.person == person, KEPT.blocked == other)
    return person is not None and await store.row(query) is not None
