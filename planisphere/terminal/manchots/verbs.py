"""What one may type in Manchots Barjots beyond its moves, and moves without their verb."""

from __future__ import annotations

from typing import Any

from planisphere.fields import NONE
from planisphere.games.manchots import position as at
from planisphere.games.manchots.notation import CARDS_BY_NAME, VERBS
from planisphere.games.manchots.rules import first_choice
from planisphere.parts.names import words_of
from planisphere.terminal.vocabulary import SHARED, Vocabulary

NAMES = {
    "help": SHARED["help"],
    "choices": SHARED["choices"],
    "board": SHARED["board"],
    "memory": ("memory", "mémoire"),
    **SHARED,
}
"""Each verb in English and French, those of every game among them."""

VOCABULARY = Vocabulary(NAMES, VERBS)


def left_out(position: Any, seat: int, typed: str) -> str:
    """Return the verb that is meant where only cards are typed, or nothing."""
    words = words_of(typed)
    if not words or VERBS.matches(words[0].text) or not CARDS_BY_NAME.matches(words[0].text):
        return ""
    if position.phase != at.GIVE:
        return "land "
    return "give " if first_choice(position, seat) == NONE else "right "
