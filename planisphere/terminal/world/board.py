"""The board by continents, with owners and armies, and the players at a glance."""

from __future__ import annotations

from typing import Any

import numpy as np
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from planisphere.fields import HIDDEN, LETTERS, NONE
from planisphere.parts import phases
from planisphere.parts.earth import CONTINENT, CONTINENT_BONUS, CONTINENT_OF
from planisphere.parts.ground import on_turn
from planisphere.telling.company import Company
from planisphere.telling.world.atlas import Atlas
from planisphere.terminal.colours import badge

COLUMNS = (("north-america", "south-america"), ("europe", "africa"), ("asia", "oceania"))
"""The continents side by side as on the map."""

ROOMY = 128
BEFORE_NAME = 7
LONGEST_LABEL = 18
LEAST_NAME = 12
NARROW_NAMES = (21, 16, 18)
"""How much of a name fits in each column of 80."""


def board(
    view: Any, company: Company, atlas: Atlas, width: int, wide: bool, small: bool = False
) -> RenderableType:
    """Draw the board, with the players beside it or below; as low as can be if it must."""
    limits: tuple[int, ...] = (99, 99, 99) if width >= 96 else NARROW_NAMES
    if wide:
        limits = _wide_limits(company, atlas, width)
    gap = "" if small else "\n"
    west, middle, east = (
        Text("\n").join(
            _continent(view, CONTINENT.index(c), atlas, limit).append(gap if c != row[-1] else "")
            for c in row
        )
        for row, limit in zip(COLUMNS, limits, strict=True)
    )
    people = players(view, company, atlas, wide)
    if wide:
        return _side_by_side(3 if width >= ROOMY else 1, west, middle, east, people)
    below = [_players_in_short(view, company)] if small else [Text(), people]
    return _side_by_side(1, Group(_side_by_side(1, west, middle), *below), east)


def _wide_limits(company: Company, atlas: Atlas, width: int) -> tuple[int, ...]:
    """How much of a name fits in each column beside the players: the widest are cut first."""
    keys = ("column-land", "column-armies", "column-cards")
    label = max(len(company.label(seat)) for seat in range(len(company.players)))
    people = 4 + min(LONGEST_LABEL, label) + sum(len(company.speech.say(key)) + 1 for key in keys)
    left = width - people - 3 * (BEFORE_NAME + (3 if width >= ROOMY else 1))
    limits = [
        max(
            len(atlas.territory(t))
            for c in row
            for t in np.flatnonzero(CONTINENT.index(c) == CONTINENT_OF).tolist()
        )
        for row in COLUMNS
    ]
    while sum(limits) > left and max(limits) > LEAST_NAME:
        limits[limits.index(max(limits))] -= 1
    return tuple(limits)


def _side_by_side(gap: int, *parts: RenderableType) -> Table:
    """Set things side by side."""
    grid = Table.grid(padding=(0, gap, 0, 0))
    for _ in parts:
        grid.add_column(no_wrap=True)
    grid.add_row(*parts)
    return grid


def _continent(view: Any, continent: int, atlas: Atlas, limit: int) -> Text:
    """List the territories of a continent, under its name and what it brings."""
    members = np.flatnonzero(continent == CONTINENT_OF).tolist()
    owners = {int(view.owner[territory]) for territory in members}
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(f"{atlas.continent(continent)} +{CONTINENT_BONUS[continent]}", "bold underline")
    if len(owners) == 1 and NONE not in owners:
        text.append(" ").append_text(_letter(owners.pop()))
    for territory in members:
        text.append("\n").append_text(_letter(int(view.owner[territory])))
        text.append(f"{_number(int(view.armies[territory])):>3} ", "bold")
        text.append(_cut(atlas.territory(territory), limit))
    return text


def _letter(owner: int, mark: str = " ") -> Text:
    """An owner by letter and colour, with a mark before the letter."""
    if owner == NONE:
        return Text(" · ", "dim")
    return Text(f"{mark}{LETTERS[owner]} ", badge(owner))


def _number(armies: int) -> str:
    """A number of armies, or that it is not known."""
    return "?" if armies == HIDDEN else str(armies)


def _cut(name: str, limit: int) -> str:
    """A name, cut short if it must be."""
    return name if len(name) <= limit else f"{name[: limit - 1]}…"


def players(view: Any, company: Company, atlas: Atlas, wide: bool) -> Table:
    """List the players in the order of play: land, armies, cards."""
    speech = company.speech
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column("", no_wrap=True, overflow="ellipsis", max_width=LONGEST_LABEL if wide else 20)
    for key in ("column-land", "column-armies", "column-cards"):
        table.add_column(speech.say(key), justify="right", no_wrap=True)
    playing = view.phase not in (phases.OVER, phases.PLACE) and view.round_number > 0
    for owner in _owners(view, company):
        land = view.owner == owner
        armies = view.armies[land]
        total = HIDDEN if HIDDEN in armies else int(armies.sum())
        turn = playing and owner == on_turn(view)
        cards = str(int(view.held[owner])) if owner < len(company.players) else ""
        name = Text(company.label(owner), "bold" if turn else "")
        gone = not land.any() and view.round_number > 0
        style = "dim strike" if gone else ""
        table.add_row(
            _letter(owner, "▸" if turn else " "),
            name,
            str(int(land.sum())),
            _number(total),
            cards,
            style=style,
        )
    return table


def _players_in_short(view: Any, company: Company) -> Text:
    """List the players in the order of play in few lines: land, armies, cards."""
    speech = company.speech
    keys = ("column-land", "column-armies", "column-cards")
    text = Text("/".join(speech.say(key) for key in keys), "dim")
    playing = view.phase not in (phases.OVER, phases.PLACE) and view.round_number > 0
    for place, owner in enumerate(_owners(view, company)):
        land = view.owner == owner
        armies = view.armies[land]
        total = _number(HIDDEN if HIDDEN in armies else int(armies.sum()))
        cards = f"/{int(view.held[owner])}" if owner < len(company.players) else ""
        mark = "▸" if playing and owner == on_turn(view) else " "
        text.append("  " if place % 3 else "\n").append_text(_letter(owner, mark))
        text.append(f" {int(land.sum())}/{total}{cards}", "none")
    return text


def _owners(view: Any, company: Company) -> list[int]:
    """The seats in the order of play, then the ally if there is one."""
    order = [int(seat) for seat in view.order if seat != NONE]
    seats = order if len(order) == len(company.players) else list(range(len(company.players)))
    extra = set(map(int, view.owner)) - set(seats) - {NONE}
    return [*seats, *sorted(extra)]
