"""What the command line prints: odds, counts of lines of play, verdicts on dice, luck."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec
from pathlib import Path

from rich.console import Console
from rich.table import Table

from planisphere.chance import UNFAIR
from planisphere.faults import Fault, OptionFault, TextFault
from planisphere.games.express.cards import CARD, DICE, EXPRESS
from planisphere.games.express.notation import CARDS_BY_NAME
from planisphere.line import read_line
from planisphere.match import Match
from planisphere.odds import Odds, battle, can_be_stolen, conquest, lines_of, most_dice
from planisphere.parts.names import words_of
from planisphere.perft import perft
from planisphere.record import verify_record
from planisphere.tables import ruled
from planisphere.telling.company import Company
from planisphere.terminal.seating import remembered
from planisphere.words import words

SHOWN = 0.0005
"""Less likely numbers are left out of tables."""

DEEPEST = 8

MOST_PLAYOUTS = 100_000


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
    table = ruled(speech.say("odds-win", share=f"{odds.win:.4f}"))
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


def print_siege(
    name: str,
    filled: str,
    dice: int | None,
    held: bool,
    must_fill: str,
    as_json: bool,
    language: str,
) -> None:
    """Print the chance to conquer a card of Risk Express."""
    card = CARDS_BY_NAME.find_all(words_of(name), 1)[0]
    if held and not can_be_stolen(card):
        raise OptionFault("odds-turned-over")
    lines = _lines(filled, lines_of(card, held))
    bits = sum(1 << (line - 1) for line in lines)
    dice = most_dice(card, bits, held) if dice is None else dice
    forced = _forced(must_fill)
    chance = conquest(card, bits, dice, held, forced)
    if as_json:
        asked = {"card": card, "filled": lines, "dice": dice, "held": held, "must_fill": forced}
        print(json.dumps({**asked, "chance": chance}))
        return
    shown = {"card": _title(card, language), "share": f"{chance:.4f}", "dice": dice}
    holder = "held" if held else "free"
    numbers = ", ".join(map(str, lines))
    print(words(language).say("siege-chance", **shown, holder=holder, lines=numbers or "none"))


def print_sieges(
    filled: str, dice: int | None, held: bool, must_fill: str, as_json: bool, language: str
) -> None:
    """Print the chances to conquer all cards of Risk Express, free and held by another player."""
    if filled or held:
        raise OptionFault("odds-no-card")
    dice = DICE if dice is None else dice
    forced = _forced(must_fill)
    found = {
        card: {
            "free": conquest(card, 0, dice, False, forced),
            "held": conquest(card, 0, dice, True, forced) if can_be_stolen(card) else None,
        }
        for card in CARD
    }
    if as_json:
        print(json.dumps({"dice": dice, "must_fill": forced, "cards": found}))
    else:
        Console().print(sieges_table(found, dice, language))


def sieges_table(found: dict[str, dict[str, float | None]], dice: int, language: str) -> Table:
    """Draw the chances to conquer the cards of Risk Express."""
    speech = words(language)
    table = ruled(speech.say("sieges-title", dice=dice))
    table.add_column(speech.say("sieges-card"))
    for heading in ("sieges-free", "sieges-held"):
        table.add_column(speech.say(heading), justify="right")
    for card, shares in found.items():
        shown = ("" if share is None else f"{share:.4f}" for share in shares.values())
        table.add_row(_title(card, language), *shown)
    return table


def _title(card: str, language: str) -> str:
    """Return the name of a card of Risk Express."""
    return str(EXPRESS["cards"][CARD.index(card)][language])


def _lines(text: str, many: int) -> list[int]:
    """Read the numbers of lines, each once."""
    numbers = {str(line): line for line in range(1, many + 1)}
    asked = text.split(",") if text else []
    for number in asked:
        if number not in numbers:
            raise OptionFault("odds-line", value=number, most=many)
    return sorted({numbers[number] for number in asked})


def _forced(must_fill: str) -> bool:
    """Read whether a line that can be filled must be, as the option of the game is written."""
    if must_fill not in ("on", "off"):
        raise OptionFault("option-value", option="must_fill", value=must_fill, allowed="on, off")
    return must_fill == "on"


def print_perft(line: str, depth: int, language: str) -> None:
    """Print the count of lines of play for each depth."""
    if not 0 <= depth <= DEEPEST:
        raise OptionFault("perft-depth", value=depth, most=DEEPEST)
    game, position = read_line(line)
    for plies in range(depth + 1):
        print(f"{plies} {perft(game, position, plies)}")
        sys.stdout.flush()


def print_verdict(file: Path, language: str) -> int:
    """Print whether the dice of a record come from its seed, or the first that does not."""
    speech = words(language)
    try:
        match = verify_record(file.read_text(encoding="utf-8"))
    except TextFault as fault:
        if fault.reason not in UNFAIR:
            raise
        print(speech.fault(fault))
        return 1
    print(speech.say("verify-fair", count=sum(len(entry.chance) for entry in match.log)))
    return 0


def print_luck(
    file: Path, playouts: int | None, seed: str, picture: Path | None, as_json: bool, language: str
) -> None:
    """Print the luck of a record; with a number of playouts, where the match turned as well."""
    from planisphere.luck import showing
    from planisphere.luck.account import account
    from planisphere.luck.chances import curve

    _check_luck(playouts, picture)
    match = Match.from_record(file.read_text(encoding="utf-8"))
    company = Company(remembered(match.names, match.seats), words(language))
    weighed = account(match)
    reckoned = None if playouts is None else curve(match, playouts, seed)
    if picture is not None:
        showing.paint(weighed, reckoned, picture, company)
    if as_json:
        print(showing.plain(weighed, reckoned), end="")
    else:
        for part in showing.told(match, weighed, reckoned, company):
            Console().print(part, end="\n\n")


def _check_luck(playouts: int | None, picture: Path | None) -> None:
    """Refuse what cannot be reckoned or painted, before any work is done."""
    if playouts is not None and not 1 <= playouts <= MOST_PLAYOUTS:
        raise OptionFault("luck-playouts", value=playouts, most=MOST_PLAYOUTS)
    if picture is not None and picture.suffix.lower() != ".png":
        raise OptionFault("luck-picture-form", name=picture.name)
    if picture is not None and find_spec("matplotlib") is None:
        raise Fault("luck-extra", name="matplotlib")
