"""What a tournament shows: who wins how often, how sure that is, and how strong it makes them.

A share has a Wilson interval of 95 %. Matches of a group share their chance, and everybody gets
every seat with it once: luck that favours a seat then helps all alike, so that shares stray less
than those of independent matches, and the interval is rather too wide than too narrow. Unlike
one from resampled groups, it does not shrink to nothing when somebody wins all or no matches.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from openskill.models import PlackettLuce

from planisphere.arena.playing import Played
from planisphere.faults import Fault

Z = 1.959964
"""So many standard deviations either side hold 95 %."""

BEGIN, SCALE = 1000, 40
"""What OpenSkill's beginning is shown as, and what a point of it is worth, as on the ladder."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of victories for each time somebody sat down, with its interval of 95 %."""

    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot fared."""

    bot: str
    seats: int
    """How many seats it had at each table."""
    wins: float
    won: Share
    par: float
    """The share of equals."""
    by_seat: list[Share]
    rating: float
    doubt: float
    """Half the interval of the rating that holds 95 %."""
    decisions: int
    seconds: float
    forfeits: dict[str, int]


@dataclass(frozen=True, slots=True)
class Table:
    """How all fared, and how the matches went."""

    matches: int
    undecided: int
    """Matches that nobody won."""
    rounds: float
    decisions: float
    endings: dict[str, int]
    standings: list[Standing]


def wilson(wins: float, matches: int) -> Share:
    """Return a share of matches, with its Wilson interval of 95 %."""
    if matches == 0:
        return Share(0.0, 0.0, 1.0)
    share, z2 = wins / matches, Z * Z / matches
    centre = (share + z2 / 2) / (1 + z2)
    reach = Z * sqrt(share * (1 - share) / matches + z2 / matches / 4) / (1 + z2)
    return Share(share, max(0.0, centre - reach), min(1.0, centre + reach))


def judge(played: Sequence[Played]) -> Table:
    """Return how all fared in some matches, the strongest first."""
    if not played:
        raise Fault("arena-nothing")
    ordered = sorted(played, key=lambda one: one.number)
    bots, ratings = ordered[0].bots, rated(ordered)
    standings = [_standing(bot, ordered, *ratings[bot]) for bot in sorted({*bots})]
    return Table(
        len(ordered),
        sum(not any(one.won) for one in ordered),
        sum(one.rounds for one in ordered) / len(ordered),
        sum(sum(one.decisions.values()) for one in ordered) / len(ordered),
        dict(sorted(Counter(one.ending for one in ordered).items())),
        sorted(standings, key=lambda one: -one.won.share),
    )


def _standing(bot: str, played: Sequence[Played], rating: float, doubt: float) -> Standing:
    """Return how a bot fared."""
    table = len(played[0].bots)
    seats = played[0].bots.count(bot)
    wins = sum(
        won for one in played for won, who in zip(one.won, one.bots, strict=True) if who == bot
    )
    won = wilson(wins, len(played))
    forfeits = Counter(
        one.forfeit["why"] for one in played if one.forfeit and one.forfeit["bot"] == bot
    )
    return Standing(
        bot,
        seats,
        wins,
        Share(won.share / seats, won.low / seats, won.high / seats),
        1 / table,
        [_in_seat(bot, seat, played) for seat in range(table)],
        rating,
        doubt,
        sum(one.decisions.get(bot, 0) for one in played),
        sum(one.seconds.get(bot, 0.0) for one in played),
        dict(sorted(forfeits.items())),
    )


def _in_seat(bot: str, seat: int, played: Sequence[Played]) -> Share:
    """Return the share that a bot won when it sat in a seat."""
    won = [one.won[seat] for one in played if one.bots[seat] == bot]
    return wilson(sum(won), len(won))


def rated(played: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Return the ratings of all by OpenSkill, match after match, and half of their intervals.

    Winners are first, all others second. Who had several seats gets the mean of them.
    """
    model = PlackettLuce()
    known = {bot: model.rating() for bot in played[0].bots}
    for one in played:
        teams = [[model.rating(known[bot].mu, known[bot].sigma)] for bot in one.bots]
        after = model.rate(teams, ranks=[0 if won else 1 for won in one.won])
        seats = defaultdict(list)
        for bot, (rating,) in zip(one.bots, after, strict=True):
            seats[bot].append(rating)
        for bot, found in seats.items():
            mu = sum(rating.mu for rating in found) / len(found)
            sigma = sum(rating.sigma for rating in found) / len(found)
            known[bot] = model.rating(mu, sigma)
    first = model.rating().mu
    return {
        bot: (BEGIN + SCALE * (rating.mu - first), Z * SCALE * rating.sigma)
        for bot, rating in known.items()
    }
