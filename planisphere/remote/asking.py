"""What a program with a token asks a server over HTTP, and the sockets that it opens."""

from __future__ import annotations

from types import TracebackType
from typing import Self, TypeVar
from urllib.parse import quote

import httpx
import msgspec
from websockets.asyncio.client import connect

from planisphere.faults import Fault
from planisphere.server.archive import Frame
from planisphere.server.people import Person
from planisphere.server.tables import TableCard
from planisphere.server.trouble import Trouble

T = TypeVar("T")
OWN_FAULT = 500
TOO_MUCH = 429
NOBODY = b"null"


class Unreachable(Fault):
    """A server that does not answer now; it may later."""


class Rejected(Fault):
    """What a server does not do, with its own sentence about it."""


class Server:
    """A server, as the person of a token sees it."""

    def __init__(self, url: str, token: str, language: str) -> None:
        self.url = url.rstrip("/")
        self.headers = {"authorization": f"Bearer {token}", "accept-language": language}
        try:
            self.http = httpx.AsyncClient(base_url=self.url, headers=self.headers, timeout=30)
        except (httpx.InvalidURL, ValueError):
            raise Fault("bot-address", url=url) from None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    async def me(self) -> Person:
        """Return whose token it is."""
        answer = await self._ask("GET", "/api/me")
        if answer == NOBODY:
            raise Fault("bot-token")
        return self._read(answer, Person)

    async def table(self, table: str) -> TableCard:
        """Return a table."""
        return self._read(await self._ask("GET", f"/api/tables/{quote(table)}"), TableCard)

    async def open_tables(self) -> list[TableCard]:
        """List the tables at which one can sit down."""
        return self._read(await self._ask("GET", "/api/tables?show=open"), list[TableCard])

    async def sit(self, table: str, seat: int) -> TableCard:
        """Sit down."""
        return self._read(await self._ask("PUT", f"/api/tables/{table}/seats/{seat}"), TableCard)

    async def stand_up(self, table: str) -> None:
        """Stand up before the match."""
        await self._ask("DELETE", f"/api/tables/{table}/seat")

    async def frames(self, table: str, seat: int, since: int) -> list[Frame]:
        """Return a match as a seat saw it, entry by entry, some of them at a time."""
        path = f"/api/tables/{table}/frames?seat={seat}&since={since}"
        return self._read(await self._ask("GET", path), list[Frame])

    def socket(self, table: str, since: int) -> connect:
        """Return a connection to a table, to be opened."""
        url = f"ws{self.url.removeprefix('http')}/api/tables/{table}/socket?since={since}"
        return connect(url, additional_headers=self.headers, max_size=None)

    async def _ask(self, method: str, path: str) -> bytes:
        """Ask for something; what the server says against it is a fault."""
        try:
            answer = await self.http.request(method, path)
        except (httpx.UnsupportedProtocol, httpx.InvalidURL):
            raise Fault("bot-address", url=self.url) from None
        except httpx.TransportError:
            raise Unreachable("bot-unreachable", url=self.url) from None
        if answer.status_code >= OWN_FAULT or answer.status_code == TOO_MUCH:
            raise Unreachable("bot-unreachable", url=self.url)
        if answer.is_success:
            return answer.content or NOBODY
        trouble = self._read(answer.content, Trouble)
        raise Rejected("bot-refused", sentence=trouble.sentence, cause=trouble.reason)

    def _read(self, content: bytes, kind: type[T]) -> T:
        """Read an answer, which only a table server gives in this form."""
        try:
            return msgspec.json.decode(content, type=kind)
        except msgspec.DecodeError:
            raise Fault("bot-address", url=self.url) from None
