"""What a tournament is: a game, its bots, and for each match who sits where with which chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from planisphere.bots.levels import COMPILED
from planisphere.catalogue import load
from planisphere.chance import Fair
from planisphere.faults import OptionFault
from planisphere.kernel import cache_key
from planisphere.programs.functions import mind
from planisphere.programs.naming import command_of, is_program

HORIZON = "200"
"""The round after which a match is cut if nobody says otherwise: some would never end."""

MOST_MATCHES = 1_000_000
MOST_PLAYOUTS = 10_000_000
LONGEST = 86_400.0


@dataclass(frozen=True, slots=True)
class Tournament:
    """All that the results follow from; what does not change them is not here."""

    game: str
    options: Mapping[str, str]
    bots: tuple[str, ...]
    """Who plays, one a seat: levels of the game, functions as module:name, program:COMMAND."""
    seed: str = "arena"
    playouts: int | None = None
    """For a hand-in of bots that think; by level if nothing is said."""
    limit: float = 60.0
    """The seconds for a hand-in, beyond which its bot has lost."""
    records: bool = False
    """Whether record files are kept; then all matches have fair dice, which records can prove."""

    @property
    def seats(self) -> int:
        """How many sit at a table."""
        return len(self.bots)

    @property
    def compiled(self) -> bool:
        """Whether whole matches run compiled."""
        return not self.records and set(self.bots) <= {*COMPILED}

    def lineup(self, number: int) -> tuple[str, ...]:
        """Return who sits where in a match: from each to the next everybody moves on a seat."""
        turn = number % self.seats
        return self.bots[turn:] + self.bots[:turn]

    def chance(self, number: int) -> str:
        """Return the seed of a match, the same until everybody has sat in every seat."""
        return f"{self.seed} {number // self.seats}"

    def plain(self) -> dict[str, Any]:
        """Return what a folder keeps, so that no other tournament goes on in it."""
        return {**asdict(self), "bots": list(self.bots), "code": cache_key()}


def tournament(game: str, given: Mapping[str, str], bots: Sequence[str], **more: Any) -> Tournament:
    """Return a tournament that can be played, or refuse what is wrong with it."""
    rules = load(game)
    if len(bots) < 2:
        raise OptionFault("arena-bots")
    settled = rules.settle(len(bots), {"horizon": HORIZON, **given})
    options = {o.name: o.write(int(n)) for o, n in zip(rules.options, settled, strict=True)}
    made = Tournament(game, options, tuple(bots), **more)
    Fair(made.chance(0))
    for bot in bots:
        if is_program(bot):
            command_of(bot)
        else:
            mind(game, bot)
    if made.playouts is not None and not 1 <= made.playouts <= MOST_PLAYOUTS:
        raise OptionFault("arena-playouts", value=made.playouts, most=MOST_PLAYOUTS)
    if not 0 < made.limit <= LONGEST:
        raise OptionFault("arena-limit", value=made.limit, most=int(LONGEST))
    return made


def whole_rounds(matches: int, seats: int) -> int:
    """Return a number of matches in which everybody sits in every seat equally often."""
    if not 1 <= matches <= MOST_MATCHES:
        raise OptionFault("arena-matches", value=matches, most=MOST_MATCHES)
    return -(-matches // seats) * seats
