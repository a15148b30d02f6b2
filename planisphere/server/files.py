"""Files as they are sent to a browser: packed if it takes them so, kept as long as they hold."""

from __future__ import annotations

import gzip
import mimetypes
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response

YEAR = 365 * 24 * 3600
FOR_GOOD = {"Cache-Control": f"public, max-age={YEAR}, immutable"}
"""For files that carry a hash of what is in them in their names."""
ASK_AGAIN = {"Cache-Control": "no-cache"}
PACKED_ALREADY = (".jpg", ".png", ".webp", ".woff2")


class Sent(NamedTuple):
    """A file as it is sent, packed and plain."""

    plain: bytes
    packed: bytes | None
    kind: str


def sent(file: Path) -> Sent:
    """Return a file as it is sent."""
    plain = file.read_bytes()
    packed = None if file.suffix in PACKED_ALREADY else gzip.compress(plain)
    return Sent(plain, packed, mimetypes.guess_type(file.name)[0] or "application/octet-stream")


def answer(
    found: Sent, request: Request[Any, Any, Any], headers: dict[str, str]
) -> Response[bytes]:
    """Answer with a file, packed if the browser takes it so."""
    told = {**headers, "Vary": "Accept-Encoding"}
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        told["Content-Encoding"] = "gzip"
        return Response(found.packed, media_type=found.kind, headers=told)
    return Response(found.plain, media_type=found.kind, headers=told)
