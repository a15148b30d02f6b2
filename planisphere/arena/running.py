"""A tournament from the command line: played, kept, gone on with, and shown."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from planisphere.arena.keeping import PICTURE, TABLE, Folder, write
from planisphere.arena.playing import Played
from planisphere.arena.tournament import Tournament, whole_rounds
from planisphere.arena.working import on_cores, on_ray
from planisphere.bench import cores
from planisphere.faults import Fault, OptionFault
from planisphere.words import words

MOST_WORKERS = 1024


def run(
    tournament: Tournament,
    matches: int,
    *,
    workers: int | None = None,
    ray: str = "",
    out: Path | None = None,
    as_json: bool = False,
    language: str = "en",
) -> None:
    """Play a tournament, or the rest of it, and print its table."""
    _check(tournament, workers, ray, out)
    wanted, speech = whole_rounds(matches, tournament.seats), words(language)
    if wanted != matches:
        told = {"matches": matches, "seats": tournament.seats, "wanted": wanted}
        print(speech.say("arena-whole", **told), file=sys.stderr)
    folder = Folder(out, tournament) if out else None
    played = [one for one in folder.played if one.number < wanted] if folder else []
    missing = sorted({*range(wanted)} - {one.number for one in played})
    try:
        for some in _watched(_work(tournament, missing, workers, ray), len(played), wanted):
            if folder:
                folder.add(some)
            played += some
    except KeyboardInterrupt:
        key = "arena-stopped-kept" if out else "arena-stopped"
        details = {"path": str(out)} if out else {}
        print(speech.say(key, matches=len(played), **details), file=sys.stderr)
    if played:
        _show(tournament, played, folder, as_json, language)


def _check(tournament: Tournament, workers: int | None, ray: str, out: Path | None) -> None:
    """Refuse what could not be done later."""
    if tournament.records and out is None:
        raise OptionFault("arena-records")
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise OptionFault("arena-workers", value=workers, most=MOST_WORKERS)
    for name in ["openskill", *["matplotlib"] * bool(out), *["ray"] * bool(ray)]:
        if find_spec(name) is None:
            raise Fault("arena-extra", name=name)


def _work(
    tournament: Tournament, missing: list[int], workers: int | None, ray: str
) -> Iterator[list[Played]]:
    """Play what is missing, wherever it shall be played."""
    if not missing:
        return iter(())
    if ray:
        return on_ray(tournament, missing, ray)
    return on_cores(tournament, missing, workers or cores())


def _show(
    tournament: Tournament,
    played: list[Played],
    folder: Folder | None,
    as_json: bool,
    language: str,
) -> None:
    """Print how all fared, and keep it in the folder."""
    from planisphere.arena.judging import judge
    from planisphere.arena.showing import drawn, paint, plain

    table = judge(played)
    if folder:
        write(folder.path / TABLE, plain(tournament, table))
        paint(tournament, table, folder.path / PICTURE, language)
    if as_json:
        print(plain(tournament, table), end="")
    else:
        Console().print(drawn(table, language))


def _watched(working: Iterator[list[Played]], done: int, wanted: int) -> Iterator[list[Played]]:
    """Give what has been played, and show how far it is."""
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.description}"),
        TimeRemainingColumn(),
    )
    off = not sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=off) as progress:
        bar = progress.add_task("", total=wanted, completed=done)
        for some in working:
            progress.advance(bar, len(some))
            yield some
