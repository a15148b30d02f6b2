"""How Risk is written: commands, chance, positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from planisphere.faults import TextFault
from planisphere.fields import NONE
from planisphere.games.risk76 import missions, rules, sets, setup
from planisphere.games.risk76.position import (
    ALLY,
    ALLY_WINDOW,
    BY_MISSION,
    BY_WORLD,
    FIRST_WINDOW,
    HORIZON,
    MISSION,
    MISSIONS,
    SECOND_WINDOW,
    THIRD_FORCE,
    USUAL,
    WORLD,
)
from planisphere.parts import coherence, phases
from planisphere.parts.earth import CARD, CARDS, TERRITORIES
from planisphere.parts.names import Lexicon, Word
from planisphere.parts.orders import NAMES, Orders, name

CARD_WORDS = Lexicon(
    "card", {**NAMES, "joker": ("jo", "jok", "joke"), "joker-1": (), "joker-2": ()}
)
JOKERS = range(TERRITORIES, CARDS)


def dice(position: Any) -> tuple[int, ...]:
    """Return how many dice each side throws for what is awaited."""
    if position.phase == phases.ROLL:
        return int(position.attack_dice), int(position.defence_dice)
    return (1,) if position.phase == phases.LOTS else ()


def read_trade(position: Any, seat: int, words: list[Word]) -> list[int]:
    """Read the cards of a set, or of the rest of one; `joker` is any joker in hand."""
    if not words:
        raise TextFault("missing-name", kind="card")
    named = _cards(words, 3 - begun(position))
    found = []
    for card in named:
        if card == "joker":
            held = [j for j in JOKERS if position.hand[seat, j] == 1 and j not in found]
            found.append(held[0] if held else JOKERS[0])
        else:
            found.append(CARD.index(card))
    return [sets.CARD + card for card in sorted(found)]


def _cards(words: list[Word], most: int) -> list[str]:
    """Read up to so many cards, each by one word or several."""
    for count in range(min(most, len(words)), 1, -1):
        try:
            return CARD_WORDS.find_all(words, count)
        except TextFault as fault:
            if fault.reason == "ambiguous-name":
                raise
    return CARD_WORDS.find_all(words, 1)


def write_trade(row: Sequence[int], language: str) -> str:
    """Name the cards of a set."""
    return " ".join(
        name(action - sets.CARD, language)
        if action - sets.CARD < TERRITORIES
        else CARD[action - sets.CARD]
        for action in row
    )


def begun(position: Any) -> int:
    """Return how many cards of a set lie on the table already."""
    return int((position.picked != NONE).sum())


def may_leave(position: Any, territory: int) -> int:
    """Return how many armies may leave a territory: all but one."""
    return int(position.armies[territory]) - 1


ORDERS = Orders(
    play=rules.play,
    refusal=rules.refusal,
    side=rules.side_acting,
    may_leave=may_leave,
    defence_dice=rules.DEFENCE_DICE,
    read_trade=read_trade,
    write_trade=write_trade,
    trade_length=3,
    begun=begun,
    draw=CARD,
    deal=CARD,
    missions=MISSION,
    dice=dice,
)


def derive(position: Any) -> None:
    """Count the hands, and put the cards that lie nowhere else into the talon."""
    coherence.derive_cards(position, setup.ALL_CARDS)


def mode_holds(position: Any) -> bool:
    """Whether the mode is one for so many players."""
    return bool((position.mode == ALLY) == (position.seats == 2))


def missions_hold(position: Any) -> bool:
    """Whether each player has a mission of his own exactly where there are missions."""
    seats = int(position.seats)
    given = [m for m in position.mission.tolist()[:seats] if m != NONE]
    beyond = position.mission.tolist()[seats:]
    if set(beyond) - {NONE} or len(set(given)) < len(given):
        return False
    if position.mode != MISSIONS:
        return not given and position.phase != phases.MISSIONS
    if position.phase != phases.MISSIONS:
        return len(given) == seats
    return len(given) < seats and position.mission.tolist()[: len(given)] == given


def fallen_hold(position: Any) -> bool:
    """Whether exactly the players without land have fallen, each to another."""
    seats = int(position.seats)
    owners = position.owner.tolist()
    for seat, victor in enumerate(position.fell_to.tolist()):
        gone = (
            position.phase not in coherence.SETTING_UP
            and position.mode != ALLY
            and seat < seats
            and seat not in owners
        )
        if gone != (victor != NONE) or victor >= seats or (gone and victor == seat):
            return False
    return True


def deal_holds(position: Any) -> bool:
    """Whether the deal is where its count says."""
    dealt = int(position.dealt)
    last = 2 * setup.ALLY_SHARE if position.mode == ALLY else CARDS
    land = TERRITORIES - position.owner.tolist().count(NONE)
    if position.phase == phases.DEAL:
        one_each = bool(np.all(position.armies == (position.owner != NONE)))
        jokers = int(position.discard[TERRITORIES:].sum())
        shared = not position.discard[:TERRITORIES].any() and _shared_out(position, dealt, jokers)
        return dealt < last and one_each and shared
    if position.phase == phases.PLACE:
        jokers = 0 if position.mode == ALLY else CARDS - TERRITORIES
        return dealt == 0 and not position.discard.any() and _shared_out(position, last, jokers)
    bare = position.phase in (phases.MISSIONS, phases.LOTS)
    return dealt == 0 and not (bare and (land or position.discard.any() or position.armies.any()))


def _shared_out(position: Any, dealt: int, jokers: int) -> bool:
    """Whether each player has the land of his share of the cards dealt, but for the jokers."""
    seats = int(position.seats)
    owners = position.owner.tolist()
    missing = [
        len(range(place, dealt, seats)) - int(owners.count(int(position.order[place])))
        for place in range(seats)
    ]
    return min(missing) >= 0 and sum(missing) == jokers


def placing_holds(position: Any) -> bool:
    """Whether the armies of the start add up while they are placed."""
    if position.phase != phases.PLACE:
        return True
    total = int(setup.STARTING_ARMIES[int(position.seats)])
    for seat in range(int(position.seats)):
        placed = int(position.armies[position.owner == seat].sum())
        if placed + int(position.reserve[seat]) != total:
            return False
    beyond = position.reserve.tolist()[int(position.seats) :]
    return not any(beyond) and any(position.reserve.tolist())


def window_holds(position: Any) -> bool:
    """Whether the windows are those of two players with an ally."""
    window = int(position.window)
    if position.mode != ALLY or position.phase in coherence.SETTING_UP:
        return window == USUAL
    if position.phase == phases.OVER:
        return True
    owners = set(position.owner.tolist())
    if not {0, 1} <= owners:
        return False
    if THIRD_FORCE not in owners:
        return window in (USUAL, SECOND_WINDOW)
    allied = window == ALLY_WINDOW and position.phase not in (
        phases.ACT,
        *coherence.FIGHTING,
    )
    return window != USUAL and not allied and not (window == FIRST_WINDOW and _draws(position))


def _draws(position: Any) -> bool:
    return bool(position.phase == phases.DRAW)


def picks_hold(position: Any) -> bool:
    """Whether the cards of a set under way lie open, in order, and can be completed."""
    first, second = position.picked.tolist()
    if first == NONE:
        return bool(second == NONE)
    if position.phase != phases.ACT or position.exchange == phases.CLOSED:
        return False
    laid = [first] if second == NONE else [first, second]
    laid_open = laid == sorted(set(laid)) and all(position.discard[card] for card in laid)
    return laid_open and sets.can_complete(position, rules.commander(position))


def reason_holds(position: Any) -> bool:
    """Whether a match ended for a reason that its mode has."""
    ended = int(position.ended)
    if ended == BY_WORLD:
        whole = set(position.owner.tolist()) == {int(position.winner)}
        return bool(position.mode == WORLD and whole)
    return bool(ended != BY_MISSION or position.mode == MISSIONS)


def steps_hold(position: Any) -> bool:
    """Whether armies wait to be placed, and cards to be exchanged, only when they may."""
    phase = int(position.phase)
    if phase == phases.OVER or phase == phases.PLACE:
        return True
    if phase in coherence.SETTING_UP:
        return not position.reserve.any()
    opened = position.exchange != phases.CLOSED
    if opened and (phase != phases.ACT or position.window > FIRST_WINDOW):
        return False
    waiting = phase == phases.ACT and (opened or position.window == ALLY_WINDOW)
    if phase == phases.DRAW and (position.conquered == 0 or position.talon_size == 0):
        return False
    return coherence.reserve_holds(position, rules.side_acting(position), waiting)


def won_holds(position: Any) -> bool:
    """Whether nobody has won a match that goes on."""
    if position.phase == phases.OVER or position.phase in coherence.SETTING_UP:
        return True
    if len(set(position.owner.tolist())) == 1:
        return False
    on_turn = int(position.order[int(position.place)])
    return position.mode != MISSIONS or not missions.is_fulfilled(position, on_turn)


def verify(position: Any) -> str:
    """Return what is wrong with a position, or nothing."""
    fight = coherence.fight_holds(rules.DEFENCE_DICE)
    sides = THIRD_FORCE + 1 if position.mode == ALLY else 0
    quiet = (*coherence.SETTING_UP, phases.OVER)
    return coherence.first_fault(
        position,
        [
            ("hidden", coherence.nothing_hidden),
            ("mode", mode_holds),
            ("order", coherence.order_holds),
            ("lots", coherence.lots_hold(True)),
            ("deal", deal_holds),
            ("owners", coherence.owners_hold(sides)),
            ("turn", coherence.turn_holds),
            ("ending", coherence.ending_holds(HORIZON)),
            ("ending", reason_holds),
            ("missions", missions_hold),
            ("fallen", fallen_hold),
            ("cards", coherence.cards_hold(setup.ALL_CARDS)),
            ("placing", placing_holds),
            ("window", window_holds),
            ("fight", lambda p: fight(p, NONE if p.phase in quiet else rules.side_acting(p))),
            ("picks", picks_hold),
            ("steps", steps_hold),
            ("won", won_holds),
        ],
    )


NOTATION = ORDERS.notation(derive, verify)
