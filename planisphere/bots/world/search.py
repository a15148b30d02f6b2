"""A search over whole turns: plans are played on from guessed positions, the worse half dropped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

import numpy as np

from planisphere.bots.deciding import supposed
from planisphere.bots.thinking import Decision, Seen
from planisphere.bots.world.placings import elsewhere
from planisphere.bots.world.plans import Plan, plans
from planisphere.bots.world.pursuit import again, living
from planisphere.bots.world.style import Style
from planisphere.bots.world.traits import TRAITS
from planisphere.fields import NONE
from planisphere.kernel import Float64s
from planisphere.parts.ground import SEATS
from planisphere.trial import LONGEST_HAND_IN

BATCH = 8
"""Playouts of a plan between two looks at the clock."""

SETTLED = 0.03
"""Who is as near as this to victory or defeat plays on as usual, and spares the search."""

TRUST = 2.0
"""By how many standard errors a plan must beat the usual one; the best of many seems to by luck."""


@dataclass(frozen=True, slots=True)
class Foresight:
    """What a search needs of a game."""

    hand_in: Callable[..., int]
    """What a style hands in."""
    offers: Callable[..., int]
    """Single actions that could be handed in instead, the most promising first."""
    playouts: Callable[..., None]
    model: Callable[[Any], Float64s]
    """The weights that tell who will win, from a view."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How a level searches."""

    playouts: int
    """For a hand-in, at most, whatever the budget."""
    rounds: int
    """How many are played on, one's own turn included."""
    plans: int
    """How many are looked at, at most."""
    placings: int
    """At how many more places new armies are tried, the usual plan going on from there."""
    offers: int
    """At how many single attacks or moves, the usual plan going on from there."""
    dogged: bool
    """Whether nothing is given up for lost before every plan has lost."""


@dataclass(slots=True, eq=False)
class Arm:
    """A plan, what it hands in first, and how it has fared."""

    plan: Plan
    hand: tuple[int, ...]
    values: list[float] = field(default_factory=list)
    """Its chance to win after each playout; all plans have the same luck in turn."""

    @property
    def mean(self) -> float:
        """Its chance to win, as far as it is known."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    def beats(self, other: Arm) -> bool:
        """Whether it has fared better than another under the same luck, and not by chance."""
        count = min(len(self.values), len(other.values))
        more = np.subtract(self.values[:count], other.values[:count])
        return count > 0 and float(more.mean()) > TRUST * float(more.std()) / count**0.5


def think(seen: Seen, foresight: Foresight, depth: Depth, style: Style) -> Decision:
    """Return what to hand in, and why, if a turn is usually played in a style."""
    begun = going_on(seen)
    if begun != NONE:
        chosen = Arm(Plan(style, "plan-begun"), (begun,))
    else:
        search = Search(seen, foresight, depth, style)
        arms = search.arms()
        chosen = search.best_of(arms) if is_open(arms) else arms[0]
    plan, hope = chosen.plan, chosen.mean if chosen.values else None
    return Decision(list(chosen.hand), plan.reason, plan.details, hope)


def going_on(seen: Seen) -> int:
    """Return one's last attack as it goes on, as it does in all playouts, or none."""
    last = next((action for mover, action in reversed(seen.heard) if mover == seen.seat), NONE)
    return int(again(seen.view, last))


def is_open(arms: Sequence[Arm]) -> bool:
    """Whether plans still differ in what they hand in next."""
    return len({arm.hand for arm in arms}) > 1


def distinct(arms: Sequence[Arm]) -> list[Arm]:
    """Leave plans out that have handed in, and fared under the same luck, just as one before."""
    kept = {(arm.hand, tuple(arm.values)): arm for arm in reversed(arms)}
    return [arm for arm in arms if arm in kept.values()]


class Search:
    """Plans that compete for playouts until the budget of one decision is spent."""

    def __init__(self, seen: Seen, foresight: Foresight, depth: Depth, style: Style) -> None:
        self.seen, self.foresight, self.depth, self.style = seen, foresight, depth, style
        self.supposed = supposed(seen.game, seen.view)
        self.model = foresight.model(seen.view)
        self.turns = depth.rounds * living(seen.view) - 1
        self.left = min(seen.budget.playouts, depth.playouts)
        seconds = seen.budget.seconds
        self.deadline = None if seconds is None else monotonic() + seconds
        self.seed = int(seen.generator.integers(1 << 62))
        self.buffer = np.zeros(seen.game.actions, np.int64)
        self.weights = np.zeros(seen.game.actions, np.int64)
        self.traits = np.zeros((SEATS + 1, TRAITS))
        self.table = np.zeros(1, seen.game.layout)

    def arms(self) -> list[Arm]:
        """Return the plans with what each would hand in; the usual one is the first."""
        found = plans(self.seen.view, self.seen.seat, self.style)
        most = max(1, min(self.depth.plans, self.left // BATCH))
        arms = [Arm(plan, self.hand_in(plan.style)) for plan in found[:most]]
        known = {arm.hand for arm in arms}
        others = [hand for hand in elsewhere(self.seen.view, arms[0].hand) if hand not in known]
        room = min(self.depth.placings, self.left // BATCH - len(arms))
        arms += [Arm(arms[0].plan, hand) for hand in others[: max(0, room)]]
        room = min(self.depth.offers, self.left // BATCH - len(arms))
        return arms + [Arm(arms[0].plan, hand) for hand in self.offers(room) if hand not in known]

    def offers(self, most: int) -> list[tuple[int, ...]]:
        """Return what else could be handed in, the most promising first."""
        found = np.zeros(max(0, most), np.int64)
        told = (self.seen.view, self.seen.seat, self.style, self.buffer, found)
        return [(action,) for action in found[: self.foresight.offers(*told)].tolist()]

    def hand_in(self, style: Style) -> tuple[int, ...]:
        """Return what a style hands in."""
        position, hand = self.supposed.copy(), np.zeros(LONGEST_HAND_IN, np.int64)
        count = self.foresight.hand_in(position, self.seen.seat, style, hand, self.buffer)
        return tuple(hand[:count].tolist())

    def best_of(self, arms: list[Arm]) -> Arm:
        """Return the plan that fares best; the usual one if none is surely better."""
        usually, *others = arms
        if not self.try_each([usually]) or self.is_settled(usually):
            return usually
        if self.try_each(others):
            arms = distinct(arms)
        if all(arm.mean <= SETTLED for arm in arms):
            return usually
        while is_open(arms) and self.spend(arms):
            ranked = sorted(arms, key=lambda arm: -arm.mean)
            kept = ranked[: (len(arms) + 1) // 2]
            arms = kept if usually in kept else [*kept, usually]
        best = max(arms, key=lambda arm: arm.mean)
        return best if best.beats(usually) else usually

    def is_settled(self, usually: Arm) -> bool:
        """Whether a match is as good as won, or given up for lost, as the usual plan tells."""
        lost = usually.mean <= SETTLED and not self.depth.dogged
        return lost or usually.mean >= 1.0 - SETTLED

    def spend(self, arms: Sequence[Arm]) -> bool:
        """Spend a part of the budget on all plans alike; whether some of it is left."""
        stages, cost = max(1, (len(arms) - 1).bit_length()), BATCH * len(arms)
        until = self._share_of_time(stages)
        for _ in range(max(1, self.left // stages // cost)):
            if not self.try_each(arms):
                return False
            if self._is_past(until):
                break
        return True

    def try_each(self, arms: Sequence[Arm]) -> bool:
        """Play each plan on a few times; whether there was enough of the budget left for all."""
        for arm in arms:
            if self.left < BATCH or self._is_past(self.deadline):
                return False
            self.sample(arm)
            self.left -= BATCH
        return True

    def _is_past(self, when: float | None) -> bool:
        """Whether it is later than some time, if time is counted."""
        return when is not None and monotonic() > when

    def _share_of_time(self, stages: int) -> float | None:
        """Return when the first of so many stages is over, if time is counted."""
        if self.deadline is None:
            return None
        now = monotonic()
        return now + (self.deadline - now) / stages

    def sample(self, arm: Arm) -> None:
        """Play a plan on from guessed positions, with the same luck for every plan."""
        values = np.zeros(BATCH)
        luck = np.random.default_rng([self.seed, len(arm.values)])
        self.foresight.playouts(
            self.seen.view,
            self.seen.seat,
            np.array(arm.hand, np.int64),
            arm.plan.style,
            self.model,
            self.turns,
            values,
            self.table,
            self.traits,
            self.buffer,
            self.weights,
            luck,
        )
        arm.values += values.tolist()
