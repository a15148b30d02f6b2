"""Why a bot would hand something in, as a sentence for people."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, cast

from planisphere.bots.thinking import Decision, Seen
from planisphere.fields import NONE
from planisphere.games.express import rules as express
from planisphere.odds import invasion
from planisphere.odds.attack import DEFENCE, chance_of
from planisphere.parts.actions import ATTACK, DICE, MOVE
from planisphere.parts.earth import EDGE_FROM, EDGE_TO
from planisphere.words import percent, words


def explain(seen: Seen, decision: Decision, language: str) -> str:
    """Say why: in the bot's own words, or else the exact chance of what it tries; nothing else."""
    speech = words(language)
    if decision.reason:
        said = {name: _said(detail, language) for name, detail in decision.details.items()}
        return speech.say(decision.reason, **said)
    action = decision.actions[0]
    if seen.game.name in DEFENCE and ATTACK <= action < MOVE:
        edge = (action - ATTACK) // DICE
        fight = chance_of(seen.game.name, seen.view, int(EDGE_FROM[edge]), int(EDGE_TO[edge]))
        return speech.say("reason-attack", share=percent(fight.win, speech)) if fight else ""
    siege = _siege(seen.view, action) if seen.game.name == "express" else None
    return "" if siege is None else speech.say("reason-siege", share=percent(siege, speech))


def _said(detail: object, language: str) -> Hashable:
    """Return a detail in a language, if it comes as words by language."""
    return cast("Hashable", detail[language] if isinstance(detail, Mapping) else detail)


def _siege(view: Any, action: int) -> float | None:
    """Return the chance to conquer the card that an action of Risk Express goes for, if one."""
    if action < express.ASIDE:
        return invasion.after_fill(view, action - express.FILL)
    if action == express.GO_ON:
        return invasion.going_on(view)
    return invasion.after_aside(view) if action < express.GO_ON and view.card != NONE else None
