"""The players of a match, and how they are called in one language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from planisphere.fields import LETTERS
from planisphere.words import Words

LONGEST_NAME = 20


@dataclass(frozen=True, slots=True)
class Player:
    """A person, or a bot, by name."""

    name: str = ""
    bot: bool = False
    program: str = ""
    """The command of a bot that is a program of somebody's own."""
    function: str = ""
    """The name of a bot that is a function of somebody's own, as module:name."""

    @property
    def level(self) -> str:
        """The level of a bot that is ours; nothing for others and for people."""
        return self.name if self.bot and not self.program and not self.function else ""


class Company:
    """The players of a match, and how they are called."""

    def __init__(self, players: Sequence[Player], speech: Words) -> None:
        self.players = tuple(players)
        self.speech = speech
        self._labels = [self._label(owner) for owner in range(len(LETTERS))]

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

    def seat(self, seat: int, player: Player) -> None:
        """Let a player take over a seat."""
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])
        self._labels[seat] = self._label(seat)

    def label(self, owner: int) -> str:
        """Name a player with his letter, or the ally."""
        return self._labels[owner]

    def opening(self, owner: int) -> str:
        """Name him as a sentence begins: people as they wish, the ally with a capital."""
        label = self.label(owner)
        return label if owner < len(self.players) else label[:1].upper() + label[1:]

    def _label(self, owner: int) -> str:
        """Put a player's name and his letter together."""
        letter = LETTERS[owner]
        if owner >= len(self.players):
            return self.speech.say("label-ally", letter=letter)
        player = self.players[owner]
        if player.level:
            return self.speech.say("label-bot", letter=letter, level=player.level)
        if not player.name:
            return self.speech.say("label-seat", letter=letter)
        return self.speech.say("label-name", name=player.name, letter=letter)


def plain(text: str) -> str:
    """Return a text without anything that a terminal would obey."""
    return "".join(c for c in text if c.isprintable()).strip()
