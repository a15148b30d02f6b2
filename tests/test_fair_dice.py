"""Three programs check the dice of a record, two of them from the documentation, and agree."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from planisphere.chance import UNFAIR, Fair, Scripted
from planisphere.faults import Fault, TextFault
from planisphere.laws import wandered
from planisphere.match import Match
from planisphere.record import first_unfair, verify_record
from planisphere.reports import print_verdict
from planisphere.words import LANGUAGES, words
from tests.tables import MODES, TABLES, Table

PAGE = (Path(__file__).parents[1] / "docs" / "fair-dice.md").read_text(encoding="utf-8")
CHECKED = [*(table for table in MODES if table.game != "africa1880"), TABLES[27]]
"""Of Africa, the way to play in which something is drawn."""
PROGRAMS = {"js": "check.mjs", "python": "check.py"}


def program(language: str) -> str:
    """Return the program of the page in a language."""
    (text,) = re.findall(rf"```{language}\n(.*?)```", PAGE, re.S)
    return str(text)


def verdicts(folder: Path, record: str) -> dict[str, str]:
    """Return what each program of the page says about a record."""
    node = shutil.which("node")
    assert node is not None, "node is needed: it runs the verifier of docs/fair-dice.md"
    (folder / "record.txt").write_text(record, encoding="utf-8")
    said = {}
    for language, command in (("js", [node]), ("python", [sys.executable, "-I"])):
        file = folder / PROGRAMS[language]
        file.write_text(program(language), encoding="utf-8")
        ran = subprocess.run(
            [*command, str(file), str(folder / "record.txt")],
            capture_output=True,
            text=True,
            check=True,
        )
        said[language] = ran.stdout.strip()
    return said


def ours(record: str) -> TextFault | None:
    """Return the first die or draw that our own verifier finds wrong."""
    try:
        verify_record(record)
    except TextFault as fault:
        if fault.reason not in UNFAIR:
            raise
        return fault
    return None


def played(table: Table) -> str:
    """Return the record of a random match with salts, and something taken back in it."""
    match = Match.new(*table, source=Fair("a seed: é", ["a", "", "c|d"]))
    choice = random.Random(3)
    for _ in range(60):
        if match.over:
            break
        seat = choice.choice(match.awaited)
        match.play(seat, choice.choice(match.legal(seat)))
        if match.undoable(seat) is not None and choice.random() < 0.2:
            match.undo(seat)
    return match.to_record(reveal=True)


def answers(record: str) -> list[tuple[int, int, str, int, int, int]]:
    """List the raw answers: start, end, question, and the place."""
    found = []
    start = record.index("\n\n") + 2
    for number, line in enumerate(record[start:].splitlines()):
        said, arrow, fallen = line.partition(">")
        for index, word in enumerate(re.finditer(r"\S+", fallen)):
            at = start + len(said + arrow) + word.start()
            draw = re.search(r"#(\d+)/(\d+)$", word[0])
            told = [draw.span(1)] if draw else [m.span() for m in re.finditer(r"\d", word[0])]
            question = draw[2] if draw else "die"
            for die, (left, right) in enumerate(told):
                found.append((at + left, at + right, question, number, index, die))
        start += len(line) + 1
    return found


@pytest.mark.parametrize("language", PROGRAMS)
def test_the_programs_of_the_page_are_short_and_import_nothing_of_ours(language: str) -> None:
    assert len(program(language).splitlines()) <= 30
    assert "planisphere" not in program(language)


@pytest.mark.parametrize("table", CHECKED, ids=str)
def test_all_agree_that_a_record_is_fair(table: Table, tmp_path: Path) -> None:
    record = played(table)
    assert len(answers(record)) > 4
    assert ours(record) is None
    assert verdicts(tmp_path, record) == dict.fromkeys(PROGRAMS, "fair")


@pytest.mark.parametrize("table", CHECKED, ids=str)
def test_all_name_the_same_changed_die_or_draw(table: Table, tmp_path: Path) -> None:
    record, choice = played(table), random.Random(7)
    for start, end, question, number, index, die in choice.sample(answers(record), 5):
        told = record[start:end]
        others = range(1, 7) if question == "die" else range(int(question))
        lie = choice.choice([str(other) for other in others if str(other) != told] or ["99"])
        forged = record[:start] + lie + record[end:]
        sentence = f"at {number}.{index}.{die} the record says {lie}, the seed {told}"
        assert verdicts(tmp_path, forged) == dict.fromkeys(PROGRAMS, sentence)
        fault = ours(forged)
        assert fault is not None
        assert fault.line == record[:start].count("\n") + 1
        assert fault.details["number"] == str(number)
        assert_named(fault, record, start, question)


def assert_named(fault: TextFault, record: str, start: int, question: str) -> None:
    """Check that a fault stands at the die, or at the word of the draw, and can be told."""
    at = start - record.rindex("\n", 0, start)
    if question == "die":
        assert fault.reason == "unfair-die"
        assert fault.column == at
        assert fault.details["true"] == record[start]
    else:
        assert fault.reason == "unfair-draw"
        assert record.splitlines()[fault.line - 1][fault.column - 1 : at - 1].endswith("#")
    for language in LANGUAGES:
        assert str(fault.details["true"]) in words(language).fault(fault)


@pytest.mark.parametrize("table", [t for t in TABLES if t.game != "africa1880"], ids=str)
def test_every_change_of_one_answer_is_found(table: Table) -> None:
    record = wandered(*table, 5, 40).to_record(reveal=True)
    assert ours(record) is None
    choice = random.Random(1)
    for start, end, question, number, _, _ in choice.sample(answers(record), 12):
        lie = str(int(record[start:end]) % (6 if question == "die" else int(question)) + 1)
        if lie != record[start:end]:
            fault = ours(record[:start] + lie + record[end:])
            assert fault is not None
            assert fault.details["number"] == str(number)


FIGHT = (
    f"risk76 seats=3 mode=world round_number=5 order=ABC--- owner={'A' * 14}{'B' * 14}{'C' * 14}"
    " armies=9,40*1,9 defence=most"
)


@pytest.mark.parametrize(
    ("die", "english", "french"),
    [
        (0, "die 1 of the attacker", "le dé 1 de l’attaquant"),
        (2, "die 3 of the attacker", "le dé 3 de l’attaquant"),
        (3, "die 1 of the defender", "le dé 1 du défenseur"),
    ],
)
def test_the_verdict_says_whose_die_it_is(
    die: int, english: str, french: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = Match.from_line(FIGHT, seed="x")
    match.play(0, "attack alaska kamchatka 3")
    record = match.to_record(reveal=True)
    start = answers(record)[die][0]
    lie = "1" if record[start] != "1" else "2"
    file = tmp_path / "record.txt"
    file.write_text(record[:start] + lie + record[start + 1 :], encoding="utf-8")
    for language, named in (("en", english), ("fr", french)):
        assert print_verdict(file, language) == 1
        said = capsys.readouterr().out
        assert named in said
        assert lie in said
        assert record[start] in said


def drawn_first() -> tuple[str, re.Match[str]]:
    """Return a record, and the first draw in it."""
    record = wandered("risk76", 3, {"mode": "world"}, 3, 20).to_record(reveal=True)
    found = re.search(r"(\S+)#(\d+)/(\d+)", record)
    assert found is not None
    return record, found


@pytest.mark.parametrize(
    ("form", "reason"),
    [
        ("{name}#{answer}/43", "draw-among"),
        ("{name}#{other}/{among}", "draw-answer"),
        ("{name}#{among}/{among}", "draw-answer"),
        ("{name}#0{answer}/{among}", "draw-form"),
        ("{name}#{answer}", "draw-form"),
        ("{name}#", "draw-form"),
        ("{name}#-1/{among}", "draw-form"),
        ("{name}#٣/{among}", "draw-form"),
        ("{name}#{answer}/{among}#", "draw-form"),
        ("{name}#{nines}/{among}", "draw-form"),
    ],
)
def test_a_raw_answer_that_does_not_fit_is_refused_where_it_stands(form: str, reason: str) -> None:
    record, found = drawn_first()
    other = (int(found[2]) + 1) % int(found[3])
    parts = {"name": found[1], "answer": found[2], "among": found[3], "other": other}
    text = form.format(**parts, nines="9" * 5000)
    with pytest.raises(TextFault) as refused:
        Match.from_record(record.replace(found[0], text))
    assert refused.value.reason == reason
    assert refused.value.line == record[: found.start()].count("\n") + 1
    column = found.start() - record.rindex("\n", 0, found.start())
    assert column + len(found[1]) <= refused.value.column <= column + len(text)
    for language in LANGUAGES:
        assert words(language).fault(refused.value)


def test_dice_are_not_told_as_a_draw() -> None:
    with pytest.raises(TextFault) as refused:
        Match.from_line(
            f"{FIGHT} phase=roll source=alaska target=kamchatka attack_dice=3 defence_dice=1",
            source=Scripted(["lost-1#3/1296"]),
        )
    assert refused.value.reason == "draw-of-dice"


def test_a_record_without_raw_answers_can_be_read_and_played_on_but_not_verified() -> None:
    record, found = drawn_first()
    bare = re.sub(r"#\d+/\d+", "", record)
    again = Match.from_record(bare)
    assert again.to_record(reveal=True) == bare
    assert again.position.tobytes() == Match.from_record(record).position.tobytes()
    assert first_unfair(again) == 0
    fault = ours(bare)
    assert fault is not None
    assert (fault.details["said"], fault.details["true"]) == (found[1], found[0])


@pytest.mark.parametrize(
    ("header", "reason"), [("Seed", "verify-no-seed"), ("Commitment", "verify-no-promise")]
)
def test_what_was_not_promised_or_is_not_shown_cannot_be_verified(header: str, reason: str) -> None:
    record, _ = drawn_first()
    with pytest.raises(Fault) as refused:
        verify_record(re.sub(rf"^{header}: .*\n", "", record, flags=re.MULTILINE))
    assert refused.value.reason == reason


def test_another_seed_is_not_the_promised_one(tmp_path: Path) -> None:
    record, _ = drawn_first()
    forged = record.replace("\nSeed: 3\n", "\nSeed: 4\n")
    assert verdicts(tmp_path, forged) == dict.fromkeys(
        PROGRAMS, "the seed is not the one that was promised"
    )
    with pytest.raises(TextFault):
        verify_record(forged)


@pytest.mark.parametrize("seed", ["", "é" * 40, "x" * 200])
def test_seeds_of_any_length_give_the_same_everywhere(seed: str, tmp_path: Path) -> None:
    record = Match.new("risk76", 3, seed=seed).to_record(reveal=True)
    assert ours(record) is None
    assert verdicts(tmp_path, record) == dict.fromkeys(PROGRAMS, "fair")
