"""A position as text for people: what an onlooker at the table would see."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from planisphere.game import ONLOOKER, Game
from planisphere.telling.company import Company, Player
from planisphere.terminal.room import room_of
from planisphere.terminal.screen import WIDE, Screen
from planisphere.words import words


def draw(game: Game, position: Any, language: str = "en") -> str:
    """Draw the board without colours, and what is public of the players."""
    view = position.copy()
    game.observe(view, ONLOOKER)
    speech = words(language)
    paper = Console(file=io.StringIO(), width=WIDE, highlight=False, markup=False, no_color=True)
    screen = Screen(speech, paper, live=False)
    company, room = Company([Player()] * int(view.seats), speech), room_of(game.name)
    screen.bar(room.title(view, company))
    screen.show(room.draw(view, company, game, screen))
    assert isinstance(paper.file, io.StringIO)
    return paper.file.getvalue()
