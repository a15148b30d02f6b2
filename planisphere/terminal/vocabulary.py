"""What one may type beyond the moves of a game: the terminal's own verbs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from planisphere.parts.names import Lexicon, Word, slug, words_of
from planisphere.words import LANGUAGES

SHARED: dict[str, tuple[str, str]] = {
    "help": ("help", "aide"),
    "choices": ("choices", "choix"),
    "board": ("board", "plateau"),
    "hint": ("hint", "conseil"),
    "log": ("log", "journal"),
    "line": ("line", "ligne"),
    "save": ("save", "sauver"),
    "quit": ("quit", "quitter"),
}
"""The verbs of every game in English and French."""

SYNONYMS = {"save": ("enregistrer",), "quit": ("exit",)}


class Said(NamedTuple):
    """A verb of the terminal, and the words after it."""

    verb: str
    words: list[Word]
    text: str
    """What followed the verb, as it was typed."""


class Vocabulary:
    """The terminal's verbs for one game, which must not hide those of its moves."""

    def __init__(self, names: Mapping[str, tuple[str, str]], moves: Lexicon) -> None:
        self.names = names
        self.moves = moves
        self.own = Lexicon("verb", {v: (*n, *SYNONYMS.get(v, ())) for v, n in names.items()})

    def word(self, verb: str, language: str) -> str:
        """Return a verb in a language."""
        return self.names[verb][LANGUAGES.index(language)]

    def own_verb(self, text: str) -> Said | None:
        """Return the terminal's verb that a line starts with, if it does; moves come first."""
        first, _, rest = text.strip().partition(" ")
        if first == "?":
            return Said("help", [], "")
        found = self.own.matches(first)
        whole = slug(first) in [word for verb in found for word in self.own.slugs[verb]]
        if len(found) != 1 or not (whole or not self.moves.matches(first)):
            return None
        return Said(found[0], words_of(text)[1:] if found[0] != "save" else [], rest.strip())
