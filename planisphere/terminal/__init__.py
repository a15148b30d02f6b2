"""Play and replay in the terminal."""

from __future__ import annotations

from pathlib import Path


def play(
    game: str,
    players: list[str],
    options: dict[str, str],
    seed: str | None,
    line: str | None,
    resume: Path | None,
    save: Path | None,
    think: float | None,
    language: str,
) -> int:
    """Play a match to its end, or as far as people like; return the exit code."""
    from planisphere.terminal.opening import open_session

    return open_session(game, players, options, seed, line, resume, save, think, language).run()


def replay(path: Path, step: bool, seat: str | None, language: str) -> int:
    """Tell a recorded match, all of it or as one seat saw it; return the exit code."""
    from planisphere.terminal.retelling import retell

    return retell(path, step, seat, language)
