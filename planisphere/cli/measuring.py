"""Commands that measure: how strong bots are, how many lines of play there are, how fast."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from planisphere.cli.asking import Json, Lang, spoken


def arena(
    *,
    game: Annotated[str, Parameter(help="A game: see planisphere games.")],
    bots: Annotated[
        str, Parameter(help="One for each seat: levels, module:name, program:COMMAND; by commas.")
    ],
    matches: Annotated[int, Parameter(help="How many; everybody gets every seat.")] = 300,
    playouts: Annotated[
        int | None, Parameter(help="For a hand-in of bots that think; by level if left out.")
    ] = None,
    limit: Annotated[float, Parameter(help="Seconds for a hand-in; who needs more loses.")] = 60.0,
    seed: Annotated[str, Parameter(help="The same seed gives the same tournament.")] = "arena",
    workers: Annotated[int | None, Parameter(help="Processes; as many as cores if left out.")] = (
        None
    ),
    ray: Annotated[str, Parameter(help="The address of a Ray cluster, or local.")] = "",
    out: Annotated[
        Path | None, Parameter(help="A folder: to keep it in, and to go on with it.")
    ] = None,
    records: Annotated[
        bool, Parameter(negative=(), help="Keep a record file of each match, with fair dice.")
    ] = False,
    as_json: Json = False,
    lang: Lang = "",
    **options: Annotated[str, Parameter(help="Any option of the game, as --mode world.")],
) -> None:
    """Let bots play a tournament: who wins how often, how sure that is, how fast they think."""
    from planisphere.arena.running import run
    from planisphere.arena.tournament import tournament
    from planisphere.programs.naming import listed

    given = {name.replace("-", "_"): value for name, value in options.items()}
    more = {"seed": seed, "playouts": playouts, "limit": limit, "records": records}
    made = tournament(game, given, listed(bots), **more)
    language = spoken(lang)
    run(made, matches, workers=workers, ray=ray, out=out, as_json=as_json, language=language)


def perft(
    line: Annotated[str, Parameter(help="A position line.")],
    *,
    depth: Annotated[int, Parameter(help="How many moves deep.")] = 2,
    lang: Lang = "",
) -> None:
    """Count the lines of play from a position, decisions and chance alike."""
    from planisphere.reports import print_perft

    print_perft(line, depth, spoken(lang))


def bench(
    *,
    game: Annotated[str, Parameter(help="One game only.")] = "",
    seconds: Annotated[float, Parameter(help="How long to measure each mode.")] = 2.0,
    as_json: Json = False,
    lang: Lang = "",
) -> None:
    """Measure how fast the rules are."""
    from planisphere.bench import print_bench

    print_bench(game, seconds, as_json, spoken(lang))
