"""Calling people who look elsewhere, at the address that they gave, when it is their turn.

Play never waits for it. The process that stored an entry calls those whom it awaits, so that
nobody is called twice for one number.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac

import httpx
import msgspec
from sqlalchemy import select

from planisphere.catalogue import entry
from planisphere.server import noting, reach, schema
from planisphere.server.denial import Denied
from planisphere.server.settings import Settings
from planisphere.server.store import Row, Store
from planisphere.words import words

LONGEST_ADDRESS = 500
SIGNATURE = "X-Planisphere-Signature"
MOST_WAITING = 1_000
CALLERS = 8
"""How many are called at the same time."""
PAUSES = (1.0, 5.0, 25.0)
"""Seconds before somebody who could not be reached is called again."""
LONGEST_CALL = 10.0
TOO_MUCH = 429
OWN_FAULT = 500


class Call(msgspec.Struct, frozen=True):
    """Somebody to be called: whose turn it is, where, and until when."""

    person: str
    table: str
    game: str
    number: int
    deadline: float | None
    tries: int = 0


class YourTurn(msgspec.Struct, frozen=True):
    """What is sent."""

    table: str
    game: str
    number: int
    """The number of the hand-in that is awaited."""
    deadline: float | None
    link: str
    sentence: str
    """The same for people, in the language of who is called."""


def plain_webhook(text: str, settings: Settings) -> str:
    """Return an address that may be called, or nothing; or refuse it."""
    if not text:
        return ""
    if settings.webhooks == "off":
        raise Denied(403, "webhooks-off")
    try:
        url = httpx.URL(text)
        address = reach.literal(url.host)
    except (httpx.InvalidURL, ValueError):
        raise Denied(422, "webhook-form", longest=LONGEST_ADDRESS) from None
    form = url.scheme in ("http", "https") and url.host and not url.userinfo
    if not form or len(str(url)) > LONGEST_ADDRESS:
        raise Denied(422, "webhook-form", longest=LONGEST_ADDRESS)
    if settings.webhooks == "public" and address and not reach.is_public(address):
        raise Denied(422, "webhook-private")
    return str(url)


def signature(secret: str, body: bytes) -> str:
    """Return the proof that a body comes from who knows a secret."""
    return f"sha256={hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()}"


class Caller:
    """Calls people one after another, a few at a time, and again if they cannot be reached."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.waiting: asyncio.Queue[Call] = asyncio.Queue()
        self.under_way = 0
        """Calls that wait, are being made, or will be made again."""
        self.tasks: list[asyncio.Task[None]] = []
        self.http: httpx.AsyncClient | None = None

    def open(self) -> None:
        """Begin to call."""
        if self.settings.webhooks != "off":
            # No connection is used twice: it was checked for one name, and leads to an address.
            limits = httpx.Limits(max_keepalive_connections=0)
            self.http = httpx.AsyncClient(timeout=5.0, limits=limits, trust_env=False)
            work = [self._call_on(self.http) for _ in range(CALLERS)]
            self.tasks = [asyncio.create_task(one) for one in work]

    async def close(self) -> None:
        """Stop; who was not called yet is not called."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.http is not None:
            await self.http.aclose()

    def call(self, call: Call) -> None:
        """Let somebody be called soon; where too many wait, he is not."""
        if self.http is None:
            return
        if self.under_way >= MOST_WAITING:
            noting.called("dropped")
            return
        self.under_way += 1
        self.waiting.put_nowait(call)

    async def _call_on(self, http: httpx.AsyncClient) -> None:
        """Call for ever."""
        while True:
            call = await self.waiting.get()
            try:
                async with asyncio.timeout(LONGEST_CALL):
                    again = await self._reach(http, call)
            except (httpx.HTTPError, OSError, TimeoutError):
                again = True
            except Exception as error:
                noting.failed("call-failed", error)
                again = False
            self._go_on(call, again)

    def _go_on(self, call: Call, again: bool) -> None:
        """Call somebody later who could not be reached, a few times."""
        if again and call.tries < len(PAUSES):
            later = msgspec.structs.replace(call, tries=call.tries + 1)
            loop = asyncio.get_running_loop()
            loop.call_later(PAUSES[call.tries], self.waiting.put_nowait, later)
            return
        self.under_way -= 1
        if again:
            noting.called("failed")

    async def _reach(self, http: httpx.AsyncClient, call: Call) -> bool:
        """Call somebody who has said where; whether he should be called again."""
        row = await self.store.row(select(schema.people).where(schema.people.c.id == call.person))
        if row is None or not row["webhook"]:
            return False
        status = await self._send(http, row, self._said(call, row["language"]))
        if status >= OWN_FAULT or status == TOO_MUCH:
            return True
        noting.called("sent" if httpx.codes.is_success(status) else "failed")
        return False

    def _said(self, call: Call, language: str) -> bytes:
        """Return what somebody is told."""
        title = entry(call.game).title
        sentence = words(language).say("your-turn", game=title)
        link = f"{self.settings.address.rstrip('/')}/tables/{call.table}"
        told = YourTurn(call.table, call.game, call.number, call.deadline, link, sentence)
        return msgspec.json.encode(told)

    async def _send(self, http: httpx.AsyncClient, row: Row, body: bytes) -> int:
        """Send a body to the first address that answers; return the status."""
        url = httpx.URL(row["webhook"])
        name = url.raw_host.decode("ascii")
        port = url.port or (443 if url.scheme == "https" else 80)
        *others, last = await reach.find(name, port, self.settings.webhooks == "anywhere")
        headers = {
            "Host": url.netloc.decode("ascii"),
            "Content-Type": "application/json",
            "User-Agent": "Planisphere",
            SIGNATURE: signature(row["webhook_secret"], body),
        }
        # The name was looked up and checked: to look it up again could lead elsewhere.
        request = http.build_request(
            "POST", url, content=body, headers=headers, extensions={"sni_hostname": name}
        )
        for address in others:
            with contextlib.suppress(httpx.ConnectError):
                return await _post(http, request, address)
        return await _post(http, request, last)


async def _post(http: httpx.AsyncClient, request: httpx.Request, address: str) -> int:
    """Send a request to an address, and return the status; what else is answered is not read."""
    request.url = request.url.copy_with(host=address)
    answer = await http.send(request, stream=True)
    await answer.aclose()
    return answer.status_code
