"""Pages to read: help, neighbours, odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from rich.text import Text

from planisphere.fields import LETTERS, NONE
from planisphere.match import Match
from planisphere.odds.attack import Chance, chance_of
from planisphere.parts import refusals
from planisphere.parts.earth import EDGE_FROM, EDGE_TO, TERRITORIES
from planisphere.parts.ground import passable
from planisphere.parts.orders import LANGUAGES, VERB
from planisphere.telling.world.atlas import Atlas
from planisphere.terminal import pages
from planisphere.terminal.colours import badge
from planisphere.terminal.screen import Screen
from planisphere.terminal.world.verbs import NAMES, VOCABULARY, Assault
from planisphere.words import percent

RULES = {
    "place": (refusals.PLACE_ON_OWN,),
    "trade": (refusals.NOT_A_SET, refusals.EXCHANGE_CLOSED),
    "attack": (refusals.ATTACK_NEIGHBOURS, refusals.ATTACK_DICE, refusals.PROTECTED),
    "defend": (refusals.DEFENCE_DICE,),
    "occupy": (refusals.OCCUPY_TOO_FEW,),
    "move": (refusals.MOVE_NEIGHBOURS, refusals.MOVE_TOO_MANY),
    "done": (refusals.FIGHTS_OVER,),
}
"""For each move, refusals whose rules speak of it."""


def show_help(screen: Screen, match: Match, other: Mapping[str, str]) -> None:
    """List what one may type, with the ids of the rules; missions only where there are some."""
    if not _has_missions(match.position):
        other = {**other, "mission": ""}
    pages.show_help(screen, match.game, VOCABULARY, RULES, "help-typing", other)


def _has_missions(position: Any) -> bool:
    """Whether anybody has a mission in this match."""
    return "mission" in position.dtype.names and bool((position["mission"] != NONE).any())


def show_neighbours(screen: Screen, atlas: Atlas, view: Any, territory: int) -> None:
    """Show a territory and its neighbours, with owners and armies."""
    screen.show(_standing(atlas, view, territory, "bold"))
    for edge in np.flatnonzero(territory == EDGE_FROM).tolist():
        if passable(view, edge):
            screen.show(Text("  → ").append_text(_standing(atlas, view, int(EDGE_TO[edge]))))


def _standing(atlas: Atlas, view: Any, territory: int, style: str = "none") -> Text:
    """Name a territory, its owner and its armies."""
    owner, armies = int(view.owner[territory]), int(view.armies[territory])
    text = Text(f" {LETTERS[owner]} ", badge(owner)) if owner >= 0 else Text(" · ")
    text.append(f"{armies if armies >= 0 else '?':>3} ", "bold")
    return text.append(atlas.territory(territory), style)


def odds_of(match: Match, view: Any, atlas: Atlas, fight: Assault) -> str:
    """Say the odds of a fight, or nothing where there are none."""
    source, target, stop = fight
    chance = chance_of(match.game.name, view, source, target, stop)
    return odds_words(atlas, view, fight, chance) if chance is not None else ""


def odds_words(atlas: Atlas, view: Any, fight: Assault, chance: Chance) -> str:
    """Say the odds of a fight to the end, or down to some armies."""
    speech = atlas.speech
    owner = int(view.owner[fight.target])
    return speech.say(
        "odds-fight",
        source=atlas.territory(fight.source),
        target=atlas.territory(fight.target),
        owner=LETTERS[owner] if owner >= 0 else "·",
        mine=int(view.armies[fight.source]),
        theirs=int(view.armies[fight.target]),
        win=percent(chance.win, speech),
        left=round(chance.attackers, 1),
        standing=round(chance.defenders, 1),
        stop=fight.stop,
    )


def own_commands(atlas: Atlas, moves: list[str]) -> list[str]:
    """List what may be typed beyond the moves, for completion."""
    language = LANGUAGES.index(atlas.language)
    words = {verb: names[language] for verb, names in NAMES.items()}
    attack = VERB["attack"][language]
    pairs = dict.fromkeys(
        " ".join(move.split(" ")[1:3]) for move in moves if move.startswith(f"{attack} ")
    )
    until = atlas.speech.say("word-until")
    places = [atlas.word(territory) for territory in range(TERRITORIES)]
    return [
        *words.values(),
        *(f"{words['odds']} {pair}" for pair in pairs),
        *(f"{words['blitz']} {pair} {until}" for pair in pairs),
        *(f"{attack} {pair} {until}" for pair in pairs),
        *(f"{words['look']} {place}" for place in places),
    ]
