"""The stronger bots of Risk, which search."""

from __future__ import annotations

from typing import Any

from planisphere.bots.risk76.foresight import hand_in, offers, playouts
from planisphere.bots.thinking import Decision, Seen
from planisphere.bots.world.levels import HARD, MASTER
from planisphere.bots.world.models import MODELS
from planisphere.bots.world.pursuit import living, usual
from planisphere.bots.world.search import Foresight, think
from planisphere.bots.world.style import Style
from planisphere.games.risk76.position import ALLY, MODE, WORLD
from planisphere.kernel import Float64s


def hard(seen: Seen) -> Decision:
    """Look at a few plans, from how normal bots play."""
    return think(seen, FORESIGHT, HARD, usual(seen.view))


def master(seen: Seen) -> Decision:
    """Look at all plans, from a better way to play."""
    return think(seen, FORESIGHT, MASTER, schooled(seen.view))


def model(view: Any) -> Float64s:
    """Return the weights of a mode."""
    return MODELS[f"risk76-{MODE[int(view.mode)]}"]


def schooled(view: Any) -> Style:
    """Return how a master plays: for continents that can be held, and boldly with an ally."""
    style: Style = usual(view)
    if view.mode == ALLY:
        return style._replace(loss=0.4, slain=2.0, tenable=1.5)
    if living(view) == 2:
        return style
    if view.mode == WORLD:
        return style._replace(tenable=1.5, progress=0.8)
    return style._replace(tenable=1.7)


FORESIGHT = Foresight(hand_in, offers, playouts, model)
