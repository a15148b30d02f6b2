"""What the learner of Manchots Barjots is told of a choice, zone by zone.

Zones differ in nothing but their names, so that what is learnt of one holds for all.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from planisphere.fields import NONE
from planisphere.games.manchots import position as at
from planisphere.games.manchots.cards import (
    DESTROYED_FROM,
    KAMIKAZE,
    KINDS,
    ROUNDS,
    VALUE_OF,
    VALUES,
    ZONE_OF,
    ZONES,
)
from planisphere.games.manchots.position import OWNERS, SIDES
from planisphere.games.manchots.rules import first_choice
from planisphere.games.manchots.score import has_kamikaze
from planisphere.games.manchots.table import beside, is_late, must_land, owners
from planisphere.kernel import Int64s, compiled

Floats = NDArray[np.float32]

HAND = 0
"""Cards in hand by value, without those about to go; then how many, their sum, the lowest."""
LAND = HAND + VALUES + 3
"""The value that is about to be landed here; then what is about to be given, left and right."""
GIVE = LAND + VALUES
LAID = GIVE + 2 * VALUES
"""What lies here: one's own, the left neighbour's, the right one's, the most of all others."""
BARE = LAID + 4
"""Of that, what a kamikaze of this round would still destroy: one's own, then of all others."""
GAVE = BARE + 2
"""What was given to either side before, and what came from there."""
LEADS = GAVE + 4
"""By how much one leads, once the card is landed; level; ahead; nothing laid; nobody has."""
ROUND = LEADS + 5
PART_FACTS = ROUND + ROUNDS + 3
"""Of the whole, a part is told the round, and whether cards are given, landed, or landed late."""

PHASE = ROUNDS
"""Giving, landing, landing late."""
GOES = PHASE + 3
"""The value about to be landed, in whichever zone."""
STATE = GOES + VALUES
"""Kamikazes unseen; one shown now; others still to land; of these late; two to land; late oneself;
cards in hand; all that one has laid; all that the best of the others has laid."""
TABLE = STATE + 9
WHOLE_FACTS = TABLE + OWNERS - 1

ALIKE = np.arange(KINDS)
"""Every card leads to something else."""

PARTS, LAYERS, LAYERS_OF_PARTS = ZONES, [48, 32, 32], 2
SEATS_PLAYED = (2, 3)


@compiled
def tell(
    table: Any, seat: int, actions: Int64s, rows: Floats, used: int, parts: Int64s, whole: Floats
) -> int:
    """Tell what each action leads to: in its own zone, for the others are as they were before it.

    Return how many rows are used then.
    """
    view, before = table[0], rows[used : used + ZONES]
    first = first_choice(view, seat)
    before[:] = 0.0
    tell_landings(view, seat, before)
    tell_gifts(view, seat, before)
    if first != NONE:
        tell_choice(view, first, NONE, before[ZONE_OF[first]])
    tell_table(view, seat, whole[0])
    for zone in range(ZONES):
        before[zone, ROUND:] = whole[0, : ROUNDS + 3]
        tell_hand(view, seat, zone, first, NONE, before[zone])
        tell_lead(before[zone])
    for index in range(len(actions)):
        kind = int(actions[index])
        zone, row = int(ZONE_OF[kind]), used + ZONES + index
        rows[row] = before[zone]
        tell_choice(view, kind, first, rows[row])
        tell_hand(view, seat, zone, first, kind, rows[row])
        tell_lead(rows[row])
        for each in range(ZONES):
            parts[index, each] = used + each
        parts[index, zone] = row
        whole[index] = whole[0]
    for index in range(len(actions)):
        tell_going(view, int(actions[index]), first, whole[index])
    return used + ZONES + len(actions)


@compiled
def place_of(view: Any, seat: int, owner: int) -> int:
    """Where somebody sits, seen from a seat: oneself, left, right, or beyond."""
    if owner == seat:
        return 0
    for side in range(SIDES):
        if beside(view, seat, side) == owner:
            return 1 + side
    return 3


@compiled
def tell_landings(view: Any, seat: int, out: Floats) -> None:
    """Tell what lies where, in tenths."""
    for owner in range(owners(view)):
        sums, where = np.zeros(ZONES), place_of(view, seat, owner)
        for number in range(int(view.round_number)):
            hit = has_kamikaze(view, number)
            for turn in range(2):
                kind = int(view.landed[owner, number, turn])
                if kind == NONE or (hit and VALUE_OF[kind] >= DESTROYED_FROM):
                    continue
                sums[ZONE_OF[kind]] += VALUE_OF[kind] / 10.0
                if VALUE_OF[kind] >= DESTROYED_FROM and number + 1 == view.round_number:
                    out[ZONE_OF[kind], BARE + min(1, where)] += VALUE_OF[kind] / 10.0
        for zone in range(ZONES):
            out[zone, LAID + where] = max(out[zone, LAID + where], sums[zone])


@compiled
def tell_choice(view: Any, kind: int, first: int, told: Floats) -> None:
    """Tell that a card is about to go from its zone, be it the first of two or not."""
    value = VALUE_OF[kind] - 1
    if view.phase != at.GIVE:
        told[LAND + value] += 1.0
    else:
        told[GIVE + value + (0 if first == NONE else VALUES)] = 1.0


@compiled
def tell_hand(view: Any, seat: int, zone: int, first: int, kind: int, told: Floats) -> None:
    """Tell what stays in hand of a zone."""
    count, total, lowest = 0, 0, 0
    for value in range(VALUES, 0, -1):
        card = zone * VALUES + value - 1
        held = int(view.hand[seat, card]) - (card == first) - (card == kind)
        told[HAND + value - 1] = held
        count, total = count + held, total + held * value
        lowest = value if held > 0 else lowest
    told[HAND + VALUES] = count / 4.0
    told[HAND + VALUES + 1] = total / 10.0
    told[HAND + VALUES + 2] = lowest / 10.0


@compiled
def tell_gifts(view: Any, seat: int, out: Floats) -> None:
    """Tell what went to the neighbours before, and what came from them."""
    for number in range(int(view.round_number)):
        for side in range(SIDES):
            given, taken = int(view.gave[seat, number, side]), int(view.got[seat, number, side])
            if given != NONE:
                out[ZONE_OF[given], GAVE + side] += VALUE_OF[given] / 10.0
            if taken != NONE:
                out[ZONE_OF[taken], GAVE + 2 + side] += VALUE_OF[taken] / 10.0


@compiled
def tell_lead(told: Floats) -> None:
    """Tell whether one is ahead in a zone, once the card is landed."""
    mine, most = float(told[LAID]), 0.0
    for value in range(VALUES):
        mine += told[LAND + value] * (value + 1) / 10.0
    for where in range(1, 4):
        most = max(most, float(told[LAID + where]))
    told[LEADS] = mine - most
    told[LEADS + 1] = abs(mine - most) < 0.01
    told[LEADS + 2] = mine - most > 0.01
    told[LEADS + 3] = mine == 0.0
    told[LEADS + 4] = most == 0.0


@compiled
def tell_table(view: Any, seat: int, told: Floats) -> None:
    """Tell what is the same for all zones."""
    told[:] = 0.0
    told[int(view.round_number) - 1] = 1.0
    told[PHASE + (0 if view.phase == at.GIVE else (1 if view.phase == at.LAND else 2))] = 1.0
    told[STATE] = unseen_kamikazes(view, seat) / ZONES
    told[STATE + 1] = has_kamikaze(view, int(view.round_number) - 1)
    tell_others(view, seat, told)
    told[STATE + 4] = must_land(view, seat) - 1
    told[STATE + 5] = is_late(view, seat)
    told[STATE + 6] = int(view.held[seat]) / 10.0
    told[TABLE + int(view.seats) - 2] = 1.0


@compiled
def tell_going(view: Any, kind: int, first: int, told: Floats) -> None:
    """Tell the values that are about to be landed, in whichever zone: some have powers."""
    if view.phase != at.GIVE:
        told[GOES + VALUE_OF[kind] - 1] = 1.0
        if first != NONE:
            told[GOES + VALUE_OF[first] - 1] = 1.0


@compiled
def tell_others(view: Any, seat: int, told: Floats) -> None:
    """Tell how many have still to land, and who has laid how much."""
    current, best = int(view.round_number) - 1, 0.0
    for owner in range(owners(view)):
        total = 0.0
        for number in range(current + 1):
            for turn in range(2):
                kind = int(view.landed[owner, number, turn])
                total += 0.0 if kind == NONE else VALUE_OF[kind] / 20.0
        if owner == seat:
            told[STATE + 7] = total
            continue
        best = max(best, total)
        if view.landed[owner, current, 0] == NONE:
            told[STATE + 2] += 0.5
            told[STATE + 3] += 0.5 if is_late(view, owner) else 0.0
    told[STATE + 8] = best


@compiled
def unseen_kamikazes(view: Any, seat: int) -> int:
    """Count the kamikazes that are neither in hand nor landed."""
    unseen = ZONES
    for zone in range(ZONES):
        unseen -= int(view.hand[seat, zone * VALUES + KAMIKAZE - 1])
    for owner in range(owners(view)):
        for number in range(ROUNDS):
            for turn in range(2):
                kind = int(view.landed[owner, number, turn])
                unseen -= 1 if kind != NONE and VALUE_OF[kind] == KAMIKAZE else 0
    return unseen
