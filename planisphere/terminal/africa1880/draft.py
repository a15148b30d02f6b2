"""A sheet while it is being written, line by line."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from planisphere.fields import NONE
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880 import rules
from planisphere.games.africa1880.board import POWER, TERRITORIES, TERRITORY
from planisphere.games.africa1880.notation import ACTION
from planisphere.games.africa1880.table import next_question


@dataclass
class Draft:
    """What a seat has written so far, question by question, and what it is asked to confirm."""

    lines: dict[int, int] = field(default_factory=dict)
    pending: str = ""
    """The sheet that Enter hands in."""

    def answer(self, question: int) -> int:
        """Return what is written on a line, or what a missing one counts as."""
        missing = rules.NOTHING if question < at.RELATION else rules.ALLY
        return self.lines.get(question, missing)

    def without_order(self, position: Any, seat: int) -> list[int]:
        """List the presences that have no order yet."""
        return [t for t in questions(position, seat) if t < at.LANDING and t not in self.lines]

    def command(self, position: Any, seat: int) -> str:
        """Say all of it: a whole sheet, or the rest of one that was begun line by line."""
        first = int(position.question[seat])
        if first == next_question(position, seat, 0):
            said = [f"{label_of(q)}: {answer_of(a)}" for q, a in sorted(self.lines.items())]
            return " ".join(["sheet", ", ".join(said)]).strip()
        rest = [question for question in questions(position, seat) if question >= first]
        return "; ".join(f"{_verb(q)} {answer_of(self.answer(q))}" for q in rest)


class Drafts:
    """The drafts of the turn, one for each seat."""

    def __init__(self) -> None:
        self.turn = 0
        self.drafts: dict[int, Draft] = {}

    def of(self, position: Any, seat: int) -> Draft:
        """Return the draft of a seat; it starts with what the sheet says already."""
        if self.turn != position.round_number:
            self.turn, self.drafts = int(position.round_number), {}
        if seat not in self.drafts:
            self.drafts[seat] = Draft(_begun(position, seat))
        return self.drafts[seat]


def questions(position: Any, seat: int) -> list[int]:
    """List the lines of a sheet: presences, the landing, the other powers."""
    found = [int(next_question(position, seat, 0))]
    while found[-1] != at.DONE:
        found.append(int(next_question(position, seat, found[-1] + 1)))
    return found[:-1]


def _begun(position: Any, seat: int) -> dict[int, int]:
    """Return what was handed in of a sheet line by line."""
    begun = [q for q in questions(position, seat) if q < int(position.question[seat])]
    return {question: _written(position, seat, question) for question in begun}


def _written(position: Any, seat: int, question: int) -> int:
    """Return the action that a sealed line says."""
    if question >= at.RELATION:
        return rules.ALLY + int(position.relation[seat, question - at.RELATION])
    told = position.landing[seat] if question == at.LANDING else position.order[seat, question]
    return rules.NOTHING if told == NONE else int(told)


def label_of(question: int) -> str:
    """Return the plain name of a line."""
    if question < at.LANDING:
        return str(TERRITORY[question])
    return "landing" if question == at.LANDING else str(POWER[question - at.RELATION])


def answer_of(action: int) -> str:
    """Return the plain name of an answer."""
    if action < TERRITORIES:
        return str(TERRITORY[action])
    return next(name for name, number in ACTION.items() if number == action)


def _verb(question: int) -> str:
    """Start the command that answers one question."""
    if question == at.LANDING:
        return "landing"
    return f"{'order' if question < at.LANDING else 'declare'} {label_of(question)}"
