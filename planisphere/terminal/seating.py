"""Who sits where, as it is said on the command line and kept in a record."""

from __future__ import annotations

from collections.abc import Sequence

from planisphere.bots.levels import LEVELS, check_level, levels
from planisphere.faults import Fault
from planisphere.programs.functions import function, is_function
from planisphere.programs.naming import FUNCTION, command_of, is_own, is_program, short
from planisphere.telling.company import LONGEST_NAME, Player, plain

USUAL_LEVEL = "normal"
HUMAN = "human"


def seated(words: Sequence[str]) -> list[Player]:
    """Read who sits where: `human`, `human:NAME`, a level of bots, or one's own by name."""
    return [_player(word.strip()) for word in words]


def check_bots(game: str, players: Sequence[Player]) -> None:
    """Refuse a bot of a level that the game does not have."""
    for player in players:
        if player.level:
            check_level(player.level, levels(game))


def usual_company(seats: int) -> list[str]:
    """Return a person and bots, for who does not say who sits where."""
    return [HUMAN, *[USUAL_LEVEL] * (seats - 1)]


def _player(word: str) -> Player:
    """Read who sits in one seat."""
    kind, colon, name = word.partition(":")
    name = plain(name)[:LONGEST_NAME]
    if word in LEVELS:
        return Player(word, bot=True)
    if is_program(word):
        command = command_of(word)
        return Player(plain(short(word))[:LONGEST_NAME], bot=True, program=command)
    if kind != HUMAN and is_function(word):
        function(word)
        return Player((FUNCTION + name)[:LONGEST_NAME], bot=True, function=word)
    if kind != HUMAN or name in LEVELS or is_own(name) or (colon and not name):
        raise Fault("terminal-player", text=plain(word)[:40], allowed=", ".join(LEVELS))
    return Player(name)


def remembered(names: Sequence[str], seats: int) -> list[Player]:
    """Return who sat where in a record; it starts nothing, as anybody may have written it."""
    known = [USUAL_LEVEL if is_own(name) else name for name in [*names, *[""] * seats][:seats]]
    return [Player(plain(name)[:LONGEST_NAME], bot=name in LEVELS) for name in known]
