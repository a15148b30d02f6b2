"""Tune the weights by which the hard bot of Manchots Barjots chooses.

`python bench/manchots_weights.py two 600` tunes those for tables of two in 600 steps and writes
them, `many` those for three to five. They go on from where they are or, with `afresh` behind it,
from what a normal bot thinks, where it thinks of something at all. At each step weights that stray
from the present ones, and as many that stray the other way, play whole matches against each other;
then all weights move the way that won.
"""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import numpy as np

from planisphere.bots.manchots.choosing import pick
from planisphere.bots.manchots.outlook import WEIGHTS, Sheet, sheet
from planisphere.bots.manchots.weights import FILE, TUNED, read
from planisphere.catalogue import load
from planisphere.game import CHANCE
from planisphere.games.manchots import rules
from planisphere.games.manchots.cards import KINDS
from planisphere.games.manchots.score import points_of, winners
from planisphere.games.manchots.table import owners
from planisphere.kernel import Float64s, Int64s, compiled
from planisphere.parts.bits import lowest
from planisphere.playouts import weighted

TABLES = {"two": (2,), "many": (3, 3, 4, 5)}
"""The numbers of seats that weights are for, each as often as it is played."""

BEGINNING = {
    "pace": (3.0, 1.0),
    "spread": (2.2, 0.8),
    "held": (0.3, 0.12),
    "given": (0.25, 0.12),
    "doubt": (2.0, 0.8),
    "doubt_a_round": (0.35, 0.2),
    "growth": (2.5, 1.0),
    "growth_ahead": (0.0, 1.0),
    "spoilt": (0.125, 0.05),
    "opening": (0.12, 0.06),
    "opening_held": (0.0, 0.01),
    "empty": (0.0, 0.3),
    "envy": (0.3, 0.15),
    "lowest": (0.3, 0.2),
    "usual": (5.0, 1.0),
    "kamikazes": (1.0, 0.6),
    "lookout_landed": (0.5, 0.6),
    "twins_landed": (0.0, 0.6),
    "kamikaze_landed": (0.0, 0.6),
    "rival": (0.0, 1.0),
    "rival_laid": (0.0, 0.1),
    "rival_given": (0.0, 0.1),
    "virtual": (0.0, 1.0),
    "virtual_given": (0.0, 0.1),
}
"""What a normal bot takes for each weight, and what is much for it to change."""

STRAYS = 24
"""How many weights stray one way at a step, and as many the other."""

STRAY = 0.5
"""How far they stray, of what is much."""

MATCHES = 1920
"""Matches at each step."""

MARGIN, CLOSE = 0.5, 25.0
"""How much a lead counts at most beside a victory, and the points that make one."""

RATE, LEAST_RATE = 0.06, 0.012
"""How far weights move at a step, in the beginning and in the end, of what is much."""

HEADING = (
    "# How the hard bot of Manchots Barjots weighs things: in the end, and what is added in the",
    "# beginning; by bench/manchots_weights.py.",
)
"""What the file of weights begins with."""

KEPT, KEPT_SIZE = 0.9, 0.98
"""How much of the slopes of the steps before counts, for their way and for their size."""


class Desk(NamedTuple):
    """All that bots need at hand while they play on."""

    paper: Sheet
    gains: Float64s
    cards: Int64s
    buffer: Int64s
    odds: Int64s


def desk() -> Desk:
    """Return an empty desk."""
    buffer, odds = np.zeros((2, KINDS), np.int64)
    return Desk(sheet(), np.zeros(KINDS), np.zeros(2, np.int64), buffer, odds)


@compiled
def play_on(
    position: Any, weights: Float64s, kinds: Int64s, tools: Desk, generator: np.random.Generator
) -> None:
    """Play to the end, each seat by the weights of its kind; nobody reads what his view hides."""
    while True:
        waiting = rules.awaited(position)
        if waiting == 0:
            return
        if waiting >> CHANCE & 1:
            count = rules.odds(position, tools.buffer, tools.odds)
            drawn = weighted(tools.odds, count, generator)
            rules.play(position, CHANCE, tools.buffer[drawn])
            continue
        seat = lowest(waiting)
        own = weights[kinds[seat]]
        count = pick(position, seat, own, tools.paper, tools.gains, tools.cards)
        for index in range(count):
            rules.play(position, seat, tools.cards[index])


@compiled
def share_of(position: Any, seat: int) -> float:
    """What part of the victory a seat has.  [M12, M18]"""
    first, many = winners(position), 0
    for each in range(int(position.seats)):
        many += first >> each & 1
    return (first >> seat & 1) / max(1, many)


@compiled
def lead_of(position: Any, seat: int) -> int:
    """By how many points a seat is before all others, or behind the best."""
    best = 0
    for other in range(owners(position)):
        if other != seat:
            best = max(best, points_of(position, other))
    return points_of(position, seat) - best


@compiled
def play_matches(
    table: Any,
    seats: int,
    options: Int64s,
    weights: Float64s,
    kinds: Int64s,
    tools: Desk,
    shares: Float64s,
    leads: Float64s,
    generator: np.random.Generator,
) -> None:
    """Play matches, each seat by the weights of its kind; note victories and leads."""
    for number in range(len(kinds)):
        table[0] = table[1]
        rules.start(table[0], seats, options)
        play_on(table[0], weights, kinds[number], tools, generator)
        for seat in range(seats):
            shares[number, seat] = share_of(table[0], seat)
            leads[number, seat] = lead_of(table[0], seat)


def matches(
    weights: Float64s, kinds: Int64s, generator: np.random.Generator
) -> tuple[Float64s, Float64s]:
    """Return the victories and the leads of all seats."""
    game, seats = load("manchots"), kinds.shape[1]
    shares, leads = np.zeros(kinds.shape), np.zeros(kinds.shape)
    options, table = game.settle(seats, {}), np.zeros(2, game.layout)
    play_matches(table, seats, options, weights, kinds, desk(), shares, leads, generator)
    return shares, leads


def seated(seats: int, many: int, generator: np.random.Generator) -> Int64s:
    """Seat weights that stray at tables; between two, those that stray in opposite ways."""
    kinds = np.stack([generator.permutation(2 * STRAYS)[:seats] for _ in range(many)])
    if seats == 2:
        kinds[:, 1] = (kinds[:, 0] + STRAYS) % (2 * STRAYS)
    return kinds


def slope(
    weights: Float64s, much: Float64s, tables: tuple[int, ...], generator: np.random.Generator
) -> Float64s:
    """Return which way to move the weights, as far as some matches can tell."""
    strays = generator.normal(size=(STRAYS, *weights.shape))
    strays = np.concatenate([strays, -strays])
    gained, played = np.zeros(2 * STRAYS), np.zeros(2 * STRAYS)
    for seats in tables:
        kinds = seated(seats, MATCHES // len(tables), generator)
        shares, leads = matches(weights + STRAY * much * strays, kinds, generator)
        lead = np.tanh((leads - leads.mean()) / CLOSE)
        np.add.at(gained, kinds, shares - 1 / seats + MARGIN * lead)
        np.add.at(played, kinds, 1)
    found: Float64s = ((gained / np.maximum(1, played))[:, None, None] * strays).mean(0) / STRAY
    return found


def beginning() -> Float64s:
    """Return the weights of a normal bot, the same from beginning to end."""
    return np.array([[BEGINNING[name][0] for name in WEIGHTS], [0.0] * len(WEIGHTS)])


def tune(
    weights: Float64s, tables: tuple[int, ...], steps: int, generator: np.random.Generator
) -> None:
    """Move the weights step by step, those with steady slopes the farthest."""
    much = np.array([BEGINNING[name][1] for name in WEIGHTS])
    way, size = np.zeros(weights.shape), np.zeros(weights.shape)
    for step in range(1, steps + 1):
        found = slope(weights, much, tables, generator)
        way = KEPT * way + (1 - KEPT) * found
        size = KEPT_SIZE * size + (1 - KEPT_SIZE) * found**2
        steady = way / (1 - KEPT**step) / (np.sqrt(size / (1 - KEPT_SIZE**step)) + 1e-3)
        weights += (LEAST_RATE + (RATE - LEAST_RATE) * (1 - step / steps)) * much * steady
        if step % 20 == 0:
            print(step, *compare(weights, tables), file=sys.stderr, flush=True)


def compare(weights: Float64s, tables: tuple[int, ...]) -> list[str]:
    """Say how often weights win alone against those of the beginning, for each number of seats."""
    said = []
    for seats in sorted({*tables}):
        kinds = np.array([[seat != n % seats for seat in range(seats)] for n in range(1200)])
        both = np.stack([weights, beginning()])
        shares, _ = matches(both, kinds.astype(np.int64), np.random.default_rng(5))
        said.append(f"{seats}: {shares[~kinds].mean():.3f}")
    return said


def write(tuned: dict[str, Float64s]) -> None:
    """Write all weights where the bots read them."""
    lines = [*HEADING]
    for table, weights in tuned.items():
        rows = zip(WEIGHTS, weights.T.tolist(), strict=True)
        lines += ["", f"[{table}]"]
        lines += [f"{name} = [{end:.4f}, {added:.4f}]" for name, (end, added) in rows]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Tune the weights of a kind of tables."""
    name, steps, *rest = sys.argv[1:]
    tuned = read()
    if rest == ["afresh"]:
        tuned[name] = beginning()
    tune(tuned[name], TABLES[name], int(steps), np.random.default_rng(TUNED.index(name)))
    write(tuned)


if __name__ == "__main__":
    main()
