"""Tables of numbers in a terminal: one line below the heads, no room lost beside the columns."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table


def ruled(title: str = "", caption: str = "") -> Table:
    """Begin a table."""
    return Table(
        title=title,
        title_justify="left",
        caption=caption,
        caption_justify="left",
        box=SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
        pad_edge=False,
    )
