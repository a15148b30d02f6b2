"""The counts of lines of play from known positions have not changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from planisphere.game import CHANCE, Game
from planisphere.line import read_line
from planisphere.perft import perft

FOLDER = Path(__file__).parent / "perft"


def cases() -> list[tuple[str, str, list[int]]]:
    """Read the files: a name, a position line, and the counts from depth 0 on."""
    found = []
    for file in sorted(FOLDER.glob("*.txt")):
        rows = [row for row in file.read_text().splitlines() if row and not row.startswith("#")]
        for name, line, counts in zip(rows[::3], rows[1::3], rows[2::3], strict=True):
            found.append((f"{file.stem} {name}", line, [int(count) for count in counts.split()]))
    return found


CASES = cases()
each_case = pytest.mark.parametrize(
    ("line", "counts"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)


@each_case
def test_perft(line: str, counts: list[int]) -> None:
    game, position = read_line(line)
    assert [perft(game, position, depth) for depth in range(len(counts))] == counts


def count_by_refusals(game: Game, position: Any, depth: int) -> int:
    """Count lines of play by asking of every action whether it is refused."""
    waiting = game.awaited(position)
    if depth == 0 or waiting == 0:
        return 1
    seat = next(seat for seat in range(CHANCE + 1) if waiting >> seat & 1)
    total = 0
    for action in range(game.actions):
        if game.refusal(position, seat, action) == 0:
            after = position.copy()
            game.play(after, seat, action)
            total += count_by_refusals(game, after, depth - 1)
    return total


@each_case
def test_what_is_not_refused_counts_the_same(line: str, counts: list[int]) -> None:
    game, position = read_line(line)
    depths = [depth for depth, count in enumerate(counts) if count < 1500]
    assert [count_by_refusals(game, position, d) for d in depths] == [counts[d] for d in depths]


def test_a_territory_of_four_armies_has_three_throws_at_each_of_its_neighbours() -> None:
    """Alaska with four armies has three neighbours: nine attacks, and done."""
    counts = next(case[2] for case in CASES if case[0].endswith("alone-in-alaska"))
    assert counts[1] == 10
