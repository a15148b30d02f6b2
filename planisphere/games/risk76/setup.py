"""Setting Risk up: missions, lots, the deal, and where the first armies stand."""

from __future__ import annotations

import numpy as np

from planisphere.fields import NONE
from planisphere.games.risk76.missions import without_mission
from planisphere.games.risk76.position import ALLY, MISSIONS, SEALED, THIRD_FORCE, Position
from planisphere.kernel import Int64s, compiled
from planisphere.parts import actions, campaign, deck, ground, lots, phases, refusals
from planisphere.parts.earth import CARDS, TERRITORIES
from planisphere.parts.ground import SEATS

STARTING_ARMIES = np.array([0, 0, 40, 35, 30, 25, 20])
"""Armies of each player in all, by the number of players.  [R2, R29]"""

ALLY_SHARE = 14
"""Territories of each player, and of the ally.  [R29]"""

ALLY_ARMIES = 2
"""Armies that each allied territory starts with.  [R29]"""

ALL_CARDS = np.ones(CARDS, np.int64)


@compiled
def start(position: Position, seats: int, options: Int64s) -> None:
    """Clear the board; missions come first, or the lots where there are none.  [R3]"""
    ground.clear_ground(position, seats)
    campaign.clear_campaign(position)
    position.mode = options[0]
    position.placement = options[1]
    position.defence = options[2]
    position.first_window = options[3]
    position.territory_bonus = options[4]
    position.east_africa_middle_east = options[5]
    position.southern_europe_north_africa = options[6]
    position.horizon = options[7]
    for seat in range(SEATS):
        position.mission[seat] = NONE
        position.fell_to[seat] = NONE
    position.picked[0] = NONE
    position.picked[1] = NONE
    position.phase = phases.MISSIONS if position.mode == MISSIONS else phases.LOTS


@compiled
def give_mission(position: Position, mission: int) -> None:
    """Give the next seat its mission.  [R1]"""
    position.mission[without_mission(position)] = mission
    if without_mission(position) == NONE:
        position.phase = phases.LOTS


@compiled
def throw_for_first(position: Position, face: int) -> None:
    """Throw for the first player; the others follow around the table.  [R6]"""
    lots.throw_lot(position, face, True)
    if lots.thrower(position, True) != NONE:
        return
    seats = int(position.seats)
    first = 0
    for seat in range(seats):
        if position.standing[seat] == 0:
            first = seat
    for place in range(seats):
        position.order[place] = (first + place) % seats
        position.standing[place] = 0
    position.phase = phases.DEAL


@compiled
def list_undealt(position: Position, buffer: Int64s, weights: Int64s) -> int:
    """Write the cards left in the deal, jokers in but for two players.  [R3, R29]"""
    count = 0
    last = TERRITORIES if position.mode == ALLY else CARDS
    for card in range(last):
        if may_be_dealt(position, card):
            buffer[count] = card
            weights[count] = 1
            count += 1
    return count


@compiled
def may_be_dealt(position: Position, card: int) -> bool:
    """Whether a card has not been dealt yet; a dealt joker lies aside until the deal is over."""
    if card < TERRITORIES:
        return int(position.owner[card]) == NONE
    return position.mode != ALLY and position.discard[card] == 0


@compiled
def deal(position: Position, card: int) -> None:
    """Deal a card to the next player; its territory gets his first army.  [R3, R29]"""
    seat = int(position.order[int(position.dealt) % int(position.seats)])
    if card < TERRITORIES:
        position.owner[card] = seat
        position.armies[card] = 1
    else:
        position.discard[card] = 1
    position.dealt = int(position.dealt) + 1
    if position.dealt == (2 * ALLY_SHARE if position.mode == ALLY else CARDS):
        end_deal(position)


@compiled
def end_deal(position: Position) -> None:
    """Gather the cards, man the allied territories, and count what each has to place.  [R5, R29]"""
    position.dealt = 0
    for card in range(TERRITORIES, CARDS):
        position.discard[card] = 0
    for territory in range(TERRITORIES):
        if position.owner[territory] == NONE:
            position.owner[territory] = THIRD_FORCE
            position.armies[territory] = ALLY_ARMIES
    for seat in range(int(position.seats)):
        position.reserve[seat] = to_place(position, seat)
    position.phase = phases.PLACE


@compiled
def to_place(position: Position, seat: int) -> int:
    """Return the armies a seat spreads at the start, beyond one a territory.  [R2, R4]"""
    total = int(STARTING_ARMIES[int(position.seats)])
    return total - ground.territories_of(position, seat)


@compiled
def placers(position: Position) -> int:
    """Return who must place: all who still can, or the first of them in turn.  [R4]"""
    waiting = 0
    for place in range(int(position.seats)):
        seat = int(position.order[place])
        if position.reserve[seat] != 0:
            waiting |= 1 << seat
            if position.placement != SEALED:
                return waiting
    return waiting


@compiled
def refuse_place(position: Position, seat: int, action: int) -> int:
    """Say why the armies of the start may not be placed so.  [R4]"""
    if campaign.kind_of(action) != actions.PLACE:
        return refusals.ONLY_PLACING
    reason = campaign.refuse_place(position, seat, action)
    if reason == refusals.PLACE_ON_OWN:
        return refusals.START_ON_OWN
    return refusals.START_TOO_MANY if reason == refusals.PLACE_TOO_MANY else reason


@compiled
def place(position: Position, seat: int, action: int) -> bool:
    """Place armies at the start; form the talon once all is placed, and say so.  [R4, R5]"""
    campaign.place(position, seat, action)
    if placers(position) != 0:
        return False
    deck.fill_talon(position, ALL_CARDS)
    position.place = 0
    position.round_number = 1
    return True
