"""Self-play: every seat chooses what the network likes best, and the network learns what came.

It foretells, for the seat that chooses, the chance to win after each choice. What it should have
said is mixed from what it said at the seat's next choice and what came later: TD(λ).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from examples.learning.network import Floats, Network, Told
from examples.learning.telling import Choices, Teller
from planisphere.adapters.vector import Vector
from planisphere.kernel import Int64s

Bools = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Manner:
    """How it is learnt."""

    matches: int = 256
    """Played side by side."""
    steps: int = 160
    """Choices in each of them before the network learns again."""
    trace: float = 0.8
    """λ: how much of what is foretold counts later choices, beside the very next."""
    whim: float = 0.02
    """How often a choice is any at all."""
    haze: float = 0.04
    """How far apart, in logits, choices must be to be told apart."""
    batch: int = 1024
    rate: float = 0.001


class Chosen(NamedTuple):
    """The choices of one step, a row for each match."""

    told: Told
    seats: Int64s
    said: Floats
    """What was foretold of the choice."""
    best: Floats
    """What was foretold of the best one."""
    whims: Bools
    ended: Bools
    won: Floats
    """The part of the victory of each seat, where a match has ended."""


class Room:
    """Tables with so many seats, where a network plays in all seats or in one among bots."""

    def __init__(self, teller: Teller, seats: int, matches: int, seed: int, bots: str = "") -> None:
        self.teller, self.seats = teller, seats
        more = {"opponents": bots, "learner": "rotating"} if bots else {}
        self.env = Vector(teller.game, matches, seats=seats, threads=1, **more)
        self.vectors, self.infos = self.env.reset(seed=seed)

    def step(self, network: Network, manner: Manner, generator: np.random.Generator) -> Chosen:
        """Let the network choose in every match, and see what comes of it."""
        choices = self.teller.tell(self.vectors, self.infos["action_mask"])
        picked = pick(network, choices, manner, generator)
        seats = self.infos["seat"].copy()
        self.vectors, _, terminated, truncated, self.infos = self.env.step(picked.actions)
        won = np.maximum(self.infos["rewards"], 0).astype(np.float32)
        told = (picked.told, seats, picked.said, picked.best, picked.whims)
        return Chosen(*told, terminated | truncated, won)


class Picked(NamedTuple):
    """What was picked in each row: the actions, and what had been told of them."""

    actions: Int64s
    told: Told
    said: Floats
    best: Floats
    whims: Bools


def pick(
    network: Network, choices: Choices, manner: Manner, generator: np.random.Generator
) -> Picked:
    """Pick an action in each row: what seems best through the haze, or now and then any."""
    told, actions, first = choices
    logits = network.logits(told)
    counts = np.diff(first, append=len(actions))
    likings = logits + manner.haze * generator.gumbel(size=len(logits)).astype(np.float32)
    row = np.repeat(np.arange(len(first)), counts)
    order = np.lexsort((likings, row))
    chosen = order[first + counts - 1]
    whims = generator.random(len(first)) < manner.whim
    anything = first + (generator.random(len(first)) * counts).astype(np.int64)
    chosen = np.where(whims, anything, chosen)
    best = np.maximum.reduceat(logits, first)
    return Picked(actions[chosen], told.only(chosen), chance(logits[chosen]), chance(best), whims)


def chance(logits: Floats) -> Floats:
    """Return chances for the logarithms of odds."""
    return 1 / (1 + np.exp(-logits))


def goals(chosen: list[Chosen], seats: int, trace: float) -> tuple[Floats, Bools]:
    """Return what should have been said at each choice, and where something is known of it.

    From the last step back: a seat's next choice foretells with what was said of the best there;
    what lies beyond counts with the trace, but not beyond a whim, which says nothing of good play.
    """
    matches = len(chosen[0].seats)
    each = np.arange(matches)
    coming = np.zeros((matches, seats), np.float32)
    foretold = np.zeros((matches, seats), np.float32)
    known = np.zeros((matches, seats), bool)
    found = np.zeros((len(chosen), matches), np.float32)
    sure = np.zeros((len(chosen), matches), bool)
    for number in reversed(range(len(chosen))):
        step = chosen[number]
        coming[step.ended] = foretold[step.ended] = step.won[step.ended]
        known[step.ended] = True
        here = each, step.seats
        found[number] = (1 - trace) * foretold[here] + trace * coming[here]
        sure[number] = known[here]
        foretold[here] = step.best
        coming[here] = np.where(step.whims | ~known[here], step.best, found[number])
        known[here] = True
    return found, sure


def learn(
    network: Network,
    room: Room,
    manner: Manner,
    generator: np.random.Generator,
    pace: float,
) -> float:
    """Let the network play for many steps and learn from them; return how surprised it was."""
    chosen = [room.step(network, manner, generator) for _ in range(manner.steps)]
    found, sure = goals(chosen, room.seats, manner.trace)
    told, wanted = gathered([step.told for step in chosen]), found.ravel()
    order, surprise = generator.permutation(np.flatnonzero(sure)), []
    for start in range(0, len(order), manner.batch):
        some = order[start : start + manner.batch]
        surprise.append(network.learn(told.only(some), wanted[some], pace * manner.rate))
    return float(np.mean(surprise))


def gathered(steps: list[Told]) -> Told:
    """Return what was told in many steps, in which every choice had rows of its own."""
    parts = np.arange(sum(step.parts.size for step in steps)).reshape(-1, steps[0].parts.shape[1])
    rows = np.concatenate([step.rows for step in steps])
    return Told(rows, parts, np.concatenate([step.whole for step in steps]))
