"""What a person has in front of him: the board, his secrets, the question, the line he types."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from planisphere.fields import LETTERS
from planisphere.match import Match
from planisphere.telling.company import Company
from planisphere.terminal.curtain import Curtain
from planisphere.terminal.prompt import Reader
from planisphere.terminal.room import Room
from planisphere.terminal.screen import Screen


class Desk:
    """Shows a person what he may see, and reads what he types."""

    def __init__(
        self, match: Match, company: Company, screen: Screen, room: Room, watcher: int
    ) -> None:
        self.match = match
        self.company = company
        self.screen = screen
        self.speech = screen.speech
        self.room = room
        self.watcher = watcher
        self.asker = room.asker(match, company, screen)
        self.reader = Reader(screen)
        self.curtain = Curtain(company, screen, self.reader)
        self.shown: tuple[object, ...] = ()
        self.show_again: Callable[[int], None] = lambda seat: None
        """Shows the situation again once the keyboard was passed on amid a question."""

    def come_forward(self, seat: int) -> bool:
        """Let a person see the screen; whether it has just been passed on to him."""
        return self.curtain.face(seat, self.asker.shows_secrets())

    def view(self) -> Any:
        """What whoever looks at the screen may see."""
        trusted = self.curtain.trusted
        return self.match.view(self.watcher if trusted is None else trusted)

    def show_situation(self, seat: int, again: str, news: Callable[[], None]) -> None:
        """Show the board where the step is new, then news, what is asked, what is legal."""
        secret = self.asker.shows_secrets()
        if secret:
            self.curtain.secrets_of = seat
        if self._is_new(seat):
            self.show_board()
            for sentence in self.asker.secrets(seat) if secret else ():
                self.show_secret(seat, sentence)
        news()
        self.screen.show(Text(self.asker.question(seat), "bold"))
        self.screen.show(Text(again) if again else self.asker.choices(seat))

    def _is_new(self, seat: int) -> bool:
        """Whether a step begins for which the board has not been shown."""
        before, self.shown = self.shown, (self.curtain.wipes, self.asker.step(seat))
        return before != self.shown

    def show_board(self) -> None:
        """Show the board as whoever looks at it may."""
        view = self.view()
        self.screen.bar(self.room.title(view, self.company))
        self.screen.show(self.room.draw(view, self.company, self.match.game, self.screen))
        if not self.screen.small:
            self.screen.show()

    def show_secret(self, seat: int, sentence: str) -> None:
        """Show a person what he alone may know."""
        if self.curtain.pass_to(seat):
            self.show_again(seat)
        self.curtain.secrets_of = seat
        self.screen.show(Text(sentence))

    def prompt(self, seat: int) -> str:
        """What stands before the line that a person types."""
        return f"{LETTERS[seat]} › "

    def read(self, seat: int) -> str:
        """Read a line, with completion and a hint on what is being typed."""
        return self.reader.line(
            self.prompt(seat),
            seat,
            lambda: self.asker.commands(seat),
            lambda typed: self.asker.hint(self.view(), typed),
        ).strip()
