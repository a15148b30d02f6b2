"""Territories, powers and squares of Africa 1880 in one language, as words and as signs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from planisphere.fields import LETTERS
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880.board import (
    AFRICA,
    POWER,
    SQUARES,
    TERRITORY,
    TURNS,
    YEAR,
)
from planisphere.games.africa1880.names import POWER_NAMES, TERRITORY_NAMES
from planisphere.games.africa1880.sheet import Line
from planisphere.games.africa1880.table import presences_at
from planisphere.telling.company import Company
from planisphere.words import LANGUAGES

BUILT, FREE, COLONY, COAST = "■", "□", "◆", "~"
PLAIN_WORDS = ("landing", "develop", "nothing", "alliance", "war")
SHORTENED = ("sud-ouest-africain",)
"""Territories whose name is too long for the map."""


class Names:
    """What everything is called."""

    def __init__(self, company: Company) -> None:
        self.company = company
        self.speech = company.speech
        self.language = company.speech.language
        self.tongue = LANGUAGES.index(self.language)

    def territory(self, territory: int) -> str:
        """Return the name of a territory."""
        return str(AFRICA["territories"][territory][self.language])

    def short(self, territory: int) -> str:
        """Return the name of a territory as it stands on the map."""
        if TERRITORY[territory] in SHORTENED:
            return self.speech.say(f"africa-short-{TERRITORY[territory]}")
        return self.territory(territory)

    def word(self, territory: int) -> str:
        """Return the name of a territory as one word of a command."""
        return TERRITORY_NAMES[TERRITORY[territory]][self.tongue]

    def power(self, power: int) -> str:
        """Return the name of a power."""
        return str(AFRICA["powers"][power][self.language])

    def short_power(self, power: int) -> str:
        """Return the name of a power as it stands beside the map."""
        return self.speech.say(f"africa-short-{POWER[power]}") if power >= 0 else "·"

    def power_word(self, power: int) -> str:
        """Return the name of a power as one word of a command."""
        return POWER_NAMES[POWER[power]][self.tongue]

    def side(self, view: Any, seat: int) -> str:
        """Name a power with the letter of its seat."""
        power = self.power(int(view.power[seat]))
        return self.speech.say("africa-side", power=power, letter=LETTERS[seat])

    def player(self, view: Any, seat: int) -> str:
        """Name a player and his power, once he has one."""
        who, power = self.company.label(seat), int(view.power[seat])
        if power < 0:
            return who
        return self.speech.say("africa-player", who=who, power=self.power(power))

    def typed(self, name: str) -> str:
        """Return a plain name as one would type it in this language, or any other text."""
        if name in TERRITORY_NAMES or name in POWER_NAMES:
            return {**TERRITORY_NAMES, **POWER_NAMES}[name][self.tongue]
        return self.speech.say(f"africa-word-{name}") if name in PLAIN_WORDS else name

    def void(self, line: Line) -> str:
        """Say a void line of a sheet as it was written."""
        return ": ".join(self.typed(text) for text in (line.label, line.value) if text)

    def all(self, names: Sequence[str]) -> str:
        """Name several things."""
        if len(names) < 2:
            return "".join(names)
        return self.speech.say("list-and", first=", ".join(names[:-1]), last=names[-1])

    def turn(self, number: int) -> str:
        """Say the year and the number of a turn."""
        return self.speech.say("africa-turn", year=str(YEAR[number - 1]), turn=number, turns=TURNS)


def squares(view: Any, territory: int) -> str:
    """Show the squares of a territory: built, free, or those of a colony."""
    count, built = int(SQUARES[territory]), int(view.development[territory])
    if view.colony[territory]:
        return COLONY * count
    return BUILT * built + FREE * (count - built)


def present(view: Any, territory: int) -> list[int]:
    """List the seats that stand in a territory."""
    bits = int(presences_at(view, territory))
    return [seat for seat in range(int(view.seats)) if bits >> seat & 1]


def enemies(view: Any, seat: int) -> list[int]:
    """List on whom a seat declared war when sheets were read last."""
    if view.phase in (at.PICK, at.DRAW):
        return []
    return [s for s in range(int(view.seats)) if view.declared[seat, int(view.power[s])] == at.WAR]
