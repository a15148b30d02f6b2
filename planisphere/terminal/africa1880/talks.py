"""Proposals at the terminal: what people and bots ask of each other, answer, and kept.  [A4]"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from planisphere.bots.parley import Parley
from planisphere.bots.talkers import Agreements, Past
from planisphere.diplomacy import Kind, Proposal, Word, say
from planisphere.faults import Fault, TextFault
from planisphere.fields import NONE
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880.board import POWER, TERRITORY
from planisphere.games.africa1880.names import POWERS_BY_NAME, STANCES, TERRITORIES_BY_NAME
from planisphere.parts.names import Lexicon
from planisphere.parts.names import Word as Typed
from planisphere.programs.functions import measure
from planisphere.terminal.africa1880.gathering import Gathering
from planisphere.terminal.vocabulary import Said

if TYPE_CHECKING:
    from planisphere.terminal.session import Session

TALKING = ("propose", "accept", "refuse", "talks")
"""The verbs of talk."""

KINDS_BY_NAME = Lexicon(
    "proposal",
    {
        Kind.ALLIANCE: STANCES["alliance"],
        Kind.WAR: STANCES["war"],
        Kind.LEAVE: ("leave", "laisser"),
        Kind.DEVELOP: ("develop", "developper"),
    },
)


class Talks:
    """The talk of a match at one terminal; programs of others take no part in it."""

    def __init__(self, session: Session, gathering: Gathering) -> None:
        self.session = session
        self.gathering = gathering
        self.match = session.match
        self.screen = session.screen
        self.speech = session.speech

    @cached_property
    def parley(self) -> Parley:
        """What has been said in this match."""
        return Parley(self.match, self.session.seed)

    @property
    def bots(self) -> dict[int, str]:
        """The bots that talk, by seat, and the level by which they do."""
        players = enumerate(self.session.company.players)
        ours = [(seat, each) for seat, each in players if each.bot and not each.program]
        return {seat: measure(player.function or player.name) for seat, player in ours}

    def are_on(self) -> bool:
        """Whether sheets are written, and there is time to talk before."""
        position = self.match.position
        return bool(position.phase == at.ORDERS and position.diplomacy_minutes)

    def begin(self) -> None:
        """Let the bots speak first, once a turn."""
        if self.are_on() and all(self.match.position.waiting[: self.match.seats]):
            self.parley.begin(self.bots)

    def dealings(self, seat: int) -> tuple[Agreements, Past, Sequence[Word]]:
        """Return what a seat has agreed this turn, agreed before, and heard."""
        self.begin()
        return self.parley.agreed(seat), self.parley.past_of(seat), self.parley.heard(seat)

    def read_last(self) -> None:
        """Let people read what came last, before the end is shown."""
        self.gathering.read_last()

    def open_to(self, seat: int) -> list[str]:
        """Say what was proposed to a seat, and how it may answer."""
        told = [
            self.speech.say("africa-proposed", number=number, proposal=self._words(word))
            for number, word in self.parley.asked(seat).items()
        ]
        return [*told, self.speech.say("africa-may-answer")] if told else []

    def obey(self, seat: int, said: Said) -> None:
        """Propose, answer, or show what was said."""
        if not self.are_on():
            raise Fault("africa-no-talk")
        if said.verb == "talks":
            self._show(seat)
        elif said.verb == "propose":
            self._propose(self._read(seat, said.words))
        else:
            self._answer(seat, said)

    def _read(self, seat: int, typed: Sequence[Typed]) -> Proposal:
        """Read to whom something is proposed, what, and about whom or where."""
        named = [n for n, word in enumerate(typed) if n and KINDS_BY_NAME.matches(word.text)]
        where = named[0] if named else 1
        to = self._power(typed[:where])
        kind = Kind(KINDS_BY_NAME.find_all(typed[where : where + 1], 1)[0])
        rest = typed[where + 1 :]
        if kind == Kind.ALLIANCE:
            if rest:
                raise TextFault("too-much", rest[0].column, text=rest[0].text)
            return Proposal(kind, seat, to)
        if kind == Kind.WAR:
            return Proposal(kind, seat, to, self._power(rest))
        return Proposal(kind, seat, to, TERRITORY.index(TERRITORIES_BY_NAME.find_all(rest, 1)[0]))

    def _power(self, typed: Sequence[Typed]) -> int:
        """Return the seat that plays a power; none if nobody does."""
        power = POWER.index(POWERS_BY_NAME.find_all(typed, 1)[0])
        seats = self.match.position.power[: self.match.seats].tolist()
        return seats.index(power) if power in seats else NONE

    def _propose(self, proposal: Proposal) -> None:
        """Propose something, and say what a bot answers."""
        answer = self.parley.propose(proposal, self.bots)
        key = {None: "africa-made", True: "africa-accepted", False: "africa-declined"}[answer]
        told = self.speech.say(key, proposal=self._said(proposal))
        self.session.desk.show_secret(proposal.seat, told)

    def _answer(self, seat: int, said: Said) -> None:
        """Accept or refuse what was proposed: by its number, or the only one."""
        asked = self.parley.asked(seat)
        answered = asked[self._number(said, asked)]
        yes = self.parley.answer(answered, said.verb == "accept")
        key = "africa-accepted" if yes else "africa-declined"
        told = self.speech.say(key, proposal=self._words(answered))
        self.session.desk.show_secret(seat, told)

    def _number(self, said: Said, asked: dict[int, Word]) -> int:
        """Return the number of the proposal that is answered."""
        if len(said.words) > 1:
            raise TextFault("too-much", said.words[1].column, text=said.words[1].text)
        if not said.words and len(asked) == 1:
            return next(iter(asked))
        text = said.words[0].text if said.words else ""
        if not text.isdecimal() or int(text) not in asked:
            raise Fault("africa-which-proposal", allowed=", ".join(map(str, asked)) or "–")
        return int(text)

    def _show(self, seat: int) -> None:
        """Show what was proposed this turn, and who kept his word before."""
        show = self.session.desk.show_secret
        for word in self.parley.of_turn(seat):
            if word.accepted is not None:
                key = "africa-accepted" if word.accepted else "africa-declined"
                show(seat, self.speech.say(key, proposal=self._words(word)))
        for line in self.open_to(seat):
            show(seat, line)
        for pact in self.parley.past_of(seat):
            whose = [p for p in (pact.agreed.seat, pact.agreed.to) if p not in pact.kept]
            names = [self.session.company.label(each) for each in whose]
            told = {"turn": pact.turn, "proposal": self._said(pact.agreed)}
            key = "africa-broken" if names else "africa-kept"
            show(seat, self.speech.say(key, who=", ".join(names), **told))
        if not self.parley.heard(seat):
            show(seat, self.speech.say("africa-nothing-said"))

    def _words(self, word: Word) -> str:
        """Say a proposal that was made."""
        return self._said(word.proposal) if word.proposal else word.text

    def _said(self, proposal: Proposal) -> str:
        """Say a proposal."""
        return say(self.match.position, proposal, self.speech)
