"""What all tables of a process share."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import partial

from planisphere.server.calling import Caller
from planisphere.server.notices import Notices
from planisphere.server.settings import Settings
from planisphere.server.store import Store
from planisphere.server.tables import Tables
from planisphere.server.warming import Warmer

MOST_TOLD = 4
"""How many newcomers are told a long past at a time."""


@dataclass(frozen=True, slots=True)
class House:
    """The database, the word to other processes and to people, and what makes games ready."""

    settings: Settings
    store: Store
    tables: Tables
    notices: Notices
    warmer: Warmer
    caller: Caller
    telling: asyncio.Semaphore = field(default_factory=partial(asyncio.Semaphore, MOST_TOLD))
    """Held by who is told a long past: however many come, play hardly waits for them."""
