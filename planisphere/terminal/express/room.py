"""What Risk Express brings to the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from planisphere.game import Game
from planisphere.match import Match
from planisphere.telling.company import Company
from planisphere.terminal.express.asking import Asker
from planisphere.terminal.express.board import board
from planisphere.terminal.express.orders import Orders
from planisphere.terminal.express.pages import show_help
from planisphere.terminal.express.verbs import VOCABULARY
from planisphere.terminal.room import Room
from planisphere.terminal.screen import Screen


def draw(view: Any, company: Company, game: Game, screen: Screen) -> RenderableType:
    """Draw the cards."""
    return board(view, company, screen.wide, screen.small)


def asker(match: Match, company: Company, screen: Screen) -> Asker:
    """Return who asks."""
    return Asker(match, company, screen.width, screen.small)


ROOM = Room(draw, asker, Orders, VOCABULARY, show_help)
