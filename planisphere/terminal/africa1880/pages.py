"""Pages to read: help, a territory, and which names are attested."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from planisphere.games.africa1880 import rules
from planisphere.games.africa1880.board import AFRICA, BORDER, BORDERS, COASTAL, TERRITORIES
from planisphere.match import Match
from planisphere.telling.africa1880.names import Names, present, squares
from planisphere.terminal import pages
from planisphere.terminal.africa1880.verbs import VOCABULARY
from planisphere.terminal.colours import letters
from planisphere.terminal.screen import Screen

RULES = {
    "africa-take": (rules.POWER_TAKEN,),
    "africa-start": (rules.START_INLAND,),
    "africa-develop": (rules.ANSWER_PRESENCE,),
    "africa-explore": (rules.NOT_BORDERING, rules.INTO_COLONY),
    "africa-landing": (rules.LANDING_OCCUPIED,),
    "africa-war": (rules.ANSWER_RELATION,),
    "africa-sheet": (rules.SHEET_BEGUN,),
}
"""For each move, refusals whose rules speak of it."""


def show_help(screen: Screen, match: Match, other: Mapping[str, str]) -> None:
    """List what one may type, with the ids of the rules, and what the board is."""
    own = {"done": "africa-help-done", "quit": "africa-help-quit", **other}
    if "line" not in other:
        own["later"] = ""
    pages.show_help(screen, match.game, VOCABULARY, RULES, "africa-help-typing", own)
    screen.say("africa-help-aim", "dim")
    screen.say("africa-help-columns", "dim")
    screen.say("africa-help-board", "dim")


def show_territory(screen: Screen, names: Names, position: Any, territory: int) -> None:
    """Show a territory and those that border on it, and whose name it has."""
    screen.show(_standing(names, position, territory, "bold"))
    for number in range(int(BORDERS[territory])):
        other = int(BORDER[territory, number])
        screen.show(Text("  → ").append_text(_standing(names, position, other)))
    kind = AFRICA["territories"][territory]["name"]
    screen.say(f"africa-name-{kind}", "dim", name=names.territory(territory))


def _standing(names: Names, position: Any, territory: int, style: str = "") -> Text:
    """Show a territory on one line, in words."""
    key = "colony" if position.colony[territory] else "coast" if COASTAL[territory] else "inland"
    text = Text().append(names.territory(territory), style)
    text.append(f"  {squares(position, territory)} ").append_text(
        letters(present(position, territory))
    )
    return text.append(f"  {names.speech.say(f'africa-kind-{key}')}", "dim")


def show_names(screen: Screen, names: Names) -> None:
    """List the names that the booklet attests, and those that are ours."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    table.add_column()
    for kind in ("attested", "ours"):
        found = [t for t in range(TERRITORIES) if AFRICA["territories"][t]["name"] == kind]
        table.add_row(
            names.speech.say(f"africa-names-{kind}", count=len(found)),
            ", ".join(map(names.territory, found)),
        )
    screen.show(table)
    screen.say("africa-help-board", "dim")
