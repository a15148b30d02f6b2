"""Who asks: by the cookie of a browser or the token of a program; and from which page."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from planisphere.server.denial import Denied
from planisphere.server.people import People, Person
from planisphere.words import LANGUAGES

Asker = Request[Any, Any, Any]
Socket = WebSocket[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, Any]

SAFE = ("GET", "HEAD", "OPTIONS")
ASKED_BY = "person"
"""Where a connection keeps the identity of who asks, for the log."""
OWN_HEADER = "x-planisphere"
"""A header that pages from elsewhere cannot send without being asked about."""


async def person_of(connection: Connection) -> Person | None:
    """Return the person who asks, if he is known."""
    people: People = connection.app.state.people
    secret = _token(connection)
    if secret is not None:
        person = await people.by_token(secret)
    else:
        known = connection.session.get("person") if connection.scope.get("session") else None
        person = await people.come_back(str(known)) if known else None
    connection.scope["state"][ASKED_BY] = person.id if person else None
    return person


def is_program(connection: Connection) -> bool:
    """Whether a program asks, by its token."""
    return _token(connection) is not None


def _token(connection: Connection) -> str | None:
    """Return the secret of a program, if one asks."""
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else None


async def provide_person(request: Asker) -> Person:
    """Return the person who asks, or refuse."""
    person = await person_of(request)
    if person is None:
        raise Denied(401, "person-needed")
    return person


def language_of(connection: Connection, person: Person | None = None) -> str:
    """Return the language of who asks: his own, else the first of his browser spoken here."""
    if person is not None:
        return person.language
    wanted = connection.headers.get("accept-language", "").split(",")
    asked = (part.strip()[:2].lower() for part in wanted)
    return next((language for language in asked if language in LANGUAGES), "en")


def is_own_page(connection: Connection) -> bool:
    """Whether a request comes from a page of this server, or of one that it trusts."""
    origin = connection.headers.get("origin")
    if origin is None or origin in connection.app.state.settings.origins:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host")


def guard_pages(connection: Connection, handler: BaseRouteHandler) -> None:
    """Refuse what another page makes a browser send along with its cookie."""
    method = connection.scope.get("method", "GET")
    if method in SAFE or is_program(connection):
        return
    if not is_own_page(connection) or OWN_HEADER not in connection.headers:
        raise Denied(403, "foreign-page")
