"""Read a board's data file."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

BOARDS = Path(__file__).parents[1] / "boards"


@cache
def board(name: str) -> dict[str, Any]:
    """Return the data of a board by its name."""
    return tomllib.loads((BOARDS / f"{name}.toml").read_text(encoding="utf-8"))
