"""A turn of Africa 1880 from the reading of the sheets on: orders, conflicts, colonies."""

from __future__ import annotations

from planisphere.fields import NONE
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880.board import COLONIES, POWERS, SQUARES, TERRITORIES, TURNS
from planisphere.games.africa1880.position import DEVELOP, Position
from planisphere.games.africa1880.table import in_stock, makes_war, next_question, presences_at
from planisphere.kernel import compiled


@compiled
def begin(position: Position) -> None:
    """Hand out empty sheets for the next turn.  [A3, A5]"""
    position.phase = at.ORDERS
    position.round_number = int(position.round_number) + 1
    for seat in range(int(position.seats)):
        position.waiting[seat] = 1
        position.question[seat] = next_question(position, seat, 0)


@compiled
def read_sheets(position: Position) -> None:
    """Read all sheets at once, settle the conflicts, found the colonies.  [A3, A9]"""
    for seat in range(int(position.seats)):
        carry_out(position, seat)
        turn_markers(position, seat)
        position.question[seat] = 0
    settle_conflicts(position)
    found_colonies(position)
    end_turn(position)


@compiled
def carry_out(position: Position, seat: int) -> None:
    """Carry a sheet out line by line, then its landing; what is read lies open.  [A9, A13]"""
    left = in_stock(position, seat)
    for home in range(TERRITORIES):
        order = int(position.order[seat, home])
        position.read_order[seat, home] = order
        if order == NONE:
            continue
        position.order[seat, home] = NONE
        if order == DEVELOP:
            develop(position, home)
        else:
            left -= settle(position, seat, order, left)
    landing = int(position.landing[seat])
    position.read_landing[seat] = landing
    position.landing[seat] = NONE
    if landing != NONE:
        settle(position, seat, landing, left)


@compiled
def turn_markers(position: Position, seat: int) -> None:
    """Turn the markers of a power in the embassies.  [A8]"""
    for power in range(POWERS):
        position.declared[seat, power] = position.relation[seat, power]
        position.relation[seat, power] = at.ALLIANCE


@compiled
def develop(position: Position, territory: int) -> None:
    """Add a development to a territory, up to its squares; it belongs to nobody.  [A10]"""
    if position.development[territory] < SQUARES[territory]:
        position.development[territory] = int(position.development[territory]) + 1


@compiled
def settle(position: Position, seat: int, territory: int, left: int) -> int:
    """Put a presence where there is none, if one is left; return how many it took.  [A11, A13]"""
    if left == 0 or position.presence[seat, territory] != 0:
        return 0
    position.presence[seat, territory] = 1
    return 1


@compiled
def settle_conflicts(position: Position) -> None:
    """Judge all who meet in a territory at once; removed presences return to stock.  [A14, A17]"""
    for territory in range(TERRITORIES):
        present = presences_at(position, territory)
        alone = present & (present - 1) == 0
        if alone or position.colony[territory] != 0:
            continue
        for seat in range(int(position.seats)):
            if present >> seat & 1 and is_removed(position, seat, present):
                position.presence[seat, territory] = 0


@compiled
def is_removed(position: Position, seat: int, present: int) -> bool:
    """Whether a presence is removed by what the others in its territory declared.  [A15, A16]"""
    others, wars, struck_back = 0, 0, False
    for other in range(int(position.seats)):
        if other != seat and present >> other & 1:
            others += 1
            struck_back = makes_war(position, seat, other)
            if makes_war(position, other, seat):
                wars += 1
    if others == 1:
        return wars == 1 and not struck_back
    return wars > others - wars


@compiled
def found_colonies(position: Position) -> None:
    """Found a colony wherever one is due, and it must.  [A18, A20]"""
    for territory in range(TERRITORIES):
        if position.colony[territory] == 0 and is_colony_due(position, territory):
            position.colony[territory] = 1


@compiled
def is_colony_due(position: Position, territory: int) -> bool:
    """Whether a territory is developed, held, and at peace.  [A18]"""
    if position.development[territory] < SQUARES[territory]:
        return False
    present = presences_at(position, territory)
    for seat in range(int(position.seats)):
        for other in range(int(position.seats)):
            both = seat != other and present >> seat & 1 and present >> other & 1
            if both and makes_war(position, seat, other):
                return False
    return present != 0


@compiled
def end_turn(position: Position) -> None:
    """End in 1914 or with the last colony, at the horizon, or begin the next turn.  [A3, A20]"""
    founded = 0
    for territory in range(TERRITORIES):
        founded += int(position.colony[territory])
    if founded >= COLONIES:
        finish(position, at.COLONIES)
    elif position.round_number == TURNS:
        finish(position, at.LAST_YEAR)
    elif 0 < int(position.horizon) <= int(position.round_number):
        finish(position, at.HORIZON)
    else:
        begin(position)


@compiled
def finish(position: Position, ending: int) -> None:
    """End the match."""
    position.phase = at.OVER
    position.ended = ending
