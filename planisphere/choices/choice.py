"""One thing that a seat may do, and the range of its amount."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache


@dataclass(frozen=True, slots=True)
class Choice:
    """A verb with its fixed words, and how small and large its amount may be."""

    verb: str
    """The verb of the command, in English."""
    words: tuple[str, ...] = ()
    """The fixed words of the command, as slugs."""
    least: int = 0
    most: int = 0
    """The range of the amount; nothing to nothing where none is asked."""

    def command(self, amount: int = 0) -> str:
        """Write the choice as a command, with an amount where one is asked."""
        number = [str(amount)] if self.most else []
        return " ".join([self.verb, *self.words, *number])


choice = lru_cache(1 << 14)(Choice)
"""Choices are alike from turn to turn, so they are made once."""
