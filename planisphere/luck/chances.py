"""Each player's chance to win over a match, by playouts of normal bots from the true position."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import Any

import numpy as np

from planisphere.bots.levels import chooser
from planisphere.game import CHANCE, Game
from planisphere.kernel import Float64s, Int64s, driver
from planisphere.match import Match
from planisphere.parts.bits import lowest
from planisphere.playouts import Rules, rules_of, weighted

LEVEL = "normal"
"""The bots that play on, in all seats."""

PLAYOUTS = 200
"""From each moment, if nothing else is said."""

MOST_MOMENTS = 40
"""How many turns are looked at; of more, some are left out."""

MOST_TURNING = 5
"""How many turning points are named."""

TURNING = 0.1
"""By how much somebody's chance to win changes at least where a match turns."""

DOUBT = 3 * (2 * 0.25) ** 0.5
"""Three standard deviations of the difference between two shares of a single playout, at most."""

LONGEST = 200_000
"""Moves after which a playout is given up, and nobody has won it."""

MOMENTS = ("round_number", "place", "turn")
"""The fields that say whose turn it is, where a game has them."""


@dataclass(frozen=True, slots=True)
class Point:
    """Everybody's chance to win after an entry of the log."""

    number: int
    chances: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Turning:
    """An entry that changed somebody's chance to win."""

    number: int
    seat: int
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class Curve:
    """Everybody's chance to win over a match, and where it turned."""

    playouts: int
    points: tuple[Point, ...]
    turning: tuple[Turning, ...]


def never() -> bool:
    """Say that there is time enough."""
    return False


def curve(
    match: Match,
    playouts: int = PLAYOUTS,
    seed: str = "luck",
    hurry: Callable[[], bool] = never,
) -> Curve:
    """Reckon the chances to win at the turns of a match, and find the entries where it turned.

    The same seed gives the same chances. Where it has to *hurry*, fewer moments are looked at,
    spread over the whole match.
    """
    survey = Survey(match, playouts, seed)
    for number in spread(survey.turns()):
        if hurry():
            break
        survey.look(number)
    for one, other in survey.steepest():
        survey.narrow(one, other, hurry)
    return Curve(playouts, survey.points(), survey.turning())


class Survey:
    """The moments of a match at which the chances to win are known."""

    def __init__(self, match: Match, playouts: int, seed: str) -> None:
        self.match, self.playouts, self.seed = match, playouts, seed
        self.positions = [after for _, _, _, after in match.entries()]
        self.known: dict[int, tuple[float, ...]] = {}
        self.look(len(self.positions) - 1)
        self.look(0)

    def turns(self) -> list[int]:
        """List the last entry of each turn, of the longest matches every second or third."""
        moments = [moment(position) for position in self.positions]
        ends = [n for n, (one, other) in enumerate(pairwise(moments)) if one != other]
        return ends[:: len(ends) // MOST_MOMENTS + 1]

    def look(self, number: int) -> tuple[float, ...]:
        """Return the chances to win after an entry."""
        if number not in self.known:
            position = self.positions[number]
            self.known[number] = self._result(position) or self._play_on(number, position)
        return self.known[number]

    def _result(self, position: Any) -> tuple[float, ...]:
        """Return what everybody has of the victory, once the match is over."""
        if self.match.game.awaited(position):
            return ()
        return shares(self.match.game, position, self.match.seats)

    def _play_on(self, number: int, position: Any) -> tuple[float, ...]:
        """Let bots play on."""
        key = hashlib.sha256(f"{self.seed}|{number}".encode()).digest()
        generator = np.random.default_rng(int.from_bytes(key[:8], "big"))
        won = playouts(self.match.game, position, self.match.seats, self.playouts, generator)
        return tuple((won / self.playouts).tolist())

    def points(self) -> tuple[Point, ...]:
        """Return what is known, in the order of the match."""
        return tuple(Point(number, self.known[number]) for number in sorted(self.known))

    def change(self, one: int, other: int) -> float:
        """Return by how much the chances changed most between two entries."""
        pairs = zip(self.look(one), self.look(other), strict=True)
        return max(abs(after - before) for before, after in pairs)

    @property
    def notable(self) -> float:
        """The least change that is no mere accident of the playouts."""
        return max(TURNING, DOUBT / sqrt(self.playouts))

    def steepest(self) -> list[tuple[int, int]]:
        """List the stretches between known moments in which the chances changed most."""
        stretches = sorted(pairwise(sorted(self.known)), key=lambda both: -self.change(*both))
        return [both for both in stretches[:MOST_TURNING] if self.change(*both) >= self.notable]

    def narrow(self, one: int, other: int, hurry: Callable[[], bool]) -> None:
        """Halve a stretch again and again, to find the entry at which most of it happened."""
        while other - one > 1 and not hurry():
            middle = (one + other) // 2
            if self.change(one, middle) >= self.change(middle, other):
                other = middle
            else:
                one = middle

    def turning(self) -> tuple[Turning, ...]:
        """Name the turning points, in the order of the match: who won or lost most by them."""
        found = []
        for one, other in self.steepest():
            pairs = list(zip(self.look(one), self.look(other), strict=True))
            seat = max(range(len(pairs)), key=lambda s: abs(pairs[s][1] - pairs[s][0]))
            found.append(Turning(other, seat, *pairs[seat]))
        return tuple(sorted(found, key=lambda turning: turning.number))


def moment(position: Any) -> tuple[int, ...]:
    """Return whose turn it is, and of which round."""
    return tuple(int(position[name]) for name in MOMENTS if name in position.dtype.names)


def spread(numbers: list[int]) -> Iterator[int]:
    """Give numbers so that at any time those given lie all over: the middle ones first."""
    stretches = [numbers]
    while stretches:
        later = []
        for stretch in stretches:
            if stretch:
                middle = len(stretch) // 2
                yield stretch[middle]
                later += [stretch[:middle], stretch[middle + 1 :]]
        stretches = later


def shares(game: Game, position: Any, seats: int) -> tuple[float, ...]:
    """Return what each seat has of a victory; one that several share is divided."""
    winners = int(game.winners(position))
    return tuple((winners >> seat & 1) / max(1, winners.bit_count()) for seat in range(seats))


def playouts(
    game: Game, position: Any, seats: int, count: int, generator: np.random.Generator
) -> Float64s:
    """Let normal bots play on from a position so many times; return how often each seat wins."""
    table, board, view = (np.frombuffer(position.tobytes(), game.layout).copy() for _ in range(3))
    won, (buffer, weights) = np.zeros(seats), np.zeros((2, game.actions), np.int64)
    choose = chooser(game.name, LEVEL)
    told = (rules_of(game), game.observe, game.winners, choose)
    play_on(*told, table, board, view, count, won, buffer, weights, generator)
    return won


@driver
def play_on(
    rules: Rules,
    observe: Any,
    winners: Any,
    choose: Any,
    table: Any,
    board: Any,
    view: Any,
    count: int,
    won: Float64s,
    buffer: Int64s,
    weights: Int64s,
    generator: np.random.Generator,
) -> None:
    """Play games on to their ends from the position on the table, and count who wins."""
    for _ in range(count):
        board[0] = table[0]
        for _ in range(LONGEST):
            waiting = rules.awaited(board[0])
            if waiting == 0:
                break
            if waiting >> CHANCE & 1:
                many = rules.odds(board[0], buffer, weights)
                rules.play(board[0], CHANCE, buffer[weighted(weights, many, generator)])
                continue
            seat = lowest(waiting)
            view[0] = board[0]
            observe(view[0], seat)
            many = rules.legal(view[0], seat, buffer)
            rules.play(board[0], seat, choose(view[0], seat, buffer, many, generator))
        bits, shared = winners(board[0]), 0
        for seat in range(len(won)):
            shared += bits >> seat & 1
        for seat in range(len(won)):
            if bits >> seat & 1:
                won[seat] += 1 / shared
