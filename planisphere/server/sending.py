"""A WebSocket to which a message can be given at once, without a task that waits for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION = "planisphere.send"
"""Where the scope of a connection has what sends at once."""

AtOnce = Callable[[bytes], bool]


class QuickSocket(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, with a door beside those of ASGI, where each message takes a detour."""

    def handle_connect(self, event: Request) -> None:
        """Let the application find the door."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions = cast("dict[str, object]", self.scope["extensions"])
            extensions[EXTENSION] = self.send_at_once

    def send_at_once(self, data: bytes) -> bool:
        """Send a message as text; whether that could be, for the client may be slow or gone."""
        gone = self.close_sent or self.disconnected or self.transport.is_closing()
        if gone or self.conn.state is not State.OPEN or not self.writable.is_set():
            return False
        self.transport.write(_framed(data))
        return True


@lru_cache(32)
def _framed(data: bytes) -> bytes:
    """Return a message as it goes over the line; several at a table are often sent the same."""
    return Frame(Opcode.TEXT, data).serialize(mask=False)


def at_once(scope: Scope) -> AtOnce:
    """Return what sends at once through a connection; nothing does where there is no such door."""
    extensions = cast("dict[str, AtOnce]", scope.get("extensions") or {})
    return extensions.get(EXTENSION, lambda data: False)
