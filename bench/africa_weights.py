"""Fit the weights by which the stronger bots of Africa 1880 judge a position.

Matches are played, and at the beginning of each turn it is counted what every seat has. The
chances to win are then a softmax of weighted counts, with one more outcome: nobody wins. The
weights of most likelihood, held to what is reasoned, are printed: those from sound players with
`python bench/africa_weights.py SOUND 4000`, those from searching ones with `KEEN 128`.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from planisphere.bots.africa1880.easy import easy
from planisphere.bots.africa1880.normal import normal
from planisphere.bots.africa1880.search import hard
from planisphere.bots.africa1880.standing import (
    ALLIED,
    ALLIES,
    ATTACK_LATER,
    ATTACK_RIPE,
    COLONY_ALONE,
    COLONY_SHARED,
    CROWD,
    DUEL_LATER,
    DUEL_RIPE,
    FEATURES,
    QUIET,
    ROOM_DISPUTED,
    ROOM_LARGE,
    ROOM_SMALL,
    SQUARES_TO_GO,
    THREATENED,
    count_all,
    turns_to_come,
)
from planisphere.bots.africa1880.weights import SOUND
from planisphere.bots.thinking import Budget, Seen
from planisphere.catalogue import load
from planisphere.games.africa1880.board import TURNS
from planisphere.games.africa1880.position import ORDERS, SEATS
from planisphere.games.africa1880.rules import awaited, legal, play
from planisphere.kernel import Float64s, Int64s, compiled
from planisphere.parts.bits import lowest

WHIM = 0.1
"""How often a line is written as a beginner would."""

HELD = 10.0
"""How much the weights are held to what is reasoned, more with more turns to come."""

LATE = 3
"""The turns to come below which sound players show well what a position is worth."""

THOUGHT = 60
"""The sheets that a hard bot tries here."""

STEPS, LONGEST_STEP = 16, 0.5
"""Newton's steps for each turn, and how much one of them changes a weight at most."""


@compiled
def gather(position: Any, counted: Float64s, buffer: Int64s, generator: Any) -> None:
    """Play a match, and count what everybody has when a turn begins."""
    board, noted = position[0], 0
    while awaited(board) != 0:
        if board.phase == ORDERS and board.round_number > noted:
            noted = int(board.round_number)
            count_all(board, counted[turns_to_come(board)])
        seat = lowest(awaited(board))
        count = legal(board, seat, buffer)
        if generator.random() < WHIM:
            play(board, seat, easy(board, seat, buffer, count, generator))
        else:
            play(board, seat, normal(board, seat, buffer, count, generator))


def matches(count: int, seed: int, search: bool) -> tuple[Float64s, Int64s]:
    """Return what was counted in matches of three to six, and who won each, the last for nobody."""
    game, generator = load("africa1880"), np.random.default_rng(seed)
    counted = np.full((count, TURNS, SEATS, FEATURES), np.nan)
    won, buffer = np.full(count, SEATS), np.zeros(game.actions, np.int64)
    for number in range(count):
        seats = 3 + number % 4
        position = np.zeros(1, game.layout)
        game.start(position.view(np.recarray)[0], seats, game.settle(seats, {}))
        if search:
            gather_searched(position, counted[number], generator)
        else:
            gather(position, counted[number], buffer, generator)
        counted[number, :, seats:] = np.nan
        winners = int(game.winners(position[0]))
        won[number] = winners.bit_length() - 1 if winners else SEATS
    return counted, won


def gather_searched(position: Any, counted: Float64s, generator: np.random.Generator) -> None:
    """Let hard bots play a match with little thought, and count likewise."""
    game, board, noted = load("africa1880"), position.view(np.recarray)[0], 0
    while (waiting := int(awaited(board))) != 0:
        if board.phase == ORDERS and board.round_number > noted:
            noted = int(board.round_number)
            count_all(board, counted[turns_to_come(board)])
        seat = int(lowest(waiting))
        view = board.copy()
        game.observe(view, seat)
        for action in hard(Seen(game, view, seat, Budget(THOUGHT), generator)).actions:
            play(board, seat, action)


def fit(counted: Float64s, won: Int64s, turns: int, reasoned: Float64s) -> tuple[Float64s, float]:
    """Return the weights with so many turns to come, nobody's last, and a match's likelihood."""
    known = ~np.isnan(counted[:, 0, 0])
    counted, won = counted[known], won[known]
    sits = ~np.isnan(counted[:, :, 0])
    inputs = np.zeros((len(won), SEATS + 1, FEATURES + 1))
    inputs[:, :SEATS, :FEATURES] = np.nan_to_num(counted)
    inputs[:, SEATS, FEATURES] = 1.0
    sits = np.concatenate([sits, np.ones((len(won), 1), bool)], axis=1)
    held = np.append(HELD * (1 + turns) ** 2 * counted[sits[:, :SEATS]].var(0) + 1.0, 0.01)
    weights = reasoned.copy()
    for _ in range(STEPS):
        chances = shares(inputs, sits, weights)
        mean = np.einsum("ms,msf->mf", chances, inputs)
        slope = (inputs[np.arange(len(won)), won] - mean).sum(0) - held * (weights - reasoned)
        bend = np.einsum("ms,msf,msg->fg", chances, inputs, inputs, optimize=True)
        step = np.linalg.solve(bend - mean.T @ mean + np.diag(held), slope)
        weights += step * min(1.0, LONGEST_STEP / np.abs(step).max())
    likely = np.log(shares(inputs, sits, weights)[np.arange(len(won)), won] + 1e-12).mean()
    return weights, float(likely)


def believed(name: str, turns: int) -> Float64s:
    """Return the weights to be held to; sound players show little of what comes late."""
    plain: Float64s = np.append(prior(turns), 0.0)
    if name == "SOUND":
        return plain
    measured: Float64s = SOUND[turns]
    return measured if turns < LATE else (measured + plain) / 2


def prior(turns: int) -> Float64s:
    """Return what is reasoned rather than measured: the points that something may bring."""
    points, left = np.zeros(FEATURES), turns + 1
    points[[COLONY_ALONE, COLONY_SHARED]] = 8, 3
    points[ROOM_SMALL] = 2.2 if left > 2 else 1.2 if left == 2 else 0
    points[ROOM_LARGE] = 1.5 if left > 4 else 0.8 if left == 4 else 0
    points[ROOM_DISPUTED] = 0.8 if left > 2 else 0.2
    points[[ATTACK_RIPE, ATTACK_LATER]] = 0.6, 0.5 if left > 1 else 0
    points[[DUEL_RIPE, DUEL_LATER, CROWD, ALLIED, ALLIES]] = 1.5, 1, 0.5, 0.5, 0.5
    for squares in range(min(SQUARES_TO_GO, left + 1)):
        points[QUIET + squares] = 8 * 0.93**squares
        points[THREATENED + squares] = 8 * 0.7 ** max(1, squares)
    return points / (8 + 1.5 * turns)


def shares(inputs: Float64s, sits: Any, weights: Float64s) -> Float64s:
    """Return the chance of each seat, and of nobody."""
    strength = np.where(sits, inputs @ weights, -np.inf)
    strength = np.exp(strength - strength.max(1, keepdims=True))
    found: Float64s = strength / strength.sum(1, keepdims=True)
    return found


def written(name: str, fitted: Float64s) -> str:
    """Write the weights as they stand in the module of the bots."""
    halves = fitted.reshape(2 * TURNS, -1)
    rows = ["    " + " ".join(f"{weight:5.2f}" for weight in half) for half in halves]
    return "\n".join([f'{name} = read("""', *rows, '""")'])


def main() -> None:
    """Fit all turns, and print the weights."""
    name, count = sys.argv[1], int(sys.argv[2])
    counted, won = matches(count, seed=1, search=name == "KEEN")
    reasoned = [believed(name, turns) for turns in range(TURNS)]
    fitted = [fit(counted[:, turns], won, turns, reasoned[turns]) for turns in range(TURNS)]
    for turns, (_, likely) in enumerate(fitted):
        print(turns, round(likely, 3), file=sys.stderr)
    print(written(name, np.array([weights for weights, _ in fitted])))


if __name__ == "__main__":
    main()
