"""The colours of the seats on a screen."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from planisphere.fields import LETTERS

COLOURS = ("#f0e442", "#d55e00", "#0072b2", "#3a3a3a", "#cc79a7", "#009e73")
"""Yellow, red, blue, black, violet, green: tones that colour-blind people tell apart."""
INKS = ("#000000", "#000000", "#ffffff", "#ffffff", "#000000", "#000000")
"""What is legible on each of them."""


def badge(owner: int) -> str:
    """The style of an owner's letter."""
    return f"bold {INKS[owner]} on {COLOURS[owner]}"


def letters(seats: Iterable[int]) -> Text:
    """Show seats by letter and colour, side by side."""
    text = Text()
    for seat in seats:
        text.append(LETTERS[seat], badge(seat))
    return text
