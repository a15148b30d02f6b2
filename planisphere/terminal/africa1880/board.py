"""The map of Africa by regions, and the powers at a glance."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from planisphere.fields import LETTERS
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880 import score
from planisphere.games.africa1880.board import COASTAL, TERRITORY, TURNS, YEAR
from planisphere.games.africa1880.table import in_stock
from planisphere.telling.africa1880.names import (
    BUILT,
    COAST,
    COLONY,
    FREE,
    Names,
    enemies,
    present,
    squares,
)
from planisphere.telling.company import Company
from planisphere.terminal.colours import badge, letters

REGIONS = {
    "north": ("maroc", "alger", "tripoli", "alexandrie", "sahara", "darfour", "khartoum"),
    "west": (
        "dakar",
        "sierra-leone",
        "cote-de-l-or",
        "dahomey",
        "tombouctou",
        "sokoto",
        "tchad",
    ),
    "centre": ("cameroun", "gabon", "oubangui", "congo", "angola", "katanga"),
    "east": ("erythree", "abyssinie", "mogadiscio", "ouganda", "zanzibar"),
    "south": (
        "rhodesie",
        "mozambique",
        "sud-ouest-africain",
        "bechuanaland",
        "transvaal",
        "natal",
        "cape-town",
    ),
}
COLUMNS = (("north", "east"), ("west", "centre"), ("south",))
"""The regions side by side."""

MOST_SQUARES = 4
ON_MAP, IN_STOCK, HANDED_IN = "●", "○", "✓"


def title(view: Any, company: Company) -> str:
    """Say which turn it is, and which people play."""
    names = Names(company)
    number = int(view.round_number)
    turn = names.turn(number) if number else company.speech.say("africa-setup")
    return " · ".join([turn, *map(company.label, company.humans)])


def board(view: Any, company: Company, wide: bool, small: bool) -> RenderableType:
    """Draw the regions in three columns, with the powers below the last or beside all."""
    names = Names(company)
    columns = [_column(view, regions, names) for regions in COLUMNS]
    powers = _powers_wide(view, names) if wide else _powers(view, names)
    if not wide:
        columns[-1].append("\n").append_text(powers)
    grid = Table.grid(padding=(0, 2 if wide else 1, 0, 0))
    for part in [*columns, powers] if wide else columns:
        grid.add_column(no_wrap=True, width=max(len(row) for row in part.plain.split("\n")))
    grid.add_row(*([*columns, powers] if wide else columns))
    gap = () if small else (Text(),)
    return Group(grid, *gap, legend(names, wide))


def legend(names: Names, wide: bool) -> Text:
    """Say what the signs mean."""
    signs = {"coast": COAST, "built": BUILT, "free": FREE, "colony": COLONY, "done": HANDED_IN}
    if not wide:
        signs |= {"map": ON_MAP, "stock": IN_STOCK}
    key = "africa-legend-wide" if wide else "africa-legend"
    return Text(names.speech.say(key, **signs), "dim")


def _column(view: Any, regions: tuple[str, ...], names: Names) -> Text:
    """List the territories of some regions, each under its name."""
    places = [TERRITORY.index(name) for region in regions for name in REGIONS[region]]
    width = max(len(names.short(place)) for place in places)
    rows = []
    for region in regions:
        rows.append(Text(names.speech.say(f"africa-region-{region}"), "bold underline"))
        rows += [_territory(view, TERRITORY.index(name), names, width) for name in REGIONS[region]]
    return Text("\n").join(rows)


def _territory(view: Any, territory: int, names: Names, width: int) -> Text:
    """Show a territory on one line: coast, name, squares, presences."""
    colony, here = bool(view.colony[territory]), present(view, territory)
    text = Text().append(COAST if COASTAL[territory] else " ", "cyan")
    text.append(f"{names.short(territory):<{width}} ", "bold" if here else "")
    text.append(f"{squares(view, territory):<{MOST_SQUARES}} ", "bold green" if colony else "")
    return text.append_text(letters(here)).append(" " * (int(view.seats) - len(here)))


def _powers(view: Any, names: Names) -> Text:
    """List the powers on one line each: presences, points, wars."""
    seats = range(int(view.seats))
    width = max(len(names.short_power(int(view.power[seat]))) for seat in seats)
    say = names.speech.say
    head = f"{_year(view):<{width + 2}} {ON_MAP:>2} {IN_STOCK:>2} {say('africa-points'):>3} "
    rows = [Text(head + say("africa-war"), "dim")]
    for seat in seats:
        text = Text().append(LETTERS[seat], badge(seat)).append(_mark(view, seat), "bold")
        text.append(f"{names.short_power(int(view.power[seat])):<{width}} ")
        on_map, stock, points = _numbers(view, seat)
        text.append(f"{on_map:>2} {stock:>2} {points:>3}")
        rows.append(text.append(" ").append_text(letters(enemies(view, seat))))
    return Text("\n").join(rows)


def _powers_wide(view: Any, names: Names) -> Text:
    """List the powers on two lines each: their numbers, then who plays them."""
    say = names.speech.say
    titles = [say(f"africa-{key}") for key in ("on-map", "in-stock", "points")]
    rows = [Text(f"{_year(view):<13} {' '.join(titles)}  {say('africa-war')}", "dim")]
    for seat in range(int(view.seats)):
        power = names.short_power(int(view.power[seat]))
        text = Text().append(LETTERS[seat], badge(seat)).append(_mark(view, seat), "bold")
        text.append(f"{power:<11} ", "bold")
        for number, heading in zip(_numbers(view, seat), titles, strict=True):
            text.append(f"{number:>{len(heading)}} ")
        rows.append(text.append(" ").append_text(letters(enemies(view, seat))))
        rows.append(Text(f"  {names.company.label(seat)}", "dim"))
    return Text("\n").join(rows)


def _year(view: Any) -> str:
    """Say the year and the turn in short, once the first has begun."""
    number = int(view.round_number)
    return f"{YEAR[number - 1]} {number}/{TURNS}" if number else ""


def _mark(view: Any, seat: int) -> str:
    """Mark who is on turn, or has handed his sheet in."""
    if view.phase == at.ORDERS:
        return " " if view.waiting[seat] else HANDED_IN
    return "▸" if view.phase != at.OVER and view.turn == seat else " "


def _numbers(view: Any, seat: int) -> tuple[int, int, int]:
    """Count presences on the map, presences in stock, and points as they would count now."""
    stock = int(in_stock(view, seat))
    points = int(score.points_of(view, seat)) if view.round_number else 0
    return int(view.presence[seat].sum()), stock, points
