"""The names of the world board in one language, for reading and for typing."""

from __future__ import annotations

from functools import cached_property

from planisphere.parts.earth import EARTH, SYMBOL, SYMBOL_OF, TERRITORIES
from planisphere.parts.names import slug
from planisphere.parts.orders import name as usual_word
from planisphere.words import Words

OLD_NAMES = {"conquete57": "1957"}
"""The games whose board has names of its own."""


class Atlas:
    """Names of territories, continents and cards."""

    def __init__(self, game: str, speech: Words) -> None:
        self.speech = speech
        self.language = speech.language
        self.edition = f"{self.language}_{OLD_NAMES.get(game, '')}"

    def territory(self, territory: int) -> str:
        """Return the name of a territory."""
        names = EARTH["territories"][territory]
        return str(names.get(self.edition, names[self.language])).replace("'", "’")

    def word(self, territory: int) -> str:
        """Return the name of a territory as one word of a command."""
        return slug(self.territory(territory))

    def continent(self, continent: int) -> str:
        """Return the name of a continent."""
        return str(EARTH["continents"][continent][self.language]).replace("'", "’")

    def symbol(self, symbol: int) -> str:
        """Return the name of a card's symbol."""
        return self.speech.say(f"symbol-{SYMBOL[symbol]}")

    def card(self, card: int) -> str:
        """Return the name of a territory card, with its symbol."""
        symbol = self.symbol(int(SYMBOL_OF[card]))
        return f"{self.territory(card)} ({symbol})" if card < TERRITORIES else symbol

    def command(self, command: str) -> str:
        """Return a command with the names of this board."""
        return " ".join(self._edition_words.get(word, word) for word in command.split(" "))

    @cached_property
    def _edition_words(self) -> dict[str, str]:
        """The usual word of each territory that goes by another here."""
        words = {usual_word(t, self.language): self.word(t) for t in range(TERRITORIES)}
        return {usual: word for usual, word in words.items() if usual != word}
