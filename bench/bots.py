"""How long the compiled bots take for a decision, in every game and mode.

A decision is measured as a table asks for it: from the view of its seat to the hand-in, in time of
the processor, which others on the machine hardly change. The first of a process is shown apart,
since what a bot thinks with is loaded then.
"""

from __future__ import annotations

import sys
import time
from statistics import median, quantiles

from planisphere.bots.budgets import reproducible
from planisphere.bots.deciding import generator, look, thinker
from planisphere.bots.levels import COMPILED
from planisphere.catalogue import CATALOGUE, Mode
from planisphere.match import Match

LEAST = 2_000
"""Decisions that are measured of each level, to the end of the match in which they are reached."""
HORIZON = "60"
"""The round after which a match is cut here."""


def milliseconds(game: str, mode: Mode, level: str) -> list[float]:
    """Play matches of bots of a level, and return how long each decision took."""
    think, taken, number = thinker(game, level), list[float](), 0
    while len(taken) < LEAST:
        options = {**mode.options, "horizon": HORIZON}
        match = Match.new(game, mode.seats, options, seed=f"{level} {number}")
        number += 1
        while not match.over:
            seat = match.awaited[0]
            chance = generator(level, match.number, seat)
            since = time.thread_time()
            seen = look(match, seat, reproducible(level), chance, listens=False)
            actions = think(seen).actions
            taken.append((time.thread_time() - since) * 1000)
            match.play(seat, [int(action) for action in actions], whole=True)
    return taken


def main(wanted: list[str]) -> None:
    """Print a row for each game, mode and level."""
    print("| game | mode | level | decisions | first, ms | median, ms | 99 %, ms | longest, ms |")
    print("|---|---|---|---:|---:|---:|---:|---:|")
    for entry in CATALOGUE:
        for mode in entry.modes:
            for level in COMPILED if not wanted or entry.name in wanted else ():
                first, *others = milliseconds(entry.name, mode, level)
                typical = f"{median(others):.3f} | {quantiles(others, n=100)[98]:.3f}"
                print(
                    f"| {entry.name} | {mode.name} | {level} | {len(others)} | {first:.1f}"
                    f" | {typical} | {max(others):.1f} |",
                    flush=True,
                )


if __name__ == "__main__":
    main(sys.argv[1:])
