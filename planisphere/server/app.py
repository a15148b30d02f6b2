"""The server put together."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware.session.client_side import CookieBackendConfig
from litestar.openapi.config import OpenAPIConfig

from planisphere.faults import Fault, IllegalMove
from planisphere.server.access import Asker, language_of
from planisphere.server.denial import Denied
from planisphere.server.hall import Hall
from planisphere.server.house import House
from planisphere.server.notices import Notices
from planisphere.server.people import People
from planisphere.server.routes import api
from planisphere.server.settings import Settings
from planisphere.server.socket import table_socket
from planisphere.server.store import Store
from planisphere.server.tables import Tables
from planisphere.server.warming import Warmer
from planisphere.words import words

MONTH = 30 * 24 * 3600
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


class Trouble(msgspec.Struct, frozen=True):
    """What is wrong with a request: a name for programs, a sentence for people."""

    reason: str
    sentence: str
    rule: str = ""


def answer_fault(request: Asker, fault: Fault) -> Response[Trouble]:
    """Answer a fault with a sentence in the language of who asks."""
    speech = words(language_of(request))
    status = fault.status if isinstance(fault, Denied) else 422
    rule = fault.rule if isinstance(fault, IllegalMove) else ""
    return Response(Trouble(fault.reason, speech.fault(fault), rule), status_code=status)


@get("/health")
async def health(state: State) -> dict[str, str]:
    """Say that the server and its database answer."""
    await state.store.ping()
    return {"status": "well"}


def create(settings: Settings) -> Litestar:
    """Return the server as an application."""
    store = Store(settings.database)
    people, tables = People(store), Tables(store, settings.tables_a_person)
    warmer = Warmer()
    hall = Hall(House(settings, store, tables, Notices(settings.redis), warmer))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        hall.open()
        yield
        await hall.close()
        await warmer.close()
        await store.close()

    cookies = CookieBackendConfig(
        secret=hashlib.sha256(settings.secret.encode()).digest(),
        key="planisphere",
        max_age=MONTH,
        samesite="lax",
        httponly=True,
    )
    return Litestar(
        [api(), table_socket, health],
        dependencies={
            "people": Provide(lambda: people, sync_to_thread=False),
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "hall": Provide(lambda: hall, sync_to_thread=False),
        },
        exception_handlers={Fault: answer_fault},
        lifespan=[lifespan],
        logging_config=None,
        middleware=[cookies.middleware],
        openapi_config=OpenAPIConfig("Planisphere", "1"),
        request_max_body_size=settings.message_bytes,
        response_headers=HEADERS,
        state=State({"settings": settings, "store": store, "people": people, "hall": hall}),
    )
