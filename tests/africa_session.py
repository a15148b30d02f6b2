"""A session of Africa 1880 that reads from a list and writes to a page."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

from planisphere.match import Match
from planisphere.telling.company import Company
from planisphere.terminal.keeping import Keeper
from planisphere.terminal.screen import Screen
from planisphere.terminal.seating import seated
from planisphere.terminal.session import Session
from planisphere.words import words

FIRST_TURN = (
    "africa1880 seats=3 diplomacy_minutes=8 round_number=1 "
    "power=france,germany,great-britain,-,-,- presence=alger/dahomey/alexandrie/-/-/- "
    "waiting=1,1,1,0,0,0 question=2,9,1,0,0,0"
)
ALONE = ["human:Ana", "random", "random"]


def first_turn() -> Match:
    """Start with France (A), Germany (B) and Great Britain (C), each on a coast of its own."""
    return Match.from_line(FIRST_TURN, seed="s")


def plain(text: str) -> str:
    """Return a text with every blank, also one that does not break, as one space."""
    return " ".join(text.split())


class Played:
    """A match at a page of paper: what was typed, and what stood there in answer."""

    def __init__(
        self,
        match: Match,
        people: list[str],
        typed: Iterable[str] = (),
        language: str = "en",
        file: Path | None = None,
        resumed: bool = False,
    ) -> None:
        self.paper = io.StringIO()
        self.answers: list[str] = []
        self.typed = iter(typed)
        speech = words(language)
        console = Console(
            file=self.paper, width=80, highlight=False, markup=False, force_terminal=False
        )
        screen = Screen(speech, console, live=False)
        keeper = Keeper(file, speech, ours=resumed)
        self.session = Session(match, Company(seated(people), speech), screen, keeper, resumed)
        self.read_with(lambda seat: next(self.typed))

    def read_with(self, read: Callable[[int], str]) -> None:
        """Have lines typed by a function of the seat; no more lines is the end of the input."""

        def type_line(seat: int) -> str:
            self.answers.append(self.paper.getvalue())
            try:
                return read(seat)
            except StopIteration:
                raise EOFError from None

        self.session.desk.read = type_line  # type: ignore[method-assign]

    def run(self) -> str:
        """Play until the end of the input or of the match; return the page."""
        with TemporaryDirectory() as folder:
            if self.session.keeper.path is None:
                self.session.keeper.path = Path(folder) / "match.txt"
            assert self.session.run() == 0
        return plain(self.paper.getvalue())

    def before(self, number: int) -> str:
        """Return what stood on the page when a line was about to be typed."""
        return plain(self.answers[number])

    def answer(self, number: int) -> str:
        """Return what was shown in answer to a line."""
        return plain(self.answers[number + 1][len(self.answers[number]) :])
