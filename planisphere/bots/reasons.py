"""Why a bot would hand something in, as a sentence for people."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import cast

import numpy as np

from planisphere.bots.thinking import Decision, Seen
from planisphere.fields import NONE
from planisphere.words import percent, words

UNSURE = 0.01
"""What is only estimated is said to be no nearer to certain or impossible."""


def explain(seen: Seen, decision: Decision, language: str) -> str:
    """Say why: in the bot's own words, then the exact chance of what it tries, and to win.

    A detail that is said differently in each language comes as words by language.
    """
    speech = words(language)
    if _is_forced(seen):
        return speech.say("reason-only")
    sentences = []
    if decision.reason:
        said = {name: _said(detail, language) for name, detail in decision.details.items()}
        sentences.append(speech.say(decision.reason, **said))
    if seen.game.name in CHANCES:
        key, chance_of = CHANCES[seen.game.name]
        chance = chance_of(seen, decision.actions[0])
        if chance is not None:
            sentences.append(speech.say(key, share=percent(chance, speech)))
    if decision.hope is not None:
        hope = min(max(decision.hope, UNSURE), 1.0 - UNSURE)
        sentences.append(speech.say("reason-hope", share=percent(hope, speech)))
    return " ".join(sentences)


def _is_forced(seen: Seen) -> bool:
    """Whether a seat may do one thing alone."""
    legal = np.zeros(seen.game.actions, np.int64)
    return seen.game.legal(seen.view.copy(), seen.seat, legal) == 1


def _said(detail: object, language: str) -> Hashable:
    """Return a detail in a language, if it comes as words by language."""
    return cast("Hashable", detail[language] if isinstance(detail, Mapping) else detail)


# Each loads what it needs when it is asked: nobody loads the games of others.


def _attack(seen: Seen, action: int) -> float | None:
    """Return the chance of an attack that is fought to its end, if an action is one."""
    from planisphere.odds.attack import chance_of
    from planisphere.parts.actions import ATTACK, DICE, MOVE
    from planisphere.parts.earth import EDGE_FROM, EDGE_TO

    if not ATTACK <= action < MOVE:
        return None
    edge = (action - ATTACK) // DICE
    fight = chance_of(seen.game.name, seen.view, int(EDGE_FROM[edge]), int(EDGE_TO[edge]))
    return fight.win if fight else None


def _siege(seen: Seen, action: int) -> float | None:
    """Return the chance to conquer the card that an action of Risk Express goes for, if one."""
    from planisphere.games.express.rules import ASIDE, FILL, GO_ON
    from planisphere.odds import invasion

    if action < ASIDE:
        return invasion.after_fill(seen.view, action - FILL)
    if action == GO_ON:
        return invasion.going_on(seen.view)
    return invasion.after_aside(seen.view) if action < GO_ON and seen.view.card != NONE else None


CHANCES = {
    "conquete57": ("reason-attack", _attack),
    "risk76": ("reason-attack", _attack),
    "express": ("reason-siege", _siege),
}
"""The games in which what is tried has an exact chance, and the sentence for it."""
