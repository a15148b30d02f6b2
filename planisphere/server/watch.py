"""Every request and every socket, counted and logged; sockets can be closed all together.

It stands around the whole application: middleware sees only what has a route.
"""

from __future__ import annotations

import time

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, ReceiveMessage, Scope, Send

from planisphere.server import metrics
from planisphere.server.access import ASKED_BY
from planisphere.server.logs import note

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
GOING_AWAY = 1001
ABNORMAL = 1006
"""What a socket's end is called when neither side has said why."""


class Watch:
    """An application that is watched."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.sockets: set[WatchedSocket] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket, and note it."""
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._watch_socket(scope, receive, send)
        else:
            await self._watch_request(scope, receive, send)

    async def _watch_request(self, scope: Scope, receive: Receive, send: Send) -> None:
        since, status = time.perf_counter(), 500

        async def noticing(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noticing)
        finally:
            seconds = time.perf_counter() - since
            asked = str(scope.get("method"))
            method, route = asked if asked in METHODS else "other", _route(scope)
            metrics.REQUESTS.labels(method, route, status).inc()
            metrics.REQUEST_SECONDS.labels(route).observe(seconds)
            took = round(seconds * 1000, 1)
            facts = {"method": method, "route": route, "status": status, "milliseconds": took}
            note("request", **facts, person=_person(scope))

    async def _watch_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        since = time.perf_counter()
        socket = WatchedSocket(scope, receive, send)
        self.sockets.add(socket)
        metrics.SOCKETS.inc()
        try:
            await self.app(scope, socket.receive, socket.send)
        finally:
            self.sockets.discard(socket)
            metrics.SOCKETS.dec()
            seconds = round(time.perf_counter() - since, 1)
            facts = {"route": _route(scope), "code": socket.code, "seconds": seconds}
            note("socket-closed", **facts, person=_person(scope))

    async def close_sockets(self) -> None:
        """Tell everybody who is connected that the server goes away."""
        for socket in list(self.sockets):
            await socket.close()


class WatchedSocket:
    """A socket that can be closed from outside; whatever is sent after its end is dropped."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._scope = scope
        self._receive = receive
        self._send = send
        self.open = False
        self.code = ABNORMAL

    async def receive(self) -> ReceiveMessage:
        """Pass on what the client sends, and notice when it goes."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            self._ended(message["code"])
        return message

    async def send(self, message: Message) -> None:
        """Pass on what the server sends, until the end."""
        if message["type"] == "websocket.accept":
            self.open = True
            note("socket-open", route=_route(self._scope), person=_person(self._scope))
        elif self.code != ABNORMAL:
            return
        elif message["type"] == "websocket.close":
            self._ended(message["code"])
        await self._send(message)

    async def close(self) -> None:
        """Say that the server goes away."""
        if self.open and self.code == ABNORMAL:
            await self.send({"type": "websocket.close", "code": GOING_AWAY, "reason": ""})

    def _ended(self, code: int) -> None:
        """Keep the first word about why it ended."""
        if self.code == ABNORMAL:
            self.code = code


def _route(scope: Scope) -> str:
    """Return the route of a request without what was filled in; its path may be a secret."""
    return str(scope.get("path_template") or "none")


def _person(scope: Scope) -> object:
    """Return the identity of who asked, if anybody has looked."""
    return scope["state"].get(ASKED_BY)
