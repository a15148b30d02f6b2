"""Pictures of numbers: paper and ink as on the page, and lines that stand out on them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

PAPER, SHEET, INK, FAINT, RULE = "#f4ecd8", "#fbf6e8", "#2b2118", "#6a5b49", "#cdbf9f"
GOOD, BAD = "#2f6b3a", "#a02c20"
COLOURS = ("#8c3b2a", "#24557f", "#c58a17", "#2f6b3a", "#6d4f86", "#55708a")
"""One for each line. Those of the seats on the page would be too pale on paper."""

MOST_BESIDE = 3
"""The names that stand side by side above or below a plot."""


def canvas(wide: float, high: float, title: str = "") -> Figure:
    """Return an empty sheet of paper."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    room = ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.12, wspace=0.04, hspace=0.06)
    figure = Figure(figsize=(wide, high), layout=room, facecolor=PAPER)
    if title:
        figure.suptitle(title, color=INK, fontsize=14, fontweight="bold", fontfamily="serif")
    return figure


def frame(axes: Axes, title: str, lines: Literal["x", "y"]) -> None:
    """Frame a plot lightly, with lines across along an axis."""
    axes.set_facecolor(SHEET)
    axes.set_title(title, color=INK, fontsize=11, loc="left")
    for side in axes.spines.values():
        side.set_color(RULE)
    axes.tick_params(colors=FAINT, labelcolor=INK, length=0)
    axes.grid(axis=lines, color=RULE, linewidth=0.7, alpha=0.7)
    axes.set_axisbelow(True)


def explain(axes: Axes, count: int, *, below: bool = False) -> None:
    """Say above or below a plot, beside nothing that it shows, which colour is whose."""
    axes.legend(
        loc="upper left" if below else "lower right",
        bbox_to_anchor=(0, -0.08) if below else (1, 1),
        ncols=min(count, MOST_BESIDE),
        frameon=False,
        labelcolor=INK,
        handlelength=1.0,
        columnspacing=1.2,
        borderaxespad=0.1,
    )


def keep(figure: Figure, file: Path) -> None:
    """Write a picture."""
    figure.savefig(file, dpi=120)
