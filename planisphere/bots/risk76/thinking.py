"""The stronger bots of Risk, which search."""

from __future__ import annotations

from typing import Any

from planisphere.bots.risk76.foresight import hand_in, offers, playouts
from planisphere.bots.risk76.schooling import schooled
from planisphere.bots.thinking import Decision, Seen
from planisphere.bots.world.levels import BRIEF, GLANCE, HARD, MASTER
from planisphere.bots.world.models import MODELS
from planisphere.bots.world.pursuit import usual
from planisphere.bots.world.search import Foresight, think
from planisphere.games.risk76.position import ALLY, MODE, WORLD
from planisphere.kernel import Float64s


def hard(seen: Seen) -> Decision:
    """Look at a few plans, at fewer where few tell much, from how normal bots play."""
    return think(seen, FORESIGHT, DEPTHS.get(int(seen.view.mode), HARD), usual(seen.view))


def master(seen: Seen) -> Decision:
    """Look at all plans, from a better way to play."""
    return think(seen, FORESIGHT, MASTER, schooled(seen.view))


def model(view: Any) -> Float64s:
    """Return the weights of a mode."""
    return MODELS[f"risk76-{MODE[int(view.mode)]}"]


DEPTHS = {WORLD: BRIEF, ALLY: GLANCE}
"""How hard bots look, where not as deep as elsewhere."""

FORESIGHT = Foresight(hand_in, offers, playouts, model)
