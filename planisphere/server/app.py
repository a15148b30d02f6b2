"""The server put together."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.session.client_side import CookieBackendConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.stores.memory import MemoryStore

from planisphere.faults import Fault
from planisphere.server import limits, metrics, trouble
from planisphere.server.calling import Caller
from planisphere.server.docs import site
from planisphere.server.hall import Hall
from planisphere.server.headers import add_headers
from planisphere.server.house import House
from planisphere.server.notices import Notices
from planisphere.server.openapi import COOKIE, KEYS, described
from planisphere.server.page import pages
from planisphere.server.people import People
from planisphere.server.routes import api
from planisphere.server.settings import Settings
from planisphere.server.socket import table_socket
from planisphere.server.store import Store
from planisphere.server.tables import Tables
from planisphere.server.warming import Warmer
from planisphere.server.watch import Watch

MONTH = 30 * 24 * 3600


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
    caller = Caller(settings, store)
    hall = Hall(House(settings, store, tables, Notices(settings.redis), warmer, caller))

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        metrics.LIVE_TABLES.set_function(lambda: len(hall.live))
        caller.open()
        hall.open()
        yield
        await hall.close()
        await caller.close()
        await warmer.close()
        await store.close()

    cookies = CookieBackendConfig(
        secret=hashlib.sha256(settings.secret.encode()).digest(),
        key=COOKIE,
        max_age=MONTH,
        samesite="lax",
        httponly=True,
    )
    app = Litestar(
        [api(), table_socket, pages(), site(), *described([health])],
        dependencies={
            "people": Provide(lambda: people, sync_to_thread=False),
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "hall": Provide(lambda: hall, sync_to_thread=False),
        },
        after_exception=[trouble.note_failure],
        before_send=[add_headers],
        exception_handlers={
            Fault: trouble.answer_fault,
            HTTPException: trouble.answer_http,
            RecursionError: trouble.answer_depth,
            Exception: trouble.answer_failure,
        },
        lifespan=[lifespan, limits.forgetting],
        logging_config=None,
        middleware=[cookies.middleware, *limits.limits(settings)],
        openapi_config=OpenAPIConfig(
            "Planisphere", "1", use_handler_docstrings=True, components=KEYS
        ),
        request_max_body_size=settings.message_bytes,
        state=State(
            {
                "settings": settings,
                "store": store,
                "people": people,
                "hall": hall,
                "pace": limits.Pace(settings.messages_a_minute),
            }
        ),
        stores={limits.STORE: MemoryStore()},
    )
    app.asgi_handler = Watch(app.asgi_handler)
    return app
