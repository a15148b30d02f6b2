"""The cards of La Conquête du Monde: what a series is, and what it is worth."""

from __future__ import annotations

import numpy as np

from planisphere.games.conquete57.position import ALONE, SECOND, Position
from planisphere.kernel import Int64s, compiled
from planisphere.parts import actions, deck, phases, refusals
from planisphere.parts.earth import SYMBOLS
from planisphere.parts.worth import climbing_worth, count_exchange

TRADE = actions.OF_THE_GAME

SERIES = np.array(
    [
        [1, 1, 1, 0],
        [0, 0, 0, 1],
        [0, 1, 1, 1],
        [1, 0, 1, 1],
        [1, 1, 0, 1],
    ]
)
"""What each exchange takes of infantry, artillery, cavalry, jokers."""

TRADES = len(SERIES)
LONE_JOKER = 1


@compiled
def is_series(position: Position, series: int) -> bool:
    """Whether the match's rule for jokers has this series.  [C11]"""
    if series == 0:
        return True
    return (series == LONE_JOKER) == (position.joker == ALONE)


@compiled
def holds_series(position: Position, seat: int, series: int) -> bool:
    """Whether a hand has the cards of a series."""
    for symbol in range(SYMBOLS):
        if position.hand[seat, symbol] < SERIES[series, symbol]:
            return False
    return True


@compiled
def refuse_trade(position: Position, seat: int, action: int) -> int:
    """Say why a series may not be exchanged.  [C11, C14]"""
    if position.exchange == phases.CLOSED:
        return refusals.EXCHANGE_CLOSED
    series = action - TRADE
    if is_series(position, series) and holds_series(position, seat, series):
        return 0
    return refusals.NOT_A_SET


@compiled
def list_trades(position: Position, seat: int, buffer: Int64s) -> int:
    """Write the series that a seat may exchange; it never has to.  [C11, C13]"""
    count = 0
    if position.exchange != phases.CLOSED:
        for series in range(TRADES):
            if refuse_trade(position, seat, TRADE + series) == 0:
                buffer[count] = TRADE + series
                count += 1
    return count


@compiled
def trade(position: Position, seat: int, action: int) -> None:
    """Lay a series aside for armies, worth more each time.  [C12, C15, C34]"""
    for symbol in range(SYMBOLS):
        for _ in range(SERIES[action - TRADE, symbol]):
            deck.lay_aside(position, seat, symbol)
    skipped = 1 if position.economy == SECOND else 0
    armies = climbing_worth(int(position.exchanged) + skipped)
    position.reserve[seat] = int(position.reserve[seat]) + armies
    position.exchanged = count_exchange(int(position.exchanged))
