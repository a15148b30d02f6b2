"""What is wrong with something a person gave, so that it can be said in his language.

Fault
├── OptionFault     an option, or a number of seats, that the game does not have
├── TextFault       a command, a position line or a record that cannot be read
└── IllegalMove     a move that the rules forbid
"""

from __future__ import annotations


class Fault(ValueError):
    """Something given that cannot be used; `reason` names the sentence that says so."""

    def __init__(self, reason: str, **details: object) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details = details

    def at(self, column: int, line: int = 1) -> TextFault:
        """Return the same fault as one of a text, at a place in it."""
        found = TextFault(self.reason, column, line)
        found.details = self.details
        return found

    def __str__(self) -> str:
        """Name the reason and its details, for programmers."""
        details = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.reason} ({details})" if details else self.reason


class OptionFault(Fault):
    """An option, or a number of seats, that the game does not have."""


class TextFault(Fault):
    """A text that cannot be read, with the place of the fault; both count from 1."""

    def __init__(self, reason: str, column: int = 1, line: int = 1, **details: object) -> None:
        super().__init__(reason, **details)
        self.column = column
        self.line = line

    def __str__(self) -> str:
        """Name the place, the reason and its details."""
        return f"line {self.line}, column {self.column}: {super().__str__()}"

    def moved(self, columns: int = 0, lines: int = 0) -> TextFault:
        """Return the same fault where the text stands further on."""
        return self.at(self.column + columns, self.line + lines)


class IllegalMove(Fault):
    """A move that the rules forbid; `rule` is the id of the one that does."""

    def __init__(self, rule: str, reason: str, **details: object) -> None:
        super().__init__(reason, **details)
        self.rule = rule

    def __str__(self) -> str:
        """Name the rule and the reason."""
        return f"{self.rule}: {super().__str__()}"


class Refused(Exception):
    """Raised by a notation for a command that no action says, by the number of its refusal.

    What stands in *after* would have been played first, and is refused before it if need be.
    """

    def __init__(self, code: int, after: tuple[int, ...] = ()) -> None:
        super().__init__(code, after)
        self.code = code
        self.after = after
