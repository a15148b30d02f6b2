"""The zones before everybody: cards laid, sums and majorities, and the players at a glance."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from planisphere.fields import LETTERS, NONE
from planisphere.games.manchots import position as at
from planisphere.games.manchots import score
from planisphere.games.manchots.cards import ROUNDS, VALUE_OF, ZONE_OF, ZONES
from planisphere.games.manchots.rules import is_choosing
from planisphere.games.manchots.table import is_late, must_land, owners
from planisphere.telling.company import Company
from planisphere.telling.manchots.names import Names
from planisphere.terminal.colours import badge
from planisphere.terminal.manchots.hand import hand_of, is_seen

MAJORITY, DESTROYED = "★", "✗"
WIDEST = 21


def board(view: Any, company: Company, width: int, with_hands: bool) -> RenderableType:
    """Draw a column for each player with a row for each zone, then any hands that can be seen."""
    names = Names(company)
    shown: list[RenderableType] = [grid(view, names, width), legend(view, names)]
    return Group(*shown, *(hands(view, names) if with_hands else ()))


def grid(view: Any, names: Names, width: int) -> Table:
    """Draw the zones row by row, then what was landed last, and how many cards there are."""
    say, everybody = names.speech.say, range(int(owners(view)))
    rows = {names.zone(zone): [_zone(view, o, zone) for o in everybody] for zone in range(ZONES)}
    if number := last_shown(view):
        shown = say("manchots-shown", round=number)
        rows[shown] = [_shown(view, owner, number - 1, names) for owner in everybody]
    if view.ended == at.COUNTED:
        points = [Text(str(score.points_of(view, owner)), "bold") for owner in everybody]
        rows[say("manchots-points")] = points
    else:
        if any(must_land(view, owner) > 1 or is_late(view, owner) for owner in everybody):
            rows[say("manchots-lands")] = [_lands(view, owner, names) for owner in everybody]
        rows[say("manchots-cards")] = [_cards(view, owner, names) for owner in everybody]
    title = say("manchots-round", round=int(view.round_number), rounds=ROUNDS)
    edge = max(len(title), *map(len, rows)) + 1
    column = min(WIDEST, (width - edge - 1) // len(everybody) - 1)
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="")
    table.add_column(Text(title, "dim"), width=edge, no_wrap=True)
    for owner in everybody:
        table.add_column(_head(view, owner, names), width=column)
    for label, cells in rows.items():
        table.add_row(label, *cells)
    return table


def _head(view: Any, owner: int, names: Names) -> Text:
    """Show who it is, and whether he is to choose."""
    text = Text(no_wrap=True, overflow="ellipsis").append(f" {LETTERS[owner]} ", badge(owner))
    awaited = is_choosing(view) and view.waiting[owner] != 0
    name = names.short(owner)
    return text.append(f"▸{name}" if awaited else f" {name}", "bold" if awaited else "")


def _zone(view: Any, owner: int, zone: int) -> Text:
    """Show what somebody has laid in a zone, or at the end what it brings him."""
    cards = laid(view, owner, zone)
    if not cards:
        return Text("   ·", "dim")
    first = score.has_majority(view, owner, zone)
    text = Text().append(f"{MAJORITY if first else ' '}{sum(cards):>2} ", "bold" if first else "")
    if view.ended == at.COUNTED:
        return text.append(f"→ {score.points_in(view, owner, zone)}")
    return text.append("+".join(map(str, cards)) if len(cards) > 1 else "", "dim")


def laid(view: Any, owner: int, zone: int) -> list[int]:
    """List the values that somebody has laid in a zone, in the order of the rounds."""
    return [
        int(VALUE_OF[view.landed[owner, number, place]])
        for number in range(ROUNDS)
        for place in range(2)
        if score.is_laid(view, owner, number, place)
        and ZONE_OF[view.landed[owner, number, place]] == zone
    ]


def last_shown(view: Any) -> int:
    """Return the last round in which anybody has shown a card, or nothing."""
    shown = [number for number in range(ROUNDS) if (view.landed[:, number] != NONE).any()]
    return max(shown) + 1 if shown else 0


def _shown(view: Any, owner: int, number: int, names: Names) -> Text:
    """Show what somebody landed in a round, and what was destroyed of it."""
    text = Text()
    for place in range(2):
        kind = int(view.landed[owner, number, place])
        if kind != NONE:
            gone = not score.is_laid(view, owner, number, place)
            text.append(f" {names.code(kind)}", "red" if gone else "cyan")
            text.append(DESTROYED if gone else "")
    return text or Text(" …", "dim")


def _lands(view: Any, owner: int, names: Names) -> Text:
    """Show how many cards somebody lands in this round, and whether after the others."""
    count, late = int(must_land(view, owner)), bool(is_late(view, owner))
    key = "manchots-lands-late" if late else "manchots-lands-open"
    return Text(" " + names.speech.say(key, count=count), "bold" if late or count > 1 else "dim")


def _cards(view: Any, owner: int, names: Names) -> Text:
    """Show how many cards somebody has in hand, or a virtual player on its pile, and in reserve."""
    key = "manchots-hand-reserve" if owner < view.seats else "manchots-pile-reserve"
    held, reserve = int(view.held[owner]), int(view.reserve[owner])
    return Text(" " + names.speech.say(key, held=held, reserve=reserve))


def legend(view: Any, names: Names) -> Text:
    """Say what the signs mean."""
    key = "manchots-legend-end" if view.ended == at.COUNTED else "manchots-legend"
    return Text(names.speech.say(key, majority=MAJORITY, destroyed=DESTROYED), "dim")


def hands(view: Any, names: Names) -> list[Text]:
    """List the hands that can be seen, until the count at the end has told them."""
    if view.ended == at.COUNTED:
        return []
    return [
        Text(names.speech.say("manchots-hand", who=names.label(seat), cards=names.codes(cards)))
        for seat in range(int(view.seats))
        if is_seen(view, seat) and (cards := hand_of(view, seat))
    ]
