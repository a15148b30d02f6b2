"""Africa 1880: what the report of a reading tells."""

from __future__ import annotations

from typing import Any

import pytest

from planisphere.game import ONLOOKER
from planisphere.games.africa1880.report import Event, report
from tests.rules.africa_table import (
    DE,
    FR,
    GB,
    IT,
    LAND,
    A,
    B,
    C,
    full,
    hand_in,
    sit,
    stands,
)

NOBODY = -1


def told(events: list[Event], kind: str, land: str = "") -> list[Event]:
    """Return the events of a kind, in one territory or anywhere."""
    return [e for e in events if e.kind == kind and land in ("", LAND[e.territory])]


def turn(table: dict[str, str], sheets: dict[str, str], **fields: Any) -> list[Event]:
    """Return the report of one turn."""
    return hand_in(sit(table, **fields), sheets)


@pytest.mark.rule("A10")
def test_it_says_who_developed_and_what_was_lost() -> None:
    events = turn(
        {FR: "alger maroc", DE: "alger", GB: ""},
        {FR: "alger: develop, maroc: develop", DE: "alger: develop"},
        developed={"alger": 2},
    )
    assert {(e.seat, LAND[e.territory], e.rule) for e in told(events, "develops")} == {
        *((A, "alger", "A10"), (A, "maroc", "A10"), (B, "alger", "A10")),
    }
    (alger,) = told(events, "built", "alger")
    assert (alger.built, alger.lost, alger.rule) == (3, 1, "A10")
    (maroc,) = told(events, "built", "maroc")
    assert (maroc.built, maroc.lost) == (1, 0)


@pytest.mark.rule("A9", "A11")
def test_it_says_who_explored_from_where_and_who_landed() -> None:
    events = turn(
        {FR: "alger", DE: "dakar", GB: ""},
        {FR: "alger: sahara, landing: natal", DE: "dakar: sahara", GB: "landing: natal"},
    )
    explored = {(e.seat, LAND[e.source], LAND[e.territory]) for e in told(events, "explores")}
    assert explored == {(A, "alger", "sahara"), (B, "dakar", "sahara")}
    assert {(e.seat, LAND[e.territory]) for e in told(events, "lands")} == {
        *((A, "natal"), (C, "natal")),
    }


@pytest.mark.rule("A11")
def test_it_says_who_explored_or_landed_where_he_came_already() -> None:
    events = turn(
        {FR: "cape-town transvaal", DE: "", GB: ""},
        {FR: "cape-town: natal, transvaal: natal, landing: natal"},
    )
    (first,) = told(events, "explores")
    assert (LAND[first.source], LAND[first.territory]) == ("cape-town", "natal")
    (again,) = told(events, "explores-again")
    assert (again.seat, LAND[again.source], LAND[again.territory]) == (A, "transvaal", "natal")
    (landed,) = told(events, "lands-again")
    assert (landed.seat, LAND[landed.territory]) == (A, "natal")
    assert again.rule == landed.rule == "A11"
    assert told(events, "lands") == []


@pytest.mark.rule("A13")
def test_it_says_which_orders_found_no_presence_left() -> None:
    lands = [land for land in LAND if land not in ("maroc", "tripoli", "gabon")][:21]
    match = sit({FR: " ".join(lands), DE: "", GB: ""})
    events = hand_in(match, {FR: "alger: tripoli, dakar: maroc, landing: gabon"})
    assert [LAND[e.territory] for e in told(events, "explores")] == ["tripoli"]
    (without,) = told(events, "explores-without")
    assert (without.seat, LAND[without.source], LAND[without.territory]) == (A, "dakar", "maroc")
    (landing,) = told(events, "lands-without")
    assert (landing.seat, LAND[landing.territory]) == (A, "gabon")
    assert without.rule == landing.rule == "A13"
    assert stands(match, FR) == {*lands, "tripoli"}


@pytest.mark.rule("A8")
def test_it_says_who_declared_war_on_whom() -> None:
    events = turn({FR: "alger", DE: "", GB: ""}, {FR: "germany: war", GB: "france: war"})
    assert {(e.seat, e.other, e.rule) for e in told(events, "war")} == {
        *((A, B, "A8"), (C, A, "A8")),
    }


@pytest.mark.rule("A15")
def test_it_gives_the_counts_of_a_conflict_of_two() -> None:
    events = turn({FR: "sahara", DE: "sahara", GB: ""}, {DE: "france: war"})
    (gone,) = told(events, "removed", "sahara")
    assert (gone.seat, gone.wars, gone.alliances, gone.rule) == (A, 1, 0, "A15")
    (kept,) = told(events, "stays", "sahara")
    assert (kept.seat, kept.wars, kept.alliances, kept.rule) == (B, 0, 1, "A15")


@pytest.mark.rule("A15")
def test_at_mutual_war_both_stay_and_the_report_says_so() -> None:
    sheets = {FR: "germany: war", DE: "france: war"}
    events = turn({FR: "sahara", DE: "sahara", GB: ""}, sheets)
    assert told(events, "removed") == []
    assert {(e.seat, e.wars, e.alliances) for e in told(events, "stays")} == {(A, 1, 0), (B, 1, 0)}


@pytest.mark.rule("A16")
def test_it_gives_the_counts_of_the_booklets_conflict_of_three() -> None:
    table = dict.fromkeys((FR, DE, GB), "sahara") | {IT: ""}
    sheets = {FR: "germany: war", DE: "france: war", GB: "germany: war", IT: "france: war"}
    events = turn(table, sheets)
    judged = {e.seat: (e.kind, e.wars, e.alliances, e.rule) for e in events if e.rule == "A16"}
    assert judged == {
        A: ("stays", 1, 1, "A16"),
        B: ("removed", 2, 0, "A16"),
        C: ("stays", 0, 2, "A16"),
    }


@pytest.mark.rule("A19")
def test_a_colony_has_no_conflict_to_report() -> None:
    events = turn({FR: "alger", DE: "alger", GB: ""}, {DE: "france: war"}, colonies="alger")
    assert [e.kind for e in events] == ["war"]


@pytest.mark.rule("A18")
def test_it_says_each_colony_or_why_not() -> None:
    table = {
        FR: "alger natal congo sahara gabon",
        DE: "natal congo sahara",
        GB: "congo",
        IT: "congo zanzibar",
    }
    sheets = {
        FR: "germany: war",
        DE: "france: war, great-britain: war, italy: war",
        GB: "germany: war, france: war, italy: war",
        IT: "germany: war, great-britain: war, france: war",
    }
    match = sit(table, developed={**full("alger natal congo zanzibar"), "gabon": 1})
    events = hand_in(match, sheets)
    assert {LAND[e.territory] for e in told(events, "colony")} == {"alger", "zanzibar"}
    assert {LAND[e.territory] for e in told(events, "at-war")} == {"natal"}
    assert {LAND[e.territory] for e in told(events, "deserted")} == {"congo"}
    assert {(LAND[e.territory], e.built) for e in told(events, "undeveloped")} == {
        *(("gabon", 1), ("sahara", 0)),
    }
    reasons = ("colony", "at-war", "deserted", "undeveloped")
    assert {e.rule for e in events if e.kind in reasons} == {"A18"}


@pytest.mark.rule("A18")
def test_what_was_begun_and_left_is_undeveloped_too() -> None:
    events = turn({FR: "", DE: "", GB: ""}, {}, developed={"congo": 3})
    assert [(e.kind, LAND[e.territory], e.built) for e in events] == [("undeveloped", "congo", 3)]


@pytest.mark.rule("A18")
def test_it_says_between_whom_the_war_is_that_prevents_a_colony() -> None:
    table = dict.fromkeys((FR, DE, GB), "sahara")
    events = turn(table, {GB: "germany: war"}, developed=full("sahara"))
    (war,) = told(events, "at-war")
    assert (war.seat, war.other) == (C, B)


@pytest.mark.rule("A9")
def test_everybody_is_told_the_same() -> None:
    match = sit({FR: "alger", DE: "sahara", GB: "natal"}, developed={"alger": 2})
    match.play(A, "sheet alger: develop, landing: gabon, germany: war")
    match.play(B, "sheet sahara: alger")
    before = {viewer: match.view(viewer) for viewer in (A, B, C, ONLOOKER)}
    whole = match.position
    match.play(C, "sheet natal: transvaal, landing: gabon")
    expected = list(report(whole, match.position))
    assert {e.kind for e in expected} >= {"develops", "built", "explores", "lands", "war", "colony"}
    for viewer, view in before.items():
        assert list(report(view, match.view(viewer))) == expected


@pytest.mark.rule("A20")
def test_the_last_turn_is_reported_too() -> None:
    events = turn({FR: "alger", DE: "", GB: ""}, {}, developed=full("alger"), round_number=8)
    assert [LAND[e.territory] for e in told(events, "colony")] == ["alger"]


@pytest.mark.rule("A14")
def test_a_quiet_turn_removes_and_founds_nothing() -> None:
    events = turn({FR: "alger", DE: "natal", GB: ""}, {})
    assert {e.kind for e in events} == {"undeveloped"}
    assert all(e.seat == NOBODY for e in events)
