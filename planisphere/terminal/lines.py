"""How the sentences of the log are shown."""

from __future__ import annotations

from rich.text import Text

from planisphere.telling.lines import END, TURN, Line
from planisphere.terminal.colours import COLOURS
from planisphere.terminal.screen import Screen


def show_line(screen: Screen, line: Line) -> None:
    """Show a sentence of the log in the colour of its seat."""
    seated = 0 <= line.seat < len(COLOURS)
    if line.kind == TURN:
        screen.bar(line.text, line.seat)
        return
    mark = Text().append("▌ ", COLOURS[line.seat] if seated else "")
    screen.show(mark.append(line.text, "bold" if line.kind == END else ""))
