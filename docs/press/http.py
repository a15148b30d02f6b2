"""The reference of the HTTP API: the server's own contract, written out as a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from sphinx.application import Sphinx

from docs.press.meanings import Meanings
from docs.press.outside import DOCS, written
from planisphere.server.contract import contract
from planisphere.server.openapi import REFUSALS

Schema = dict[str, Any]

OPENING = """# The HTTP API

This page is written by the server itself, from the contract that it hands out at
`/schema/openapi.json` and, for the messages of a table's socket, at `/api/schema/socket`.
[The table server](../server.md) tells the same as a story, with an example of everything.

Whoever is known sends `Authorization: Bearer SECRET`, as programs do, or the cookie that browsers
have. Any route may refuse, always with a [Trouble](#record-trouble):

"""
UNIONS = {
    "Asked": ("What a client asks", "Messages to the server, over the socket of a table."),
    "Told": ("What the server tells", "Messages from the server, over the same socket."),
}


def page(document: Schema) -> str:
    """Write the whole contract as a page of Markdown."""
    meanings = Meanings(document["components"]["schemas"])
    refusals = [(f"`{status}`", meaning) for status, meaning in REFUSALS.items()]
    return "\n".join(
        [
            OPENING + table(("status", "meaning"), refusals),
            *routes(document["paths"]),
            *messages(meanings),
            *records(meanings),
        ]
    )


def routes(paths: Schema) -> Iterator[str]:
    """Write the routes, those of one thing together."""

    def thing(path: str) -> str:
        return path.removeprefix("/api").split("/")[1]

    yield "## Routes\n"
    for name, group in groupby(sorted(paths, key=thing), thing):
        yield f"### {name.capitalize()}\n"
        for path in group:
            for method, route in paths[path].items():
                yield from _route(f"{method.upper()} {path}", route)


def messages(meanings: Meanings) -> Iterator[str]:
    """Write the messages of the socket, both ways."""
    yield "## The socket of a table\n"
    yield "`/api/tables/{table}/socket` carries JSON, told apart by its `kind`.\n"
    for union, (title, sentence) in UNIONS.items():
        yield f"### {title}\n\n{sentence}\n"
        for name in meanings.parts(union):
            yield from _record(name, meanings, "####")


def records(meanings: Meanings) -> Iterator[str]:
    """Write what requests and answers are made of."""
    shown = {*UNIONS, *(name for union in UNIONS for name in meanings.parts(union))}
    yield "## Records\n"
    for name in sorted(set(meanings.schemas) - shown):
        yield from _record(name, meanings, "###")


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """Write a table; a bar within a cell is none of its lines."""
    lines = [head, tuple("---" for _ in head), *rows]
    cells = (" | ".join(cell.replace("|", "\\|") for cell in line) for line in lines)
    return "".join(f"| {line} |\n" for line in cells)


def kind(schema: Schema) -> str:
    """Say what a value is, with a link where it is a record of ours."""
    if "$ref" in schema:
        name = schema["$ref"].split("/")[-1]
        return f"[{name}](#record-{name.lower()})"
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    if either := schema.get("oneOf") or schema.get("anyOf"):
        return " or ".join(dict.fromkeys(map(kind, either)))
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items') or {})}"
    if more := schema.get("additionalProperties"):
        return f"object of {kind(more)}" if isinstance(more, dict) else "object"
    return str(schema.get("type", "anything"))


def _route(name: str, route: Schema) -> Iterator[str]:
    """Write one route: what it does, what it takes, what it answers."""
    yield f"#### `{name}`\n"
    yield f"{route['summary']}." + (" For who is known." if route.get("security") else "") + "\n"
    for one in route.get("parameters", []):
        yield f"- `{one['name']}`, in the {one['in']}: {kind(one['schema'])}"
    if body := route.get("requestBody"):
        yield f"- body: {_content(body)}"
    for status, answer in route["responses"].items():
        if status.startswith("2"):
            yield f"- answer `{status}`: {_content(answer)}"
    yield ""


def _content(carrier: Schema) -> str:
    """Say what a body or an answer holds."""
    return (
        " or ".join(kind(one["schema"]) for one in carrier.get("content", {}).values()) or "nothing"
    )


def _record(name: str, meanings: Meanings, heading: str) -> Iterator[str]:
    """Write one record or message with its fields."""
    yield f"(record-{name.lower()})=\n{heading} {name}\n"
    if about := meanings.record(name):
        yield f"{about}\n"
    schema = meanings.schemas[name]
    needed = schema.get("required", ())
    rows = [
        (f"`{field}`", _asked(of, field in needed), meanings.field(name, field))
        for field, of in meanings.fields(name)
    ]
    if rows:
        yield table(("field", "what", "meaning"), rows)


def _asked(schema: Schema, needed: bool) -> str:
    """Say what a field holds, and whether it may be left out."""
    return kind(schema) if needed else f"{kind(schema)}; may be left out"


def write(app: Sphinx) -> None:
    """Write the page before the site is built."""
    written(DOCS / "reference" / "http.md", page(contract()))


def setup(app: Sphinx) -> dict[str, bool]:
    """Do so while the site is built."""
    app.connect("builder-inited", write)
    return {"parallel_read_safe": True}
