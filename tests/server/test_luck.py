"""Luck over the wire: of matches that are over alone, reckoned once, told in both languages."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack
from unittest.mock import AsyncMock

import msgspec
import pytest

from planisphere.luck.account import account
from planisphere.luck.chances import Curve, Turning
from planisphere.match import Match
from planisphere.server import luck
from planisphere.server.denial import Denied
from planisphere.server.luck import LuckCard, Reckoner, WinCurve
from tests.server.hosting import Guest, Host, hosting
from tests.server.playing import begin, listening, play_through, short

PATIENCE = 400
ENTRIES = 60
"""How many of a match are taken for turning points; random armies are laid one after another."""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that reckons for a moment only."""
    with hosting(tmp_path_factory.mktemp("server"), luck_seconds="0.5") as running:
        yield running


@pytest.fixture(scope="module")
def over(host: Host) -> str:
    """A table with a match that is over."""
    table, guests = begin(host, "express", 2, options=short("express") | {"horizon": "3"})
    with ExitStack() as stack:
        play_through(listening(stack, table, guests), "express", random.Random(0))
    return table


def test_luck_is_that_of_the_record(host: Host, over: str) -> None:
    guest = Guest(host)
    told = msgspec.json.decode(guest.http.get(f"/api/tables/{over}/luck").content, type=LuckCard)
    match = Match.from_record(guest.http.get(f"/api/tables/{over}/record").text)
    found = account(match)
    assert told.chance
    assert [tuple(sums) for sums in told.seats] == list(found.seats)
    assert [fought.attack for fought in told.fights] == [one.attack for one in found.unusual()]


def test_the_chances_to_win_are_reckoned_once(host: Host, over: str) -> None:
    guest = Guest(host)
    one, other = (
        guest.http.get(
            f"/api/tables/{over}/chances", headers={"accept-language": language}, timeout=PATIENCE
        )
        for language in ("en", "fr")
    )
    told = msgspec.json.decode(one.content, type=WinCurve)
    again = msgspec.json.decode(other.content, type=WinCurve)
    match = Match.from_record(guest.http.get(f"/api/tables/{over}/record").text)
    assert told.points == again.points
    assert told.points[-1].number == match.number - 1
    won = [seat for seat, share in enumerate(told.points[-1].chances) if share]
    assert won == match.winners
    assert all(turning.words for turning in told.turning)


def test_a_turning_point_is_told_with_what_completes_it(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guests = begin(host, "risk76", 3, options={"mode": "world", "horizon": "2"})
    with ExitStack() as stack:
        play_through(listening(stack, table, guests), "risk76", random.Random(0))
    for number in range(ENTRIES):
        found = Curve(1, (), (Turning(number, 0, 0.2, 0.8),))
        monkeypatch.setattr(Reckoner, "curve", AsyncMock(return_value=found))
        answer = guests[0].http.get(f"/api/tables/{table}/chances")
        (turning,) = msgspec.json.decode(answer.content, type=WinCurve).turning
        assert turning.words


def test_what_was_compiled_for_a_match_is_kept_for_the_next(host: Host, over: str) -> None:
    record = Guest(host).http.get(f"/api/tables/{over}/record").text

    async def reckon() -> None:
        reckoner = Reckoner(0.1)
        await reckoner.curve("one", record)
        process = reckoner.child
        assert process
        await reckoner.curve("other", record)
        assert reckoner.child is process
        process.kill()
        await process.wait()
        await reckoner.curve("a third", record)
        await reckoner.close()
        assert reckoner.child is None

    asyncio.run(reckon())


def test_only_so_many_matches_wait_to_be_reckoned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "MOST_WAITING", 2)

    async def ask() -> list[object]:
        reckoner = Reckoner(0.1)
        await reckoner.one.acquire()
        asked = [
            asyncio.create_task(reckoner.curve(table, "")) for table in ("a", "b", "a", "c", "b")
        ]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        refused = [task.exception() if task.done() else None for task in asked]
        await reckoner.close()
        await asyncio.gather(*asked, return_exceptions=True)
        return list(refused)

    first, second, again, third, more = asyncio.run(ask())
    assert first is second is again is more is None
    assert isinstance(third, Denied)
    assert third.reason == "chances-late"


@pytest.mark.parametrize("what", ["luck", "chances"])
def test_a_match_that_still_goes_on_keeps_its_secrets(host: Host, what: str) -> None:
    table, guests = begin(host, "express", 1)
    with guests[0].at(table) as ear:
        ear.until(lambda state: state["awaited"] == [0])
        for guest in (guests[0], Guest(host)):
            refused = guest.http.get(f"/api/tables/{table}/{what}")
            assert (refused.status_code, refused.json()["reason"]) == (409, "match-not-over")
    assert Guest(host).http.get(f"/api/tables/nowhere/{what}").status_code == 404
