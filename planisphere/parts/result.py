"""How a game ends; a world game with one winner, or none when the horizon cuts it."""

from __future__ import annotations

from typing import Protocol

from planisphere.fields import NONE
from planisphere.kernel import Float64s, compiled
from planisphere.parts import phases


class Ended(Protocol):
    """Why it is over."""

    ended: int


class Result(Ended, Protocol):
    """Who has won a world game, and why it is over."""

    seats: int
    phase: int
    winner: int


@compiled
def finish(position: Result, winner: int, ending: int) -> None:
    """End the match."""
    position.phase = phases.OVER
    position.winner = winner
    position.ended = ending


@compiled
def scores(position: Result, out: Float64s) -> None:
    """One for the winner, nothing for the others."""
    for seat in range(int(position.seats)):
        out[seat] = 1.0 if position.winner == seat else 0.0


@compiled
def winners(position: Result) -> int:
    """Who has won, if anybody, as a bit.  [C32, R22, R25, R26, R35]"""
    return 0 if position.winner == NONE else 1 << int(position.winner)


@compiled
def ending(position: Ended) -> int:
    """Why it is over."""
    return int(position.ended)
