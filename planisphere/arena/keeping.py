"""The folder of a tournament: its set-up, a line for each match, and what came of it all."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from planisphere.arena.playing import Played
from planisphere.arena.tournament import Tournament
from planisphere.faults import Fault

SETUP, MATCHES, TABLE, PICTURE = "tournament.json", "matches.jsonl", "table.json", "table.png"
SAID = "stderr"
"""Where the words of programs are kept, a file for each match and seat."""


class Folder:
    """Where a tournament is kept, so that it can be stopped and gone on with."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        """Open a folder, new or of the same tournament."""
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        self._check(json.loads(json.dumps(tournament.plain())))
        self.played = list(self._lines())

    def _check(self, told: dict[str, Any]) -> None:
        """Refuse to go on with another tournament than the one that is kept here."""
        file = self.path / SETUP
        if not file.exists():
            if (self.path / MATCHES).exists():
                raise Fault("arena-folder", path=str(self.path))
            write(file, json.dumps(told, indent=2) + "\n")
            return
        try:
            kept = dict(json.loads(file.read_text(encoding="utf-8")))
        except ValueError:
            raise Fault("arena-folder", path=str(self.path)) from None
        changed = sorted(key for key in {*kept, *told} if kept.get(key) != told.get(key))
        if changed:
            raise Fault("arena-changed", path=str(self.path), what=", ".join(changed))

    def _lines(self) -> Iterator[Played]:
        """Read what has been played; a last line that was being written is cut off."""
        file = self.path / MATCHES
        text = file.read_bytes() if file.exists() else b""
        whole = text.rfind(b"\n") + 1
        if whole < len(text):
            with file.open("rb+") as out:
                out.truncate(whole)
        for number, line in enumerate(text[:whole].splitlines(), 1):
            try:
                yield Played(**json.loads(line))
            except (TypeError, ValueError):
                raise Fault("arena-line", path=str(file), line=number) from None

    def add(self, played: Sequence[Played]) -> None:
        """Write matches down for good, a line each."""
        for one in played:
            if one.record:
                records = self.path / "records"
                records.mkdir(exist_ok=True)
                write(records / f"{one.number:06}.txt", one.record)
            for seat, text in one.said.items():
                said = self.path / SAID
                said.mkdir(exist_ok=True)
                write(said / f"{one.number:06}-{seat}.txt", text)
        lines = [json.dumps({**asdict(one), "record": "", "said": {}}) + "\n" for one in played]
        with (self.path / MATCHES).open("a", encoding="utf-8") as out:
            out.write("".join(lines))
            out.flush()
            os.fsync(out.fileno())
        self.played += played


def write(file: Path, text: str) -> None:
    """Write a file so that it is there whole or not at all."""
    half = file.with_suffix(file.suffix + ".half")
    with half.open("w", encoding="utf-8") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    half.replace(file)
