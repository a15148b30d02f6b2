"""A player that does anything legal, all alike."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import numpy as np


def choose(view: Any, legal: Sequence[int], generator: np.random.Generator) -> int:
    """Return one of the legal actions, whatever the view shows."""
    return legal[int(generator.integers(len(legal)))]


def generator(seed: str, number: int, seat: int) -> np.random.Generator:
    """Return the generator of a seat for one hand-in, so that a match from a seed reproduces."""
    digest = hashlib.sha256(f"{seed}|{number}|{seat}".encode()).digest()
    return np.random.default_rng(int.from_bytes(digest[:8], "big"))
