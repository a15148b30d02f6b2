"""What one may type beyond the moves of the game."""

from __future__ import annotations

from typing import NamedTuple

from planisphere.faults import TextFault
from planisphere.parts.earth import TERRITORY
from planisphere.parts.names import Word, slug, words_of
from planisphere.parts.orders import PLACES, VERBS, is_number
from planisphere.terminal.vocabulary import SHARED, Vocabulary

NAMES = {
    "help": SHARED["help"],
    "choices": SHARED["choices"],
    "board": SHARED["board"],
    "look": ("look", "voir"),
    "odds": ("odds", "chances"),
    "blitz": ("blitz", "assaut"),
    "cards": ("cards", "cartes"),
    "mission": ("mission", "objectif"),
    **SHARED,
}
"""Each verb in English and French, those of every game among them."""

VOCABULARY = Vocabulary(NAMES, VERBS)
own_verb = VOCABULARY.own_verb
UNTIL = ("until", "jusqu-a", "jusqua", "jusque", "jusqu")
ALWAYS = ("always", "toujours")


class Assault(NamedTuple):
    """An order to go on attacking until so few armies are left."""

    source: int
    target: int
    stop: int


def assault(text: str) -> Assault | None:
    """Read `attack A B until N`, or nothing if a line says something else."""
    words = words_of(text)
    if not words or VERBS.matches(words[0].text) != ["attack"]:
        return None
    if not any(slug(word.text) in UNTIL for word in words):
        return None
    return read_assault(words[1:])


def read_assault(words: list[Word]) -> Assault:
    """Read two territories, and how many armies to stop at; as few as one if that is left out."""
    cut = next((i for i, word in enumerate(words) if slug(word.text) in UNTIL), len(words))
    stop = 1
    if cut < len(words):
        number = words[cut + 1] if cut + 1 < len(words) else Word("", words[cut].column)
        if not is_number(number) or len(number.text) > 9:
            raise TextFault("not-a-number", number.column, text=number.text[:20])
        if cut + 2 < len(words):
            raise TextFault("too-much", words[cut + 2].column, text=words[cut + 2].text)
        stop = max(1, int(number.text))
    return Assault(*read_pair(words[:cut]), stop)


def read_pair(words: list[Word]) -> tuple[int, int]:
    """Read two territories."""
    source, target = PLACES.find_all(words, 2)
    return TERRITORY.index(source), TERRITORY.index(target)


def read_place(words: list[Word]) -> int:
    """Read one territory."""
    return TERRITORY.index(PLACES.find_all(words, 1)[0])


def always_defends(text: str) -> bool:
    """Whether a line says `defend always`."""
    words = words_of(text)
    if len(words) != 2 or slug(words[1].text) not in ALWAYS:
        return False
    return VERBS.matches(words[0].text) == ["defend"]


def trades(text: str) -> bool:
    """Whether a command exchanges cards."""
    first = text.split()[:1]
    return bool(first) and VERBS.matches(first[0]) == ["trade"]


def named_fight(text: str) -> Assault | None:
    """Return the fight that a line being typed speaks of, if it names one already."""
    segment = text.rsplit(";", 1)[-1]
    try:
        words = words_of(segment)
        if len(words) < 3:
            return None
        said = own_verb(segment)
        fights = said is not None and said.verb in ("odds", "blitz")
        if not fights and VERBS.matches(words[0].text) != ["attack"]:
            return None
        until = any(slug(word.text) in UNTIL for word in words)
        dice = len(words) > 3 and is_number(words[-1]) and not until
        return read_assault(words[1:-1] if dice else words[1:])
    except TextFault:
        return None
