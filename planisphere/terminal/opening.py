"""Sitting down: a new match, one from a position line, or one that was saved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from planisphere.catalogue import load
from planisphere.faults import Fault
from planisphere.match import Match
from planisphere.terminal.company import Company, Player, remembered, seated
from planisphere.terminal.keeping import Keeper
from planisphere.terminal.screen import Screen
from planisphere.terminal.session import Session
from planisphere.words import words


def open_session(
    game: str,
    players: Sequence[str],
    options: Mapping[str, str],
    seed: str | None,
    line: str | None,
    resume: Path | None,
    save: Path | None,
    language: str,
) -> Session:
    """Prepare a match and who plays it."""
    speech = words(language)
    if resume is not None:
        match = Match.from_record(resume.read_text(encoding="utf-8"))
        sitting = remembered(match.names, match.seats)
    else:
        sitting = seated(players)
        match = _begin(game, sitting, options, seed, line)
    same = resume is not None and (save is None or save.absolute() == resume.absolute())
    keeper = Keeper(save or resume, speech, ours=same)
    return Session(match, Company(sitting, speech), Screen(speech), keeper, resume is not None)


def _begin(
    game: str,
    sitting: Sequence[Player],
    options: Mapping[str, str],
    seed: str | None,
    line: str | None,
) -> Match:
    """Start a match, from the beginning or from a line."""
    names = [player.name for player in sitting]
    if line is None:
        return Match.new(game, len(sitting), options, seed=seed, names=names)
    match = Match.from_line(line, seed=seed)
    if match.seats != len(sitting):
        raise Fault("terminal-line-seats", seats=match.seats, given=len(sitting))
    load(match.game.name).settle(match.seats, options)
    for name, value in options.items():
        if match.options[name] != value:
            raise Fault("terminal-line-option", option=name, value=match.options[name])
    match.names = tuple(names)
    return match
