"""Records that were changed or made up: refused where they are wrong, or a match."""

from __future__ import annotations

import json
import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from planisphere.faults import TextFault
from planisphere.match import Match
from planisphere.record import first_unfair
from tests.record_checks import RECORD, RISK, accepted, placed, records, refused, replaced

HEAD = "Planisphere: 1\nGame: risk76\nSeats: 3\nOption mode: world\nResult: *\nEnding: running\n"


@given(st.text(max_size=200))
@settings(max_examples=200)
def test_any_text_is_refused_with_a_place(text: str) -> None:
    assert not accepted(text)


@given(st.data())
@settings(max_examples=300)
def test_a_record_with_other_characters_in_it_is_refused_or_comes_back(data: st.DataObject) -> None:
    record = data.draw(st.sampled_from(records()))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(record)))
        gone = data.draw(st.integers(0, 3))
        record = record[:at] + data.draw(st.text(max_size=3)) + record[at + gone :]
    accepted(record)


@given(st.data())
@settings(max_examples=300)
def test_a_record_with_other_lines_is_refused_or_comes_back(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(records())).split("\n")
    others = data.draw(st.sampled_from(records())).split("\n")
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        what = data.draw(st.sampled_from(["delete", "double", "swap", "borrow"]))
        if what == "delete" and len(lines) > 1:
            del lines[at]
        elif what == "double":
            lines.insert(at, lines[at])
        elif what == "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        else:
            lines[at] = data.draw(st.sampled_from(others))
    accepted("\n".join(lines))


@given(st.data())
@settings(max_examples=300)
def test_a_record_with_other_words_is_refused_or_comes_back(data: st.DataObject) -> None:
    words_of = re.split(r"(\s+|[:>;./=,*-])", data.draw(st.sampled_from(records())))
    strange = [
        "",
        "0",
        "1",
        "7",
        "-1",
        "99999999999999999999",
        "٣",
        "\0",
        "?",
        "-",
        "*",
        "A",
        "B",
        "F",
        "Z",
        ">",
        ";",
        "\n",
        "brazil",
        "joker-1",
        "lost-0",
        "done",
        "6.6.6/1.1",
        "x" * 2000,
    ]
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(words_of) - 1))
        words_of[at] = data.draw(st.sampled_from([*strange, *words_of[:80]]))
    accepted("".join(words_of))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_thousands_of_broken_records_are_refused_or_come_back(seed: int) -> None:
    choice = random.Random(seed)
    for _ in range(5000):
        text = choice.choice(records())
        for _ in range(choice.choice([1, 1, 2, 5])):
            at = choice.randrange(len(text) + 1)
            piece = choice.choice(
                ["", chr(choice.randrange(0xD800)), text[at : at + 9] * 2, "9", "\n"]
            )
            text = text[:at] + piece + text[at + choice.randrange(4) :]
        accepted(text)


@pytest.mark.parametrize(
    ("pattern", "text", "reason"),
    [
        ("^Planisphere: 1$", "Planisphere: 2", "record-version"),
        ("^Planisphere: 1$", "Planisphere: 1.0", "record-version"),
        ("^Planisphere: 1\n", "", "record-header-missing"),
        ("^Game: risk76$", "Game: chess", "game-unknown"),
        ("^Game: risk76$", "Game: conquete57", "option-unknown"),
        ("^Game: risk76$", "Game:", "game-unknown"),
        ("^Game: risk76$", "Game: risk76\nGame: risk76", "record-header-twice"),
        ("^Game: risk76\n", "", "record-header-missing"),
        ("^Seats: 3$", "Seats: 9", "seats-number"),
        ("^Seats: 3$", "Seats: 0", "seats-number"),
        ("^Seats: 3$", "Seats: -3", "seats-number"),
        ("^Seats: 3$", "Seats: ٣", "seats-number"),
        ("^Seats: 3$", f"Seats: {'9' * 5000}", "seats-number"),
        ("^Seats: 3\n", "", "record-header-missing"),
        ("^Option mode: world$", "Option mode: ally", "option-value"),
        ("^Option mode: world$", "Option mode: nonsense", "option-value"),
        ("^Option mode: world$", "Option nonsense: world", "option-unknown"),
        ("^Option horizon: 0$", "Option horizon: -1", "option-number"),
        ("^Option horizon: 0$", f"Option horizon: {'9' * 5000}", "option-number"),
        ("^Seed: 3$", "Seed: 4", "record-seed"),
        ("^Commitment: .*$", "Commitment: 00", "record-seed"),
        ("^Result: .*$", "Result: A", "record-result"),
        ("^Result: .*$", "Result: -", "record-result"),
        (r"^Result: .*\n", "", "record-header-missing"),
        ("^Ending: .*$", "Ending: world", "record-result"),
        (r"^Ending: .*\n", "", "record-header-missing"),
        ("^Seats: 3$", "Seats: 3\nnonsense", "record-header"),
        ("^Seats: 3$", "Seats: 3\n: x", "record-header"),
        ("^1 A", "2 A", "record-number"),
        ("^1 A", "٣ A", "record-number"),
        ("^1 A", "1 D", "record-seat"),
        ("^1 A", "1 a", "record-seat"),
        ("^1 A", "1 AB", "record-seat"),
        ("^1 A", "1 -", "record-seat"),
        ("^1 A .*$", "1", "record-move"),
        ("^1 A .*$", "1 A", "empty-command"),
        ("^1 A .*$", "1 A > 6", "empty-command"),
        ("^1 A .*$", "1 A done", "record-illegal"),
        ("^1 A .*$", "1 A attack alaska brazil", "record-illegal"),
        ("^1 A .*$", "1 A nonsense", "unknown-name"),
        ("^0 - > ", "0 - > 7 ", "face"),
        ("^0 - > ", "0 - > brazil ", "unknown-outcome"),
        (r"^0 - > \S+ ", "0 - > ", None),
        ("^0 - > .*$", "0 -", "script-exhausted"),
        ("^0 - > (.*)$", "0 - > 6", "script-exhausted"),
        ("^1 A (.*)$", "1 A done > 6.6/1", None),
    ],
)
def test_a_forged_line_is_refused(pattern: str, text: str, reason: str | None) -> None:
    fault = refused(replaced(RECORD, pattern, text))
    assert reason is None or fault.reason == reason


@pytest.mark.parametrize(
    ("pattern", "text", "at"),
    [
        ("^Game: risk76$", "Game: chess", "chess"),
        ("^Seats: 3$", "Seats: 9", "9"),
        ("^Option mode: world$", "Option mode: nonsense", "nonsense"),
        ("^Result: .*$", "Result: B", "B"),
        ("^Ending: .*$", "Ending: world", "world"),
        ("^1 A .*$", "1 A place atlantis 3", "atlantis"),
        ("^1 A .*$", "1 A done", "done"),
        ("^1 A .*$", "1  A   nonsense", "nonsense"),
        ("^Seed: 3$", "Seed: 4", "4"),
    ],
)
def test_a_fault_is_where_line_and_column_say(pattern: str, text: str, at: str) -> None:
    record = replaced(RECORD, pattern, text)
    fault = refused(record)
    assert record.split("\n")[fault.line - 1] == text
    assert fault.column == text.index(at) + 1


def test_seats_out_of_range_are_told_in_their_own_line() -> None:
    text = "Planisphere: 1\nGame: risk76\nSeats: 9\nResult: *\nEnding: running\n\n0 -\n"
    fault = refused(text)
    assert (fault.reason, fault.line, fault.column) == ("seats-number", 3, 8)


def test_the_first_line_is_the_chance_before_anybodys_move_and_nothing_else() -> None:
    for text in ("0 A >", "0 Z >", "0 - attack alaska brazil >", "0 - nonsense; done >"):
        refused(replaced(RECORD, "^0 - >", text))


def test_a_die_too_many_or_too_few_is_refused_where_it_stands() -> None:
    record = next(
        text for text in records() if re.search(r"^\d+ .* > \d\.\d.*/", text, re.MULTILINE)
    )
    found = re.search(r"^(\d+ .* > )(\d[.\d]*/\S+)$", record, re.MULTILINE)
    assert found is not None
    for faces in (
        f"6.{found[2]}",
        f"{found[2]}.6",
        f"{found[2]} 6",
        f"{found[2]} brazil",
        "lost-3",
        "",
    ):
        fault = refused(record.replace(found[0], found[1] + faces))
        assert fault.line == record[: found.start()].count("\n") + 1


def test_a_start_that_speaks_of_another_match_is_refused() -> None:
    record = Match.from_line(RISK, seed="x").to_record(reveal=True)
    for pattern, text in (
        ("^Seats: 3$", "Seats: 4"),
        ("^Option horizon: 0$", "Option horizon: 9"),
        ("^Option mode: world$", "Option mode: missions"),
        ("^Start: risk76 ", "Start: conquete57 "),
        ("^Start: risk76 .*$", "Start: nonsense"),
        ("^Start: risk76 .*$", f"Start: {RISK} horizon=9"),
        ("^Start: (.*)$", f"Start: {RISK} phase=?"),
    ):
        refused(replaced(record, pattern, text))


def test_a_fault_in_the_start_line_is_told_at_its_column() -> None:
    record = Match.from_line(RISK, seed="x").to_record(reveal=True)
    text = replaced(record, "^Start: .*$", f"Start: {RISK} phase=nonsense")
    fault = refused(text)
    assert text.split("\n")[fault.line - 1][fault.column - 1 :] == "nonsense"


def test_a_hand_in_that_is_too_long_is_refused_with_a_sentence() -> None:
    match = Match.from_line(f"{RISK} exchange=forces reserve=400,5*0", seed="x")
    record = match.to_record(reveal=True)
    assert accepted(f"{record}1 A {'; '.join(['place alaska 1'] * 256)}\n")
    refused(f"{record}1 A {'; '.join(['place alaska 1'] * 257)}\n")


@pytest.mark.parametrize("text", ["Seed: \ud800", "Salt 1: \ud800", "Name A: \ud800"])
def test_half_a_character_is_no_traceback(text: str) -> None:
    assert json.loads('"\\ud800"') == "\ud800"
    record = replaced(RECORD, "^Seed: 3$", text if text.startswith("Seed") else f"{text}\nSeed: 3")
    try:
        match = Match.from_record(record)
        match.to_record(reveal=True)
        first_unfair(match)
    except TextFault as fault:
        placed(fault, record)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "\0",
        HEAD,
        HEAD + "\n",
        HEAD + "\n0\n",
        HEAD + "\n0 -\n",
        HEAD + "\n0 - > " + "6 " * 10_000,
        "x" * 100_000,
        "x: " + "y" * 100_000,
        "\ufeff" + HEAD,
        "Planisphere: " + "1" * 5000 + "\n\n0 -",
        "Planisphere: 1\nGame: " + "x" * 5000 + "\n\n0 -",
        HEAD.replace("3", "3\n" + "X" * 5000 + ": 1\n" + "X" * 5000 + ": 1") + "\n0 -",
        HEAD.replace("Option mode", "Option " + "m" * 5000) + "\n0 -",
        HEAD + "\n0 - > " + "x" * 5000,
    ],
)
def test_a_hostile_file_gets_a_sentence(text: str) -> None:
    refused(text)


def test_a_file_that_is_too_long_is_refused() -> None:
    refused("\n" * 20_000_001)
