"""The word of a bot at a table elsewhere: what it proposes, answers and has agreed."""

from __future__ import annotations

import time
from typing import Any

from planisphere.bots.deciding import generator
from planisphere.bots.talkers import talker
from planisphere.diplomacy import Proposal, talk_begins
from planisphere.fields import NONE
from planisphere.server.proposals import agreements, open_proposals, proposal
from planisphere.server.wire import Answer, Ask, Propose, Ready, Said

PATIENCE = 5.0
"""Seconds that a bot waits for answers, before it needs no more talk."""


class Talk:
    """What is said to one seat of a game with diplomacy, turn by turn."""

    def __init__(self, game: str, level: str, seed: str) -> None:
        self.talker = talker(game, level)
        self.seed = seed
        self.said: dict[int, Said] = {}
        self.turn_began = 0
        """The number of the entry that began this turn."""
        self.suggested: int | None = None
        """How many proposals the bot has made in this turn, once it has."""
        self.answered: set[int] = set()
        self.ready_at: float | None = None
        """When the bot waits no longer for answers; none while it waits for nothing."""

    def hear(self, said: Said) -> None:
        """Take in what was said; after a lost connection some of it comes again."""
        self.said[said.id] = said

    def follow(self, before: Any, after: Any, number: int) -> None:
        """Notice where a turn begins, between two views."""
        if talk_begins(before, after):
            self.turn_began, self.suggested, self.ready_at = number, None, None

    def agreed(self, seat: int) -> list[Proposal]:
        """List what a seat has agreed with others in this turn."""
        return agreements(self.said.values(), self.turn_began, seat)

    def words(self, view: Any, number: int, seat: int) -> list[Ask]:
        """Return what the bot says now: answers, its proposals once a turn, that it is ready."""
        return [
            *self._answers(view, seat),
            *self._proposals(view, number, seat),
            *self._ready(seat),
        ]

    def _answers(self, view: Any, seat: int) -> list[Ask]:
        """Answer what was proposed to a seat, each once."""
        made = open_proposals(self.said.values(), self.turn_began)
        asked = [said for said in made.values() if said.to == seat]
        told: list[Ask] = []
        for said in asked:
            if said.id not in self.answered:
                self.answered.add(said.id)
                chance = generator(self.seed, said.id, seat)
                agreed = self.agreed(seat)
                yes = self.talker.answer(view, seat, proposal(said), agreed, chance)
                told.append(Answer(said.id, yes))
        return told

    def _proposals(self, view: Any, number: int, seat: int) -> list[Ask]:
        """Propose something, once a turn."""
        if self.suggested is not None:
            return []
        made: list[Proposal] = []
        if not self._own(seat):
            chance = generator(self.seed, number, seat)
            made = self.talker.suggest(view, seat, self.agreed(seat), chance)
        self.suggested = len(made)
        self.ready_at = time.monotonic() + (PATIENCE if made else 0.0)
        return [Propose(m.kind.value, m.to, None if m.about == NONE else m.about) for m in made]

    def _ready(self, seat: int) -> list[Ask]:
        """Say that no more talk is needed, when all is answered or nobody answers."""
        if self.ready_at is None:
            return []
        own = self._own(seat)
        still = open_proposals(self.said.values(), self.turn_began).keys() & own
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
            if said.seat == seat and said.proposal and said.number >= self.turn_began
        }
