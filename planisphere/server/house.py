"""What all tables of a process share."""

from __future__ import annotations

from dataclasses import dataclass

from planisphere.server.calling import Caller
from planisphere.server.notices import Notices
from planisphere.server.settings import Settings
from planisphere.server.store import Store
from planisphere.server.tables import Tables
from planisphere.server.warming import Warmer


@dataclass(frozen=True, slots=True)
class House:
    """The database, the word to other processes and to people, and what makes games ready."""

    settings: Settings
    store: Store
    tables: Tables
    notices: Notices
    warmer: Warmer
    caller: Caller
