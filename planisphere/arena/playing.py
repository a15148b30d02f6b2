"""One match of a tournament, to its end or to a forfeit."""

from __future__ import annotations

import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from types import FrameType
from typing import Any

from planisphere.arena.tournament import Tournament
from planisphere.bots.budgets import PLAYOUTS, reproducible
from planisphere.bots.contests import play_levels
from planisphere.bots.deciding import generator, look
from planisphere.bots.levels import COMPILED, LEVELS, listens
from planisphere.bots.thinking import Budget, Decision, Seen, Thinker
from planisphere.catalogue import load
from planisphere.faults import Fault
from planisphere.fields import LETTERS
from planisphere.game import CHANCE, ONLOOKER
from planisphere.match import Match
from planisphere.programs.functions import mind
from planisphere.programs.naming import command_of, is_program, short
from planisphere.programs.player import Program
from planisphere.programs.process import CRASH, ILLEGAL, OVERRUN, Failed


class Overrun(BaseException):
    """A bot has thought longer than it may; no exception, lest the bot should catch it."""


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a match; everything but the seconds follows from the tournament."""

    number: int
    bots: list[str]
    """Who sat where."""
    won: list[float]
    """The part of the victory that each seat has."""
    ending: str
    rounds: int
    decisions: dict[str, int]
    seconds: dict[str, float]
    """How long each bot has thought; where all is compiled, in proportion to its decisions."""
    forfeit: dict[str, Any] | None = None
    """The seat that lost for a fault, which, and what it was."""
    record: str = field(default="", repr=False)
    said: dict[str, str] = field(default_factory=dict, repr=False)
    """By the letters of their seats, what programs have said on their standard error."""


def play(tournament: Tournament, number: int) -> Played:
    """Play a match of a tournament."""
    if tournament.compiled:
        return _play_compiled(tournament, number)
    return Bout(tournament, number).play()


def play_several(tournament: Tournament, numbers: Sequence[int]) -> list[Played]:
    """Play matches one after another."""
    return [play(tournament, number) for number in numbers]


def _play_compiled(tournament: Tournament, number: int) -> Played:
    """Play a match of compiled levels at full speed."""
    game, bots = load(tournament.game), list(tournament.lineup(number))
    seed, options = tournament.chance(number), game.settle(len(bots), tournament.options)
    _compile(game.name)
    since = time.perf_counter()
    places = (generator(seed, 0, CHANCE), generator(seed, 0, ONLOOKER))
    position, counted = play_levels(game, bots, options, *places)
    took = time.perf_counter() - since
    decisions = {bot: int(counted[COMPILED.index(bot)]) for bot in sorted({*bots})}
    winners, total = int(game.winners(position)), max(1, sum(decisions.values()))
    return Played(
        number,
        bots,
        shares([seat for seat in range(len(bots)) if winners >> seat & 1], len(bots)),
        game.endings[game.ending(position)],
        int(position.round_number),
        decisions,
        {bot: took * count / total for bot, count in decisions.items()},
    )


@cache
def _compile(name: str) -> None:
    """Play a short match, so that no match has to wait while its code is compiled."""
    game = load(name)
    options = game.settle(game.seats[-1], {"horizon": "1"})
    chance = generator("", 0, CHANCE)
    play_levels(game, ["random"] * game.seats[-1], options, chance, chance)


def shares(winners: Sequence[int], seats: int) -> list[float]:
    """Return the part of a victory that each seat has; nobody's where there is none."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


@cache
def _mind(game: str, bot: str) -> Thinker:
    """Return how a bot decides, found once."""
    return mind(game, bot)


class Bout:
    """A match between bots that are asked one hand-in at a time."""

    def __init__(self, tournament: Tournament, number: int) -> None:
        self.tournament = tournament
        self.number = number
        self.bots = list(tournament.lineup(number))
        told = (tournament.game, len(self.bots), tournament.options)
        names = [short(bot) for bot in self.bots]
        self.match = Match.new(*told, seed=tournament.chance(number), names=names)
        self.programs: dict[int, Program] = {}
        self.decisions: Counter[str] = Counter(dict.fromkeys(sorted({*self.bots}), 0))
        self.seconds = dict.fromkeys(self.decisions, 0.0)
        self.forfeit: dict[str, Any] | None = None

    def play(self) -> Played:
        """Ask whoever is awaited, until the match is over or a bot has forfeited it."""
        try:
            self._start_programs()
            while not self.match.over and self.forfeit is None:
                self._ask(self.match.awaited[0])
        finally:
            for program in self.programs.values():
                program.leave(self._ending, self._winners)
        return Played(
            self.number,
            self.bots,
            shares(self._winners, len(self.bots)),
            self._ending,
            int(self.match.position.round_number),
            dict(self.decisions),
            self.seconds,
            self.forfeit,
            self.match.to_record(reveal=True) if self.tournament.records else "",
            {LETTERS[seat]: it.said for seat, it in self.programs.items() if it.said},
        )

    def _start_programs(self) -> None:
        """Start a process for each program and match, so that none remembers another match."""
        for seat, bot in enumerate(self.bots):
            if is_program(bot):
                self.programs[seat] = Program(command_of(bot), self.tournament.limit)

    @property
    def _ending(self) -> str:
        """Why the match is over."""
        return "forfeit" if self.forfeit else self.match.ending

    @property
    def _winners(self) -> list[int]:
        """The seats that have won; where one has forfeited the match, all others."""
        if self.forfeit is None:
            return self.match.winners
        return [seat for seat in range(len(self.bots)) if seat != self.forfeit["seat"]]

    def _ask(self, seat: int) -> None:
        """Let a bot hand something in; what it does wrong ends the match."""
        bot, since = self.bots[seat], time.perf_counter()
        chance = generator(self.tournament.chance(self.number), self.match.number, seat)
        seen = look(self.match, seat, self._budget(bot), chance, listens=listens(bot))
        try:
            decision = self._decide(bot, seen)
        except Overrun:
            self._give_up(seat, OVERRUN, f"{self.tournament.limit} s")
        except Failed as failed:
            self._give_up(seat, failed.why, failed.what)
        except Exception as error:  # whatever a bot does is its own fault, and loses
            self._give_up(seat, CRASH, f"{type(error).__name__}: {error}")
        else:
            self._hand_in(seat, decision)
        self.decisions[bot] += 1
        self.seconds[bot] += time.perf_counter() - since

    def _budget(self, bot: str) -> Budget:
        """Return what a bot may take for a hand-in."""
        level = bot if bot in LEVELS else max(PLAYOUTS, key=lambda level: PLAYOUTS[level])
        return reproducible(level, self.tournament.playouts)

    def _decide(self, bot: str, seen: Seen) -> Decision:
        """Ask a bot, for so long and no longer; compiled code is stopped only once it is done."""
        if seen.seat in self.programs:
            return self.programs[seen.seat].think(seen)
        limit, since = self.tournament.limit, time.perf_counter()
        with stopped_after(limit):
            decision = _mind(self.tournament.game, bot)(seen)
        if time.perf_counter() - since > limit:
            raise Overrun
        return decision

    def _hand_in(self, seat: int, decision: Decision) -> None:
        """Play what a bot hands in, if the rules let it."""
        try:
            self.match.play(seat, [int(action) for action in decision.actions], whole=True)
        except Fault as fault:
            self._give_up(seat, ILLEGAL, str(fault))
        except Exception as error:  # it may have handed in anything at all
            self._give_up(seat, CRASH, f"{type(error).__name__}: {error}")

    def _give_up(self, seat: int, why: str, what: str) -> None:
        """Note that a seat has forfeited the match."""
        told = {"seat": seat, "bot": self.bots[seat], "why": why, "what": what[:200]}
        self.forfeit = {**told, "hand_in": self.match.number}


@contextmanager
def stopped_after(seconds: float) -> Iterator[None]:
    """Raise Overrun amid what takes longer, where the machine lets us: in a main thread of Unix."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(
        signal, "setitimer"
    ):
        yield
        return
    before = signal.signal(signal.SIGALRM, _overrun)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _overrun(sign: int, frame: FrameType | None) -> None:
    """Stop a bot that thinks too long."""
    raise Overrun
