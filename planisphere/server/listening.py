"""Somebody connected to a table."""

from __future__ import annotations

import asyncio

from planisphere.game import ONLOOKER
from planisphere.server.people import Person
from planisphere.server.sending import AtOnce
from planisphere.server.wire import Told, encode

MOST_UNREAD = 1_000
"""Messages that wait for somebody who does not read; after that the connection is closed."""
MOST_UNREAD_BYTES = 4_000_000
"""How long they may be together, unless it is one alone."""


class Listener:
    """Somebody in a seat, or looking on, and what he has not been sent yet."""

    def __init__(self, person: Person, since: int, at_once: AtOnce = lambda data: False) -> None:
        self.person = person
        self.at_once = at_once
        self.seat: int | None = None
        self.blocked: frozenset[str] = frozenset()
        """The people whose talk he does not want to hear."""
        self.next = since
        """The number of the first entry that he has not been told."""
        self.unread: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_UNREAD)
        self.unread_bytes = 0
        self.behind = False
        """Whether something waits, or is just being sent, that nothing may overtake."""

    @property
    def view(self) -> int:
        """Whose view the listener gets."""
        return ONLOOKER if self.seat is None else self.seat

    def tell(self, message: Told) -> None:
        """Let a message wait to be sent."""
        self.send(encode(message))

    def send(self, data: bytes | None) -> None:
        """Send bytes, or let them wait; who does not read any more is let go."""
        if data is not None and not self.behind and self.at_once(data):
            return
        self.behind = True
        if self._has_too_much(data):
            while not self.unread.empty():
                self.unread.get_nowait()
            data = None
        self.unread.put_nowait(data)
        self.unread_bytes += len(data or b"")

    def _has_too_much(self, more: bytes | None) -> bool:
        """Whether there is no room for one message more."""
        bytes_then = self.unread_bytes + len(more or b"")
        waits = not self.unread.empty()
        return self.unread.full() or (waits and bytes_then > MOST_UNREAD_BYTES)

    async def next_unread(self) -> bytes | None:
        """Wait for what could not be sent at once, after what was handed out before is sent."""
        self.behind = not self.unread.empty()
        data = await self.unread.get()
        self.unread_bytes -= len(data or b"")
        return data
