"""Who will win a game of Risk, and what comes of a plan when it is played on."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.risk76.aims import card_worth, outlook
from planisphere.bots.risk76.choosing import choose, forces
from planisphere.bots.risk76.playing import play_on
from planisphere.bots.risk76.suspicion import errand, suspect
from planisphere.bots.world.land import survey
from planisphere.bots.world.offers import rank
from planisphere.bots.world.pursuit import among_many
from planisphere.bots.world.style import DUEL, Style
from planisphere.bots.world.traits import MISSION, chances, describe
from planisphere.games.risk76 import rules
from planisphere.games.risk76.secrecy import guess
from planisphere.kernel import Float64s, Int64s, compiled
from planisphere.parts import phases
from planisphere.parts.actions import ATTACK, DONE, MOVE


@compiled
def traits_of(position: Any, traits: Float64s) -> None:
    """Write what each living player has, his mission among it."""
    board, seats = survey(position), int(position.seats)
    worth = 3.0 * card_worth(position)
    for place in range(seats):
        seat = int(position.order[place])
        if board.held[seat] == 0:
            continue
        wait = (place - int(position.place)) % seats / seats
        reserve, cards = int(position.reserve[seat]), int(position.held[seat])
        describe(board, seat, reserve, cards, worth, wait, traits[seat])
        traits[seat, MISSION] = errand(position, board, seat)


@compiled
def value(position: Any, seat: int, model: Float64s, traits: Float64s, out: Float64s) -> float:
    """Return a seat's chance to win, by the fitted model, or what it has if it is over."""
    if position.phase == phases.OVER:
        return 1.0 if position.winner == seat else 0.0
    traits_of(position, traits)
    chances(survey(position), int(position.seats), traits, model, out)
    return float(out[seat])


@compiled
def playouts(
    view: Any,
    seat: int,
    hand: Int64s,
    style: Style,
    model: Float64s,
    turns: int,
    values: Float64s,
    table: Any,
    traits: Float64s,
    buffer: Int64s,
    weights: Int64s,
    generator: np.random.Generator,
) -> None:
    """Hand in on guessed positions, end the turn in a style, play on; note each time who wins."""
    for i in range(len(values)):
        table[0] = view
        position = table[0]
        guess(position, generator)
        suspect(view, position, generator)
        for action in hand:
            rules.play(position, seat, action)
        many = among_many(position)
        play_on(position, 1 << seat, style, many, DUEL, 1, buffer, weights, generator)
        play_on(position, 0, style, many, DUEL, turns, buffer, weights, generator)
        values[i] = value(position, seat, model, traits[1:], traits[0])


@compiled
def hand_in(position: Any, seat: int, style: Style, hand: Int64s, buffer: Int64s) -> int:
    """Write what a bot hands in, as far as nothing can happen in between; return how many."""
    count, phase = 0, int(position.phase)
    while count < len(hand):
        action = choose(position, seat, buffer, rules.legal(position, seat, buffer), style)
        decisive = ATTACK <= action < MOVE or action == DONE
        if decisive and count > 0 and phase == phases.ACT:
            break
        hand[count] = action
        count += 1
        rules.play(position, seat, action)
        goes_on = position.phase == phase or position.phase == phases.CROSS
        if decisive or not goes_on or not rules.awaited(position) >> seat & 1:
            break
    return count


@compiled
def offers(view: Any, seat: int, style: Style, buffer: Int64s, out: Int64s) -> int:
    """Write what else could be done now, the best first; nothing while armies are to be placed."""
    board = survey(view)
    side = forces(view, seat)
    stance = outlook(view, board, seat, side, style)
    if view.phase == phases.ACT and view.reserve[side] > 0:
        return 0
    return rank(board, stance, buffer, rules.legal(view, seat, buffer), out)
