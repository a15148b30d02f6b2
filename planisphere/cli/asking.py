"""What many commands are asked in the same words: the language, options, JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from planisphere.faults import Fault

Lang = Annotated[str, Parameter(help="fr or en; as the surroundings if left out.")]
Json = Annotated[bool, Parameter("--json", negative=(), help="Print JSON.")]
Option = Annotated[
    list[str],
    Parameter(["--option", "-o"], negative=(), help="An option of the game, such as mode=world."),
]
Think = Annotated[
    float | None, Parameter(help="Seconds for a turn of bots that think; 0: playouts alone.")
]
Record = Annotated[Path, Parameter(help="A record file.")]


def spoken(asked: str) -> str:
    """Return the language asked for, or that of the surroundings."""
    from planisphere.words import LANGUAGES, usual_language

    if asked and asked not in LANGUAGES:
        raise Fault("language-unknown", value=asked, allowed=", ".join(LANGUAGES))
    return asked or usual_language()


def read_options(given: list[str]) -> dict[str, str]:
    """Read options written as name=value."""
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Fault("option-form", text=text)
        options[name.replace("-", "_")] = value
    return options
