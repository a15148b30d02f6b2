"""The steps of a turn that both world games share: placing, fighting, occupying, moving."""

from __future__ import annotations

from typing import Annotated, Protocol

import numpy as np

from planisphere.fields import BY_SEAT, NONE, PUBLIC, Names, Number
from planisphere.kernel import Int32s, Int64s, compiled
from planisphere.parts import actions, phases, refusals
from planisphere.parts.actions import (
    ALL,
    ATTACK,
    DICE,
    DONE,
    PIECE,
    PIECE_WORTH,
    PIECES,
    PLACE,
    fits,
    list_pieces,
    pieces_below,
    worth,
)
from planisphere.parts.bits import lowest
from planisphere.parts.dice import LOSS_WAYS, at_stake
from planisphere.parts.earth import EDGE, EDGE_FROM, EDGE_TO, TERRITORIES, TERRITORY
from planisphere.parts.ground import SEATS, Ground, neighbours, passable, protected

ASK, MOST = range(2)
"""Who says how many dice defend: the defender, or the referee for him."""


class Campaign(Ground, Protocol):
    """Armies to place, the fight under way, and the armies that cross a border."""

    defence: Annotated[int, np.int8, Names(("ask", "most")), PUBLIC]
    exchange: Annotated[int, np.int8, Names(phases.EXCHANGE), PUBLIC]
    reserve: Annotated[Int32s, np.int32, SEATS, BY_SEAT, PUBLIC]
    source: Annotated[int, np.int8, Names(TERRITORY, optional=True), PUBLIC]
    target: Annotated[int, np.int8, Names(TERRITORY, optional=True), PUBLIC]
    attack_dice: Annotated[int, np.int8, Number(DICE), PUBLIC]
    defence_dice: Annotated[int, np.int8, Number(DICE), PUBLIC]
    crossing: Annotated[int, np.int32, PUBLIC]


@compiled
def clear_campaign(position: Campaign) -> None:
    """End the fight or the crossing that was under way."""
    position.source = NONE
    position.target = NONE
    position.attack_dice = 0
    position.defence_dice = 0
    position.crossing = 0


# Placing


@compiled
def list_places(position: Campaign, side: int, buffer: Int64s, count: int) -> int:
    """Add the ways to place armies from a side's reserve.  [C16, R13]"""
    smaller = pieces_below(int(position.reserve[side]))
    own = 0
    for territory in range(TERRITORIES):
        own |= int(int(position.owner[territory]) == side) << territory
    while own != 0:
        first = PLACE + lowest(own) * PIECES
        own &= own - 1
        for piece in range(smaller):
            buffer[count + piece] = first + piece
        buffer[count + smaller] = first + ALL
        count += smaller + 1
    return count


@compiled
def refuse_place(position: Campaign, side: int, action: int) -> int:
    """Say why armies may not be placed so.  [C16, R13]"""
    territory, piece = (action - PLACE) // PIECES, (action - PLACE) % PIECES
    left = int(position.reserve[side])
    if left == 0:
        return refusals.NOTHING_TO_PLACE
    if position.owner[territory] != side:
        return refusals.PLACE_ON_OWN
    return refuse_piece(piece, left, refusals.PLACE_TOO_MANY)


@compiled
def refuse_piece(piece: int, left: int, too_many: int) -> int:
    """Say why a piece cannot be taken from what is left."""
    if fits(piece, left):
        return 0
    return refusals.SAY_ALL if piece != ALL and left == PIECE_WORTH[piece] else too_many


@compiled
def place(position: Campaign, side: int, action: int) -> None:
    """Place armies from a side's reserve."""
    territory, piece = (action - PLACE) // PIECES, (action - PLACE) % PIECES
    armies = worth(piece, int(position.reserve[side]))
    position.armies[territory] = int(position.armies[territory]) + armies
    position.reserve[side] = int(position.reserve[side]) - armies


# Fighting


@compiled
def list_attacks(position: Campaign, side: int, prey: int, buffer: Int64s, count: int) -> int:
    """Add the attacks of a side on the owners whose bit is in *prey*.  [C17, C19, R14, R15]"""
    able, enemies = 0, 0
    for territory in range(TERRITORIES):
        owner = int(position.owner[territory])
        able |= int(owner == side and int(position.armies[territory]) > 1) << territory
        enemies |= (prey >> owner & 1) << territory
    while able != 0:
        territory = lowest(able)
        able &= able - 1
        dice = at_stake(DICE, int(position.armies[territory]) - 1)
        targets = neighbours(position, territory) & enemies
        while targets != 0:
            first = ATTACK + int(EDGE[territory, lowest(targets)]) * DICE
            targets &= targets - 1
            for die in range(dice):
                buffer[count] = first + die
                count += 1
    return count


@compiled
def unprotected(position: Campaign, side: int) -> int:
    """Return the owners that a side may attack, one bit each: all others not protected."""
    prey = ((1 << SEATS) - 1) & ~(1 << side)
    if position.round_number <= phases.PROTECTED_ROUNDS:
        for seat in range(int(position.seats)):
            if protected(position, seat):
                prey &= ~(1 << seat)
    return prey


@compiled
def refuse_attack(position: Campaign, side: int, action: int) -> int:
    """Say why a side may not attack so, whomever.  [C17, C19, C24, R14, R15, R19]"""
    edge, dice = (action - ATTACK) // DICE, (action - ATTACK) % DICE + 1
    source, target = EDGE_FROM[edge], EDGE_TO[edge]
    if position.owner[source] != side:
        return refusals.ATTACK_FROM_OWN
    if not passable(position, edge):
        return refusals.ATTACK_NEIGHBOURS
    if position.owner[target] == side:
        return refusals.ATTACK_OWN
    if position.armies[source] < 2:
        return refusals.ATTACK_TOO_FEW
    if dice >= position.armies[source]:
        return refusals.ATTACK_DICE
    if protected(position, int(position.owner[target])):
        return refusals.PROTECTED
    return 0


@compiled
def attack(position: Campaign, action: int, most: int) -> None:
    """Name the two territories and the attacking dice.  [C18, C19, R14, R15]"""
    edge = (action - ATTACK) // DICE
    position.exchange = phases.CLOSED
    position.source = EDGE_FROM[edge]
    position.target = EDGE_TO[edge]
    position.attack_dice = (action - ATTACK) % DICE + 1
    position.phase = phases.DEFEND
    if position.defence == MOST:
        defend(position, standing_defence(position, most))


@compiled
def most_defence(position: Campaign, most: int) -> int:
    """Return the most dice that may defend the target.  [C19, R15]"""
    return at_stake(most, int(position.armies[int(position.target)]))


@compiled
def standing_defence(position: Campaign, most: int) -> int:
    """Return the defence with the most dice while one is asked for, or none.  [C19, R15]"""
    if position.phase != phases.DEFEND:
        return NONE
    return actions.DEFEND + most_defence(position, most) - 1


@compiled
def list_defences(position: Campaign, most: int, buffer: Int64s) -> int:
    """Write the numbers of dice that may defend."""
    count = most_defence(position, most)
    for die in range(count):
        buffer[die] = actions.DEFEND + die
    return count


@compiled
def refuse_defence(position: Campaign, action: int, most: int) -> int:
    """Say why an answer to an attack will not do.  [C19, R15]"""
    if action < actions.DEFEND or action >= actions.DEFEND + DICE:
        return refusals.DEFEND_FIRST
    dice = action - actions.DEFEND + 1
    return refusals.DEFENCE_DICE if dice > most_defence(position, most) else 0


@compiled
def defend(position: Campaign, action: int) -> None:
    """Name the defending dice."""
    position.defence_dice = action - actions.DEFEND + 1
    position.phase = phases.ROLL


@compiled
def list_losses(position: Campaign, buffer: Int64s, weights: Int64s) -> int:
    """Write what the attacker may lose in this throw, and in how many ways.  [C20, R16]"""
    attack_dice, defence_dice = int(position.attack_dice), int(position.defence_dice)
    stake = at_stake(attack_dice, defence_dice)
    for lost in range(stake + 1):
        buffer[lost] = lost
        weights[lost] = LOSS_WAYS[attack_dice, defence_dice, lost]
    return stake + 1


@compiled
def lose(position: Campaign, lost: int) -> None:
    """Take the fallen of a throw off the board; the attacker lost so many.  [C20, R16]"""
    source, target = int(position.source), int(position.target)
    stake = at_stake(int(position.attack_dice), int(position.defence_dice))
    position.armies[source] = int(position.armies[source]) - lost
    position.armies[target] = int(position.armies[target]) - (stake - lost)
    if position.armies[target] == 0:
        position.crossing = position.attack_dice
        position.phase = phases.OCCUPY
    else:
        clear_campaign(position)
        position.phase = phases.ACT


# Occupying


@compiled
def may_follow(position: Campaign) -> int:
    """Return the armies that may still follow into a conquered territory.  [C22, R17]"""
    return int(position.armies[int(position.source)]) - 1 - int(position.crossing)


@compiled
def list_occupations(position: Campaign, buffer: Int64s) -> int:
    """Write the ways to go on occupying: enough, or more armies."""
    buffer[0] = DONE
    return list_pieces(PIECE, may_follow(position), buffer, 1)


@compiled
def refuse_occupation(position: Campaign, action: int) -> int:
    """Say why a territory may not be occupied so.  [C22, R17]"""
    if action == DONE:
        return 0
    if action < PIECE or action >= PIECE + PIECES:
        return refusals.OCCUPY_FIRST
    return refuse_piece(action - PIECE, may_follow(position), refusals.OCCUPY_TOO_MANY)


@compiled
def occupy(position: Campaign, side: int) -> int:
    """Let the armies enter; return who held the territory.  [C22, R17]"""
    victim = int(position.owner[int(position.target)])
    position.owner[int(position.target)] = side
    cross(position)
    position.phase = phases.ACT
    return victim


@compiled
def cross(position: Campaign) -> None:
    """Move the armies that cross from source to target, and end the crossing."""
    source, target, crossing = int(position.source), int(position.target), int(position.crossing)
    position.armies[source] = int(position.armies[source]) - crossing
    position.armies[target] = int(position.armies[target]) + crossing
    clear_campaign(position)


@compiled
def add_piece(position: Campaign, action: int, left: int) -> bool:
    """Let a piece cross too; whether that was the last word on how many."""
    if action == DONE:
        return True
    position.crossing = int(position.crossing) + worth(action - PIECE, left)
    return action - PIECE == ALL


# Moving


@compiled
def list_moves(position: Campaign, side: int, buffer: Int64s, count: int) -> int:
    """Add the edges along which a side may move armies, one army always staying.  [C25, R20]"""
    able, own = 0, 0
    for territory in range(TERRITORIES):
        mine = int(int(position.owner[territory]) == side)
        own |= mine << territory
        able |= (mine & int(int(position.armies[territory]) > 1)) << territory
    return list_between(position, able, own, buffer, count)


@compiled
def list_between(position: Campaign, able: int, own: int, buffer: Int64s, count: int) -> int:
    """Add the moves from the territories of one set of bits to neighbours in another."""
    while able != 0:
        territory = lowest(able)
        able &= able - 1
        targets = neighbours(position, territory) & own
        while targets != 0:
            buffer[count] = actions.MOVE + int(EDGE[territory, lowest(targets)])
            targets &= targets - 1
            count += 1
    return count


@compiled
def refuse_move(position: Campaign, side: int, action: int) -> int:
    """Say why no army may move along an edge, whatever its number.  [C25, R20]"""
    edge = action - actions.MOVE
    if position.owner[EDGE_FROM[edge]] != side:
        return refusals.MOVE_FROM_OWN
    if not passable(position, edge):
        return refusals.MOVE_NEIGHBOURS
    if position.owner[EDGE_TO[edge]] != side:
        return refusals.MOVE_TO_OWN
    if position.armies[EDGE_FROM[edge]] < 2:
        return refusals.ONE_STAYS
    return 0


@compiled
def begin_move(position: Campaign, action: int) -> None:
    """Name the two territories of a move; how many armies is asked next."""
    edge = action - actions.MOVE
    position.source = EDGE_FROM[edge]
    position.target = EDGE_TO[edge]
    position.phase = phases.CROSS


@compiled
def list_crossings(position: Campaign, left: int, buffer: Int64s) -> int:
    """Write the ways to go on moving: enough, once one army moves, or more."""
    count = 0
    if position.crossing > 0:
        buffer[0] = DONE
        count = 1
    return list_pieces(PIECE, left, buffer, count)


@compiled
def refuse_crossing(position: Campaign, action: int, left: int) -> int:
    """Say why a number of armies may not move.  [C25, R20]"""
    if action == DONE:
        return 0 if position.crossing > 0 else refusals.MOVE_NONE
    if action < PIECE or action >= PIECE + PIECES:
        return refusals.FINISH_MOVE
    return refuse_piece(action - PIECE, left, refusals.MOVE_TOO_MANY)


@compiled
def kind_of(action: int) -> int:
    """Return the first number of the actions of this one's kind."""
    if action < ATTACK:
        return PLACE
    if action < actions.MOVE:
        return ATTACK
    if action < PIECE:
        return actions.MOVE
    if action < actions.DEFEND:
        return PIECE
    if action < DONE:
        return actions.DEFEND
    return DONE if action == DONE else actions.OF_THE_GAME
