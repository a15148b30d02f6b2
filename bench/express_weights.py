"""Fit the weights by which a master of Risk Express foretells who wins.

`python bench/express_weights.py two 60` lets the weights for tables of two play themselves for 60
bouts and writes them anew, `many` those for three to six; `from-hard` behind it begins with the
weights of hard bots and more units, `afresh` with nothing. At the beginning of each turn the facts
of all seats are noted. What the weights should have said there is what they say of the next turn,
with some of who won in the end; for the player on turn, what his turn promised when it was weighed
exactly.
"""

from __future__ import annotations

import sys
from typing import Any, NamedTuple

import numpy as np

from planisphere.bots.express.easy import easy
from planisphere.bots.express.siege import Paper, best_of, paper
from planisphere.bots.express.turn import weigh_turn
from planisphere.bots.express.weights import SCALE, file_of, read
from planisphere.bots.express.winning import FACTS, ROWS, chances_by, tell
from planisphere.catalogue import load
from planisphere.fields import NONE
from planisphere.game import CHANCE
from planisphere.games.express import position as at
from planisphere.games.express.cards import CARDS, DICE, FACES
from planisphere.games.express.position import SEATS
from planisphere.games.express.rules import awaited, legal, play
from planisphere.games.express.score import winners
from planisphere.kernel import Float64s, Int64s, compiled
from planisphere.parts.bits import lowest

TABLES = {"two": (2,), "many": (3, 3, 4, 4, 5, 6)}
"""The numbers of seats that weights are for, each as often as it is played."""

LONGEST = 400
"""Turns after which a match is given up."""

UNITS = 48
"""The units that add facts up, where weights are begun."""

BOUT = 12_000
"""Turns that are played with the same weights."""

REMEMBERED = 6
"""Bouts that are learnt from at a time."""

WHIM = 0.04
"""How often an action is an easy bot's, for positions that good players avoid."""

MIXED = 0.4
"""How many matches begin with some cards dealt at random."""

OUTCOME = 0.15
"""How much who won counts at each turn, beside what is said of the next."""

RATE, LEAST_RATE = 0.02, 0.002
"""How fast weights change, in the beginning and more and more slowly to the end."""


class Notes(NamedTuple):
    """What is noted of each turn: the facts of the seats, whose turn, and what it promised him."""

    facts: Int64s
    movers: Int64s
    promised: Float64s


@compiled
def play_match(
    table: Any, weights: Float64s, notes: Notes, sheet: Paper, buffer: Int64s, generator: Any
) -> int:
    """Play a match by the weights, with whims; note its turns, and return how many there were."""
    board, turns, last = table[0], 0, NONE
    while awaited(board) != 0:
        if awaited(board) >> CHANCE & 1:
            play(board, CHANCE, int(generator.random() * FACES))
            continue
        seat = lowest(awaited(board))
        number = int(board.round_number) * SEATS + seat
        if number != last:
            if turns == LONGEST:
                return turns
            tell(board, seat, notes.facts[turns])
            weigh_turn(board, seat, NONE, weights, sheet)
            notes.movers[turns] = seat
            notes.promised[turns] = sheet.unfixed[DICE]
            turns, last = turns + 1, number
        count = legal(board, seat, buffer)
        if generator.random() < WHIM:
            play(board, seat, easy(board, seat, buffer, count, generator))
        else:
            play(board, seat, best_of(board, buffer, count, sheet))
    return turns


@compiled
def set_goals(
    weights: Float64s, notes: Notes, turns: int, seats: int, won: Float64s, goals: Float64s
) -> None:
    """Write what should have been said at each turn, from the last one back."""
    said = np.zeros(SEATS)
    for turn in range(turns - 1, -1, -1):
        goal = goals[turn]
        for seat in range(seats):
            goal[seat] = won[seat]
        if turn + 1 < turns:
            chances_by(weights, notes.facts[turn + 1], seats, said)
            for seat in range(seats):
                goal[seat] = OUTCOME * goals[turn + 1, seat] + (1 - OUTCOME) * said[seat]
        mover = int(notes.movers[turn])
        promised = OUTCOME * goal[mover] + (1 - OUTCOME) * notes.promised[turn]
        rest = 1.0 - goal[mover]
        for seat in range(seats):
            share = goal[seat] / rest if rest > 0.0 else 1.0 / (seats - 1)
            goal[seat] = promised if seat == mover else share * (1.0 - promised)


@compiled
def learn(
    weights: Float64s,
    slopes: Float64s,
    facts: Int64s,
    seats: Int64s,
    goals: Float64s,
    order: Int64s,
    rate: float,
) -> float:
    """Move the weights towards the goals, each the less the more it moved; return the loss."""
    said, lost = np.zeros(SEATS), 0.0
    for index in order:
        chances_by(weights, facts[index], int(seats[index]), said)
        for seat in range(int(seats[index])):
            lost -= goals[index, seat] * np.log(said[seat] + 1e-12)
            correct(weights, slopes, facts[index, seat], said[seat] - goals[index, seat], rate)
    return lost / len(order)


@compiled
def correct(
    weights: Float64s, slopes: Float64s, facts: Int64s, surplus: float, rate: float
) -> None:
    """Move the weights that speak of a seat against what was said too much of it."""
    for unit in range(weights.shape[1]):
        added = 0.0
        for fact in range(FACTS):
            added += weights[facts[fact], unit]
        if added <= 0.0:
            continue
        slope = surplus * weights[ROWS, unit]
        move(weights, slopes, ROWS, unit, surplus * added, rate)
        for fact in range(FACTS):
            move(weights, slopes, int(facts[fact]), unit, slope, rate)


@compiled
def move(
    weights: Float64s, slopes: Float64s, row: int, unit: int, slope: float, rate: float
) -> None:
    """Move one weight."""
    slopes[row, unit] += slope * slope
    weights[row, unit] -= rate * slope / np.sqrt(slopes[row, unit])


class Bout(NamedTuple):
    """Turns to learn from."""

    facts: Int64s
    seats: Int64s
    goals: Float64s


def bout(weights: Float64s, tables: tuple[int, ...], generator: np.random.Generator) -> Bout:
    """Let the weights play themselves for a while."""
    most = BOUT + LONGEST
    found = Bout(
        np.zeros((most, SEATS, FACTS), np.int64),
        np.zeros(most, np.int64),
        np.zeros((most, SEATS)),
    )
    notes = Notes(
        np.zeros((LONGEST, SEATS, FACTS), np.int64), np.zeros(LONGEST, np.int64), np.zeros(LONGEST)
    )
    sheet, done = paper(), 0
    while done < BOUT:
        seats = int(generator.choice(tables))
        turns, won = played(seats, weights, notes, sheet, generator)
        goals = np.zeros((turns, SEATS))
        set_goals(weights, notes, turns, seats, won, goals)
        found.facts[done : done + turns] = notes.facts[:turns]
        found.seats[done : done + turns] = seats
        found.goals[done : done + turns] = goals
        done += turns
    return Bout(*(part[:done] for part in found))


def played(
    seats: int, weights: Float64s, notes: Notes, sheet: Paper, generator: np.random.Generator
) -> tuple[int, Float64s]:
    """Play a match; return its turns, and who won or, if it was given up, seems to."""
    game = load("express")
    table, buffer = np.zeros(1, game.layout), np.zeros(game.actions, np.int64)
    game.start(table.view(np.recarray)[0], seats, game.settle(seats, {}))
    if generator.random() < MIXED:
        cards = generator.permutation(CARDS)[: generator.integers(1, CARDS - 1)]
        table["owner"][0][cards] = generator.integers(0, seats, len(cards))
    turns = play_match(table, weights, notes, sheet, buffer, generator)
    won = np.zeros(SEATS)
    if table[0]["phase"] == at.OVER:
        first = int(winners(table[0]))
        won[:seats] = [(first >> seat & 1) / first.bit_count() for seat in range(seats)]
    else:
        chances_by(weights, notes.facts[turns - 1], seats, won)
    return turns, won


def fit(weights: Float64s, tables: tuple[int, ...], bouts: int, generator: Any) -> None:
    """Let weights play themselves and learn from it, again and again."""
    slopes, remembered = np.full(weights.shape, 0.5), []
    for number in range(bouts):
        remembered = [*remembered, bout(weights, tables, generator)][-REMEMBERED:]
        facts, seats, goals = (np.concatenate(part) for part in zip(*remembered, strict=True))
        rate = LEAST_RATE + RATE * (1 - number / bouts)
        lost = learn(weights, slopes, facts, seats, goals, generator.permutation(len(facts)), rate)
        slopes[:] = 0.8 * slopes + 0.02
        print(number, round(lost, 4), file=sys.stderr, flush=True)


def afresh(generator: np.random.Generator) -> Float64s:
    """Return weights that say nothing yet."""
    weights: Float64s = generator.normal(0, 0.15, (ROWS + 1, UNITS))
    weights[ROWS] = generator.normal(0, 0.5, UNITS)
    return weights


def widened(weights: Float64s, generator: np.random.Generator) -> Float64s:
    """Return weights with more units, which say little yet."""
    more = generator.normal(0, 0.1, (ROWS + 1, UNITS - weights.shape[1]))
    return np.ascontiguousarray(np.hstack([weights, more]))


def write(fitted: dict[str, Float64s]) -> None:
    """Write all weights of a master where the bots read them."""
    lines = ["# What foretells who wins Risk Express, in thousandths; by bench/express_weights.py."]
    for name, weights in fitted.items():
        rows = np.rint(SCALE * weights).astype(int).tolist()
        lines += ["", f"{name} = [", *(f"  {row}," for row in rows), "]"]
    file_of("master").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Fit the weights of a kind of tables."""
    name, bouts, *rest = sys.argv[1:]
    generator = np.random.default_rng([*TABLES].index(name))
    fitted = read("master")
    if rest == ["afresh"]:
        fitted[name] = afresh(generator)
    if rest == ["from-hard"]:
        fitted[name] = widened(read("hard")[name], generator)
    fit(fitted[name], TABLES[name], int(bouts), generator)
    write(fitted)


if __name__ == "__main__":
    main()
