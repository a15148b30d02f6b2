"""What the world games bring to the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from planisphere.game import Game
from planisphere.match import Match
from planisphere.telling.company import Company
from planisphere.telling.world.atlas import Atlas
from planisphere.terminal.room import Room
from planisphere.terminal.screen import Screen
from planisphere.terminal.world.asking import Asker
from planisphere.terminal.world.board import board
from planisphere.terminal.world.orders import Orders
from planisphere.terminal.world.pages import show_help
from planisphere.terminal.world.verbs import VOCABULARY


def draw(view: Any, company: Company, game: Game, screen: Screen) -> RenderableType:
    """Draw the map with the names of the game's edition."""
    atlas = Atlas(game.name, screen.speech)
    return board(view, company, atlas, screen.width, screen.wide, screen.small)


def asker(match: Match, company: Company, screen: Screen) -> Asker:
    """Return who asks."""
    atlas = Atlas(match.game.name, screen.speech)
    return Asker(match, company, atlas, screen.width, screen.small)


ROOM = Room(draw, asker, Orders, VOCABULARY, show_help)
