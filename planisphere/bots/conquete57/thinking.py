"""The stronger bots of La Conquête du Monde, which search."""

from __future__ import annotations

from typing import Any

from planisphere.bots.conquete57.foresight import hand_in, offers, playouts
from planisphere.bots.thinking import Decision, Seen
from planisphere.bots.world.levels import HARD, MASTER
from planisphere.bots.world.models import MODELS
from planisphere.bots.world.search import Foresight, think
from planisphere.games.conquete57.position import SECOND
from planisphere.kernel import Float64s


def model(view: Any) -> Float64s:
    """Return the weights of an economy."""
    return MODELS["conquete57-second" if view.economy == SECOND else "conquete57-first"]


FORESIGHT = Foresight(hand_in, offers, playouts, model)


def hard(seen: Seen) -> Decision:
    """Look at a few plans."""
    return think(seen, FORESIGHT, HARD)


def master(seen: Seen) -> Decision:
    """Look at all plans, and further."""
    return think(seen, FORESIGHT, MASTER)
