"""Africa 1880: writing a sheet, and what of it is void."""

from __future__ import annotations

import pytest

from planisphere.faults import TextFault
from planisphere.match import Match
from tests.rules.africa_table import (
    ALLIANCE,
    DE,
    DEVELOP,
    FR,
    GB,
    IT,
    LAND,
    NOTHING,
    WAR,
    A,
    B,
    C,
    begin,
    declared,
    developed,
    hand_in,
    refused,
    sit,
    stands,
)

TABLE = {FR: "alger maroc", DE: "dahomey", GB: "natal"}
BLANK = (NOTHING, NOTHING, NOTHING, ALLIANCE, ALLIANCE)
"""A sheet of France: Alger, Maroc, the landing, Great Britain, Germany."""


def land(territory: str) -> int:
    """Return the action that names a territory."""
    return LAND.index(territory)


@pytest.mark.rule("A5")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_all_write_at_once_and_the_last_sheet_begins_the_reading(seats: int) -> None:
    match = begin(seats)
    for seat in reversed(range(1, seats)):
        assert match.awaited == list(range(seat + 1))
        match.play(seat, "sheet landing: natal")
        assert int(match.position.round_number) == 1
        assert not match.position.presence[:, land("natal")].any()
    match.play(A, "sheet")
    assert int(match.position.round_number) == 2
    assert match.position.presence[:, land("natal")].sum() == seats - 1
    assert match.awaited == list(range(seats))


@pytest.mark.rule("A5")
def test_a_sheet_that_was_handed_in_stays_as_it_is() -> None:
    match = sit(TABLE)
    match.play(A, "sheet")
    before = match.position_line()
    for again in ("sheet alger: develop", "declare germany war"):
        with refused("turn"):
            match.play(A, again)
    assert match.position_line() == before


@pytest.mark.rule("A5", "A6", "A7", "A8")
@pytest.mark.parametrize(
    "sheet",
    [
        "sheet alger: develop, maroc: dakar, landing: angola, germany: war",
        "sheet germany: war, landing: angola, maroc: dakar, alger: develop",
        "sheet ship: Angola, Morocco: Dakar, ALGIERS: Develop, Germany: WAR",
        "feuille Alger: développe, Maroc: Dakar, bateau: Angola, Allemagne: guerre",
        "feuille débarquement: angola, maroc: dak, alg: dév, allem: g, grande-bretagne: alliance",
        "order alger develop; order maroc dakar; landing angola; "
        "declare great-britain alliance; declare germany war",
        "ordre alger développe; ordre maroc dakar; débarquement angola; "
        "déclarer grande-bretagne alliance; déclarer allemagne guerre",
    ],
)
def test_a_sheet_is_written_in_any_order_in_both_languages_or_line_by_line(sheet: str) -> None:
    match = sit(TABLE)
    entry = match.play(A, sheet)
    assert entry.actions == (DEVELOP, land("dakar"), land("angola"), ALLIANCE, WAR)
    assert entry.written == ""
    assert match.awaited == [B, C]


@pytest.mark.rule("A6", "A8")
@pytest.mark.parametrize(
    "sheet",
    [
        "sheet alger: D, germany: A, great-britain: W",
        "feuille alger: D, allemagne: A, grande-bretagne: G",
    ],
)
def test_the_abbreviations_of_the_booklet_are_understood(sheet: str) -> None:
    """The booklet: "développe" or D, "alliance" or A, "guerre" or G."""
    entry = sit(TABLE).play(A, sheet)
    assert entry.actions == (DEVELOP, NOTHING, NOTHING, WAR, ALLIANCE)
    assert entry.written == ""


@pytest.mark.rule("A6", "A7", "A8")
@pytest.mark.parametrize(
    "sheet", ["sheet", "feuille", "sheet ,", "sheet landing: nothing, alger: nothing, maroc: rien"]
)
def test_missing_lines_are_nothing_and_alliance(sheet: str) -> None:
    entry = sit(TABLE).play(A, sheet)
    assert entry.actions == BLANK
    assert entry.written == ""


@pytest.mark.rule("A5")
def test_a_whole_sheet_of_twenty_two_presences_is_one_command() -> None:
    lands = [land for land in LAND if land != "zanzibar"][:22]
    match = sit({FR: " ".join(lands), DE: "", GB: ""})
    orders = ", ".join(f"{home}: develop" for home in lands)
    entry = match.play(A, f"sheet {orders}, landing: zanzibar, germany: war, great-britain: war")
    assert entry.actions == (*[DEVELOP] * 22, land("zanzibar"), WAR, WAR)
    assert entry.written == ""


@pytest.mark.rule("A5")
def test_a_long_sheet_written_line_by_line_is_replayed_from_the_record() -> None:
    match = sit({FR: " ".join(LAND[:22]), DE: "", GB: ""})
    for home in LAND[:22]:
        match.play(A, f"order {home} develop")
    match.play(A, "landing nothing; declare great-britain war; declare germany war")
    match.play(B, "sheet")
    hand_in_one_go = sit({FR: " ".join(LAND[:22]), DE: "", GB: ""})
    hand_in_one_go.play(A, [DEVELOP] * 22 + [NOTHING, WAR, WAR])
    for table in (match, hand_in_one_go):
        again = Match.from_record(table.to_record())
        assert again.position_line() == table.position_line()


@pytest.mark.rule("A5", "A6")
@pytest.mark.parametrize("blank", [" ", "  ", "\t", "\n", "\u00a0"])
def test_any_blank_parts_a_sheet_from_its_lines(blank: str) -> None:
    entry = sit(TABLE).play(A, f"sheet{blank}alger: develop, maroc:{blank}dakar")
    assert entry.actions == (DEVELOP, land("dakar"), NOTHING, ALLIANCE, ALLIANCE)


@pytest.mark.rule("A5", "A6", "A7", "A8", "A12")
def test_line_by_line_a_wrong_answer_is_refused_with_its_rule() -> None:
    match = sit({FR: "alger", DE: "maroc sahara", GB: "natal", IT: ""}, colonies="sahara")
    for command, rule in [
        ("order alger natal", "A6"),
        ("order alger alger", "A12"),
        ("order alger sahara", "A12"),
        ("order maroc develop", "A5"),
        ("landing angola", "A5"),
        ("declare germany war", "A5"),
    ]:
        with refused(rule):
            match.play(A, command)
    match.play(A, "order alger maroc")
    for command, rule in [
        ("order alger nothing", "A5"),
        ("sheet alger: develop", "A5"),
        ("landing congo", "A7"),
        ("landing natal", "A7"),
        ("landing maroc", "A7"),
        ("declare germany war", "A5"),
    ]:
        with refused(rule):
            match.play(A, command)
    match.play(A, "landing nothing")
    with refused("A5"):
        match.play(A, "declare germany war")
    match.play(A, "declare great-britain war")
    with refused("A8"):
        match.play(A, NOTHING)
    with pytest.raises(TextFault):
        match.play(A, "declare germany develop")


@pytest.mark.rule("A5", "A6", "A7", "A8")
def test_an_answer_of_the_wrong_kind_is_refused() -> None:
    match = sit({FR: "alger", DE: "", GB: ""})
    for seat, actions, rule in [
        (A, (ALLIANCE, WAR, 36), "A6"),
        (B, (DEVELOP, ALLIANCE, WAR, 36), "A7"),
    ]:
        for action in actions:
            with refused(rule):
                match.play(seat, action)
    match.play(B, "landing nothing")
    for action in (DEVELOP, NOTHING, 0, 36):
        with refused("A8"):
            match.play(B, action)


@pytest.mark.rule("A8")
def test_a_relation_holds_for_one_turn() -> None:
    match = sit(TABLE)
    hand_in(match, {FR: "germany: war"})
    assert declared(match, FR, DE) == "war"
    assert declared(match, FR, GB) == declared(match, DE, FR) == "alliance"
    hand_in(match, {})
    assert declared(match, FR, DE) == "alliance"


@pytest.mark.rule("A6")
def test_orders_hold_for_one_turn() -> None:
    match = sit(TABLE)
    hand_in(match, {FR: "alger: develop, landing: angola"})
    hand_in(match, {})
    assert developed(match, "alger") == 1
    assert stands(match, FR) == {"alger", "maroc", "angola"}
