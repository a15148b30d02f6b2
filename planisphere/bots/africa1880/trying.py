"""Sheets tried against those that the others may write: the better ones are changed and kept."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.africa1880.breaches import breaches, keep
from planisphere.bots.africa1880.sheets import change, read_together, write
from planisphere.bots.africa1880.standing import chance_to_win
from planisphere.kernel import Float64s, Int8s, Int64s, compiled

FRESH = 24
"""The sheets that are tried as they were supposed before any is changed."""

BEGINNERS = 8
"""One in so many sheets of the others is a beginner's."""

UNSEARCHED = 4
"""One in so many sheets of the others is as it came, when better ones were looked for."""

SLACK = 0.02
"""How far a sheet may lie behind after a quarter of its trials and still be tried on."""


@compiled
def suppose(
    table: Any, board: Any, pool: Int8s, buffer: Int64s, generator: np.random.Generator
) -> None:
    """Write sheets for everybody, many times: mostly as sound players do, and mixed."""
    for number in range(len(pool)):
        for seat in range(int(table[0].seats)):
            board[0] = table[0]
            beginner = (number + seat) % BEGINNERS == 0
            write(board[0], seat, beginner, buffer, generator, pool[number, seat])


@compiled
def believe(
    seats: int,
    seat: int,
    pool: Int8s,
    lines: Int8s,
    shunned: Int8s,
    faith: Float64s,
    generator: np.random.Generator,
) -> None:
    """Let the others keep their word in as many sheets as they are believed."""
    for number in range(len(pool)):
        for other in range(seats):
            if other != seat and generator.random() < faith[other]:
                keep(pool[number, other], lines[other], shunned[other])


@compiled
def expect(
    pool: Int8s, seat: int, sheets: Int8s, count: int, generator: np.random.Generator
) -> None:
    """Suppose better sheets of a seat in most cases."""
    for number in range(len(pool)):
        if number % UNSEARCHED != 0:
            pool[number, seat] = sheets[int(generator.random() * count)]


@compiled
def attempt(
    table: Any,
    board: Any,
    seat: int,
    first: int,
    pool: Int8s,
    best: Int8s,
    worth: Float64s,
    lines: Int8s,
    shunned: Int8s,
    price: float,
    weights: Float64s,
    done: int,
    count: int,
    sheet: Int8s,
    buffer: Int64s,
    counts: Float64s,
    generator: np.random.Generator,
) -> None:
    """Try so many more sheets of a seat, from a line on; keep the best in order."""
    for number in range(done, done + count):
        if number < min(FRESH, len(pool)):
            sheet[:] = pool[number, seat]
            if number % 2 == 0:
                keep(sheet, lines, shunned)
        else:
            board[0] = table[0]
            sheet[:] = best[int(kept_of(worth) * generator.random() ** 2)]
            change(board[0], seat, first, buffer, generator, sheet)
        fine = price * breaches(sheet, lines, shunned)
        bar = worth[len(worth) - 1] + fine
        found = promise(table, board, seat, sheet, pool, bar, weights, counts)
        insert(best, worth, sheet, found - fine)


@compiled
def promise(
    table: Any,
    board: Any,
    seat: int,
    sheet: Int8s,
    pool: Int8s,
    bar: float,
    weights: Float64s,
    counts: Float64s,
) -> float:
    """Return how likely a sheet makes a seat win; less exactly if that is clearly below a bar."""
    total = 0.0
    for number in range(len(pool)):
        board[0] = table[0]
        read_together(board[0], seat, sheet, pool[number])
        total += chance_to_win(board[0], seat, weights, counts)
        if 4 * (number + 1) == len(pool) and total / (number + 1) + SLACK < bar:
            return total / (number + 1)
    return total / len(pool)


@compiled
def prospect(
    table: Any, board: Any, seat: int, pool: Int8s, weights: Float64s, counts: Float64s
) -> float:
    """Return how likely a seat wins when everybody's sheets, its own too, are those supposed."""
    total = 0.0
    for number in range(len(pool)):
        board[0] = table[0]
        read_together(board[0], seat, pool[number, seat], pool[number])
        total += chance_to_win(board[0], seat, weights, counts)
    return total / len(pool)


@compiled
def kept_of(worth: Float64s) -> int:
    """Count the places that are taken among the best."""
    count = 0
    while count < len(worth) and worth[count] > -np.inf:
        count += 1
    return count


@compiled
def insert(best: Int8s, worth: Float64s, sheet: Int8s, found: float) -> None:
    """Put a sheet in its place among the best, unless it is there or too bad."""
    place = len(best)
    while place > 0 and found > worth[place - 1]:
        place -= 1
    if place == len(best) or (place > 0 and (best[place - 1] == sheet).all()):
        return
    for lower in range(len(best) - 1, place, -1):
        best[lower] = best[lower - 1]
        worth[lower] = worth[lower - 1]
    best[place] = sheet
    worth[place] = found
