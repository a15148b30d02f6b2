"""What a player of Manchots Barjots is asked now: whom to give what, and what to land."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from planisphere.fields import LETTERS, NONE
from planisphere.games.manchots import position as at
from planisphere.games.manchots import score
from planisphere.games.manchots.cards import ZONE_OF
from planisphere.games.manchots.position import SIDES
from planisphere.games.manchots.rules import first_choice
from planisphere.games.manchots.table import beside, must_land, owners
from planisphere.match import Match
from planisphere.telling.company import Company
from planisphere.telling.manchots.names import Names
from planisphere.terminal.manchots.hand import recruits, to_choose_from
from planisphere.terminal.manchots.hints import hint
from planisphere.terminal.manchots.verbs import VOCABULARY

VERB_OF = {"form-give": "verb-give", "form-right": "verb-right"}


class Asker:
    """Puts the question of the moment to a seat."""

    def __init__(self, match: Match, company: Company, small: bool = False) -> None:
        self.match = match
        self.company = company
        self.speech = company.speech
        self.names = Names(company)
        self.crowded = small and len(company.humans) > 1
        """Whether the news of the others leave little room on the screen."""

    @property
    def position(self) -> Any:
        """The position that the question is about."""
        return self.match.position

    def step(self, seat: int) -> object:
        """Who chooses, and what for."""
        return seat, int(self.position.round_number), int(self.position.phase)

    def shows_secrets(self) -> bool:
        """Every question is about a hand, and is answered in secret."""
        return True

    def secrets(self, seat: int) -> list[str]:
        """Say what a player has just recruited, or was given."""
        if self.position.phase == at.GIVE:
            return self._recruited(seat)
        got = self.position.got[seat, int(self.position.round_number) - 1].tolist()
        if NONE in got:
            return []
        key = "own-got" if self.match.seats > 2 else "own-took"
        return [self.speech.say(key, **self.two_sides(seat, got))]

    def _recruited(self, seat: int) -> list[str]:
        """Say what was recruited for this round, at the start also what was taken before it."""
        number, found = int(self.position.round_number), recruits(self.match, seat)
        cards = [*(found.get(0, []) if number == 1 else []), *found.get(number, [])]
        named = self.names.all([self.names.card(kind) for kind in cards])
        return [self.speech.say("own-recruits", cards=named)] if cards else []

    def two_sides(self, seat: int, cards: list[int]) -> dict[str, str]:
        """Name a card on each side, and the neighbours."""
        left, right = (self.names.label(int(beside(self.position, seat, s))) for s in range(SIDES))
        first, second = (self.names.card(kind) for kind in cards)
        return {"first": first, "second": second, "left": left, "right": right}

    def question(self, seat: int) -> str:
        """Say in one sentence what is asked."""
        position, who = self.position, self.names.label(seat)
        chosen = int(first_choice(position, seat))
        card = "" if chosen == NONE else self.names.full(chosen)
        if position.phase == at.GIVE:
            left, right = (self.names.label(int(beside(position, seat, s))) for s in range(SIDES))
            key = "ask-give" if chosen == NONE else "ask-give-right"
            return self.speech.say(key, who=who, left=left, right=right, card=card)
        if chosen != NONE:
            return self.speech.say("ask-land-second", who=who, card=card)
        key = "ask-land" if position.phase == at.LAND else self._late_key()
        return self.speech.say(key, who=who, count=int(must_land(position, seat)))

    def _late_key(self) -> str:
        """Whether the lookouts have seen anything to look out for."""
        shown = self.position.landed[:, int(self.position.round_number) - 1] != NONE
        return "ask-land-late" if shown.any() else "ask-land-all-late"

    def choices(self, seat: int, everything: bool = False) -> RenderableType:
        """Say what to type, then list the hand by zones; in one row where there is no room."""
        hand = Table.grid(padding=(0, 3, 0, 0))
        for no_wrap in (True, True, False):
            hand.add_column(no_wrap=no_wrap)
        cards = to_choose_from(self.position, seat)
        if self.crowded and not everything:
            return Group(self._form(seat, cards[0]), Padding(self._cards(cards), (0, 0, 0, 2)))
        for zone, kinds in groupby(cards, lambda kind: int(ZONE_OF[kind])):
            hand.add_row(self.names.zone(zone), self._cards(list(kinds)), self._laid(seat, zone))
        return Group(self._form(seat, cards[0]), Padding(hand, (0, 0, 0, 2)))

    def _form(self, seat: int, example: int) -> Text:
        """Say what to type."""
        position, begun = self.position, first_choice(self.position, seat) != NONE
        if position.phase == at.GIVE:
            key = "form-right" if begun else "form-give"
        else:
            key = "form-land-two" if must_land(position, seat) == 2 and not begun else "form-land"
        verb = self.speech.say(VERB_OF.get(key, "verb-land"))
        code, card = self.names.code(example), self.names.card(example)
        text = Text().append(self.speech.say(key, verb=verb), "bold cyan").append("   ")
        return text.append(self.speech.say(f"{key}-means", code=code, card=card), "dim")

    def _cards(self, kinds: list[int]) -> Text:
        """Show the cards of a zone as they are typed, with their powers."""
        text = Text()
        for kind, same in groupby(kinds):
            count, power = len(list(same)), self.names.power(kind)
            text.append("   " if text else "").append(self.names.code(kind), "bold cyan")
            text.append(f" ×{count}" if count > 1 else "")
            text.append(f" {power}" if power else "", "yellow")
        return text

    def _laid(self, seat: int, zone: int) -> Text:
        """Say what a player has laid in a zone, and what most of the others have."""
        sums = {o: int(score.laid_in(self.position, o, zone)) for o in range(owners(self.position))}
        mine = sums.pop(seat)
        most = max(sums.values())
        who = ", ".join(LETTERS[owner] for owner in sums if most and sums[owner] == most)
        key = "choice-laid" if most else "choice-laid-alone" if mine else "choice-laid-nothing"
        return Text(self.speech.say(key, mine=mine, most=most, who=who), "dim")

    def commands(self, seat: int) -> list[str]:
        """List what may be typed, for completion."""
        own = [VOCABULARY.word(verb, self.speech.language) for verb in VOCABULARY.names]
        return [*self._moves(seat), *own]

    def _moves(self, seat: int) -> list[str]:
        """List the moves, two cards at a time where two are to be chosen."""
        position, cards = self.position, to_choose_from(self.position, seat)
        giving, begun = position.phase == at.GIVE, first_choice(position, seat) != NONE
        if begun or not (giving or must_land(position, seat) == 2):
            return self.match.commands(seat, self.speech.language)
        verb = self.speech.say("verb-give" if giving else "verb-land")
        pairs = {(a, b) for i, a in enumerate(cards) for j, b in enumerate(cards) if i != j}
        rows = [f"{verb} {self.names.word(a)} {self.names.word(b)}" for a, b in sorted(pairs)]
        return [*rows, *(self.match.commands(seat, self.speech.language) if giving else [])]

    def hint(self, view: Any, typed: str) -> str:
        """Say what the line that is being typed would do, or what else one may type."""
        return hint(view, typed, self.names)
