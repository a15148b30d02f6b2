"""What a turn of Africa 1880 came to, event by event, as everybody may know it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from planisphere.fields import NONE
from planisphere.games.africa1880 import turn
from planisphere.games.africa1880.board import SQUARES, TERRITORIES
from planisphere.games.africa1880.position import DEVELOP
from planisphere.games.africa1880.table import in_stock, makes_war, presences_at


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened when the sheets were read, and the rule by which it did."""

    kind: str
    rule: str
    seat: int = NONE
    territory: int = NONE
    source: int = NONE
    """The territory that an order was for."""
    other: int = NONE
    """The other player, where there is one."""
    wars: int = 0
    alliances: int = 0
    built: int = 0
    """Developments on the territory in the end."""
    lost: int = 0
    """Developments for which there was no square."""


def report(before: Any, after: Any) -> list[Event]:
    """Tell a turn from what lay open before the sheets were read, and after."""
    board = before.copy()
    for name in ("read_order", "read_landing", "declared"):
        board[name] = after[name]
    events = [*_developing(board), *_exploring(board), *_declaring(board)]
    events += _conflicts(board)
    return [*events, *_colonies(board)]


def seats_by_power(position: Any) -> list[int]:
    """List the seats in the order of their powers."""
    return sorted(range(int(position.seats)), key=lambda seat: int(position.power[seat]))


def _developing(board: Any) -> Iterator[Event]:
    """Tell who develops, then how far each territory comes.  [A10]"""
    seats = seats_by_power(board)
    for seat in seats:
        for territory in range(TERRITORIES):
            if board.read_order[seat, territory] == DEVELOP:
                yield Event("develops", "A10", seat, territory)
    for territory in range(TERRITORIES):
        ordered = sum(int(board.read_order[seat, territory]) == DEVELOP for seat in seats)
        if ordered:
            free = int(SQUARES[territory]) - int(board.development[territory])
            board.development[territory] += min(free, ordered)
            built = int(board.development[territory])
            lost = max(0, ordered - free)
            yield Event("built", "A10", territory=territory, built=built, lost=lost)


def _exploring(board: Any) -> Iterator[Event]:
    """Tell who explores and lands where, or why nothing came of it.  [A11, A13]"""
    for seat in seats_by_power(board):
        left = int(in_stock(board, seat))
        orders = [(home, int(board.read_order[seat, home])) for home in range(TERRITORIES)]
        sent = [order for order in orders if order[1] not in (NONE, DEVELOP)]
        if board.read_landing[seat] != NONE:
            sent.append((NONE, int(board.read_landing[seat])))
        for source, target in sent:
            kind = "lands" if source == NONE else "explores"
            if board.presence[seat, target]:
                yield Event(f"{kind}-again", "A11", seat, target, source)
            elif left == 0:
                yield Event(f"{kind}-without", "A13", seat, target, source)
            else:
                board.presence[seat, target] = 1
                left -= 1
                yield Event(kind, "A9", seat, target, source)


def _declaring(board: Any) -> Iterator[Event]:
    """Tell who declared war on whom; all the rest are allied.  [A8]"""
    for seat in seats_by_power(board):
        for other in seats_by_power(board):
            if other != seat and makes_war(board, seat, other):
                yield Event("war", "A8", seat, other=other)


def _conflicts(board: Any) -> Iterator[Event]:
    """Tell the count of each presence that meets others, and whether it stays.  [A15, A16]"""
    seats = seats_by_power(board)
    for territory in range(TERRITORIES):
        present = int(presences_at(board, territory))
        if board.colony[territory] or present.bit_count() < 2:
            continue
        rule = "A15" if present.bit_count() == 2 else "A16"
        for seat in (seat for seat in seats if present >> seat & 1):
            others = [other for other in seats if other != seat and present >> other & 1]
            wars = sum(bool(makes_war(board, other, seat)) for other in others)
            kind = "removed" if turn.is_removed(board, seat, present) else "stays"
            alliances = len(others) - wars
            yield Event(kind, rule, seat, territory, wars=wars, alliances=alliances)
    turn.settle_conflicts(board)


def _colonies(board: Any) -> Iterator[Event]:
    """Tell which colonies are founded, and what keeps the other territories from it.  [A18]"""
    for territory in range(TERRITORIES):
        if board.colony[territory]:
            continue
        present = int(presences_at(board, territory))
        built = int(board.development[territory])
        if turn.is_colony_due(board, territory):
            yield Event("colony", "A18", territory=territory, built=built)
        elif built < SQUARES[territory]:
            if present or built:
                yield Event("undeveloped", "A18", territory=territory, built=built)
        elif not present:
            yield Event("deserted", "A18", territory=territory, built=built)
        else:
            yield from _at_war(board, territory, present)


def _at_war(board: Any, territory: int, present: int) -> Iterator[Event]:
    """Tell which wars keep a territory from becoming a colony.  [A18]"""
    here = [seat for seat in seats_by_power(board) if present >> seat & 1]
    for seat in here:
        for other in here:
            if other != seat and makes_war(board, seat, other):
                yield Event("at-war", "A18", seat, territory, other=other)
