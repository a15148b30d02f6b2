"""Reading what people type: with completion at a terminal, line by line from a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
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
        for word in self.next_words(typed, partial):
            more = bool(self.next_words([*typed, word], ""))
            whole_word = f"{word} " if more else word
            yield Completion(whole_word, start_position=-len(partial), display=word)

    def next_words(self, typed: Sequence[str], partial: str) -> list[str]:
        """List the words that may follow those typed, and start as the last one does."""
        place = len(typed)
        fitting = [row for row in self.rows if len(row) > place and _follows(row, typed)]
        words = dict.fromkeys(row[place] for row in fitting)
        return [word for word in words if not partial or _begins(word, partial)]


def _follows(row: Sequence[str], typed: Sequence[str]) -> bool:
    """Whether a command starts with the words typed, whole or cut short."""
    return all(_begins(word, text) for word, text in zip(row, typed, strict=False))


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
