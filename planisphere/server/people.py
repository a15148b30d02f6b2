"""People: guests at once, accounts with a password, tokens for their bots."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
import unicodedata
from functools import cache

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Executable, delete, insert, select, tuple_, update

from planisphere.server import schema
from planisphere.server.denial import Denied, missing
from planisphere.server.store import Row, Store, Taken
from planisphere.words import LANGUAGES

LONGEST_NAME = 30
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
MOST_TOKENS = 20
DAY = 24 * 3600.0
NAMESAKES = 50
"""How many guests may want the same name before they are asked for another."""

GONE = "—"
"""The name of somebody who has been forgotten."""
IDENTITY = re.compile(rf"[\w-]{{1,{schema.ID}}}", re.ASCII)
HASHER = PasswordHasher()


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays, watches, or owns bots."""

    id: str
    name: str
    language: str
    guest: bool
    """Whether there is no password yet that keeps the name."""


class Token(msgspec.Struct, frozen=True):
    """A key with which a program acts for a person; its secret is shown once."""

    id: str
    label: str
    created: float
    secret: str = ""


def identity() -> str:
    """Return a new identity, which nobody can guess."""
    return secrets.token_urlsafe(16)


def is_identity(text: str) -> bool:
    """Whether a text could be an identity; what could not must not reach the database."""
    return IDENTITY.fullmatch(text) is not None


def plain_name(text: str) -> str:
    """Return a name as it is shown, or refuse it."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Denied(422, "person-name", longest=LONGEST_NAME)
    return name


def name_key(name: str) -> str:
    """Return what two names have in common that look alike."""
    return unicodedata.normalize("NFKC", name).casefold()[: 2 * LONGEST_NAME]


def plain_language(text: str) -> str:
    """Return a language that is spoken here, or refuse it."""
    if text not in LANGUAGES:
        raise Denied(422, "language-unknown", value=text[:20], allowed=", ".join(LANGUAGES))
    return text


def _person(row: Row) -> Person:
    return Person(row["id"], row["name"], row["language"], row["password"] is None)


class People:
    """Everybody that the server knows."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def guest(self, name: str, language: str) -> Person:
        """Let somebody in under a nickname; if it is taken, under that and a number."""
        wanted, spoken = plain_name(name), plain_language(language)
        for number in range(1, NAMESAKES):
            shown = wanted if number == 1 else f"{wanted[: LONGEST_NAME - 3]} {number}"
            person = Person(identity(), shown, spoken, guest=True)
            now = time.time()
            row = {"id": person.id, "name": shown, "name_key": name_key(shown), "language": spoken}
            try:
                await self.store.write(insert(schema.people).values(**row, created=now, seen=now))
            except Taken:
                continue
            return person
        raise Denied(409, "person-name-taken")

    async def by_id(self, identity: str) -> Person | None:
        """Return a person by identity, if known."""
        if not is_identity(identity):
            return None
        row = await self.store.row(select(schema.people).where(schema.people.c.id == identity))
        return _person(row) if row else None

    async def come_back(self, identity: str) -> Person | None:
        """Return a person who asks for something, if known, and note that he was seen."""
        row = await self.store.row(select(schema.people).where(schema.people.c.id == identity))
        return await self._see(row) if row else None

    async def _see(self, row: Row) -> Person:
        """Note that somebody was seen, once a day."""
        now = time.time()
        if row["seen"] < now - DAY:
            one = schema.people.c.id == row["id"]
            await self.store.write(update(schema.people).where(one).values(seen=now))
        return _person(row)

    async def change(
        self, person: Person, name: str | None, language: str | None, password: str | None
    ) -> Person:
        """Give a person another name, language or password."""
        changes: dict[str, object] = {}
        if name is not None:
            shown = plain_name(name)
            changes |= {"name": shown, "name_key": name_key(shown)}
        if language is not None:
            changes["language"] = plain_language(language)
        if password is not None:
            if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
                raise Denied(422, "person-password", shortest=SHORTEST_PASSWORD)
            changes["password"] = await asyncio.to_thread(HASHER.hash, password)
        if changes:
            one = schema.people.c.id == person.id
            try:
                await self.store.write(update(schema.people).where(one).values(**changes))
            except Taken:
                raise Denied(409, "person-name-taken") from None
        changed = await self.by_id(person.id)
        if changed is None:
            raise missing("person")
        return changed

    async def set_webhook(self, person: Person, address: str) -> str:
        """Note where a person wants to be called, or nowhere; return the secret that signs it."""
        secret = secrets.token_urlsafe(32) if address else None
        values = {"webhook": address or None, "webhook_secret": secret}
        one = schema.people.c.id == person.id
        await self.store.write(update(schema.people).where(one).values(**values))
        return secret or ""

    async def sign_in(self, name: str, password: str) -> Person:
        """Return the person of a name and a password; never say which of both is wrong."""
        wanted = name_key(" ".join(name.split())[:LONGEST_NAME])
        query = select(schema.people).where(schema.people.c.name_key == wanted)
        row = await self.store.row(query) if wanted.isprintable() else None
        unknown = await asyncio.to_thread(_unknown)
        known = row["password"] if row and row["password"] else unknown
        right = await asyncio.to_thread(_verify, known, password[:LONGEST_PASSWORD])
        if not (right and row):
            raise Denied(401, "person-unknown")
        return _person(row)

    async def delete(self, person: Person) -> None:
        """Forget a person: name, password, tokens, ratings, talk; his seats stay, without him."""
        await self.store.write(*forgetting(person.id))

    async def make_token(self, person: Person, label: str) -> Token:
        """Make a key for a program of a person."""
        if len(await self.tokens(person)) >= MOST_TOKENS:
            raise Denied(409, "too-many-tokens", most=MOST_TOKENS)
        token = Token(identity(), plain_name(label), time.time(), secrets.token_urlsafe(32))
        await self.store.write(
            insert(schema.tokens).values(
                id=token.id,
                person=person.id,
                digest=_digest(token.secret),
                label=token.label,
                created=token.created,
            )
        )
        return token

    async def tokens(self, person: Person) -> list[Token]:
        """List the keys of a person, without their secrets."""
        mine = select(schema.tokens).where(schema.tokens.c.person == person.id)
        rows = await self.store.rows(mine.order_by(schema.tokens.c.created))
        return [Token(row["id"], row["label"], row["created"]) for row in rows]

    async def revoke(self, person: Person, token: str) -> None:
        """Make a key of a person useless."""
        keys = schema.tokens.c
        one = (keys.id == token, keys.person == person.id)
        if is_identity(token):
            await self.store.write(delete(schema.tokens).where(*one))

    async def by_token(self, secret: str) -> Person | None:
        """Return the person whose program shows a secret."""
        join = schema.people.join(schema.tokens, schema.tokens.c.person == schema.people.c.id)
        one = schema.tokens.c.digest == _digest(secret)
        row = await self.store.row(select(schema.people).select_from(join).where(one))
        return await self._see(row) if row else None


def forgetting(person: str) -> list[Executable]:
    """Return what forgets a person; what is his alone goes with him.

    His matches are seen to at once, for a bot has to play on; his open tables are closed.
    """
    seats, tables, talk, now = schema.seats.c, schema.tables.c, schema.talk.c, time.time()
    mine, waiting = seats.person == person, tables.state == "open"
    his = tables.id.in_(select(seats.table).where(mine))
    free = seats.table.in_(select(tables.id).where(waiting))
    his_seats = select(seats.table, seats.seat).where(mine)
    changed = update(schema.tables).values(version=tables.version + 1)
    return [
        changed.where(tables.host == person, waiting).values(state="closed", ended=now),
        changed.where(his, waiting),
        changed.where(his, tables.state == "running").values(deadline=now),
        delete(schema.drafts).where(
            tuple_(schema.drafts.c.table, schema.drafts.c.seat).in_(his_seats)
        ),
        update(schema.seats).where(mine, free).values(person=None, name="", salt=None),
        update(schema.seats).where(mine).values(person=None, name=GONE),
        delete(schema.talk).where(talk.person == person, talk.text != "", talk.answers.is_(None)),
        update(schema.talk).where(talk.person == person).values(name=GONE),
        delete(schema.people).where(schema.people.c.id == person),
    ]


def _digest(secret: str) -> str:
    """Return what is kept of a secret that is random by itself."""
    return hashlib.sha256(secret.encode()).hexdigest()


def _verify(known: str, password: str) -> bool:
    """Whether a password is the one that was kept."""
    try:
        return HASHER.verify(known, password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def _unknown() -> str:
    """Return what the password of a name that is not known is compared with, to take as long."""
    return HASHER.hash(secrets.token_urlsafe(16))
