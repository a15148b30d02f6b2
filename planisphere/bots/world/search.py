"""A search over whole turns: plans are played on from guessed positions, the worse half dropped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from time import monotonic
from typing import Any

import numpy as np

from planisphere.bots.thinking import Decision, Seen
from planisphere.bots.world.plans import Plan, plans
from planisphere.bots.world.style import Style
from planisphere.bots.world.traits import TRAITS
from planisphere.kernel import Float64s, Int64s
from planisphere.parts.ground import SEATS
from planisphere.trial import LONGEST_HAND_IN

BATCH = 8
"""Playouts of a plan between two looks at the clock."""

TRUST = 0.5
"""How many standard errors better than usual a plan must be to be taken for it."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """The compiled functions of a game that a search needs."""

    hand_in: Callable[..., int]
    playouts: Callable[..., None]
    usual: Callable[[Any], Style]
    """How its normal bots play, from a view."""
    model: Callable[[Any], Float64s]
    """What tells who will win, from a view."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How a level searches."""

    rounds: int
    """Rounds that are played on after one's own turn."""
    plans: int
    """How many plans are looked at, at most."""


@dataclass(slots=True)
class Arm:
    """A plan, what it hands in first, and how it has fared."""

    plan: Plan
    hand: tuple[int, ...]
    total: float = 0.0
    squares: float = 0.0
    count: int = 0

    @property
    def mean(self) -> float:
        """Its chance to win, as far as it is known."""
        return self.total / self.count if self.count else 0.0

    def note(self, values: Float64s) -> None:
        """Add what came of some playouts."""
        self.total += float(values.sum())
        self.squares += float(values @ values)
        self.count += len(values)


class Search:
    """One decision: plans that compete for playouts until the budget is spent."""

    def __init__(self, seen: Seen, foresight: Foresight, depth: Depth) -> None:
        self.seen, self.foresight, self.depth = seen, foresight, depth
        self.usual = foresight.usual(seen.view)
        self.model = foresight.model(seen.view)
        actions = seen.game.actions
        self.buffer, self.weights = np.zeros(actions, np.int64), np.zeros(actions, np.int64)
        self.traits = np.zeros((SEATS + 1, TRAITS))
        self.table = np.zeros(1, seen.game.layout)
        self.seed = int(seen.generator.integers(1 << 62))
        self.left = seen.budget.playouts
        seconds = seen.budget.seconds
        self.deadline = None if seconds is None else monotonic() + seconds

    def decide(self) -> Decision:
        """Return what to hand in, and why."""
        arms = self.arms()
        while len({arm.hand for arm in arms}) > 1 and self.spend(arms):
            arms = best_half(arms)
        chosen = max(arms, key=lambda arm: arm.mean)
        return Decision(list(chosen.hand), chosen.plan.reason, chosen.plan.details)

    def arms(self) -> list[Arm]:
        """Return the plans with what each would hand in; the usual one is the first."""
        found = plans(self.seen, self.usual)[: self.depth.plans]
        return [Arm(plan, self.hand_in(plan.style)) for plan in found]

    def hand_in(self, style: Style) -> tuple[int, ...]:
        """Return what a style hands in."""
        position = self.seen.view.copy()
        self.seen.game.guess(position, np.random.default_rng(0))
        hand = np.zeros(LONGEST_HAND_IN, np.int64)
        count = self.foresight.hand_in(position, self.seen.seat, style, hand, self.buffer)
        return tuple(hand[:count].tolist())

    def spend(self, arms: Sequence[Arm]) -> bool:
        """Spend a part of the budget on all plans alike; whether it is not used up."""
        rounds = max(1, (len(arms) - 1).bit_length())
        each = max(BATCH, self.left // (rounds * len(arms)))
        for start in range(0, each, BATCH):
            for arm in arms:
                if self.left <= 0 or (self.deadline is not None and monotonic() > self.deadline):
                    return False
                arm.note(self.sample(arm, start))
                self.left -= BATCH
        return self.left > 0

    def sample(self, arm: Arm, number: int) -> Float64s:
        """Play a plan on from guessed positions; the same number has the same luck."""
        values = np.zeros(BATCH)
        hand: Int64s = np.array(arm.hand, np.int64)
        turns = self.depth.rounds * self.living - 1
        luck = np.random.default_rng([self.seed, arm.count, number])
        arguments = (self.usual, self.model, turns, values, self.table, self.traits)
        self.foresight.playouts(
            self.seen.view,
            self.seen.seat,
            hand,
            arm.plan.style,
            *arguments,
            self.buffer,
            self.weights,
            luck,
        )
        return values

    @cached_property
    def living(self) -> int:
        """How many players are still in."""
        seats = int(self.seen.view.seats)
        return len({int(owner) for owner in self.seen.view.owner if 0 <= owner < seats})


def best_half(arms: Sequence[Arm]) -> list[Arm]:
    """Keep the better half of the plans."""
    ranked = sorted(arms, key=lambda arm: -arm.mean)
    return ranked[: (len(arms) + 1) // 2]
