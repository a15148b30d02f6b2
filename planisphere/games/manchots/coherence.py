"""Whether a position of Manchots Barjots is one that could be."""

from __future__ import annotations

from collections import Counter
from typing import Any

from planisphere.fields import NONE
from planisphere.games.manchots import position as at
from planisphere.games.manchots.cards import COPIES, RESERVE, ROUNDS, TWINS, VALUE_OF
from planisphere.games.manchots.guessing import exchanges
from planisphere.games.manchots.position import OWNERS, SIDES
from planisphere.games.manchots.table import beside, is_late, must_land, owners

CHOOSING = (at.GIVE, at.LAND, at.LATE)


def verify(position: Any) -> str:
    """Return what is wrong with a position, or nothing."""
    for name, holds in (
        ("turn", turn_holds),
        ("waiting", waiting_holds),
        ("landed", landed_holds),
        ("hands", hands_hold),
        ("virtual", virtual_holds),
        ("gifts", gifts_hold),
        ("chosen", chosen_holds),
        ("ending", ending_holds),
    ):
        if not holds(position):
            return name
    return ""


def turn_holds(position: Any) -> bool:
    """Whether the round, the phase and the cards drawn in it fit each other."""
    number, step, seats = int(position.round_number), int(position.step), int(position.seats)
    if position.phase == at.DEAL:
        return number == 0 and step < 2 * seats
    if number == 0 or (position.phase == at.TAKE and seats != 2):
        return False
    if 0 < position.horizon < number:
        return False
    if position.phase == at.RECRUIT:
        return step < 2 * seats
    return step < 2 * SIDES if position.phase == at.TAKE else step == 0


def waiting_holds(position: Any) -> bool:
    """Whether players are awaited exactly in phases of choosing, and only those who choose."""
    seats = int(position.seats)
    waiting = [seat for seat in range(OWNERS) if position.waiting[seat]]
    if position.phase not in CHOOSING:
        return not waiting
    if not waiting or waiting[-1] >= seats:
        return False
    late = position.phase == at.LATE
    return position.phase == at.GIVE or all(is_late(position, s) == late for s in waiting)


def landed_holds(position: Any) -> bool:
    """Whether each has landed what he had to in every round, and nothing beyond."""
    current = int(position.round_number) - 1
    for owner in range(OWNERS):
        rounds = position.landed[owner].tolist()
        seated = owner < owners(position)
        for number in range(ROUNDS):
            found = [kind != NONE for kind in rounds[number]]
            if found == [False, True]:
                return False
            if number < current or not seated:
                due = _due(rounds, number) if seated else 0
                allowed = {due}
            else:
                allowed = _allowed(position, owner) if number == current else {0}
            if sum(found) not in allowed:
                return False
    return _some_show(position)


def _due(rounds: list[list[int]], number: int) -> int:
    """Return how many cards somebody had to land in a round, by the one before."""
    before = rounds[number - 1] if number else []
    return 2 if any(kind != NONE and VALUE_OF[kind] == TWINS for kind in before) else 1


def _allowed(position: Any, owner: int) -> set[int]:
    """Return how many cards somebody may have landed in the round under way."""
    due, phase = int(must_land(position, owner)), int(position.phase)
    virtual = owner >= position.seats
    if phase == at.OVER:
        return {due}
    if not at.SHOW <= phase <= at.SHOW_LATE:
        return {0}
    if is_late(position, owner):
        shown = phase == at.SHOW_LATE
    else:
        shown = phase > at.SHOW or not virtual
    shows = virtual and phase == (at.SHOW_LATE if is_late(position, owner) else at.SHOW)
    return set(range(due + 1)) if shows else {due if shown else 0}


def _some_show(position: Any) -> bool:
    """Whether a virtual player has a card to show where one is about to."""
    if position.phase not in (at.SHOW, at.SHOW_LATE):
        return True
    current, late = int(position.round_number) - 1, position.phase == at.SHOW_LATE
    return any(
        position.landed[v, current, int(must_land(position, v)) - 1] == NONE
        for v in range(int(position.seats), owners(position))
        if is_late(position, v) == late
    )


def drawn_by(position: Any, seat: int) -> int:
    """Return how many cards a player has drawn from his reserve."""
    step = min(2, max(0, int(position.step) - 2 * seat))
    if position.phase == at.DEAL:
        return step
    number = int(position.round_number)
    return 2 * number + step if position.phase == at.RECRUIT else 2 + 2 * number


def landed_by(position: Any, owner: int) -> int:
    """Count the cards that somebody has landed."""
    return int((position.landed[owner] != NONE).sum())


def taken_by(position: Any, seat: int, side: int) -> int:
    """Return how many cards a player has taken from the virtual reserve on one side."""
    rounds = exchanges(position)
    if position.phase != at.TAKE:
        return int(rounds)
    return int(rounds) - 1 + (int(position.step) > 2 * seat + side)


def hands_hold(position: Any) -> bool:
    """Whether reserves and hands are as large as they should be, and no card is there twice."""
    seats = int(position.seats)
    for seat in range(seats):
        drawn = drawn_by(position, seat)
        held = drawn - landed_by(position, seat)
        if seats == 2:
            held += sum(taken_by(position, seat, side) for side in range(SIDES))
            held -= SIDES * int(exchanges(position))
        if position.reserve[seat] != RESERVE - drawn or position.held[seat] != held:
            return False
    for owner in range(owners(position), OWNERS):
        if position.held[owner] or position.reserve[owner]:
            return False
    bags = [position.hand.sum(axis=0), position.stock.sum(axis=0)]
    landed = Counter(k for k in position.landed.ravel().tolist() if k != NONE)
    left = COPIES - bags[0] - bags[1] - [landed[kind] for kind in range(len(COPIES))]
    counted = (position.hand.sum(axis=1) == position.held).all()
    return bool((left >= 0).all() and (left == position.pool).all() and counted)


def virtual_holds(position: Any) -> bool:
    """Whether the virtual reserves and piles are as large as they should be."""
    rounds = int(exchanges(position))
    virtual = range(int(position.seats), owners(position))
    for owner in range(OWNERS):
        renewed, stock = int(position.renewed[owner]), int(position.stock[owner].sum())
        if owner not in virtual:
            if renewed or stock:
                return False
            continue
        taken = sum(
            taken_by(position, seat, side)
            for seat in range(int(position.seats))
            for side in range(SIDES)
            if beside(position, seat, side) == owner
        )
        piled = SIDES * (rounds - renewed)
        left = RESERVE + SIDES * rounds - taken - landed_by(position, owner) - piled
        sizes = (int(position.held[owner]), int(position.reserve[owner]))
        if renewed > rounds or left < 1 or sizes != (piled, left):
            return False
        if stock != (left if renewed else 0):
            return False
    return True


def gifts_hold(position: Any) -> bool:
    """Whether what is remembered of the gifts fits together."""
    rounds, current = int(exchanges(position)), int(position.round_number) - 1
    giving = position.phase == at.GIVE
    for owner in range(OWNERS):
        seated = owner < position.seats
        gave, got = position.gave[owner].tolist(), position.got[owner].tolist()
        for number in range(ROUNDS):
            if not seated or number >= rounds:
                if got[number] != [NONE, NONE]:
                    return False
                if gave[number] != [NONE, NONE] and not (seated and giving and number == current):
                    return False
        if seated and giving and not _sealed(position, owner, gave[current], SIDES):
            return False
        if seated and not _passed_on(position, owner, rounds):
            return False
    return True


def _sealed(position: Any, seat: int, chosen: list[int], due: int) -> bool:
    """Whether sealed choices are cards of the hand, all of them once the seat is done."""
    kinds = [kind for kind in chosen if kind != NONE]
    if chosen[: len(kinds)] != kinds or len(kinds) > due:
        return False
    if (len(kinds) == due) != (not position.waiting[seat]):
        return False
    return all(position.hand[seat, kind] >= many for kind, many in Counter(kinds).items())


def _passed_on(position: Any, seat: int, rounds: int) -> bool:
    """Whether gifts are what the neighbour got, or lie in the virtual pile."""
    for side in range(SIDES):
        taker = int(beside(position, seat, side))
        gifts = position.gave[seat, :rounds, side].tolist()
        if taker < position.seats:
            got = position.got[taker, :rounds, 1 - side].tolist()
            if any(
                NONE not in pair and pair[0] != pair[1] for pair in zip(gifts, got, strict=True)
            ):
                return False
            continue
        other = 1 - seat
        since = int(position.renewed[taker])
        piled = gifts[since:] + position.gave[other, since:rounds, 1 - side].tolist()
        many = Counter(kind for kind in piled if kind != NONE)
        if any(position.hand[taker, kind] < count for kind, count in many.items()):
            return False
    return True


def chosen_holds(position: Any) -> bool:
    """Whether the cards about to be landed are in hand."""
    late = position.phase == at.LATE
    for owner in range(OWNERS):
        chosen = position.chosen[owner].tolist()
        landing = position.phase in (at.LAND, at.LATE) and owner < position.seats
        if landing and is_late(position, owner) == late:
            if not _sealed(position, owner, chosen, int(must_land(position, owner))):
                return False
        elif chosen != [NONE, NONE]:
            return False
    return True


def ending_holds(position: Any) -> bool:
    """Whether there is an ending exactly when the match is over."""
    if position.phase != at.OVER:
        return bool(position.ended == at.RUNNING)
    if position.ended == at.HORIZON:
        return bool(position.round_number == position.horizon < ROUNDS)
    return bool(position.ended == at.COUNTED and position.round_number == ROUNDS)
