"""The weights that tell who will win, as `fitting` has written them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np

from planisphere.kernel import Float64s
from planisphere.parts.ground import SEATS

FILE = Path(__file__).parent / "models.toml"


def read_models() -> dict[str, Float64s]:
    """Return the weights of each way to play: a row for each number of players still in."""
    told = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {
        name: np.array([_row(rows, living) for living in range(SEATS + 1)])
        for name, rows in told.items()
    }


def _row(rows: dict[str, dict[str, float]], living: int) -> list[float]:
    """Return the weights for so many players, or for the nearest number that there is."""
    nearest = min(rows, key=lambda players: abs(int(players) - living))
    return list(rows[nearest].values())


MODELS = read_models()
