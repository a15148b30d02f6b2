"""Record files: whole matches round-trip, and a broken or forged file is refused with its place."""

from __future__ import annotations

import json
import random
import re
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from planisphere.chance import Fair, Scripted
from planisphere.faults import Fault, TextFault
from planisphere.laws import wandered
from planisphere.match import Match
from planisphere.record import first_unfair
from planisphere.words import LANGUAGES, words
from tests.tables import MODES, TABLES, WORLD_MODES, Table

THIRDS = f"owner={'A' * 14}{'B' * 14}{'C' * 14}"
RISK = f"risk76 seats=3 mode=world round_number=5 order=ABC--- {THIRDS} armies=9,41*1"


@cache
def records() -> tuple[str, ...]:
    """Records of random matches of every mode, some of them over, some from a line."""
    some = [wandered(*table, 3, length) for table in MODES for length in (0, 60)]
    some.append(wandered("risk76", 3, {"mode": "world", "horizon": "2"}, 1, 3000))
    some.append(wandered("conquete57", 2, {"horizon": "2"}, 1, 3000))
    assert some[-1].over
    line = Match.from_line(RISK, source=Fair("x", ["one", "two"]))
    line.play(0, "attack alaska kamchatka 3")
    return tuple(match.to_record(reveal=True) for match in [*some, line])


def refused(text: str) -> TextFault:
    """Return the fault of a record, which has a place in it and a sentence in each language."""
    with pytest.raises(TextFault) as caught:
        Match.from_record(text)
    placed(caught.value, text)
    return caught.value


def placed(fault: TextFault, text: str) -> None:
    """Check that a fault has a place in a text, and a sentence in each language."""
    assert 1 <= fault.line <= text.count("\n") + 1
    assert fault.column >= 1
    assert fault.column <= len(text.split("\n")[fault.line - 1]) + 1, fault
    for language in LANGUAGES:
        assert words(language).fault(fault)


def accepted(text: str) -> bool:
    """Whether a text is a record; if so it must come back, if not it must say where it is wrong."""
    try:
        match = Match.from_record(text)
    except TextFault as fault:
        placed(fault, text)
        return False
    written = match.to_record(reveal=True)
    again = Match.from_record(written)
    assert again.position.tobytes() == match.position.tobytes()
    assert again.to_record(reveal=True) == written
    return True


def replaced(record: str, pattern: str, text: str) -> str:
    """Replace the first line that a pattern finds; it must be there."""
    changed, count = re.subn(pattern, lambda _: text, record, count=1, flags=re.MULTILINE)
    assert count == 1
    return changed


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


HEAD = "Planisphere: 1\nGame: risk76\nSeats: 3\nOption mode: world\nResult: *\nEnding: running\n"
RECORD = wandered("risk76", 3, {"mode": "world"}, 3, 60).to_record(reveal=True)


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
