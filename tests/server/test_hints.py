"""Hints and odds over the wire: what they say, to whom, and what they do not change."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from planisphere.bots.deciding import decide, generator
from planisphere.bots.levels import chooser
from planisphere.catalogue import CATALOGUE, load
from planisphere.choices.odds import odds
from planisphere.fields import HIDDEN
from tests.server.hosting import Ear, Guest, Host, account, hosting
from tests.server.playing import begin, first_turn, hand_in, short

GAMES = [entry.name for entry in CATALOGUE]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server whose bots count playouts and not seconds; what keeps its data is no matter."""
    folder = tmp_path_factory.mktemp("server")
    unhurried = {"hard_seconds": "0", "master_seconds": "0"}
    with hosting(folder, **unhurried) as running:
        yield running


def hinted(ear: Ear, **more: object) -> dict[str, object]:
    """Ask for a hint, and return the answer."""
    ear.say("hint", key="h", **more)
    answer = ear.hear("hinted", "refused")
    assert answer["key"] == "h"
    return answer


@pytest.mark.parametrize("game", GAMES)
def test_who_hands_every_hint_in_plays_on(host: Host, game: str) -> None:
    table, guests = begin(host, game, 1, options=short(game))
    asked = set[frozenset[str]]()
    with guests[0].at(table) as ear:
        ear.say("standing", on=False)
        for _ in range(40):
            ear.until(lambda state: state["awaited"] == [0] or state["ending"] != "running")
            if ear.state["ending"] != "running":
                break
            number, verbs = ear.state["number"], verbs_of(ear)
            # The best bot thinks for long: it is asked once for each kind of choice.
            answer = hinted(ear, **({"level": "easy"} if verbs in asked else {}))
            asked.add(verbs)
            assert answer["kind"] == "hinted"
            assert answer["number"] == number
            assert str(answer["move"])[:100] in str(answer["sentence"])
            ear.say("play", number=number, move=answer["move"], key=str(number))
            assert ear.hear("state", "refused")["kind"] == "state"
        assert [entry for entry in ear.entries if entry["seat"] == 0]


def verbs_of(ear: Ear) -> frozenset[str]:
    """Return what kinds of choices somebody has."""
    state = ear.state
    offered = [*state["choices"], *(one for each in state["questions"] for one in each)]
    return frozenset(choice["verb"] for choice in offered)


def test_a_hint_is_the_same_each_time_and_changes_nothing(host: Host) -> None:
    table, guests = begin(host, "risk76", 2, 2, options={"mode": "ally", "placement": "in-turn"})
    with guests[0].at(table) as first, guests[1].at(table) as second:
        first.until(lambda state: bool(state["awaited"]))
        ear, other = (first, second) if first.state["awaited"] == [0] else (second, first)
        ear.until(lambda state: bool(state["awaited"]))
        before = ear.state
        assert hinted(ear) == hinted(ear)
        assert hinted(ear, level="easy")["kind"] == "hinted"
        ear.say("odds", key="mark")
        ear.hear("odds")
        assert ear.state == before
        other.say("odds", key="mark")
        other.hear("odds")
        assert not any('"hinted"' in text for text in other.raw)


def test_a_hint_of_a_sealed_choice_is_the_whole_of_it(host: Host) -> None:
    table, guests = begin(host, "manchots", 2)
    with guests[0].at(table) as ear:
        first_turn(ear)
        verb, *cards = str(hinted(ear)["move"]).split()
        assert (verb, len(cards)) == ("give", 2)


def test_a_hint_comes_from_the_view_of_its_seat_and_from_no_secret(host: Host) -> None:
    table, guests = begin(host, "manchots", 3)
    with ExitStack() as stack:
        ear, *others = [stack.enter_context(guest.at(table)) for guest in guests]
        for seat, other in enumerate(others, 1):
            first_turn(other, seat)
            hand_in(other, "manchots", seat, random.Random(seat))
        ear.until(lambda state: state["awaited"] == [0])
        view, number = ear.view("manchots"), ear.state["number"]
        own = decide(
            load("manchots"), view, 0, chooser("manchots", "random"), generator(table, number, 0)
        )
        assert view.hand[1][0] == HIDDEN
        ear.say("try", move=hinted(ear, level="random")["move"], key="t")
        assert ear.hear("tried")["actions"] == own


def test_a_hint_is_said_in_the_language_of_who_asks(host: Host) -> None:
    guest = Guest(host, "Amélie", "fr")
    table = guest.table("express", 2, levels=[None, "random"])
    guest.post(f"/api/tables/{table}/start")
    with guest.at(table) as ear:
        first_turn(ear)
        said = hinted(ear, level="easy")
        assert str(said["sentence"]).startswith("Un robot facile jouerait\u00a0: ")
        number = ear.state["number"]
        ear.say("play", number=number, move=str(said["sentence"]).split(": ")[1])
        assert ear.hear("state", "refused")["kind"] == "state"


def test_hints_are_refused_where_there_is_nothing_to_say(host: Host) -> None:
    table, guests = begin(host, "express", 2)
    watcher = Guest(host, "Watcher")
    with guests[0].at(table) as ear, guests[1].at(table) as other, watcher.at(table) as look:
        ear.until(lambda state: bool(state["awaited"]))
        waiting, acting = (other, ear) if ear.state["awaited"] == [0] else (ear, other)
        assert hinted(waiting)["reason"] == "hint-unasked"
        assert hinted(acting, level="divine")["reason"] == "level-unknown"
        assert hinted(look)["reason"] == "no-seat"
        look.say("odds", key="o")
        assert look.hear("refused")["reason"] == "no-seat"


def test_there_are_no_hints_where_a_match_counts(host: Host) -> None:
    person = account(host, "Serious")
    table = person.table("express", 2, levels=[None, "random"], rated=True)
    assert person.post(f"/api/tables/{table}/start").status_code == 201
    with person.at(table) as ear:
        first_turn(ear)
        assert hinted(ear)["reason"] == "hint-rated"


@pytest.mark.parametrize("game", GAMES)
def test_odds_over_the_wire_are_those_of_the_seats_own_view(host: Host, game: str) -> None:
    table, guests = begin(host, game, 1, options=short(game))
    told, choice = 0, random.Random(game)
    fights = game not in ("manchots", "africa1880")
    with guests[0].at(table) as ear:
        ear.say("standing", on=False)
        for handed in range(200):
            ear.until(lambda state: state["awaited"] == [0] or state["ending"] != "running")
            enough = handed >= 25 and bool(told) == fights
            if enough or ear.state["ending"] != "running":
                break
            ear.say("odds", key="o")
            answer = ear.hear("odds")
            assert (answer["key"], answer["number"]) == ("o", ear.state["number"])
            known = odds(load(game), ear.view(game), 0)
            assert [found["win"] for found in answer["odds"]] == [found.win for found in known]
            told += len(known)
            hand_in(ear, game, 0, choice)
            ear.hear("state")
    assert bool(told) == fights


def test_odds_can_be_asked_without_a_table(host: Host) -> None:
    guest = Guest(host)
    one = guest.http.get("/api/odds/risk76?attackers=1&defenders=1").json()
    assert one["win"] == pytest.approx(15 / 36)
    old, new = (
        guest.http.get(f"/api/odds/{game}?attackers=9&defenders=9").json()
        for game in ("conquete57", "risk76")
    )
    assert old["win"] < new["win"]
    assert sum(new["attackers"]) == pytest.approx(1)
    assert guest.http.get("/api/odds/manchots?attackers=1&defenders=1").status_code == 404
    assert guest.http.get("/api/odds/risk76?attackers=1&defenders=0").status_code == 422
    large = guest.http.get("/api/odds/risk76?attackers=1&defenders=3001")
    assert (large.status_code, large.json()["reason"]) == (422, "odds-too-large")
