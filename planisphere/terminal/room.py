"""What a game brings to the terminal; each game has its room, found by name when it is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from rich.console import RenderableType

from planisphere.bots.talkers import Agreements, Past
from planisphere.diplomacy import Word
from planisphere.game import Game
from planisphere.match import Match
from planisphere.telling.company import Company
from planisphere.terminal.screen import Screen
from planisphere.terminal.vocabulary import Said, Vocabulary

if TYPE_CHECKING:
    from planisphere.terminal.session import Session


class Asker(Protocol):
    """Puts the question of the moment to a seat."""

    def step(self, seat: int) -> object:
        """What changes when the board should be shown again."""

    def shows_secrets(self) -> bool:
        """Whether the question shows what others may not see."""

    def secrets(self, seat: int) -> list[str]:
        """Say what a seat alone may know."""

    def question(self, seat: int) -> str:
        """Say in one sentence what is asked."""

    def choices(self, seat: int, everything: bool = False) -> RenderableType:
        """List what is legal, with what to type on the left; on request also what is too much."""

    def commands(self, seat: int) -> list[str]:
        """List all that may be typed, for completion."""

    def hint(self, view: Any, typed: str) -> str:
        """Say something useful about the line that is being typed."""


class Orders(Protocol):
    """Plays what a person types in a game, and obeys the verbs of that game alone."""

    def settled(self, seat: int) -> bool:
        """Give the answer that was settled beforehand, if there is one."""

    def again(self, seat: int) -> str:
        """Say what Enter repeats, in place of all the choices; nothing if it does not."""

    def enter(self, seat: int) -> bool:
        """Take Enter for the usual answer; whether there was one."""

    def own(self, seat: int, said: Said) -> bool:
        """Obey a verb of this game alone; whether it was a move."""

    def move(self, seat: int, typed: str) -> bool:
        """Play what was typed; whether it was a move."""


class Talks(Protocol):
    """The talk of a game with diplomacy, between people and bots."""

    def are_on(self) -> bool:
        """Whether people may talk now, so that bots write after them."""

    def dealings(self, seat: int) -> tuple[Agreements, Past, Sequence[Word]]:
        """Return what a seat has agreed this turn, agreed before, and heard."""

    def read_last(self) -> None:
        """Let people read what came last, before the end is shown."""


def usual_title(view: Any, company: Company) -> str:
    """Say which round it is."""
    number = int(view.round_number)
    key = "terminal-round" if number else "terminal-setup"
    return company.speech.say(key, round=number)


@dataclass(frozen=True, slots=True)
class Room:
    """How one game is shown, asked and obeyed."""

    draw: Callable[[Any, Company, Game, Screen], RenderableType]
    """The board as somebody sees it, and the players at a glance."""
    asker: Callable[[Match, Company, Screen], Asker]
    orders: Callable[[Session], Orders]
    vocabulary: Vocabulary
    show_help: Callable[[Screen, Match, Mapping[str, str]], None]
    """The page of help, with some verbs in other words."""
    title: Callable[[Any, Company], str] = usual_title
    """What stands above the board."""
    talks: Callable[[Session], Talks] | None = None


def room_of(game: str) -> Room:
    """Return the room of a game; only that one is loaded."""
    return ROOMS[game]()


def _world() -> Room:
    from planisphere.terminal.world.room import ROOM

    return ROOM


def _express() -> Room:
    from planisphere.terminal.express.room import ROOM

    return ROOM


def _manchots() -> Room:
    from planisphere.terminal.manchots.room import ROOM

    return ROOM


def _africa() -> Room:
    from planisphere.terminal.africa1880.room import ROOM

    return ROOM


ROOMS = {
    "conquete57": _world,
    "risk76": _world,
    "express": _express,
    "manchots": _manchots,
    "africa1880": _africa,
}
