"""Who sits where, as it is said on the command line and kept in a record."""

from __future__ import annotations

from collections.abc import Sequence

from planisphere.bots.levels import LEVELS, check_level, levels
from planisphere.faults import Fault
from planisphere.telling.company import LONGEST_NAME, Player, plain

USUAL_LEVEL = "normal"
HUMAN = "human"


def seated(words: Sequence[str]) -> list[Player]:
    """Read who sits where: `human`, `human:NAME`, or a level of bots."""
    return [_player(word.strip()) for word in words]


def check_bots(game: str, players: Sequence[Player]) -> None:
    """Refuse a bot of a level that the game does not have."""
    for player in players:
        if player.bot:
            check_level(player.name, levels(game))


def usual_company(seats: int) -> list[str]:
    """Return a person and bots, for who does not say who sits where."""
    return [HUMAN, *[USUAL_LEVEL] * (seats - 1)]


def _player(word: str) -> Player:
    """Read who sits in one seat."""
    kind, colon, name = word.partition(":")
    name = plain(name)[:LONGEST_NAME]
    if word in LEVELS:
        return Player(word, bot=True)
    if kind != HUMAN or name in LEVELS or (colon and not name):
        raise Fault("terminal-player", text=plain(word)[:40], allowed=", ".join(LEVELS))
    return Player(name)


def remembered(names: Sequence[str], seats: int) -> list[Player]:
    """Return who sat where in a record."""
    known = [*names, *[""] * seats][:seats]
    return [Player(plain(name)[:LONGEST_NAME], bot=name in LEVELS) for name in known]
