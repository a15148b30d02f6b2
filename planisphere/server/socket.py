"""The socket of a table: what people do goes in, what they may know comes out."""

from __future__ import annotations

import asyncio
import time
from collections import deque

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from planisphere.faults import Fault, IllegalMove
from planisphere.server.access import Socket, is_own_page, person_of
from planisphere.server.denial import Denied, missing
from planisphere.server.hall import Hall
from planisphere.server.listening import Listener
from planisphere.server.live import LiveTable
from planisphere.server.people import Person
from planisphere.server.settings import Settings
from planisphere.server.wire import (
    ASKED,
    LONGEST_KEY,
    LONGEST_MOVE,
    LONGEST_TALK,
    Asked,
    Play,
    Refusal,
    Salt,
    encode,
)
from planisphere.words import words

POLICY, GOING_AWAY = 1008, 1001
"""Why a connection is closed."""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str], since: FromQuery[int] = 0) -> None:
    """Let a person or a program play at a table, or watch it."""
    person = await person_of(socket) if is_own_page(socket) else None
    await socket.accept()
    if person is None:
        await socket.close(POLICY)
        return
    hall: Hall = socket.app.state.hall
    try:
        live = await hall.table(table)
        listener = await live.join(person, since)
    except Fault as fault:
        await socket.send_data(encode(_refusal(fault, person)), mode="text")
        await socket.close(POLICY)
        return
    await Conversation(socket, live, listener).run()
    live.listeners.discard(listener)
    hall.leave(live)


class Conversation:
    """One connection: messages in, messages out, until either side ends it."""

    def __init__(self, socket: Socket, live: LiveTable, listener: Listener) -> None:
        self.socket = socket
        self.live = live
        self.listener = listener
        self.settings: Settings = socket.app.state.settings
        self.lately: deque[float] = deque()

    async def run(self) -> None:
        """Talk until one of both sides stops."""
        sides = [asyncio.create_task(self._send()), asyncio.create_task(self._receive())]
        _, going_on = await asyncio.wait(sides, return_when=asyncio.FIRST_COMPLETED)
        for task in going_on:
            task.cancel()
        await asyncio.gather(*sides, return_exceptions=True)

    async def _send(self) -> None:
        """Send what waits to be told."""
        while True:
            message = await self.listener.unread.get()
            if message is None:
                await self.socket.close(GOING_AWAY)
                return
            await self.socket.send_data(encode(message), mode="text")

    async def _receive(self) -> None:
        """Do what is asked, message by message."""
        while True:
            try:
                text = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            if self._is_too_fast() or len(text) > self.settings.message_bytes:
                await self.socket.close(POLICY)
                return
            key = ""
            try:
                asked = ASKED.decode(text)
                key = asked.key[:LONGEST_KEY] if isinstance(asked, Play) else ""
                await self._do(asked)
            except msgspec.DecodeError as error:
                fault = Fault("message-form", cause=str(error)[:200])
                self.listener.tell(_refusal(fault, self.listener.person))
            except Fault as fault:
                self.listener.tell(_refusal(fault, self.listener.person, key))

    def _is_too_fast(self) -> bool:
        """Whether there were too many messages within a minute."""
        now = time.monotonic()
        self.lately.append(now)
        while now - self.lately[0] > 60:
            self.lately.popleft()
        return len(self.lately) > self.settings.messages_a_minute

    async def _do(self, asked: Asked) -> None:
        """Do what somebody asks."""
        seat = self.listener.seat
        if isinstance(asked, Play):
            if len(asked.move) > LONGEST_MOVE or len(asked.key) > LONGEST_KEY:
                raise Denied(422, "message-long", most=LONGEST_MOVE)
            await self.live.hand_in(self.listener, asked)
        elif isinstance(asked, Salt):
            if seat is None:
                raise missing("seat")
            self.live.add_salt(seat, asked.salt[:LONGEST_KEY])
        else:
            text = "".join(c for c in asked.text if c.isprintable()).strip()
            if not 0 < len(text) <= LONGEST_TALK:
                raise Denied(422, "message-long", most=LONGEST_TALK)
            self.live.say(self.listener.person, text)


def _refusal(fault: Fault, person: Person, key: str = "") -> Refusal:
    """Say why something was not done, in a person's language."""
    rule = fault.rule if isinstance(fault, IllegalMove) else ""
    return Refusal(fault.reason, words(person.language).fault(fault), rule, key)
