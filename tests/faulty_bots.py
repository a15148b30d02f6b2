"""Bots that a tournament should not trust, and one that it may."""

from __future__ import annotations

import numpy as np

from planisphere.bots.thinking import Decision, Seen


def sound(seen: Seen) -> Decision:
    """Take the first legal action, until a sealed choice would be whole."""
    from planisphere.bots.deciding import thinker

    return thinker(seen.game.name, "random")(seen)


def crashes(seen: Seen) -> Decision:
    """Fail when it has to decide for the second time."""
    if any(mover == seen.seat for mover, _ in seen.heard):
        raise KeyError("lost")
    return sound(seen)


def cheats(seen: Seen) -> Decision:
    """Hand in what is not legal."""
    buffer = np.zeros(seen.game.actions, np.int64)
    legal = buffer[: seen.game.legal(seen.view, seen.seat, buffer)].tolist()
    return Decision([next(action for action in range(seen.game.actions) if action not in legal)])


def dawdles(seen: Seen) -> Decision:
    """Never come to an end, and let nothing that is an exception stop it."""
    while True:
        try:
            sum(range(1000))
        except Exception:
            continue


def babbles(seen: Seen) -> Decision:
    """Hand in something that is no decision at all."""
    return "all of them"  # type: ignore[return-value]  # that is the fault


not_a_bot = 7
