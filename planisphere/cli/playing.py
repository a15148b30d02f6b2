"""Commands to choose a game, and to play it in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from planisphere.cli.asking import Lang, Option, Think, read_options, spoken


def games() -> None:
    """List the games, their seats and their modes."""
    from planisphere.catalogue import CATALOGUE

    for entry in CATALOGUE:
        modes = ", ".join(mode.name for mode in entry.modes)
        print(f"{entry.name:<12} {entry.title:<30} {entry.seats[0]}–{entry.seats[-1]}  {modes}")


def play(
    game: Annotated[str, Parameter(help="A game: see planisphere games.")] = "risk76",
    *,
    seats: Annotated[
        str,
        Parameter(help="Who sits where: human, human:NAME, a level, module:name, program:COMMAND."),
    ] = "",
    option: Option | None = None,
    seed: Annotated[str, Parameter(help="The same seed gives the same dice.")] = "",
    line: Annotated[str, Parameter(help="A position to start from.")] = "",
    save: Annotated[Path | None, Parameter(help="Write the match here after each move.")] = None,
    resume: Annotated[Path | None, Parameter(help="Go on with a saved match.")] = None,
    think: Think = None,
    lang: Lang = "",
) -> int:
    """Play in the terminal."""
    from planisphere import terminal
    from planisphere.programs.naming import listed

    options = read_options(option or [])
    players = listed(seats) if seats else []
    _announce_compiling(line.split()[0] if line.split() else game, spoken(lang))
    return terminal.play(
        game, players, options, seed or None, line or None, resume, save, think, spoken(lang)
    )


def _announce_compiling(game: str, language: str) -> None:
    """Tell a person who plays for the first time why nothing happens for a while."""
    from planisphere.catalogue import CATALOGUE
    from planisphere.kernel import is_compiled
    from planisphere.words import words

    if game in [entry.name for entry in CATALOGUE] and not is_compiled(game):
        print(words(language).say("first-start"), file=sys.stderr, flush=True)
