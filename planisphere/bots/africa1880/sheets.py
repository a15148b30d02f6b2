"""Whole sheets in thought: written as players write them, changed a little, and read together."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.africa1880.easy import easy
from planisphere.bots.africa1880.normal import normal
from planisphere.fields import NONE
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880.board import POWERS, TERRITORIES
from planisphere.games.africa1880.position import DONE, LANDING, RELATION, SEATS, WAR
from planisphere.games.africa1880.rules import MAKE_WAR, NOTHING, legal, write_line
from planisphere.games.africa1880.table import next_question
from planisphere.games.africa1880.turn import read_sheets
from planisphere.kernel import Int8s, Int64s, compiled

FLIP = 0.3
"""How often a change concerns a relation rather than an order."""

MOST_CHANGES = 3


@compiled
def write(
    board: Any,
    seat: int,
    beginner: bool,
    buffer: Int64s,
    generator: np.random.Generator,
    sheet: Int8s,
) -> None:
    """Write a sheet as a beginner or as a sound player does."""
    board.question[seat] = next_question(board, seat, 0)
    while board.question[seat] != DONE:
        count = legal(board, seat, buffer)
        if beginner:
            action = easy(board, seat, buffer, count, generator)
        else:
            action = normal(board, seat, buffer, count, generator)
        write_line(board, seat, action)
    take(board, seat, sheet)


@compiled
def take(board: Any, seat: int, sheet: Int8s) -> None:
    """Copy a seat's sheet from a board, line by line."""
    for territory in range(TERRITORIES):
        sheet[territory] = board.order[seat, territory]
    sheet[LANDING] = board.landing[seat]
    for power in range(POWERS):
        sheet[RELATION + power] = board.relation[seat, power]


@compiled
def lay(board: Any, seat: int, sheet: Int8s) -> None:
    """Put a seat's sheet on a board, line by line."""
    for territory in range(TERRITORIES):
        board.order[seat, territory] = sheet[territory]
    board.landing[seat] = sheet[LANDING]
    for power in range(POWERS):
        board.relation[seat, power] = sheet[RELATION + power]


@compiled
def clear(board: Any, own: int) -> None:
    """Take all sheets from a board but one's own, which may be begun."""
    for seat in range(SEATS):
        if seat == own:
            continue
        board.landing[seat] = NONE
        for territory in range(TERRITORIES):
            board.order[seat, territory] = NONE
        for power in range(POWERS):
            board.relation[seat, power] = at.ALLIANCE


@compiled
def read_together(board: Any, seat: int, own: Int8s, others: Int8s) -> None:
    """Read one's own sheet and those of all others, as the rules do.  [A9]"""
    for other in range(int(board.seats)):
        lay(board, other, own if other == seat else others[other])
    read_sheets(board)


@compiled
def change(
    board: Any,
    seat: int,
    first: int,
    buffer: Int64s,
    generator: np.random.Generator,
    sheet: Int8s,
) -> None:
    """Write some lines of a sheet anew, any of those that can still be written."""
    for _ in range(1 + int(generator.random() * MOST_CHANGES)):
        start = first
        if first < RELATION and generator.random() >= FLIP:
            start += int(generator.random() * (RELATION - first))
        else:
            start = max(first, RELATION + int(generator.random() * POWERS))
        question = int(next_question(board, seat, start))
        if question != DONE:
            board.question[seat] = question
            count = legal(board, seat, buffer)
            sheet[question] = line(question, int(buffer[int(generator.random() * count)]))


@compiled
def line(question: int, action: int) -> int:
    """Return what an answer to a question leaves on the sheet."""
    if question >= RELATION:
        return WAR if action == MAKE_WAR else at.ALLIANCE
    return NONE if action == NOTHING else action
