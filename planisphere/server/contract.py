"""The whole contract in one document, for clients that are checked against it."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from planisphere.server.app import create
from planisphere.server.settings import Settings
from planisphere.server.wire import Asked, Told


def contract() -> dict[str, Any]:
    """Return what OpenAPI says of the routes, and with it the messages of the socket."""
    app = create(Settings(database="sqlite+aiosqlite://", secret="none"))
    document = app.openapi_schema.to_schema()
    (asked, told), parts = msgspec.json.schema_components(
        [Asked, Told], ref_template="#/components/schemas/{name}"
    )
    document["components"]["schemas"].update({"Asked": asked, "Told": told, **parts})
    return document


if __name__ == "__main__":
    print(json.dumps(contract(), indent=1, sort_keys=True))
