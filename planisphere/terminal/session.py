"""A match at one terminal: who is asked when, and what is done with the answers."""

from __future__ import annotations

import signal
from pathlib import Path
from types import FrameType
from typing import Any

from rich.text import Text

from planisphere.bots import random_player
from planisphere.catalogue import entry
from planisphere.chance import Fair
from planisphere.faults import Fault, IllegalMove, TextFault
from planisphere.fields import LETTERS
from planisphere.game import ONLOOKER
from planisphere.line import write_line
from planisphere.match import HandIn, Match
from planisphere.parts import actions, phases
from planisphere.parts.orders import EDGE
from planisphere.terminal import pages, verbs
from planisphere.terminal.asking import Asker
from planisphere.terminal.atlas import Atlas
from planisphere.terminal.board import board
from planisphere.terminal.chances import chance_of
from planisphere.terminal.company import COLOURS, Company
from planisphere.terminal.hand import hand_words, own_mission
from planisphere.terminal.keeping import Keeper
from planisphere.terminal.prompt import Reader
from planisphere.terminal.screen import Screen
from planisphere.terminal.telling import QUIET, Line, Teller

SHOWN_LINES = 20


class Session:
    """One match, the people and bots who play it, and what they have been shown."""

    def __init__(
        self, match: Match, company: Company, screen: Screen, keeper: Keeper, resumed: bool
    ) -> None:
        self.match = match
        self.company = company
        self.screen = screen
        self.keeper = keeper
        self.speech = screen.speech
        self.atlas = Atlas(match.game.name, self.speech)
        self.asker = Asker(match, company, self.speech, self.atlas)
        self.reader = Reader(screen)
        self.resumed = resumed
        self.several = len(company.humans) > 1
        self.watcher = company.humans[0] if len(company.humans) == 1 else ONLOOKER
        self.teller = Teller(match.game, company, self.speech, self.atlas, self.watcher)
        self.scratch = first_position(match)
        self.told: list[Line] = []
        self.seen: dict[int, int] = {}
        self.trusted: int | None = None
        """Who alone looks at the screen, as far as is known."""
        self.secrets_of: int | None = None
        """Whose secrets may stand on the screen."""
        self.assault: tuple[int, verbs.Assault] | None = None
        self.last_attack: tuple[int, int] | None = None
        self.always: set[int] = set()
        self.situation: tuple[object, ...] = ()

    def run(self) -> int:
        """Play until the match is over or somebody leaves; it is kept in either case."""
        old = {sign: signal.signal(sign, _hang_up) for sign in (signal.SIGHUP, signal.SIGTERM)}
        try:
            self._welcome()
            while not self.match.over:
                self._step()
            self._finish()
        except (EOFError, KeyboardInterrupt):
            self._leave()
        except BaseException:
            self.keeper.rescue(self.match)
            raise
        finally:
            for sign, handler in old.items():
                signal.signal(sign, handler)
        return 0

    def _welcome(self) -> None:
        """Show what is played, and what has happened so far."""
        match = self.match
        self.screen.bar(entry(match.game.name).title)
        changed = [f"{n}={v}" for n, v in match.options.items() if v != _default(match, n)]
        if changed:
            self.screen.say("terminal-options", "dim", options=", ".join(changed))
        if isinstance(match.source, Fair):
            self.screen.say("terminal-promise", "dim", hash=match.source.commitment[:16])
        self.screen.say("terminal-hello", "dim")
        for hand_in in match.log:
            self.told += self._loud(hand_in)
        shown = self.told[-SHOWN_LINES:]
        if len(self.told) > len(shown):
            self.screen.say("terminal-earlier", "dim", count=len(self.told) - len(shown))
        for line in shown:
            self._show(line)
        self.seen = dict.fromkeys(self.company.humans, len(self.told) if self.resumed else 0)

    def _step(self) -> None:
        """Let the next seat act, bots before people."""
        awaited = self.match.awaited
        bots = [seat for seat in awaited if self.company.is_bot(seat)]
        if bots:
            self._play_bot(bots[0])
            return
        seat = self.trusted if self.trusted in awaited else awaited[0]
        assert seat is not None
        if not self._answers_itself(seat):
            self._ask(seat)

    def _play_bot(self, seat: int) -> None:
        """Let a bot act on what its seat may see."""
        source = self.match.source
        seed = source.seed if isinstance(source, Fair) else ""
        generator = random_player.generator(seed, self.match.number, seat)
        view, legal = self.match.view(seat), self.match.legal(seat)
        self._play(seat, random_player.choose(view, legal, generator))

    def _play(self, seat: int, move: str | int) -> None:
        """Hand in a move, and tell what came of it."""
        hand_in = self.match.play(seat, move)
        for line in self._loud(hand_in):
            self.told.append(line)
            self._show(line)

    def _loud(self, hand_in: HandIn) -> list[Line]:
        """Return what is told of a hand-in."""
        return [line for line in self.teller.tell(self.scratch, hand_in) if line.kind != QUIET]

    def _show(self, line: Line) -> None:
        """Show a sentence in the colour of its seat."""
        pages.show_line(self.screen, line)

    # Asking

    def _answers_itself(self, seat: int) -> bool:
        """Give the answer that was settled beforehand, or the only one there is."""
        legal, phase = self.match.legal(seat), int(self.match.position.phase)
        if phase == phases.DEFEND and (len(legal) == 1 or seat in self.always):
            self._play(seat, max(legal))
            return True
        if phase == phases.OCCUPY and len(legal) == 1:
            self._play(seat, legal[0])
            return True
        return self._goes_on(seat, legal)

    def _goes_on(self, seat: int, legal: list[int]) -> bool:
        """Go on with an assault that was ordered, unless it is over."""
        if self.assault is None or self.assault[0] != seat:
            return False
        source, target, stop = self.assault[1]
        action = self._attack(source, target)
        if action not in legal or int(self.match.position.armies[source]) <= stop:
            self.assault = None
            return False
        self._play(seat, action)
        return True

    def _attack(self, source: int, target: int) -> int:
        """Return the attack with the most dice."""
        dice = max(1, min(actions.DICE, int(self.match.position.armies[source]) - 1))
        return actions.ATTACK + EDGE.get((source, target), -1) * actions.DICE + dice - 1

    def _ask(self, seat: int) -> None:
        """Put the question to a person until there is a move."""
        self._come_forward(seat)
        try:
            self.keeper.keep(self.match)
        except OSError as error:
            self.screen.complain(self.speech.say("terminal-not-saved", cause=error.strerror))
        self._show_situation(seat)
        played = False
        while not played:
            typed = self._read(seat)
            try:
                played = self._obey(seat, typed)
            except Fault as fault:
                self.screen.fault(fault, typed, len(self._prompt(seat)))
        self.seen[seat] = len(self.told)

    def _prompt(self, seat: int) -> str:
        return f"{LETTERS[seat]} › "

    def _read(self, seat: int) -> str:
        """Read a line, with completion and the odds of what is being typed."""
        return self.reader.line(
            self._prompt(seat), seat, lambda: self._commands(seat), self._hint
        ).strip()

    def _commands(self, seat: int) -> list[str]:
        """List what may be typed, for completion."""
        moves = [self.atlas.command(c) for c in self.match.commands(seat, self.speech.language)]
        return [*moves, *pages.own_commands(self.asker, moves)]

    def _hint(self, typed: str) -> str:
        """Say the odds of the fight that is being typed, or what else one may type."""
        fight = verbs.named_fight(typed)
        if fight is not None:
            told = self._chance(fight)
            if told:
                return told
        return self.speech.say("terminal-hint")

    def _chance(self, fight: verbs.Assault) -> str:
        """Say the odds of a fight."""
        source, target, stop = fight
        chance = chance_of(self.match.game.name, self._view(), source, target, stop)
        if chance is None:
            return ""
        return pages.odds_words(self.atlas, self._view(), fight, chance)

    def _view(self) -> Any:
        """What anybody at the screen may see."""
        return self.match.view(self.watcher if self.trusted is None else self.trusted)

    # Who looks at the screen

    def _come_forward(self, seat: int) -> None:
        """Let a person see the screen, without the secrets of another."""
        if not self.several:
            self.trusted = seat
        elif self._shows_secrets(seat):
            self._trust(seat)
        else:
            if self.secrets_of not in (None, seat):
                self._wipe()
            self.trusted = seat if self.trusted == seat else None

    def _shows_secrets(self, seat: int) -> bool:
        """Whether the question of the moment shows cards, a mission, or a sealed placing."""
        position = self.match.position
        if position.phase == phases.PLACE:
            return True
        opened = position.exchange != phases.CLOSED and not self.asker.leads_ally()
        return bool(position.phase == phases.ACT and opened)

    def _trust(self, seat: int) -> None:
        """Have the keyboard passed to a person before anything secret is shown."""
        if not self.several or self.trusted == seat:
            return
        if self.situation:
            self._wipe()
        self.screen.say("pass-keyboard", "bold", who=self.company.label(seat))
        self.reader.pause(self.speech.say("pass-enter", who=self.company.label(seat)))
        self._wipe()
        self.trusted = seat
        since = self.told[self.seen.get(seat, 0) :]
        if since:
            self.screen.say("terminal-since", "dim", count=len(since))
        for line in since[-SHOWN_LINES:]:
            self._show(line)

    def _wipe(self) -> None:
        """Take everything off the screen."""
        self.screen.clear()
        self.secrets_of = None
        self.situation = ()

    # The question

    def _show_situation(self, seat: int) -> None:
        """Show the board where the step is new, then what is asked, then what is legal."""
        position = self.match.position
        repeated = self._may_repeat(seat)
        if self._is_new(seat):
            self._show_board()
            if self._shows_secrets(seat):
                self._show_secrets(seat)
        self.screen.show(Text(self.asker.question(seat), "bold"))
        if repeated:
            self._offer_again()
        else:
            self.screen.show(self.asker.choices(seat))
        if position.phase != phases.ACT or not repeated:
            self.last_attack = self.last_attack if repeated else None

    def _is_new(self, seat: int) -> bool:
        """Whether a step begins for which the board has not been shown."""
        position = self.match.position
        if position.phase in (phases.DEFEND, phases.OCCUPY, phases.CROSS) and self.situation:
            return False
        placing = int(position.reserve[self.asker.side(seat)]) > 0
        window = int(position.window) if "window" in position.dtype.names else 0
        key = (seat, int(position.round_number), window, int(position.phase), placing)
        new = key != self.situation
        self.situation = key
        return new

    def _show_board(self) -> None:
        """Show the board as whoever looks at it may."""
        view = self._view()
        if view.round_number:
            self.screen.bar(self.speech.say("terminal-round", round=int(view.round_number)))
        else:
            self.screen.bar(self.speech.say("terminal-setup"))
        self.screen.show(board(view, self.company, self.atlas, self.screen.width, self.screen.wide))

    def _show_secrets(self, seat: int) -> None:
        """Show a person his mission and his cards."""
        self._show_mission(seat)
        if self.match.position.round_number:
            self._show_cards(seat)

    def _show_mission(self, seat: int) -> bool:
        """Show a person his mission; whether there is one."""
        self._trust(seat)
        text = own_mission(self.match.view(seat), seat, self.speech, self.atlas, self.company)
        if text is None:
            return False
        self.secrets_of = seat
        self.screen.say("own-mission", mission=text)
        return True

    def _show_cards(self, seat: int) -> None:
        """Show a person his cards."""
        self._trust(seat)
        self.secrets_of = seat
        cards = hand_words(self.match.view(seat), seat, self.atlas)
        if cards:
            self.screen.say("own-cards", cards=", ".join(cards))
        else:
            self.screen.say("own-no-cards")

    def _may_repeat(self, seat: int) -> bool:
        """Whether the last attack may be made again."""
        if self.last_attack is None or self.match.position.phase != phases.ACT:
            return False
        return self._attack(*self.last_attack) in self.match.legal(seat)

    def _offer_again(self) -> None:
        """Offer the last attack again, with its odds."""
        assert self.last_attack is not None
        told = self._chance(verbs.Assault(*self.last_attack, 1))
        self.screen.say("choice-again", odds=told)

    # The end

    def _finish(self) -> None:
        """Show how the match ended, and keep it."""
        self.trusted = None
        self._show_board()
        ending = self.teller.ending(self.match.view(ONLOOKER))
        winner = int(self.match.position.winner)
        style = f"bold {COLOURS[winner]}" if winner >= 0 else "bold"
        self.screen.bar(ending, style)
        if self.company.humans or self.keeper.path is not None:
            path = self.keeper.rescue(self.match)
            self.screen.whole(
                "terminal-record", path=path, command=self.keeper.replay_command(path)
            )

    def _leave(self) -> None:
        """Keep the match, and say how to go on with it."""
        path = self.keeper.rescue(self.match)
        self.screen.show()
        self.screen.whole("terminal-saved", path=path)
        self.screen.whole("terminal-resume", command=self.keeper.resume_command(path))


def first_position(match: Match) -> Any:
    """Return the position that the log of a match starts from."""
    for position, _, _ in match.moves():
        return position.copy()
    return match.position.copy()


def _default(match: Match, name: str) -> str:
    """Return what an option is if nobody chooses."""
    option = next(option for option in match.game.options if option.name == name)
    return option.write(option.read(None, match.seats))


def _hang_up(sign: int, frame: FrameType | None) -> None:
    """Leave as if somebody had pressed Ctrl-C."""
    raise KeyboardInterrupt
