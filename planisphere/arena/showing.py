"""A tournament for people: its table on the screen, as JSON, and as a picture."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from rich.table import Table as Drawn

from planisphere import painting
from planisphere.arena.judging import Share, Standing, Table
from planisphere.arena.tournament import Tournament
from planisphere.catalogue import entry
from planisphere.fields import LETTERS
from planisphere.programs.naming import short
from planisphere.tables import ruled
from planisphere.words import words

COLUMNS = ("bot", "seats", "share", "interval", "par", "rating", "decision", "forfeits")
FOLDED = ("bot", "forfeits")
"""What goes on in another line where there is little room; numbers stay whole."""


def drawn(table: Table, language: str) -> Drawn:
    """Draw the table of a tournament."""
    speech = words(language)
    endings = ", ".join(f"{ending} {count}" for ending, count in table.endings.items())
    told = {"matches": table.matches, "endings": endings, "undecided": table.undecided}
    lengths = {"rounds": f"{table.rounds:.1f}", "decisions": f"{table.decisions:.0f}"}
    made = ruled(speech.say("arena-title", **told, **lengths), speech.say("arena-caption"))
    for column in COLUMNS:
        made.add_column(
            speech.say(f"arena-{column}"),
            justify="left" if column == "bot" else "right",
            no_wrap=column not in FOLDED,
            overflow="fold",
        )
    for standing, title in zip(table.standings, titles(table), strict=True):
        made.add_row(title, *_row(standing))
    return made


def titles(table: Table) -> list[str]:
    """Return how the bots are called: programs by their file, where that tells them apart."""
    bots = [one.bot for one in table.standings]
    shorts = [short(bot) for bot in bots]
    return [
        name if shorts.count(name) == 1 else bot for bot, name in zip(bots, shorts, strict=True)
    ]


def _row(one: Standing) -> list[str]:
    """Write how a bot fared."""
    forfeits = ", ".join(f"{why} {count}" for why, count in one.forfeits.items())
    milliseconds = 1000 * one.seconds / max(1, one.decisions)
    return [
        str(one.seats),
        f"{one.won.share:.3f}",
        interval(one.won),
        f"{one.par:.3f}",
        f"{one.rating:.0f} ± {one.doubt:.0f}",
        f"{milliseconds:.3g}",
        forfeits,
    ]


def interval(share: Share) -> str:
    """Write an interval."""
    return f"{share.low:.3f}–{share.high:.3f}"


def plain(tournament: Tournament, table: Table) -> str:
    """Write a tournament and its table as JSON."""
    return json.dumps({"tournament": tournament.plain(), **asdict(table)}, indent=2) + "\n"


def paint(tournament: Tournament, table: Table, file: Path, language: str) -> None:
    """Paint the ratings, and the share won in each seat, into a picture."""
    speech, names = words(language), titles(table)
    told = {"game": entry(tournament.game).title, "matches": table.matches}
    figure = painting.canvas(11, 4.6, speech.say("arena-picture", **told))
    left, right = figure.subplots(1, 2, width_ratios=(2, 3))
    painting.frame(left, speech.say("arena-rating"), "x")
    painting.frame(right, speech.say("arena-by-seat"), "y")
    wide = 0.8 / len(names)
    for place, one in enumerate(table.standings):
        colour = painting.COLOURS[place % len(painting.COLOURS)]
        left.errorbar(
            [one.rating], [names[place]], xerr=[one.doubt], fmt="o", markersize=8, color=colour
        )
        sat = [(seat, share) for seat, share in enumerate(one.by_seat) if share.high > share.low]
        where = [seat + (place - (len(names) - 1) / 2) * wide for seat, _ in sat]
        reach = [[s.share - s.low for _, s in sat], [s.high - s.share for _, s in sat]]
        bars = right.bar(where, [s.share for _, s in sat], 0.92 * wide, color=colour)
        bars.set_label(names[place])
        right.errorbar(
            where, [s.share for _, s in sat], yerr=reach, fmt="none", ecolor=painting.INK
        )
    left.invert_yaxis()
    left.margins(y=0.4)
    right.axhline(1 / tournament.seats, linestyle="--", linewidth=1.2, color=painting.FAINT)
    right.set_xticks(range(tournament.seats), LETTERS[: tournament.seats])
    right.set_ylim(0, 1)
    painting.explain(right, len(names))
    painting.keep(figure, file)
