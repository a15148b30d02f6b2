"""A small network that foretells a chance to win, and learns from what came of it.

What it is told of a choice has one part or several (the zones of Manchots Barjots), and facts of
the whole. All parts go through the same first layers and are added up; the last layers make one
number of the sum and the whole.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


class Told(NamedTuple):
    """What a network is told of some choices."""

    rows: Floats
    """The facts of parts; choices that share a part share its row."""
    parts: NDArray[np.int64]
    """The rows of each choice."""
    whole: Floats
    """The facts of the whole, for each choice."""

    def only(self, chosen: NDArray[np.int64]) -> Told:
        """Return some of the choices, each with rows of its own."""
        rows = self.rows[self.parts[chosen]]
        parts = np.arange(rows.shape[0] * rows.shape[1]).reshape(rows.shape[:2])
        return Told(rows.reshape(-1, rows.shape[2]), parts, self.whole[chosen])


FADING, FADING_SQUARES = 0.9, 0.999
"""How slowly Adam forgets the slopes it has seen, and their squares."""


class Network:
    """Layers for each part, layers for the sum of all parts, and the state of their learning."""

    def __init__(self, weights: list[Floats], parts: int) -> None:
        self.weights = weights
        """A matrix and its biases for each layer, the last of which has one unit."""
        self.parts = parts
        """How many of the layers work on the parts, before these are added up."""
        self.slopes = [np.zeros_like(weight) for weight in weights]
        self.squares = [np.zeros_like(weight) for weight in weights]
        self.steps = 0

    @classmethod
    def fresh(cls, facts: tuple[int, int], units: list[int], parts: int, seed: int) -> Network:
        """Return a network that says little yet, for so many facts of a part and of the whole."""
        generator = np.random.default_rng(seed)
        weights: list[Floats] = []
        for layer, (before, after) in enumerate(pairwise([facts[0], *units, 1])):
            before += facts[1] if layer == parts else 0
            drawn = generator.normal(0, np.sqrt(2 / before), (before, after))
            weights += [drawn.astype(np.float32), np.zeros(after, np.float32)]
        weights[-2] *= 0.1
        return cls(weights, parts)

    @classmethod
    def read(cls, file: Path) -> Network:
        """Return a network as it was written."""
        with np.load(file) as kept:
            weights = [kept[f"arr_{number}"] for number in range(len(kept.files) - 1)]
            return cls([weight.astype(np.float32) for weight in weights], int(kept["parts"]))

    def write(self, file: Path) -> None:
        """Write the weights; what is needed for learning on is left out."""
        halves = [weight.astype(np.float16) for weight in self.weights]
        np.savez_compressed(file, *halves, parts=np.array(self.parts))

    def logits(self, told: Told) -> Floats:
        """Return, for each choice, the logarithm of the odds to win."""
        return self._pass(told)[1][-1][:, 0]

    def _pass(self, told: Told) -> tuple[list[Floats], list[Floats]]:
        """Return what goes into each layer, and what comes out of it."""
        entered, left, flowing = [], [], told.rows
        for layer in range(len(self.weights) // 2):
            if layer == self.parts:
                flowing = np.hstack([flowing[told.parts].sum(axis=1), told.whole])
            entered.append(flowing)
            flowing = flowing @ self.weights[2 * layer] + self.weights[2 * layer + 1]
            if 2 * layer + 2 < len(self.weights):
                np.maximum(flowing, 0, out=flowing)
            left.append(flowing)
        return entered, left

    def learn(self, told: Told, goals: Floats, rate: float) -> float:
        """Move towards the goals; return how surprising they were, in nats.

        Every choice has rows of its own here.
        """
        entered, left = self._pass(told)
        said = 1 / (1 + np.exp(-left[-1][:, 0]))
        wrong = goals * np.log(said + 1e-7) + (1 - goals) * np.log(1 - said + 1e-7)
        slope = ((said - goals) / len(goals))[:, None]
        slopes: list[Floats] = []
        for layer in reversed(range(len(entered))):
            slopes = [entered[layer].T @ slope, slope.sum(axis=0), *slopes]
            if layer:
                below = left[layer - 1]
                slope = (slope @ self.weights[2 * layer].T)[:, : below.shape[1]]
                if layer == self.parts:
                    slope = np.repeat(slope, told.parts.shape[1], axis=0)
                slope = slope * (below > 0)
        self._move(slopes, rate)
        return -float(wrong.mean())

    def _move(self, slopes: list[Floats], rate: float) -> None:
        """Move all weights a little, as Adam does."""
        self.steps += 1
        rate *= np.sqrt(1 - FADING_SQUARES**self.steps) / (1 - FADING**self.steps)
        learnt = zip(self.weights, slopes, self.slopes, self.squares, strict=True)
        for weight, slope, kept, squares in learnt:
            kept += (1 - FADING) * (slope - kept)
            squares += (1 - FADING_SQUARES) * (slope * slope - squares)
            weight -= np.float32(rate) * kept / (np.sqrt(squares) + 1e-8)
