"""What is done with what people type: moves are played, the rest is shown."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from planisphere.bots.deciding import commands
from planisphere.bots.levels import levels
from planisphere.bots.reasons import explain
from planisphere.faults import Fault, TextFault
from planisphere.line import write_line
from planisphere.terminal.room import Room
from planisphere.terminal.vocabulary import SHARED, Said

if TYPE_CHECKING:
    from planisphere.terminal.session import Session

EVERYTHING = 10**9


class Answers:
    """Obeys the verbs of every game, and leaves the rest to the game's own orders."""

    def __init__(self, session: Session, room: Room) -> None:
        self.session = session
        self.room = room
        self.match = session.match
        self.desk = session.desk
        self.screen = session.screen
        self.keeper = session.keeper
        self.orders = room.orders(session)

    def obey(self, seat: int, typed: str) -> bool:
        """Do what was typed; whether it was a move."""
        if not typed:
            return self._enter(seat)
        said = self.room.vocabulary.own_verb(typed)
        if said is None:
            return self.orders.move(seat, typed)
        if said.verb not in SHARED:
            return self.orders.own(seat, said)
        if said.words and said.verb != "log":
            raise TextFault("too-much", said.words[0].column, text=said.words[0].text)
        getattr(self, f"_do_{said.verb}")(seat, said)
        return False

    def _enter(self, seat: int) -> bool:
        """Take Enter for the usual answer, or list the choices."""
        if self.orders.enter(seat):
            return True
        self.screen.show(self.desk.asker.choices(seat))
        return False

    def _do_help(self, seat: int, said: Said) -> None:
        self.room.show_help(self.screen, self.match, self._other_help())

    def _other_help(self) -> dict[str, str]:
        """Return the help that is said in other words where several share the screen."""
        return {"line": "help-line-several"} if self.desk.curtain.several else {}

    def _do_choices(self, seat: int, said: Said) -> None:
        self.screen.show(Text(self.desk.asker.question(seat), "bold"))
        self.screen.show(self.desk.asker.choices(seat, everything=True))

    def _do_board(self, seat: int, said: Said) -> None:
        self.desk.show_board()

    def _do_hint(self, seat: int, said: Said) -> None:
        level = levels(self.match.game.name)[-1]
        seen, decision = self.session.consult(seat, level)
        language = self.screen.speech.language
        written = commands(seen.game, seen.view, seat, decision.actions, language)
        self.desk.show_secret(seat, self.screen.speech.say("hint", level=level, commands=written))
        if reason := explain(seen, decision, language):
            self.desk.show_secret(seat, reason)

    def _do_log(self, seat: int, said: Said) -> None:
        number = said.words[0].text if said.words else "20"
        few = number.isascii() and number.isdigit() and len(number) < 9
        self.session.show_told(self.session.told, int(number) if few else EVERYTHING)

    def _do_line(self, seat: int, said: Said) -> None:
        line = write_line(self.match.game, self.match.view(self.session.watcher))
        self.screen.console.print(line, soft_wrap=True)

    def _do_save(self, seat: int, said: Said) -> None:
        path = Path(said.text).expanduser() if said.text else self.keeper.path
        if path is None:
            raise Fault("terminal-save-name")
        try:
            self.keeper.write(self.match, path)
        except Fault:
            raise
        except (OSError, ValueError, RuntimeError) as error:
            cause = getattr(error, "strerror", None) or str(error)
            raise Fault("terminal-not-saved", cause=cause) from None
        self.keeper.path = path
        self.screen.whole("terminal-saved", path=path)

    def _do_quit(self, seat: int, said: Said) -> None:
        raise EOFError
