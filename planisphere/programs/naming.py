"""How players of somebody's own are named: `program:` and a command; in records, functions too."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

from planisphere.faults import OptionFault

PREFIX = "program:"

FUNCTION = "function:"
"""Before the name of a function in a record, which does not say its module."""

COMMA = re.compile(r',(?=(?:[^"]*"[^"]*")*[^"]*$)')
"""A comma that does not stand between double quotes."""


def listed(text: str) -> list[str]:
    """Divide what has commas between; those between double quotes belong to a command."""
    parts = COMMA.split(text) if text.count('"') % 2 == 0 else text.split(",")
    return [part.strip() for part in parts]


def is_program(name: str) -> bool:
    """Whether a player is a program."""
    return name.startswith(PREFIX)


def is_own(name: str) -> bool:
    """Whether a name in a record is that of a program or a function."""
    return name.startswith((PREFIX, FUNCTION))


def command_of(name: str) -> str:
    """Return the command of a program, or refuse what cannot be run."""
    command = name.removeprefix(PREFIX)
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise OptionFault("program-unknown", command=command[:80])
    return command


def short(name: str) -> str:
    """Return how a player is called at the table: a program by its file, without its path."""
    if not is_program(name):
        return name
    words = shlex.split(name.removeprefix(PREFIX))
    files = [word for word in words if Path(word).is_file()]
    return PREFIX + Path([*words[:1], *files][-1]).name
