"""Many matches played on by one move each, compiled: chance, bots, rewards, masks and vectors.

What is kept of the matches comes in plain tuples, which Numba recognises quickly, and is taken out
of them once: to reach into a tuple for every match costs more than the rules do.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from planisphere.adapters.encoding import write_fields, write_mask, write_seats
from planisphere.adapters.rewards import SCORES, pay_growth, pay_nothing, pay_result
from planisphere.adapters.streams import WIDTH, Uint64s, weighted
from planisphere.bots.levels import chooser
from planisphere.catalogue import load
from planisphere.fields import NONE
from planisphere.game import CHANCE
from planisphere.kernel import Float64s, Int8s, Int32s, Int64s, driver
from planisphere.parts.bits import lowest

BEGIN = -1
"""Given as an action: start the match anew."""

PATIENCE = 200_000
"""The moves of bots after which a match is cut if nobody else has been awaited meanwhile."""

EVERYBODY = (1 << CHANCE) - 1
"""All seats, one bit each, but for chance."""

CUT = -2
"""Said instead of a seat where a match is cut."""


class Rules(NamedTuple):
    """The functions of a game, and the bot that plays where nobody else does."""

    awaited: Any
    legal: Any
    odds: Any
    play: Any
    observe: Any
    scores: Any
    winners: Any
    ending: Any
    choose: Any


class Matches(NamedTuple):
    """What there is of every match, a row each."""

    positions: Any
    streams: Uint64s
    learners: Int64s
    """The seats whose moves come from outside, one bit each."""
    seats: Int64s
    """The seat whose move is asked for."""
    counts: Int64s
    """How many legal actions it has."""
    masks: Int8s
    vectors: Int32s
    """What it sees; no rows if nobody wants to know."""
    last_vectors: Int32s
    """Where a match has just ended, what the seat that moved sees of its end."""
    rewards: Float64s
    """What every seat was paid for the last move."""
    leads: Float64s
    reward: Float64s
    """What the seat that moved was paid."""
    terminated: Any
    truncated: Any
    """Whether the match ended by its rules, or was cut; another has then begun."""


class Scratch(NamedTuple):
    """What a thread needs for itself."""

    legal: Int64s
    weights: Int64s
    scores: Float64s
    seen: Any
    narrow: Int8s
    wide: Int32s
    """The memory of the view in `seen`, as small numbers and as large."""
    generator: np.random.Generator
    state: Uint64s
    """The memory of the generator."""


class Setting(NamedTuple):
    """What is the same for all matches."""

    opening: Any
    """A row with the position before anybody's move."""
    runs: Int64s
    """How a view is written."""
    most_seats: int
    scheme: int
    horizon: int
    """The number of the ending by which a match is cut."""
    rotating: bool
    """Whether the learner sits one seat further on in the next match."""


Step = Callable[..., None]


def rules_of(name: str, level: str = "random") -> Rules:
    """Return the functions of a game, with bots of a level."""
    game = load(name)
    return Rules(
        game.awaited,
        game.legal,
        game.odds,
        game.play,
        game.observe,
        game.scores,
        game.winners,
        game.ending,
        chooser(name, level),
    )


@cache
def step_of(name: str, level: str) -> Step:
    """Return how matches of a game are stepped, with bots of a level; it compiles when called."""
    rules = rules_of(name, level)

    @driver
    def step(
        actions: Int64s,
        first: int,
        last: int,
        # as in Matches
        positions: Any,
        streams: Uint64s,
        learners: Int64s,
        seats: Int64s,
        counts: Int64s,
        masks: Int8s,
        vectors: Int32s,
        last_vectors: Int32s,
        rewards: Float64s,
        leads: Float64s,
        reward: Float64s,
        terminated: Any,
        truncated: Any,
        # as in Setting
        opening: Any,
        runs: Int64s,
        most_seats: int,
        scheme: int,
        horizon: int,
        rotating: bool,
        # as in Scratch
        legal: Int64s,
        weights: Int64s,
        scores: Float64s,
        seen: Any,
        narrow: Int8s,
        wide: Int32s,
        generator: np.random.Generator,
        state: Uint64s,
    ) -> None:
        for match in range(first, last):
            position, mover, seat = positions[match], seats[match], NONE
            anew = actions[match] == BEGIN
            terminated[match] = truncated[match] = False
            pay_nothing(rewards, match)
            reward[match] = 0.0
            if not anew:
                rules.play(position, mover, actions[match])
            while seat < 0:
                if anew:
                    positions[match] = opening[0]
                    pay_nothing(leads, match)
                    learners[match] = next_learners(learners[match], rewards.shape[1], rotating)
                seat = go_on(
                    rules,
                    position,
                    learners[match],
                    streams,
                    match,
                    legal,
                    weights,
                    seen,
                    generator,
                    state,
                )
                if not anew:
                    pay(rules, position, seat, scheme, scores, leads, rewards, match)
                    reward[match] = rewards[match, mover]
                if seat < 0 and not anew:
                    truncated[match] = seat == CUT or rules.ending(position) == horizon
                    terminated[match] = not truncated[match]
                    if len(vectors) > 0:
                        row = last_vectors[match]
                        look(rules, position, mover, seen, narrow, wide, runs, most_seats, row)
                anew = True
            seats[match] = seat
            counts[match] = rules.legal(position, seat, legal)
            write_mask(legal, counts[match], masks[match])
            if len(vectors) > 0:
                row = vectors[match]
                look(rules, position, seat, seen, narrow, wide, runs, most_seats, row)

    return step


@driver
def next_learners(learners: int, seats: int, rotating: bool) -> int:
    """Return the bits of the learners in the next match, the first seat after the last."""
    if not rotating:
        return learners
    return learners << 1 if learners << 1 < 1 << seats else 1


@driver
def go_on(
    rules: Rules,
    position: Any,
    learners: int,
    streams: Uint64s,
    match: int,
    legal: Int64s,
    weights: Int64s,
    seen: Any,
    generator: np.random.Generator,
    state: Uint64s,
) -> int:
    """Play chance and bots until a learner is awaited; return its seat, NONE at the end, or CUT."""
    for _ in range(PATIENCE):
        waiting = roll(rules, position, streams, match, legal, weights)
        if waiting == 0:
            return NONE
        seat = lowest(waiting)
        if learners >> seat & 1:
            return seat
        seen[0] = position
        rules.observe(seen[0], seat)
        count = rules.legal(seen[0], seat, legal)
        for number in range(WIDTH):
            state[number] = streams[match, number]
        chosen = rules.choose(seen[0], seat, legal, count, generator)
        for number in range(WIDTH):
            streams[match, number] = state[number]
        rules.play(position, seat, chosen)
    return CUT


@driver
def roll(
    rules: Rules, position: Any, streams: Uint64s, match: int, legal: Int64s, weights: Int64s
) -> int:
    """Play chance until somebody is awaited; return who, one bit each, nobody at the end."""
    waiting = rules.awaited(position)
    while waiting >> CHANCE & 1:
        count = rules.odds(position, legal, weights)
        rules.play(position, CHANCE, legal[weighted(weights, count, streams, match)])
        waiting = rules.awaited(position)
    return int(waiting)


@driver
def pay(
    rules: Rules,
    position: Any,
    seat: int,
    scheme: int,
    scores: Float64s,
    leads: Float64s,
    rewards: Float64s,
    match: int,
) -> None:
    """Write what every seat is paid for what has just been played."""
    if scheme == SCORES:
        rules.scores(position, scores)
        pay_growth(scores, leads, rewards, match)
    elif seat == NONE:
        pay_result(rules.winners(position), rewards, match)


@driver
def look(
    rules: Rules,
    position: Any,
    seat: int,
    seen: Any,
    narrow: Int8s,
    wide: Int32s,
    runs: Int64s,
    most_seats: int,
    row: Int32s,
) -> None:
    """Write what a seat sees of a position into a row."""
    seen[0] = position
    rules.observe(seen[0], seat)
    write_seats(seat, rules.awaited(seen[0]), most_seats, row)
    write_fields(narrow, wide, runs, row)
