"""Commands that nobody should type: all are refused, with a sentence and a place."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from planisphere.faults import Fault, TextFault
from planisphere.laws import wandered
from planisphere.match import Match
from planisphere.parts.earth import TERRITORY
from tests.commanding import PLACING, refused, spoken
from tests.tables import MODES, TABLES


@pytest.mark.parametrize(
    "command",
    [
        "place alaska ٣",
        "place alaska ３",
        "place alaska ²",
        "place alaska -3",
        "place alaska +3",
        "place alaska 1.5",
        "place alaska 1e3",
        "place alaska 0x3",
        "place alaska 3 3",
        "place alaska ?",
        "place alaska 0",
        "place alaska 99999999999",
        "place alaska 1_0",
        "place 7",
        "place",
        "place alaska !!",
        "place alaska brazil",
        "place atlantis 3",
        "place a 3",
        "place \0 3",
        "pla\0ce alaska 3",
        "",
        " ",
        ";",
        ";;",
        "place alaska 1;",
        "; place alaska 1",
        "place alaska 1;; place alaska 1",
        "p",
        "d",
        "7",
        "alaska",
        "place alaska 3\n4",
        "attack",
        "attack alaska",
        "attack alaska brazil peru",
        "attack alaska alaska",
        "move",
        "trade",
        "trade alaska",
        "trade atlantis",
        "bring",
        "occupy",
        "defend",
        "defend 1",
        "done done",
        "done 1",
        "all",
        "place all",
        "place alaska 41",
        "—",
        "\ud800",
    ],
)
def test_a_command_that_says_nothing_legal_is_refused(command: str) -> None:
    refused(PLACING, command)


@pytest.mark.parametrize(
    "command",
    [
        "x" * 5000,
        "place " + "x" * 5000,
        "place " + "b-" * 5000,
        "place alaska " + "9" * 5000,
        "attack " + "a " * 5000,
        "place alaska;" * 5000,
        ";" * 100_000,
        "trade " + "é" * 2000,
    ],
)
def test_a_command_of_endless_length_still_gets_a_sentence(command: str) -> None:
    refused(PLACING, command)


@pytest.mark.parametrize(
    ("command", "column"),
    [
        ("place atlantis 3", 7),
        ("place alaska 3; place atlantis", 23),
        ("place alaska 3; plaice alaska", 17),
        ("place alaska 3;   done 4", 24),
        ("place alaska 99999999999", 14),
        ("place alaska 3; place alaska 3; place", 32),
    ],
)
def test_a_fault_is_where_the_column_says(command: str, column: int) -> None:
    fault = refused(PLACING, command)
    assert isinstance(fault, TextFault)
    assert fault.line == 1
    assert abs(fault.column - column) <= (6 if command.endswith("place") else 0)


VERBS = [
    "place",
    "attack",
    "defend",
    "occupy",
    "bring",
    "move",
    "trade",
    "done",
    "placer",
    "échanger",
    "fini",
    "pl",
    "at",
]
WORDS = [
    *VERBS,
    *TERRITORY,
    "joker",
    "infantry",
    "canon",
    "all",
    "tout",
    "0",
    "1",
    "3",
    "40",
    "999",
    "99999999999",
    "-1",
    "٣",
    "afrique du nord",
    "n-af",
    "b",
    ";",
    ",",
    "\0",
    "é",
    "’",
]


@given(st.sampled_from(range(len(TABLES))), st.sampled_from([0, 20, 77, 160]), st.data())
@settings(max_examples=300)
def test_any_words_are_refused_or_come_back_from_the_record(
    index: int, length: int, data: st.DataObject
) -> None:
    text = data.draw(
        st.one_of(
            st.lists(st.sampled_from(WORDS), max_size=20).map(" ".join),
            st.text(max_size=30),
            st.tuples(st.sampled_from(VERBS), st.text(max_size=20)).map(" ".join),
        )
    )
    match = wandered(*TABLES[index], 1, length)
    if match.over:
        return
    try:
        match.play(match.awaited[0], text)
    except Fault as fault:
        spoken(fault)
    else:
        record = match.to_record(reveal=True)
        assert Match.from_record(record).to_record(reveal=True) == record


@given(st.integers(0, len(MODES) - 1), st.integers(0, 150), st.data())
@settings(max_examples=200)
def test_a_command_with_other_characters_in_it_is_refused_or_comes_back(
    index: int, length: int, data: st.DataObject
) -> None:
    match = wandered(*MODES[index], 2, length)
    if match.over:
        return
    seat = match.awaited[0]
    command = data.draw(st.sampled_from(match.commands(seat)))
    at, gone = data.draw(st.integers(0, len(command))), data.draw(st.integers(0, 2))
    try:
        match.play(seat, command[:at] + data.draw(st.text(max_size=3)) + command[at + gone :])
    except Fault as fault:
        spoken(fault)
    else:
        record = match.to_record(reveal=True)
        assert Match.from_record(record).to_record(reveal=True) == record
