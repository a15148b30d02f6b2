"""Sitting down: a new match, one from a position line, or one that was saved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from planisphere.bots.budgets import Purse, turn_seconds
from planisphere.faults import Fault
from planisphere.match import Match
from planisphere.telling.company import Company, Player
from planisphere.terminal.keeping import Keeper
from planisphere.terminal.screen import Screen
from planisphere.terminal.seating import check_bots, remembered, seated, usual_company
from planisphere.terminal.session import Session
from planisphere.words import words

USUAL_SEATS = 3


def open_session(
    game: str,
    players: Sequence[str],
    options: Mapping[str, str],
    seed: str | None,
    line: str | None,
    resume: Path | None,
    save: Path | None,
    think: float | None,
    language: str,
) -> Session:
    """Prepare a match and who plays it."""
    speech = words(language)
    if resume is not None:
        match = Match.from_record(resume.read_text(encoding="utf-8"))
        sitting = seated(players) if players else remembered(match.names, match.seats)
        _check_seats(match, sitting)
    else:
        match, sitting = _begin(game, players, options, seed, line)
    check_bots(match.game.name, sitting)
    same = resume is not None and (save is None or save.absolute() == resume.absolute())
    keeper = Keeper(save or resume, speech, ours=same)
    # The same seed shall give the same match, which no clock allows.
    seconds = turn_seconds(0.0 if seed and think is None else think)
    company, purse = Company(sitting, speech), Purse(seconds)
    return Session(match, company, Screen(speech), keeper, resume is not None, purse)


def _begin(
    game: str,
    players: Sequence[str],
    options: Mapping[str, str],
    seed: str | None,
    line: str | None,
) -> tuple[Match, list[Player]]:
    """Start a match, from the beginning or from a line; bots take the seats not spoken for."""
    if line is None:
        sitting = seated(players or usual_company(USUAL_SEATS))
        names = [player.name for player in sitting]
        return Match.new(game, len(sitting), options, seed=seed, names=names), sitting
    match = Match.from_line(line, seed=seed)
    sitting = seated(players or usual_company(match.seats))
    _check_seats(match, sitting)
    match.game.settle(match.seats, options)
    for name, value in options.items():
        if match.options[name] != value:
            raise Fault("terminal-line-option", option=name, value=match.options[name])
    match.names = tuple(player.name for player in sitting)
    return match, sitting


def _check_seats(match: Match, sitting: Sequence[Player]) -> None:
    """Refuse a company that is not as many as the match has seats."""
    if match.seats != len(sitting):
        raise Fault("terminal-line-seats", seats=match.seats, given=len(sitting))
