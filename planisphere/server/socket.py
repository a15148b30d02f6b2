"""The socket of a table: what people do goes in, what they may know comes out."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from planisphere.faults import Fault, IllegalMove
from planisphere.server import drafts, hinting, noting, sitting, talking
from planisphere.server.access import Socket, is_own_page, is_program, person_of
from planisphere.server.denial import Denied
from planisphere.server.hall import Hall
from planisphere.server.limits import Pace
from planisphere.server.listening import Listener
from planisphere.server.live import LiveTable
from planisphere.server.people import Person
from planisphere.server.sending import at_once
from planisphere.server.settings import Settings
from planisphere.server.wire import (
    ASKED,
    Answer,
    Asked,
    Draft,
    Drafted,
    Hint,
    Odds,
    Play,
    Propose,
    Ready,
    Refused,
    Salt,
    Say,
    Standing,
    Try,
    Undo,
    encode,
)
from planisphere.words import words

POLICY, GOING_AWAY, TRY_AGAIN = 1008, 1001, 1013
"""Why a connection is closed."""
AGAIN = 5.0
"""Seconds after which the token of a program is looked at again."""
NULL = "\\u0000"
"""How JSON writes it; as it is, it cannot be part of JSON."""
Keyed = Play | Undo | Try | Hint | Odds
"""What is answered with its key."""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str], since: FromQuery[int] = 0) -> None:
    """Let a person or a program play at a table, or watch it."""
    person = await person_of(socket) if is_own_page(socket) else None
    await socket.accept()
    if person is None:
        await socket.close(POLICY)
        return
    hall: Hall = socket.app.state.hall
    listener = Listener(person, max(0, since), at_once(socket.scope))
    try:
        async with hall.welcome(table, listener) as live:
            await Conversation(socket, live, listener).run()
    except Fault as fault:
        await _end(socket, fault, person, POLICY)


class Conversation:
    """One connection: messages in, messages out, until either side ends it."""

    def __init__(self, socket: Socket, live: LiveTable, listener: Listener) -> None:
        self.socket = socket
        self.live = live
        self.listener = listener
        self.settings: Settings = socket.app.state.settings
        self.pace: Pace = socket.app.state.pace
        self.busy = False
        """Whether something is being done that was asked."""
        self.over = False

    async def run(self) -> None:
        """Talk until one of both sides stops; what was asked is done to its end."""
        sides = [self._receive, self._send] + [self._watch] * is_program(self.socket)
        tasks = [asyncio.create_task(side()) for side in sides]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        self.over = True
        for task in tasks[self.busy :]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self) -> None:
        """Send what waits to be told."""
        while (data := await self.listener.next_unread()) is not None:
            await self.socket.send_data(data, mode="text")
        await self.socket.close(GOING_AWAY)

    async def _receive(self) -> None:
        """Do what is asked, message by message."""
        person = self.listener.person
        while not self.over:
            try:
                text = await self.socket.receive_data(mode="text")
            except WebSocketDisconnect:
                return
            if self.pace.is_too_fast(person.id):
                await _end(self.socket, Fault("too-many-requests"), person, TRY_AGAIN)
                return
            if len(text) > self.settings.message_bytes:
                await _end(self.socket, Fault("request-long"), person, POLICY)
                return
            self.busy = True
            await self._answer(text)
            self.busy = False

    async def _watch(self) -> None:
        """End it when the token of a program was revoked meanwhile."""
        person: Person | None = self.listener.person
        while person is not None:
            await asyncio.sleep(AGAIN)
            try:
                person = await person_of(self.socket)
            except Exception as error:
                noting.failed("token-not-looked-at", error)
        await _end(self.socket, Fault("person-needed"), self.listener.person, POLICY)

    async def _answer(self, text: str) -> None:
        """Do what is asked, or say why not."""
        key = ""
        try:
            asked = ASKED.decode(_without_null(text))
            key = asked.key if isinstance(asked, Keyed) else ""
            await self._do(asked)
        except (msgspec.DecodeError, RecursionError) as error:
            fault = Fault("message-form", cause=str(error)[:200])
            self.listener.tell(_refused(fault, self.listener.person))
        except Fault as fault:
            self.listener.tell(_refused(fault, self.listener.person, key))
        except Exception as error:
            noting.failed("message-failed", error, table=self.live.id[: noting.SHORT])
            self.listener.tell(_refused(Fault("server-wrong"), self.listener.person, key))

    async def _do(self, asked: Asked) -> None:
        """Do what somebody asks."""
        live, person = self.live, self.listener.person
        match asked:
            case Say():
                await talking.say(live, person, asked.text, asked.to)
            case Propose():
                await talking.propose(live, person, asked)
            case Answer():
                await talking.answer(live, person, asked.id, asked.yes)
            case _:
                await self._do_in_seat(asked, sitting.own_seat(live, person))

    async def _do_in_seat(self, asked: Asked, seat: int) -> None:
        """Do what only somebody with a seat may ask."""
        live, listener = self.live, self.listener
        match asked:
            case Salt():
                await sitting.add_salt(live, seat, asked.salt)
            case Standing():
                await sitting.set_standing(live, seat, asked.on)
            case Draft():
                await drafts.keep(live.house.store, live.id, seat, asked.text)
                for other in live.listeners:
                    if other.seat == seat:
                        other.tell(Drafted(asked.text))
            case Ready():
                await talking.ready(live, seat)
            case Try():
                live.match_now().attempt(listener, asked.move, asked.key)
            case Hint() | Odds():
                await self._advise(asked, seat)
            case Play() | Undo():
                await self._hand_in(asked, seat)

    async def _advise(self, asked: Hint | Odds, seat: int) -> None:
        """Tell somebody what would be good, or how good it would be."""
        live, listener = self.live, self.listener
        if isinstance(asked, Hint):
            listener.tell(await hinting.hint(live, seat, asked, listener.person.language))
        else:
            listener.tell(await hinting.chances(live, seat, asked.key))

    async def _hand_in(self, asked: Play | Undo, seat: int) -> None:
        """Enter something into the log; what is there already is only told again."""
        if self.live.seats[seat].resigned is not None:
            raise Denied(409, "resigned")
        playing = self.live.match_now()
        if isinstance(asked, Undo):
            new = await playing.undo(seat, asked.number, asked.key)
        else:
            new = await playing.hand_in(seat, asked.number, asked.move, asked.key)
        if not new:
            async with self.live.lock:
                playing.reporter.tell_since(self.listener)


def _without_null(text: str) -> str:
    """Return a message, unless it holds the one character that not every database can keep."""
    if NULL in text:
        raise msgspec.DecodeError("a null character")
    return text


async def _end(socket: Socket, fault: Fault, person: Person, code: int) -> None:
    """Say why nothing more is heard, and close."""
    await socket.send_data(encode(_refused(fault, person)), mode="text")
    await socket.close(code)


def _refused(fault: Fault, person: Person, key: str = "") -> Refused:
    """Say why something was not done, in a person's language."""
    noting.refused(fault.reason)
    rule = fault.rule if isinstance(fault, IllegalMove) else ""
    return Refused(fault.reason, words(person.language).fault(fault), rule, key)
