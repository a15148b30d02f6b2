"""The stronger bots of Africa 1880: they try sheets against those that the others may write."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from planisphere.bots.africa1880.beginning import begin
from planisphere.bots.africa1880.promises import promises
from planisphere.bots.africa1880.sheets import clear, take
from planisphere.bots.africa1880.standing import FEATURES
from planisphere.bots.africa1880.trying import attempt, believe, expect, kept_of, suppose
from planisphere.bots.africa1880.weights import KEEN, SOUND
from planisphere.bots.thinking import Budget, Decision, Seen
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880.position import DONE, RELATION, SEATS
from planisphere.games.africa1880.rules import ALLY, MAKE_WAR, NOTHING
from planisphere.games.africa1880.table import next_question
from planisphere.kernel import Float64s, Int8s

KEPT = 8
"""The sheets among which one is chosen in the end."""

CHUNK = 16
"""Sheets tried between two looks at the clock."""

MIXING = 0.004
"""The chance to win within which one sheet is nearly as good as another."""

SEARCHED = 0.4
"""The part of the time in which a master looks for the sheets of the others."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How a level thinks: against how many sheets, how often the others answer, by what weights."""

    supposed: int
    answers: int
    weights: Float64s


def hard(seen: Seen) -> Decision:
    """Choose among sheets that do well against what sound players may write."""
    return search(seen, Effort(24, 0, SOUND))


def master(seen: Seen) -> Decision:
    """Suppose besides that the others look for good sheets too."""
    return search(seen, Effort(48, 1, KEEN))


def search(seen: Seen, effort: Effort) -> Decision:
    """Choose a sheet, or a beginning."""
    if seen.view.phase != at.ORDERS:
        return begin(seen)
    study = Study(seen, effort)
    for _ in range(effort.answers):
        study.answer(SEARCHED / effort.answers)
    return study.choose(1 - SEARCHED if effort.answers else 1.0)


class Study:
    """A turn as one seat thinks it over: what may be written, and what was promised."""

    def __init__(self, seen: Seen, effort: Effort) -> None:
        self.seen, self.seat, self.weights = seen, seen.seat, effort.weights
        self.table = np.frombuffer(seen.view.tobytes(), seen.game.layout).copy()
        self.board = self.table.copy()
        self.buffer = np.zeros(seen.game.actions, np.int64)
        self.counts, self.sheet = np.zeros((SEATS, FEATURES)), np.zeros(DONE, np.int8)
        clear(self.table[0], self.seat)
        self.pool = np.zeros((effort.supposed, SEATS, DONE), np.int8)
        suppose(self.table, self.board, self.pool, self.buffer, seen.generator)
        self._go_on(int(seen.view.question[self.seat]))
        self.said = promises(seen.view, self.seat, seen.agreements, seen.past)
        self._believe()

    def _go_on(self, first: int) -> None:
        """Leave the lines of one's own sheet as they are that stand before the one at hand."""
        take(self.table[0], self.seat, self.sheet)
        self.pool[:, self.seat, :first] = self.sheet[:first]

    @property
    def others(self) -> list[int]:
        """The other seats."""
        return [seat for seat in range(int(self.seen.view.seats)) if seat != self.seat]

    def answer(self, share: float) -> None:
        """Look for good sheets of the others, and suppose them in most cases."""
        for other in self.others:
            part = share / len(self.others)
            best, worth, _ = self._best(other, 0, part)
            expect(self.pool, other, best, int(kept_of(worth)), self.seen.generator)
        self._believe()

    def choose(self, share: float) -> Decision:
        """Look for good sheets of one's own, and choose one of the best, not always the same."""
        first = int(self.seen.view.question[self.seat])
        best, worth, tried = self._best(self.seat, first, share)
        odds = np.exp((worth - worth[0]) / MIXING)
        chosen = int(self.seen.generator.choice(len(odds), p=odds / odds.sum()))
        actions = answers(self.seen.view, self.seat, best[chosen])
        told = {"tried": tried, "tables": len(self.pool)}
        return Decision(actions, "reason-sheets", told, float(worth[chosen]))

    def _best(self, seat: int, first: int, share: float) -> tuple[Int8s, Float64s, int]:
        """Return the best sheets of a seat, how good they are, and how many were tried."""
        best, worth = np.zeros((KEPT, DONE), np.int8), np.full(KEPT, -np.inf)
        lines, shunned = self.said.lines[seat], self.said.shunned[seat]
        price = self.said.price if seat == self.seat else 0.0
        budget, began, done = self.seen.budget, time.monotonic(), 0
        most = max(1, int(share * budget.playouts))
        while done < most and not (done and late(budget, began, share)):
            count = min(CHUNK, most - done)
            places = (self.table, self.board, seat, first, self.pool, best, worth)
            told = (lines, shunned, price, self.weights, done, count)
            attempt(*places, *told, self.sheet, self.buffer, self.counts, self.seen.generator)
            done += count
        return best, worth, done

    def _believe(self) -> None:
        """Let the others keep their word in as many of their sheets as they are believed."""
        lines, shunned, faith, _ = self.said
        seats = int(self.seen.view.seats)
        believe(seats, self.seat, self.pool, lines, shunned, faith, self.seen.generator)


def late(budget: Budget, began: float, share: float) -> bool:
    """Whether a part of the seconds has passed."""
    return budget.seconds is not None and time.monotonic() - began >= share * budget.seconds


def answers(view: Any, seat: int, sheet: Int8s) -> list[int]:
    """Return the actions that write the rest of a sheet.  [A5]"""
    actions, question = [], int(view.question[seat])
    while question != DONE:
        written = int(sheet[question])
        if question >= RELATION:
            actions.append(MAKE_WAR if written == at.WAR else ALLY)
        else:
            actions.append(NOTHING if written < 0 else written)
        question = int(next_question(view, seat, question + 1))
    return actions
