"""Record files: whole matches round-trip, and keep what stands in their headers."""

from __future__ import annotations

import random
import re

import pytest

from planisphere.chance import Fair, Scripted
from planisphere.faults import Fault, TextFault
from planisphere.laws import wandered
from planisphere.match import Match
from planisphere.record import first_unfair
from planisphere.words import LANGUAGES, words
from tests.record_checks import RECORD, RISK, records, refused, replaced
from tests.tables import TABLES, WORLD_MODES, Table


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("length", [0, 1, 40, 250])
def test_a_match_comes_back_from_its_record(table: Table, length: int) -> None:
    match = wandered(*table, 12, length)
    record = match.to_record(reveal=True)
    again = Match.from_record(record)
    assert again.to_record(reveal=True) == record
    assert again.position.tobytes() == match.position.tobytes()
    assert again.options == match.options
    assert again.seats == match.seats
    assert [h.chance for h in again.log] == [h.chance for h in match.log]


@pytest.mark.parametrize("table", WORLD_MODES, ids=str)
def test_hand_ins_of_several_commands_come_back(table: Table) -> None:
    match = Match.new(*table, source=Fair("s"))
    choice = random.Random(5)
    while len(match.log) < 60 and not match.over:
        seat = match.awaited[0]
        ahead = Match.from_line(match.position_line())
        actions: list[int] = []
        while seat in ahead.awaited and len(actions) < choice.randrange(1, 8):
            actions.append(choice.choice(ahead.legal(seat)))
            entry = ahead.play(seat, actions[-1])
            begun = ahead.position.round_number != match.position.round_number
            if entry.chance or begun:
                break
        match.play(seat, actions)
    record = match.to_record(reveal=True)
    assert ";" in record
    again = Match.from_record(record)
    assert again.to_record(reveal=True) == record
    assert again.position.tobytes() == match.position.tobytes()


def test_a_match_read_with_its_seed_goes_on_with_the_same_dice() -> None:
    match = wandered("risk76", 3, {"defence": "most"}, 4, 40)
    again = Match.from_record(match.to_record(reveal=True))
    for _ in range(60):
        seat = match.awaited[0]
        action = match.legal(seat)[-1]
        match.play(seat, action)
        again.play(seat, action)
    assert match.to_record(reveal=True) == again.to_record(reveal=True)


def test_the_record_of_a_match_under_way_keeps_its_seed_and_its_promise() -> None:
    match = wandered("risk76", 3, {}, 4, 40)
    record = match.to_record()
    assert "\nSeed: " not in record
    assert f"\nCommitment: {Fair('4').commitment}\n" in record
    assert Match.from_record(record).to_record() == record


def test_a_match_of_told_dice_names_no_seed_even_after_it_was_read() -> None:
    match = Match.new("risk76", 3, {"mode": "world"}, source=Scripted(["1", "6", "2"], Fair("x")))
    record = match.to_record(reveal=True)
    assert "Seed" not in record
    assert Match.from_record(record).to_record(reveal=True) == record


def test_options_seats_names_salts_and_start_are_part_of_the_record() -> None:
    game = Match.from_line(f"{RISK} horizon=7 placement=in-turn").game
    match = Match(game, 3, source=Fair("x", ["a", "b"]), line=RISK, names=["Ann", "", "Él: 3"])
    record = match.to_record(reveal=True)
    again = Match.from_record(record)
    assert again.names[:3] == ("Ann", "", "Él: 3")
    assert again.line == RISK
    assert isinstance(again.source, Fair)
    assert again.source.salts == ("a", "b")
    assert again.to_record(reveal=True) == record


@pytest.mark.parametrize(
    "seed", ["", " ", " x ", "x\r", "a\nb", "a\n\nb", "é", "|", ":", "\u2028", "\0"]
)
def test_a_record_with_any_seed_can_be_read_or_the_seed_is_refused(seed: str) -> None:
    try:
        match = Match.new("risk76", 3, seed=seed)
    except Fault:
        return
    record = match.to_record(reveal=True)
    again = Match.from_record(record)
    assert isinstance(again.source, Fair)
    assert again.source.seed == seed
    assert again.to_record(reveal=True) == record
    assert first_unfair(again) is None


@pytest.mark.parametrize(
    "names", [["a\nb"], ["a\n\n0 - > x"], [" a "], ["\r"], ["\u2028"], ["\x1b[31m"], ["a"] * 9]
)
def test_a_record_with_any_names_can_be_read_or_the_names_are_refused(names: list[str]) -> None:
    try:
        record = Match.new("risk76", 3, seed="x", names=names).to_record(reveal=True)
    except Fault:
        return
    again = Match.from_record(record)
    assert again.to_record(reveal=True) == record
    assert [name for name in again.names if name] == [n.strip() for n in names if n.strip()][:6]


@pytest.mark.parametrize(
    "salts", [[""], ["", ""], [" a"], ["a\n"], [str(number) for number in range(12)], ["a|b"]]
)
def test_a_record_with_any_salts_can_be_read_or_the_salts_are_refused(salts: list[str]) -> None:
    try:
        match = Match.new("risk76", 3, source=Fair("x", salts))
    except Fault:
        return
    record = match.to_record(reveal=True)
    again = Match.from_record(record)
    assert again.to_record(reveal=True) == record
    assert first_unfair(again) is None


def test_a_start_line_of_several_lines_still_gives_a_record_that_can_be_read() -> None:
    try:
        match = Match.from_line(RISK.replace(" ", "\n"), seed="x")
    except TextFault:
        return
    record = match.to_record(reveal=True)
    assert Match.from_record(record).to_record(reveal=True) == record


def test_ends_of_lines_and_blanks_around_do_not_matter() -> None:
    record = records()[1]
    for text in (
        record.replace("\n", "\r\n"),
        "\n\n" + record,
        record + "\n\n\n",
        record.replace("\n", " \n"),
        record.rstrip("\n"),
        record.replace(": ", ":\t"),
    ):
        assert Match.from_record(text).to_record(reveal=True) == record


def test_the_result_names_the_winners_or_nobody() -> None:
    over = wandered("risk76", 3, {"mode": "world", "horizon": "2"}, 1, 3000)
    record = over.to_record()
    assert "\nResult: -\nEnding: horizon\n" in record
    assert "\nSeed: 1\n" in record
    refused(replaced(record, "^Result: -$", "Result: *"))
    refused(replaced(record, "^Result: -$", "Result: A"))
    refused(f"{record}{len(over.log)} A done\n")


def test_a_forged_die_is_found_though_the_file_can_be_read() -> None:
    match = wandered("risk76", 3, {"defence": "most"}, 4, 120)
    record = match.to_record(reveal=True)
    found = re.search(r"^(\d+) (.*) > (\d)/(\d)$", record, re.MULTILINE)
    assert found is not None
    mine, theirs = int(found[3]), int(found[4])
    other = next(f for f in range(1, 7) if f != mine and (f > theirs) == (mine > theirs))
    lie = record.replace(found[0], f"{found[1]} {found[2]} > {other}/{theirs}")
    assert first_unfair(Match.from_record(record)) is None
    assert first_unfair(Match.from_record(lie)) == int(found[1])


MORE = {"Resigned B": "17", "Date": "1914-07-28", "Where_2": "Él: 3 # x", "Empty": ""}


def test_what_a_table_knows_stands_in_headers_that_are_kept() -> None:
    match = wandered("risk76", 3, {"mode": "world"}, 3, 20)
    record = match.to_record(reveal=True, headers=MORE)
    again = Match.from_record(record)
    assert again.headers == MORE
    assert again.to_record(reveal=True) == record
    assert again.at(3).headers == MORE
    assert match.headers == {}
    other = again.to_record(reveal=True, headers={"Date": "1918-11-11"})
    assert Match.from_record(other).headers == MORE | {"Date": "1918-11-11"}


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("Seed", "4", "header-ours"),
        ("Planisphere", "2", "header-ours"),
        ("Option mode", "ally", "header-ours"),
        ("Name C", "x", "header-ours"),
        ("Salt 1", "x", "header-ours"),
        ("", "x", "header-form"),
        ("1st", "x", "header-form"),
        ("A ", "x", "header-form"),
        ("A:", "x", "header-form"),
        ("A\nSeed", "x", "header-form"),
        ("É", "x", "header-form"),
        ("A", "x\n\n0 -", "header-form"),
        ("A", " x", "header-form"),
        ("A", "\ud800", "header-form"),
    ],
)
def test_a_header_that_is_ours_or_could_not_be_read_is_refused(
    name: str, value: str, reason: str
) -> None:
    with pytest.raises(Fault) as caught:
        Match.from_line(RISK, seed="x").to_record(headers={name: value})
    assert caught.value.reason == reason
    for language in LANGUAGES:
        assert words(language).fault(caught.value)


def test_a_header_that_could_not_be_kept_is_refused_where_it_stands() -> None:
    fault = refused(replaced(RECORD, "^Seats: 3$", "Seats: 3\nDate: a\tb"))
    assert (fault.reason, fault.line, fault.column) == ("header-form", 4, 7)
