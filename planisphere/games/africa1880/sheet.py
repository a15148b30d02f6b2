"""A sheet of orders as it is written: whatever is missing or wrong on it counts as nothing."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, NamedTuple

from planisphere.faults import TextFault
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880 import rules
from planisphere.games.africa1880.board import POWER, TERRITORY
from planisphere.games.africa1880.names import (
    LANDINGS_BY_NAME,
    LINES_BY_NAME,
    ORDERS_BY_NAME,
    STANCES_BY_NAME,
)
from planisphere.games.africa1880.table import is_in_play, next_question
from planisphere.parts.names import Lexicon

MOST_LINES = 60
LONGEST_WORD = 40
OUT_OF_PLACE = str.maketrans(";>:,", "    ")
"""Signs that mean something in a command or in a record."""


class Line(NamedTuple):
    """A line that counts for nothing: what was written on it, and the refusal that says why."""

    label: str
    value: str
    code: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a sheet comes to: an action for each question, and the lines that are void."""

    actions: list[int]
    void: list[Line]
    lines: list[tuple[str, str]]
    """All lines by their plain names."""


def parse(position: Any, seat: int, text: str) -> Sheet:
    """Read a sheet such as `alger: develop, maroc: dakar, landing: natal, france: war`."""
    items = [item for item in text.split(",") if item.strip()]
    if len(items) > MOST_LINES:
        raise TextFault("too-many-words", most=MOST_LINES)
    lines = [_line(item) for item in items]
    labels = Counter(label for label, _ in lines)
    answers: dict[int, int] = {}
    void = []
    for label, value in lines:
        question = _question(label)
        code, action = _judge(position, seat, question, value, labels[label] > 1)
        if code:
            void.append(Line(label, value, code))
        else:
            answers[question] = action
    return Sheet(_walk(position, seat, answers), void, lines)


def _line(item: str) -> tuple[str, str]:
    """Split a line at its colon, and give what it names plain names."""
    label, _, value = item.partition(":")
    label = _plain(LINES_BY_NAME, label)
    if label == "landing":
        return label, _plain(LANDINGS_BY_NAME, value)
    return label, _plain(STANCES_BY_NAME if label in POWER else ORDERS_BY_NAME, value)


def _plain(lexicon: Lexicon, text: str) -> str:
    """Return the one thing that a text means, or what can be kept of the text."""
    found = lexicon.matches(text)
    if len(found) == 1:
        return found[0]
    letters = "".join(c if c.isprintable() else " " for c in text.translate(OUT_OF_PLACE))
    return " ".join(letters.split())[:LONGEST_WORD].strip()


def _question(label: str) -> int:
    """Return the question that a line answers, or DONE for none."""
    if label in TERRITORY:
        return TERRITORY.index(label)
    if label in POWER:
        return at.RELATION + POWER.index(label)
    return at.LANDING if label == "landing" else at.DONE


def _judge(position: Any, seat: int, question: int, value: str, twice: bool) -> tuple[int, int]:
    """Return why a line is void, or nothing and the action that it says.  [A6, A7, A8]"""
    if question == at.DONE:
        return rules.ORDER_UNREADABLE, 0
    if question >= at.RELATION:
        return _judge_relation(position, seat, question - at.RELATION, value, twice)
    if question == at.LANDING:
        return _judge_landing(position, value, twice)
    if not position.presence[seat, question]:
        return rules.NO_PRESENCE, 0
    if twice:
        return rules.ORDERED_TWICE, 0
    if value in ("nothing", "develop"):
        return 0, rules.NOTHING if value == "nothing" else rules.TO_DEVELOP
    if value not in TERRITORY:
        return rules.ORDER_UNREADABLE, 0
    target = TERRITORY.index(value)
    return rules.refuse_target(position, seat, question, target), target


def _judge_landing(position: Any, value: str, twice: bool) -> tuple[int, int]:
    """Return why a landing is void, or nothing and the action that it says.  [A5, A7]"""
    if twice:
        return rules.LANDED_TWICE, 0
    if value == "nothing":
        return 0, rules.NOTHING
    if value not in TERRITORY:
        return rules.LANDING_UNREADABLE, 0
    coast = TERRITORY.index(value)
    return rules.refuse_landing(position, coast), coast


def _judge_relation(
    position: Any, seat: int, power: int, value: str, twice: bool
) -> tuple[int, int]:
    """Return why a declaration is void, or nothing and the action that it says.  [A8]"""
    if not is_in_play(position, seat, power):
        return rules.NO_SUCH_POWER, 0
    if twice:
        return rules.DECLARED_TWICE, 0
    if value not in ("alliance", "war"):
        return rules.RELATION_UNREADABLE, 0
    return 0, rules.MAKE_WAR if value == "war" else rules.ALLY


def _walk(position: Any, seat: int, answers: dict[int, int]) -> list[int]:
    """Answer every question of the sheet, as written or by what is missing.  [A6, A8]"""
    actions = []
    question = int(next_question(position, seat, 0))
    while question != at.DONE:
        missing = rules.NOTHING if question < at.RELATION else rules.ALLY
        actions.append(answers.get(question, missing))
        question = int(next_question(position, seat, question + 1))
    return actions
