"""Lines of a sheet as they are typed: read with a good guess, and checked at once."""

from __future__ import annotations

import re
from typing import Any

from planisphere.faults import TextFault
from planisphere.game import Game
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880 import rules, sheet
from planisphere.games.africa1880.board import POWER, TERRITORY
from planisphere.games.africa1880.names import (
    ANSWERS,
    LANDINGS_BY_NAME,
    POWER_NAMES,
    STANCES_BY_NAME,
    TERRITORY_NAMES,
    VERBS,
)
from planisphere.games.africa1880.notation import ACTION
from planisphere.parts.names import Lexicon, Word, slug, words_of
from planisphere.telling.africa1880.reveal import refused
from planisphere.terminal.africa1880.draft import Draft, label_of, questions

LABELS = Lexicon(
    "sheet-line",
    {
        "landing": ("landing", "land", "debarquement", "debarquer", "ship", "bateau"),
        **TERRITORY_NAMES,
        **POWER_NAMES,
    },
)
DEVELOP = {"develop": (*ANSWERS["develop"], "developper")}
ORDERS = Lexicon("order", {**ANSWERS, **DEVELOP, **TERRITORY_NAMES})
FILLERS = ("explore", "explorer", "to", "vers")
"""Words that say no more than the line does without them."""


def write(game: Game, position: Any, seat: int, draft: Draft, typed: str) -> int:
    """Write a line into a draft unless it would be void; return the question it answers."""
    label, value = read_line(position, seat, typed)
    check(game, position, seat, label, value)
    question = question_of(label)
    if question < int(position.question[seat]):
        raise refused(game, rules.SHEET_ORDER)
    draft.lines[question] = action_of(value)
    return question


def action_of(value: str) -> int:
    """Return the action that an answer says."""
    return ACTION[value] if value in ACTION else TERRITORY.index(value)


def check(game: Game, position: Any, seat: int, label: str, value: str) -> None:
    """Refuse a line that would be void."""
    for line in sheet.parse(position, seat, f"{label}: {value}").void:
        raise refused(game, line.code)


def question_of(label: str) -> int:
    """Return the question that a line answers."""
    if label == "landing":
        return at.LANDING
    return TERRITORY.index(label) if label in TERRITORY else at.RELATION + POWER.index(label)


def items(typed: str) -> list[tuple[int, str]]:
    """Split what was typed into lines, each with the number of characters before it."""
    found = [(item.start(), item[0]) for item in re.finditer(r"[^,;]+", typed)]
    lines = [(start, text) for start, text in found if text.strip()]
    if not lines:
        raise TextFault("empty-command")
    return lines


def read_line(position: Any, seat: int, text: str) -> tuple[str, str]:
    """Read a line: what the rules allow if that is one thing, else what is meant by its words."""
    words = meaningful(text)
    good = _good_readings(position, seat, words)
    if len(good) == 1:
        return good[0]
    cuts = range(1, len(words) + 1)
    cut = max((n for n in cuts if len(matching_labels(position, seat, words[:n])) == 1), default=0)
    if cut == 0:
        return LABELS.find_all(words[:1], 1)[0], ""
    label = matching_labels(position, seat, words[:cut])[0]
    lexicon = answers_for(label)
    if cut == len(words):
        end = words[-1].column + len(words[-1].text)
        raise TextFault("missing-name", end, kind=lexicon.kind)
    return label, lexicon.find_all(words[cut:], 1)[0]


def _good_readings(position: Any, seat: int, words: list[Word]) -> list[tuple[str, str]]:
    """List the lines that words may mean and that would not be void."""
    found = [
        (label, value)
        for cut in range(1, len(words))
        for label in LABELS.matches(_joined(words[:cut]))
        for value in answers_for(label).matches(_joined(words[cut:]))
    ]
    return [line for line in found if not sheet.parse(position, seat, ": ".join(line)).void]


def _joined(words: list[Word]) -> str:
    return " ".join(word.text for word in words)


def meaningful(text: str) -> list[Word]:
    """Return the words of a line that say something; its verb is left out."""
    words = [word for word in words_of(text.replace(":", " ")) if slug(word.text)]
    words = words[:1] + [word for word in words[1:] if slug(word.text) not in FILLERS]
    if len(words) > 1 and not LABELS.matches(words[0].text):
        verbs = VERBS.matches(words[0].text)
        return words[1:] if verbs in (["order"], ["declare"]) else words
    if not words:
        raise TextFault("unknown-name", name=text.strip(), kind=LABELS.kind)
    return words


def matching_labels(position: Any, seat: int, words: list[Word]) -> list[str]:
    """List the lines that words may mean; if one of them is on the seat's own sheet, that one."""
    found = LABELS.matches(_joined(words))
    own = {label_of(question) for question in questions(position, seat)}
    better = [label for label in found if label in own]
    return better if len(better) == 1 else found


def answers_for(label: str) -> Lexicon:
    """Return the words that may stand on a line."""
    if label == "landing":
        return LANDINGS_BY_NAME
    return STANCES_BY_NAME if label in POWER else ORDERS


def adopt(position: Any, seat: int, read: sheet.Sheet) -> dict[int, int]:
    """Return the lines of a whole sheet that count, question by question."""
    void = [(line.label, line.value) for line in read.void]
    return {question_of(label): action_of(v) for label, v in read.lines if (label, v) not in void}
