"""The page that people open in a browser, built from web/ into the package."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from planisphere.server.files import ASK_AGAIN, FOR_GOOD, Sent, answer, sent

BUILT = Path(__file__).parent / "built"
OTHERS = ("/api", "/schema", "/health", "/metrics")
"""What answers programs: there, a wrong address is no page."""
NOT_BUILT = """<!doctype html><title>Planisphere</title>
<p>The page is not built yet: run <code>make web</code>. La page n’est pas encore construite.</p>"""


@get("/assets/{name:str}")
async def asset(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """Send a file of the page."""
    found = _files().get(name)
    if found is None:
        raise NotFoundException
    return answer(found, request, FOR_GOOD)


@get(["/", "/{path:path}"])
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Send the page, whatever it shall show: it reads its address itself."""
    if request.url.path.startswith(OTHERS):
        raise NotFoundException
    return answer(_index(), request, ASK_AGAIN)


def pages() -> Router:
    """Return the routes of the page; they are no part of the contract."""
    return Router("/", route_handlers=[asset, page], include_in_schema=False)


@cache
def _files() -> dict[str, Sent]:
    """Read the files of the page, once."""
    return {file.name: sent(file) for file in (BUILT / "assets").glob("*")}


@cache
def _index() -> Sent:
    """Read the page itself, once; before it is built, say how that is done."""
    file = BUILT / "index.html"
    return sent(file) if file.exists() else Sent(NOT_BUILT.encode(), None, MediaType.HTML)
