"""The weights by which the hard bot chooses, as `bench/manchots_weights.py` has written them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np

from planisphere.bots.manchots.outlook import WEIGHTS
from planisphere.kernel import Float64s

FILE = Path(__file__).parent / "weights.toml"

TUNED = ("two", "many")
"""The tables that have weights of their own."""


def read() -> dict[str, Float64s]:
    """Return the weights in the end, and what is added to them in the beginning, by tables."""
    told = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {name: np.array([told[name][weight] for weight in WEIGHTS]).T for name in TUNED}


def weights_for(seats: int) -> Float64s:
    """Return the weights for a number of seats."""
    return ALL["two" if seats == 2 else "many"]


ALL = read()
