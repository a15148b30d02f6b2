"""The ladder: how strong people and bots are in each game, by OpenSkill.

A match counts once, whatever crashes or races: in one transaction its table becomes settled and
all its players get their new ratings, each only if no other match has changed it meanwhile.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import bindparam, func, insert, select, update

from planisphere.catalogue import entry
from planisphere.match import Match
from planisphere.server import noting, schema
from planisphere.server.people import Person
from planisphere.server.store import Row, Step, Store, Taken

if TYPE_CHECKING:
    from planisphere.server.live import LiveTable

MOST_LISTED = 100
ATTEMPTS = 20
BOT = "bot:"
"""Before the level of bots, where others have the identity of a person."""
BEGIN, SCALE = 1000, 40
"""What a newcomer's rating is shown as, and what a point of OpenSkill's is worth."""

MODEL = PlackettLuce()
KEPT = schema.ratings.c
STRENGTH = KEPT.mu - 3 * KEPT.sigma
"""What somebody is at least worth, almost surely."""

SETTLE = (
    update(schema.tables)
    .where(
        schema.tables.c.id == bindparam("key"),
        schema.tables.c.state == "over",
        ~schema.tables.c.settled,
    )
    .values(settled=True)
)
CHANGE = update(schema.ratings).where(
    KEPT.game == bindparam("of"), KEPT.player == bindparam("key"), KEPT.matches == bindparam("seen")
)
ENTER = insert(schema.ratings)


class Line(msgspec.Struct, frozen=True):
    """A line of the ladder: a person by name, or a level of bots."""

    rank: int
    name: str
    person: str | None
    level: str | None
    rating: int
    """A newcomer has 1000; it grows with strength, and as it becomes surer."""
    matches: int
    won: float
    """The share of matches won; a win that is shared counts in part."""


class Ladder(msgspec.Struct, frozen=True):
    """The best of a game, and who asks."""

    game: str
    lines: list[Line]
    own: Line | None


class Rated(msgspec.Struct, frozen=True):
    """How strong somebody is in a game."""

    game: str
    rating: int
    matches: int
    won: float


class Card(msgspec.Struct, frozen=True):
    """What everybody may know of a person."""

    id: str
    name: str
    guest: bool
    ratings: list[Rated]


class Finisher(NamedTuple):
    """A seat of a match that is over: who had it, its place from 0, and its part of the win."""

    player: str | None
    """Nobody where a person has been deleted; he counts as a newcomer for the others."""
    place: int
    won: float


# Looking


async def ladder(store: Store, game: str, person: Person | None) -> Ladder:
    """Return the ladder of a game, and the line of who asks."""
    name, me = entry(game).name, person.id if person else ""
    ranked = _ranked(name)
    asked = select(ranked).where((ranked.c.place <= MOST_LISTED) | (ranked.c.person == me))
    rows = await store.rows(asked.order_by(ranked.c.place))
    lines = [_line(row) for row in rows if row["place"] <= MOST_LISTED]
    own = [_line(row) for row in rows if row["person"] == me]
    return Ladder(name, lines, own[0] if own else None)


async def card(store: Store, person: Person) -> Card:
    """Return what everybody may know of a person."""
    mine = select(schema.ratings).where(KEPT.person == person.id).order_by(KEPT.game)
    rated = [
        Rated(row["game"], shown(row["mu"], row["sigma"]), row["matches"], _share(row))
        for row in await store.rows(mine)
    ]
    return Card(person.id, person.name, person.guest, rated)


def shown(mu: float, sigma: float) -> int:
    """Return a rating as people read it."""
    return round(BEGIN + SCALE * (mu - 3 * sigma))


def _ranked(game: str) -> Any:
    """Return the query for all lines of a ladder, in their places and with their ranks."""
    rank = func.rank().over(order_by=STRENGTH.desc()).label("rank")
    place = func.row_number().over(order_by=(STRENGTH.desc(), KEPT.player)).label("place")
    join = schema.ratings.outerjoin(schema.people, KEPT.person == schema.people.c.id)
    query = select(schema.ratings, schema.people.c.name, rank, place).select_from(join)
    return query.where(KEPT.game == game).subquery()


def _line(row: Row) -> Line:
    """Return a line of the ladder."""
    bot = row["player"].startswith(BOT)
    level = row["player"].removeprefix(BOT) if bot else None
    rating = shown(row["mu"], row["sigma"])
    name = row["name"] or ""
    return Line(row["rank"], name, row["person"], level, rating, row["matches"], _share(row))


def _share(row: Row) -> float:
    """Return the share of matches won."""
    return round(float(row["won"]) / int(row["matches"]), 3)


# Settling


async def settle(table: LiveTable) -> None:
    """Count a match that is over on the ladder; once, whoever else does so too."""
    for _ in range(ATTEMPTS):
        await table.catch_up()
        if table.row["settled"] or not table.row["rated"] or table.playing is None:
            return
        finishers = finished(table)
        game, store = table.game.name, table.house.store
        players = sorted({one.player for one in finishers if one.player is not None})
        known = await _known(store, game, players)
        done = Step(SETTLE, {"key": table.id}, guard=True)
        steps = [_step(game, known.get(one), new) for one, new in _rate(finishers, known).items()]
        try:
            await store.write(done, *steps)
        except Taken:
            continue
        noting.settled(table.id, game)
        return


async def _known(store: Store, game: str, players: Sequence[str]) -> dict[str, Row]:
    """Return the ratings that players have."""
    query = select(schema.ratings).where(KEPT.game == game, KEPT.player.in_(players))
    return {row["player"]: row for row in await store.rows(query)}


def finished(table: LiveTable) -> list[Finisher]:
    """List the seats of a match that is over, with who had them."""
    match = table.match_now().match
    left = [
        None if seat.level or (seat.person and seat.resigned is None) else (seat.resigned or 0, at)
        for seat, at in zip(table.seats, table.left, strict=True)
    ]
    places, winners = placed(match, left), _winners(match, left)
    won = 1 / len(winners) if winners else 0.0
    return [
        Finisher(_player(seat.person, seat.level), place, won if number in winners else 0.0)
        for number, (seat, place) in enumerate(zip(table.seats, places, strict=True))
    ]


def _player(person: str | None, level: str | None) -> str | None:
    """Return under what somebody stands on the ladder."""
    return f"{BOT}{level}" if level else person


Left = Sequence[tuple[int, float] | None]
"""For each seat when its person gave up: before which number, and at what time; or not."""


def _winners(match: Match, left: Left) -> list[int]:
    """List the seats that have won and whose players stayed."""
    return [seat for seat in match.winners if left[seat] is None] if match.over else []


def placed(match: Match, left: Left) -> list[int]:
    """Return the place of each seat from 0: winners, then by scores, then the last to give up.

    Where nobody has won, all who stayed are level.
    """
    scores, winners = match.scores, match.winners if match.over else []
    ranks = []
    for seat in range(match.seats):
        gone = left[seat]
        if gone is not None:
            ranks.append((2, -gone[0], -gone[1]))
        elif seat in winners or not winners:
            ranks.append((0, 0, 0.0))
        else:
            ranks.append((1, 0, -scores[seat]))
    return [sum(other < rank for other in ranks) for rank in ranks]


class _New(NamedTuple):
    """A rating after a match."""

    player: str
    mu: float
    sigma: float
    won: float


def _rate(finishers: Sequence[Finisher], known: Mapping[str, Row]) -> dict[str, _New]:
    """Return the new ratings of players, in their order; who had several seats gets the mean."""
    before = [[_rating(known.get(one.player or ""))] for one in finishers]
    after = MODEL.rate(before, ranks=[one.place for one in finishers])
    seats: dict[str, list[tuple[PlackettLuceRating, float]]] = defaultdict(list)
    for one, (rating,) in zip(finishers, after, strict=True):
        if one.player is not None:
            seats[one.player].append((rating, one.won))
    return {player: _mean(player, seats[player]) for player in sorted(seats)}


def _mean(player: str, seats: Sequence[tuple[PlackettLuceRating, float]]) -> _New:
    """Return what comes of one or several seats of a player."""
    mu = sum(rating.mu for rating, _ in seats) / len(seats)
    sigma = sum(rating.sigma for rating, _ in seats) / len(seats)
    return _New(player, mu, sigma, sum(won for _, won in seats))


def _rating(row: Row | None) -> PlackettLuceRating:
    """Return a rating as OpenSkill has it."""
    return MODEL.rating(mu=row["mu"], sigma=row["sigma"]) if row else MODEL.rating()


def _step(game: str, row: Row | None, new: _New) -> Step:
    """Return what writes a rating down, if no other match was faster."""
    values = {"mu": new.mu, "sigma": new.sigma}
    if row is not None:
        seen = {"of": game, "key": new.player, "seen": row["matches"]}
        more = {"matches": row["matches"] + 1, "won": row["won"] + new.won}
        return Step(CHANGE, {**seen, **values, **more}, guard=True)
    person = None if new.player.startswith(BOT) else new.player
    who = {"game": game, "player": new.player, "person": person}
    return Step(ENTER, {**who, **values, "matches": 1, "won": new.won})
