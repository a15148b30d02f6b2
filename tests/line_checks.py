"""What becomes of a position line: refused with a place, or played on from."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from planisphere.bench import random_move
from planisphere.faults import TextFault
from planisphere.laws import wandered
from planisphere.line import read_line, write_line
from planisphere.words import LANGUAGES, words
from tests.tables import TABLES

ROOT = Path(__file__).parent.parent
PLIES = 50

THIRDS = f"owner={'A' * 14}{'B' * 14}{'C' * 14}"
CONQUETE = f"conquete57 seats=3 round_number=5 order=ABC--- {THIRDS} armies=42*1"
RISK = f"risk76 seats=3 mode=world round_number=5 order=ABC--- {THIRDS} armies=42*1"
ALL_SYMBOLS = "14*infantry+14*artillery+14*cavalry+2*joker"


@cache
def real_lines(game: str) -> tuple[str, ...]:
    """Lines of random matches, chance awaited or not, of each phase one at least."""
    lines = {}
    for index, table in enumerate(TABLES):
        if table.game == game:
            match = wandered(*table, index, 150)
            every = [position.copy() for position, _, _ in match.moves()]
            phases = {(index, int(position.phase)): position for position in every}
            for position in [*phases.values(), *every[:: len(every) // 5], match.position]:
                lines[write_line(match.game, position)] = True
    return tuple(lines)


def spoken(fault: TextFault, line: str) -> None:
    """Check that a fault has a place in the line, and a sentence in each language."""
    assert fault.line == 1
    assert 1 <= fault.column <= len(line) + 1, fault
    for language in LANGUAGES:
        assert words(language).fault(fault)


def accepted(line: str) -> bool:
    """Whether a line is a position; if not, it must be refused with a place and a sentence."""
    try:
        game, position = read_line(line)
    except TextFault as fault:
        spoken(fault, line)
        return False
    again = write_line(game, position)
    assert read_line(again)[1].tobytes() == position.tobytes()
    assert write_line(game, read_line(again)[1]) == again
    return True


def play_on(line: str, seed: int) -> None:
    """Play at random from a line; every position on the way can be written and read."""
    game, position = read_line(line)
    generator = np.random.default_rng(seed)
    for ply in range(PLIES):
        waiting = game.awaited(position)
        if waiting == 0:
            break
        seat, action = random_move(game, position, generator)
        assert game.refusal(position, seat, action) == 0
        game.play(position, seat, action)
        if ply % 10 == 0:
            assert read_line(write_line(game, position))[1].tobytes() == position.tobytes()
    assert read_line(write_line(game, position))[1].tobytes() == position.tobytes()
