"""What Africa 1880 brings to the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import RenderableType

from planisphere.game import Game
from planisphere.match import Match
from planisphere.telling.company import Company
from planisphere.terminal.africa1880.asking import Asker
from planisphere.terminal.africa1880.board import board, title
from planisphere.terminal.africa1880.orders import Orders
from planisphere.terminal.africa1880.pages import show_help
from planisphere.terminal.africa1880.talks import Talks
from planisphere.terminal.africa1880.verbs import VOCABULARY
from planisphere.terminal.room import Room
from planisphere.terminal.screen import Screen

if TYPE_CHECKING:
    from planisphere.terminal.session import Session


def draw(view: Any, company: Company, game: Game, screen: Screen) -> RenderableType:
    """Draw the map."""
    return board(view, company, screen.wide, screen.small)


def asker(match: Match, company: Company, screen: Screen) -> Asker:
    """Return who asks."""
    return Asker(match, company, screen.small)


def orders(session: Session) -> Orders:
    """Return who writes into the drafts that the asker shows."""
    shown = session.desk.asker
    if not isinstance(shown, Asker):
        raise TypeError(shown)
    return Orders(session, shown)


def talks(session: Session) -> Talks:
    """Return the talk, whose proposals the asker shows."""
    given = session.answers.orders
    if not isinstance(given, Orders):
        raise TypeError(given)
    return given.talks


ROOM = Room(draw, asker, orders, VOCABULARY, show_help, title, talks)
