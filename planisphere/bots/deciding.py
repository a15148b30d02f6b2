"""A bot's hand-in: what it chooses on its view, and all of a choice that is sealed."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np

from planisphere.bots.levels import Chooser
from planisphere.bots.talkers import Agreements, faithful
from planisphere.faults import IllegalMove
from planisphere.game import Game
from planisphere.trial import LONGEST_HAND_IN, Trial


def decide(
    game: Game,
    position: Any,
    seat: int,
    choose: Chooser,
    generator: np.random.Generator,
    agreements: Agreements = (),
) -> list[int]:
    """Return the actions that a bot hands in; it gets nothing but what its seat may see."""
    if agreements:
        choose = faithful(game.name, choose, agreements)
    legal = np.zeros(game.actions, np.int64)
    trial = Trial(game, position, seat, int(position.seats))
    for _ in range(LONGEST_HAND_IN):
        view = trial.position.copy()
        game.observe(view, seat)
        count = game.legal(view, seat, legal)
        trial.play([int(choose(view, seat, legal, count, generator))])
        if trial.closed or not trial.sealed:
            return trial.actions
    raise IllegalMove("form", "hand-in-too-long", most=LONGEST_HAND_IN)


def generator(seed: str, number: int, seat: int) -> np.random.Generator:
    """Return the generator of a seat for one hand-in, so that a match from a seed reproduces."""
    digest = hashlib.sha256(f"{seed}|{number}|{seat}".encode()).digest()
    return np.random.default_rng(int.from_bytes(digest[:8], "big"))
