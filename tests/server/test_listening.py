"""Messages to somebody who reads slowly, or not at all."""

from __future__ import annotations

import asyncio

from planisphere.server.listening import MOST_UNREAD, MOST_UNREAD_BYTES, Listener
from planisphere.server.people import Person

ANNA = Person("anna", "Anna", "en", guest=True)


class Line:
    """A line to somebody; while it is full it takes nothing at once."""

    def __init__(self) -> None:
        self.full = False
        self.sent: list[bytes] = []

    def send(self, data: bytes) -> bool:
        """Send something, if there is room."""
        if not self.full:
            self.sent.append(data)
        return not self.full


def test_nothing_overtakes_what_waits_or_is_just_being_sent() -> None:
    async def talk() -> list[bytes]:
        line = Line()
        listener = Listener(ANNA, 0, line.send)
        listener.send(b"1")
        line.full = True
        listener.send(b"2")
        line.full = False
        listener.send(b"3")
        for late in (b"4", b"5"):
            waiting = await listener.next_unread()
            listener.send(late)
            assert late not in line.sent
            assert waiting is not None
            line.sent.append(waiting)
        for _ in range(2):
            line.sent.append(await listener.next_unread() or b"")
        asked = asyncio.create_task(listener.next_unread())
        await asyncio.sleep(0)
        listener.send(b"6")
        listener.send(None)
        assert await asked is None
        return line.sent

    assert asyncio.run(talk()) == [b"1", b"2", b"3", b"4", b"5", b"6"]


def test_who_does_not_read_is_let_go() -> None:
    async def talk() -> bytes | None:
        listener = Listener(ANNA, 0)
        for number in range(MOST_UNREAD + 1):
            listener.send(b"%d" % number)
        return await listener.next_unread()

    assert asyncio.run(talk()) is None


def test_who_does_not_read_keeps_only_so_much_waiting_unless_it_is_one_message() -> None:
    async def talk() -> list[bytes | None]:
        listener = Listener(ANNA, 0)
        long = b"x" * MOST_UNREAD_BYTES
        listener.send(long)
        first = await listener.next_unread()
        listener.send(long)
        listener.send(b"one more")
        return [first, await listener.next_unread()]

    assert asyncio.run(talk()) == [b"x" * MOST_UNREAD_BYTES, None]
