"""Names that people type: in French or English, with or without accents, cut short."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from planisphere.faults import TextFault

MOST_WORDS = 16


def slug(text: str) -> str:
    """Return a name in plain small letters, its words joined by hyphens."""
    plain = unicodedata.normalize("NFKD", text.replace("œ", "oe").replace("Œ", "OE"))
    letters = "".join(c for c in plain if not unicodedata.combining(c)).lower()
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a command, and the column where it starts."""

    text: str
    column: int


def words_of(text: str) -> list[Word]:
    """Split a command into its words."""
    found = [Word(match[0], match.start() + 1) for match in re.finditer(r"[^\s,]+", text)]
    if len(found) > MOST_WORDS:
        raise TextFault("too-many-words", found[MOST_WORDS].column, most=MOST_WORDS)
    return found


class Lexicon:
    """The names of things, each with its slugs in several languages."""

    def __init__(self, kind: str, names: Mapping[str, Iterable[str]]) -> None:
        self.kind = kind
        self.slugs = {name: [name, *map(slug, others)] for name, others in names.items()}

    def matches(self, text: str) -> list[str]:
        """List the things that a name, whole or cut short, may mean."""
        typed = slug(text)
        if not typed:
            return []
        exact = [name for name, slugs in self.slugs.items() if typed in slugs]
        return exact or [
            name for name, slugs in self.slugs.items() if any(_shortens(typed, s) for s in slugs)
        ]

    def find(self, word: Word) -> str:
        """Return the one thing that a word means."""
        return self.find_all([word], 1)[0]

    def find_all(self, words: Sequence[Word], count: int) -> list[str]:
        """Return the things that a row of words means, each by one word or several."""
        if len(words) < count:
            column = words[-1].column + len(words[-1].text) if words else 1
            raise TextFault("missing-name", column, kind=self.kind)
        blank = next((word for word in words if not slug(word.text)), None)
        if blank is not None:
            raise TextFault("unknown-name", blank.column, name=blank.text, kind=self.kind)
        readings = [_names(words, cuts) for cuts in combinations(range(1, len(words)), count - 1)]
        found = [[self.matches(name) for name in names] for names in readings]
        whole = [options for options in found if all(options)]
        clear = [options for options in whole if all(len(names) == 1 for names in options)]
        if len(clear) == 1:
            return [names[0] for names in clear[0]]
        column = words[0].column
        if clear or whole:
            options = (clear or whole)[0]
            doubtful = next((names for names in options if len(names) > 1), options[0])
            raise TextFault("ambiguous-name", column, allowed=", ".join(doubtful))
        unknown = next((w for w in words if not self.matches(w.text)), words[0])
        raise TextFault("unknown-name", unknown.column, name=unknown.text, kind=self.kind)


def _names(words: Sequence[Word], cuts: Sequence[int]) -> list[str]:
    """Join words into names at the given cuts."""
    ends = [0, *cuts, len(words)]
    return [" ".join(w.text for w in words[a:b]) for a, b in pairwise(ends)]


def _shortens(typed: str, whole: str) -> bool:
    """Whether each part of what was typed starts a word of a name, in order."""
    if whole.startswith(typed):
        return True
    words = iter(whole.split("-"))
    parts = typed.split("-")
    return len(parts) > 1 and all(any(w.startswith(part) for w in words) for part in parts)
