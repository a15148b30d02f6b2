"""The site that explains it all, built from docs/ into the package, and served at /docs."""

from __future__ import annotations

import base64
import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.response import Redirect

from planisphere.server.files import ASK_AGAIN, answer, sent
from planisphere.server.headers import policy

SITE = Path(__file__).parent / "site"
A_WHILE = {"Cache-Control": "public, max-age=3600"}
INLINE = re.compile(rb"<(script|style)>(.*?)</\1>", re.DOTALL)
NOT_THERE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Planisphere</title>
<p>{en}</p><p lang="fr">{fr}</p><p><a href="{link}">Planisphere</a></p></html>"""
NOT_BUILT = {
    "en": "The site is not built yet: run <code>make docs</code>, and start the server again.",
    "fr": "Le site n’est pas encore construit : lancez <code>make docs</code>, puis le serveur.",
    "link": "/",
}
NO_PAGE = {
    "en": "There is no such page.",
    "fr": "Cette page n’existe pas.",
    "link": "/docs",
}


@get(["/docs", "/docs/{path:path}"])
async def page(request: Request[Any, Any, Any]) -> Response[Any]:
    """Send a page or a file of the site; a folder leads to its first page."""
    path = request.url.path.removeprefix("/docs").strip("/")
    files = _files()
    if path in files:
        return _answer(path, request)
    first = f"{path}/index.html".lstrip("/")
    if first in files:
        return Redirect(f"/docs/{first}")
    told = NOT_THERE.format(**(NO_PAGE if files else NOT_BUILT))
    return Response(told, media_type=MediaType.HTML, status_code=404, headers=ASK_AGAIN)


def site() -> Router:
    """Return the routes of the site; they are no part of the contract."""
    return Router("/", route_handlers=[page], include_in_schema=False)


def _answer(path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Answer with a file; what a page has written into itself is allowed, and nothing else."""
    file = _files()[path]
    if not path.endswith(".html"):
        return answer(_read(file), request, A_WHILE)
    return answer(_read(file), request, {**ASK_AGAIN, **_allowed(file)})


@cache
def _files() -> dict[str, Path]:
    """List the files of the site by their addresses, once: nothing else can be asked for."""
    return {file.relative_to(SITE).as_posix(): file for file in SITE.rglob("*") if file.is_file()}


_read = cache(sent)


@cache
def _allowed(file: Path) -> dict[str, str]:
    """Return the policy for a page, with a hash for each script and style written into it."""
    hashes: dict[str, list[str]] = {"script": ["'self'"], "style": ["'self'"]}
    for kind, text in INLINE.findall(_read(file).plain):
        digest = base64.b64encode(hashlib.sha256(text).digest()).decode()
        hashes[kind.decode()].append(f"'sha256-{digest}'")
    more = {f"{kind}-src": " ".join(allowed) for kind, allowed in hashes.items()}
    return {"Content-Security-Policy": policy(more)}
