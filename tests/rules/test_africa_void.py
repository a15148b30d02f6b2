"""Africa 1880: what is void on a sheet, how it is read, and how it is kept."""

from __future__ import annotations

import pytest

from planisphere.match import Match
from tests.rules.africa_table import (
    ALLIANCE,
    DE,
    FR,
    GB,
    LAND,
    NOTHING,
    WAR,
    A,
    hand_in,
    lines,
    sit,
    stands,
    void,
)

TABLE = {FR: "alger maroc", DE: "dahomey", GB: "natal"}
BLANK = (NOTHING, NOTHING, NOTHING, ALLIANCE, ALLIANCE)
"""A sheet of France: Alger, Maroc, the landing, Great Britain, Germany."""


def land(territory: str) -> int:
    """Return the action that names a territory."""
    return LAND.index(territory)


def kept(match: Match, written: str) -> list[tuple[str, str]]:
    """Return the lines of a sheet of France as it was kept."""
    verb, _, text = written.partition(" ")
    assert verb == "sheet"
    return lines(match, FR, text)


VOID = [
    ("alger: dakar", "A6"),
    ("alger: natal", "A6"),
    ("alger: alger", "A12"),
    ("alger: maroc", "A12"),
    ("maroc: alger", "A12"),
    ("dakar: develop", "A6"),
    ("dakar: sahara", "A6"),
    ("natal: develop", "A6"),
    ("alger: conquer", "A6"),
    ("alger: germany", "A6"),
    ("alger: war", "A6"),
    ("alger: develop sahara", "A6"),
    ("alger: t", "A6"),
    ("alger:", "A6"),
    ("alger", "A6"),
    ("atlantis: develop", "A6"),
    ("landing: congo", "A7"),
    ("landing: sahara", "A7"),
    ("landing: alger", "A7"),
    ("landing: dahomey", "A7"),
    ("landing: natal", "A7"),
    ("germany: peace", "A8"),
    ("germany: natal", "A8"),
    ("germany:", "A8"),
    ("france: war", "A8"),
    ("italy: war", "A8"),
    ("belgium: alliance", "A8"),
]


@pytest.mark.rule("A6", "A7", "A8", "A12")
@pytest.mark.parametrize(("text", "rule"), VOID)
def test_a_wrong_line_is_nothing_and_is_kept(text: str, rule: str) -> None:
    match = sit(TABLE)
    ((_, found, _),) = void(match, FR, text)
    assert found == rule
    entry = match.play(A, f"sheet {text}")
    assert entry.actions == BLANK
    assert kept(match, entry.written) == lines(match, FR, text)


@pytest.mark.rule("A6")
@pytest.mark.parametrize("text", ["landing: atlantis", "landing: develop", "landing:"])
def test_an_unreadable_landing_is_nothing(text: str) -> None:
    match = sit(TABLE)
    assert len(void(match, FR, text)) == 1
    entry = match.play(A, f"sheet {text}")
    assert entry.actions == BLANK
    assert kept(match, entry.written) == lines(match, FR, text)


DOUBLE = [
    ("alger: develop, alger: develop", "A6"),
    ("alger: develop, alger: sahara", "A6"),
    ("alger: sahara, alger: nothing", "A6"),
    ("alger: sahara, maroc: nothing, algiers: sahara", "A6"),
    ("landing: angola, landing: angola", "A5"),
    ("landing: angola, ship: gabon", "A5"),
    ("germany: war, germany: war", "A8"),
    ("germany: alliance, germany: war", "A8"),
]


@pytest.mark.rule("A5", "A6", "A8")
@pytest.mark.parametrize(("text", "rule"), DOUBLE)
def test_a_line_written_twice_is_nothing(text: str, rule: str) -> None:
    match = sit(TABLE)
    assert {found for _, found, _ in void(match, FR, text)} == {rule}
    entry = match.play(A, f"sheet {text}")
    assert entry.actions == BLANK
    assert kept(match, entry.written) == lines(match, FR, text)


@pytest.mark.rule("A6", "A12")
def test_a_colony_is_not_explored_by_a_sheet() -> None:
    match = sit({FR: "alger", DE: "sahara", GB: ""}, colonies="sahara")
    assert void(match, FR, "alger: sahara") == [("alger", "A12", "into-colony")]
    hand_in(match, {FR: "alger: sahara"})
    assert stands(match, FR) == {"alger"}


@pytest.mark.rule("A6")
def test_a_void_line_spoils_no_other_line() -> None:
    match = sit(TABLE)
    text = "alger: dakar, maroc: dakar, landing: gabon, germany: hm, great-britain: war, dakar: x"
    entry = match.play(A, f"sheet {text}")
    assert entry.actions == (NOTHING, land("dakar"), land("gabon"), WAR, ALLIANCE)
    assert kept(match, entry.written) == [
        *(("alger", "dakar"), ("maroc", "dakar"), ("landing", "gabon"), ("germany", "hm")),
        *(("great-britain", "war"), ("dakar", "x")),
    ]


@pytest.mark.rule("A6")
def test_what_cannot_be_read_is_kept_letter_by_letter() -> None:
    match = sit(TABLE)
    entry = match.play(A, "sheet alger: Timbouktou?, Prussia: guerre, landing: the moon")
    for words in ("Timbouktou?", "Prussia: guerre", "the moon"):
        assert words in entry.written


@pytest.mark.rule("A6")
def test_what_cannot_be_printed_is_not_kept() -> None:
    entry = sit(TABLE).play(A, "sheet alger: \x1b[31mred\x00, \x07bell: develop")
    assert entry.actions == BLANK
    assert entry.written.isprintable()
    assert "red" in entry.written


@pytest.mark.rule("A6")
@pytest.mark.parametrize("text", [text for text, _ in [*VOID, *DOUBLE]])
def test_what_is_void_is_read_as_a_blank_sheet(text: str) -> None:
    blank, wrong = sit(TABLE), sit(TABLE)
    others = {DE: "dahomey: develop, france: war", GB: "landing: angola"}
    hand_in(blank, others)
    hand_in(wrong, {**others, FR: text})
    assert blank.position_line() == wrong.position_line()


@pytest.mark.rule("A6")
@pytest.mark.parametrize(
    "text",
    [
        *(text for text, _ in [*VOID, *DOUBLE]),
        *("alger: > sahara > x", "a: b: c", ":", "alger: #é√\t\u00a0!", "x" * 3000, "= - ? * /"),
        *("alger: sahara\r, maroc: \x85", "alger: \u2028natal", "'alger': \"natal\"", ", ," * 99),
    ],
)
def test_the_sheet_as_written_is_replayed_from_the_record(text: str) -> None:
    match = sit(TABLE)
    hand_in(match, {FR: text, DE: "dahomey: sokoto"})
    again = Match.from_record(match.to_record())
    assert again.log == match.log
    assert again.position_line() == match.position_line()
    assert again.to_record() == match.to_record()
