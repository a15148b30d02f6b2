"""The stronger bots of La Conquête du Monde, which search."""

from __future__ import annotations

from typing import Any

from planisphere.bots.conquete57.foresight import hand_in, offers, playouts
from planisphere.bots.conquete57.schooling import FIRST, schooled
from planisphere.bots.thinking import Decision, Seen
from planisphere.bots.world.levels import HARD, MASTER
from planisphere.bots.world.models import MODELS
from planisphere.bots.world.pursuit import usual
from planisphere.bots.world.search import Foresight, think
from planisphere.games.conquete57.position import SECOND
from planisphere.kernel import Float64s


def hard(seen: Seen) -> Decision:
    """Look at a few plans, from how normal bots play; in a pair, where few differ, from better."""
    pair = seen.view.seats == 2 and seen.view.economy != SECOND
    return think(seen, FORESIGHT, HARD, FIRST if pair else usual(seen.view))


def master(seen: Seen) -> Decision:
    """Look at all plans, from a better way to play."""
    return think(seen, FORESIGHT, MASTER, schooled(seen.view))


def model(view: Any) -> Float64s:
    """Return the weights of an economy, at a table of two or of more."""
    economy = "second" if view.economy == SECOND else "first"
    return MODELS[f"conquete57-{economy}-pair" if view.seats == 2 else f"conquete57-{economy}"]


FORESIGHT = Foresight(hand_in, offers, playouts, model)
