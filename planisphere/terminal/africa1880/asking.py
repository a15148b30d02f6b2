"""What a player of Africa 1880 is asked now: a power, a start, or a sheet of orders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from planisphere.fields import HIDDEN
from planisphere.games.africa1880 import position as at
from planisphere.games.africa1880 import rules
from planisphere.games.africa1880.board import HISTORICAL_START, TERRITORIES, YEAR
from planisphere.match import Match
from planisphere.telling.africa1880.names import Names
from planisphere.telling.company import Company
from planisphere.terminal.africa1880.draft import Draft, Drafts, questions
from planisphere.terminal.africa1880.hints import hint
from planisphere.terminal.africa1880.paper import FEW, Paper
from planisphere.terminal.africa1880.verbs import VOCABULARY


class Asker:
    """Puts the question of the moment to a seat."""

    def __init__(self, match: Match, company: Company, small: bool = False) -> None:
        self.match = match
        self.company = company
        self.speech = company.speech
        self.names = Names(company)
        self.paper = Paper(self.names)
        self.small = small
        """Whether the map fills the screen by itself."""
        self.drafts = Drafts()
        self.proposals: Callable[[int], list[str]] = lambda seat: []
        """Says what has been proposed to a seat, once there is talk."""

    @property
    def position(self) -> Any:
        """The position that the question is about."""
        return self.match.position

    def draft(self, seat: int) -> Draft:
        """Return what a seat has written so far."""
        return self.drafts.of(self.position, seat)

    def step(self, seat: int) -> object:
        """Who is asked, and for what."""
        return seat, int(self.position.round_number), int(self.position.phase)

    def shows_secrets(self) -> bool:
        """Sheets are written in secret; powers and starts are chosen openly."""
        return bool(self.position.phase == at.ORDERS)

    def secrets(self, seat: int) -> list[str]:
        """Say what was proposed; the draft stands among the choices."""
        return self.proposals(seat)

    def question(self, seat: int) -> str:
        """Say in one sentence what is asked."""
        position, who = self.position, self.names.player(self.position, seat)
        if position.phase != at.ORDERS:
            key = "africa-ask-power" if position.phase == at.PICK else "africa-ask-start"
            return self.speech.say(key, who=who)
        number = int(position.round_number)
        count = int(position.presence[seat].sum())
        return self.speech.say(
            "africa-ask-orders", who=who, year=str(YEAR[number - 1]), count=count
        )

    def choices(self, seat: int, everything: bool = False) -> RenderableType:
        """List the powers, the coasts, or the lines of the sheet."""
        if self.position.phase == at.PICK:
            return self._powers(seat)
        if self.position.phase == at.PLACE:
            return self._starts(seat)
        draft = self.draft(seat)
        if draft.pending:
            return self._confirmation(seat, draft)
        crowded = self.small and not everything
        if crowded and self.position.presence[seat].sum() > FEW:
            return Group(self.paper.short(self.position, seat, draft), self._examples(seat))
        return Group(self.paper.whole(self.position, seat, draft, crowded), self._forms(seat))

    def _confirmation(self, seat: int, draft: Draft) -> RenderableType:
        """Show what would be handed in, and what Enter does."""
        ask = Text(self.speech.say("africa-confirm"), "bold")
        return Group(self.paper.short(self.position, seat, draft), ask)

    def _powers(self, seat: int) -> RenderableType:
        """List the powers that are free, two a row, and how each begins."""
        table = Table.grid(padding=(0, 3, 0, 0))
        for style in ("bold cyan", "", "bold cyan", ""):
            table.add_column(no_wrap=True, style=style)
        cells = [cell for action in self.match.legal(seat) for cell in self._power(action)]
        for first in range(0, len(cells), 4):
            table.add_row(*cells[first : first + 4])
        free = self.position.start == at.FREE
        means = self.speech.say("africa-power-order" if free else "africa-power-starts")
        return Group(table, Text(means, "dim"))

    def _power(self, action: int) -> tuple[str, str]:
        """Say what to type for a power, when it places, and where it started in history."""
        power = action - rules.TAKE_POWER
        command = f"{self.speech.say('verb-africa-take')} {self.names.power_word(power)}"
        start = self.names.territory(int(HISTORICAL_START[power]))
        return command, start if self.position.start == at.HISTORICAL else f"{power + 1} · {start}"

    def _starts(self, seat: int) -> Text:
        """List the coasts."""
        names = [self.names.word(t).replace("-", "\u2011") for t in self.match.legal(seat)]
        text = Text(self.speech.say("africa-form-start"))
        return text.append(" ").append("  ".join(names), "bold cyan")

    def _forms(self, seat: int) -> Text:
        """Say below the whole sheet what may be typed."""
        examples = self._lines_like(seat)
        said = self.speech.say("africa-forms", first=examples[0], last=examples[-1])
        return Text(said, "cyan")

    def _examples(self, seat: int) -> Text:
        """Say in place of the whole sheet what may be typed."""
        examples = " · ".join(self._lines_like(seat))
        text = Text(self.speech.say("africa-examples", examples=examples), "cyan")
        return text.append("\n").append(self.speech.say("africa-forms-verbs"))

    def _lines_like(self, seat: int) -> list[str]:
        """Give a line of each kind as it is typed: explore, land, make war."""
        position, paper, word = self.position, self.paper, self.names.word
        asked = questions(position, seat)
        homes = [q for q in asked if q < at.LANDING]
        near = [(home, target) for home in homes for target in paper.targets(position, seat, home)]
        landing, war = (self.speech.say(f"africa-word-{key}") for key in ("landing", "war"))
        return [
            *(f"{word(home)} {word(target)}" for home, target in near[:1]),
            *(f"{landing} {word(coast)}" for coast in paper.coasts(position)[-1:]),
            *(f"{paper.label(q)} {war}" for q in asked[-1:]),
        ]

    def commands(self, seat: int) -> list[str]:
        """List what may be typed, for completion."""
        own = [VOCABULARY.word(verb, self.speech.language) for verb in VOCABULARY.names]
        page = VOCABULARY.word("territory", self.speech.language)
        pages = [f"{page} {self.names.word(territory)}" for territory in range(TERRITORIES)]
        if self.position.phase != at.ORDERS:
            return [*self.match.commands(seat, self.speech.language), *own, *pages]
        return [*self._lines(seat), self.speech.say("verb-africa-sheet"), *own, *pages]

    def _lines(self, seat: int) -> list[str]:
        """List all lines that may be written."""
        say, lines = self.speech.say, []
        for question in questions(self.position, seat):
            if question >= at.RELATION:
                label = self.names.power_word(question - at.RELATION)
                answers = [say("africa-word-war"), say("africa-word-alliance")]
            elif question == at.LANDING:
                label = say("africa-word-landing")
                answers = [*map(self.names.word, self.paper.coasts(self.position))]
            else:
                label = self.names.word(question)
                near = self.paper.targets(self.position, seat, question)
                answers = [say("africa-word-develop"), *map(self.names.word, near)]
            nothing = [say("africa-word-nothing")] if question < at.RELATION else []
            lines += [f"{label} {answer}" for answer in [*answers, *nothing]]
        return lines

    def hint(self, view: Any, typed: str) -> str:
        """Say what the line that is being typed would do, or what else one may type."""
        seats = [s for s in range(int(view.seats)) if view.question[s] != HIDDEN]
        if view.phase == at.ORDERS and len(seats) == 1:
            if not typed and self.draft(seats[0]).pending:
                return self.speech.say("africa-confirm")
            return hint(self.match.game, self.paper, view, seats[0], typed)
        return self.speech.say("africa-hint")
