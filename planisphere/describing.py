"""What a program needs to know of a game to read its views and to write its commands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from dataclasses import field as empty
from functools import cache
from importlib import import_module

from planisphere import facts
from planisphere.catalogue import entry, load
from planisphere.facts.fact import Facts
from planisphere.fields import HIDDEN, NONE, Bag, Field, Names, Number, fields
from planisphere.game import Option
from planisphere.telling.company import Company
from planisphere.telling.tellers import ROOMS
from planisphere.words import LANGUAGES, words

VERBS = {
    "conquete57": "planisphere.parts.orders",
    "risk76": "planisphere.parts.orders",
    "express": "planisphere.games.express.notation",
    "manchots": "planisphere.games.manchots.notation",
    "africa1880": "planisphere.games.africa1880.names",
}
"""Where the verbs of each game are."""

AXES = {
    "conquete57": {42: "territories"},
    "risk76": {42: "territories"},
    "express": {14: "cards"},
    "manchots": {},
    "africa1880": {32: "territories", 6: "powers"},
}
"""What stands along an axis of a size that is not the seats, nor the kinds of a bag."""

Texts = dict[str, str]
"""A text in each language."""


@dataclass(frozen=True, slots=True)
class Named:
    """A thing by its slug, what it is called in each language, and what is printed on it."""

    slug: str
    names: Texts
    facts: Facts = empty(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FieldMeaning:
    """How to read one field of a view."""

    name: str
    meaning: Texts
    shape: tuple[int, ...]
    axes: tuple[str, ...]
    """What each axis goes along: seats, or a list; nothing where only the order counts."""
    values: str
    """What a number is: `number`, `seat`, `name`, or `count` of a thing along the last axis."""
    names: str
    """The list of the things that numbers name or count; nothing where they do not."""
    highest: int
    """The largest number, where it is one."""
    seen_by: str
    """Who may see it: everybody, its own seat, nobody."""


@dataclass(frozen=True, slots=True)
class OptionMeaning:
    """A choice that is made before a match."""

    name: str
    meaning: Texts
    rule: str
    values: tuple[str, ...]
    """The words to choose from, the default first; none for a whole number."""
    default: str
    highest: int
    seats: dict[str, tuple[int, ...]]
    """For some values, the numbers of seats that they are for."""


@dataclass(frozen=True, slots=True)
class Description:
    """A game as a program needs to know it."""

    name: str
    title: str
    seats: tuple[int, ...]
    hidden: int
    """The number in a view in place of a secret."""
    none: int
    """The number for no seat, no territory, no card."""
    fields: tuple[FieldMeaning, ...]
    lists: dict[str, tuple[Named, ...]]
    """The names of the game; the number of a thing is its place in the list."""
    facts: Facts
    """What belongs to the game as a whole."""
    verbs: tuple[Named, ...]
    options: tuple[OptionMeaning, ...]


@cache
def describe(name: str) -> Description:
    """Describe a game by its name."""
    game = load(name)
    known = {**_lists(name), "endings": _worded(name, "ending", game.endings)}
    found = fields(game.record)
    for field in found.values():
        if isinstance(field.spelling, Names | Bag):
            _list_of(name, known, field.name, field.spelling.words)
    return Description(
        name=name,
        title=entry(name).title,
        seats=tuple(game.seats),
        hidden=HIDDEN,
        none=NONE,
        fields=tuple(_field(name, known, field) for field in found.values()),
        lists=_with_facts(name, known),
        facts=facts.whole(name),
        verbs=_verbs(name),
        options=tuple(_option(name, option) for option in game.options),
    )


def _lists(game: str) -> dict[str, tuple[Named, ...]]:
    """Return the lists of a game with the names in all languages."""
    room = import_module(f"planisphere.telling.{ROOMS.get(game, game)}.lists")
    said: dict[str, dict[str, dict[str, str]]] = {
        language: room.lists(game, Company((), words(language))) for language in LANGUAGES
    }
    return {
        key: tuple(
            Named(slug, {language: said[language][key][slug] for language in LANGUAGES})
            for slug in slugs
        )
        for key, slugs in said[LANGUAGES[0]].items()
    }


def _list_of(
    game: str, known: dict[str, tuple[Named, ...]], field: str, slugs: tuple[str, ...]
) -> str:
    """Return the list of some words; one that nobody else has is listed under the field."""
    for key, things in known.items():
        if tuple(thing.slug for thing in things) == slugs:
            return key
    named = {thing.slug: thing for things in known.values() for thing in things}
    # A word means something else in another field: `missions` is a phase and a way to win.
    own = tuple(slug for slug in slugs if slug not in named or _has_word(game, field, slug))
    named |= {thing.slug: thing for thing in _worded(game, field, own)}
    key = f"{field}_words"
    known[key] = tuple(named[slug] for slug in slugs)
    return key


def _worded(game: str, field: str, slugs: tuple[str, ...]) -> tuple[Named, ...]:
    """Name what a field says: in this game, in all that have the field, or anywhere."""
    return tuple(
        Named(slug, {language: _word(game, field, slug, language) for language in LANGUAGES})
        for slug in slugs
    )


def _has_word(game: str, field: str, slug: str) -> bool:
    """Whether a word is said in some way of its own in a field."""
    return any(map(words(LANGUAGES[0]).knows, _own_keys(game, field, slug)))


def _word(game: str, field: str, slug: str, language: str) -> str:
    """Say one word of a field in a language."""
    speech = words(language)
    own = filter(speech.knows, _own_keys(game, field, slug))
    return speech.say(next(own, f"word-{slug}"))


def _own_keys(game: str, field: str, slug: str) -> tuple[str, str]:
    """Return under which keys a word of a field may stand: in this game, or in all that have it."""
    name = field.replace("_", "-")
    return f"word-{game}-{name}-{slug}", f"word-{name}-{slug}"


def _with_facts(game: str, known: dict[str, tuple[Named, ...]]) -> dict[str, tuple[Named, ...]]:
    """Put what is printed on each thing beside its name."""
    found = facts.things(game)
    return {
        key: tuple(replace(thing, facts=found.get(key, {}).get(thing.slug, {})) for thing in things)
        for key, things in known.items()
    }


def _field(game: str, known: dict[str, tuple[Named, ...]], field: Field) -> FieldMeaning:
    """Say how a field is read."""
    spelling = field.spelling
    kinds = {Number: "number", Names: "name", Bag: "count"}
    slugs = spelling.words if isinstance(spelling, Names | Bag) else ()
    return FieldMeaning(
        name=field.name,
        meaning=_meaning(game, field.name),
        shape=field.shape,
        axes=_axes(game, known, field),
        values=kinds.get(type(spelling), "seat"),
        names=_list_of(game, known, field.name, slugs) if slugs else "",
        highest=spelling.high if isinstance(spelling, Number) else 0,
        seen_by="nobody" if field.secret else "own" if field.own else "everybody",
    )


def _axes(game: str, known: dict[str, tuple[Named, ...]], field: Field) -> tuple[str, ...]:
    """Say what each axis of a field goes along."""
    axes = [AXES[game].get(size, "") for size in field.shape]
    if field.by_seat:
        axes[0] = "seats"
    if isinstance(field.spelling, Bag):
        axes[-1] = _list_of(game, known, field.name, field.spelling.words)
    return tuple(axes)


def _meaning(game: str, field: str) -> Texts:
    """Say what a field means, in this game or in all that have it."""
    name = field.replace("_", "-")
    own = f"field-{game}-{name}"
    return {
        language: words(language).say(own if words(language).knows(own) else f"field-{name}")
        for language in LANGUAGES
    }


def _option(game: str, option: Option) -> OptionMeaning:
    """Describe an option."""
    return OptionMeaning(
        name=option.name,
        meaning=_meaning(game, option.name),
        rule=option.rule,
        values=option.values,
        default=option.values[0] if option.values else str(option.usual),
        highest=0 if option.values else option.highest,
        seats={word: tuple(seats) for word, seats in option.seats.items()},
    )


def _verbs(game: str) -> tuple[Named, ...]:
    """List the verbs of a game's commands."""
    verbs: Mapping[str, tuple[str, ...]] = import_module(VERBS[game]).VERB
    return tuple(
        Named(verb, dict(zip(LANGUAGES, names, strict=False))) for verb, names in verbs.items()
    )
