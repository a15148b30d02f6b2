"""How Africa 1880 is written: commands, sheets, positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from planisphere.faults import Refused, TextFault
from planisphere.game import Notation
from planisphere.games.africa1880 import coherence, rules, sheet
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880.board import POWER, TERRITORIES, TERRITORY
from planisphere.games.africa1880.names import (
    ANSWERS,
    LANDINGS_BY_NAME,
    LANGUAGES,
    ORDERS_BY_NAME,
    POWER_NAMES,
    POWERS_BY_NAME,
    STANCES,
    STANCES_BY_NAME,
    TERRITORIES_BY_NAME,
    TERRITORY_NAMES,
    VERB,
    VERBS,
)
from planisphere.games.africa1880.table import next_question
from planisphere.parts.names import Lexicon, Word, words_of


def read(position: Any, seat: int, text: str) -> list[int]:
    """Return the actions that a command says."""
    verb = verb_of(text)
    _check_moment(position, verb)
    if verb == "sheet":
        return read_sheet(position, seat, text).actions
    rest = words_of(text)[1:]
    if verb == "take":
        return [rules.TAKE_POWER + POWER.index(POWERS_BY_NAME.find_all(rest, 1)[0])]
    if verb == "start":
        return [TERRITORY.index(TERRITORIES_BY_NAME.find_all(rest, 1)[0])]
    return [read_answer(position, seat, verb, rest)]


def verb_of(text: str) -> str:
    """Return the verb of a command, which may be longer than others where it is a sheet."""
    words = text.split(None, 1)
    if not words:
        raise TextFault("empty-command")
    return VERBS.find(Word(words[0], 1 + text.index(words[0])))


def _check_moment(position: Any, verb: str) -> None:
    """Refuse a command that is not for this phase."""
    if position.phase == at.PICK and verb != "take":
        raise Refused(rules.TAKE_FIRST)
    if position.phase == at.PLACE and verb != "start":
        raise Refused(rules.START_FIRST)
    if position.phase == at.ORDERS and verb in ("take", "start"):
        raise Refused(rules.POWERS_SETTLED if verb == "take" else rules.STARTED)


def read_sheet(position: Any, seat: int, text: str) -> sheet.Sheet:
    """Read a whole sheet, which must not have been begun line by line."""
    if position.question[seat] != next_question(position, seat, 0):
        raise Refused(rules.SHEET_BEGUN)
    return sheet.parse(position, seat, "".join(text.split(None, 1)[1:]))


def read_answer(position: Any, seat: int, verb: str, words: list[Word]) -> int:
    """Read the answer to the question of the moment, which it must name."""
    if verb == "landing":
        question, answer = at.LANDING, LANDINGS_BY_NAME.find_all(words, 1)[0]
    elif verb == "declare":
        power, answer = _pair(POWERS_BY_NAME, STANCES_BY_NAME, words)
        question = at.RELATION + POWER.index(power)
    else:
        home, answer = _pair(TERRITORIES_BY_NAME, ORDERS_BY_NAME, words)
        question = TERRITORY.index(home)
    if question != position.question[seat]:
        raise Refused(rules.SHEET_ORDER)
    return ACTION[answer] if answer in ACTION else TERRITORY.index(answer)


ACTION = {
    "develop": rules.TO_DEVELOP,
    "nothing": rules.NOTHING,
    "alliance": rules.ALLY,
    "war": rules.MAKE_WAR,
}


def _pair(first: Lexicon, second: Lexicon, words: list[Word]) -> tuple[str, str]:
    """Read a name of one kind and one of another, each of one word or several."""
    for cut in range(1, len(words)):
        named = " ".join(word.text for word in words[:cut])
        answer = " ".join(word.text for word in words[cut:])
        if len(first.matches(named)) == 1 and len(second.matches(answer)) == 1:
            return first.matches(named)[0], second.matches(answer)[0]
    named_only = first.find_all(words[:1], 1)
    return named_only[0], second.find_all(words[1:], 1)[0]


def write(position: Any, seat: int, batch: Sequence[int], language: str) -> list[str]:
    """Return the commands that say a batch of actions: a whole sheet, or line by line."""
    tongue = LANGUAGES.index(language)
    if position.phase == at.PICK:
        return [f"{VERB['take'][tongue]} {POWER_NAMES[POWER[batch[0] - rules.TAKE_POWER]][tongue]}"]
    if position.phase == at.PLACE:
        return [f"{VERB['start'][tongue]} {TERRITORY_NAMES[TERRITORY[batch[0]]][tongue]}"]
    asked = _asked(position, seat, len(batch))
    whole = asked[0] == next_question(position, seat, 0)
    if whole and next_question(position, seat, asked[-1] + 1) == at.DONE:
        return [_sheet(asked, batch, tongue)]
    return [
        _answer(question, action, tongue) for question, action in zip(asked, batch, strict=True)
    ]


def _asked(position: Any, seat: int, count: int) -> list[int]:
    """List the questions that so many answers are for, from that of the moment on."""
    asked = [int(position.question[seat])]
    while len(asked) < count:
        asked.append(int(next_question(position, seat, asked[-1] + 1)))
    return asked


def _sheet(asked: Sequence[int], batch: Sequence[int], tongue: int) -> str:
    """Write a whole sheet; what counts as missing is left out."""
    told = [
        f"{_label(question, tongue)}: {_word(action, tongue)}"
        for question, action in zip(asked, batch, strict=True)
        if action not in (rules.NOTHING, rules.ALLY)
    ]
    return " ".join([VERB["sheet"][tongue], ", ".join(told)]).strip()


def _answer(question: int, action: int, tongue: int) -> str:
    """Write the answer to one question."""
    if question == at.LANDING:
        return f"{VERB['landing'][tongue]} {_word(action, tongue)}"
    verb = VERB["order" if question < at.LANDING else "declare"][tongue]
    return f"{verb} {_label(question, tongue)} {_word(action, tongue)}"


def _label(question: int, tongue: int) -> str:
    """Name a line of the sheet."""
    if question < TERRITORIES:
        return TERRITORY_NAMES[TERRITORY[question]][tongue]
    if question == at.LANDING:
        return VERB["landing"][tongue]
    return POWER_NAMES[POWER[question - at.RELATION]][tongue]


def _word(action: int, tongue: int) -> str:
    """Name an answer."""
    if action < TERRITORIES:
        return TERRITORY_NAMES[TERRITORY[action]][tongue]
    name = next(name for name, number in ACTION.items() if number == action)
    return {**ANSWERS, **STANCES}[name][tongue]


def kept(position: Any, seat: int, command: str) -> str:
    """Return a sheet as it was written, if some of its lines are void.  [A6]"""
    if position.phase != at.ORDERS or verb_of(command) != "sheet":
        return ""
    read_as = read_sheet(position, seat, command)
    if not read_as.void:
        return ""
    return "sheet " + ", ".join(
        f"{_english(line)}: {_english(value)}" for line, value in read_as.lines
    )


def _english(word: str) -> str:
    """Return the English name of a territory or a power; other words as they are."""
    return {**TERRITORY_NAMES, **POWER_NAMES}.get(word, (word,))[0]


def read_outcome(position: Any, text: str) -> int:
    """Return the power that a word names."""
    if text not in POWER:
        raise TextFault("unknown-outcome", name=text, allowed=", ".join(POWER))
    return rules.TAKE_POWER + POWER.index(text)


def write_outcome(position: Any, outcome: int) -> str:
    """Return the word for a power."""
    return str(POWER[outcome - rules.TAKE_POWER])


def derive(position: Any) -> None:
    """Nothing follows from the rest."""


NOTATION = Notation(read, write, read_outcome, write_outcome, derive, coherence.verify, kept)
