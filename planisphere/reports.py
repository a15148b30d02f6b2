"""What the command line prints: odds, counts of lines of play, verdicts on dice."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from planisphere.chance import Fair
from planisphere.faults import Fault, OptionFault
from planisphere.line import read_line
from planisphere.match import Match
from planisphere.odds import Odds, battle
from planisphere.perft import perft
from planisphere.record import first_unfair
from planisphere.words import words

SHOWN = 0.0005
"""Less likely numbers are left out of tables."""

DEEPEST = 8


def print_odds(
    attackers: int, defenders: str, defence: int, stop_at: int, as_json: bool, language: str
) -> None:
    """Print the exact odds of a battle, or of a chain of them."""
    garrisons = [_number(text) for text in defenders.split(",")]
    odds = battle(attackers, garrisons, defence, stop_at)
    if as_json:
        print(json.dumps(odds.plain()))
    else:
        Console().print(odds_table(odds, language))


def odds_table(odds: Odds, language: str) -> Table:
    """Draw the odds of a battle: who is left, and how often."""
    speech = words(language)
    table = Table(title=speech.say("odds-win", share=f"{odds.win:.4f}"), title_justify="left")
    for heading in ("odds-left", "odds-attackers-left", "odds-defenders-left"):
        table.add_column(speech.say(heading), justify="right")
    for left in range(max(len(odds.attackers), len(odds.defenders))):
        shares = [
            side[left] if left < len(side) else 0.0 for side in (odds.attackers, odds.defenders)
        ]
        if max(shares) >= SHOWN:
            table.add_row(str(left), *(f"{s:.4f}" if s >= SHOWN else "" for s in shares))
    return table


def _number(text: str) -> int:
    """Read a number of defenders."""
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        raise OptionFault("odds-number", value=text)
    return int(text)


def print_perft(line: str, depth: int, language: str) -> None:
    """Print the count of lines of play for each depth."""
    if not 0 <= depth <= DEEPEST:
        raise OptionFault("perft-depth", value=depth, most=DEEPEST)
    game, position = read_line(line)
    for plies in range(depth + 1):
        print(f"{plies} {perft(game, position, plies)}")
        sys.stdout.flush()


def print_verdict(file: Path, language: str) -> int:
    """Print whether the dice of a record come from its seed."""
    match = Match.from_record(file.read_text(encoding="utf-8"))
    if not isinstance(match.source, Fair):
        raise Fault("verify-no-seed")
    speech = words(language)
    number = first_unfair(match)
    if number is None:
        print(speech.say("verify-fair", count=sum(len(entry.chance) for entry in match.log)))
        return 0
    print(speech.say("verify-unfair", number=number))
    return 1
