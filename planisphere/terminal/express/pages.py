"""Pages to read: help, and the chances of the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.table import Table

from planisphere.games.express import rules
from planisphere.games.express.cards import DICE, POINTS
from planisphere.match import Match
from planisphere.odds import invasion
from planisphere.telling.express.names import Names, line_of, lines_of
from planisphere.terminal import pages
from planisphere.terminal.express.board import legend, letter
from planisphere.terminal.express.verbs import VOCABULARY
from planisphere.terminal.screen import Screen
from planisphere.words import percent

RULES = {
    "fill": (rules.OTHER_CARD, rules.DICE_MISSING, rules.STEAL_LATER, rules.TURNED_OVER),
    "aside": (rules.MUST_FILL,),
    "continue": (rules.ANSWER_OFFER,),
    "afresh": (rules.ANSWER_OFFER,),
}
"""For each move, refusals whose rules speak of it."""


def show_help(screen: Screen, match: Match, other: Mapping[str, str]) -> None:
    """List what one may type, with the ids of the rules."""
    pages.show_help(screen, match.game, VOCABULARY, RULES, "help-typing-express", other)
    screen.show(legend(Names(screen.speech)))


def show_chances(screen: Screen, names: Names, position: Any, seat: int, cards: list[int]) -> None:
    """Show the chance to conquer cards with all dice from nothing, the easiest first."""
    speech = screen.speech
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for key in ("", "column-card", "column-points", "column-lines", "column-chance"):
        table.add_column(speech.say(key) if key else "", no_wrap=True)
    able = set(invasion.open_cards(position, seat))
    ranked = sorted(cards, key=lambda card: -invasion.chance(position, card, 0, DICE))
    for card in ranked:
        lines = "".join(f"[{line_of(card, line)}]" for line in range(lines_of(position, card)))
        share = percent(invasion.chance(position, card, 0, DICE), speech) if card in able else "–"
        owner = letter(int(position.owner[card]))
        table.add_row(owner, names.card(card), str(POINTS[card]), lines, share)
    screen.show(table)
