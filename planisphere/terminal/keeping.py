"""Writing a match to a file, so that it is never lost."""

from __future__ import annotations

import os
import shlex
import tempfile
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from planisphere.faults import Fault
from planisphere.match import Match
from planisphere.words import Words, usual_language


class Keeper:
    """Knows the file of a match, and writes it whole or not at all."""

    def __init__(self, path: Path | None, speech: Words, ours: bool = False) -> None:
        self.path = path
        self.speech = speech
        self.ours = {path.absolute()} if path is not None and ours else set()
        if path is not None:
            self._check(path)

    def keep(self, match: Match) -> None:
        """Write the match to its file, if it has one."""
        if self.path is not None:
            self.write(match, self.path)

    def write(self, match: Match, path: Path) -> None:
        """Write the match to a file; never over one that is not of this match."""
        self._check(path)
        path.absolute().parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            beside.write_text(match.to_record(reveal=True), encoding="utf-8")
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
        self.ours.add(path.absolute())

    def _check(self, path: Path) -> None:
        """Refuse to write over a file that is not of this match."""
        if path.absolute() not in self.ours and path.exists():
            raise Fault("terminal-file-exists", path=path)

    def rescue(self, match: Match) -> Path:
        """Write the match to its file, or wherever a file can be written."""
        last: Exception | None = None
        for path in self._places(match):
            try:
                self.write(match, path)
            except (OSError, Fault) as error:
                last = error
            else:
                return path
        raise OSError(str(last))

    def _places(self, match: Match) -> list[Path]:
        """List where a match may be kept, the best place first."""
        name = f"{match.game.name}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.txt"
        usual = user_data_path("planisphere", appauthor=False) / "matches" / name
        return [*([self.path] if self.path else []), usual, Path(tempfile.gettempdir()) / name]

    def resume_command(self, path: Path) -> str:
        """Return what to type to go on with a match."""
        return f"planisphere play --resume {shlex.quote(str(path))}{self._language()}"

    def replay_command(self, path: Path) -> str:
        """Return what to type to see a match again."""
        return f"planisphere replay {shlex.quote(str(path))}{self._language()}"

    def _language(self) -> str:
        language = self.speech.language
        return "" if language == usual_language() else f" --lang {language}"


def keep_words(text: str) -> Path:
    """Write what a program has said into a new file, for its author."""
    number, path = tempfile.mkstemp(prefix="planisphere-", suffix=".txt", text=True)
    with os.fdopen(number, "w", encoding="utf-8") as file:
        file.write(text)
    return Path(path)
