"""Reading together what was laid open, where several people share the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from planisphere.telling.lines import Line
from planisphere.terminal.lines import show_line

if TYPE_CHECKING:
    from planisphere.terminal.session import Session

FOOT = 2
"""Rows below a page: the line that says how to go on, and a free one."""


class Together:
    """Everybody before the screen at once."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen = session.screen
        self.speech = session.speech

    def read(self, told: list[Line]) -> None:
        """Clear the screen of secrets, and show everybody what was told."""
        if not self.screen.live:
            return
        self.session.desk.curtain.trusted = None
        self.session.desk.curtain.wipe()
        if told:
            self.show_pages(told)
            self.pause("together-read")
            self.screen.clear()
        for seat in self.session.company.humans:
            self.session.seen[seat] = len(self.session.told)

    def pause_after(self, told: list[Line], key: str) -> None:
        """Let one person read, page by page where it has run off the screen."""
        if self.screen.live:
            if self._rows(told) > self.screen.console.height - FOOT:
                self.screen.console.clear()
                self.show_pages(told)
            self.pause(key)

    def show_pages(self, told: list[Line]) -> None:
        """Show lines, as many at a time as there is room for."""
        room, used = self.screen.console.height - FOOT, 0
        for line in told:
            rows = self._rows([line])
            if used + rows > room:
                self.pause("together-more")
                used = 0
            show_line(self.screen, line)
            used += rows

    def _rows(self, told: list[Line]) -> int:
        """Count the rows that lines take on the screen."""
        console = self.screen.console
        return sum(len(console.render_lines(Text(f"▌ {line.text}"))) for line in told)

    def pause(self, key: str) -> None:
        """Wait for Enter."""
        self.session.desk.reader.pause(self.speech.say(key))
