"""A session of a world game that reads from a list and writes to a page."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable
from pathlib import Path

from rich.console import Console

from planisphere.match import Match
from planisphere.telling.company import Company
from planisphere.terminal.keeping import Keeper
from planisphere.terminal.screen import CLEAR, Screen
from planisphere.terminal.seating import seated
from planisphere.terminal.session import Session
from planisphere.words import words

OWNERS = "A" * 14 + "B" * 14 + "C" * 14
WORLD = (
    "risk76 seats=3 mode=world round_number=5 order=ABC--- exchange=forces reserve=4,0,0,0,0,0 "
    f"owner={OWNERS} armies=9,41*2 hand=alaska+brazil+joker-1/peru+japan/-/-/-/-"
)
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")


def plain(text: str) -> str:
    return " ".join(ANSI.sub("", text).split())


Policy = Callable[[Match, int], str]


def session_of(
    match: Match, seats: Iterable[str], language: str, folder: Path, policy: Policy
) -> tuple[Session, io.StringIO]:
    """Sit people down who type what a policy says, in front of a page of text."""
    speech, page = words(language), io.StringIO()
    console = Console(file=page, width=80, highlight=False, markup=False, force_terminal=False)
    screen = Screen(speech, console, live=False)
    company = Company(seated(list(seats)), speech)
    keeper = Keeper(folder / f"{match.game.name}.txt", speech)
    session = Session(match, company, screen, keeper, resumed=False)
    session.desk.read = lambda seat: policy(match, seat)  # type: ignore[method-assign]
    return session, page


def screens_of(line: str, typed: Iterable[str], folder: Path, seats: list[str]) -> list[str]:
    """Return what stands on the screen before each typed line, and at the end."""
    match = Match.from_line(line, seed="s")
    lines, found = iter(typed), []
    session, page = session_of(match, seats, "en", folder, lambda match, seat: type_next())
    session.screen.clear = lambda: page.write(CLEAR)  # type: ignore[method-assign, assignment]

    def type_next() -> str:
        found.append(plain(page.getvalue().rpartition(CLEAR)[2]))
        return next(lines, "quit")

    assert session.run() == 0
    return [*found, plain(page.getvalue().rpartition(CLEAR)[2])]


PEOPLE = ["human:Anna", "human:Boris", "random"]
