"""What the master has learnt of who wins, as `bench/manchots_learning.py` has written it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np

from planisphere.kernel import Float64s

FILE = Path(__file__).parent / "learnt.toml"

SCALE = 1000
"""Weights are written as whole numbers, in thousandths."""


def read() -> dict[str, Float64s]:
    """Return the weights for tables of two, and of more."""
    told = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {name: np.array(rows, np.float64) / SCALE for name, rows in told.items()}


def learnt_for(seats: int) -> Float64s:
    """Return the weights for a number of seats."""
    return LEARNT["two" if seats == 2 else "many"]


LEARNT = read()
