"""One short playthrough of each mode, as readable text; `--write` makes the files anew."""

from __future__ import annotations

import random
import sys
from pathlib import Path

from planisphere.match import Match
from tests.tables import MODES, Table

FOLDER = Path(__file__).parent / "golden"
HORIZON = {"manchots": "8", "africa1880": "3"}
"""In rounds; two where nothing is said."""


def name(table: Table) -> str:
    """Return the name of a table's file."""
    way = {"conquete57": table.options.get("economy", "first"), "manchots": str(table.seats)}
    word = way.get(table.game) or table.options.get("mode")
    return f"{table.game}-{word}.txt" if word else f"{table.game}.txt"


def playthrough(table: Table) -> str:
    """Play a match by a fixed habit and write its record, with the position after each turn."""
    options = {**table.options, "horizon": HORIZON.get(table.game, "2")}
    match = Match.new(table.game, table.seats, options, seed="golden")
    habit = random.Random("golden")
    places = []
    while not match.over:
        before = turn(match)
        seat = match.awaited[0]
        whole = [text for text in match.commands(seat) if is_whole(match, seat, text)]
        match.play(seat, habit.choice(whole))
        if turn(match) != before:
            places.append(f"after {match.number - 1}: {match.position_line()}")
    return match.to_record() + "\n" + "\n".join(places) + "\n"


def turn(match: Match) -> tuple[int, int]:
    """Return whose turn of which round it is."""
    position = match.position
    whose = next((position[name] for name in ("place", "turn") if name in position.dtype.names), 0)
    return int(whose), int(position.round_number)


def is_whole(match: Match, seat: int, text: str) -> bool:
    """Whether a command does not leave open how many armies cross."""
    return not text.startswith("bring") or "all" in text


def main() -> None:
    """Write the files, or say which differ from what would be written."""
    for table in MODES:
        file = FOLDER / name(table)
        if "--write" in sys.argv:
            file.write_text(playthrough(table), encoding="utf-8")
        elif file.read_text(encoding="utf-8") != playthrough(table):
            print(file.name, "differs")


if __name__ == "__main__":
    main()
