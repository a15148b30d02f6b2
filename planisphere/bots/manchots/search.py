"""The stronger bots of Manchots Barjots: they guess what is hidden, and play choices on.

A choice is played on with the cards that the others may have, all of them playing as normal bots
do. The same guesses and the same luck are tried with each choice, so that they can be compared.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.halving import Found, halve
from planisphere.bots.manchots.normal import giving, landing, normal
from planisphere.bots.thinking import Budget, Decision, Seen
from planisphere.game import CHANCE
from planisphere.games.manchots import position as at
from planisphere.games.manchots.position import Position
from planisphere.games.manchots.rules import awaited, first_choice, legal, odds, play
from planisphere.games.manchots.score import winners
from planisphere.games.manchots.secrecy import guess, observe
from planisphere.kernel import Float64s, Int64s, compiled
from planisphere.parts.bits import lowest
from planisphere.playouts import weighted
from planisphere.trial import Trial

TRIED = 8
"""The cards that are played on: those that look best at first sight."""


def search(seen: Seen) -> Decision:
    """Choose, card by card, what wins most often when the match is played on."""
    position = seen.view.copy()
    seen.game.guess(position, np.random.default_rng(0))
    trial = Trial(seen.game, position, seen.seat, int(seen.view.seats))
    found = None
    while not trial.closed:
        view = trial.position.copy()
        seen.game.observe(view, seen.seat)
        kinds = promising(seen, view)
        if len(kinds) > 1:
            found = _best(seen, view, kinds)
            kinds = [kinds[found.choice]]
        trial.play(kinds)
        if not trial.sealed:
            break
    if found is None:
        return Decision(trial.actions)
    details = {"share": round(100 * found.worth), "playouts": found.playouts}
    return Decision(trial.actions, "reason-playouts", details)


def promising(seen: Seen, view: Any) -> list[int]:
    """List the cards that look best at first sight, the best first."""
    legal_kinds, liking = np.zeros(seen.game.actions, np.int64), np.zeros(seen.game.actions)
    count = sighted(view, seen.seat, legal_kinds, liking)
    order = np.argsort(-liking[:count], kind="stable")[:TRIED]
    return [int(kind) for kind in legal_kinds[:count][order]]


def _best(seen: Seen, view: Any, kinds: list[int]) -> Found:
    """Return which of some cards plays out best."""
    table = np.frombuffer(view.tobytes(), seen.game.layout).copy()
    board, sight = table.copy(), table.copy()
    buffer, weights = np.zeros((2, seen.game.actions), np.int64)
    seed = int(seen.generator.integers(1 << 62))

    def trial(choice: int, first: int, count: int) -> float:
        told = (table, board, sight, seen.seat, kinds[choice], buffer, weights)
        lucks = (np.random.default_rng([seed, number]) for number in range(first, first + count))
        return sum(float(play_on(*told, luck)) for luck in lucks)

    return halve(len(kinds), trial, _part(seen.budget) if view.phase == at.GIVE else seen.budget)


def _part(budget: Budget) -> Budget:
    """Return what one of the two cards may take that are given together.  [M4]"""
    seconds = None if budget.seconds is None else budget.seconds / 2
    return Budget(max(1, budget.playouts // 2), seconds)


@compiled
def sighted(view: Any, seat: int, kinds: Int64s, liking: Float64s) -> int:
    """Write the cards that a seat may choose, and how a normal bot likes each; return how many."""
    first, count = first_choice(view, seat), legal(view, seat, kinds)
    for index in range(count):
        if view.phase == at.GIVE:
            liking[index] = giving(view, seat, first, int(kinds[index]))
        else:
            liking[index] = landing(view, seat, first, int(kinds[index]))
    return count


@compiled
def play_on(
    table: Any,
    board: Any,
    sight: Any,
    seat: int,
    kind: int,
    buffer: Int64s,
    weights: Int64s,
    generator: np.random.Generator,
) -> float:
    """Guess, choose a card, let normal bots play on; return the part of the victory of a seat."""
    board[0] = table[0]
    guess(board[0], generator)
    play(board[0], seat, kind)
    while True:
        waiting = awaited(board[0])
        if waiting == 0:
            return victory(board[0], seat)
        if waiting >> CHANCE & 1:
            count = odds(board[0], buffer, weights)
            play(board[0], CHANCE, buffer[weighted(weights, count, generator)])
            continue
        mover = lowest(waiting)
        sight[0] = board[0]
        observe(sight[0], mover)
        count = legal(sight[0], mover, buffer)
        play(board[0], mover, normal(sight[0], mover, buffer, count, generator))


@compiled
def victory(position: Position, seat: int) -> float:
    """Return the part of the victory that a seat has."""
    won, shared = winners(position), 0
    for other in range(int(position.seats)):
        shared += won >> other & 1
    return (won >> seat & 1) / max(1, shared)
