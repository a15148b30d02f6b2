"""Hold each level of bots against the one below it, in every game and mode, and print the table.

`python bench/strengths.py` takes less than two hours on two cores, and goes on where it was
stopped. One bot of a level sits among bots of the level below: at a table of two where the mode is
for two, else at the fullest. How many matches a line has is said here, so that the table is the
same on any machine; each row has the command that gives it again.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path

from planisphere.arena.judging import judge
from planisphere.arena.keeping import Folder
from planisphere.arena.playing import Played
from planisphere.arena.tournament import Tournament, tournament, whole_rounds
from planisphere.arena.working import on_cores
from planisphere.bench import cores
from planisphere.bots.levels import levels
from planisphere.catalogue import CATALOGUE, Entry, Mode

SEED = "strengths"
MATCHES = 4_000
"""Of a line whose bots do not search."""
SEARCHING = {
    ("conquete57", "first", "hard"): 1_000,
    ("conquete57", "first", "master"): 1_600,
    ("conquete57", "second", "hard"): 80,
    ("conquete57", "second", "master"): 60,
    ("risk76", "missions", "hard"): 120,
    ("risk76", "missions", "master"): 60,
    ("risk76", "world", "hard"): 60,
    ("risk76", "world", "master"): 60,
    ("risk76", "ally", "hard"): 80,
    ("risk76", "ally", "master"): 40,
    ("africa1880", "africa1880", "hard"): 60,
    ("africa1880", "africa1880", "master"): 72,
}
"""Of lines whose bots do: as many as two hours allow, more where levels are nearer."""

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


def play(held: Tournament, folder: Folder, matches: int) -> list[Played]:
    """Play what is missing of a line; return all of it."""
    wanted = {*range(whole_rounds(matches, held.seats))}
    for some in on_cores(held, sorted(wanted - {one.number for one in folder.played}), cores()):
        folder.add(some)
    return [one for one in folder.played if one.number in wanted]


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
    parser.add_argument("--out", type=Path, default=Path("build/strengths"))
    parser.add_argument("--games", nargs="*", default=[])
    told = parser.parse_args()
    print(HEAD, flush=True)
    for mode, held in lines(told.games):
        matches = SEARCHING.get((held.game, mode.name, held.bots[0]), MATCHES)
        folder = Folder(told.out / f"{held.game}-{mode.name}-{held.bots[0]}", held)
        print(row(mode, held, play(held, folder, matches)), flush=True)


if __name__ == "__main__":
    main()
