"""Players, zones and cards of Manchots Barjots in one language, in full and as they are typed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from planisphere.fields import LETTERS
from planisphere.games.manchots.cards import (
    KAMIKAZE,
    KIND,
    LOOKOUT,
    MANCHOTS,
    TWINS,
    VALUE_OF,
    ZONE_OF,
)
from planisphere.games.manchots.notation import NAMES
from planisphere.telling.company import Company
from planisphere.words import LANGUAGES

POWER = {TWINS: "twins", KAMIKAZE: "kamikaze", LOOKOUT: "lookout"}
"""The powers by the value of their cards."""


class Names:
    """Names of players, the virtual ones among them, of zones and of cards."""

    def __init__(self, company: Company) -> None:
        self.company = company
        self.speech = company.speech
        self.language = company.speech.language

    def label(self, owner: int) -> str:
        """Name a player with his letter, or a virtual one."""
        if owner < len(self.company.players):
            return self.company.label(owner)
        return self.speech.say("label-name", name=self.short(owner), letter=LETTERS[owner])

    def short(self, owner: int) -> str:
        """Name somebody whose letter stands beside the name."""
        seats = len(self.company.players)
        if owner >= seats:
            return self.speech.say("label-virtual", number=owner - seats + 1)
        player = self.company.players[owner]
        if player.bot:
            return self.speech.say("bot-name", level=player.name)
        return player.name or self.company.label(owner)

    def zone(self, zone: int) -> str:
        """Return the name of a zone."""
        return str(MANCHOTS["zones"][zone][self.language])

    def card(self, kind: int) -> str:
        """Return the name of a card: its zone and its value."""
        return f"{self.zone(int(ZONE_OF[kind]))} {VALUE_OF[kind]}"

    def power(self, kind: int) -> str:
        """Return the name of a card's power, if it has one."""
        power = POWER.get(int(VALUE_OF[kind]))
        return "" if power is None else self.speech.say(f"power-{power}")

    def full(self, kind: int) -> str:
        """Return the name of a card with its power."""
        power = self.power(kind)
        return f"{self.card(kind)} ({power})" if power else self.card(kind)

    def code(self, kind: int) -> str:
        """Return a card as it is typed in the fewest letters."""
        return NAMES[KIND[kind]][len(LANGUAGES) + LANGUAGES.index(self.language)]

    def codes(self, kinds: Iterable[int]) -> str:
        """Write cards in the fewest letters."""
        return " ".join(map(self.code, kinds))

    def word(self, kind: int) -> str:
        """Return the name of a card as one word of a command."""
        return NAMES[KIND[kind]][LANGUAGES.index(self.language)]

    def all(self, names: Sequence[str]) -> str:
        """Name several things."""
        if len(names) < 2:
            return "".join(names)
        return self.speech.say("list-and", first=", ".join(names[:-1]), last=names[-1])

    def cards(self, kinds: Iterable[int]) -> str:
        """Name several cards with their powers."""
        return self.all([self.full(kind) for kind in kinds])
