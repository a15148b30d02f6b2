"""Telling a recorded match, hand-in by hand-in."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, NamedTuple

from planisphere.catalogue import entry
from planisphere.faults import Fault
from planisphere.fields import LETTERS
from planisphere.match import Match
from planisphere.telling.company import Company, plain
from planisphere.telling.lines import EVERYTHING, Line, seen, undone
from planisphere.telling.tellers import teller
from planisphere.terminal.lines import show_line
from planisphere.terminal.prompt import Reader
from planisphere.terminal.room import room_of
from planisphere.terminal.screen import Screen
from planisphere.terminal.seating import remembered
from planisphere.words import words


class Page(NamedTuple):
    """A hand-in: what was told of it, and the board after it."""

    lines: list[Line]
    view: Any


def retell(path: Path, step: bool, seat: str | None, language: str) -> int:
    """Print a match, or leaf through it."""
    match = Match.from_record(path.read_text(encoding="utf-8"))
    album = Album(match, watching(match, seat), Screen(words(language)))
    try:
        if step:
            album.leaf()
        else:
            album.print_all()
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (EOFError, KeyboardInterrupt):
        album.screen.show()
    return 0


def watching(match: Match, seat: str | None) -> int:
    """Return who watches: a seat by its letter, or somebody who sees everything."""
    if seat is None:
        return EVERYTHING
    letter = seat.strip().upper()
    if letter not in tuple(LETTERS[: match.seats]):
        allowed = ", ".join(LETTERS[: match.seats])
        raise Fault("terminal-seat", text=plain(seat)[:20], allowed=allowed)
    return LETTERS.index(letter)


class Album:
    """A match page by page."""

    def __init__(self, match: Match, watcher: int, screen: Screen) -> None:
        self.match = match
        self.screen = screen
        self.speech = screen.speech
        self.room = room_of(match.game.name)
        self.company = Company(remembered(match.names, match.seats), self.speech)
        told = teller(match.game, self.company, watcher)
        self.pages = []
        for _, before, hand_in, after in match.entries():
            lines = told.tell(before.copy(), hand_in)
            if hand_in.undoes is not None:
                lines = [undone(self.company, hand_in)]
            self.pages.append(Page(lines, seen(match.game, watcher, after)))

    def print_all(self) -> None:
        """Tell the whole match, then show the board."""
        self.screen.bar(entry(self.match.game.name).title)
        for page in self.pages:
            for line in page.lines:
                show_line(self.screen, line)
        self._show_board(self.pages[-1])

    def _show_board(self, page: Page) -> None:
        """Show the board after a hand-in."""
        screen, game = self.screen, self.match.game
        screen.show(self.room.draw(page.view, self.company, game, screen))

    def leaf(self) -> None:
        """Show page after page, as the reader says."""
        reader = Reader(self.screen)
        number: int | None = 0
        while number is not None:
            self._show_page(number)
            prompt = self.speech.say("replay-prompt", number=number, last=len(self.pages) - 1)
            typed = reader.line(f"{prompt} › ", 0, list, lambda _: self.speech.say("replay-hint"))
            number = self._turn(number, typed.strip().lower())

    def _show_page(self, number: int) -> None:
        """Show the board after a hand-in, and what was told of it."""
        self.screen.clear()
        self._show_board(self.pages[number])
        for line in self.pages[number].lines:
            show_line(self.screen, line)

    def _turn(self, number: int, typed: str) -> int | None:
        """Return the page to show next, or None to stop."""
        last = len(self.pages) - 1
        if typed in ("q", "quit", "quitter"):
            return None
        if typed.isascii() and typed.isdigit() and len(typed) < 9:
            return min(int(typed), last)
        if typed in ("b", "back", "p", "retour"):
            return max(0, number - 1)
        return min(number + 1, last)
