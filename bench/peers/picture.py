"""The speeds side by side as a picture, one colour for each library."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import matplotlib as mpl
import matplotlib.pyplot as plt

from bench.peers.frame import CLONE, REPLAY, Burst, Contest, speed

COLOURS = {
    "Planisphere": "#b3452c",
    "pgx": "#3b6ea5",
    "OpenSpiel": "#5b8c5a",
    "RLCard": "#c9a227",
    "PettingZoo": "#7d5ba6",
    "diplomacy": "#6b6b6b",
}


def draw(bursts: Mapping[Contest, Sequence[Burst]], cores: int, file: Path) -> None:
    """Draw decisions a second on one side, and copies and replayed moves on the other."""
    mpl.use("Agg")
    played = [contest for contest in bursts if contest.form not in (CLONE, REPLAY)]
    copied = [contest for contest in bursts if contest.form in (CLONE, REPLAY)]
    figure, (left, right) = plt.subplots(
        1, 2, figsize=(13, 0.27 * len(played) + 1.2), width_ratios=(3, 2)
    )
    bars(left, played, bursts, cores)
    left.set_title("decisions a second, random play")
    bars(right, copied, bursts, cores)
    right.set_title("copies, and replayed moves, a second")
    figure.tight_layout()
    file.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(file, dpi=110)
    plt.close(figure)


def bars(
    axes: plt.Axes,
    contests: list[Contest],
    bursts: Mapping[Contest, Sequence[Burst]],
    cores: int,
) -> None:
    """Draw a bar for each contest, the fastest on top, with the middle half of its bursts."""
    speeds = {contest: speed(bursts[contest], contest.cores) for contest in contests}
    ordered = sorted(contests, key=lambda contest: speeds[contest].middle)
    middles = [speeds[contest].middle for contest in ordered]
    spread = [
        [speeds[contest].middle - speeds[contest].low for contest in ordered],
        [speeds[contest].high - speeds[contest].middle for contest in ordered],
    ]
    colours = [COLOURS[contest.library] for contest in ordered]
    names = [named(contest, cores) for contest in ordered]
    axes.barh(names, middles, xerr=spread, color=colours, error_kw={"lw": 1})
    axes.set_xscale("log")
    axes.tick_params(axis="y", labelsize=7)
    axes.grid(axis="x", alpha=0.3)
    axes.margins(y=0.01)


def named(contest: Contest, cores: int) -> str:
    """Return what stands beside a bar."""
    on = "" if contest.cores == 1 else f", {cores} cores"
    return f"{contest.label}, {contest.form}{on}"
