"""What somebody may ask for his own move: what a bot would do, and how likely it is to succeed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from planisphere.bots.budgets import hint_budget
from planisphere.bots.deciding import commands, generator, look, thinker
from planisphere.bots.levels import levels, listens
from planisphere.bots.reasons import explain
from planisphere.choices.odds import odds
from planisphere.server.denial import Denied
from planisphere.server.live import LiveTable
from planisphere.server.wire import Chances, Hint, Hinted
from planisphere.words import words

P = ParamSpec("P")
T = TypeVar("T")
ADVISING = ThreadPoolExecutor(2, "advising")
"""Threads of their own: however much is asked, the bots at tables think elsewhere."""


async def hint(live: LiveTable, seat: int, asked: Hint, language: str) -> Hinted:
    """Return what a bot would hand in for a seat, which knows no more than its person."""
    playing = live.match_now()
    match = playing.match
    level = asked.level or levels(match.game.name)[-1]
    think = thinker(match.game.name, level)
    if live.row["rated"]:
        raise Denied(403, "hint-rated")
    if live.seats[seat].resigned is not None:
        raise Denied(409, "resigned")
    if seat not in match.awaited:
        raise Denied(409, "hint-unasked")
    number, view = match.number, match.view(seat)
    # The seed of the dice is a secret, so that a hint has chance of its own.
    own = generator(live.id, number, seat)
    budget = hint_budget(level, live.house.settings.turn_seconds)
    told = (match, seat, budget, own, *playing.dealings(seat))
    seen = look(*told, listens=listens(level))
    decision = await _aside(think, seen)
    actions = decision.actions
    move, said = (commands(match.game, view, seat, actions, lang) for lang in ("en", language))
    sentence = words(language).say("hint", level=level, commands=said)
    reason = await _aside(explain, seen, decision, language)
    return Hinted(asked.key, number, move, sentence, reason)


async def chances(live: LiveTable, seat: int, key: str) -> Chances:
    """Return the exact odds of what a seat may try now."""
    match = live.match_now().match
    number, view = match.number, match.view(seat)
    return Chances(key, number, await _aside(odds, match.game, view, seat))


async def _aside(work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """Think about an answer in a thread for such."""
    return await asyncio.get_running_loop().run_in_executor(
        ADVISING, partial(work, *given, **named)
    )
