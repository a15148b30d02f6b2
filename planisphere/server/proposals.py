"""Proposals at a table: which are open, what has been agreed, and who kept his word."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from planisphere.diplomacy import Kind, Pact, Proposal, Word, pacts, talk_begins
from planisphere.fields import NONE
from planisphere.games.africa1880.position import ORDERS
from planisphere.server.wire import Propose, Said

YES, NO = "yes", "no"
"""How a proposal is answered."""


def as_proposal(seat: int, asked: Propose) -> Proposal:
    """Return what a seat asks as the game has it."""
    about = NONE if asked.about is None else asked.about
    return Proposal(Kind(asked.proposal), seat, asked.to, about)


def proposal(said: Said) -> Proposal:
    """Return a proposal that was made as the game has it."""
    if said.seat is None or said.proposal is None:
        raise ValueError("no proposal")
    return as_proposal(said.seat, said.proposal)


def open_proposals(talk: Iterable[Said], since: int) -> dict[int, Said]:
    """Return the proposals made since a turn began that have no answer yet."""
    made = {said.id: said for said in talk if said.number >= since}
    answered = {said.answers for said in made.values()}
    return {n: said for n, said in made.items() if said.proposal and n not in answered}


def agreements(
    talk: Iterable[Said], since: int, seat: int, until: int | None = None
) -> list[Proposal]:
    """List what a seat has agreed with others since a turn began, until the next did."""
    made = {s.id: s for s in talk if s.number >= since and (until is None or s.number < until)}
    agreed = [made[s.answers] for s in made.values() if s.answers in made and s.text == YES]
    return [proposal(said) for said in agreed if seat in (said.seat, said.to)]


def heard_by(talk: Iterable[Said], seat: int) -> list[Word]:
    """List what a seat heard or said, each proposal with its answer."""
    heard = {said.id: said for said in talk if said.to is None or seat in (said.to, said.seat)}
    answers = {said.answers: said.text == YES for said in heard.values() if said.answers}
    return [
        Word(s.number, s.seat, s.to, s.text, proposal(s), answers.get(s.id))
        if s.proposal
        else Word(s.number, s.seat, s.to, s.text)
        for s in heard.values()
        if s.answers is None
    ]


class Reading(NamedTuple):
    """A turn whose sheets were read: where in the log it was, and how all stood then."""

    turn: int
    since: int
    until: int
    view: Any


class Turns:
    """Where the turns of a match with talk begin."""

    def __init__(self) -> None:
        self.began = 0
        """The number of the entry that began this turn."""
        self.read: list[Reading] = []

    def follow(self, before: Any, after: Any, number: int) -> bool:
        """Go on to the position after so many entries; whether a turn has begun."""
        if not talk_begins(before, after):
            return False
        if before.phase == ORDERS:
            turn = int(before.round_number)
            self.read.append(Reading(turn, self.began, number, after.copy()))
        self.began = number
        return True

    def past(self, talk: Iterable[Said], seat: int) -> list[Pact]:
        """List what a seat agreed in the turns before, and who kept it."""
        said, found = list(talk), list[Pact]()
        for turn, since, until, view in self.read:
            found += pacts(turn, view, agreements(said, since, seat, until))
        return found
