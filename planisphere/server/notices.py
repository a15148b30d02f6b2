"""Word between processes: "this table has changed"; what has, each reads in the database.

Through Redis where there are several processes. While Redis is away nothing is lost: the hall
looks at the versions of its tables now and then, and learns a little later what it was not told.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable

from redis.asyncio import Redis
from redis.exceptions import RedisError

from planisphere.server.logs import note

CHANNEL = "planisphere:tables"
PAUSE = 1.0
"""Seconds before a Redis that has gone away is asked again."""
MOST_WAITING = 10_000


class Notices:
    """Tells other processes which tables have changed, and hears it from them."""

    def __init__(self, url: str = "") -> None:
        self.redis = Redis.from_url(url, decode_responses=True) if url else None
        self.me = secrets.token_hex(8)
        self.waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self.tasks: list[asyncio.Task[None]] = []

    def open(
        self, hear: Callable[[str], Awaitable[None]], missed: Callable[[], Awaitable[None]]
    ) -> None:
        """Begin to tell and to hear; what may have been *missed* is looked for."""
        if self.redis is not None:
            work = (self._publish(self.redis), self._listen(self.redis, hear, missed))
            self.tasks = [asyncio.create_task(one) for one in work]

    async def close(self) -> None:
        """Stop."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.redis is not None:
            await self.redis.aclose()

    def tell(self, table: str) -> None:
        """Let the others know that a table has changed; they find out later if there is no room."""
        if self.redis is not None:
            with contextlib.suppress(asyncio.QueueFull):
                self.waiting.put_nowait(table)

    async def _publish(self, redis: Redis) -> None:
        """Send what waits, all of it together."""
        while True:
            tables = {await self.waiting.get()}
            while not self.waiting.empty():
                tables.add(self.waiting.get_nowait())
            try:
                async with redis.pipeline(transaction=False) as pipe:
                    for table in tables:
                        pipe.publish(CHANNEL, f"{self.me} {table}")
                    await pipe.execute()
            except (RedisError, OSError) as error:
                note("notices-not-sent", cause=type(error).__name__)
                await asyncio.sleep(PAUSE)

    async def _listen(
        self,
        redis: Redis,
        hear: Callable[[str], Awaitable[None]],
        missed: Callable[[], Awaitable[None]],
    ) -> None:
        """Hear what the others tell, again and again."""
        while True:
            try:
                async with redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "subscribe":
                            await missed()
                            continue
                        sender, _, table = str(message["data"]).partition(" ")
                        if sender != self.me:
                            await hear(table)
            except (RedisError, OSError) as error:
                note("notices-not-heard", cause=type(error).__name__)
                await asyncio.sleep(PAUSE)
