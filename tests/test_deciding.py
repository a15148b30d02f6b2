"""A bot's hand-in ends, whatever the game does."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from planisphere.bots.deciding import decide
from planisphere.bots.levels import chooser
from planisphere.catalogue import load
from planisphere.faults import IllegalMove
from planisphere.game import Game
from planisphere.games.africa1880 import position as at
from planisphere.laws import wandered

AFRICA: Game = load("africa1880")


def plays_nothing(position: Any, seat: int, action: int) -> None:
    """Leave everything as it is."""


def ends_unseen(position: Any) -> int:
    """Await everybody, until a landing that nobody sees."""
    return 0 if position.landing[0] == 0 else 7


def lands_unseen(position: Any, seat: int, action: int) -> None:
    """End the match where no onlooker can see it."""
    position.landing[0] = 0


@pytest.mark.parametrize(
    "faulty",
    [replace(AFRICA, play=plays_nothing), replace(AFRICA, play=lands_unseen, awaited=ends_unseen)],
    ids=["never-done", "over-unseen"],
)
def test_a_sealed_choice_that_a_faulty_game_never_closes_is_given_up(faulty: Game) -> None:
    position = wandered("africa1880", 3, {}, seed=1, plies=6).position
    assert position.phase == at.ORDERS
    with pytest.raises(IllegalMove, match="hand-in-too-long"):
        decide(faulty, position, 0, chooser("africa1880", "random"), np.random.default_rng(1))
