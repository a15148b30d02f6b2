"""How La Conquête du Monde is written: commands, chance, positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from planisphere.faults import Refused, TextFault
from planisphere.fields import NONE
from planisphere.games.conquete57 import cards, rules
from planisphere.games.conquete57.position import HORIZON, WORLD
from planisphere.parts import coherence, phases, refusals
from planisphere.parts.earth import SYMBOL, SYMBOL_COUNT, SYMBOLS, TERRITORY
from planisphere.parts.ground import on_turn
from planisphere.parts.names import Lexicon, Word
from planisphere.parts.orders import LANGUAGES, Orders

SYMBOL_NAMES = {
    "infantry": ("infantry", "fantassin"),
    "artillery": ("artillery", "canon"),
    "cavalry": ("cavalry", "cavalier"),
    "joker": ("joker", "joker"),
}
SYMBOL_WORDS = Lexicon("symbol", SYMBOL_NAMES)


def dice(position: Any) -> tuple[int, ...]:
    """Return how many dice each side throws for what is awaited."""
    if position.phase == phases.ROLL:
        return int(position.attack_dice), int(position.defence_dice)
    thrown = position.phase == phases.LOTS
    return (1,) if thrown or (position.phase == phases.DEAL and position.draws == 0) else ()


def read_trade(position: Any, seat: int, words: list[Word]) -> list[int]:
    """Read the symbols of a series: three different ones, a joker, or a joker among them."""
    if not words:
        raise TextFault("missing-name", kind="symbol")
    counts = [0] * SYMBOLS
    for word in words:
        counts[SYMBOL.index(SYMBOL_WORDS.find(word))] += 1
    series = [i for i, row in enumerate(cards.SERIES.tolist()) if row == counts]
    if not series:
        closed = position.exchange == phases.CLOSED
        raise Refused(refusals.EXCHANGE_CLOSED if closed else refusals.NOT_A_SET)
    return [cards.TRADE + series[0]]


def write_trade(row: Sequence[int], language: str) -> str:
    """Name the symbols of a series."""
    counts = cards.SERIES[row[0] - cards.TRADE]
    place = LANGUAGES.index(language)
    return " ".join(SYMBOL_NAMES[SYMBOL[s]][place] for s in range(SYMBOLS) if counts[s])


def may_leave(position: Any, territory: int) -> int:
    """Return how many armies may leave a territory in the third step."""
    return rules.rested(position, territory)


ORDERS = Orders(
    play=rules.play,
    refusal=rules.refusal,
    side=on_turn,
    may_leave=may_leave,
    defence_dice=rules.DEFENCE_DICE,
    read_trade=read_trade,
    write_trade=write_trade,
    trade_length=1,
    begun=lambda position: 0,
    draw=SYMBOL,
    deal=TERRITORY,
    missions=(),
    dice=dice,
)


def derive(position: Any) -> None:
    """Count the hands, and put the cards that lie nowhere else into the talon."""
    coherence.derive_cards(position, SYMBOL_COUNT)


def deal_holds(position: Any) -> bool:
    """Whether the cards still to be dealt or drawn can be."""
    draws = int(position.draws)
    if position.phase == phases.DEAL:
        unclaimed = position.owner.tolist().count(NONE)
        return unclaimed > 0 and draws <= unclaimed and not position.talon.any()
    if position.phase == phases.DRAW:
        return draws > 0 and position.talon_size > 0
    return draws == 0


def claims_hold(position: Any) -> bool:
    """Whether each territory has one army while they are dealt, and none before."""
    if position.phase == phases.LOTS:
        return not position.armies.any() and set(position.owner.tolist()) == {NONE}
    dealt = position.owner != NONE
    return position.phase != phases.DEAL or bool(np.all(position.armies == dealt))


def fought_holds(position: Any) -> bool:
    """Whether the armies that fought, or must stay, are there and are those of the turn."""
    fought, armies = position.fought, position.armies
    if position.phase in coherence.SETTING_UP or position.phase == phases.DRAW:
        return not fought.any()
    if position.phase == phases.OVER:
        return True
    own = position.owner == on_turn(position)
    moving = position.phase in (phases.MOVE, phases.CROSS)
    if position.phase == phases.OCCUPY and fought[position.source] < position.attack_dice:
        return False
    stay = bool(np.all(fought[own] >= 1)) if moving else True
    return stay and not fought[~own].any() and bool(np.all(fought <= armies))


def crossing_holds(position: Any) -> bool:
    """Whether no more armies cross than are rested."""
    return position.phase != phases.CROSS or rules.rested_left(position) > 0


def steps_hold(position: Any) -> bool:
    """Whether armies wait to be placed, and cards to be exchanged, only when they may."""
    phase = int(position.phase)
    if phase in coherence.SETTING_UP:
        return not position.reserve.any()
    if phase == phases.OVER:
        return True
    opened = phase in (phases.ACT, phases.DRAW) and position.exchange != phases.CLOSED
    if phase == phases.DRAW and position.exchange != phases.FORCES:
        return False
    if phase != phases.ACT and phase != phases.DRAW and position.exchange != phases.CLOSED:
        return False
    return coherence.reserve_holds(position, on_turn(position), opened)


def world_holds(position: Any) -> bool:
    """Whether somebody holds the whole world exactly when that ended the match."""
    whole = len(set(position.owner.tolist())) == 1 and position.owner[0] >= 0
    won = position.phase == phases.OVER and position.ended == WORLD
    return bool(whole == won and (not won or position.winner == position.owner[0]))


def verify(position: Any) -> str:
    """Return what is wrong with a position, or nothing."""
    fight = coherence.fight_holds(rules.DEFENCE_DICE)
    return coherence.first_fault(
        position,
        [
            ("hidden", coherence.nothing_hidden),
            ("phase", lambda p: p.phase not in (phases.MISSIONS, phases.PLACE)),
            ("order", coherence.order_holds),
            ("lots", coherence.lots_hold(False)),
            ("owners", coherence.owners_hold(0)),
            ("turn", coherence.turn_holds),
            ("ending", coherence.ending_holds(HORIZON)),
            ("cards", coherence.cards_hold(SYMBOL_COUNT)),
            ("cards", lambda p: p.phase not in coherence.SETTING_UP or not p.discard.any()),
            ("deal", deal_holds),
            ("deal", claims_hold),
            ("fight", lambda p: p.phase == phases.OVER or fight(p, on_turn(p))),
            ("fought", fought_holds),
            ("fought", crossing_holds),
            ("steps", steps_hold),
            ("won", world_holds),
        ],
    )


NOTATION = ORDERS.notation(derive, verify)
