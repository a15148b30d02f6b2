"""What a person has in front of him: the board, his secrets, the question, the line he types."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

from rich.text import Text

from planisphere.fields import LETTERS
from planisphere.match import Match
from planisphere.parts import phases
from planisphere.parts.orders import LANGUAGES, VERB
from planisphere.terminal import pages, verbs
from planisphere.terminal.asking import Asker
from planisphere.terminal.atlas import Atlas
from planisphere.terminal.board import board
from planisphere.terminal.chances import chance_of
from planisphere.terminal.company import Company
from planisphere.terminal.curtain import Curtain
from planisphere.terminal.hand import exchanges, hand_words, own_mission
from planisphere.terminal.prompt import Reader
from planisphere.terminal.screen import Screen

FORCES, FIGHTS, MOVES = "forces", "fights", "moves"
STEP = {phases.PLACE: FORCES, phases.MOVE: MOVES, phases.CROSS: MOVES}


class Desk:
    """Shows a person what he may see, and reads what he types."""

    def __init__(
        self, match: Match, company: Company, screen: Screen, atlas: Atlas, watcher: int
    ) -> None:
        self.match = match
        self.company = company
        self.screen = screen
        self.speech = screen.speech
        self.atlas = atlas
        self.watcher = watcher
        self.asker = Asker(match, company, atlas, screen.width, screen.small)
        self.reader = Reader(screen)
        self.curtain = Curtain(company, screen, self.reader)
        self.shown: tuple[object, ...] = ()
        self.show_again: Callable[[int], None] = lambda seat: None
        """Shows the situation again once the keyboard was passed on amid a question."""

    def come_forward(self, seat: int) -> bool:
        """Let a person see the screen; whether it has just been passed on to him."""
        return self.curtain.face(seat, self.shows_secrets())

    def shows_secrets(self) -> bool:
        """Whether the question of the moment shows cards, a mission, or a sealed placing."""
        position = self.match.position
        if position.phase == phases.PLACE:
            return True
        opened = position.exchange != phases.CLOSED and not self.asker.leads_ally()
        return bool(position.phase == phases.ACT and opened)

    def view(self) -> Any:
        """What whoever looks at the screen may see."""
        trusted = self.curtain.trusted
        return self.match.view(self.watcher if trusted is None else trusted)

    def show_situation(
        self, seat: int, again: verbs.Assault | None, news: Callable[[], None]
    ) -> None:
        """Show the board where the step is new, then news, what is asked, what is legal."""
        if self.shows_secrets():
            self.curtain.secrets_of = seat
        if self._is_new(seat):
            self.show_board()
            if self.shows_secrets():
                self._show_secrets(seat)
        news()
        self.screen.show(Text(self.asker.question(seat), "bold"))
        if again is None:
            self.screen.show(self.asker.choices(seat))
        else:
            self.screen.say("choice-again", odds=self.chance(again))

    def _is_new(self, seat: int) -> bool:
        """Whether a step begins for which the board has not been shown."""
        position = self.match.position
        phase = int(position.phase)
        placing = phase == phases.ACT and int(position.reserve[self.asker.side(seat)]) > 0
        step = FORCES if placing else STEP.get(phase, FIGHTS)
        placer = seat if phase == phases.PLACE else None
        window = int(position.window) if "window" in position.dtype.names else 0
        turn = int(position.round_number), int(position.place), window
        before, self.shown = self.shown, (self.curtain.wipes, placer, turn, step)
        return before != self.shown

    def show_board(self) -> None:
        """Show the board as whoever looks at it may."""
        view = self.view()
        number = int(view.round_number)
        key = "terminal-round" if number else "terminal-setup"
        self.screen.bar(self.speech.say(key, round=number))
        small = self.screen.small
        wide = self.screen.wide
        self.screen.show(board(view, self.company, self.atlas, self.screen.width, wide, small))
        if not small:
            self.screen.show()

    def _show_secrets(self, seat: int) -> None:
        """Show a person his mission and his cards."""
        self.show_mission(seat)
        if self.match.position.round_number:
            self.show_cards(seat)

    def show_mission(self, seat: int) -> bool:
        """Show a person his mission; whether there is one."""
        view = self.match.view(seat)
        text = own_mission(view, seat, self.speech, self.atlas, self.company)
        if text is None:
            return False
        if self.curtain.pass_to(seat):
            self.show_again(seat)
        self.curtain.secrets_of = seat
        self.screen.say("own-mission", mission=text)
        return True

    def show_cards(self, seat: int) -> None:
        """Show a person his cards."""
        if self.curtain.pass_to(seat):
            self.show_again(seat)
        self.curtain.secrets_of = seat
        cards = hand_words(self.match.view(seat), seat, self.atlas)
        self.screen.say("own-cards" if cards else "own-no-cards", cards=", ".join(cards))

    def prompt(self, seat: int) -> str:
        """What stands before the line that a person types."""
        return f"{LETTERS[seat]} › "

    def read(self, seat: int) -> str:
        """Read a line, with completion and the odds of what is being typed."""
        return self.reader.line(
            self.prompt(seat), seat, lambda: self._commands(seat), self._hint
        ).strip()

    def _commands(self, seat: int) -> list[str]:
        """List what may be typed, for completion."""
        trade = f"{VERB['trade'][LANGUAGES.index(self.speech.language)]} "
        moves = [self.atlas.command(c) for c in self.match.commands(seat, self.speech.language)]
        if any(move.startswith(trade) for move in moves):
            moves = [move for move in moves if not move.startswith(trade)]
            for offer in exchanges(self.match.game, self.match.position, seat, self.atlas):
                verb, *cards = offer.command.split(" ")
                moves += dict.fromkeys(" ".join((verb, *row)) for row in permutations(cards))
        return [*moves, *pages.own_commands(self.asker, moves)]

    def _hint(self, typed: str) -> str:
        """Say the odds of the fight that is being typed, or what else one may type."""
        fight = verbs.named_fight(typed)
        told = self.chance(fight) if fight is not None else ""
        return told or self.speech.say("terminal-hint")

    def chance(self, fight: verbs.Assault) -> str:
        """Say the odds of a fight, or nothing where there are none."""
        view = self.view()
        source, target, stop = fight
        chance = chance_of(self.match.game.name, view, source, target, stop)
        return pages.odds_words(self.atlas, view, fight, chance) if chance is not None else ""
