"""Pages to read: help, neighbours, odds, the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from rich.table import Table
from rich.text import Text

from planisphere.fields import LETTERS
from planisphere.game import Game
from planisphere.parts import refusals
from planisphere.parts.earth import EDGE_FROM, EDGE_TO, TERRITORIES
from planisphere.parts.ground import passable
from planisphere.parts.orders import LANGUAGES, VERB
from planisphere.terminal.asking import Asker
from planisphere.terminal.atlas import Atlas
from planisphere.terminal.chances import Chance, percent
from planisphere.terminal.company import COLOURS, badge
from planisphere.terminal.screen import Screen
from planisphere.terminal.telling import END, TURN, Line
from planisphere.terminal.verbs import NAMES, Assault

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


def show_line(screen: Screen, line: Line) -> None:
    """Show a sentence of the log in the colour of its seat."""
    seated = 0 <= line.seat < len(COLOURS)
    if line.kind == TURN:
        screen.bar(line.text, line.seat)
        return
    mark = Text().append("▌ ", COLOURS[line.seat] if seated else "")
    screen.show(mark.append(line.text, "bold" if line.kind == END else ""))


def show_help(screen: Screen, game: Game, asker: Asker, other: Mapping[str, str]) -> None:
    """List what one may type, with the ids of the rules; some verbs with other words, or not."""
    speech = screen.speech
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column()
    for verb, codes in RULES.items():
        ids = dict.fromkeys(game.refusals[code][0] for code in codes)
        text = Text(speech.say(f"help-{verb}")).append(f"  [{', '.join(ids)}]", "dim")
        table.add_row(speech.say(f"usage-{verb}", verb=asker.verb(verb)), text)
    language = LANGUAGES.index(speech.language)
    for own, names in NAMES.items():
        key = other.get(own, f"help-{own}")
        if key:
            table.add_row(speech.say(f"usage-{own}", verb=names[language]), speech.say(key))
    screen.show(table)
    screen.say("help-typing", "dim")
    screen.say("help-rules", "dim", game=game.name)


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


def own_commands(asker: Asker, moves: list[str]) -> list[str]:
    """List what may be typed beyond the moves, for completion."""
    language = LANGUAGES.index(asker.speech.language)
    words = {verb: names[language] for verb, names in NAMES.items()}
    attack = VERB["attack"][language]
    pairs = dict.fromkeys(
        " ".join(move.split(" ")[1:3]) for move in moves if move.startswith(f"{attack} ")
    )
    until = asker.speech.say("word-until")
    places = [asker.atlas.word(territory) for territory in range(TERRITORIES)]
    return [
        *words.values(),
        *(f"{words['odds']} {pair}" for pair in pairs),
        *(f"{words['blitz']} {pair} {until}" for pair in pairs),
        *(f"{attack} {pair} {until}" for pair in pairs),
        *(f"{words['look']} {place}" for place in places),
    ]
