"""How Manchots Barjots is written: commands, cards, positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from planisphere.faults import Refused, TextFault
from planisphere.fields import NONE
from planisphere.game import Notation
from planisphere.games.manchots import coherence, rules
from planisphere.games.manchots import position as at
from planisphere.games.manchots.cards import COPIES, KIND, KINDS, MANCHOTS, VALUES
from planisphere.games.manchots.position import OWNERS
from planisphere.games.manchots.table import must_land
from planisphere.parts.names import Lexicon, Word, slug, words_of

LANGUAGES = ("en", "fr")
VERB = {
    "give": ("give", "donner"),
    "left": ("left", "gauche"),
    "right": ("right", "droite"),
    "land": ("land", "debarquer"),
}
VERBS = Lexicon("verb", VERB)


def _names(zone: dict[str, str], value: int) -> tuple[str, ...]:
    """Name a card in both languages, then shorter still: `d5` for the desert's 5."""
    long = tuple(f"{slug(zone[language])}-{value}" for language in LANGUAGES)
    return (*long, *(f"{name[0]}{value}" for name in long))


NAMES = {
    f"{zone['id']}-{value}": _names(zone, value)
    for zone in MANCHOTS["zones"]
    for value in range(1, VALUES + 1)
}
CARDS_BY_NAME = Lexicon("penguin", NAMES)


def read(position: Any, seat: int, text: str) -> list[int]:
    """Return the actions that a command says."""
    words = words_of(text)
    if not words:
        raise TextFault("empty-command")
    verb, rest = VERBS.find(words[0]), words[1:]
    if (verb == "land") == (position.phase == at.GIVE):
        raise Refused(rules.GIVE_FIRST if verb == "land" else rules.GIVING_OVER)
    if verb in ("left", "right"):
        side = 0 if rules.first_choice(position, seat) == NONE else 1
        if side != ("left", "right").index(verb):
            raise Refused(rules.LEFT_FIRST)
        return _cards(rest, 1)
    if verb == "give":
        if rules.first_choice(position, seat) != NONE:
            raise Refused(rules.LEFT_FIRST)
        return _cards(rest, 2)
    return _cards(rest, _to_land(position, seat, rest))


def _cards(words: list[Word], count: int) -> list[int]:
    """Read so many cards."""
    return [KIND.index(name) for name in CARDS_BY_NAME.find_all(words, count)]


def _to_land(position: Any, seat: int, words: list[Word]) -> int:
    """Return how many cards a command lands: all that are to be, or the one that it names."""
    left = int(must_land(position, seat)) - (rules.first_choice(position, seat) != NONE)
    if left == 2:
        try:
            CARDS_BY_NAME.find_all(words, 1)
        except TextFault:
            return 2
    return 1


def write(position: Any, seat: int, batch: Sequence[int], language: str) -> list[str]:
    """Return the commands that say a batch of actions."""
    tongue = LANGUAGES.index(language)
    cards = " ".join(NAMES[KIND[action]][tongue] for action in batch)
    if position.phase != at.GIVE:
        return [f"{VERB['land'][tongue]} {cards}"]
    if len(batch) == 2:
        return [f"{VERB['give'][tongue]} {cards}"]
    side = "left" if rules.first_choice(position, seat) == NONE else "right"
    return [f"{VERB[side][tongue]} {cards}"]


def read_outcome(position: Any, text: str) -> int:
    """Return the kind of card that a word names."""
    if text not in KIND:
        raise TextFault("unknown-outcome", name=text, allowed=", ".join(KIND))
    return KIND.index(text)


def write_outcome(position: Any, outcome: int) -> str:
    """Return the word for a kind of card."""
    return KIND[outcome]


def derive(position: Any) -> None:
    """Count the hands, and the cards that nobody has taken."""
    position.held[:] = position.hand.sum(axis=1)
    position.pool[:] = COPIES - position.hand.sum(axis=0) - position.stock.sum(axis=0)
    for owner in range(OWNERS):
        for kind in position.landed[owner].ravel().tolist():
            if 0 <= kind < KINDS:
                position.pool[kind] -= 1


NOTATION = Notation(read, write, read_outcome, write_outcome, derive, coherence.verify)
