"""How much may be asked within a minute: by one person, from one address, and of what is costly.

Litestar counts requests; with a store that several processes share, they count together. What
comes over sockets is counted here.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.middleware.base import DefineMiddleware
from litestar.middleware.rate_limit import (
    CacheObject,
    RateLimitConfig,
    RateLimitMiddleware,
    get_remote_address,
)
from litestar.stores.memory import MemoryStore
from litestar.types import ASGIApp, Send

from planisphere.server.access import Asker
from planisphere.server.settings import Settings

STORE = "limits"
MINUTE = 60
COSTLY = (("POST", "/api/people"), ("POST", "/api/session"), ("PATCH", "/api/me"))
"""What makes a person, or has a password checked or made."""


class Limit(RateLimitMiddleware):
    """A limit that tells who runs into it when to come back, and all others nothing.

    To open a socket counts like any other request.
    """

    def __init__(self, app: ASGIApp, config: RateLimitConfig) -> None:
        super().__init__(app, config)
        self.scopes = {ScopeType.HTTP, ScopeType.WEBSOCKET}

    def create_response_headers(self, cache_object: CacheObject) -> dict[str, str]:
        """Return when to come back."""
        return {"Retry-After": str(max(1, cache_object.reset - int(time.time())))}

    def create_send_wrapper(self, send: Send, cache_object: CacheObject) -> Send:
        """Leave an answer as it is."""
        return send


def limits(settings: Settings) -> list[DefineMiddleware]:
    """Return the limits; they come after the session, which says who asks."""
    return [
        RateLimitConfig(
            ("minute", most),
            identifier_for_request=who,
            check_throttle_handler=is_costly if who is at_entrance else None,
            middleware_class=Limit,
            store=STORE,
        ).middleware
        for most, who in (
            (settings.requests_a_minute_from_one_address, by_address),
            (settings.requests_a_minute, by_person),
            (settings.sign_ins_a_minute, at_entrance),
        )
    ]


def by_address(request: Asker) -> str:
    """Count by the address of who asks."""
    return f"address {get_remote_address(request)}"


def by_person(request: Asker) -> str:
    """Count by the person of a cookie, or by the token; a stranger by his address.

    An invented token escapes this, but not the limit of its address.
    """
    token = request.headers.get("authorization")
    if token:
        return f"token {hashlib.sha256(token.encode()).hexdigest()}"
    session = request.scope.get("session")
    known = session.get("person") if isinstance(session, dict) else None
    return f"person {known}" if known else f"stranger {get_remote_address(request)}"


def at_entrance(request: Asker) -> str:
    """Count what is costly by the address of who asks."""
    return f"entrance {get_remote_address(request)}"


def is_costly(request: Asker) -> bool:
    """Whether a request makes a person, or has a password checked."""
    return (request.scope.get("method"), request.scope["path_template"]) in COSTLY


class Pace:
    """Counts what each person has sent within the last minute, over all his sockets together."""

    def __init__(self, most: int, now: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.now = now
        self.sent: Counter[str] = Counter()
        self.moments: deque[tuple[float, str]] = deque()
        """When each message that counts was sent, and by whom; the oldest first."""

    def is_too_fast(self, person: str) -> bool:
        """Whether a message of a person is one too many; otherwise it counts for a minute."""
        now = self.now()
        self._forget(now - MINUTE)
        if self.sent[person] >= self.most:
            return True
        self.moments.append((now, person))
        self.sent[person] += 1
        return False

    def _forget(self, until: float) -> None:
        """Forget what was sent up to a moment, and who has sent nothing since."""
        while self.moments and self.moments[0][0] <= until:
            _, person = self.moments.popleft()
            self.sent[person] -= 1
            if not self.sent[person]:
                del self.sent[person]


@asynccontextmanager
async def forgetting(app: Litestar) -> AsyncIterator[None]:
    """Forget old counts while the server runs, which the memory would keep for ever."""
    task = asyncio.create_task(_forget_on(app))
    yield
    task.cancel()


async def _forget_on(app: Litestar) -> None:
    """Forget what is over, every minute."""
    store = app.stores.get(STORE)
    while isinstance(store, MemoryStore):
        await asyncio.sleep(MINUTE)
        await store.delete_expired()
