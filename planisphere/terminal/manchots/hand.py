"""What a player alone may see: his hand, what he recruited, gave and got."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from planisphere.fields import HIDDEN, NONE
from planisphere.game import CHANCE
from planisphere.games.manchots import position as at
from planisphere.games.manchots.cards import KINDS
from planisphere.games.manchots.rules import first_choice, is_choosing
from planisphere.games.manchots.table import drawer
from planisphere.match import Match


def viewer(view: Any) -> int:
    """Return the seat whose view it is; none for an onlooker, or where nothing is hidden."""
    seats = [seat for seat in range(int(view.seats)) if view.gave[seat, 0, 0] != HIDDEN]
    return seats[0] if len(seats) == 1 else NONE


def is_seen(view: Any, owner: int) -> bool:
    """Whether somebody's hand can be seen."""
    return bool((view.hand[owner] != HIDDEN).all())


def hand_of(view: Any, owner: int) -> list[int]:
    """List the cards of a hand that can be seen, the same kind as often as it is there."""
    return [kind for kind in range(KINDS) for _ in range(int(view.hand[owner, kind]))]


def to_choose_from(position: Any, seat: int) -> list[int]:
    """List the cards of a hand without one that is chosen already."""
    cards = hand_of(position, seat)
    if is_choosing(position) and (chosen := int(first_choice(position, seat))) != NONE:
        cards.remove(chosen)
    return cards


def recruits(match: Match, seat: int) -> dict[int, list[int]]:
    """List what a seat took from its reserve, by rounds; before the first one under nothing."""
    found: dict[int, list[int]] = defaultdict(list)
    for position, mover, action in match.moves():
        drawing = mover == CHANCE and position.phase in (at.DEAL, at.RECRUIT)
        if drawing and drawer(position) == seat:
            found[int(position.round_number)].append(action)
    return found
