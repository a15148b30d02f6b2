"""Proposals at a table: which are open, and what has been agreed this turn."""

from __future__ import annotations

from collections.abc import Iterable

from planisphere.diplomacy import Kind, Proposal
from planisphere.fields import NONE
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


def agreements(talk: Iterable[Said], since: int, seat: int) -> list[Proposal]:
    """List what a seat has agreed with others since a turn began."""
    made = {said.id: said for said in talk if said.number >= since}
    agreed = [made[s.answers] for s in made.values() if s.answers in made and s.text == YES]
    return [proposal(said) for said in agreed if seat in (said.seat, said.to)]
