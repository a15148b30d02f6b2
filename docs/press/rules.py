"""Rules that have an address, `rules/en/risk76.html#R7`, and a language."""

from __future__ import annotations

import re

from docutils import nodes
from sphinx.application import Sphinx

ID = re.compile(r"[A-Z]\d+")


def address(app: Sphinx, document: nodes.document) -> None:
    """Give every rule of a page of rules the address that is its id; say what is French."""
    if not app.env.docname.startswith("rules/"):
        return
    if app.env.docname.startswith("rules/fr/"):
        for section in document.findall(nodes.section):
            section["classes"].append("language-fr")  # an attribute lang, once it is written
    for table in document.findall(nodes.table):
        rows = [row for row in table.findall(nodes.row) if ID.fullmatch(row[0].astext())]
        for row in rows:
            _address(row)
        if rows:
            table["classes"].append("rules")


def _address(row: nodes.row) -> None:
    """Let the row of a rule be found by its id, which links to itself."""
    (paragraph,) = row[0].findall(nodes.paragraph)
    name = paragraph.astext()
    row["ids"].append(name)
    paragraph.clear()
    paragraph += nodes.reference("", name, refid=name, internal=True)


def setup(app: Sphinx) -> dict[str, bool]:
    """Do so while the site is built."""
    app.connect("doctree-read", address)
    return {"parallel_read_safe": True}
