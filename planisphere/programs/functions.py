"""Players that are functions of somebody's own, named `module:name`."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from planisphere.bots.deciding import thinker
from planisphere.bots.levels import LEVELS, check_level, levels
from planisphere.bots.thinking import Thinker
from planisphere.faults import OptionFault
from planisphere.programs.naming import is_program

NAMED = re.compile(r"[\w.]+:\w+")


def is_function(name: str) -> bool:
    """Whether a player is named as a function."""
    return ":" in name and not is_program(name)


def function(name: str) -> Thinker:
    """Return a function by its name; its module is looked for where we are, too.

    It gets a `Seen` and returns a `Decision`, as our own bots do.
    """
    if not NAMED.fullmatch(name):
        raise OptionFault("function-unknown", name=name[:80])
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    module, _, called = name.partition(":")
    try:
        found: Any = getattr(import_module(module), called)
    except (ImportError, AttributeError):
        raise OptionFault("function-unknown", name=name[:80]) from None
    if not callable(found):
        raise OptionFault("function-unknown", name=name[:80])
    own: Thinker = found
    return own


def mind(game: str, bot: str) -> Thinker:
    """Return how a bot decides: a level of the game, or somebody's own function."""
    if is_function(bot):
        return function(bot)
    check_level(bot, levels(game))
    return thinker(game, bot)


def measure(bot: str) -> str:
    """Return the level by whose measure a bot may think: its own, or the highest for others."""
    return LEVELS[-1] if is_function(bot) else bot
