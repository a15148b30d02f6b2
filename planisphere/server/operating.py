"""The commands of `planisphere admin`: what they do, and what they print."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import get_args

from planisphere.faults import Fault
from planisphere.fields import LETTERS
from planisphere.server import admin, reporting
from planisphere.server.admin import minute
from planisphere.server.reporting import Report, reports
from planisphere.server.settings import settings
from planisphere.server.tables import State
from planisphere.telling.company import plain
from planisphere.words import Words, words

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


def print_reports(language: str) -> None:
    """Print what people have reported of each other."""
    speech = words(language)
    found = admin.run(settings().database, reports)
    for report in found:
        print(*_written(report, speech), sep="\n", end="\n\n")
    if not found:
        print(speech.say("reports-none"))


def _written(report: Report, speech: Words) -> list[str]:
    """Return a report as lines: who tells what of whom, and what was said at the table."""
    author = report.person or speech.say("report-author-gone")
    facts = {"author": author, "name": plain(report.name), "person": report.against}
    lines = [speech.say("report-head", when=minute(report.made), **facts)]
    lines += [f"  {line}" for line in report.text.splitlines()]
    if report.table is not None:
        lines.append(speech.say("report-table", table=report.table))
    return lines + [f"  {_said(line, speech)}" for line in report.talk]


def _said(line: reporting.Line, speech: Words) -> str:
    """Return something that was said at a table."""
    told = {"when": minute(line.made), "name": plain(line.name), "text": plain(line.text)}
    if line.to is None:
        return speech.say("report-said", **told)
    return speech.say("report-said-to", seat=LETTERS[line.to], **told)


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
