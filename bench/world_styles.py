"""Hold the bare style of a master of the world games, without its search, against normal bots.

`python bench/world_styles.py` prints its share of the victories in every mode, alone at
tables of several sizes. All is compiled: a thousand matches take seconds.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from typing import Any

import numpy as np

from planisphere.bots.contests import contest
from planisphere.bots.levels import Chooser, chooser
from planisphere.catalogue import entry, load
from planisphere.kernel import Int64s, driver

TABLES = {
    "first": (2, 3, 6),
    "second": (2, 3, 6),
    "missions": (3, 6),
    "world": (3, 6),
    "ally": (2,),
}


def schooled_chooser(game: str) -> Chooser:
    """Return a bot that plays as a master usually does."""
    choose = import_module(f"planisphere.bots.{game}.choosing").choose
    schooled = import_module(f"planisphere.bots.{game}.schooling").schooled

    @driver
    def decide(
        view: Any, seat: int, legal: Int64s, count: int, generator: np.random.Generator
    ) -> int:
        return int(choose(view, seat, legal, count, schooled(view)))

    return decide


def main() -> None:
    """Print a line for each mode and table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    print("| mode | seats | share | ± 95 % | equals |\n|---|---:|---:|---:|---:|")
    for name in ("conquete57", "risk76"):
        game, ours, normal = load(name), schooled_chooser(name), chooser(name, "normal")
        for mode in entry(name).modes:
            for seats in TABLES[mode.name]:
                options = game.settle(seats, {**mode.options, "horizon": "200"})
                share, error = contest(game, seats, options, ours, normal, told.games, told.seed)
                line = f"{share:.3f} | {1.96 * error:.3f} | {1 / seats:.3f}"
                print(f"| {name} {mode.name} | {seats} | {line} |", flush=True)


if __name__ == "__main__":
    main()
