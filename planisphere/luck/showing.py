"""The luck of a match for people: tables on the screen, JSON, and a picture."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from planisphere import painting
from planisphere.describing import describe
from planisphere.luck.account import Account, Fought
from planisphere.luck.chances import Curve, Turning
from planisphere.luck.weighing import Sum
from planisphere.match import Match
from planisphere.tables import ruled
from planisphere.telling.company import Company
from planisphere.telling.lines import EVERYTHING, QUIET, SECRET, completed
from planisphere.telling.tellers import teller
from planisphere.words import Words, percent

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from rich.table import Table

SUMS = ("matter", "strokes", "expected", "came", "luck", "standard", "likely", "verdict")
FIGHTS = ("number", "where", "throws", "expected", "came", "chance", "result", "likely")
LEFT = ("matter", "where", "result", "verdict")
"""The columns of words, which stand on the left, and go on in another line where there is little
room; numbers stand on the right, and stay whole."""


def told(
    match: Match, account: Account, curve: Curve | None, company: Company
) -> list[Table | str]:
    """Return all that is said of a match: the sums, the fights, and where it turned."""
    speech = company.speech
    said: list[Table | str] = []
    if not account.chance:
        said.append(speech.say("luck-none"))
    if any(account.seats):
        said.append(sums_table(account, company))
    if account.fights:
        said.append(fights_table(account.unusual(), account.game, company))
    if curve is not None:
        said += [speech.say("luck-turnings", playouts=curve.playouts)]
        said += turning_lines(match, curve.turning, company) or [speech.say("luck-no-turning")]
    return said


def sums_table(account: Account, company: Company) -> Table:
    """Draw how lucky each player was."""
    speech = company.speech
    made = _table("luck-title", "luck-condition", SUMS, speech)
    for seat, sums in enumerate(account.seats):
        made.add_row(company.label(seat), style="bold")
        for one in sums:
            made.add_row(*_sum_row(one, speech))
        made.add_section()
    return made


def _sum_row(one: Sum, speech: Words) -> list[str]:
    """Write what was expected of one matter, what came, and how unusual it is."""
    return [
        speech.say(f"luck-matter-{one.matter}"),
        str(one.strokes),
        number(one.expected, speech),
        number(one.came, speech),
        signed(one.luck, speech),
        signed(one.standard, speech),
        percent(one.better if one.luck > 0 else one.worse, speech),
        speech.say(f"luck-{one.verdict}"),
    ]


def fights_table(fights: list[Fought], game: str, company: Company) -> Table:
    """Draw the fights that went most unusually."""
    speech = company.speech
    made = _table("luck-fights", "luck-fights-condition", FIGHTS, speech)
    for fought in fights:
        fight, attack = fought.fight, fought.attack
        made.add_row(
            str(fight.first),
            f"{company.label(fight.side)}\n{place(game, fight.where, speech.language)}",
            str(fight.throws),
            number(attack.expected, speech),
            number(attack.came, speech),
            "" if fight.chance is None else percent(fight.chance, speech),
            speech.say("luck-conquered" if fight.conquered else "luck-repelled"),
            percent(attack.rarity, speech),
        )
    return made


def _table(title: str, caption: str, columns: tuple[str, ...], speech: Words) -> Table:
    """Begin a table."""
    made = ruled(speech.say(title), speech.say(caption))
    for column in columns:
        heading, worded = speech.say(f"luck-column-{column}"), column in LEFT
        made.add_column(heading, justify="left" if worded else "right", no_wrap=not worded)
    return made


def number(amount: float, speech: Words) -> str:
    """Write an amount, with the digits that matter."""
    return speech.say("luck-number", number=round(amount, 2 if abs(amount) < 10 else 1) + 0.0)


def signed(amount: float, speech: Words) -> str:
    """Write an amount with its sign."""
    return speech.say(
        "luck-more" if amount >= 0 else "luck-less", number=number(abs(amount), speech)
    )


def place(game: str, slugs: tuple[str, ...], language: str) -> str:
    """Name the territories or the card that were fought for."""
    things = {
        thing.slug: thing.names[language]
        for name in ("cards", "territories")
        for thing in describe(game).lists.get(name, ())
    }
    return " → ".join(things[slug] for slug in slugs)


def turning_lines(match: Match, turning: tuple[Turning, ...], company: Company) -> list[str]:
    """Say at which entries a match turned, for whom, and what happened there."""
    told, speech = tellings(match, company), company.speech
    return [
        speech.say(
            "luck-turning",
            number=str(one.number),
            who=company.label(one.seat),
            before=percent(one.before, speech),
            after=percent(one.after, speech),
            what=told[one.number],
        )
        for one in turning
    ]


def tellings(match: Match, company: Company) -> list[str]:
    """Tell each entry of a match in a few words, nothing being secret any more."""
    told = teller(match.game, company, EVERYTHING)
    found = []
    for _, before, entry, _ in match.entries():
        lines = told.tell(before.copy(), entry)
        low = (QUIET, SECRET)
        loud = [line.text for line in lines if line.kind not in low] or [
            line.text for line in lines
        ]
        found.append(" ".join(loud[:2]))
    return completed(found)


def plain(account: Account, curve: Curve | None) -> str:
    """Write the luck of a match, and the chances to win, as JSON."""
    whole = asdict(account) | ({"curve": asdict(curve)} if curve else {})
    return json.dumps(whole, indent=2) + "\n"


def paint(account: Account, curve: Curve | None, file: Path, company: Company) -> None:
    """Paint how lucky each player was, and the chances to win, into a picture."""
    speech, names = company.speech, [company.label(seat) for seat in range(len(account.seats))]
    bars = [(seat, one) for seat, sums in enumerate(account.seats) for one in sums]
    high = 1.2 + 0.4 * max(2, len(bars))
    figure = painting.canvas(11, high if curve is None else high + 4)
    heights = [high] if curve is None else [high, 4]
    plots = figure.subplots(len(heights), 1, squeeze=False, height_ratios=heights)[:, 0]
    labels = [f"{names[seat]} · {speech.say(f'luck-matter-{one.matter}')}" for seat, one in bars]
    colours = [painting.GOOD if one.luck >= 0 else painting.BAD for _, one in bars]
    painting.frame(plots[0], speech.say("luck-picture" if bars else "luck-none"), "x")
    plots[0].barh(labels, [one.standard for _, one in bars], 0.6, color=colours)
    plots[0].axvline(0, color=painting.INK, linewidth=1)
    plots[0].invert_yaxis()
    furthest = max((abs(one.standard) for _, one in bars), default=1.0)
    plots[0].set_xlim(-1.1 * max(1.0, furthest), 1.1 * max(1.0, furthest))
    if curve is not None:
        paint_curve(plots[1], curve, names, speech)
    painting.keep(figure, file)


def paint_curve(axes: Axes, curve: Curve, names: list[str], speech: Words) -> None:
    """Paint everybody's chance to win, and mark where the match turned."""
    painting.frame(axes, speech.say("luck-curve", playouts=curve.playouts), "y")
    numbers = [point.number for point in curve.points]
    for seat, name in enumerate(names):
        chances = [point.chances[seat] for point in curve.points]
        axes.plot(numbers, chances, label=name, color=painting.COLOURS[seat], linewidth=2)
    for turning in curve.turning:
        axes.axvline(turning.number, color=painting.FAINT, linestyle=":", linewidth=1.2)
        axes.text(turning.number, 0.97, f" {turning.number}", color=painting.FAINT, fontsize=8)
    axes.set_ylim(0, 1)
    axes.set_xlim(numbers[0], max(numbers[-1], numbers[0] + 1))
    painting.explain(axes, len(names), below=True)
