"""Many matches played on by one move each, compiled: chance, bots, rewards, masks and vectors.

What is kept of the matches comes in plain tuples, which Numba recognises quickly, and is taken out
of them once: to reach into a tuple for every match costs more than the rules do.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from planisphere.adapters.encoding import write_fields, write_mask, write_seats
from planisphere.adapters.rewards import SCORES, pay_growth, pay_nothing, pay_result
from planisphere.bots.levels import Chooser, chooser
from planisphere.catalogue import load
from planisphere.fields import NONE
from planisphere.game import CHANCE, Game
from planisphere.instructions import fetch
from planisphere.kernel import Float64s, Int8s, Int32s, Int64s, borrower, driver
from planisphere.parts.bits import lowest
from planisphere.streams import WIDTH, Uint64s, weighted

BEGIN = -1
"""Given as an action: start the match anew."""

PATIENCE = 200_000
"""The moves of bots after which a match is cut if nobody else has been awaited meanwhile."""

EVERYBODY = (1 << CHANCE) - 1
"""All seats, one bit each, but for chance."""

CUT = -2
"""Said instead of a seat where a match is cut."""


class Rules(NamedTuple):
    """The functions of a game."""

    awaited: Any
    legal: Any
    draw: Any
    """Draws an outcome of chance from a row of streams, with two buffers to list the odds in."""
    play: Any
    observe: Any
    scores: Any
    winners: Any
    ending: Any


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
    listed: Int64s
    """Those actions, as many as there are."""
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

    outcomes: Int64s
    weights: Int64s
    scores: Float64s
    seen: Any
    narrow: Int8s
    wide: Int32s
    """The memory of the view in `seen`, as small numbers and as large."""


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


def rules_of(name: str) -> Rules:
    """Return the functions of a game."""
    game = load(name)
    return Rules(
        game.awaited,
        game.legal,
        drawing(game),
        game.play,
        game.observe,
        game.scores,
        game.winners,
        game.ending,
    )


def drawing(game: Game) -> Callable[..., int]:
    """Return how an outcome of chance is drawn: as the game would have it, or by its odds."""
    own, odds = game.draw, game.odds
    if own is not None:
        return borrower(
            lambda position, streams, row, outcomes, weights: own(position, streams, row)
        )

    @borrower
    def draw(position: Any, streams: Uint64s, row: int, outcomes: Int64s, weights: Int64s) -> int:
        count = odds(position, outcomes, weights)
        return int(outcomes[weighted(weights, count, streams, row)])

    return draw


@cache
def step_of(name: str, level: str | None) -> Step:
    """Return how matches of a game are stepped, with bots of a level; it compiles when called."""
    rules = rules_of(name)
    if level is None:
        return stepping(rules, alone)
    return lending(stepping(rules, among(chooser(name, level))))


def stepping(rules: Rules, go_on: Callable[..., int]) -> Step:
    """Return how matches are stepped that go on in some way after a move."""

    @borrower
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
        listed: Int64s,
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
        outcomes: Int64s,
        weights: Int64s,
        scores: Float64s,
        seen: Any,
        narrow: Int8s,
        wide: Int32s,
        lent: Any,
    ) -> None:
        terminated[first:last] = False
        truncated[first:last] = False
        rewards[first:last] = 0.0
        reward[first:last] = 0.0
        for match in range(first, last):
            fetch(positions, min(match + 1, last - 1))
            position, mover, seat = positions[match], seats[match], NONE
            if actions[match] != BEGIN:
                rules.play(position, mover, actions[match])
                seat = go_on(
                    rules, position, learners[match], streams, match, outcomes, weights, seen, lent
                )
                if seat < 0 or scheme == SCORES:
                    pay(rules, position, seat, scheme, scores, leads, rewards, match)
                    reward[match] = rewards[match, mover]
                if seat < 0:
                    truncated[match] = seat == CUT or rules.ending(position) == horizon
                    terminated[match] = not truncated[match]
                    if len(vectors) > 0:
                        row = last_vectors[match]
                        look(rules, position, mover, seen, narrow, wide, runs, most_seats, row)
            while seat < 0:
                positions[match] = opening[0]
                pay_nothing(leads, match)
                learners[match] = next_learners(learners[match], rewards.shape[1], rotating)
                seat = go_on(
                    rules, position, learners[match], streams, match, outcomes, weights, seen, lent
                )
            seats[match] = seat
            counts[match] = rules.legal(position, seat, listed[match])
            write_mask(listed[match], counts[match], masks[match])
            if len(vectors) > 0:
                row = vectors[match]
                look(rules, position, seat, seen, narrow, wide, runs, most_seats, row)

    return step


def lending(step: Step) -> Step:
    """Return the same, with a generator that is let go of: who only borrows would keep it."""

    @driver
    def lend(*given: Any) -> None:
        step(*given)

    return lend


@borrower
def next_learners(learners: int, seats: int, rotating: bool) -> int:
    """Return the bits of the learners in the next match, the first seat after the last."""
    if not rotating:
        return learners
    return learners << 1 if learners << 1 < 1 << seats else 1


@borrower
def alone(
    rules: Rules,
    position: Any,
    learners: int,
    streams: Uint64s,
    match: int,
    outcomes: Int64s,
    weights: Int64s,
    seen: Any,
    lent: Any,
) -> int:
    """Play chance until a learner is awaited, as all are; return its seat, or NONE at the end."""
    waiting = roll(rules, position, streams, match, outcomes, weights)
    return lowest(waiting) if waiting != 0 else NONE


def among(choose: Chooser) -> Callable[..., int]:
    """Return how a match goes on between learners and bots."""

    @borrower
    def go_on(
        rules: Rules,
        position: Any,
        learners: int,
        streams: Uint64s,
        match: int,
        outcomes: Int64s,
        weights: Int64s,
        seen: Any,
        lent: Any,
    ) -> int:
        """Play chance and bots until a learner is awaited; return its seat, NONE, or CUT."""
        generator, state = lent
        for _ in range(PATIENCE):
            waiting = roll(rules, position, streams, match, outcomes, weights)
            if waiting == 0:
                return NONE
            seat = lowest(waiting)
            if learners >> seat & 1:
                return seat
            seen[0] = position
            rules.observe(seen[0], seat)
            count = rules.legal(seen[0], seat, outcomes)
            for number in range(WIDTH):
                state[number] = streams[match, number]
            chosen = choose(seen[0], seat, outcomes, count, generator)
            for number in range(WIDTH):
                streams[match, number] = state[number]
            rules.play(position, seat, chosen)
        return CUT

    return go_on


@borrower
def roll(
    rules: Rules, position: Any, streams: Uint64s, match: int, outcomes: Int64s, weights: Int64s
) -> int:
    """Play chance until somebody is awaited; return who, one bit each, nobody at the end."""
    waiting = rules.awaited(position)
    while waiting >> CHANCE & 1:
        rules.play(position, CHANCE, rules.draw(position, streams, match, outcomes, weights))
        waiting = rules.awaited(position)
    return int(waiting)


@borrower
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


@borrower
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
