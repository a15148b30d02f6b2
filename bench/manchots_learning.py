"""Let the master of Manchots Barjots learn how likely it wins, from matches against itself.

`python bench/manchots_learning.py two 150` plays 150 bouts at tables of two and writes the weights
anew, `many` those for three to five; `afresh` behind it forgets the present ones. Half of the seats
are hard bots, and some choices are whims. After every choice the facts are noted that its seat
knew then. What the weights should have said of them is what they say after the seat's next choice,
with some of how the match ended. `against 4000` behind the tables, in place of bouts, says instead
how often one seat by the weights wins such a number of matches among hard bots, for each number of
seats, and the error of that share: one standard deviation.
"""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import numpy as np
from manchots_weights import TABLES, lead_of, share_of
from numpy.typing import NDArray

from planisphere.bots.manchots.choosing import pick
from planisphere.bots.manchots.learnt import FILE, LEARNT, SCALE, read
from planisphere.bots.manchots.noting import FACTS, UNITS, Notes, count, notes
from planisphere.bots.manchots.outlook import Sheet, sheet
from planisphere.bots.manchots.parting import STAGES, chance, move, part, stage_of
from planisphere.bots.manchots.weights import weights_for
from planisphere.catalogue import load
from planisphere.fields import NONE
from planisphere.game import CHANCE
from planisphere.games.manchots import rules
from planisphere.games.manchots.cards import KINDS, ROUNDS, ZONES
from planisphere.games.manchots.position import GIVE, OWNERS
from planisphere.games.manchots.rules import first_choice
from planisphere.games.manchots.table import must_land
from planisphere.kernel import Float64s, Int64s, compiled
from planisphere.parts.bits import lowest
from planisphere.playouts import weighted

Floats = NDArray[np.float32]

MATCHES = {"two": 400, "many": 150}
"""Matches of a bout."""

REMEMBERED = 30
"""Bouts that are learnt from at a time."""

WHIM = 0.04
"""How often a card is any of the hand, for positions that good players avoid."""

HARD, NET = range(2)
RIVALS = 0.5
"""How many seats are hard bots."""

OUTCOME = 0.7
"""How much the end of the match counts after each choice, beside what is said of the next."""

MARGIN, CLOSE = 0.4, 6.0
"""How much a lead counts beside a victory, and the points that make one."""

BATCH, RATE, LEAST_RATE = 512, 1e-3, 1e-4
"""Choices that are learnt from at once, and how fast, in the beginning and in the end."""

AGAIN = 6
"""How often a choice is learnt from."""

CHOICES = 2 * ROUNDS
"""The choices of a seat in a match."""


class Desk(NamedTuple):
    """All that bots need at hand while they play."""

    paper: Notes
    hard: Sheet
    gains: Float64s
    cards: Int64s
    buffer: Int64s
    odds: Int64s


class Played(NamedTuple):
    """What is noted of each choice of each seat in a match."""

    facts: Floats
    stages: Int64s
    said: Float64s
    made: Int64s
    """How many choices each seat has made."""


def desk() -> Desk:
    """Return an empty desk."""
    buffer, odds = np.zeros((2, KINDS), np.int64)
    return Desk(notes(), sheet(), np.zeros(KINDS), np.zeros(2, np.int64), buffer, odds)


def blank() -> Played:
    """Return a match of which nothing has been noted."""
    choices = (OWNERS, CHOICES)
    return Played(
        np.zeros((*choices, ZONES, FACTS), np.float32),
        np.zeros(choices, np.int64),
        np.zeros(choices),
        np.zeros(OWNERS, np.int64),
    )


@compiled
def play_match(
    board: Any,
    kinds: Int64s,
    hard: Float64s,
    weights: Float64s,
    whim: float,
    tools: Desk,
    played: Played,
    generator: np.random.Generator,
) -> None:
    """Play to the end, each seat as its kind, and note all choices; nobody reads the hidden."""
    while True:
        waiting = rules.awaited(board)
        if waiting == 0:
            return
        if waiting >> CHANCE & 1:
            drawn = weighted(tools.odds, rules.odds(board, tools.buffer, tools.odds), generator)
            rules.play(board, CHANCE, tools.buffer[drawn])
            continue
        seat = lowest(waiting)
        if kinds[seat] == HARD:
            many = pick(board, seat, hard, tools.hard, tools.gains, tools.cards)
        else:
            many = part(board, seat, weights, tools.paper, tools.cards)
        if generator.random() < whim:
            tools.cards[0] = any_card(board, seat, tools, generator)
            many = 1
        if first_choice(board, seat) != NONE or many == 2 or single(board, seat):
            note(board, seat, many, weights, tools, played)
        for index in range(many):
            rules.play(board, seat, tools.cards[index])


@compiled
def single(board: Any, seat: int) -> bool:
    """Whether a seat lands one card only."""
    return bool(board.phase != GIVE and must_land(board, seat) == 1)


@compiled
def any_card(board: Any, seat: int, tools: Desk, generator: np.random.Generator) -> int:
    """Return any card of a hand."""
    many = rules.legal(board, seat, tools.buffer)
    return int(tools.buffer[int(generator.random() * many)])


@compiled
def note(board: Any, seat: int, many: int, weights: Float64s, tools: Desk, played: Played) -> None:
    """Note what a seat knows once it has chosen, and what is said of that."""
    count(board, seat, tools.paper)
    first, made = first_choice(board, seat), played.made[seat]
    if first != NONE:
        move(board, seat, 0, first, 1, tools.paper)
    for index in range(many):
        place = index if first == NONE else 1
        move(board, seat, place, int(tools.cards[index]), 1, tools.paper)
    played.said[seat, made] = chance(board, seat, weights, tools.paper)
    played.stages[seat, made] = stage_of(board)
    for zone in range(ZONES):
        for fact in range(FACTS):
            played.facts[seat, made, zone, fact] = tools.paper.facts[zone, fact]
    played.made[seat] = made + 1


class Bout(NamedTuple):
    """Choices to learn from."""

    facts: Floats
    stages: Int64s
    goals: Floats


def bout(name: str, weights: Float64s, generator: np.random.Generator) -> Bout:
    """Play some matches; return their choices, with what should have been said of them."""
    tools, found = desk(), []
    for _ in range(MATCHES[name]):
        seats = int(generator.choice(TABLES[name]))
        kinds = (generator.random(seats) >= RIVALS).astype(np.int64)
        board, played = matched(kinds, weights, WHIM, tools, generator)
        for seat in range(seats):
            lead = 1 / (1 + np.exp(-lead_of(board, seat) / CLOSE))
            end = (1 - MARGIN) * share_of(board, seat) + MARGIN * lead
            made = int(played.made[seat])
            goals = goals_of(played.said[seat, :made], end)
            found.append(Bout(played.facts[seat, :made], played.stages[seat, :made], goals))
    return Bout(*(np.concatenate(part) for part in zip(*found, strict=True)))


def matched(
    kinds: Int64s, weights: Float64s, whim: float, tools: Desk, generator: np.random.Generator
) -> tuple[Any, Played]:
    """Play a match between seats of some kinds."""
    game, seats, played = load("manchots"), len(kinds), blank()
    table = np.zeros(1, game.layout).view(np.recarray)
    game.start(table[0], seats, game.settle(seats, {}))
    play_match(table[0], kinds, weights_for(seats), weights, whim, tools, played, generator)
    return table[0], played


def goals_of(said: Float64s, end: float) -> Floats:
    """Return what should have been said after each choice, from the last one back."""
    goals, goal = np.zeros(len(said), np.float32), end
    for number in range(len(said) - 1, -1, -1):
        goals[number] = goal
        goal = OUTCOME * goal + (1 - OUTCOME) * said[number]
    return goals


class Learner:
    """Weights that move towards goals, each the less the more it moves."""

    def __init__(self, weights: Float64s) -> None:
        self.weights = weights.astype(np.float32)
        self.way, self.size = np.zeros_like(self.weights), np.zeros_like(self.weights)
        self.steps = 0

    def learn(self, told: Bout, rate: float) -> float:
        """Learn from some choices; return how far the sayings were off."""
        inner = np.maximum(told.facts @ self.weights[:FACTS], 0)
        outer = self.weights[FACTS + told.stages]
        said = 1 / (1 + np.exp(-np.einsum("nzu,nu->n", inner, outer)))
        surplus = (said - told.goals) / len(said)
        slope = np.zeros_like(self.weights)
        np.add.at(slope, FACTS + told.stages, surplus[:, None] * inner.sum(1))
        back = (inner > 0) * (surplus[:, None] * outer)[:, None, :]
        slope[:FACTS] = told.facts.reshape(-1, FACTS).T @ back.reshape(-1, back.shape[2])
        self._move(slope, rate)
        return float(((said - told.goals) ** 2).mean())

    def _move(self, slope: Floats, rate: float) -> None:
        """Move all weights, by the slopes of late."""
        self.steps += 1
        self.way += 0.1 * (slope - self.way)
        self.size += 0.001 * (slope**2 - self.size)
        way = self.way / (1 - 0.9**self.steps)
        size = self.size / (1 - 0.999**self.steps)
        self.weights -= rate * way / (np.sqrt(size) + 1e-8)


def teach(name: str, weights: Float64s, bouts: int, generator: np.random.Generator) -> Float64s:
    """Let weights play and learn from it, again and again."""
    learner = Learner(weights)
    remembered: list[Bout] = []
    for number in range(bouts):
        present = learner.weights.astype(np.float64)
        remembered = [*remembered, bout(name, present, generator)][-REMEMBERED:]
        facts, stages, goals = (np.concatenate(part) for part in zip(*remembered, strict=True))
        order = generator.permutation(len(facts))[: AGAIN * len(remembered[-1].facts)]
        rate = LEAST_RATE + (RATE - LEAST_RATE) * (1 - number / bouts)
        off = [
            learner.learn(Bout(facts[some], stages[some], goals[some]), rate)
            for some in np.array_split(order, max(1, len(order) // BATCH))
        ]
        said = compare(name, present) if number % 10 == 9 else ()
        print(number, round(float(np.mean(off)), 4), *said, file=sys.stderr, flush=True)
    return learner.weights.astype(np.float64)


def compare(name: str, weights: Float64s, matches: int = 400) -> list[str]:
    """Say how often one seat by the weights wins among hard bots, for each number of seats."""
    said, tools, generator = [], desk(), np.random.default_rng(5)
    for seats in sorted({*TABLES[name]}):
        won = np.zeros(matches)
        for number in range(matches):
            kinds = np.array([int(seat == number % seats) for seat in range(seats)])
            board, _ = matched(kinds, weights, 0.0, tools, generator)
            won[number] = share_of(board, number % seats)
        said.append(f"{seats}: {won.mean():.4f} ± {won.std() / matches**0.5:.4f}")
    return said


def afresh(generator: np.random.Generator) -> Float64s:
    """Return weights that say nothing yet."""
    inner = generator.normal(0, 0.25, (FACTS, UNITS))
    return np.concatenate([inner, generator.normal(0, 0.1, (1, UNITS)).repeat(STAGES, axis=0)])


def write(learnt: dict[str, Float64s]) -> None:
    """Write all weights where the bot reads them."""
    lines = ["# How likely a seat of Manchots Barjots wins, in thousandths;"]
    lines += ["# by bench/manchots_learning.py."]
    for name, weights in learnt.items():
        rows = np.rint(SCALE * weights).astype(int).tolist()
        lines += ["", f"{name} = [", *(f"  {row}," for row in rows), "]"]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Teach the weights of a kind of tables, or try them."""
    name, bouts, *rest = sys.argv[1:]
    if bouts == "against":
        print(*compare(name, LEARNT[name], int(rest[0])), sep="\n")
        return
    generator = np.random.default_rng([*LEARNT].index(name))
    learnt = read()
    begun = afresh(generator) if rest == ["afresh"] else learnt[name]
    learnt[name] = teach(name, begun, int(bouts), generator)
    write(learnt)


if __name__ == "__main__":
    main()
