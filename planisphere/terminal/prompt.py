"""Reading what people type: with completion at a terminal, line by line from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.shortcuts import CompleteStyle

from planisphere.parts.names import Lexicon, slug
from planisphere.terminal.screen import Screen


class Choices(Completer):
    """Completes the command being typed, word by word, from those that are possible."""

    def __init__(self, commands: Iterable[str]) -> None:
        self.rows = [command.split(" ") for command in commands]

    def get_completions(self, document: Document, event: CompleteEvent) -> Iterator[Completion]:
        """Offer the words that may stand at the cursor."""
        segment = document.text_before_cursor.rsplit(";", 1)[-1].lstrip()
        *typed, partial = segment.split(" ") if segment else [""]
        words = self.next_words(typed, partial)
        while not words and len(typed) > 1 and partial:  # a name may be typed with blanks
            partial = f"{typed.pop()} {partial}"
            words = self.next_words(typed, partial)
        for word in words:
            more = bool(self.next_words([*typed, word], ""))
            whole_word = f"{word} " if more else word
            yield Completion(whole_word, start_position=-len(partial), display=word)

    def next_words(self, typed: Sequence[str], partial: str) -> list[str]:
        """List the words that may follow those typed, and start as the last one does."""
        known = tuple(text for text in typed if text)
        words = dict.fromkeys(
            row[place] for row in self.rows for place in _places(row, known) if place < len(row)
        )
        return [word for word in words if not partial or _begins(word, partial)]


def _places(row: Sequence[str], typed: Sequence[str]) -> set[int]:
    """How many words of a command those typed may stand for, a name by one word or several."""
    if not typed:
        return {0}
    if not row:
        return set()
    most = 1 + min(row[0].count("-"), len(typed) - 1)
    return {
        place + 1
        for cut in range(1, most + 1)
        if _begins(row[0], " ".join(typed[:cut]))
        for place in _places(row[1:], typed[cut:])
    }


@lru_cache(maxsize=65536)
def _begins(word: str, text: str) -> bool:
    """Whether what was typed cuts a word short."""
    return word == text or bool(Lexicon("verb", {slug(word): ()}).matches(text))


class Reader:
    """Reads lines, one history for each seat so that nobody leafs through another's."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.sessions: dict[int, PromptSession[str]] = {}

    def line(
        self,
        prompt: str,
        seat: int,
        commands: Callable[[], Iterable[str]],
        hint: Callable[[str], str],
    ) -> str:
        """Read a line; raise EOFError at the end of the input."""
        if not self.screen.live:
            return self._plain(prompt)
        session = self._session(seat)
        typed: str = session.prompt(
            prompt,
            completer=Choices(commands()),
            complete_while_typing=False,
            complete_style=CompleteStyle.READLINE_LIKE,
            bottom_toolbar=lambda: hint(session.default_buffer.text),
        )
        return whole(typed)

    def pause(self, prompt: str) -> None:
        """Wait for Enter; from a pipe nobody has to wait."""
        if self.screen.live:
            session: PromptSession[str] = PromptSession(history=InMemoryHistory())
            session.prompt(prompt, is_password=True)
        else:
            self.screen.show(prompt)

    def _session(self, seat: int) -> PromptSession[Any]:
        """Return the editor of a seat."""
        if seat not in self.sessions:
            self.sessions[seat] = PromptSession(history=InMemoryHistory())
        return self.sessions[seat]

    def _plain(self, prompt: str) -> str:
        """Read a line from a pipe, and show it as if it had been typed."""
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        typed = whole(line.rstrip("\r\n"))
        self.screen.show(f"{prompt}{''.join(c for c in typed if c.isprintable())}")
        return typed


def whole(text: str) -> str:
    """Return a text without halves of characters, which nothing could print."""
    return text.encode("utf-8", "replace").decode()
