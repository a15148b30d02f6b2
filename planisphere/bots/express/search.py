"""The stronger bots of Risk Express: they play every choice on to the end, many times.

In a playout a turn is not thrown die by die: its seat goes for a card, and has it with the exact
chance of the siege. That is a hundred times quicker, and leaves out what hardly matters.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.express.chances import chance
from planisphere.bots.express.worth import ENVY, FREEDOM, open_to, prospect, verdict
from planisphere.bots.halving import halve
from planisphere.bots.thinking import Decision, Seen
from planisphere.fields import NONE
from planisphere.games.express import position as at
from planisphere.games.express.cards import (
    CARDS,
    CONTINENT_OF,
    DICE,
    FILL_CARD,
    FILL_LINE,
    FILL_SIZE,
)
from planisphere.games.express.position import Position
from planisphere.games.express.rules import (
    ASIDE,
    GO_ON,
    end_turn,
    lift_siege,
    play,
)
from planisphere.games.express.score import cards_of, points_of, winners
from planisphere.kernel import Float64s, compiled

TURNS = 256
"""Turns for which luck is drawn beforehand, so that all choices meet the same."""

MOST_TURNS = 1000
"""Turns after which a playout is given up."""

ROWS = 1024
"""Playouts after which the same luck comes again, shifted by some turns."""


def search(seen: Seen) -> Decision:
    """Choose what wins most often when the match is played on."""
    buffer = np.zeros(seen.game.actions, np.int64)
    actions = distinct(buffer[: seen.game.legal(seen.view, seen.seat, buffer)].tolist())
    if len(actions) == 1:
        return Decision(actions)
    luck = seen.generator.random((ROWS, TURNS))
    table = np.frombuffer(seen.view.tobytes(), seen.game.layout).copy()
    board, rivals = table.copy(), np.zeros(int(seen.view.seats))

    def trial(choice: int, first: int, count: int) -> float:
        told = (table, board, seen.seat, actions[choice], luck, first, count, rivals)
        return float(play_on(*told))

    found = halve(len(actions), trial, seen.budget)
    share = {"share": round(100 * found.worth), "playouts": found.playouts}
    return Decision([actions[found.choice]], "reason-playouts", share)


def distinct(actions: list[int]) -> list[int]:
    """Return one action of those that come to the same: all dice that are left fall again."""
    kept: dict[tuple[int, ...], int] = {}
    for action in actions:
        if action >= GO_ON:
            same: tuple[int, ...] = (action,)
        elif action >= ASIDE:
            same = (ASIDE,)
        else:
            same = (int(FILL_CARD[action]), int(FILL_LINE[action]), int(FILL_SIZE[action]))
        kept.setdefault(same, action)
    return list(kept.values())


@compiled
def play_on(
    table: Any,
    board: Any,
    seat: int,
    action: int,
    luck: Float64s,
    first: int,
    count: int,
    rivals: Float64s,
) -> float:
    """Play an action and then all of the match, so many times; return the victories of a seat."""
    total = 0.0
    for number in range(first, first + count):
        board[0] = table[0]
        play(board[0], seat, action)
        for turn in range(MOST_TURNS):
            if board[0].phase == at.OVER:
                break
            place = (turn + 7 * (number // ROWS)) % TURNS
            take_turn(board[0], float(luck[number % ROWS, place]), rivals)
        total += victory(board[0], seat)
    return total


@compiled
def take_turn(position: Position, luck: float, rivals: Float64s) -> None:
    """Play a turn, or the rest of one: on with a siege, or for the best two cards."""
    seat = int(position.turn)
    weigh_rivals(position, seat, rivals)
    besieged, dice = int(position.card), int(position.to_throw)
    if position.phase == at.OFFER:
        dice = DICE - int(position.on_lines)
    on = promise(position, seat, besieged, int(position.filled), dice, rivals)
    if position.phase == at.THROW and besieged != NONE:
        conquer(position, besieged, luck < chance(position, besieged, int(position.filled), dice))
        return
    first, second, best, next_best = NONE, NONE, 0.0, 0.0
    fresh = DICE if position.phase == at.OFFER else dice
    for card in range(CARDS):
        found = promise(position, seat, card, 0, fresh, rivals)
        if found > best:
            second, next_best, first, best = first, best, card, found
        elif found > next_best:
            second, next_best = card, found
    if position.phase == at.OFFER and on > best + FREEDOM * next_best:
        conquer(position, besieged, luck < chance(position, besieged, int(position.filled), dice))
        return
    lift_siege(position)
    likely = 0.0 if first == NONE else chance(position, first, 0, fresh)
    if luck < likely:
        conquer(position, first, True)
        return
    other = 0.0 if second == NONE else FREEDOM * chance(position, second, 0, fresh)
    conquer(position, second, luck < likely + other)


@compiled
def conquer(position: Position, card: int, won: bool) -> None:
    """End a turn, with a card or without."""
    if won:
        position.owner[card] = position.turn
        lift_siege(position)
    end_turn(position)


@compiled
def weigh_rivals(position: Position, seat: int, rivals: Float64s) -> None:
    """Note how much a seat cares for what each other loses: most for the leader among them."""
    seats, most = int(position.seats), -1
    for other in range(seats):
        rivals[other] = points_of(position, other)
        if other != seat:
            most = max(most, int(rivals[other]))
    for other in range(seats):
        leads = int(rivals[other]) == most
        rivals[other] = 1.0 if seats == 2 else ENVY if leads else ENVY / (seats - 1)


@compiled
def promise(
    position: Position, seat: int, card: int, filled: int, dice: int, rivals: Float64s
) -> float:
    """What going for a card promises: what it is worth, by the chance to have it."""
    if card == NONE or not open_to(position, seat, card):
        return 0.0
    return gain(position, seat, card, rivals) * chance(position, card, filled, dice)


@compiled
def gain(position: Position, seat: int, card: int, rivals: Float64s) -> float:
    """What a seat gains when it conquers a card, and what its rivals lose."""
    owner, total = int(position.owner[card]), 0.0
    if owner == NONE and cards_of(position, NONE) == 1:
        return verdict(position, seat, card)
    for other in range(int(position.seats)):
        if other == seat or has_part(position, other, int(CONTINENT_OF[card])):
            change = prospect(position, other, card, seat) - prospect(position, other, card, owner)
            total += change if other == seat else -rivals[other] * change
    return total


@compiled
def has_part(position: Position, seat: int, continent: int) -> bool:
    """Whether a seat holds a card of a continent."""
    for card in range(CARDS):
        if CONTINENT_OF[card] == continent and position.owner[card] == seat:
            return True
    return False


@compiled
def victory(position: Position, seat: int) -> float:
    """Return the part of the victory that a seat has."""
    won, shared = winners(position), 0
    for other in range(int(position.seats)):
        shared += won >> other & 1
    return (won >> seat & 1) / max(1, shared)
