"""The contract for programs: what OpenAPI says of the routes, and the schema of the socket."""

from __future__ import annotations

from collections.abc import Sequence
from inspect import getdoc, signature
from typing import Any

import msgspec
from litestar import get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Components, SecurityScheme

from planisphere.server.trouble import Trouble
from planisphere.server.wire import Asked, Told

COOKIE = "planisphere"
"""The name of the cookie that remembers a person."""
REFUSALS = {
    400: "What cannot be read",
    401: "For somebody who is known only",
    403: "Not for who asks",
    404: "Not there, or not for who asks",
    409: "Not possible now",
    413: "Too long",
    422: "Not possible",
    429: "Too much; Retry-After says when to come back",
    500: "The server went wrong, and has noted it",
}
TROUBLES = {
    status: ResponseSpec(Trouble, generate_examples=False, description=meaning)
    for status, meaning in REFUSALS.items()
}
"""How any route refuses."""
KEYS = Components(
    security_schemes={
        "token": SecurityScheme("http", "What programs send", scheme="bearer"),
        "cookie": SecurityScheme(
            "apiKey", "What browsers have", name=COOKIE, security_scheme_in="cookie"
        ),
    }
)
"""How people and programs say who they are."""


def described(handlers: Sequence[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """Let each route be summed up by what its handler says of itself, and refuse in one form."""
    for handler in handlers:
        handler.summary = (getdoc(handler.fn) or "").splitlines()[0].rstrip(".")
        handler.responses = TROUBLES
        if "person" in signature(handler.fn).parameters:
            handler.security = [{"token": []}, {"cookie": []}]
    return list(handlers)


@get("/schema/socket", sync_to_thread=False)
def socket_schema() -> dict[str, Any]:
    """Describe the messages of a table's socket, both ways, as JSON Schema."""
    (asked, told), parts = msgspec.json.schema_components(
        [Asked, Told], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The socket of a table",
        "anyOf": [{"$ref": "#/$defs/Asked"}, {"$ref": "#/$defs/Told"}],
        "$defs": {"Asked": asked, "Told": told, **parts},
    }
