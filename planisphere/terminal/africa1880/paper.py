"""The sheet of orders as its writer sees it: what is written, and what may be."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880 import rules
from planisphere.games.africa1880.board import BORDER, BORDERS, SQUARES, TERRITORIES
from planisphere.telling.africa1880.names import Names, squares
from planisphere.terminal.africa1880.draft import Draft, questions

FEW = 1
"""How many presences are listed one by one where the map fills the screen."""


class Paper:
    """Shows a draft."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.speech = names.speech

    def word(self, action: int) -> str:
        """Say an answer as it is typed."""
        if action < TERRITORIES:
            return f"→ {self.names.word(action)}"
        key = {
            rules.TO_DEVELOP: "develop",
            rules.NOTHING: "nothing",
            rules.ALLY: "alliance",
            rules.MAKE_WAR: "war",
        }[action]
        return self.speech.say(f"africa-word-{key}")

    def label(self, question: int) -> str:
        """Name a line of the sheet as it is typed."""
        if question < at.LANDING:
            return self.names.word(question)
        if question == at.LANDING:
            return self.speech.say("africa-word-landing")
        return self.names.power_word(question - at.RELATION)

    def line(self, question: int, action: int) -> str:
        """Say a line of the sheet."""
        return f"{self.label(question)} {self.word(action)}"

    def targets(self, position: Any, seat: int, home: int) -> list[int]:
        """List where a presence may explore."""
        borders = BORDER[home, : BORDERS[home]].tolist()
        return [t for t in borders if rules.refuse_target(position, seat, home, t) == 0]

    def coasts(self, position: Any) -> list[int]:
        """List where one may land."""
        return [t for t in range(TERRITORIES) if rules.refuse_landing(position, t) == 0]

    def whole(self, position: Any, seat: int, draft: Draft, small: bool = False) -> RenderableType:
        """Show every line of a sheet: what is written on it, and what may be."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for style in ("bold cyan", "", "bold"):
            table.add_column(no_wrap=True, style=style)
        table.add_column()
        for question in questions(position, seat):
            if question < at.LANDING:
                may = Text(self.may(position, seat, question), "dim")
                built = squares(position, question)
                table.add_row(self.label(question), built, self._order(draft, question), may)
        table.add_row(*self._landing(position, draft, small))
        for row in self._relations(position, seat, draft):
            table.add_row(*row)
        return table

    def _order(self, draft: Draft, question: int) -> str:
        """Say what is written on a line, or that nothing is."""
        return self.word(draft.lines[question]) if question in draft.lines else "—"

    def may(self, position: Any, seat: int, home: int) -> str:
        """Say what a presence may do; it need not develop where no square is free."""
        parts = []
        if position.development[home] < SQUARES[home]:
            parts.append(self.speech.say("africa-word-develop"))
        parts += map(self.names.word, self.targets(position, seat, home))
        return " · ".join([*parts, self.speech.say("africa-word-nothing")])

    def _landing(self, position: Any, draft: Draft, small: bool) -> tuple[str, str, str, Text]:
        """Show the line of the landing."""
        coasts = " · ".join(map(self.names.word, self.coasts(position)))
        may = self.speech.say("africa-coasts") if small and coasts else coasts
        may = may or self.speech.say("africa-no-coast")
        label = self.speech.say("africa-word-landing")
        return label, "", self._order(draft, at.LANDING), Text(may, "dim")

    def _relations(
        self, position: Any, seat: int, draft: Draft
    ) -> list[tuple[str, str, str, Text]]:
        """Show the relations, a row for alliances and one for wars."""
        rows: list[tuple[str, str, str, Text]] = []
        for stance in (rules.ALLY, rules.MAKE_WAR):
            powers = self._powers(position, seat, draft, stance)
            label = "" if rows else self.speech.say("africa-relations")
            names = Text(" · ".join(map(self.names.power_word, powers)))
            if powers:
                rows.append((label, "", self.word(stance), names))
        return rows

    def _powers(self, position: Any, seat: int, draft: Draft, stance: int) -> list[int]:
        """List the powers to which a sheet declares something."""
        asked = [q for q in questions(position, seat) if q >= at.RELATION]
        return [q - at.RELATION for q in asked if draft.answer(q) == stance]

    def short(self, position: Any, seat: int, draft: Draft) -> RenderableType:
        """Say in a few rows what is written, and which presences have no order."""
        dull = (rules.ALLY, rules.NOTHING)
        written = [
            self.line(question, draft.lines[question])
            for question in questions(position, seat)
            if question in draft.lines
            and (question < at.LANDING or draft.lines[question] not in dull)
        ]
        lines = " · ".join(written) or self.speech.say("africa-nothing-written")
        rows = [Text(self.speech.say("africa-written", lines=lines))]
        left = [self.names.word(t) for t in draft.without_order(position, seat)]
        if left:
            rows.append(Text(self.speech.say("africa-without-order", places=", ".join(left))))
        return Group(*rows)
