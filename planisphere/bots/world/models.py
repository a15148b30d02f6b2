"""The weights that tell who will win, as `fitting` has written them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np

from planisphere.kernel import Float64s

FILE = Path(__file__).parent / "models.toml"


def read_models() -> dict[str, Float64s]:
    """Return the weights of each way to play: among many, then between two."""
    told = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {
        name: np.array([list(rows[players].values()) for players in ("many", "two")])
        for name, rows in told.items()
    }


MODELS = read_models()
