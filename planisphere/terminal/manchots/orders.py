"""Moves of Manchots Barjots as they are typed, and what a player remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planisphere.faults import TextFault
from planisphere.fields import NONE
from planisphere.terminal.manchots.pages import show_memory
from planisphere.terminal.manchots.verbs import left_out
from planisphere.terminal.together import Together
from planisphere.terminal.vocabulary import Said

if TYPE_CHECKING:
    from planisphere.terminal.session import Session


class Orders:
    """Plays the moves that people type."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.match = session.match
        self.together = Together(session)
        self.read = 0
        """How much of what was told people have read together."""
        self.landed = self._cards_landed()

    def settled(self, seat: int) -> bool:
        """Let people who share the screen look together at what was laid open; settle nothing."""
        landed = self._cards_landed()
        if landed != self.landed:
            self.landed = landed
            if self.session.desk.curtain.several:
                self.together.read(self.session.told[self.read :])
            self.read = len(self.session.told)
        return False

    def _cards_landed(self) -> int:
        """Count the cards that have been shown so far."""
        return int((self.match.position.landed != NONE).sum())

    def again(self, seat: int) -> str:
        """Nothing is repeated."""
        return ""

    def enter(self, seat: int) -> bool:
        """There is no usual answer."""
        return False

    def own(self, seat: int, said: Said) -> bool:
        """Show what a player remembers."""
        if said.words:
            raise TextFault("too-much", said.words[0].column, text=said.words[0].text)
        show_memory(self.session.screen, self.session.company, self.match, seat)
        return False

    def move(self, seat: int, typed: str) -> bool:
        """Play what was typed; cards alone are given or landed, whichever is asked."""
        verb = left_out(self.match.position, seat, typed)
        try:
            self.session.play(seat, verb + typed)
        except TextFault as fault:
            raise fault.moved(-len(verb)) from None
        return True
