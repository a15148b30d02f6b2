"""Run all contests side by side: `make bench-peers`, or `python -m bench.peers`.

Every contest runs for a moment, then all of them again, and so on: a load on the machine hits
all alike. Each library has processes of its own, one that keeps to one core and one that does not.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from bench.peers.frame import Burst, Contest
from bench.peers.pairs import all_pairs
from bench.peers.picture import draw
from bench.peers.report import markdown, plain
from bench.peers.working import LIBRARIES, Workers


def all_contests(libraries: Sequence[str]) -> list[Contest]:
    """List what is measured of some libraries."""
    modules = {name: f"bench.peers.libraries.{LIBRARIES[name]}" for name in libraries}
    return [contest for name in libraries for contest in import_module(modules[name]).contests()]


def run(contests: Sequence[Contest], repeats: int, seconds: float) -> dict[Contest, list[Burst]]:
    """Run all contests in turns, again and again."""
    bursts: dict[Contest, list[Burst]] = {contest: [] for contest in contests}
    with Workers(seconds) as workers:
        for repeat in range(repeats):
            for contest in contests:
                bursts[contest].append(workers.burst(contest))
            print(f"{repeat + 1} of {repeats}", file=sys.stderr, flush=True)
    return bursts


def main() -> None:
    """Measure, print the tables, and keep the numbers and the picture."""
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__)
    parser.add_argument("--repeats", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.4, help="for a burst")
    parser.add_argument("--libraries", default=",".join(LIBRARIES), help="with commas between")
    parser.add_argument("--json", type=Path, default=Path("build/peers.json"))
    parser.add_argument("--picture", type=Path, default=Path("docs/pictures/peers.png"))
    given = parser.parse_args()
    contests = all_contests(given.libraries.split(","))
    bursts = run(contests, given.repeats, given.seconds)
    pairs = [pair for pair in all_pairs() if {pair.ours, pair.theirs} <= set(contests)]
    cores = len(os.sched_getaffinity(0))
    print(markdown(bursts, pairs, cores))
    given.json.parent.mkdir(parents=True, exist_ok=True)
    given.json.write_text(json.dumps(plain(bursts, pairs, cores), indent=1) + "\n")
    draw(bursts, cores, given.picture)


if __name__ == "__main__":
    main()
