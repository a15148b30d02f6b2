"""The proposals of a match that is played in one place: made, answered, kept or broken."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from planisphere.bots.deciding import generator
from planisphere.bots.talkers import Agreements, Past, talker
from planisphere.diplomacy import Pact, Proposal, Word, check, pacts
from planisphere.faults import Fault
from planisphere.games.africa1880.position import ORDERS
from planisphere.match import Match


class Parley:
    """What the powers of a match have said to each other, turn by turn."""

    def __init__(self, match: Match, seed: str) -> None:
        self.match = match
        self.seed = seed
        self.words: list[Word] = []
        self.past: list[Pact] = []
        self.turn = 0
        self.began = 0
        """How much had been said when this turn began."""

    def begin(self, bots: Mapping[int, str]) -> None:
        """Let the bots talk if a turn has begun, each by its level; they propose, then answer."""
        if not self._turns():
            return
        for seat, level in bots.items():
            chance = generator(self.seed, self.match.number, seat)
            suggest = talker(self.match.game.name, level).suggest
            told = (self.match.view(seat), seat, self.agreed(seat), chance)
            for proposal in suggest(*told, past=self.past_of(seat)):
                self.propose(proposal, bots)

    def _turns(self) -> bool:
        """Whether a turn has begun; who kept what was agreed in the last is noted then."""
        position = self.match.position
        number = int(position.round_number)
        if position.phase != ORDERS or number == self.turn:
            return False
        said = self.words[self.began :]
        agreed = [word.proposal for word in said if word.proposal and word.accepted]
        self.past += pacts(self.turn, position, agreed)
        self.turn, self.began = number, len(self.words)
        return True

    def propose(self, proposal: Proposal, bots: Mapping[int, str]) -> bool | None:
        """Make a proposal; return what a bot answers, or nothing where a person is asked.  [A4]"""
        check(self.match.view(proposal.to), proposal)
        if any(word.proposal == proposal for word in self.words[self.began :]):
            raise Fault("proposal-made")
        number, to = self.match.number, proposal.to
        self.words.append(Word(number, proposal.seat, to, proposal=proposal))
        if to not in bots:
            return None
        chance = generator(f"{self.seed} {len(self.words)}", number, to)
        answer = talker(self.match.game.name, bots[to]).answer
        told = (self.match.view(to), to, proposal, self.agreed(to), chance)
        return self.answer(self.words[-1], answer(*told, self.past_of(to)))

    def answer(self, asked: Word, yes: bool) -> bool:
        """Answer a proposal."""
        self.words[self.words.index(asked)] = replace(asked, accepted=yes)
        return yes

    def asked(self, seat: int) -> dict[int, Word]:
        """Return the proposals of this turn that a seat has not answered yet.

        They have numbers among those that it knows of: none tells what others proposed.
        """
        made = enumerate(self.of_turn(seat), 1)
        return {n: word for n, word in made if word.to == seat and word.accepted is None}

    def of_turn(self, seat: int) -> list[Word]:
        """List the proposals of this turn that a seat has to do with."""
        return [word for word in self.words[self.began :] if seat in (word.seat, word.to)]

    def agreed(self, seat: int) -> Agreements:
        """List what a seat has agreed with others this turn."""
        return [word.proposal for word in self.of_turn(seat) if word.proposal and word.accepted]

    def past_of(self, seat: int) -> Past:
        """List what a seat has agreed in the turns before, and who kept it."""
        return [pact for pact in self.past if seat in (pact.agreed.seat, pact.agreed.to)]

    def heard(self, seat: int) -> list[Word]:
        """List all that a seat heard or said in the match."""
        return [word for word in self.words if seat in (word.seat, word.to)]
