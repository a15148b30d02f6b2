"""The cards by continents, who holds them and what they ask for, and the players at a glance."""

from __future__ import annotations

from typing import Any

import numpy as np
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from planisphere.fields import LETTERS, NONE
from planisphere.games.express import position as at
from planisphere.games.express import score
from planisphere.games.express.cards import (
    CONTINENT,
    CONTINENT_OF,
    CONTINENT_POINTS,
    LINES_OF,
    POINTS,
)
from planisphere.telling.company import Company
from planisphere.telling.express.names import CANNON, CAVALRY, GENERAL, SOLDIER, Names, line_of
from planisphere.terminal.colours import badge

COLUMNS = (("asia", "north-america"), ("europe", "africa", "south-america", "australia"))
"""The continents side by side."""

ARMS = ("soldiers", "cannon", "cavalry", "general")


def board(view: Any, company: Company, wide: bool, small: bool) -> RenderableType:
    """Draw the cards, with the players beside them or below."""
    names = Names(company.speech)
    west, east = (
        Text("\n" if small else "\n\n").join(
            _continent(view, CONTINENT.index(continent), names, _widest(column, names))
            for continent in column
        )
        for column in COLUMNS
    )
    people = players(view, company)
    gap = () if small else (Text(),)
    parts = (west, east, people) if wide else (Group(west, *gap, people), east)
    grid = Table.grid(padding=(0, 3 if wide else 1, 0, 0))
    for _ in parts:
        grid.add_column(no_wrap=True)
    grid.add_row(*parts)
    return grid if small else Group(grid, Text(), legend(names))


def legend(names: Names) -> Text:
    """Say what the symbols mean."""
    arms = zip((SOLDIER, CANNON, CAVALRY, GENERAL), ARMS, strict=True)
    words = [f"{symbol} {names.speech.say(f'arm-{arm}')}" for symbol, arm in arms]
    return Text("   ".join([*words, names.speech.say("express-legend")]), "dim")


def _widest(column: tuple[str, ...], names: Names) -> int:
    """Return the length of the longest name of a card in a column."""
    cards = [card for card, c in enumerate(CONTINENT_OF) if CONTINENT[c] in column]
    return max(len(names.card(card)) for card in cards)


def _continent(view: Any, continent: int, names: Names, width: int) -> Text:
    """List the cards of a continent, under its name and what all of it is worth."""
    holder = int(score.holder_of_continent(view, continent))
    worth = int(CONTINENT_POINTS[continent])
    points = names.points(worth) if holder == NONE else str(worth)
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(f"{names.continent(continent)} · {points}", "bold underline")
    if holder != NONE:
        text.append(" ").append_text(letter(holder))
        text.append(f" {names.speech.say('express-turned')}", "dim")
    for card in np.flatnonzero(continent == CONTINENT_OF).tolist():
        text.append("\n").append_text(_card(view, card, names, width, holder != NONE))
    return text


def _card(view: Any, card: int, names: Names, width: int, turned: bool) -> Text:
    """Show a card on one line: owner, name, points, and what it asks for."""
    besieged = view.card == card
    text = letter(int(view.owner[card]))
    text.append("▸" if besieged else " ", "bold")
    name_style = "bold" if besieged else "dim" if turned else ""
    text.append(f"{names.card(card):<{width}} {POINTS[card]} ", name_style)
    if not turned:
        text.append_text(_lines(view, card))
    return text


def _lines(view: Any, card: int) -> Text:
    """Show the lines of a card side by side, those that are filled as such."""
    text = Text()
    for line in range(int(LINES_OF[card]) + 1):
        general = line == LINES_OF[card]
        if general and view.owner[card] == NONE:
            continue
        filled = view.card == card and int(view.filled) >> line & 1
        shown = f"[{'+' if general else ''}{line_of(card, line)}]"
        text.append("[✓]" if filled else shown, "bold green" if filled else "")
    return text


def letter(owner: int) -> Text:
    """An owner by letter and colour."""
    if owner == NONE:
        return Text().append(" · ", "dim")
    return Text().append(f" {LETTERS[owner]} ", badge(owner))


def players(view: Any, company: Company) -> Table:
    """List the players in the order of play: points, cards, whole continents."""
    speech = company.speech
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column("", no_wrap=True, overflow="ellipsis", max_width=17)
    for key in ("column-points", "column-cards"):
        table.add_column(speech.say(key), justify="right", no_wrap=True)
    seats = len(company.players)
    first = max(0, int(view.first))
    for seat in ((first + place) % seats for place in range(seats)):
        turn = view.phase != at.OVER and seat == view.turn
        name = Text(("▸" if turn else "") + company.label(seat), "bold" if turn else "")
        points, cards = int(score.points_of(view, seat)), int(score.cards_of(view, seat))
        table.add_row(letter(seat), name, str(points), str(cards))
    return table
