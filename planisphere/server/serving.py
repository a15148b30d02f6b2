"""Starting the server, saying where to find it, and stopping it well."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial

import uvicorn
from litestar import Litestar
from sqlalchemy import make_url

from planisphere.faults import Fault
from planisphere.server import footing, logs, metrics
from planisphere.server.app import create
from planisphere.server.sending import QuickSocket
from planisphere.server.settings import Settings
from planisphere.server.watch import Watch
from planisphere.server.workers import NOT_STARTED, Workers

LONGEST_STOP = 5
"""Seconds that requests may still take when the server is to stop."""
GARBAGE = (1_000, 10, 500)
"""When Python looks for garbage: among what is new as often as usual, among everything seldom."""


def addresses(settings: Settings) -> list[str]:
    """List where the server can be opened: on this machine, and by friends on the same network."""
    found = [f"http://localhost:{settings.port}"]
    if settings.host in ("0.0.0.0", "::"):
        with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
            try:
                probe.connect(("192.0.2.1", 9))
                found.append(f"http://{probe.getsockname()[0]}:{settings.port}")
            except OSError:
                pass
    return found


def check(settings: Settings) -> None:
    """Refuse several processes that could not see each other's tables, and what does not answer."""
    if settings.workers > 1 and (_database(settings) != "postgresql" or not settings.redis):
        raise Fault("workers-need")
    asyncio.run(footing.check(settings.database, settings.redis))


def serve(settings: Settings) -> None:
    """Serve until somebody stops it; what is being written is written first."""
    logs.set_up(settings.log_level)
    if settings.workers == 1:
        work(settings, None, 0)
        return
    with closing(_config(settings).bind_socket()) as shared:
        Workers(settings.workers, partial(work, settings, shared)).run()


def work(settings: Settings, shared: socket.socket | None, number: int) -> None:
    """Serve in this process, on a socket that it shares with others if there is one."""
    logs.set_up(settings.log_level)
    gc.set_threshold(*GARBAGE)
    app = create(settings)
    server = Server(_config(settings, app), app, (signal.SIGTERM,) if shared else STOPPING)
    with metrics.served(settings.metrics, number):
        facts = {"host": settings.host, "port": settings.port, "database": _database(settings)}
        logs.note("start", **facts, process=os.getpid())
        server.run([shared] if shared else None)
        logs.note("stop", process=os.getpid())
    if not server.started:
        sys.exit(NOT_STARTED)


def _config(settings: Settings, app: Litestar | None = None) -> uvicorn.Config:
    """Return how a process serves; packing small messages would cost more than it saves."""
    return uvicorn.Config(
        app or "",
        host=settings.host,
        port=settings.port,
        access_log=False,
        forwarded_allow_ips=settings.proxies,
        log_config=None,
        timeout_graceful_shutdown=LONGEST_STOP,
        ws=QuickSocket,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
    )


def _database(settings: Settings) -> str:
    """Return what kind of database the server has."""
    return make_url(settings.database).get_backend_name()


STOPPING = (signal.SIGTERM, signal.SIGINT)


class Server(uvicorn.Server):
    """A server that takes its leave from everybody, and ends well when it is told to stop."""

    def __init__(
        self, config: uvicorn.Config, app: Litestar, signals: Sequence[signal.Signals]
    ) -> None:
        super().__init__(config)
        self.app = app
        self.signals = signals

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, tell who is connected that the server goes, and stop."""
        for server in self.servers:
            server.close()
        if isinstance(self.app.asgi_handler, Watch):
            await self.app.asgi_handler.close_sockets()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at a signal; Uvicorn would raise it once more at the end, and end by it."""
        usual = {number: signal.signal(number, self.handle_exit) for number in self.signals}
        try:
            yield
        finally:
            for number, handler in usual.items():
                signal.signal(number, handler)
