"""How long a person waits for the whole turn of a bot that thinks, in every game and mode.

`python bench/turns.py`, or with the names of games behind it. One bot of a level plays among
normal ones with the seconds that a server gives it, on one core, as a table asks it: from the view
of its seat to the hand-in. The first turn of a process is shown apart.
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from statistics import median

from planisphere.bots.budgets import TURN_SECONDS, Purse, turn_of
from planisphere.bots.deciding import generator, look, thinker
from planisphere.bots.levels import levels
from planisphere.catalogue import CATALOGUE, Mode
from planisphere.match import Match

TURNS = 40
"""Turns that are measured of each level, to the end of the match in which they are reached."""
HORIZON = "60"
"""The round after which a match is cut here."""


def seconds(game: str, mode: Mode, level: str) -> list[float]:
    """Play matches with one bot of a level, and return how long each of its turns took."""
    think, others, taken = thinker(game, level), thinker(game, "normal"), list[float]()
    while len(taken) < TURNS:
        seed = f"{level} {len(taken)}"
        match = Match.new(game, mode.seats, {**mode.options, "horizon": HORIZON}, seed=seed)
        purse, spent = Purse(), defaultdict[tuple[int, int], float](float)
        while not match.over:
            seat = match.awaited[0]
            who, called = (think, level) if seat == 0 else (others, "normal")
            view, since = match.view(seat), time.monotonic()
            budget = purse.budget(view, seat, called)
            chance = generator(seed, match.number, seat)
            actions = who(look(match, seat, budget, chance)).actions
            if seat == 0:
                spent[turn_of(view)] += time.monotonic() - since
                purse.take(view, seat, time.monotonic() - since)
            match.play(seat, [int(action) for action in actions], whole=True)
        taken += spent.values()
    return taken


def main(wanted: list[str]) -> None:
    """Print a row for each game, mode and level."""
    print("| game | mode | level | may take, s | turns | first, s | median, s | longest, s |")
    print("|---|---|---|---:|---:|---:|---:|---:|")
    for entry in CATALOGUE:
        if wanted and entry.name not in wanted:
            continue
        for mode in entry.modes:
            for level in (one for one in levels(entry.name) if one in TURN_SECONDS):
                first, *others = seconds(entry.name, mode, level)
                print(
                    f"| {entry.name} | {mode.name} | {level} | {TURN_SECONDS[level]:g}"
                    f" | {len(others)} | {first:.2f} | {median(others):.2f} | {max(others):.2f} |",
                    flush=True,
                )


if __name__ == "__main__":
    main(sys.argv[1:])
