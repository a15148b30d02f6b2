"""Starting the server, and saying where to find it."""

from __future__ import annotations

import socket
from contextlib import closing

import uvicorn

from planisphere.server.app import create
from planisphere.server.settings import Settings


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
    uvicorn.run(
        create(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        ws_max_size=settings.message_bytes,
    )
