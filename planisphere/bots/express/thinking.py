"""The stronger bots of Risk Express: they weigh whole turns exactly, and their ends by weights."""

from __future__ import annotations

import numpy as np

from planisphere.bots.express.siege import best_of, paper, promise
from planisphere.bots.express.turn import weigh_turn
from planisphere.bots.express.weights import weights_for
from planisphere.bots.thinking import Decision, Seen
from planisphere.fields import NONE
from planisphere.games.express import position as at


def hard(seen: Seen) -> Decision:
    """Weigh one's turn by what was learnt in few matches."""
    return think(seen, "hard")


def master(seen: Seen) -> Decision:
    """Weigh one's turn by what was learnt in many matches, and with more units."""
    return think(seen, "master")


def think(seen: Seen, level: str) -> Decision:
    """Return what makes victory likeliest; that is computed, so no playouts are needed."""
    view, seat, own = seen.view.copy(), seen.seat, paper()
    fixed = NONE if view.phase == at.OFFER else int(view.card)
    weigh_turn(view, seat, fixed, weights_for(level, int(view.seats)), own)
    legal = np.zeros(seen.game.actions, np.int64)
    count = seen.game.legal(view, seat, legal)
    action = int(best_of(view, legal, count, own))
    return Decision([action], "reason-turn", hope=float(promise(view, action, own)))
