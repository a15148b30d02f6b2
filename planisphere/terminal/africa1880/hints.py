"""What the foot of the screen says about the line of a sheet that is being typed."""

from __future__ import annotations

import re
from typing import Any

from planisphere.faults import Fault, TextFault
from planisphere.game import Game
from planisphere.games.africa1880 import position as at
from planisphere.telling.africa1880.names import squares
from planisphere.terminal.africa1880.paper import Paper
from planisphere.terminal.africa1880.verbs import VOCABULARY
from planisphere.terminal.africa1880.writing import (
    action_of,
    check,
    items,
    matching_labels,
    meaningful,
    question_of,
    read_line,
)


def hint(game: Game, paper: Paper, view: Any, seat: int, typed: str) -> str:
    """Say what a line would do, why it would be void, or what may stand on it."""
    usual = paper.speech.say("africa-hint")
    try:
        if not typed.strip() or VOCABULARY.own_verb(typed) is not None:
            return usual
        lines = [read_line(view, seat, text) for _, text in items(typed)]
        for label, value in lines:
            check(game, view, seat, label, value)
    except TextFault as fault:
        named = fault.reason == "missing-name"
        return (open_line(paper, view, seat, typed) if named else "") or usual
    except Fault as fault:
        return paper.speech.fault(fault)
    return " · ".join(paper.line(question_of(label), action_of(value)) for label, value in lines)


def open_line(paper: Paper, view: Any, seat: int, typed: str) -> str:
    """Say what may stand on the line that is named last, if it is clear which."""
    words = meaningful(re.split("[,;]", typed)[-1])
    labels = matching_labels(view, seat, words)
    if len(labels) != 1:
        return ""
    question = question_of(labels[0])
    if question < at.LANDING:
        if not view.presence[seat, question]:
            return paper.speech.say("refusal-no-presence")
        may = f"{squares(view, question)} {paper.may(view, seat, question)}"
    else:
        key = "africa-coasts" if question == at.LANDING else "africa-stances"
        may = paper.speech.say(key)
    return f"{paper.label(question)}  {may}"
