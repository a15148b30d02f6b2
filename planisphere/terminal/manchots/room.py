"""What Manchots Barjots brings to the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from planisphere.fields import NONE
from planisphere.game import Game
from planisphere.games.manchots import position as at
from planisphere.games.manchots.cards import ROUNDS
from planisphere.match import Match
from planisphere.telling.company import Company
from planisphere.terminal.manchots.asking import Asker
from planisphere.terminal.manchots.board import board
from planisphere.terminal.manchots.hand import viewer
from planisphere.terminal.manchots.orders import Orders
from planisphere.terminal.manchots.pages import show_help
from planisphere.terminal.manchots.verbs import VOCABULARY
from planisphere.terminal.room import Room
from planisphere.terminal.screen import Screen

TITLE = {
    at.GIVE: "manchots-title-give",
    at.LAND: "manchots-title-land",
    at.LATE: "manchots-title-late",
}


def draw(view: Any, company: Company, game: Game, screen: Screen) -> RenderableType:
    """Draw the zones before everybody; who is asked at a terminal sees his hand below anyway."""
    asked = screen.live and viewer(view) != NONE
    return board(view, company, screen.width, with_hands=not asked)


def asker(match: Match, company: Company, screen: Screen) -> Asker:
    """Return who asks."""
    return Asker(match, company, screen.small)


def title(view: Any, company: Company) -> str:
    """Say which round it is, and what is done in it now."""
    key = TITLE.get(int(view.phase), "manchots-round")
    return company.speech.say(key, round=int(view.round_number), rounds=ROUNDS)


ROOM = Room(draw, asker, Orders, VOCABULARY, show_help, title)
