"""A match at one terminal: who acts when, and what is told of it."""

from __future__ import annotations

import signal
import time
from collections.abc import Sequence
from types import FrameType

from planisphere.bots.budgets import Purse
from planisphere.bots.deciding import generator, look, thinker
from planisphere.bots.levels import LEVELS, listens
from planisphere.bots.thinking import Decision, Seen, Thinker
from planisphere.catalogue import entry
from planisphere.chance import Fair
from planisphere.faults import Fault
from planisphere.game import ONLOOKER
from planisphere.match import HandIn, Match
from planisphere.programs.functions import measure, mind
from planisphere.programs.player import Program
from planisphere.programs.process import Failed
from planisphere.telling.company import Company, Player
from planisphere.telling.lines import QUIET, SECRET, Line, first_position, undone
from planisphere.telling.tellers import teller
from planisphere.terminal.answers import Answers
from planisphere.terminal.desk import Desk
from planisphere.terminal.keeping import Keeper, keep_words
from planisphere.terminal.lines import show_line
from planisphere.terminal.room import room_of
from planisphere.terminal.screen import Screen
from planisphere.terminal.seating import USUAL_LEVEL

SHOWN_LINES = 20
FEW_LINES = 4
"""How many where the board fills the screen."""
PATIENCE = 60.0
"""Seconds that a program may take for a hand-in."""


class Session:
    """One match, the people and bots who play it, and what has been told."""

    def __init__(
        self,
        match: Match,
        company: Company,
        screen: Screen,
        keeper: Keeper,
        resumed: bool,
        purse: Purse | None = None,
    ) -> None:
        self.match = match
        self.company = company
        self.screen = screen
        self.keeper = keeper
        self.resumed = resumed
        self.purse = purse or Purse()
        self.speech = screen.speech
        room = room_of(match.game.name)
        self.watcher = company.humans[0] if len(company.humans) == 1 else ONLOOKER
        self.teller = teller(match.game, company, self.watcher)
        self.desk = Desk(match, company, screen, room, self.watcher)
        self.answers = Answers(self, room)
        self.talks = room.talks(self) if room.talks else None
        self.scratch = first_position(match)
        self.told: list[Line] = []
        self.seen: dict[int, int] = {}
        """How much had been told before each person's last command."""
        self.top = 0
        """The first told line that stands on the screen."""
        self.wipes = 0
        self.desk.show_again = lambda seat: self._show_situation(seat)
        self.programs: dict[int, Program] = {}

    def run(self) -> int:
        """Play until the match is over or somebody leaves; it is kept in either case."""
        signs = [getattr(signal, name, None) for name in ("SIGHUP", "SIGTERM")]
        old = {sign: signal.signal(sign, _hang_up) for sign in signs if sign is not None}
        try:
            self._welcome()
            self._start_programs()
            while not self.match.over:
                self._step()
            self._finish()
        except (EOFError, KeyboardInterrupt):
            self._leave()
        except BaseException:
            self.keeper.rescue(self.match)
            raise
        finally:
            for program in self.programs.values():
                program.leave(self.match.ending, self.match.winners)
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
        for number, hand_in in enumerate(match.log, 1):
            self.told += self._loud(number, hand_in)
        self.show_told(self.told)
        self.seen = dict.fromkeys(self.company.humans, len(self.told) if self.resumed else 0)

    def show_told(self, lines: list[Line], most: int = SHOWN_LINES) -> None:
        """Show the last of some lines, and how many went before."""
        hidden = max(0, len(lines) - most)
        if hidden:
            self.screen.say("terminal-earlier", "dim", count=hidden)
        for line in lines[hidden:]:
            show_line(self.screen, line)

    def _loud(self, number: int, hand_in: HandIn) -> list[Line]:
        """Return what is told of a hand-in, the last of so many."""
        if hand_in.undoes is not None:
            self.scratch = self.match.at(number).position
            return [undone(self.company, hand_in)]
        told = self.teller.tell(self.scratch, hand_in)
        return [line for line in told if line.kind not in (QUIET, SECRET)]

    def _step(self) -> None:
        """Let the next seat act, bots before people unless these talk to them."""
        awaited = self.match.awaited
        bots = [seat for seat in awaited if self.company.is_bot(seat)]
        if bots and not (len(bots) < len(awaited) and self.talks and self.talks.are_on()):
            self._play_bot(bots[0])
            return
        sitting = self.desk.curtain.trusted
        seat = sitting if sitting is not None and sitting in awaited else awaited[0]
        if not self.answers.orders.settled(seat):
            self._ask(seat)

    def _start_programs(self) -> None:
        """Start the players that are programs of somebody's own."""
        for seat, player in enumerate(self.company.players):
            if player.program:
                self.programs[seat] = Program(player.program, PATIENCE)

    def _play_bot(self, seat: int) -> None:
        """Let a bot act on what its seat may see."""
        since, program = time.perf_counter(), self.programs.get(seat)
        player = self.company.players[seat]
        bot = player.function or player.name
        try:
            if program:
                seen, decision = self.consult(seat, LEVELS[-1], program.think)
            else:
                seen, decision = self.consult(seat, measure(bot), mind(self.match.game.name, bot))
        except Failed as failed:
            self._replace(seat, failed)
            return
        self.purse.take(seen.view, seat, time.perf_counter() - since)
        self.play(seat, decision.actions)

    def _replace(self, seat: int, failed: Failed) -> None:
        """Let a bot play on for a program that has failed, and say so."""
        said, who = self.programs.pop(seat).said, self.company.label(seat)
        self.company.seat(seat, Player(USUAL_LEVEL, bot=True))
        cause = self.speech.fault(failed)
        told = {"who": who, "cause": cause, "level": USUAL_LEVEL}
        self.screen.complain(self.speech.say("program-replaced", **told))
        if said:
            self.screen.whole("program-said", path=keep_words(said))

    def consult(self, seat: int, level: str, think: Thinker | None = None) -> tuple[Seen, Decision]:
        """Return what a bot of a level is given in a seat, and what it, or another, hands in."""
        match = self.match
        budget = self.purse.budget(match.position, seat, level)
        told = (match, seat, budget, generator(self.seed, match.number, seat))
        dealings = self.talks.dealings(seat) if self.talks else ()
        seen = look(*told, *dealings, listens=listens(level))
        return seen, (think or thinker(match.game.name, level))(seen)

    @property
    def seed(self) -> str:
        """What the chance of bots comes from, so that a match from a seed is the same again."""
        source = self.match.source
        return source.seed if isinstance(source, Fair) else self._known_seed()

    def _known_seed(self) -> str:
        """Return what tells this match from others where the seed of its dice is not known."""
        commitment = getattr(self.match.source, "commitment", None)
        if commitment:
            return str(commitment)
        outcomes = [str(throw.outcome) for throw in self.match.log[0].chance]
        return ".".join([self.match.line, *outcomes])

    def play(self, seat: int, move: str | int | Sequence[int]) -> None:
        """Hand in a move, and tell what came of it."""
        hand_in = self.match.play(seat, move)
        for line in self._loud(self.match.number, hand_in):
            self.told.append(line)
            show_line(self.screen, line)

    def _ask(self, seat: int) -> None:
        """Put the question to a person until there is a move."""
        self.desk.come_forward(seat)
        self._keep()
        self._show_situation(seat)
        played, before = False, len(self.told)
        while not played:
            typed = self.desk.read(seat)
            try:
                played = self.answers.obey(seat, typed)
            except Fault as fault:
                self.screen.fault(fault, typed, len(self.desk.prompt(seat)))
        self.seen[seat] = before

    def _show_situation(self, seat: int) -> None:
        """Show a person the board, what he missed, and the question."""
        again = self.answers.orders.again(seat)
        self.desk.show_situation(seat, again, lambda: self._tell_since(seat))

    def _tell_since(self, seat: int) -> None:
        """Tell a person what happened since his last command, if it has left the screen."""
        if self.wipes != self.desk.curtain.wipes:
            self.wipes, self.top = self.desk.curtain.wipes, len(self.told)
        seen = self.seen.get(seat, 0)
        if seen >= self.top:
            return
        self.top = seen
        self.screen.say("terminal-since", "dim", count=len(self.told) - seen)
        self.show_told(self.told[seen:], FEW_LINES if self.screen.small else SHOWN_LINES)

    def _keep(self) -> None:
        """Write the match to its file, if it has one; say so if that fails."""
        try:
            self.keeper.keep(self.match)
        except OSError as error:
            cause = error.strerror or str(error)
            self.screen.complain(self.speech.say("terminal-not-saved", cause=cause))

    def _finish(self) -> None:
        """Show how the match ended, and keep it."""
        if self.talks:
            self.talks.read_last()
        self.desk.curtain.trusted = None
        self.desk.show_board()
        ending = self.teller.ending(self.match.view(ONLOOKER))
        self.screen.bar(ending.text, ending.seat)
        if self.company.humans or self.keeper.path is not None:
            path = self.keeper.rescue(self.match)
            command = self.keeper.replay_command(path)
            self.screen.whole("terminal-record", path=path, command=command)

    def _leave(self) -> None:
        """Keep the match, and say how to go on with it."""
        path = self.keeper.rescue(self.match)
        curtain = self.desk.curtain
        if curtain.several and curtain.secrets_of is not None:
            curtain.wipe()
        self.screen.show()
        self.screen.whole("terminal-saved", path=path)
        self.screen.whole("terminal-resume", command=self.keeper.resume_command(path))


def _default(match: Match, name: str) -> str:
    """Return what an option is if nobody chooses."""
    option = next(option for option in match.game.options if option.name == name)
    return option.write(option.read(None, match.seats))


def _hang_up(sign: int, frame: FrameType | None) -> None:
    """Leave as if somebody had pressed Ctrl-C."""
    raise KeyboardInterrupt
