"""A bot decides on its view alone, and its hand-in ends, whatever the game does."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from planisphere.bots.deciding import decide, generator
from planisphere.bots.levels import COMPILED, chooser
from planisphere.catalogue import load
from planisphere.faults import IllegalMove
from planisphere.fields import HIDDEN
from planisphere.game import Game
from planisphere.games.africa1880 import position as at
from planisphere.laws import wandered
from planisphere.match import Match
from tests.tables import MODES, Table

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


def knowing(game: Game) -> Game:
    """Return a game that refuses to go on from what is hidden."""

    def play(position: Any, seat: int, action: int) -> None:
        assert not any(np.any(position[name] == HIDDEN) for name in position.dtype.names)
        game.play(position, seat, action)

    return replace(game, play=play)


@pytest.mark.parametrize("level", COMPILED)
@pytest.mark.parametrize("table", MODES, ids=str)
def test_a_bot_decides_on_its_view_as_on_the_position(table: Table, level: str) -> None:
    match = Match.new(table.game, table.seats, {**table.options, "horizon": "2"}, seed="view")
    choose = chooser(table.game, level)
    sealed = 0
    for number in range(60):
        if match.over:
            break
        seat = match.awaited[-1]
        told, known = (
            decide(knowing(match.game), seen, seat, choose, generator("view", number, seat))
            for seen in (match.view(seat), match.position)
        )
        assert told == known
        sealed += len(match.awaited) == 1 and len(told) > 1
        match.play(seat, told, whole=True)
    assert sealed or table.game not in ("manchots", "africa1880"), "nobody was the last to seal"
