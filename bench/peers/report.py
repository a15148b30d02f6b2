"""What is printed and kept of a side by side run: tables, ratios, JSON."""

from __future__ import annotations

import platform
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from typing import Any

from bench.peers.frame import Burst, Contest, Pair, Speed, rate, ratios, speed

PACKAGES = (
    "diplomacy",
    "gymnasium",
    "jax",
    "jaxlib",
    "numba",
    "numpy",
    "open_spiel",
    "pettingzoo",
    "pgx",
    "rlcard",
)

Bursts = Mapping[Contest, Sequence[Burst]]


def versions() -> dict[str, str]:
    """Return what was installed, Python among it."""
    return {"python": platform.python_version(), **{name: version(name) for name in PACKAGES}}


def judged(pair: Pair, bursts: Bursts) -> Speed:
    """Return how many times as fast ours was, burst by burst."""
    ours = [rate(burst, pair.ours.cores) for burst in bursts[pair.ours]]
    theirs = [rate(burst, pair.theirs.cores) for burst in bursts[pair.theirs]]
    return ratios(ours, theirs)


def markdown(bursts: Bursts, pairs: Sequence[Pair], cores: int) -> str:
    """Return all speeds and all ratios as tables."""
    lines = ["| | | on | a second | middle half |", "|---|---|---|---:|---:|"]
    for contest, run in bursts.items():
        low, middle, high = speed(run, contest.cores)
        on = "one core" if contest.cores == 1 else f"{cores} cores"
        spread = f"{shown(low)}–{shown(high)}"
        lines.append(f"| {contest.label} | {contest.form} | {on} | {shown(middle)} | {spread} |")
    lines += [
        "",
        "| ours | beside | times as fast | middle half | aim |",
        "|---|---|---:|---:|---|",
    ]
    for pair in pairs:
        low, middle, high = judged(pair, bursts)
        ours = f"{pair.ours.game}, {pair.ours.form}"
        theirs = f"{pair.theirs.label}, {pair.theirs.form}"
        met = f"{pair.aim:g} {'met' if middle >= pair.aim else 'missed'}"
        lines.append(f"| {ours} | {theirs} | {middle:.3g} | {low:.3g}–{high:.3g} | {met} |")
    return "\n".join(lines)


def shown(number: float) -> str:
    """Write a number with three figures, thousands apart."""
    if number < 1000:
        return f"{number:.3g}"
    digits = len(str(int(number))) - 3
    return f"{round(number, -digits):,.0f}"


def plain(bursts: Bursts, pairs: Sequence[Pair], cores: int) -> dict[str, Any]:
    """Return everything that was measured, for programs."""
    return {
        "cores": cores,
        "versions": versions(),
        "contests": [
            {
                "library": contest.library,
                "game": contest.game,
                "form": contest.form,
                "cores": contest.cores or cores,
                "a_second": speed(run, contest.cores)._asdict(),
                "bursts": [burst._asdict() for burst in run],
            }
            for contest, run in bursts.items()
        ],
        "pairs": [
            {
                "ours": f"{pair.ours.game} {pair.ours.form}",
                "theirs": f"{pair.theirs.label} {pair.theirs.form}",
                "ratio": judged(pair, bursts)._asdict(),
                "aim": pair.aim,
            }
            for pair in pairs
        ],
    }
