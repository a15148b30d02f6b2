"""Play matches at random and print a digest of every position; run with and without compiling."""

from __future__ import annotations

import hashlib
import sys

import numpy as np

from planisphere.bench import random_move
from planisphere.catalogue import load
from planisphere.kernel import blank
from tests.tables import MODES

PLIES = 300


def digest(index: int, seed: int) -> str:
    """Return a digest of all positions, views and guesses of random matches, end to end."""
    table = MODES[index]
    game = load(table.game)
    generator = np.random.default_rng(seed)
    position = blank(game.layout)
    seen = hashlib.sha256()
    for ply in range(PLIES):
        if ply == 0 or game.awaited(position) == 0:
            position = blank(game.layout)
            game.start(position, table.seats, game.settle(table.seats, table.options))
        game.play(position, *random_move(game, position, generator))
        seen.update(position.tobytes())
        view = position.copy()
        game.observe(view, ply % table.seats)
        game.guess(view, generator)
        seen.update(view.tobytes())
    return seen.hexdigest()


if __name__ == "__main__":
    for index in range(len(MODES)):
        print(digest(index, int(sys.argv[1])))
