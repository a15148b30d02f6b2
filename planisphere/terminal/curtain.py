"""Who looks at the screen, and whose secrets stand on it, where several people share a keyboard."""

from __future__ import annotations

from planisphere.telling.company import Company
from planisphere.terminal.prompt import Reader
from planisphere.terminal.screen import Screen


class Curtain:
    """Hides what one person may see before another one looks."""

    def __init__(self, company: Company, screen: Screen, reader: Reader) -> None:
        self.company = company
        self.screen = screen
        self.reader = reader
        self.several = len(company.humans) > 1
        self.trusted: int | None = None
        """Who alone looks at the screen, as far as is known."""
        self.secrets_of: int | None = None
        """Whose secrets may stand on the screen."""
        self.wipes = 0

    def face(self, seat: int, secret: bool) -> bool:
        """Let a person see the screen; whether it has just been passed on to him.

        A question without secrets needs no passing on, but those of another person go.
        """
        if not self.several:
            self.trusted = seat
            return False
        if secret:
            return self.pass_to(seat)
        if self.secrets_of not in (None, seat):
            self.wipe()
        if self.trusted != seat:
            self.trusted = None
        return False

    def pass_to(self, seat: int) -> bool:
        """Have the keyboard passed to a person, unless he has it; whether it was."""
        if not self.several or self.trusted == seat:
            return False
        if self.wipes or self.secrets_of is not None:
            self.wipe()
        who = self.company.label(seat)
        self.screen.say("pass-keyboard", "bold", who=who)
        self.reader.pause(self.screen.speech.say("pass-enter", who=who))
        self.wipe()
        self.trusted = seat
        return True

    def wipe(self) -> None:
        """Take everything off the screen."""
        self.screen.clear()
        self.secrets_of = None
        self.wipes += 1
