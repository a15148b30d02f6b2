"""Cards, lines and dice of Risk Express in one language, as symbols and as words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from planisphere.fields import NONE
from planisphere.games.express.cards import CARD, EXPRESS, FACE, LINES_OF
from planisphere.games.express.notation import NAMES
from planisphere.words import LANGUAGES, Words

SOLDIER, CANNON, CAVALRY, GENERAL = "♙", "●", "♞", "★"
SYMBOL = (f"1{SOLDIER}", f"2{SOLDIER}", f"3{SOLDIER}", CANNON, CAVALRY, GENERAL)
"""What is on a die, face by face; none of these is drawn as a picture two columns wide."""

ARM = ("soldiers", "soldiers", "soldiers", "cannon", "cavalry", "general")
"""The arm that each face shows."""


class Names:
    """Names of continents, cards and faces."""

    def __init__(self, speech: Words) -> None:
        self.speech = speech
        self.language = speech.language

    def card(self, card: int) -> str:
        """Return the name of a card."""
        return str(EXPRESS["cards"][card][self.language])

    def word(self, card: int) -> str:
        """Return the name of a card as one word of a command."""
        return NAMES[CARD[card]][LANGUAGES.index(self.language)]

    def continent(self, continent: int) -> str:
        """Return the name of a continent."""
        return str(EXPRESS["continents"][continent][self.language])

    def face(self, face: int) -> str:
        """Return what is on a die, in words."""
        return self.speech.say(f"face-{FACE[face]}")

    def face_word(self, face: int) -> str:
        """Return the face of a die as one word of a command."""
        return SYMBOL[face][0] if ARM[face] == "soldiers" else self.speech.say(f"arm-{ARM[face]}")

    def points(self, count: int) -> str:
        """Say a number of points."""
        return self.speech.say("express-points", count=count)


def dice_of(counts: Iterable[int]) -> str:
    """Show dice as a row of symbols."""
    return " ".join(SYMBOL[face] for face, count in enumerate(counts) for _ in range(count))


def line_of(card: int, line: int) -> str:
    """Show what a line of a card asks for."""
    if line == LINES_OF[card]:
        return GENERAL
    asked = EXPRESS["cards"][card]["lines"][line]
    if "soldiers" in asked:
        return f"{asked['soldiers']}{SOLDIER}"
    return "".join(SYMBOL[face] * asked.get(name, 0) for face, name in enumerate(FACE))


def lines_of(position: Any, card: int) -> int:
    """Count the lines of a card, with the general of one that somebody holds."""
    return int(LINES_OF[card]) + int(position.owner[card] != NONE)
