"""The page of help: what one may type, with the numbers of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.table import Table
from rich.text import Text

from planisphere.game import Game
from planisphere.terminal.screen import Screen
from planisphere.terminal.vocabulary import Vocabulary


def show_help(
    screen: Screen,
    game: Game,
    vocabulary: Vocabulary,
    moves: Mapping[str, Sequence[int]],
    typing: str,
    other: Mapping[str, str],
) -> None:
    """List the moves, each with refusals whose rules speak of it, then the terminal's verbs.

    Some verbs are explained in other words, or left out where there are none.
    """
    speech = screen.speech
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column()
    for verb, codes in moves.items():
        ids = dict.fromkeys(game.refusals[code][0] for code in codes)
        text = Text(speech.say(f"help-{verb}")).append(f"  [{', '.join(ids)}]", "dim")
        table.add_row(speech.say(f"usage-{verb}", verb=speech.say(f"verb-{verb}")), text)
    for own in vocabulary.names:
        word = vocabulary.word(own, speech.language)
        key = other.get(own, f"help-{own}")
        if key:
            table.add_row(speech.say(f"usage-{own}", verb=word), speech.say(key))
    screen.show(table)
    screen.say(typing, "dim")
    screen.say("help-rules", "dim", game=game.name)
