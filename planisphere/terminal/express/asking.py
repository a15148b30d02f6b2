"""What a player of Risk Express is asked now: the siege, the tray, and what is legal."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from planisphere.faults import Refused, TextFault
from planisphere.fields import NONE
from planisphere.games.express import position as at
from planisphere.games.express import rules
from planisphere.games.express.cards import (
    DICE,
    FACES,
    FILL_CARD,
    FILL_DICE,
    FILL_LINE,
    FILLS_OF,
    POINTS,
    SOLDIERS,
)
from planisphere.match import Match
from planisphere.odds import invasion
from planisphere.telling.company import Company
from planisphere.telling.express.names import ARM, SYMBOL, Names, line_of, lines_of
from planisphere.terminal.express.board import letter
from planisphere.terminal.express.verbs import VOCABULARY
from planisphere.words import percent

Row = tuple[str, Text]


class Asker:
    """Puts the question of the moment to a seat."""

    def __init__(
        self, match: Match, company: Company, width: int = 80, small: bool = False
    ) -> None:
        self.match = match
        self.company = company
        self.speech = company.speech
        self.names = Names(self.speech)
        self.width = width
        self.small = small
        """Whether the screen has room for little."""

    @property
    def position(self) -> Any:
        """The position that the question is about."""
        return self.match.position

    def step(self, seat: int) -> object:
        """The turn: within it only the tray and the siege change."""
        return int(self.position.round_number), int(self.position.turn)

    def shows_secrets(self) -> bool:
        """Nothing is secret: all dice and cards lie open."""
        return False

    def secrets(self, seat: int) -> list[str]:
        """Nothing is secret."""
        return []

    def question(self, seat: int) -> str:
        """Say in one sentence what is asked."""
        position, legal = self.position, self.match.legal(seat)
        if position.phase == at.OFFER:
            key = "ask-offer"
        elif position.card == NONE:
            key = "ask-invade"
        elif min(legal) >= rules.ASIDE:
            key = "ask-aside"
        else:
            key = "ask-fill" if max(legal) < rules.ASIDE else "ask-fill-or-aside"
        card = "" if position.card == NONE else self.names.card(int(position.card))
        before = self.company.label((seat - 1) % self.match.seats)
        who = self.company.label(seat)
        return self.speech.say(key, who=who, card=card, before=before)

    def choices(self, seat: int, everything: bool = False) -> RenderableType:
        """Show the siege and the tray, then list what is legal, with what to type on the left."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="bold cyan")
        table.add_column()
        for command, text in self._rows(seat, self.small and not everything):
            table.add_row(command, text)
        shown: list[RenderableType] = [] if self.position.card == NONE else [self.siege()]
        if self.position.phase == at.CHOOSE:
            shown.append(self.tray())
        return Group(*shown, table)

    def siege(self) -> Text:
        """Show the card that is invaded, line by line."""
        position, card = self.position, int(self.position.card)
        text = Text().append_text(letter(int(position.owner[card]))).append(" ")
        text.append(self.speech.say("express-siege", card=self.names.card(card)), "bold")
        text.append(f" · {self.names.points(int(POINTS[card]))} · ")
        text.append(self.speech.say("express-on-lines", count=int(position.on_lines)))
        for line in range(lines_of(position, card)):
            text.append("  " if line else "\n    ").append_text(self._line(card, line))
        return text

    def _line(self, card: int, line: int) -> Text:
        """Show a line of the siege: filled, ready to be, or how much of it is in the tray."""
        text = Text().append(f"{line + 1} ", "dim")
        if int(self.position.filled) >> line & 1:
            return text.append(f"[{line_of(card, line)}]✓", "bold green")
        text.append(f"[{line_of(card, line)}]", "bold")
        if self.position.phase != at.CHOOSE:
            return text
        has, needs = self._progress(card, line)
        return text.append(f" {has}/{needs}", "green" if has >= needs else "yellow")

    def _progress(self, card: int, line: int) -> tuple[int, int]:
        """Return how much of a line the tray has, and how much it asks for."""
        tray, needs = self.position.tray, FILL_DICE[ways(card, line)[0]]
        if needs[:SOLDIERS].any():
            soldiers = sum((i + 1) * int(tray[i]) for i in range(SOLDIERS))
            return soldiers, int(line_of(card, line)[:-1])
        has = sum(min(int(tray[face]), int(needs[face])) for face in range(FACES))
        return has, int(needs.sum())

    def tray(self) -> Text:
        """Show the dice in the tray, those that a line can use now before all."""
        legal = self.match.legal(int(self.position.turn))
        useful = FILL_DICE[[a for a in legal if a < rules.ASIDE]].sum(axis=0)
        text = Text(self.speech.say("express-tray")).append(" ")
        for face in range(FACES):
            for _ in range(int(self.position.tray[face])):
                text.append(f"[{SYMBOL[face]}]", "bold" if useful[face] else "dim").append(" ")
            last = face == FACES - 1 or ARM[face + 1] != ARM[face]
            if last and any(self.position.tray[f] for f in range(FACES) if ARM[f] == ARM[face]):
                text.append(f"{self.speech.say(f'arm-{ARM[face]}')}  ", "dim")
        return text

    def _rows(self, seat: int, crowded: bool) -> list[Row]:
        if self.position.phase == at.OFFER:
            return self._offer_rows(seat)
        legal = self.match.legal(seat)
        fills = [action - rules.FILL for action in legal if action < rules.ASIDE]
        faces = [action - rules.ASIDE for action in legal if action >= rules.ASIDE]
        if self.position.card != NONE:
            rows = [self._fill_row(seat, fill) for fill in fills]
        else:
            rows = self._card_rows(fills, crowded)
        rows += self._aside_row(seat, faces) if faces else []
        if len(legal) == 1:
            rows[0][1].append("  ").append(self.speech.say("choice-enter"), "dim")
        return rows

    def _text(self, key: str, **details: object) -> Text:
        return Text(self.speech.say(key, **details))

    def _share(self, chance: float) -> tuple[str, str]:
        """Write a chance, and its colour."""
        return percent(chance, self.speech), "green" if chance >= 0.5 else "yellow"

    def _offer_rows(self, seat: int) -> list[Row]:
        """Go on with the siege, or start afresh."""
        position = self.position
        dice = DICE - int(position.on_lines)
        going_on = self._text("choice-continue", dice=dice)
        going_on.append(" ").append(*self._share(invasion.going_on(position)))
        afresh = self._text("choice-afresh", dice=DICE).append_text(self._easiest(seat, DICE))
        rows = [(self.speech.say("verb-continue"), going_on)]
        return [*rows, (self.speech.say("verb-afresh"), afresh)]

    def _easiest(self, seat: int, dice: int) -> Text:
        """Name the card that so many dice conquer most easily, if there are dice."""
        found = invasion.easiest(self.position, seat, dice) if dice else None
        if found is None:
            return Text()
        text = Text(", ").append(self.speech.say("choice-easiest", card=self.names.card(found[1])))
        return text.append(" ").append(*self._share(found[0]))

    def _fill_row(self, seat: int, fill: int) -> Row:
        """Show one way to fill a line of the siege, and the chance after it."""
        card, line = int(FILL_CARD[fill]), int(FILL_LINE[fill])
        command = f"{self.speech.say('verb-fill')} {self.names.word(card)} {line + 1}"
        soldiers = [f" {i + 1}" for i in range(SOLDIERS) for _ in range(FILL_DICE[fill, i])]
        text = Text(f"{line_of(card, line)} → {self.speech.say('choice-conquest')} ")
        text.append(*self._share(invasion.after_fill(self.position, fill)))
        return command + "".join(soldiers), text

    def _card_rows(self, fills: list[int], crowded: bool) -> list[Row]:
        """List the lines that can be filled card by card, the most promising card first."""
        lines: dict[int, dict[int, float]] = defaultdict(dict)
        for fill in fills:
            card, line = int(FILL_CARD[fill]), int(FILL_LINE[fill])
            chance = invasion.after_fill(self.position, fill)
            lines[card][line] = max(chance, lines[card].get(line, 0.0))
        ranked = sorted(lines, key=lambda card: -max(lines[card].values()))
        if crowded:
            return self._crowded(ranked, lines)
        fill_verb = self.speech.say("verb-fill")
        return [
            (f"{fill_verb} {self.names.word(card)} …", self._card_lines(card, lines[card]))
            for card in ranked
        ]

    def _card_lines(self, card: int, lines: dict[int, float]) -> Text:
        """Show the lines of one card that can be filled, each with the chance after it."""
        parts = []
        for line, chance in sorted(lines.items(), key=lambda item: -item[1]):
            text = Text().append(f"{line + 1}", "bold cyan").append(f" {line_of(card, line)} ")
            parts.append(text.append(*self._share(chance)))
        owner = letter(int(self.position.owner[card])).append(" ")
        return owner.append_text(Text(" · ").join(parts))

    def _crowded(self, ranked: list[int], lines: dict[int, dict[int, float]]) -> list[Row]:
        """Show all cards in a few rows: the lines that can be filled, and the best chance."""
        form = self.speech.say("form-fill", verb=self.speech.say("verb-fill"))
        parts = []
        for card in ranked:
            text = Text(self.names.word(card))
            text.append("".join(f" {line + 1}" for line in sorted(lines[card])), "bold cyan")
            parts.append(text.append(" ").append(*self._share(max(lines[card].values()))))
        rows: list[Text] = []
        for part in parts:
            if rows and rows[-1].cell_len + 3 + part.cell_len <= self.width - len(form) - 3:
                rows[-1].append(" · ").append_text(part)
            else:
                rows.append(part)
        return [(form if number == 0 else "", row) for number, row in enumerate(rows)]

    def _aside_row(self, seat: int, faces: list[int]) -> list[Row]:
        """Say which dice may be set aside, and what is left to hope for."""
        form = self.speech.say("form-aside", verb=self.speech.say("verb-aside"))
        words = " ".join(self.names.face_word(face) for face in faces)
        text = Text().append(words, "bold cyan")
        left = int(self.position.tray.sum()) - 1
        text.append(f" · {self.speech.say('choice-aside', left=left)}")
        if self.position.card == NONE:
            return [(form, text.append_text(self._easiest(seat, left)))]
        text.append(f", {self.speech.say('choice-conquest')} ")
        return [(form, text.append(*self._share(invasion.after_aside(self.position))))]

    def commands(self, seat: int) -> list[str]:
        """List what may be typed, for completion."""
        own = [VOCABULARY.word(verb, self.speech.language) for verb in VOCABULARY.names]
        odds = VOCABULARY.word("chance", self.speech.language)
        cards = [f"{odds} {self.names.word(card)}" for card in range(len(FILLS_OF) - 1)]
        return [*self.match.commands(seat, self.speech.language), *own, *cards]

    def hint(self, view: Any, typed: str) -> str:
        """Say the chance after the line that is being typed, or what else one may type."""
        seat = int(view.turn)
        try:
            action = self.match.game.notation.read(view, seat, typed)[0]
        except (TextFault, Refused):
            return self.speech.say("express-hint")
        if action >= rules.ASIDE or rules.refusal(view, seat, action) != 0:
            return self.speech.say("express-hint")
        fill = action - rules.FILL
        card, line = int(FILL_CARD[fill]), int(FILL_LINE[fill])
        share = percent(invasion.after_fill(view, fill), self.speech)
        name = self.names.card(card)
        return self.speech.say(
            "hint-fill", card=name, line=line + 1, asked=line_of(card, line), share=share
        )


def ways(card: int, line: int) -> list[int]:
    """List the ways to fill a line of a card."""
    return [f for f in range(FILLS_OF[card], FILLS_OF[card + 1]) if FILL_LINE[f] == line]
