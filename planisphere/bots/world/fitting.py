"""Fit the weights that tell who will win, to whole games between normal bots of varied styles.

`python -m planisphere.bots.world.fitting` plays the games and writes `models.toml` anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from planisphere.bots.world.models import FILE
from planisphere.bots.world.pursuit import living
from planisphere.bots.world.style import DUEL, MANY, Style
from planisphere.bots.world.traits import NAMES, TRAITS
from planisphere.catalogue import load
from planisphere.kernel import Float64s, Int64s, blank
from planisphere.parts.ground import SEATS

GAMES = 4000
"""Games for each way to play, all numbers of seats together."""
LONGEST = 400
"""Turns after which a game is given up."""
NOTED = 0.4
"""The part of the turns that is noted."""
SPREAD = 0.25
"""How far styles vary, as the deviation of a logarithm."""
VARIED = ("card", "territory", "continent", "progress", "loss", "slain", "riddance", "eager")
SHRINKAGE = 2e-3
"""What keeps the weights small that say little."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to play: a game, its options, and for how many."""

    game: str
    name: str
    options: dict[str, str] = field(default_factory=dict)
    seats: tuple[int, ...] = (3, 4, 5, 6)


WAYS = (
    Way("risk76", "world", {"mode": "world"}),
    Way("risk76", "missions", {"mode": "missions"}),
    Way("risk76", "ally", {"mode": "ally"}, (2,)),
    Way("conquete57", "first", {"economy": "first"}, (2, 3, 4, 5, 6)),
    Way("conquete57", "second", {"economy": "second"}, (2, 3, 4, 5, 6)),
    # At a table of two all begins with single armies, unlike where two are left of many.
    Way("conquete57", "first-pair", {"economy": "first"}, (2,)),
    Way("conquete57", "second-pair", {"economy": "second"}, (2,)),
)


@dataclass(slots=True)
class Notes:
    """Positions by the traits of their players, who was still in, and who won."""

    traits: list[Float64s] = field(default_factory=list)
    alive: list[NDArray[np.bool_]] = field(default_factory=list)
    winner: list[int] = field(default_factory=list)


def varied(style: Style, generator: np.random.Generator) -> Style:
    """Return a style with other weights, now and then quite other ones."""
    factors = np.exp(generator.normal(0.0, SPREAD, len(VARIED)))
    changed = {n: getattr(style, n) * float(f) for n, f in zip(VARIED, factors, strict=True)}
    return style._replace(**changed)


def watch(way: Way, seats: int, seed: Any, notes: Notes) -> None:
    """Play a game in varied styles, and note some of its positions."""
    game, generator = load(way.game), np.random.default_rng(seed)
    played = import_module(f"planisphere.bots.{way.game}.playing").play_on
    traits_of = import_module(f"planisphere.bots.{way.game}.foresight").traits_of
    position = blank(game.layout)
    game.start(position, seats, game.settle(seats, way.options))
    schools = [
        import_module(f"planisphere.bots.{way.game}.schooling").SCHOOLED[way.name],
        (MANY, DUEL),
    ]
    (one, duel), (other, _) = (schools[i] for i in generator.integers(2, size=2))
    styles = varied(one, generator), varied(other, generator), varied(duel, generator)
    ones, noted = int(generator.integers(1 << seats)), 0
    room = np.zeros((2, game.actions), np.int64)
    for _ in range(LONGEST):
        # In a duel everybody plays in the style for it, of whichever kind he was.
        played(position, ones * (living(position) > 2), *styles, 1, *room, generator)
        if game.awaited(position) == 0:
            break
        if generator.random() < NOTED:
            traits = np.zeros((SEATS, TRAITS))
            traits_of(position, traits)
            notes.traits.append(traits)
            notes.alive.append(np.isin(np.arange(SEATS), position.owner[:]) & players(seats))
            noted += 1
    notes.winner += [int(position.winner)] * noted


def players(seats: int) -> NDArray[np.bool_]:
    """Tell the seats from other owners, such as an ally."""
    return np.arange(SEATS) < seats


def fit(traits: Float64s, alive: NDArray[np.bool_], winner: Int64s) -> Float64s:
    """Return the weights under which the winners were likeliest, by Newton's method."""
    weights = np.zeros(TRAITS)
    won = traits[np.arange(len(winner)), winner]
    for _ in range(50):
        logits = np.where(alive, traits @ weights, -np.inf)
        likely = np.exp(logits - logits.max(axis=1, keepdims=True))
        likely /= likely.sum(axis=1, keepdims=True)
        mean = np.einsum("ns,nst->nt", likely, traits)
        aside = traits - mean[:, None]
        slope = (won - mean).mean(axis=0) - SHRINKAGE * weights
        bend = np.einsum("ns,nst,nsu->tu", likely, aside, aside) / len(winner)
        step = np.linalg.solve(bend + SHRINKAGE * np.eye(TRAITS), slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def fitted(way: Way, games: int) -> Iterator[tuple[str, Float64s]]:
    """Give the weights of a way to play for each number of players who are still in."""
    notes = Notes()
    for number in range(games):
        watch(way, way.seats[number % len(way.seats)], [7, number], notes)
    traits, alive = np.array(notes.traits), np.array(notes.alive)
    winner = np.array(notes.winner)
    known, living = winner >= 0, alive.sum(axis=1)
    for players in range(2, max(way.seats) + 1):
        rows = known & (living == players)
        yield str(players), fit(traits[rows], alive[rows], winner[rows])


def main(games: int) -> None:
    """Write the weights of all ways to play."""
    lines = ["# Written by `python -m planisphere.bots.world.fitting`: what tells who will win."]
    for way in WAYS:
        for players, weights in fitted(way, games):
            lines += ["", f"[{way.game}-{way.name}.{players}]"]
            lines += [f"{name} = {w:.4f}" for name, w in zip(NAMES, weights, strict=True)]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
