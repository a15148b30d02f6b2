"""Commands that look into the record of a match."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from planisphere.cli.asking import Json, Lang, Record, spoken


def replay(
    file: Record,
    *,
    step: Annotated[bool, Parameter(negative=(), help="Step through it.")] = False,
    seat: Annotated[str, Parameter(help="See it as this seat did: A to F.")] = "",
    lang: Lang = "",
) -> int:
    """Tell a recorded match."""
    from planisphere import terminal

    return terminal.replay(file, step, seat or None, spoken(lang))


def verify(file: Record, *, lang: Lang = "") -> int:
    """Check that the dice of a recorded match come from its seed."""
    from planisphere.reports import print_verdict

    return print_verdict(file, spoken(lang))


def luck(
    file: Record,
    *,
    turning: Annotated[
        bool, Parameter(negative=(), help="Reckon the chances to win, and where it turned.")
    ] = False,
    playouts: Annotated[int, Parameter(help="Of normal bots from each moment.")] = 200,
    seed: Annotated[str, Parameter(help="The same seed gives the same chances to win.")] = "luck",
    picture: Annotated[Path | None, Parameter(help="Paint it into this file, a PNG.")] = None,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Weigh the luck of a recorded match: what was expected, what came, and how unusual it is."""
    from planisphere.reports import print_luck

    print_luck(file, playouts if turning else None, seed, picture, as_json, spoken(lang))
