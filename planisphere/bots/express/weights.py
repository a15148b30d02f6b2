"""The weights that foretell who wins, as `bench/express_weights.py` has written them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np

from planisphere.kernel import Float64s

FILE = Path(__file__).parent / "weights.toml"

SCALE = 1000
"""Weights are written as whole numbers, in thousandths."""


def read() -> dict[str, Float64s]:
    """Return the weights for tables of two, and of more."""
    told = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {name: np.array(rows, np.float64) / SCALE for name, rows in told.items()}


WEIGHTS = read()
