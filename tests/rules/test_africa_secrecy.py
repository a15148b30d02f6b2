"""Africa 1880: sheets are sealed until they are read."""

from __future__ import annotations

from typing import Any

import pytest

from planisphere.fields import HIDDEN
from planisphere.game import ONLOOKER
from planisphere.match import Match
from tests.rules.africa_table import (
    ALLIANCE,
    DE,
    DEVELOP,
    FR,
    GB,
    IT,
    LAND,
    LANDING_LINE,
    NOTHING,
    POWERS,
    WAR,
    A,
    B,
    C,
    begin,
    declared,
    hand_in,
    sit,
)

TABLE = {FR: "alger maroc", DE: "dahomey", GB: "natal"}
SEALED = ("question", "order", "landing", "relation")
SHEETS = [
    "sheet",
    "sheet alger: develop, maroc: dakar",
    "sheet alger: sahara, landing: angola, germany: war",
    "sheet landing: gabon, great-britain: war",
    "sheet alger: nonsense, germany: war, germany: war",
]


def same(one: Any, other: Any) -> bool:
    """Tell whether two views are the same, byte for byte."""
    return bool(one.tobytes() == other.tobytes())


@pytest.mark.rule("A5")
@pytest.mark.parametrize("viewer", [B, C, ONLOOKER])
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_that_was_handed_in_is_hidden_from_everybody_else(sheet: str, viewer: int) -> None:
    match = sit(TABLE)
    match.play(A, sheet)
    view = match.view(viewer)
    for field in SEALED:
        assert (view[field][A] == HIDDEN).all()
    assert list(view.waiting[:3]) == [0, 1, 1]


@pytest.mark.rule("A5")
def test_ones_own_sheet_is_seen() -> None:
    match = sit(TABLE)
    match.play(A, "sheet alger: develop, maroc: dakar, landing: angola, germany: war")
    view = match.view(A)
    assert view.order[A][LAND.index("alger")] == DEVELOP
    assert view.order[A][LAND.index("maroc")] == LAND.index("dakar")
    assert view.landing[A] == LAND.index("angola")
    assert view.relation[A][POWERS.index(DE)] == 1
    assert view.relation[A][POWERS.index(GB)] == 0
    for field in SEALED:
        for other in (B, C):
            assert (view[field][other] == HIDDEN).all()


@pytest.mark.rule("A5")
@pytest.mark.parametrize("viewer", [B, C, ONLOOKER])
def test_two_sealed_sheets_give_the_same_view_and_are_heard_alike(viewer: int) -> None:
    matches = [sit(TABLE) for _ in SHEETS]
    for match, sheet in zip(matches, SHEETS, strict=True):
        match.play(A, sheet)
    first, *others = matches
    for match in others:
        assert same(match.view(viewer), first.view(viewer))
        assert match.heard(viewer) == first.heard(viewer) == [(A, HIDDEN)]
        assert match.legal(B) == first.legal(B)


@pytest.mark.rule("A5")
def test_the_views_stay_the_same_until_the_last_sheet_is_in() -> None:
    matches = [sit(TABLE) for _ in SHEETS]
    for match, sheet in zip(matches, SHEETS, strict=True):
        match.play(A, sheet)
        match.play(C, "sheet natal: develop")
    first, *others = matches
    for match in others:
        for viewer in (B, C, ONLOOKER):
            assert same(match.view(viewer), first.view(viewer))
            assert match.heard(viewer) == first.heard(viewer)


@pytest.mark.rule("A5")
@pytest.mark.parametrize("viewer", [B, C, ONLOOKER])
def test_how_far_a_sheet_is_remains_hidden(viewer: int) -> None:
    match = sit(TABLE)
    before = match.view(viewer)
    for line in ("order alger develop", "order maroc dakar", "landing angola"):
        match.play(A, line)
        assert same(match.view(viewer), before)
    assert match.view(A).question[A] == LANDING_LINE + 1 + POWERS.index(GB)
    match.play(A, "declare great-britain war")
    assert same(match.view(viewer), before)
    match.play(A, "declare germany alliance")
    assert not same(match.view(viewer), before)


@pytest.mark.rule("A5")
def test_sealed_answers_are_heard_by_their_writer_only() -> None:
    match = sit(TABLE)
    match.play(A, "order alger develop")
    match.play(A, "order maroc nothing; landing angola; declare great-britain war")
    own = [DEVELOP, NOTHING, LAND.index("angola"), WAR]
    assert match.heard(A) == [(A, action) for action in own]
    for viewer in (B, C, ONLOOKER):
        assert set(match.heard(viewer)) == {(A, HIDDEN)}


@pytest.mark.rule("A5", "A9")
@pytest.mark.parametrize("viewer", [A, B, C, ONLOOKER])
def test_after_the_reading_the_sheets_are_public(viewer: int) -> None:
    match = sit(TABLE)
    sheets = {
        FR: "alger: develop, maroc: dakar, landing: angola, germany: war",
        DE: "dahomey: sokoto, landing: gabon",
        GB: "france: war",
    }
    hand_in(match, sheets)
    view = match.view(viewer)
    assert view.read_order[A][LAND.index("alger")] == DEVELOP
    assert view.read_order[A][LAND.index("maroc")] == LAND.index("dakar")
    assert view.read_order[B][LAND.index("dahomey")] == LAND.index("sokoto")
    assert (view.read_order[C] == -1).all()
    assert list(view.read_landing[:3]) == [LAND.index("angola"), LAND.index("gabon"), -1]
    assert declared(match, FR, DE) == declared(match, GB, FR) == "war"
    wars = {(A, POWERS.index(DE)), (C, POWERS.index(FR))}
    assert {(s, p) for s in range(6) for p in range(6) if view.declared[s][p]} == wars
    for field in ("presence", "development", "colony", "read_order", "read_landing", "declared"):
        assert (view[field] == match.position[field]).all()


@pytest.mark.rule("A5")
def test_the_next_sheets_are_blank_and_sealed_again() -> None:
    match = sit(TABLE)
    hand_in(match, {FR: "alger: develop, landing: angola, germany: war"})
    assert (match.position.order == -1).all()
    assert (match.position.landing == -1).all()
    assert (match.position.relation == 0).all()
    match.play(A, "sheet alger: sahara")
    view = match.view(B)
    assert (view.order[A] == HIDDEN).all()
    assert view.read_order[A][LAND.index("alger")] == DEVELOP


@pytest.mark.rule("A5")
def test_what_was_read_is_no_help_against_the_next_sheet() -> None:
    matches = [sit(TABLE), sit(TABLE)]
    for match, sheet in zip(matches, ("sheet alger: sahara", "sheet germany: war"), strict=True):
        hand_in(match, {FR: "alger: develop, germany: war", DE: "dahomey: develop"})
        match.play(A, sheet)
    for viewer in (B, C, ONLOOKER):
        assert same(matches[0].view(viewer), matches[1].view(viewer))
        assert matches[0].heard(viewer) == matches[1].heard(viewer)


@pytest.mark.rule("A1", "A2")
def test_powers_and_first_presences_are_taken_openly() -> None:
    match = Match.new("africa1880", 3)
    for seat, power in enumerate((FR, DE, IT)):
        match.play(seat, f"take {power}")
    match.play(A, "start natal")
    for viewer in (A, B, C, ONLOOKER):
        said = [(seat, 36 + POWERS.index(power)) for seat, power in enumerate((FR, DE, IT))]
        assert match.heard(viewer) == [*said, (A, LAND.index("natal"))]
        assert match.view(viewer).presence[A][LAND.index("natal")] == 1


@pytest.mark.rule("A5")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_onlooker_sees_no_sheet_at_any_number_of_seats(seats: int) -> None:
    match = begin(seats)
    for seat in range(seats - 1):
        match.play(seat, "sheet landing: natal")
        view = match.view(ONLOOKER)
        for field in SEALED:
            assert (view[field][:seats] == HIDDEN).all()
    assert match.heard(ONLOOKER)[-1] == (seats - 2, HIDDEN)
    assert ALLIANCE not in [action for _, action in match.heard(ONLOOKER)]
