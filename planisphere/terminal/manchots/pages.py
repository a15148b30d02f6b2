"""Pages to read: help, and what a player remembers."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table
from rich.text import Text

from planisphere.fields import LETTERS, NONE
from planisphere.games.manchots import rules
from planisphere.games.manchots.cards import (
    DESTROYED_FROM,
    KAMIKAZE,
    LOOKOUT,
    MANCHOTS,
    TWINS,
    VALUES,
    ZONES,
)
from planisphere.games.manchots.position import SIDES
from planisphere.games.manchots.table import beside
from planisphere.match import Match
from planisphere.telling.company import Company
from planisphere.telling.manchots.names import Names
from planisphere.terminal import pages
from planisphere.terminal.manchots.hand import recruits
from planisphere.terminal.manchots.verbs import VOCABULARY
from planisphere.terminal.screen import Screen

RULES = {
    "give": (rules.NOT_IN_HAND_TO_GIVE,),
    "left": (rules.LEFT_FIRST,),
    "land": (rules.NOT_IN_HAND_TO_LAND, rules.GIVE_FIRST),
}
"""For each move, refusals whose rules speak of it."""


def show_help(screen: Screen, match: Match, other: Mapping[str, str]) -> None:
    """List what one may type with the ids of the rules, then the cards and their powers."""
    pages.show_help(screen, match.game, VOCABULARY, RULES, "help-typing-manchots", other)
    copies = ", ".join(f"{v} ×{n}" for v, n in enumerate(MANCHOTS["copies"], 1))
    screen.say("help-powers", twins=TWINS, kamikaze=KAMIKAZE, lookout=LOOKOUT, least=DESTROYED_FROM)
    screen.say("help-copies", "dim", copies=copies)


def show_memory(screen: Screen, company: Company, match: Match, seat: int) -> None:
    """Show round by round what a player recruited, gave, got and landed."""
    names, view, taken = Names(company), match.view(seat), recruits(match, seat)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for title in _titles(names, [int(beside(view, seat, side)) for side in range(SIDES)]):
        table.add_column(title, no_wrap=True)
    for number in range(int(view.round_number) + 1):
        row = view.gave[seat, number - 1], view.got[seat, number - 1], view.landed[seat, number - 1]
        gave, got, landed = ([[k] for k in cards.tolist()] for cards in row)
        cells = [taken.get(number, []), *gave, *got, [kind for kinds in landed for kind in kinds]]
        shown = [names.codes(kind for kind in kinds if kind != NONE) or "·" for kinds in cells]
        if number:
            table.add_row(str(number), *shown)
        else:
            table.add_row(names.speech.say("memory-start"), shown[0])
    screen.say("memory-title", "bold", who=names.label(seat))
    screen.show(table)
    letters = [names.code(zone * VALUES)[0] for zone in range(ZONES)]
    zones = " · ".join(f"{letters[zone]} {names.zone(zone)}" for zone in range(ZONES))
    screen.show(Text(zones, "dim"))


def _titles(names: Names, neighbours: list[int]) -> list[str]:
    """Name the columns."""
    say = names.speech.say
    titles = [say("memory-round"), say("memory-recruits")]
    for key in ("memory-to", "memory-from"):
        for side, neighbour in zip(("left", "right"), neighbours, strict=True):
            titles.append(say(f"{key}-{side}", who=LETTERS[neighbour]))
    return [*titles, say("memory-landed")]
