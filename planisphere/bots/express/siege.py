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
)
from planisphere.bots.express.winning import FACTS
from planisphere.bots.express.worth import open_to
from planisphere.fields import NONE
from planisphere.games.express import position as at
from planisphere.games.express.cards import CARDS, DICE, FACES, LINES, LINES_OF
from planisphere.games.express.position import SEATS, Position
from planisphere.games.express.rules import ASIDE, FILL, GO_ON
from planisphere.kernel import Float64s, Int64s, compiled

FIXED_FIRST, FIXED_ODDS, FIXED_WAYS_FROM, FIXED_WAYS = FIXED
FREE_FIRST, FREE_ODDS, FREE_WAYS_FROM, FREE_WAYS = FREE

CHOOSING, WATCHING, FOLLOWING = range(3)
"""Whose chance to win: the player's whose turn it is, an onlooker's, the next player's."""


class Paper(NamedTuple):
    """What a turn promises, from wherever it may come to; first to the player, then to others."""

    missed: Float64s
    """When nothing has been conquered, and nobody goes on with a siege."""
    passed: Float64s
    """When the next player has conquered nothing either."""
    taken: Float64s
    """By card, when it has been conquered."""
    handed: Float64s
    """By card, when the next player has conquered it."""
    sieges: Float64s
    """By card, filled lines, dice on them and dice to throw."""
    begun: Float64s
    """By way to fill a first line, with the dice that were looked at last."""
    unfixed: Float64s
    """By dice to throw, while no card is fixed."""
    chances: Float64s
    facts: Int64s


def paper() -> Paper:
    """Return one that nothing has been written on."""
    return Paper(
        np.zeros(3),
        np.zeros(3),
        np.zeros((CARDS, 3)),
        np.zeros((CARDS, 3)),
        np.zeros((CARDS, 1 << LINES, DICE + 1, DICE + 1, 2)),
        np.zeros((WAYS, 2)),
        np.zeros((DICE + 1, 2)),
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
    handed, passed = paper.handed[card], paper.passed
    for filled in range(1 << LINES):
        for on_lines in range(int(FEWEST[card, filled]), int(MOST[card, filled]) + 1):
            falls, end = 0.0, paper.sieges[card, filled, on_lines, 0]
            if offered and on_lines < DICE:
                falls = chance(view, card, filled, DICE - on_lines)
            his = falls * handed[FOLLOWING] + (1.0 - falls) * passed[FOLLOWING]
            goes_on = falls > 0.0 and his > paper.missed[FOLLOWING]
            for who in range(2):
                gone_on = falls * handed[who] + (1.0 - falls) * passed[who]
                end[who] = gone_on if goes_on else paper.missed[who]


@compiled
def weigh_siege(view: Position, card: int, paper: Paper) -> None:
    """Weigh the siege of a card from all filled lines on; how it may end is known already."""
    lines = int(LINES_OF[card]) + (0 if view.owner[card] == NONE else 1)
    full, sieges = (1 << lines) - 1, paper.sieges[card]
    for on_lines in range(DICE + 1):
        for dice in range(DICE + 1 - on_lines):
            for who in range(2):
                sieges[full, on_lines, dice, who] = paper.taken[card, who]
    for back in range(1, full):
        filled = full - back
        for on_lines in range(int(FEWEST[card, filled]), int(MOST[card, filled]) + 1):
            for dice in range(1, DICE + 1 - on_lines):
                weigh_throw(view, card, filled, on_lines, dice, sieges)


@compiled
def weigh_throw(
    view: Position, card: int, filled: int, on_lines: int, dice: int, sieges: Float64s
) -> None:
    """Weigh a throw of a siege: over all that may fall, the best that it allows.  [X6]"""
    here, aside = sieges[filled, on_lines, dice], sieges[filled, on_lines, dice - 1]
    guarded = view.owner[card] != NONE
    here[CHOOSING], here[WATCHING] = 0.0, 0.0
    for kind in range(FIXED_FIRST[card, dice], FIXED_FIRST[card, dice + 1]):
        best, watched = -1.0, 0.0
        for index in range(FIXED_WAYS_FROM[kind], FIXED_WAYS_FROM[kind + 1]):
            line, size = WAY_LINE[FIXED_WAYS[index]], WAY_SIZE[FIXED_WAYS[index]]
            if (line < LINES_OF[card] or guarded) and not filled >> line & 1:
                found = sieges[filled | 1 << line, on_lines + size, dice - size]
                if found[CHOOSING] > best:
                    best, watched = found[CHOOSING], found[WATCHING]
        if best < 0.0 or (view.must_fill != 0 and aside[CHOOSING] > best):
            best, watched = aside[CHOOSING], aside[WATCHING]
        here[CHOOSING] += FIXED_ODDS[kind] * best
        here[WATCHING] += FIXED_ODDS[kind] * watched


@compiled
def weigh_unfixed(view: Position, seat: int, paper: Paper) -> None:
    """Weigh the throws before a card is fixed: a line of any card, or a die set aside.  [X4, X6]"""
    for who in range(2):
        paper.unfixed[0, who] = paper.missed[who]
    for dice in range(1, DICE + 1):
        for way in range(WAYS):
            begin(view, seat, way, dice, paper)
        here, aside, begun = paper.unfixed[dice], paper.unfixed[dice - 1], paper.begun
        here[CHOOSING], here[WATCHING] = 0.0, 0.0
        for kind in range(FREE_FIRST[dice], FREE_FIRST[dice + 1]):
            best, chosen = aside[CHOOSING], NONE
            for index in range(FREE_WAYS_FROM[kind], FREE_WAYS_FROM[kind + 1]):
                if begun[FREE_WAYS[index], CHOOSING] > best:
                    chosen = FREE_WAYS[index]
                    best = begun[chosen, CHOOSING]
            here[CHOOSING] += FREE_ODDS[kind] * best
            here[WATCHING] += FREE_ODDS[kind] * (
                aside[WATCHING] if chosen == NONE else begun[chosen, WATCHING]
            )


@compiled
def begin(view: Position, seat: int, way: int, dice: int, paper: Paper) -> None:
    """Note what filling a first line promises, of so many dice, where the rules allow it."""
    card, line, size = int(WAY_CARD[way]), int(WAY_LINE[way]), int(WAY_SIZE[way])
    there = line < LINES_OF[card] or view.owner[card] != NONE
    if size > dice or not there or not open_to(view, seat, card):
        paper.begun[way, CHOOSING] = -1.0
        return
    for who in range(2):
        paper.begun[way, who] = paper.sieges[card, 1 << line, size, dice - size, who]


@compiled
def promise(view: Position, action: int, paper: Paper) -> float:
    """What an action promises, once its turn has been weighed."""
    filled, on_lines, dice = int(view.filled), int(view.on_lines), 0
    if view.phase == at.OFFER:
        if action == GO_ON:
            return float(paper.sieges[int(view.card), filled, on_lines, DICE - on_lines, CHOOSING])
        return float(paper.unfixed[DICE, CHOOSING])
    for face in range(FACES):
        dice += int(view.tray[face])
    if action >= ASIDE:
        if view.card == NONE:
            return float(paper.unfixed[dice - 1, CHOOSING])
        return float(paper.sieges[int(view.card), filled, on_lines, dice - 1, CHOOSING])
    way = int(WAY_OF[action - FILL])
    size, filled = int(WAY_SIZE[way]), filled | 1 << int(WAY_LINE[way])
    return float(paper.sieges[int(WAY_CARD[way]), filled, on_lines + size, dice - size, CHOOSING])


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
