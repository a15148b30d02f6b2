"""The weights that foretell who wins, by level, as `bench/express_weights.py` has written them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np

from planisphere.kernel import Float64s

SCALE = 1000
"""Weights are written as whole numbers, in thousandths."""


def file_of(level: str) -> Path:
    """Return where the weights of a level are written."""
    return Path(__file__).parent / f"{level}.toml"


def read(level: str) -> dict[str, Float64s]:
    """Return the weights of a level for tables of two, and of more."""
    told = tomllib.loads(file_of(level).read_text(encoding="utf-8"))
    return {name: np.array(rows, np.float64) / SCALE for name, rows in told.items()}


WEIGHTS = {level: read(level) for level in ("hard", "master")}


def weights_for(level: str, seats: int) -> Float64s:
    """Return the weights of a level for a number of seats."""
    return WEIGHTS[level]["two" if seats == 2 else "many"]
