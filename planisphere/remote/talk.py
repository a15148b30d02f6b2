"""The word of a bot at a table elsewhere: what it proposes, answers and has agreed."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from planisphere.bots.deciding import generator
from planisphere.bots.talkers import talker
from planisphere.diplomacy import Pact, Proposal
from planisphere.fields import NONE
from planisphere.server.proposals import Turns, agreements, open_proposals, proposal
from planisphere.server.wire import Answer, Ask, Propose, Ready, Said

PATIENCE = 5.0
"""Seconds that a bot waits for answers, before it needs no more talk."""


class Talk:
    """What is said to one seat of a game with diplomacy, turn by turn."""

    def __init__(self, game: str, level: str, seed: str, said: Mapping[int, Said]) -> None:
        self.talker = talker(game, level)
        self.seed = seed
        self.said = said
        self.turns = Turns()
        self.suggested: int | None = None
        """How many proposals the bot has made in this turn, once it has."""
        self.answered: set[int] = set()
        self.ready_at: float | None = None
        """When the bot waits no longer for answers; none while it waits for nothing."""

    def follow(self, before: Any, after: Any, number: int) -> None:
        """Notice where a turn begins, between two views."""
        if self.turns.follow(before, after, number):
            self.suggested, self.ready_at = None, None

    def forget(self) -> None:
        """Forget where turns began, to follow the match from its beginning again."""
        self.turns = Turns()

    def agreed(self, seat: int) -> list[Proposal]:
        """List what a seat has agreed with others in this turn."""
        return agreements(self.said.values(), self.turns.began, seat)

    def past(self, seat: int) -> list[Pact]:
        """List what a seat has agreed in the turns before, and who kept it."""
        return self.turns.past(self.said.values(), seat)

    def words(self, view: Any, number: int, seat: int) -> list[Ask]:
        """Return what the bot says now: answers, its proposals once a turn, that it is ready."""
        return [
            *self._answers(view, seat),
            *self._proposals(view, number, seat),
            *self._ready(seat),
        ]

    def _answers(self, view: Any, seat: int) -> list[Ask]:
        """Answer what was proposed to a seat, each once."""
        made = open_proposals(self.said.values(), self.turns.began)
        asked = [said for said in made.values() if said.to == seat]
        told: list[Ask] = []
        for said in asked:
            if said.id not in self.answered:
                self.answered.add(said.id)
                chance = generator(self.seed, said.id, seat)
                agreed = self.agreed(seat)
                known = (view, seat, proposal(said), agreed, chance, self.past(seat))
                told.append(Answer(said.id, self.talker.answer(*known)))
        return told

    def _proposals(self, view: Any, number: int, seat: int) -> list[Ask]:
        """Propose something, once a turn."""
        if self.suggested is not None:
            return []
        made: list[Proposal] = []
        if not self._own(seat):
            chance = generator(self.seed, number, seat)
            past = self.past(seat)
            made = self.talker.suggest(view, seat, self.agreed(seat), chance, past=past)
        self.suggested = len(made)
        self.ready_at = time.monotonic() + (PATIENCE if made else 0.0)
        return [Propose(m.kind.value, m.to, None if m.about == NONE else m.about) for m in made]

    def _ready(self, seat: int) -> list[Ask]:
        """Say that no more talk is needed, when all is answered or nobody answers."""
        if self.ready_at is None:
            return []
        own = self._own(seat)
        still = open_proposals(self.said.values(), self.turns.began).keys() & own
        answered = self.suggested == len(own) and not still
        if not answered and time.monotonic() < self.ready_at:
            return []
        self.ready_at = None
        return [Ready()]

    def _own(self, seat: int) -> set[int]:
        """Return the proposals that a seat has made in this turn."""
        made = self.said.values()
        return {
            said.id
            for said in made
            if said.seat == seat and said.proposal and said.number >= self.turns.began
        }
