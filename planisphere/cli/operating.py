"""Commands to look after a server's database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from planisphere.cli.asking import Lang, spoken

admin = App(
    name="admin", help="Look after a server's database: PLANISPHERE_DATABASE.", version_flags=[]
)


@admin.command
def tables(
    *,
    state: Annotated[str, Parameter(help="open, salting, running, over or closed.")] = "",
) -> None:
    """List the tables, the newest first."""
    from planisphere.server.operating import print_tables

    print_tables(state)


@admin.command
def people() -> None:
    """List the people, the newest first; a tilde marks a guest."""
    from planisphere.server.operating import print_people

    print_people()


@admin.command
def reports(*, lang: Lang = "") -> None:
    """List what people have reported, the newest first, with what was said at the table."""
    from planisphere.server.operating import print_reports

    print_reports(spoken(lang))


@admin.command
def close(
    table: Annotated[str, Parameter(allow_leading_hyphen=True, help="The identity of a table.")],
    *,
    lang: Lang = "",
) -> None:
    """End a table for everybody; what was played there is kept."""
    from planisphere.server.operating import close

    close(table, spoken(lang))


@admin.command
def delete(
    what: Annotated[str, Parameter(help="table or person.")],
    identity: Annotated[str, Parameter(allow_leading_hyphen=True, help="Its identity, or his.")],
    *,
    lang: Lang = "",
) -> None:
    """Remove a table with all that was played there, or forget a person."""
    from planisphere.server.operating import delete

    delete(what, identity, spoken(lang))


@admin.command
def backup(file: Annotated[Path, Parameter(help="A new file.")], *, lang: Lang = "") -> None:
    """Write the database into a file while the server runs."""
    from planisphere.server.operating import backup

    backup(file, spoken(lang))
