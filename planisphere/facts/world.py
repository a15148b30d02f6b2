"""The facts of both world games: the board, the cards, the missions, the worth of sets."""

from __future__ import annotations

from itertools import combinations_with_replacement

from planisphere.facts.fact import Facts
from planisphere.games.conquete57.cards import LONE_JOKER, SERIES
from planisphere.games.risk76.sets import TERRITORY_BONUS, fixed_worth, is_world_set
from planisphere.parts.earth import (
    CARD,
    EARTH,
    JOKER,
    SYMBOL,
    SYMBOL_COUNT,
    SYMBOL_OF,
    TERRITORY,
)
from planisphere.parts.worth import FIRST_WORTHS, STEP

SET_SIZE = 3
JOKERS = int(SYMBOL_COUNT[JOKER])


def things(game: str) -> dict[str, dict[str, Facts]]:
    """Return the facts of the things of a game: for each list, by slug."""
    shared = {
        "territories": {t["id"]: _territory(t["id"], t["continent"]) for t in EARTH["territories"]},
        "continents": {c["id"]: _continent(c["id"], c["bonus"]) for c in EARTH["continents"]},
        "sets": sets(game),
    }
    if game == "conquete57":
        return shared
    cards = {slug: _card(number) for number, slug in enumerate(CARD)}
    return {**shared, "cards": cards, "missions": {m["id"]: _mission(m) for m in EARTH["missions"]}}


def whole(game: str) -> Facts:
    """Return what sets are worth one after the other, and the edges that options open."""
    own: Facts = {"territory_bonus": TERRITORY_BONUS} if game == "risk76" else {}
    return {"worths": FIRST_WORTHS.tolist(), "worth_step": STEP, **EARTH["editions"], **own}


def sets(game: str) -> dict[str, Facts]:
    """Return the sets of cards that may be exchanged, by their symbols."""
    found = _series() if game == "conquete57" else _sets()
    return {"-".join(symbols): {"symbols": [*symbols], **more} for symbols, more in found}


def _series() -> list[tuple[list[str], Facts]]:
    """List the series of 1957, each with the value of the option that it needs.  [C11]"""
    series = [
        [symbol for symbol, count in zip(SYMBOL, row, strict=True) if count]
        for row in SERIES.tolist()
    ]
    jokers = ["" if i == 0 else "alone" if i == LONE_JOKER else "wild" for i in range(len(series))]
    return [
        (symbols, {"joker": joker} if joker else {})
        for symbols, joker in zip(series, jokers, strict=True)
    ]


def _sets() -> list[tuple[list[str], Facts]]:
    """List the sets of Risk with their fixed worth; those without are for world conquest alone."""
    found: list[tuple[list[str], Facts]] = []
    for symbols in combinations_with_replacement(range(len(SYMBOL)), SET_SIZE):
        if symbols.count(JOKER) <= JOKERS and is_world_set(*symbols):
            worth = int(fixed_worth(*symbols))
            found.append(([SYMBOL[s] for s in symbols], {"worth": worth} if worth else {}))
    return found


def _territory(slug: str, continent: str) -> Facts:
    """Return where a territory lies; the neighbours that an option closes are among them."""
    by_sea = _others(slug, EARTH["edges"]["sea"])
    around = sorted([*by_sea, *_others(slug, EARTH["edges"]["land"])], key=TERRITORY.index)
    return {"continent": continent, "neighbours": [*around], "by_sea": [*by_sea]}


def _others(slug: str, edges: list[list[str]]) -> list[str]:
    """List what some edges join with a territory."""
    return [other for edge in edges if slug in edge for other in edge if other != slug]


def _continent(slug: str, bonus: int) -> Facts:
    """Return what a continent is worth, and its territories."""
    members = [t["id"] for t in EARTH["territories"] if t["continent"] == slug]
    return {"worth": bonus, "members": members}


def _card(number: int) -> Facts:
    """Return what a card shows; a joker shows no territory."""
    symbol: Facts = {"symbol": SYMBOL[SYMBOL_OF[number]]}
    return {"territory": CARD[number], **symbol} if number < len(TERRITORY) else symbol


def _mission(mission: Facts) -> Facts:
    """Return what a mission asks."""
    return {key: asked for key, asked in mission.items() if key != "id"}
