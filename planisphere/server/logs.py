"""The server's log: lines of JSON on stderr, or plain ones for a person at a terminal.

A line tells what happened by a name and a few facts that the server chose. It never holds what
people sent: no addresses with their questions, cookies, bodies, names or words. For that reason an
error is told by its type and where it arose; its message only where it comes from the machine.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import sys
import time
import traceback
from types import TracebackType
from typing import TextIO

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]

LOG = logging.getLogger("planisphere.server")
PLAIN_MESSAGES = (OSError, sqlite3.OperationalError)
"""Errors whose messages hold nothing that people sent."""


def note(event: str, **facts: object) -> None:
    """Write down that something happened."""
    LOG.info(event, extra={"facts": facts})


def note_failure(event: str, error: BaseException, **facts: object) -> None:
    """Write down an error of the server, with where it arose."""
    LOG.error(event, exc_info=error, extra={"facts": facts})


def set_up(level: str, stream: TextIO = sys.stderr) -> None:
    """Send everything that is logged, by libraries too, to one stream."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(PlainLines() if stream.isatty() else JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    LOG.setLevel(level.upper())
    # What Uvicorn says below a warning has addresses in it, with all that was asked there.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.WARNING)


class Lines(logging.Formatter):
    """What all forms of a line have in common."""

    def facts(self, record: logging.LogRecord) -> dict[str, object]:
        """Return what a line tells, in its order."""
        known: dict[str, object] = getattr(record, "facts", {})
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        about = {"time": f"{moment}.{int(record.msecs):03}Z", "level": record.levelname.lower()}
        if record.name != LOG.name:
            about["logger"] = record.name
        return {**about, "event": record.getMessage(), **known}

    def formatException(self, ei: ExcInfo) -> str:  # noqa: N802 - logging's own name
        """Tell an error and what caused it, by their types and where they arose."""
        return _story(ei[1])


class JsonLines(Lines):
    """One object of JSON a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line."""
        facts = self.facts(record)
        if record.exc_info:
            facts["error"] = self.formatException(record.exc_info)
        return json.dumps(facts, ensure_ascii=False, default=str)


class PlainLines(Lines):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line, and below it where an error arose."""
        moment, level, event, *rest = (str(fact) for fact in self.facts(record).values())
        names = list(self.facts(record))[3:]
        told = "".join(f"  {name}={fact}" for name, fact in zip(names, rest, strict=True))
        line = f"{moment[11:19]} {level:<7} {event}{told}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def _story(error: BaseException | None) -> str:
    """Tell an error, after what caused it."""
    if error is None:
        return ""
    before = _story(error.__cause__ or (None if error.__suppress_context__ else error.__context__))
    kind = type(error)
    said = f": {error}" if isinstance(error, PLAIN_MESSAGES) else ""
    places = "".join(traceback.format_tb(error.__traceback__))
    return f"{before}{places}{kind.__module__}.{kind.__qualname__}{said}\n"
