"""Starting the server, saying where to find it, and stopping it well."""

from __future__ import annotations

import signal
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager

import uvicorn
from litestar import Litestar
from sqlalchemy import make_url

from planisphere.server import logs, metrics
from planisphere.server.app import create
from planisphere.server.settings import Settings
from planisphere.server.watch import Watch

LONGEST_STOP = 5
"""Seconds that requests may still take when the server is to stop."""


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


def serve(settings: Settings) -> None:
    """Serve until somebody stops it; what is being written is written first."""
    logs.set_up(settings.log_level)
    app = create(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        access_log=False,
        forwarded_allow_ips=settings.proxies,
        log_config=None,
        timeout_graceful_shutdown=LONGEST_STOP,
        ws_max_size=settings.message_bytes,
    )
    kind = make_url(settings.database).get_backend_name()
    with metrics.served(settings.metrics):
        logs.note("start", host=settings.host, port=settings.port, database=kind)
        Server(config, app).run()
        logs.note("stop")


class Server(uvicorn.Server):
    """A server that takes its leave from everybody, and ends well when it is told to stop."""

    def __init__(self, config: uvicorn.Config, app: Litestar) -> None:
        super().__init__(config)
        self.app = app

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
        usual = {number: signal.signal(number, self.handle_exit) for number in STOPPING}
        try:
            yield
        finally:
            for number, handler in usual.items():
                signal.signal(number, handler)


STOPPING = (signal.SIGTERM, signal.SIGINT)
