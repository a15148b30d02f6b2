"""What the foot of the screen says about the line of a sheet that is being typed."""

from __future__ import annotations

from typing import Any

from planisphere.faults import Fault, TextFault
from planisphere.game import Game
from planisphere.games.africa1880 import position as at
from planisphere.terminal.africa1880.names import squares
from planisphere.terminal.africa1880.paper import Paper
from planisphere.terminal.africa1880.verbs import VOCABULARY
from planisphere.terminal.africa1880.writing import (
    action_of,
    check,
    matching_labels,
    meaningful,
    question_of,
    read_lines,
)


def hint(game: Game, paper: Paper, view: Any, seat: int, typed: str) -> str:
    """Say what a line would do, why it would be void, or what may stand on it."""
    usual = paper.speech.say("africa-hint")
    try:
        if not typed.strip() or VOCABULARY.own_verb(typed) is not None:
            return usual
        lines = read_lines(view, seat, typed)
        for label, value in lines:
            check(game, view, seat, label, value)
    except TextFault as fault:
        return _open(paper, view, seat, typed) if fault.reason == "missing-name" else usual
    except Fault as fault:
        return paper.speech.fault(fault)
    return " · ".join(paper.line(question_of(label), action_of(value)) for label, value in lines)


def _open(paper: Paper, view: Any, seat: int, typed: str) -> str:
    """Say what may stand on a line that is named."""
    label = matching_labels(view, seat, meaningful(typed))[0]
    question = question_of(label)
    if question >= at.RELATION:
        return f"{paper.label(question)}: {paper.speech.say('africa-stances')}"
    if question == at.LANDING:
        return paper.speech.say("africa-coasts")
    if not view.presence[seat, question]:
        return paper.speech.say("refusal-no-presence")
    return f"{paper.label(question)} {squares(view, question)} {paper.may(view, seat, question)}"
