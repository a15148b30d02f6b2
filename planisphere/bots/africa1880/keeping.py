"""Which lines of a sheet keep what a seat agreed to; a word is broken where that pays.  [A4]"""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.africa1880.memory import owed
from planisphere.bots.africa1880.relations import war
from planisphere.bots.levels import Chooser
from planisphere.bots.talkers import Agreements, Past
from planisphere.diplomacy import Kind, Proposal
from planisphere.fields import NONE
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880.rules import ALLY, MAKE_WAR, TO_DEVELOP
from planisphere.kernel import Int64s

TEMPTATION = 6.0
"""The points for which a word is broken."""


def faithful(choose: Chooser, agreements: Agreements, past: Past = ()) -> Chooser:
    """Return a way to choose among what keeps a seat's word, and nothing where that is one."""

    def chosen(
        view: Any, seat: int, legal: Int64s, count: int, generator: np.random.Generator
    ) -> int:
        kept = held(view, seat, legal[:count].tolist(), owed(view, seat, agreements, past))
        if len(kept) == 1:
            return kept[0]
        legal[: len(kept)] = kept
        return int(choose(view, seat, legal, len(kept), generator))

    return chosen


def held(view: Any, seat: int, legal: list[int], agreements: Agreements) -> list[int]:
    """List the legal actions that keep a seat's word; all of them where it gave two."""
    if view.phase != at.ORDERS:
        return legal
    own = [agreed for agreed in agreements if seat in (agreed.seat, agreed.to)]
    kept = [a for a in legal if all(keeps(view, seat, a, agreed) for agreed in own)]
    return kept or legal


def keeps(view: Any, seat: int, action: int, agreed: Proposal) -> bool:
    """Whether an answer to a line of the sheet keeps an agreement, or breaks it for good reason."""
    question = int(view.question[seat])
    if agreed.kind == Kind.LEAVE:
        return seat != agreed.to or action != agreed.about
    if agreed.kind == Kind.DEVELOP:
        return question != agreed.about or action == TO_DEVELOP
    other, stance = declared(seat, agreed)
    if question != at.RELATION + int(view.power[other]):
        return True
    return action == (MAKE_WAR if stance == at.WAR else ALLY) or pays(view, seat, other, stance)


def declared(seat: int, agreed: Proposal) -> tuple[int, int]:
    """Return whom an agreement of a seat has it declare something, and what; or none.  [A8]"""
    if agreed.kind == Kind.WAR:
        return agreed.about, at.WAR
    if agreed.kind == Kind.ALLIANCE:
        return agreed.to if seat == agreed.seat else agreed.seat, at.ALLIANCE
    return NONE, NONE


def pays(view: Any, seat: int, other: int, stance: int) -> bool:
    """Whether the contrary of a declaration that was agreed is worth so much more."""
    if stance == at.WAR:
        return bool(war(view, seat, other) < -TEMPTATION)
    return bool(war(trusting(view, seat, other), seat, other) > TEMPTATION)


def trusting(view: Any, seat: int, other: int) -> Any:
    """Return a view in which another is taken at its word: it keeps peace."""
    copy = view.copy()
    copy.declared[other, int(view.power[seat])] = at.ALLIANCE
    return copy
