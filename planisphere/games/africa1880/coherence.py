"""Whether a position of Africa 1880 is one that could be."""

from __future__ import annotations

from typing import Any

from planisphere.fields import NONE
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880 import rules
from planisphere.games.africa1880.board import (
    COASTAL,
    COLONIES,
    PRESENCES,
    SQUARES,
    TERRITORIES,
    TURNS,
)
from planisphere.games.africa1880.position import DEVELOP, DONE, LANDING, RELATION, SEATS
from planisphere.games.africa1880.table import is_in_play, next_question, of_power


def verify(position: Any) -> str:
    """Return what is wrong with a position, or nothing."""
    for name, holds in (
        ("turn", turn_holds),
        ("powers", powers_hold),
        ("presences", presences_hold),
        ("colonies", colonies_hold),
        ("sheets", sheets_hold),
        ("read", read_holds),
        ("ending", ending_holds),
    ):
        if not holds(position):
            return name
    return ""


def turn_holds(position: Any) -> bool:
    """Whether the phase has its turn, and its seat where one is asked by itself."""
    number, seat = int(position.round_number), int(position.turn)
    if position.phase in (at.ORDERS, at.OVER):
        return seat == NONE and number > 0 and not 0 < int(position.horizon) < number
    if number > 0 or not 0 <= seat < position.seats:
        return False
    if position.phase == at.PLACE:
        standing = position.presence.any(axis=1)
        free = [p for p in position.power[: position.seats].tolist() if p != NONE]
        left = [p for p in free if not standing[of_power(position, p)]]
        return position.start == at.FREE and bool(left) and position.power[seat] == min(left)
    drawn = position.phase == at.DRAW
    return bool(drawn == (position.powers == at.DRAWN) and position.power[seat] == NONE)


def powers_hold(position: Any) -> bool:
    """Whether each seat has a power of its own, or will get one."""
    seats = int(position.seats)
    powers = position.power.tolist()
    taken = [power for power in powers if power != NONE]
    if len(set(taken)) != len(taken) or any(power != NONE for power in powers[seats:]):
        return False
    if position.phase not in (at.PICK, at.DRAW):
        return len(taken) == seats
    turn = int(position.turn)
    around = [powers[(turn + step) % seats] for step in range(seats)]
    return around == [NONE] * (seats - len(taken)) + taken_in(around)


def taken_in(powers: list[int]) -> list[int]:
    """List the powers that are taken."""
    return [power for power in powers if power != NONE]


def presences_hold(position: Any) -> bool:
    """Whether no power has more presences than there are, and the first stand on coasts."""
    standing = position.presence.sum(axis=1).tolist()
    if any(standing[int(position.seats) :]) or max(standing) > PRESENCES:
        return False
    if position.phase in (at.ORDERS, at.OVER):
        return True
    inland = any(position.presence[:, t].any() for t in range(TERRITORIES) if not COASTAL[t])
    return max(standing) <= (position.phase == at.PLACE) and not inland


def colonies_hold(position: Any) -> bool:
    """Whether colonies are developed and held, and nothing stands before the first turn."""
    for territory in range(TERRITORIES):
        built, colony = int(position.development[territory]), int(position.colony[territory])
        if built > SQUARES[territory] or (colony and built < SQUARES[territory]):
            return False
        if colony and not position.presence[:, territory].any():
            return False
    if position.round_number == 0 and position.development.any():
        return False
    return position.phase == at.OVER or int(position.colony.sum()) < COLONIES


def sheets_hold(position: Any) -> bool:
    """Whether each sheet is written up to its question, and all but the last are waited for."""
    seats = int(position.seats)
    writing = position.phase == at.ORDERS
    for seat in range(SEATS):
        if not writing or seat >= seats:
            if (
                position.waiting[seat]
                or position.question[seat]
                or not _is_blank(position, seat, 0)
            ):
                return False
            continue
        question = int(position.question[seat])
        if (question == DONE) == bool(position.waiting[seat]):
            return False
        if next_question(position, seat, question) != question:
            return False
        if not (_is_blank(position, seat, question) and _is_legal(position, seat)):
            return False
    return not writing or bool(position.waiting.any())


def _is_blank(position: Any, seat: int, question: int) -> bool:
    """Whether nothing is written from a question on, nor on lines that are not asked."""
    orders = [t for t in range(TERRITORIES) if position.order[seat, t] != NONE]
    if any(t >= question or not position.presence[seat, t] for t in orders):
        return False
    if position.landing[seat] != NONE and question <= LANDING:
        return False
    declared = position.relation[seat].nonzero()[0].tolist()
    return all(RELATION + p < question and is_in_play(position, seat, p) for p in declared)


def _is_legal(position: Any, seat: int) -> bool:
    """Whether all that is written on a sheet may be."""
    landing = int(position.landing[seat])
    if landing != NONE and rules.refuse_landing(position, landing):
        return False
    orders = enumerate(position.order[seat].tolist())
    return all(
        order in (NONE, DEVELOP) or rules.refuse_target(position, seat, home, order) == 0
        for home, order in orders
    )


def read_holds(position: Any) -> bool:
    """Whether sheets have been read for players alone, and from the first turn's end on."""
    last = int(position.round_number) - (position.phase != at.OVER)
    seats = int(position.seats) if last > 0 else 0
    orders, landings = position.read_order[seats:], position.read_landing[seats:]
    blank = (orders == NONE).all() and (landings == NONE).all()
    return bool(blank and not position.declared[seats:].any())


def ending_holds(position: Any) -> bool:
    """Whether there is an ending exactly when the match is over."""
    founded, number = int(position.colony.sum()), int(position.round_number)
    if position.phase != at.OVER:
        return bool(position.ended == at.RUNNING)
    if position.ended == at.COLONIES or founded >= COLONIES:
        return bool(position.ended == at.COLONIES and founded >= COLONIES)
    if position.ended == at.HORIZON:
        return bool(number == position.horizon < TURNS)
    return bool(position.ended == at.LAST_YEAR and number == TURNS)
