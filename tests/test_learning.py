"""The example that learns: its network, its goals, and the players that it trained."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest

from examples.learning.network import Network, Told
from examples.learning.players import WEIGHTS, best, express
from examples.learning.selfplay import Chosen, Manner, Room, goals, learn
from examples.learning.telling import teller
from planisphere.bots.budgets import reproducible
from planisphere.bots.deciding import generator, look
from planisphere.match import Match

LEARN = runpy.run_path(str(Path(__file__).parents[1] / "examples" / "learn.py"), run_name="learn")
GAMES = ("express", "manchots")
SMALL = Manner(matches=32, steps=24, batch=128)


def some_choices(choices: int, generator: np.random.Generator) -> Told:
    """Return random facts of three parts and a whole."""
    rows = generator.normal(size=(3 * choices, 5)).astype(np.float32)
    whole = generator.normal(size=(choices, 2)).astype(np.float32)
    return Told(rows, np.arange(3 * choices).reshape(-1, 3), whole)


def test_a_network_learns_what_it_is_told() -> None:
    drawn = np.random.default_rng(0)
    told = some_choices(400, drawn)
    wanted = (told.rows.reshape(400, -1).sum(axis=1) + told.whole[:, 0] > 0).astype(np.float32)
    network = Network.fresh((5, 2), [16, 8], 1, seed=0)
    surprises = [network.learn(told, wanted, 0.01) for _ in range(200)]
    assert surprises[0] > 0.5
    assert surprises[-1] < 0.1


def test_a_network_moves_down_the_slope_of_its_surprise() -> None:
    drawn = np.random.default_rng(1)
    told, wanted = some_choices(20, drawn), drawn.random(20).astype(np.float32)
    network = Network.fresh((5, 2), [6, 4], 1, seed=1)
    before = [weight.copy() for weight in network.weights]
    surprise = network.learn(told, wanted, 0.0)
    for layer, slopes in enumerate(network.slopes):
        place = np.unravel_index(np.argmax(np.abs(slopes)), slopes.shape)
        pushed = Network([weight.astype(np.float64) for weight in before], 1)
        pushed.weights[layer][place] += 1e-4
        measured = (pushed.learn(told, wanted, 0.0) - surprise) / 1e-4
        assert measured == pytest.approx(10 * slopes[place], rel=0.05)


def test_a_choice_foretells_the_next_one_and_the_end() -> None:
    def step(seat: int, best: float, *, ended: bool = False, whim: bool = False) -> Chosen:
        said = np.array([best], np.float32)
        won = np.array([[1.0, 0.0]], np.float32)
        nothing = Told(np.zeros((1, 1), np.float32), np.zeros((1, 1), np.int64), said[:, None])
        whims, ends = np.array([whim]), np.array([ended])
        return Chosen(nothing, np.array([seat]), said, said, whims, ends, won)

    played = [step(0, 0.5), step(1, 0.4), step(0, 0.6), step(1, 0.3, ended=True), step(0, 0.5)]
    found, sure = goals(played, 2, trace=0.5)
    assert sure[:, 0].tolist() == [True, True, True, True, False]
    assert found[:4, 0].tolist() == pytest.approx([0.8, 0.15, 1.0, 0.0])
    played[2] = step(0, 0.6, whim=True)
    assert goals(played, 2, trace=0.5)[0][0, 0] == pytest.approx(0.6)


def learnt(game: str, seed: int) -> Network:
    """Return a network after two short bouts."""
    told, drawn = teller(game), np.random.default_rng(seed)
    network, room = told.fresh(seed), Room(told, 2, SMALL.matches, seed)
    for _ in range(2):
        learn(network, room, SMALL, drawn, 1.0)
    return network


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_learns_the_same(game: str) -> None:
    first, again, other = (learnt(game, seed).weights[0] for seed in (5, 5, 6))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_self_play_makes_risk_express_less_surprising() -> None:
    told, drawn = teller("express"), np.random.default_rng(0)
    network, room = told.fresh(0), Room(told, 2, 64, seed=0)
    manner = Manner(matches=64, steps=64, batch=256)
    surprises = [learn(network, room, manner, drawn, 1.0) for _ in range(16)]
    assert surprises[-1] < surprises[0] - 0.05


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_chooses_on_its_view_what_the_network_likes_in_the_environment(game: str) -> None:
    told, drawn = teller(game), np.random.default_rng(0)
    room, network = Room(told, 3, 1, seed=3), Network.read(WEIGHTS / f"{game}.npz")
    for _ in range(20):
        match, seat = Match.from_line(room.env.line(0), seed="any"), int(room.infos["seat"][0])
        choices = told.tell(room.vectors, room.infos["action_mask"])
        likings = dict(zip(choices.actions.tolist(), network.logits(choices.told), strict=True))
        chosen = best(game, match.view(seat), seat)
        assert likings[chosen] == pytest.approx(max(likings.values()), abs=1e-5)
        room.step(network, Manner(), drawn)


@pytest.mark.parametrize(
    ("game", "seats"), [("express", 2), ("express", 3), ("manchots", 2), ("manchots", 3)]
)
def test_the_trained_player_beats_normal(game: str, seats: int) -> None:
    network = Network.read(WEIGHTS / f"{game}.npz")
    assert LEARN["share"](network, teller(game), seats, 1000) > 1 / seats + 0.03


def test_a_trained_player_hands_in_what_is_legal() -> None:
    match = Match.new("express", seats=2, seed="a trained player")
    while not match.over and match.number < 60:
        seat = match.awaited[0]
        seen = look(match, seat, reproducible("normal"), generator("trained", match.number, seat))
        match.play(seat, express(seen).actions)
    assert match.number > 10
