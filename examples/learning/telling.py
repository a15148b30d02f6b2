"""From vectors and masks of the environment to what the network is told of every choice."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from examples.learning.network import Floats, Network, Told
from planisphere.adapters.encoding import encoding
from planisphere.kernel import Int8s, Int32s, Int64s, compiled, driver

NARROW = 1


@driver
def tell_all(
    tell: Any,
    vectors: Int32s,
    masks: Int8s,
    alike: Int64s,
    runs: Int64s,
    table: Any,
    narrow: Int8s,
    wide: Int32s,
    rows: Floats,
    parts: Int64s,
    whole: Floats,
    actions: Int64s,
    first: Int64s,
) -> tuple[int, int]:
    """Tell of the legal actions of every seat, of those that are alike of the first.

    Note the actions, and where each seat's begin; return how many there are, and how many rows.
    """
    count, used, told_of = 0, 0, np.full(len(alike), -1)
    for seat in range(len(vectors)):
        first[seat] = count
        restore(vectors[seat], runs, narrow, wide)
        for action in range(masks.shape[1]):
            if masks[seat, action] and told_of[alike[action]] != seat:
                told_of[alike[action]] = seat
                actions[count] = action
                count += 1
        own = slice(first[seat], count)
        used = tell(table, int(vectors[seat, 0]), actions[own], rows, used, parts[own], whole[own])
    return count, used


@compiled
def restore(vector: Int32s, runs: Int64s, narrow: Int8s, wide: Int32s) -> None:
    """Write the fields of a view back from its vector."""
    for run in range(len(runs)):
        width, start, many, source = runs[run]
        for number in range(many):
            if width == NARROW:
                narrow[start + number] = vector[source + number]
            else:
                wide[start + number] = vector[source + number]


class Choices(NamedTuple):
    """What can be chosen by many seats, one after another."""

    told: Told
    actions: Int64s
    first: Int64s
    """Where the choices of each seat begin."""


@dataclass(slots=True, eq=False)
class Teller:
    """Tells a network of one game what there is to choose from."""

    game: str
    facts: ModuleType
    """The module that tells of a choice in this game."""
    runs: Int64s
    table: NDArray[np.void]
    """Two records: a view, and another to play on."""

    def tell(self, vectors: Int32s, masks: Int8s) -> Choices:
        """Return what there is to choose for each seat."""
        facts, most = self.facts, int(masks.sum())
        rows = np.empty((most + facts.PARTS * len(vectors), facts.PART_FACTS), np.float32)
        parts = np.empty((most, facts.PARTS), np.int64)
        whole = np.empty((most, facts.WHOLE_FACTS), np.float32)
        actions, first = np.empty(most, np.int64), np.empty(len(vectors), np.int64)
        memory = self.table.view(np.int8)
        known = (facts.ALIKE, self.runs, self.table, memory, memory.view(np.int32))
        places = (rows, parts, whole, actions, first)
        count, used = tell_all(facts.tell, vectors, masks, *known, *places)
        return Choices(Told(rows[:used], parts[:count], whole[:count]), actions[:count], first)

    def fresh(self, seed: int) -> Network:
        """Return a network that has learnt nothing of this game yet."""
        facts = self.facts
        told = (facts.PART_FACTS, facts.WHOLE_FACTS)
        return Network.fresh(told, facts.LAYERS, facts.LAYERS_OF_PARTS, seed)


def teller(game: str) -> Teller:
    """Return what tells of the choices in a game."""
    known = encoding(game)
    facts = import_module(f"examples.learning.{game}")
    return Teller(game, facts, known.runs, np.zeros(2, known.game.layout))
