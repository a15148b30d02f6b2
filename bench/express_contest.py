"""Let one master of Risk Express play hard bots, in thousands of matches.

`python bench/express_contest.py 2000` plays as many at a table of two, with another number behind
it at that many seats, and prints the master's share of the victories with its 95 % interval. Turns
are weighed as the bots weigh them, but once each. Matches are not those of `arena`.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from planisphere.arena.judging import wilson
from planisphere.bots.express.siege import Paper, best_of, paper
from planisphere.bots.express.turn import weigh_turn
from planisphere.bots.express.weights import weights_for
from planisphere.catalogue import load
from planisphere.fields import NONE
from planisphere.game import CHANCE
from planisphere.games.express.cards import FACES
from planisphere.games.express.position import SEATS
from planisphere.games.express.rules import awaited, legal, play
from planisphere.games.express.score import winners
from planisphere.kernel import Float64s, Int64s
from planisphere.parts.bits import lowest

REPORTED = 100
"""Matches after which it is said how things stand."""


def play_match(
    board: Any,
    master: int,
    weights: Float64s,
    others: Float64s,
    sheet: Paper,
    buffer: Int64s,
    generator: np.random.Generator,
) -> int:
    """Play a match of one master against hard bots; return who won."""
    weighed = NONE
    while awaited(board) != 0:
        if awaited(board) >> CHANCE & 1:
            play(board, CHANCE, int(generator.random() * FACES))
            continue
        seat = lowest(awaited(board))
        turn = int(board.round_number) * SEATS + seat
        if turn != weighed:
            weigh_turn(board, seat, NONE, weights if seat == master else others, sheet)
        weighed = turn
        play(board, seat, best_of(board, buffer, legal(board, seat, buffer), sheet))
    return int(winners(board))


def contest(matches: int, seats: int) -> float:
    """Return how many matches the master won; its seat goes round while chance stays the same."""
    game, weights = load("express"), [weights_for(level, seats) for level in ("master", "hard")]
    sheet, buffer, won = paper(), np.zeros(game.actions, np.int64), 0.0
    for number in range(matches):
        table = np.zeros(1, game.layout).view(np.recarray)
        game.start(table[0], seats, game.settle(seats, {}))
        chance, master = np.random.default_rng(number // seats), number % seats
        first = play_match(table[0], master, *weights, sheet, buffer, chance)
        won += (first >> master & 1) / first.bit_count()
        if (number + 1) % REPORTED == 0:
            print(said(won, number + 1), file=sys.stderr, flush=True)
    return won


def said(won: float, matches: int) -> str:
    """Say how often the master won."""
    found = wilson(won, matches)
    return f"{matches} matches: {found.share:.3f}, 95 % {found.low:.3f}–{found.high:.3f}"


def main() -> None:
    """Play, and print the share."""
    matches, seats = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 2
    print(said(contest(matches, seats), matches))


if __name__ == "__main__":
    main()
