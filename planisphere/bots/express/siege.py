"""A turn of Risk Express weighed exactly, before every throw: each line of each card."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from planisphere.bots.express.chances import chance
from planisphere.bots.express.throws import (
    FEWEST,
    FIXED,
    FREE,
    MOST,
    WAY_CARD,
    WAY_LINE,
    WAY_OF,
    WAY_SIZE,
    WAYS,
    WAYS_OF,
    WORD,
)
from planisphere.bots.express.winning import FACTS
from planisphere.bots.express.worth import open_to
from planisphere.fields import NONE
from planisphere.games.express import position as at
from planisphere.games.express.cards import CARDS, DICE, FACES, LINES, LINES_OF
from planisphere.games.express.position import SEATS, Position
from planisphere.games.express.rules import ASIDE, FILL, GO_ON
from planisphere.kernel import Float64s, Int64s, compiled
from planisphere.parts.bits import lowest

FIXED_FIRST, FIXED_ODDS, FIXED_WAYS_FROM, FIXED_WAYS = FIXED
FREE_WORDS, FREE_ODDS, FREE_ALLOWING = FREE

CHOOSING, FOLLOWING = range(2)
"""Whose chance to win: the player's whose turn it is, and the next player's."""


class Paper(NamedTuple):
    """What a turn promises its player, from wherever it may come to."""

    missed: Float64s
    """When nothing has been conquered, and nobody goes on with a siege; the next player's too."""
    passed: Float64s
    """When the next player has conquered nothing either; his too."""
    taken: Float64s
    """By card, when it has been conquered."""
    handed: Float64s
    """By card, when the next player has conquered it; his too."""
    sieges: Float64s
    """By card, filled lines, dice on them and dice to throw."""
    first: Int64s
    """By way to fill a line, whether it may be a first one."""
    ways: Int64s
    """Those worth it, the best first, with the dice that were looked at last."""
    promised: Float64s
    """What each of these promises."""
    unfixed: Float64s
    """By dice to throw, while no card is fixed."""
    met: Int64s
    """The throws for which a better way has been found, as bits of several numbers."""
    chances: Float64s
    facts: Int64s


def paper() -> Paper:
    """Return one that nothing has been written on."""
    return Paper(
        np.zeros(2),
        np.zeros(2),
        np.zeros(CARDS),
        np.zeros((CARDS, 2)),
        np.zeros((CARDS, 1 << LINES, DICE + 1, DICE + 1)),
        np.zeros(WAYS, np.int64),
        np.zeros(WAYS, np.int64),
        np.zeros(WAYS),
        np.zeros(DICE + 1),
        np.zeros(FREE_ALLOWING.shape[2], np.int64),
        np.zeros(SEATS),
        np.zeros((SEATS, FACTS), np.int64),
    )


@compiled
def weigh(view: Position, seat: int, fixed: int, paper: Paper) -> None:
    """Weigh all that a seat may do, with a card fixed or none; how the turn may end is known."""
    for card in range(CARDS):
        if fixed in (NONE, card) and open_to(view, seat, card):
            leave_siege(view, seat, card, paper)
            weigh_siege(view, card, paper)
    if fixed == NONE:
        weigh_unfixed(view, seat, paper)


@compiled
def leave_siege(view: Position, seat: int, card: int, paper: Paper) -> None:
    """Weigh a siege whose dice are used up: the next player goes on with it if it pays.  [X12]"""
    follower = (seat + 1) % int(view.seats)
    offered = view.continue_siege == 0 and view.owner[card] != follower
    handed, passed, missed = paper.handed[card], paper.passed, paper.missed
    for filled in range(1 << LINES):
        for on_lines in range(int(FEWEST[card, filled]), int(MOST[card, filled]) + 1):
            falls, end = 0.0, missed[CHOOSING]
            if offered and on_lines < DICE:
                falls = chance(view, card, filled, DICE - on_lines)
            his = falls * handed[FOLLOWING] + (1.0 - falls) * passed[FOLLOWING]
            if falls > 0.0 and his > missed[FOLLOWING]:
                end = falls * handed[CHOOSING] + (1.0 - falls) * passed[CHOOSING]
            paper.sieges[card, filled, on_lines, 0] = end


@compiled
def weigh_siege(view: Position, card: int, paper: Paper) -> None:
    """Weigh the siege of a card from all filled lines on; how it may end is known already."""
    lines = int(LINES_OF[card]) + (0 if view.owner[card] == NONE else 1)
    full, sieges = (1 << lines) - 1, paper.sieges[card]
    for on_lines in range(DICE + 1):
        for dice in range(DICE + 1 - on_lines):
            sieges[full, on_lines, dice] = paper.taken[card]
    for back in range(1, full):
        filled = full - back
        for on_lines in range(int(FEWEST[card, filled]), int(MOST[card, filled]) + 1):
            for dice in range(1, DICE + 1 - on_lines):
                sieges[filled, on_lines, dice] = weigh_throw(
                    view, card, filled, on_lines, dice, sieges
                )


@compiled
def weigh_throw(
    view: Position, card: int, filled: int, on_lines: int, dice: int, sieges: Float64s
) -> float:
    """Weigh a throw of a siege: over all that may fall, the best that it allows.  [X6]"""
    total, aside = 0.0, sieges[filled, on_lines, dice - 1]
    closed = filled if view.owner[card] != NONE else filled | 1 << int(LINES_OF[card])
    for kind in range(FIXED_FIRST[card, closed, dice], FIXED_FIRST[card, closed, dice + 1]):
        best = aside if view.must_fill != 0 else -1.0
        for index in range(FIXED_WAYS_FROM[kind], FIXED_WAYS_FROM[kind + 1]):
            line, size = WAY_LINE[FIXED_WAYS[index]], WAY_SIZE[FIXED_WAYS[index]]
            best = max(best, sieges[filled | 1 << line, on_lines + size, dice - size])
        total += FIXED_ODDS[kind] * (best if best >= 0.0 else aside)
    return total


@compiled
def weigh_unfixed(view: Position, seat: int, paper: Paper) -> None:
    """Weigh the throws before a card is fixed: a line of any card, or a die set aside.  [X4, X6]"""
    paper.unfixed[0] = paper.missed[CHOOSING]
    open_lines(view, seat, paper)
    for dice in range(1, DICE + 1):
        ways = sort_ways(dice, paper)
        paper.unfixed[dice] = weigh_first_line(dice, ways, paper)


@compiled
def open_lines(view: Position, seat: int, paper: Paper) -> None:
    """Note the ways to fill a first line of cards that may be invaded.  [X4, X9, X10, X11]"""
    for card in range(CARDS):
        lines = int(LINES_OF[card]) + (0 if view.owner[card] == NONE else 1)
        lines = lines if open_to(view, seat, card) else 0
        for way in range(WAYS_OF[card], WAYS_OF[card + 1]):
            paper.first[way] = WAY_LINE[way] < lines


@compiled
def sort_ways(dice: int, paper: Paper) -> int:
    """List the ways that promise more than a die set aside, the best first; count them."""
    count, aside = 0, paper.unfixed[dice - 1]
    for way in range(WAYS):
        size = WAY_SIZE[way]
        if not paper.first[way] or size > dice:
            continue
        found = paper.sieges[WAY_CARD[way], 1 << WAY_LINE[way], size, dice - size]
        if found > aside:
            place = count
            while place > 0 and paper.promised[place - 1] < found:
                paper.promised[place] = paper.promised[place - 1]
                paper.ways[place] = paper.ways[place - 1]
                place -= 1
            paper.promised[place], paper.ways[place] = found, way
            count += 1
    return count


@compiled
def weigh_first_line(dice: int, ways: int, paper: Paper) -> float:
    """Weigh a throw before a card is fixed: each way in turn, where none before it is allowed."""
    total = aside = paper.unfixed[dice - 1]
    paper.met[:] = 0
    for place in range(ways):
        odds, way = 0.0, paper.ways[place]
        for word in range(FREE_WORDS[dice]):
            bits = FREE_ALLOWING[dice, way, word] & ~paper.met[word]
            paper.met[word] |= bits
            while bits != 0:
                odds += FREE_ODDS[dice, WORD * word + lowest(bits)]
                bits &= bits - 1
        total += odds * (paper.promised[place] - aside)
    return float(total)


@compiled
def promise(view: Position, action: int, paper: Paper) -> float:
    """What an action promises, once its turn has been weighed."""
    filled, on_lines, dice = int(view.filled), int(view.on_lines), 0
    if view.phase == at.OFFER:
        if action == GO_ON:
            return float(paper.sieges[int(view.card), filled, on_lines, DICE - on_lines])
        return float(paper.unfixed[DICE])
    for face in range(FACES):
        dice += int(view.tray[face])
    if action >= ASIDE:
        if view.card == NONE:
            return float(paper.unfixed[dice - 1])
        return float(paper.sieges[int(view.card), filled, on_lines, dice - 1])
    way = int(WAY_OF[action - FILL])
    size, filled = int(WAY_SIZE[way]), filled | 1 << int(WAY_LINE[way])
    return float(paper.sieges[int(WAY_CARD[way]), filled, on_lines + size, dice - size])


@compiled
def best_of(view: Position, legal: Int64s, count: int, paper: Paper) -> int:
    """Return the action that promises most; whichever die is set aside, the rest is thrown."""
    best, chosen = -1.0, int(legal[0])
    for index in range(count):
        found = promise(view, int(legal[index]), paper)
        if found > best:
            best, chosen = found, int(legal[index])
        if ASIDE <= legal[index] < GO_ON:
            break
    return chosen
