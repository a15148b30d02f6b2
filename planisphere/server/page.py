"""The page that people open in a browser, built from web/ into the package."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

BUILT = Path(__file__).parent / "built"
YEAR = 365 * 24 * 3600
FOR_GOOD = {"Cache-Control": f"public, max-age={YEAR}, immutable"}
"""Files of the page carry a hash of what is in them in their names."""
ASK_AGAIN = {"Cache-Control": "no-cache"}
PACKED_ALREADY = (".woff2", ".png", ".webp")
OTHERS = ("/api", "/schema", "/health", "/metrics")
"""What answers programs: there, a wrong address is no page."""
NOT_BUILT = """<!doctype html><title>Planisphere</title>
<p>The page is not built yet: run <code>make web</code>. La page n’est pas encore construite.</p>"""


class Sent(NamedTuple):
    """A file of the page as it is sent, packed and plain."""

    plain: bytes
    packed: bytes | None
    kind: str


@get("/assets/{name:str}")
async def asset(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Send a file of the page."""
    found = _files().get(name)
    if found is None:
        raise NotFoundException
    return _answer(found, request, FOR_GOOD)


@get(["/", "/{path:path}"])
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Send the page, whatever it shall show: it reads its address itself."""
    if request.url.path.startswith(OTHERS):
        raise NotFoundException
    return _answer(_index(), request, ASK_AGAIN)


def pages() -> Router:
    """Return the routes of the page; they are no part of the contract."""
    return Router("/", route_handlers=[asset, page], include_in_schema=False)


def _answer(
    found: Sent, request: Request[Any, Any, Any], headers: dict[str, str]
) -> Response[bytes]:
    """Answer with a file, packed if the browser takes it so."""
    told = {**headers, "Vary": "Accept-Encoding"}
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        told["Content-Encoding"] = "gzip"
        return Response(found.packed, media_type=found.kind, headers=told)
    return Response(found.plain, media_type=found.kind, headers=told)


@cache
def _files() -> dict[str, Sent]:
    """Read the files of the page, once."""
    return {file.name: _sent(file) for file in (BUILT / "assets").glob("*")}


@cache
def _index() -> Sent:
    """Read the page itself, once; before it is built, say how that is done."""
    file = BUILT / "index.html"
    return _sent(file) if file.exists() else Sent(NOT_BUILT.encode(), None, MediaType.HTML)


def _sent(file: Path) -> Sent:
    """Return a file as it is sent."""
    plain = file.read_bytes()
    packed = None if file.suffix in PACKED_ALREADY else gzip.compress(plain)
    return Sent(plain, packed, mimetypes.guess_type(file.name)[0] or "application/octet-stream")
