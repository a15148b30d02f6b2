"""The commands of `planisphere admin`: what they do, and what they print."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import get_args

from planisphere.faults import Fault
from planisphere.server import admin
from planisphere.server.settings import settings
from planisphere.server.tables import State
from planisphere.words import words

DELETED = {"table": admin.delete_table, "person": admin.delete_person}


def print_tables(state: str) -> None:
    """Print the tables of a state, or all."""
    known = get_args(State)
    if state and state not in known:
        raise Fault("state-unknown", value=state, allowed=", ".join(known))
    for line in admin.run(settings().database, partial(admin.tables, state=state)):
        print(line)


def print_people() -> None:
    """Print the people."""
    for line in admin.run(settings().database, admin.people):
        print(line)


def close(table: str, language: str) -> None:
    """Close a table."""
    admin.run(settings().database, partial(admin.close_table, table=table))
    print(words(language).say("admin-done"))


def delete(what: str, identity: str, language: str) -> None:
    """Delete a table or a person."""
    if what not in DELETED:
        raise Fault("admin-what", value=what)
    work = DELETED[what]
    admin.run(settings().database, lambda store: work(store, identity))
    print(words(language).say("admin-done"))


def backup(file: Path, language: str) -> None:
    """Write the database into a file."""
    admin.backup(settings().database, file)
    print(words(language).say("backup-done", name=str(file)))
