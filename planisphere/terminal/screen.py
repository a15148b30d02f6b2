"""What is shown, on a terminal or in a pipe."""

from __future__ import annotations

import sys
from typing import TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from planisphere.faults import Fault, TextFault
from planisphere.fields import LETTERS, NONE
from planisphere.terminal.colours import badge
from planisphere.words import Words

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Cursor home, the screen erased, then what has scrolled away."""

NO_BREAK = "\u00a0\u202f"
"""The spaces of French punctuation, which count as unprintable."""

WIDE = 118
SHORT = 30


class Screen:
    """The place where words, the board and questions appear."""

    def __init__(
        self, speech: Words, console: Console | None = None, live: bool | None = None
    ) -> None:
        self.speech = speech
        self.live = is_live() if live is None else live
        self.console = console or _console(self.live)

    @property
    def width(self) -> int:
        """How many columns there are."""
        return self.console.width

    @property
    def wide(self) -> bool:
        """Whether there is room beside the board."""
        return self.width >= WIDE

    @property
    def small(self) -> bool:
        """Whether the board fills the screen by itself."""
        return self.live and self.console.height < SHORT

    def show(self, thing: RenderableType = "") -> None:
        """Show something; text is shown as it is."""
        self.console.print(thing, soft_wrap=False)

    def say(self, key: str, style: str = "", **details: object) -> None:
        """Show a sentence by its name."""
        self.show(Text(self.speech.say(key, **details), style))

    def whole(self, key: str, **details: object) -> None:
        """Show a sentence without breaking its lines, so that it can be copied."""
        self.console.print(Text(self.speech.say(key, **details)), soft_wrap=True)

    def bar(self, title: str, owner: int = NONE) -> None:
        """Show a line across with a title, and whose it is."""
        text = Text(f" {LETTERS[owner]} ", badge(owner)) if owner >= 0 else Text()
        text.append(f" {title}" if owner >= 0 else title, "bold")
        self.console.rule(text, style="dim", align="left")

    def fault(self, fault: Fault, typed: str = "", indent: int = 0) -> None:
        """Say what is wrong with what was typed, and point at it."""
        if isinstance(fault, TextFault) and typed:
            column = min(fault.column, len(typed) + 1) - 1 + indent
            if self.live and column < self.width:
                self.show(Text(" " * column + "^", "bold red"))
            fault = Fault(fault.reason, **fault.details)
        self.complain(self.speech.fault(fault))

    def complain(self, sentence: str) -> None:
        """Show that something did not work."""
        visible = "".join(c for c in sentence if c.isprintable() or c in NO_BREAK)
        self.show(Text(f"✗ {visible}", "bold red"))

    def clear(self) -> None:
        """Erase all that was shown, also what has scrolled away."""
        if self.live:
            self.console.file.write(CLEAR)
            self.console.file.flush()


def is_live() -> bool:
    """Whether a person sits at a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def _console(live: bool) -> Console:
    """Return a console for a terminal, or for a pipe without escape codes."""
    forgiving(sys.stdin)
    forgiving(sys.stdout)
    if live:
        return Console(highlight=False, markup=False, emoji=False)
    return Console(highlight=False, markup=False, emoji=False, force_terminal=False, no_color=True)


def forgiving(stream: TextIO) -> None:
    """Let a stream replace what its encoding does not have."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
