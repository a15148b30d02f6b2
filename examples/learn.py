"""Let a player learn Risk Express or Manchots Barjots by playing against itself.

    python examples/learn.py --game express

takes some minutes on one core. It writes the weights of the network, what came of it in the
meantime, and the learning curve: how often it beats `normal` bots, on the vector environment.
The same seed gives the same player on the same machine.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

from examples.learning.network import Network
from examples.learning.players import WEIGHTS
from examples.learning.selfplay import Manner, Room, learn
from examples.learning.telling import Teller, teller

BOUTS = {"express": 2400, "manchots": 400}
"""How often a game is played and learnt from, if nothing is said."""

TRIED_EVERY = 50
TRIALS = 1000
"""Bouts between two trials against `normal`, and the matches of a trial at each table."""

SLOWEST = 0.05
"""The pace of learning in the end, of that in the beginning."""


class Trial(NamedTuple):
    """How often a network won against `normal`, by the number of seats, and when."""

    bouts: int
    decisions: int
    minutes: float
    """Of the processor, trials left out."""
    surprise: float
    shares: dict[int, float]


def train(
    game: str, bouts: int, seed: int, manner: Manner, out: Path
) -> tuple[Network, list[Trial]]:
    """Learn in so many bouts, at tables of all sizes in turns; return what came of it."""
    told, generator = teller(game), np.random.default_rng(seed)
    network, tables = told.fresh(seed), told.facts.SEATS_PLAYED
    rooms = [Room(told, seats, manner.matches, seed + seats) for seats in tables]
    trials, surprises, spent = [], [], 0.0
    for bout in range(bouts):
        began = time.process_time()
        pace = SLOWEST + (1 - SLOWEST) * (1 - bout / bouts)
        surprises.append(learn(network, rooms[bout % len(rooms)], manner, generator, pace))
        spent += time.process_time() - began
        if (bout + 1) % TRIED_EVERY == 0 or bout + 1 == bouts:
            trials.append(tried(network, told, bout + 1, manner, spent, surprises))
            surprises = []
            print(trials[-1], flush=True)
            write(game, network, trials, out)
    return network, trials


def tried(
    network: Network,
    told: Teller,
    bouts: int,
    manner: Manner,
    spent: float,
    surprises: list[float],
) -> Trial:
    """Return how a network does against `normal` bots."""
    shares = {seats: share(network, told, seats, TRIALS) for seats in told.facts.SEATS_PLAYED}
    decisions = bouts * manner.matches * manner.steps
    return Trial(bouts, decisions, spent / 60, float(np.mean(surprises)), shares)


def share(network: Network, told: Teller, seats: int, matches: int) -> float:
    """Return the share of victories of a network at tables of `normal` bots."""
    room = Room(told, seats, 100, seed=0, bots="normal")
    sober, generator = replace(Manner(), whim=0.0, haze=0.0), np.random.default_rng(0)
    won, ended = 0.0, 0
    while ended < matches:
        step = room.step(network, sober, generator)
        won += float(step.won[step.ended, step.seats[step.ended]].sum())
        ended += int(step.ended.sum())
    return won / ended


def write(game: str, network: Network, trials: list[Trial], out: Path) -> None:
    """Write the network, and how it did until now."""
    out.mkdir(parents=True, exist_ok=True)
    network.write(out / f"{game}.npz")
    told = json.dumps([trial._asdict() for trial in trials], indent=1)
    (out / f"{game}.json").write_text(told + "\n", encoding="utf-8")


def draw(game: str, trials: list[Trial], file: Path) -> None:
    """Draw the learning curve."""
    import matplotlib as mpl

    mpl.use("Agg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4))
    minutes = [trial.minutes for trial in trials]
    for seats, colour in zip(trials[0].shares, ("#b3452c", "#3b6ea5", "#5b8c5a"), strict=False):
        axes.plot(minutes, [trial.shares[seats] for trial in trials], color=colour)
        axes.axhline(1 / seats, color=colour, ls=":", lw=1)
        axes.annotate(f"{seats} seats", (minutes[-1], trials[-1].shares[seats]), color=colour)
    axes.set_xlabel("minutes of one core")
    axes.set_ylabel("share of victories among normal bots")
    axes.set_title(f"{game}: learning by self-play; dotted, the share of equals")
    axes.grid(alpha=0.3)
    figure.tight_layout()
    file.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(file, dpi=110)
    plt.close(figure)


def main() -> None:
    """Learn, and write what was learnt."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(BOUTS), required=True)
    parser.add_argument("--bouts", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=WEIGHTS, help="where the weights go")
    parser.add_argument("--picture", type=Path, help="where the learning curve goes")
    given = parser.parse_args()
    bouts = given.bouts or BOUTS[given.game]
    _, trials = train(given.game, bouts, given.seed, Manner(), given.out)
    draw(given.game, trials, given.picture or given.out / f"{given.game}.png")


if __name__ == "__main__":
    main()
