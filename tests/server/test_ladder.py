"""The ladder: places, ratings, and matches that count exactly once."""

from __future__ import annotations

import asyncio
import random
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update

from planisphere.laws import wandered
from planisphere.match import Match
from planisphere.server import admin, ladder, schema
from planisphere.server.calling import Caller
from planisphere.server.hall import Hall
from planisphere.server.house import House
from planisphere.server.ladder import placed
from planisphere.server.notices import Notices
from planisphere.server.settings import Settings
from planisphere.server.store import Store
from planisphere.server.tables import Tables
from planisphere.server.warming import Warmer
from tests.server.backends import wait_until
from tests.server.hosting import Guest, Host, account, hosting
from tests.server.playing import listening, play_through

STAYED = [None, None, None]
PLIES = 20_000


def finished(game: str, seats: int, seed: int, **options: str) -> Match:
    """Return a match at its end."""
    match = wandered(game, seats, options, seed, PLIES)
    assert match.over
    return match


def test_winners_come_first_and_the_others_by_their_scores() -> None:
    match = next(
        match
        for match in (finished("manchots", 4, seed) for seed in range(100))
        if len(match.winners) == 1 and len(set(match.scores)) == 3
    )
    places, scores = placed(match, [None] * 4), match.scores
    assert places[match.winners[0]] == 0
    by_score = sorted(range(4), key=lambda seat: places[seat])
    assert [scores[seat] for seat in by_score] == sorted(scores, reverse=True)
    assert sorted(places) in ([0, 1, 1, 3], [0, 1, 2, 2])


def test_winners_who_share_are_level() -> None:
    matches = (finished("manchots", 3, seed) for seed in range(200))
    match = next(match for match in matches if len(match.winners) == 2)
    places = placed(match, STAYED)
    assert [places[seat] for seat in match.winners] == [0, 0]
    assert sorted(places) == [0, 0, 2]


@pytest.mark.rule("A22")
def test_where_the_highest_score_is_shared_all_are_level() -> None:
    match = finished("africa1880", 3, 1, horizon="1")
    assert match.winners == []
    assert placed(match, STAYED) == [0, 0, 0]


@pytest.mark.rule("M18")
def test_where_a_virtual_player_has_more_both_are_level() -> None:
    matches = (finished("manchots", 2, seed) for seed in range(200))
    match = next(m for m in matches if not m.winners and len(set(m.scores)) == 2)
    assert placed(match, [None, None]) == [0, 0]


def test_who_resigned_comes_after_all_who_stayed_and_the_later_before_the_earlier() -> None:
    match = finished("manchots", 4, 3)
    best = match.winners[0]
    others = [seat for seat in range(4) if seat != best]
    left: list[tuple[int, float] | None] = [None] * 4
    left[best], left[others[0]], left[others[1]] = (9, 1.0), (9, 2.0), (30, 1.5)
    places = placed(match, left)
    assert [places[seat] for seat in (others[2], others[1], others[0], best)] == [0, 1, 2, 3]


def test_a_match_that_nobody_finished_ranks_by_who_gave_up_last() -> None:
    match = wandered("express", 3, {}, 1, 5)
    assert placed(match, [(7, 1.0), None, (7, 2.0)]) == [2, 0, 1]


# Over the wire


def rated(host: Host, game: str, names: list[str], seats: int = 3) -> tuple[str, list[Guest]]:
    """Begin a match that counts, of people with accounts and bots."""
    people = [account(host, name) for name in names]
    levels = [None] * len(people) + ["random"] * (seats - len(people))
    table = people[0].table(game, seats, levels=levels, level="random", rated=True)
    for seat, person in enumerate(people[1:], 1):
        assert person.http.put(f"/api/tables/{table}/seats/{seat}").status_code == 200
    assert people[0].post(f"/api/tables/{table}/start").status_code == 201
    return table, people


def on_ladder(person: Guest, game: str, matches: int) -> dict[str, Any]:
    """Wait until somebody has so many matches on the ladder, and return it."""
    found: dict[str, Any] = {}

    def counts() -> bool:
        found.update(person.http.get(f"/api/ladder/{game}").json())
        return bool(found["own"] and found["own"]["matches"] >= matches)

    wait_until(counts, "the match counts")
    return found


def test_a_whole_match_counts_for_people_and_bots(host: Host) -> None:
    table, people = rated(host, "manchots", ["Ana", "Bo"], seats=4)
    with ExitStack() as stack:
        ears = listening(stack, table, people)
        play_through(ears, "manchots", random.Random(5))
        winners = ears[0].state["winners"]
    found = on_ladder(people[0], "manchots", 1)
    lines = {line["name"] or line["level"]: line for line in found["lines"]}
    assert set(lines) == {"Ana", "Bo", "random"}
    assert [line["matches"] for line in lines.values()] == [1, 1, 1]
    share = 1 / len(winners) if winners else 0
    assert lines["Ana"]["won"] == pytest.approx(share * (0 in winners), abs=1e-3)
    if winners in ([0], [1]):
        better = lines["Ana"]["rating"] > lines["Bo"]["rating"]
        assert better == (winners == [0])
    assert found["own"] == lines["Ana"]
    ratings = [line["rating"] for line in found["lines"]]
    assert ratings == sorted(ratings, reverse=True)
    card = people[1].http.get(f"/api/people/{people[0].id}").json()
    assert (card["name"], card["guest"]) == ("Ana", False)
    assert card["ratings"] == [
        {"game": "manchots", "rating": lines["Ana"]["rating"], "matches": 1, "won": card_won(card)}
    ]


def card_won(card: dict[str, Any]) -> float:
    """Return the share of matches won that a card shows."""
    return float(card["ratings"][0]["won"])


def test_a_match_that_everybody_left_counts_and_the_last_to_leave_is_best(host: Host) -> None:
    table, people = rated(host, "express", ["Cleo", "Dan"], seats=2)
    with ExitStack() as stack:
        for ear in listening(stack, table, people):
            ear.hear("state")
        for person in people:
            assert person.post(f"/api/tables/{table}/resignation").status_code == 201
    lines = {line["name"]: line for line in on_ladder(people[0], "express", 1)["lines"]}
    assert lines["Dan"]["rating"] > lines["Cleo"]["rating"]
    assert lines["Dan"]["rank"] < lines["Cleo"]["rank"]
    assert lines["Dan"]["won"] == 0


def test_a_guest_neither_sets_up_a_rated_table_nor_sits_down_at_one(host: Host) -> None:
    guest, ana = Guest(host, "Guest"), account(host, "Host")
    made = guest.post("/api/tables", game="express", seats=2, rated=True)
    assert (made.status_code, made.json()["reason"]) == (403, "rated-guest")
    table = ana.table("express", 2, rated=True)
    sat = guest.http.put(f"/api/tables/{table}/seats/1")
    assert (sat.status_code, sat.json()["reason"]) == (403, "rated-guest")
    seats = ana.http.put(f"/api/tables/{table}/seats/1").json()["seats"]
    assert [seat["person"] for seat in seats] == [None, ana.id]


def test_a_ladder_of_no_game_and_a_card_of_nobody_are_refused(host: Host) -> None:
    assert Guest(host).http.get("/api/ladder/go").json()["reason"] == "game-unknown"
    assert Guest(host).http.get("/api/people/nobody").status_code == 404
    assert Guest(host).http.get("/api/ladder/risk76").json() == {
        "game": "risk76",
        "lines": [],
        "own": None,
    }


def test_who_deletes_himself_is_gone_from_the_ladder(host: Host) -> None:
    table, (ana,) = rated(host, "africa1880", ["Eva"])
    with ana.at(table) as ear:
        ear.hear("state")
        ana.post(f"/api/tables/{table}/resignation")
    assert on_ladder(ana, "africa1880", 1)["own"]["name"] == "Eva"
    ana.http.delete("/api/me")
    lines = Guest(host).http.get("/api/ladder/africa1880").json()["lines"]
    assert [line["level"] for line in lines] == ["random"]


# Once


def given_up(host: Host, person: Guest) -> str:
    """Return a rated table at which somebody has given up against a bot."""
    levels = [None, "random"]
    table = person.table("express", 2, levels=levels, level="random", rated=True)
    person.post(f"/api/tables/{table}/start")
    with person.at(table) as ear:
        ear.hear("state")
        person.post(f"/api/tables/{table}/resignation")
    return table


async def forget_ratings(store: Store) -> None:
    """Bring a database back to where no match had counted yet."""
    await store.write(delete(schema.ratings), update(schema.tables).values(settled=False))


async def settle_together(database: str, tables: list[str]) -> None:
    """Settle tables in two halls at the same time, each of them twice."""
    told = Settings(database, "secret")
    stores = [Store(database), Store(database)]
    for store in stores:
        await store.open()
    halls = [
        Hall(House(told, one, Tables(one, 9), Notices(), Warmer(), Caller(told, one)))
        for one in stores
    ]

    async def settle(hall: Hall, table: str) -> None:
        async with hall.table(table) as live:
            await ladder.settle(live)

    await asyncio.gather(*(settle(hall, table) for table in tables for hall in halls * 2))
    for hall in halls:
        await hall.close()
        await hall.house.warmer.close()
    for store in stores:
        await store.close()


async def counted(store: Store) -> list[tuple[str, int, bool]]:
    """Return how many matches everybody has, with what makes sure of it."""
    ratings = await store.rows(schema.ratings.select())
    return sorted((row["player"][:4], row["matches"], row["sigma"] < 8.3) for row in ratings)


def test_matches_count_once_however_many_settle_them_at_the_same_time(
    data: Path, database: str
) -> None:
    with hosting(data, database=database) as host:
        ana = account(host, "Ana")
        tables = [given_up(host, ana) for _ in range(4)]
        on_ladder(ana, "express", 4)
    admin.run(database, forget_ratings)
    asyncio.run(settle_together(database, tables))
    expected = sorted([(ana.id[:4], 4, True), ("bot:", 4, True)])
    assert admin.run(database, counted) == expected


def test_a_match_that_a_crash_kept_from_counting_counts_later(data: Path, database: str) -> None:
    with hosting(data, database=database) as first:
        ana = account(first, "Ana")
        given_up(first, ana)
        on_ladder(ana, "express", 1)
        cookies = ana.http.cookies
    admin.run(database, forget_ratings)
    with hosting(data, database=database) as second:
        again = Guest(second)
        again.http.cookies = cookies
        assert on_ladder(again, "express", 1)["own"]["matches"] == 1
