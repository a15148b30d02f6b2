"""Who sits where: people and bots, their names and their colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from planisphere.bots.levels import LEVELS
from planisphere.faults import Fault
from planisphere.fields import LETTERS
from planisphere.words import Words

USUAL_LEVEL = "normal"
HUMAN = "human"
LONGEST_NAME = 20

COLOURS = ("#f0e442", "#d55e00", "#0072b2", "#3a3a3a", "#cc79a7", "#009e73")
"""Yellow, red, blue, black, violet, green: tones that colour-blind people tell apart."""
INKS = ("#000000", "#000000", "#ffffff", "#ffffff", "#000000", "#000000")
"""What is legible on each of them."""


@dataclass(frozen=True, slots=True)
class Player:
    """A person, or a bot, by name."""

    name: str = ""
    bot: bool = False


def seated(words: Sequence[str]) -> list[Player]:
    """Read who sits where: `human`, `human:NAME`, or a level of bots."""
    return [_player(word.strip()) for word in words]


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
        raise Fault("terminal-player", text=plain(word)[:40])
    return Player(name)


def remembered(names: Sequence[str], seats: int) -> list[Player]:
    """Return who sat where in a record."""
    known = [*names, *[""] * seats][:seats]
    return [Player(plain(name)[:LONGEST_NAME], bot=name in LEVELS) for name in known]


def plain(text: str) -> str:
    """Return a text without anything that a terminal would obey."""
    return "".join(c for c in text if c.isprintable()).strip()


class Company:
    """The players of a match, and how they are called."""

    def __init__(self, players: Sequence[Player], speech: Words) -> None:
        self.players = tuple(players)
        self.speech = speech

    @property
    def names(self) -> list[str]:
        """The names as a record keeps them."""
        return [player.name for player in self.players]

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if not player.bot]

    def is_bot(self, seat: int) -> bool:
        """Whether a bot sits there."""
        return self.players[seat].bot

    def label(self, owner: int) -> str:
        """Name a player with his letter, or the ally."""
        letter = LETTERS[owner]
        if owner >= len(self.players):
            return self.speech.say("label-ally", letter=letter)
        player = self.players[owner]
        if player.bot:
            return self.speech.say("label-bot", letter=letter, level=player.name)
        if not player.name:
            return self.speech.say("label-seat", letter=letter)
        return self.speech.say("label-name", name=player.name, letter=letter)


def badge(owner: int) -> str:
    """The style of an owner's letter."""
    return f"bold {INKS[owner]} on {COLOURS[owner]}"
