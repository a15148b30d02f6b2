"""A bot's hand-in: what it chooses on its view, and all of a choice that is sealed."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from planisphere.bots.levels import COMPILED, Chooser, check_level, chooser, levels
from planisphere.bots.talkers import Agreements, Past, faithful
from planisphere.bots.thinking import Budget, Decision, Seen, Thinker
from planisphere.faults import IllegalMove
from planisphere.game import Game
from planisphere.match import Match
from planisphere.trial import LONGEST_HAND_IN, Trial

if TYPE_CHECKING:
    from planisphere.diplomacy import Word


@cache
def thinker(game: str, level: str) -> Thinker:
    """Return how a bot of a level decides in a game."""
    check_level(level, levels(game))
    if level not in COMPILED:
        found: Thinker = getattr(import_module(f"planisphere.bots.{game}"), level)
        return found
    choose = chooser(game, level)

    def think(seen: Seen) -> Decision:
        told = (seen.game, seen.view, seen.seat, choose, seen.generator)
        return Decision(decide(*told, seen.agreements, seen.past))

    return think


def look(
    match: Match,
    seat: int,
    budget: Budget,
    generator: np.random.Generator,
    agreements: Agreements = (),
    past: Past = (),
    talk: Sequence[Word] = (),
    *,
    listens: bool = True,
) -> Seen:
    """Return all that a bot in a seat is given: numbers, from which no way leads to the match.

    Who *listens* to nothing is not told what was heard, which takes longer than to choose.
    """
    heard = match.heard(seat) if listens else ()
    told = (heard, agreements, past, talk)
    return Seen(match.game, match.view(seat), seat, budget, generator, *told)


def decide(
    game: Game,
    view: Any,
    seat: int,
    choose: Chooser,
    generator: np.random.Generator,
    agreements: Agreements = (),
    past: Past = (),
) -> list[int]:
    """Return the actions that a chooser hands in; it knows nothing but what its seat sees."""
    if agreements:
        choose = faithful(game.name, choose, agreements, past)
    legal = np.zeros(game.actions, np.int64)
    trial = Trial(game, supposed(game, view), seat, int(view.seats))
    for _ in range(LONGEST_HAND_IN):
        seen = trial.position.copy()
        game.observe(seen, seat)
        count = game.legal(seen, seat, legal)
        trial.play([int(choose(seen, seat, legal, count, generator))])
        if trial.closed or not trial.sealed:
            return trial.actions
    raise IllegalMove("form", "hand-in-too-long", most=LONGEST_HAND_IN)


def commands(game: Game, view: Any, seat: int, actions: Sequence[int], language: str) -> str:
    """Write what a bot hands in as commands, which can be read in the same place."""
    written = game.notation.write(supposed(game, view), seat, actions, language)
    return "; ".join(written)


def supposed(game: Game, view: Any) -> Any:
    """Return a position that could lie behind a view, to play on.

    The action that closes a sealed choice reads what the others chose, which no view has. What
    is supposed has no part in the decision: the bot sees what its seat would see of it.
    """
    position = view.copy()
    game.guess(position, np.random.default_rng(0))
    return position


def generator(seed: str, number: int, seat: int) -> np.random.Generator:
    """Return the generator of a seat for one hand-in, so that a match from a seed reproduces."""
    digest = hashlib.sha256(f"{seed}|{number}|{seat}".encode()).digest()
    return np.random.default_rng(int.from_bytes(digest[:8], "big"))
