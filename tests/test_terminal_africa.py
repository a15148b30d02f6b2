"""Africa 1880 at the terminal: sheets written behind the curtain, read together, told again."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from planisphere.fields import LETTERS
from planisphere.match import Match
from planisphere.terminal import replay
from planisphere.terminal.prompt import Choices
from planisphere.terminal.seating import seated
from tests.africa_session import ALONE, FIRST_TURN, Played, first_turn, plain

THREE = ["human:Ana", "human:Boris", "human:Zoé"]


def test_the_draft_may_be_changed_and_is_handed_in_as_one_whole_sheet() -> None:
    match = first_turn()
    lines = ["alger maroc", "landing natal", "alger develop", "germany war", "germany alliance"]
    played = Played(match, ALONE, [*lines, "great-b war", "sheet", "done"])
    played.run()
    assert "algiers □□□ develop develop · morocco" in played.answer(6)
    assert "landing → natal" in played.answer(6)
    assert "war great-britain" in played.answer(6)
    own = [entry for entry in match.log if entry.seat == 0]
    assert len(own) == 1
    assert match.position.round_number == 2
    assert match.position.read_landing[0] >= 0
    assert match.position.declared[0].tolist() == [1, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("lines", [[], ["alger develop"]])
def test_enter_asks_once_before_it_hands_in_a_complete_or_an_empty_draft(lines: list[str]) -> None:
    match = first_turn()
    played = Played(match, ALONE, [*lines, "", ""])
    played.run()
    assert "Hand it in as it stands? Enter: yes." in played.answer(len(lines))
    assert match.position.round_number == 2


def test_enter_shows_what_is_missing_where_some_presences_have_no_order() -> None:
    line = FIRST_TURN.replace("presence=alger/", "presence=alger+natal/")
    match = Match.from_line(line, seed="s")
    played = Played(match, ALONE, ["alger develop", "", ""])
    played.run()
    assert match.position.round_number == 1
    for number in (1, 2):
        assert "natal □□□ — develop" in played.answer(number)
        assert "Hand it in" not in played.answer(number)


def test_after_the_question_another_line_goes_on_with_the_draft() -> None:
    match = first_turn()
    Played(match, ALONE, ["alger develop", "", "landing natal", "alger maroc"]).run()
    assert match.position.round_number == 1
    assert all(entry.seat != 0 for entry in match.log)


def test_a_whole_sheet_with_void_lines_is_handed_in_after_a_warning_and_told_at_the_reading() -> (
    None
):
    match = first_turn()
    sheet = "sheet alger: natal, landing: congo, germany: war, landing: natal"
    played = Played(match, ALONE, [sheet, "done"])
    page = played.run()
    warned = played.answer(0)
    assert "✗ Void: “algiers: natal”. A presence explores a territory that borders" in warned
    assert "✗ Void: “landing: congo”. There is one landing a turn at most" in warned
    assert "Hand it in as it stands?" in warned
    written = [entry.written for entry in match.log if entry.seat == 0]
    assert written == ["sheet algiers: natal, landing: congo, germany: war, landing: natal"]
    assert "France (A), void: “algiers: natal”." in page
    assert "France (A), void: “landing: natal”. There is one landing a turn at most" in page
    assert "[A5]" in page
    assert "France (A): no orders." in page


def test_a_whole_sheet_without_void_lines_is_handed_in_at_once_in_french_too() -> None:
    match = first_turn()
    played = Played(match, ALONE, ["feuille alger: développe; allemagne: guerre"], language="fr")
    assert "France (A) : développe Alger." in played.run()
    assert match.position.round_number == 2


def test_nothing_of_a_sheet_is_told_before_all_are_read() -> None:
    match = first_turn()
    typed = [
        "alger sahara", "germany war", "done",
        "dahomey sokoto", "sheet dahomey: natal, landing: zanzibar", "",
        "alexandrie darfour", "board", "log all", "line", "help", "done",
    ]  # fmt: skip
    played = Played(match, THREE, typed)
    page = played.run()
    third = played.before(11)[len(played.before(5)) :].partition("Zoé (C), press Enter")[2]
    for secret in ("sahara", "Sahara →", "war —", "sokoto ·", "Void", "zanzibar (", "✓ dahomey"):
        assert secret not in third
    assert "Pass the keyboard to Zoé (C)" in played.before(6)
    assert "question=?,?,?" in third
    read = page.partition("the sheets are read")[2]
    for public in ("Algiers → Sahara", "void: “dahomey: natal”", "lands in Zanzibar", "→ Darfur"):
        assert public in read
        assert public not in page.partition("the sheets are read")[0]


def test_the_keyboard_may_be_passed_on_and_the_draft_is_kept() -> None:
    match = first_turn()
    typed = ["alger sahara", "later", "done", "later", "done", "sheet", "done"]
    played = Played(match, THREE, typed)
    played.run()
    assert "Pass the keyboard to Boris (B)" in played.answer(1)
    assert "Pass the keyboard to Ana (A)" in played.answer(2)
    assert "Pass the keyboard to Zoé (C)" in played.answer(3)
    assert "→ sahara" in played.answer(5)
    assert [LETTERS[entry.seat] for entry in match.log[1:]] == ["B", "C", "A"]


@pytest.mark.parametrize(("minutes", "talks"), [(8, True), (0, False)])
def test_people_who_share_the_keyboard_are_told_to_talk(minutes: int, talks: bool) -> None:
    line = FIRST_TURN.replace("diplomacy_minutes=8", f"diplomacy_minutes={minutes}")
    page = Played(Match.from_line(line, seed="s"), THREE, ["done"] * 4).run()
    sentence = "talk now, all together or in private, for up to 8 minutes. Promises bind nobody"
    assert page.count(sentence) == (2 if talks else 0)
    assert sentence not in Played(first_turn(), ALONE, ["done"] * 2).run()


def test_a_match_is_resumed_before_and_amid_the_sheets(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    names = ["Ana", "Boris", "Zoé"]
    match = Match.new("africa1880", 3, {"start": "historical"}, seed="r", names=names)
    Played(match, THREE, ["france", "ger", "great"], file=file).run()
    again = Match.from_record(file.read_text(encoding="utf-8"))
    assert again.position.round_number == 1
    Played(again, THREE, ["sheet alger: natal", ""], file=file, resumed=True).run()
    third = Match.from_record(file.read_text(encoding="utf-8"))
    assert third.awaited == [1, 2]
    page = Played(third, THREE, ["done", "done"], file=file, resumed=True).run()
    assert "talk now" not in page.partition("the sheets are read")[0]
    assert "France (A), void: “algiers: natal”." in page


def test_a_sheet_that_was_begun_line_by_line_is_gone_on_with() -> None:
    match = first_turn()
    match.play(0, "order alger maroc")
    played = Played(
        match, ALONE, ["alger develop", "sheet alger: develop", "landing natal", "done"]
    )
    page = played.run()
    assert "another one is asked now. [A5]" in played.answer(0)
    assert "begun line by line: go on so. [A5]" in played.answer(1)
    assert "France (A): explores Algiers → Morocco · lands in Natal." in page


def test_a_pipe_plays_a_match_to_its_end_and_a_seat_can_see_it_again(tmp_path: Path) -> None:
    file = tmp_path / "pipe.txt"
    command = [sys.executable, "-m", "planisphere"]
    surroundings = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "80"}
    typed = (
        "take france\nstart alger\nalger develop\nfini\nalger dev\ndone\nalger d\n\n\n"
        + "done\n" * 5
    )
    arguments = ["play", "africa1880", "--seats", "human:Ana,random,random", "--seed", "x"]
    done = subprocess.run(
        [*command, *arguments, "--lang", "fr", "--save", str(file)],
        input=typed.encode(), capture_output=True, env=surroundings, check=True, timeout=240,
    )  # fmt: skip
    told = plain(done.stdout.decode())
    assert "1914, tour 8 sur 8 : on lit les feuilles" in told
    assert re.search(r"Ana \(A\), France : \d+ points? = \d+ colonies? à soi × 8", told)
    assert "\x1b" not in told
    for seat in ("A", "B"):
        again = subprocess.run(
            [*command, "replay", str(file), "--seat", seat, "--lang", "fr"],
            capture_output=True, env=surroundings, check=True, timeout=240,
        )  # fmt: skip
        assert "France (A) : développe Alger." in plain(again.stdout.decode())
        assert told.rpartition(" a gagné")[0][-8:] in plain(again.stdout.decode())


def test_a_terminal_of_eighty_columns_asks_reads_and_goes_on(tmp_path: Path) -> None:
    surroundings = {
        **os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
        "XDG_DATA_HOME": str(tmp_path), "PROMPT_TOOLKIT_NO_CPR": "1",
        "COLUMNS": "80", "LINES": "24",
    }  # fmt: skip
    arguments = ["-m", "planisphere", "play", "--line", FIRST_TURN, "--seed", "s", "--lang", "en"]
    child = pexpect.spawn(
        sys.executable, [*arguments, "--seats", "human:Ana,human:Boris,random"],
        env=surroundings, dimensions=(24, 80), encoding="utf-8", timeout=150,
    )  # fmt: skip
    for expected, typed in (
        ("ready to write", ""), ("Ana .A., press Enter", ""), ("write your orders", "alger sahara"),
        ("✓ algiers → sahara", "done"), ("Boris .B., press Enter", ""),
        ("Boris .B., Germany, 1880: write", "dahomey dev"), ("✓ dahomey develop", "done"),
        ("Enter when everybody has read this", ""), ("ready to write", ""),
        ("Boris .B., press Enter", ""), ("Boris .B., Germany, 1885", "quit"),
    ):  # fmt: skip
        child.expect(expected)
        if expected == "Boris .B., Germany, 1880: write":
            assert "sahara" not in str(child.before)
        child.send(f"{typed}\r")
    child.expect(pexpect.EOF)
    assert "Go on with: planisphere play --resume" in str(child.before)


GARBAGE = ["", "?", "log", "board", "choices", "sheet", "territory alg", "territory", "names x"]
GARBAGE += ["later", "line", "☃" * 99, ";", "\x00", "sheet ☃: ☃", "sheet a: b", ":", "landing", ","]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("people", "options"),
    [
        (ALONE, {}),
        (["human:A", "human:B", "random"], {"powers": "drawn", "diplomacy_minutes": 0}),
        (["human"] * 6, {"start": "historical", "horizon": 3}),
    ],
)
def test_whatever_is_typed_the_match_goes_on_to_its_end_and_can_be_told_again(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    language: str,
    people: list[str],
    options: dict[str, object],
) -> None:
    dice = random.Random(7)
    file = tmp_path / "africa.txt"
    names = [player.name for player in seated(people)]
    match = Match.new("africa1880", len(people), options, seed="any", names=names)
    played = Played(match, people, language=language, file=file)
    asker = played.session.desk.asker

    def type_anything(seat: int) -> str:
        commands = asker.commands(seat)
        assert Choices(commands).next_words([], "")
        typed = dice.choice([*GARBAGE, *commands, *commands, *(["done"] * 9)])
        typed = typed[: dice.randrange(len(typed))] if dice.random() < 0.2 and typed else typed
        assert asker.hint(match.view(seat), typed)
        return typed if not typed.startswith(("q", "sav")) else "done"

    played.read_with(type_anything)
    page = played.run()
    assert match.over
    ending = plain(played.session.teller.ending(match.position).text)
    assert ending in page
    for seat in (None, "B"):
        assert replay(file, False, seat, language) == 0
        assert ending in plain(capsys.readouterr().out)
