"""Between two turns: what was read is looked at together, then people talk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from planisphere.terminal.lines import TURN, Line, show_line

if TYPE_CHECKING:
    from planisphere.terminal.session import Session

FOOT = 2
"""Rows below a page: the line that says how to go on, and a free one."""


class Gathering:
    """Everybody before the screen, before the keyboard is passed to the first writer."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen = session.screen
        self.speech = session.speech
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
            self._read_together(told)
            self._talk(int(match.position.diplomacy_minutes))
        elif told:
            self._pause_after(told)

    def after_hand_in(self) -> None:
        """Say that a sheet is in; at the end let people read how it came."""
        match = self.session.match
        if match.over:
            self._pause_after(self._last_turn(), "africa-see-map")
        elif set(match.awaited) & set(self.session.company.humans) and self._is_sealed():
            self.screen.say("africa-handed-in", "green")

    def _is_sealed(self) -> bool:
        """Whether somebody has handed in a sheet that is not read yet."""
        position = self.session.match.position
        return bool(position.waiting.sum() < position.seats)

    def _last_turn(self) -> list[Line]:
        """Return what was told when the sheets were read last."""
        told = self.session.told
        begins = [number for number, line in enumerate(told) if line.kind == TURN]
        return told[begins[-1] :] if begins else []

    def _read_together(self, told: list[Line]) -> None:
        """Clear the screen of drafts, and show the last turn to everybody."""
        if not self.screen.live:
            return
        self.session.desk.curtain.wipe()
        if told:
            self._show_pages(told)
            self._pause("africa-read-enter")
            self.screen.clear()
        for seat in self.session.company.humans:
            self.session.seen[seat] = len(self.session.told)

    def _talk(self, minutes: int) -> None:
        """Have people talk, unless the match does without."""
        if not minutes:
            return
        if self.screen.live:
            self.session.desk.show_board()
        self.screen.say("africa-talk", "bold", minutes=minutes)
        self._pause("africa-talk-enter")

    def _pause_after(self, told: list[Line], key: str = "africa-go-on") -> None:
        """Let one person read, page by page where it has run off the screen."""
        if self.screen.live:
            if self._rows(told) > self.screen.console.height - FOOT:
                self.screen.console.clear()
                self._show_pages(told)
            self._pause(key)

    def _show_pages(self, told: list[Line]) -> None:
        """Show lines, as many at a time as there is room for."""
        room, used = self.screen.console.height - FOOT, 0
        for line in told:
            rows = self._rows([line])
            if used + rows > room:
                self._pause("africa-more")
                used = 0
            show_line(self.screen, line)
            used += rows

    def _rows(self, told: list[Line]) -> int:
        """Count the rows that lines take on the screen."""
        console = self.screen.console
        return sum(len(console.render_lines(Text(f"▌ {line.text}"))) for line in told)

    def _pause(self, key: str) -> None:
        """Wait for Enter."""
        self.session.desk.reader.pause(self.speech.say(key))
