"""A probability as people read it."""

from __future__ import annotations

from planisphere.words import Words


def percent(share: float, speech: Words) -> str:
    """Write a probability; certain and impossible only where it is so."""
    if 0 < share < 0.005:
        return speech.say("percent-below", number=1)
    if 0.995 < share < 1:
        return speech.say("percent-above", number=99)
    return speech.say("percent", number=round(100 * share))
