"""Hold each level of bots against the one below it, in every game and mode, and print the table.

`python bench/strengths.py --hours 2 --out build/strengths` takes two hours and goes on where it
was stopped. One bot of a level sits among bots of the level below: at a table of two where the
mode is for two, else at the fullest. Lines of compiled bots come first, as they are soon done; each
line may take its part of the time that is left. It has as many whole rounds, in which everybody
gets every seat, as were played in that, and a command that gives it again.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from planisphere.arena.judging import judge
from planisphere.arena.keeping import Folder
from planisphere.arena.playing import Played
from planisphere.arena.tournament import Tournament, tournament
from planisphere.arena.working import on_cores
from planisphere.bench import cores
from planisphere.bots.levels import levels
from planisphere.catalogue import CATALOGUE, Entry, Mode

SEED = "strengths"
MOST = 10_000
"""Matches after which two levels that cannot be told apart are taken to be alike."""

HEAD = """| command, `planisphere arena --seed strengths` and | share | 95 % | equals | stronger |
|---|---:|---:|---:|---|"""


def seats_of(entry: Entry, mode: Mode) -> int:
    """Return how many sit at a table: two where the mode is for two, else all."""
    others = any(one.seats == 2 for one in entry.modes if one is not mode)
    return 2 if mode.seats == 2 or (2 in entry.seats and not others) else max(entry.seats)


def lines(games: Sequence[str]) -> Iterator[tuple[Mode, Tournament]]:
    """List what is played: for each game, mode and level, one of it among those below."""
    for entry in CATALOGUE:
        if games and entry.name not in games:
            continue
        for mode in entry.modes:
            for below, level in pairwise(levels(entry.name)):
                bots = [level] + [below] * (seats_of(entry, mode) - 1)
                yield mode, tournament(entry.name, mode.options, bots, seed=SEED)


def whole(played: Sequence[Played], seats: int) -> list[Played]:
    """Return the rounds from the first on of which every match has been played."""
    ordered = sorted(played, key=lambda one: one.number)
    first = next((n for n, one in enumerate(ordered) if one.number != n), len(ordered))
    return ordered[: first - first % seats]


def play(held: Tournament, folder: Folder, until: float) -> list[Played]:
    """Play on until the time is over or there is enough, a round at least; return whole rounds."""
    missing = {*range(MOST - MOST % held.seats)} - {one.number for one in folder.played}
    working = on_cores(held, sorted(missing), cores())
    while time.monotonic() < until or not whole(folder.played, held.seats):
        some = next(working, None)
        if some is None:
            break
        folder.add(some)
    working.close()
    return whole(folder.played, held.seats)


def row(mode: Mode, held: Tournament, played: Sequence[Played]) -> str:
    """Return a line of the table."""
    chosen = "".join(f" --{name} {value}" for name, value in mode.options.items())
    command = f"--game {held.game}{chosen} --bots {','.join(held.bots)} --matches {len(played)}"
    (one,) = (one for one in judge(played).standings if one.bot == held.bots[0])
    won = one.won
    verdict = "yes" if won.low > one.par else "no" if won.high < one.par else "not shown"
    interval = f"{won.low:.3f}–{won.high:.3f}"
    return f"| `{command}` | {won.share:.3f} | {interval} | {one.par:.3f} | {verdict} |"


def main() -> None:
    """Play all lines, and print them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--hours", type=float, default=2.0)
    parser.add_argument("--out", type=Path, default=Path("build/strengths"))
    parser.add_argument("--games", nargs="*", default=[])
    told = parser.parse_args()
    todo = sorted(lines(told.games), key=lambda line: not line[1].compiled)
    end = time.monotonic() + told.hours * 3600
    print(HEAD, flush=True)
    for number, (mode, held) in enumerate(todo):
        folder = Folder(told.out / f"{held.game}-{mode.name}-{held.bots[0]}", held)
        now = time.monotonic()
        until = now + (end - now) / (len(todo) - number)
        print(row(mode, held, play(held, folder, until)), flush=True)


if __name__ == "__main__":
    main()
