"""Between two turns: what was read is looked at together, then people talk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from planisphere.telling.lines import TURN, Line
from planisphere.terminal.together import Together

if TYPE_CHECKING:
    from planisphere.terminal.session import Session


class Gathering:
    """Everybody before the screen, before the keyboard is passed to the first writer."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen = session.screen
        self.together = Together(session)
        self.turn = 0

    def before_orders(self) -> None:
        """Let people read the last turn and talk, once before anybody writes.  [A4]"""
        match, number = self.session.match, int(self.session.match.position.round_number)
        people = self.session.company.humans
        if self.turn == number or not set(people) <= set(match.awaited):
            return
        self.turn = number
        curtain = self.session.desk.curtain
        told = self._last_turn()
        if curtain.several:
            curtain.trusted = None
            self.together.read(told)
            self._talk(int(match.position.diplomacy_minutes))
        elif told:
            self.together.pause_after(told, "africa-go-on")

    def after_hand_in(self) -> None:
        """Say that a sheet is in, while others have to write."""
        match = self.session.match
        if set(match.awaited) & set(self.session.company.humans) and self._is_sealed():
            self.screen.say("africa-handed-in", "green")

    def read_last(self) -> None:
        """Let people read how it came, before the end is shown."""
        if self.session.company.humans:
            self.together.pause_after(self._last_turn(), "africa-see-map")

    def _is_sealed(self) -> bool:
        """Whether somebody has handed in a sheet that is not read yet."""
        position = self.session.match.position
        return bool(position.waiting.sum() < position.seats)

    def _last_turn(self) -> list[Line]:
        """Return what was told when the sheets were read last."""
        told = self.session.told
        begins = [number for number, line in enumerate(told) if line.kind == TURN]
        return told[begins[-1] :] if begins else []

    def _talk(self, minutes: int) -> None:
        """Have people talk, unless the match does without."""
        if not minutes:
            return
        if self.screen.live:
            self.session.desk.show_board()
        self.screen.say("africa-talk", "bold", minutes=minutes)
        self.together.pause("africa-talk-enter")
