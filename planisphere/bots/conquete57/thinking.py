"""The stronger bots of La Conquête du Monde, which search."""

from __future__ import annotations

from typing import Any

from planisphere.bots.conquete57.foresight import hand_in, offers, playouts
from planisphere.bots.thinking import Decision, Seen
from planisphere.bots.world.levels import HARD, MASTER
from planisphere.bots.world.models import MODELS
from planisphere.bots.world.pursuit import living, usual
from planisphere.bots.world.search import Foresight, think
from planisphere.bots.world.style import Style
from planisphere.games.conquete57.position import SECOND
from planisphere.kernel import Float64s


def hard(seen: Seen) -> Decision:
    """Look at a few plans, from how normal bots play; in a pair, where few differ, from better."""
    pair = seen.view.seats == 2 and seen.view.economy != SECOND
    return think(seen, FORESIGHT, HARD, schooled(seen.view) if pair else usual(seen.view))


def master(seen: Seen) -> Decision:
    """Look at all plans, from a better way to play."""
    return think(seen, FORESIGHT, MASTER, schooled(seen.view))


def model(view: Any) -> Float64s:
    """Return the weights of an economy, at a table of two or of more."""
    economy = "second" if view.economy == SECOND else "first"
    return MODELS[f"conquete57-{economy}-pair" if view.seats == 2 else f"conquete57-{economy}"]


def schooled(view: Any) -> Style:
    """Return how a master plays: to weaken the other, or for continents that can be held."""
    style: Style = usual(view)
    if living(view) > 2:
        return style._replace(tenable=1.5)
    if view.economy == SECOND:
        return style._replace(loss=0.5, slain=3.0, levy=3.0, tenable=1.0)
    return style._replace(slain=4.0, tenable=1.5, progress=0.8, continent=5.0)


FORESIGHT = Foresight(hand_in, offers, playouts, model)
