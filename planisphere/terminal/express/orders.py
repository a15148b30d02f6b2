"""Moves of Risk Express as they are typed, and the chances of its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planisphere.fields import NONE
from planisphere.games.express import position as at
from planisphere.games.express.cards import CARD
from planisphere.games.express.notation import CARDS_BY_NAME
from planisphere.telling.express.names import Names
from planisphere.terminal.express.pages import show_chances
from planisphere.terminal.vocabulary import Said

if TYPE_CHECKING:
    from planisphere.terminal.session import Session


class Orders:
    """Plays the moves that people type."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.match = session.match
        self.names = Names(session.speech)

    def settled(self, seat: int) -> bool:
        """Nothing is settled beforehand."""
        return False

    def again(self, seat: int) -> str:
        """Nothing is repeated."""
        return ""

    def enter(self, seat: int) -> bool:
        """Do the only thing that can be done; whether it is the only one."""
        legal = self.match.legal(seat)
        if len(legal) == 1:
            self.session.play(seat, legal[0])
        return len(legal) == 1

    def own(self, seat: int, said: Said) -> bool:
        """Show the chance of a card, or of all."""
        cards = list(range(len(CARD)))
        if said.words:
            cards = [CARD.index(CARDS_BY_NAME.find_all(said.words, 1)[0])]
        show_chances(self.session.screen, self.names, self.match.position, seat, cards)
        return False

    def move(self, seat: int, typed: str) -> bool:
        """Play what was typed; a bare number is a line of the card that is fixed."""
        position = self.match.position
        number = typed.isascii() and typed.isdigit() and len(typed) < 9
        if number and position.card != NONE and position.phase == at.CHOOSE:
            typed = f"fill {CARD[int(position.card)]} {typed}"
        self.session.play(seat, typed)
        return True
