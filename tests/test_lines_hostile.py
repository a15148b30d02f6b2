"""Position lines that were changed: refused, or a position that can be played on."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys

import pytest

from planisphere.parts.phases import PHASE
from tests.line_checks import ROOT, accepted, play_on, real_lines

NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 13, 41, 44, 127, 128, 10**6, 10**9, 2 * 10**9, 2**31]


def mutated(line: str, others: tuple[str, ...], choice: random.Random) -> str:
    """Change a field or two of a line, by what other lines say or by something odd."""
    game, *said = line.split()
    told = dict(word.split("=") for word in said)
    pool = [word.split("=") for other in choice.sample(others, 3) for word in other.split()[1:]]
    for _ in range(choice.choice([1, 1, 1, 2, 3])):
        name, value = choice.choice(pool)
        if choice.random() < 0.5:
            name = choice.choice([name, *told])
            value = altered(told.get(name, value), choice)
        if choice.random() < 0.1:
            told.pop(name, None)
        else:
            told[name] = value
    return " ".join([game, *(f"{name}={value}" for name, value in told.items())])


def altered(value: str, choice: random.Random) -> str:
    """Change one item of a value for another of its kind."""
    if re.fullmatch(r"[0-9,*]+", value):
        items = [
            item
            for run in value.split(",")
            for item in ([run.split("*")[1]] * int(run.split("*")[0]) if "*" in run else [run])
        ]
        items[choice.randrange(len(items))] = str(choice.choice(NUMBERS))
        return ",".join(items)
    if re.fullmatch(r"[A-F-]+", value):
        at = choice.randrange(len(value))
        return value[:at] + choice.choice("ABCDEF-?") + value[at + 1 :]
    if value in PHASE:
        return choice.choice(PHASE)
    at = choice.randrange(len(value) + 1)
    return value[:at] + choice.choice(["+joker", "/", "-", "2*", "+brazil", "?", ","]) + value[at:]


def attack_with_lines(game: str, seed: int, count: int) -> None:
    """Play on from mutated lines; print those that break something, and how many were accepted."""
    choice = random.Random(seed)
    lines = real_lines(game)
    good = 0
    for number in range(count):
        line = mutated(choice.choice(lines), lines, choice)
        try:
            if accepted(line):
                good += 1
                play_on(line, number)
        except Exception as error:
            print(f"{type(error).__name__}: {str(error)[:100]!r}: {line}")
    print(f"accepted {good}")


def interpreted(game: str, seed: int, count: int) -> list[str]:
    """Attack the rules as written, not compiled, so that no index goes astray unseen."""
    call = f"attack_with_lines({game!r}, {seed}, {count})"
    ran = subprocess.run(
        [sys.executable, "-c", f"from tests.test_lines_hostile import attack_with_lines; {call}"],
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    *broken, summary = ran.stdout.splitlines()
    assert int(summary.split()[1]) > count // 20
    return broken


@pytest.mark.parametrize("game", ["conquete57", "risk76"])
def test_a_hostile_line_is_refused_or_can_be_played_on(game: str) -> None:
    assert interpreted(game, 11, 400) == []


@pytest.mark.soak
@pytest.mark.parametrize("game", ["conquete57", "risk76"])
@pytest.mark.parametrize("seed", range(2, 6))
def test_many_hostile_lines_are_refused_or_can_be_played_on(game: str, seed: int) -> None:
    assert interpreted(game, seed, 3000) == []
