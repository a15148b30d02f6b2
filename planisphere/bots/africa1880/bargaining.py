"""What the stronger bots make of a proposal: the turn is read with it and without it."""

from __future__ import annotations

from typing import Any

import numpy as np

from planisphere.bots.africa1880.promises import promises
from planisphere.bots.africa1880.sheets import clear
from planisphere.bots.africa1880.standing import FEATURES
from planisphere.bots.africa1880.trying import believe, prospect, suppose
from planisphere.bots.africa1880.weights import SOUND
from planisphere.bots.talkers import Past
from planisphere.diplomacy import Kind, Proposal
from planisphere.fields import NONE
from planisphere.games.africa1880.position import DONE, POSITION, SEATS
from planisphere.games.africa1880.rules import ACTIONS
from planisphere.kernel import Float64s

SUPPOSED = 8
"""The sheets of everybody with which a proposal is tried."""

FAVOUR = 0.04
"""What one gives up for somebody who would surely keep his word; less for any other."""

DOUBT = 0.5
"""How likely one keeps his word who is neither trusted nor distrusted."""


def gain(
    view: Any, seat: int, proposal: Proposal, generator: np.random.Generator, past: Past = ()
) -> float:
    """Return how much likelier a seat wins with an agreement, as far as the other is believed."""
    table = np.frombuffer(view.tobytes(), POSITION).copy()
    clear(table[0], NONE)
    board, counts = table.copy(), np.zeros((SEATS, FEATURES))
    pool = np.zeros((SUPPOSED, SEATS, DONE), np.int8)
    suppose(table, board, pool, np.zeros(ACTIONS, np.int64), generator)
    without = prospect(table, board, seat, pool, SOUND, counts)
    lines, shunned, faith, _ = promises(view, seat, [proposal], past)
    goodwill = kindness(seat, proposal, faith)
    faith[seat] = 1.0
    believe(int(view.seats), NONE, pool, lines, shunned, faith, generator)
    return float(prospect(table, board, seat, pool, SOUND, counts) - without + goodwill)


def kindness(seat: int, proposal: Proposal, faith: Float64s) -> float:
    """Return what it is worth to be kind to whoever asks for a territory, by his faith."""
    if proposal.kind != Kind.LEAVE or seat != proposal.to:
        return 0.0
    return FAVOUR * (float(faith[proposal.seat]) - DOUBT)
