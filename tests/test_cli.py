"""The command line: what it prints, what it imports, and how it ends."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from unittest.mock import patch

import pytest

from planisphere.catalogue import CATALOGUE
from planisphere.cli import main
from planisphere.laws import wandered
from planisphere.line import read_line
from planisphere.match import Match, legal_actions
from planisphere.odds import Odds, battle

HEAVY = ("numpy", "numba", "llvmlite", "prompt_toolkit", "fluent")
THIRDS = f"owner={'A' * 14}{'B' * 14}{'C' * 14}"
RISK = f"risk76 seats=3 mode=world round_number=5 order=ABC--- {THIRDS} armies=9,41*1"

FINE, NO, FAULT = 0, 1, 2

pytestmark = pytest.mark.filterwarnings("ignore:Cyclopts application invoked without tokens")


Ran = subprocess.CompletedProcess[str]


def process(*arguments: str, python: tuple[str, ...] = ()) -> Ran:
    """Run a command in a process of its own."""
    ran = subprocess.run(
        [sys.executable, *python, "-m", "planisphere", *arguments],
        env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in ran.stderr, ran.stderr
    return ran


def run(*arguments: str, surroundings: str = "C.UTF-8") -> Ran:
    """Run a command in this process, which is faster; whatever is raised would be a traceback."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    surrounding = {"LC_ALL": surroundings, "COLUMNS": "120"}
    with (
        patch.object(sys, "argv", ["planisphere", *arguments]),
        patch.dict(os.environ, surrounding),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(end.code is not None)
    return Ran(arguments, code, out.getvalue(), err.getvalue())


def faulty(*arguments: str, surroundings: str = "C.UTF-8") -> str:
    """Run a command that must end as a fault, with a sentence and nothing else."""
    ran = run(*arguments, surroundings=surroundings)
    assert ran.returncode == FAULT, ran
    assert ran.stdout == ""
    assert ran.stderr.strip()
    return ran.stderr.strip()


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a match whose dice come from its seed."""
    path = tmp_path_factory.mktemp("records") / "match.txt"
    match = wandered("risk76", 3, {"mode": "world", "defence": "most"}, 5, 80)
    path.write_text(match.to_record(reveal=True), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "arguments", [["--help"], ["games"], ["odds", "--help"], ["play", "--help"]]
)
def test_help_and_the_list_of_games_import_nothing_heavy(arguments: list[str]) -> None:
    ran = process(*arguments, python=("-X", "importtime"))
    assert ran.returncode == FINE
    imported = {line.rpartition("|")[2].strip() for line in ran.stderr.splitlines()}
    assert "planisphere.cli" in imported
    assert not [name for name in imported if name.split(".")[0] in HEAVY]


def test_the_help_names_every_command() -> None:
    printed = run("--help").stdout
    for command in ("bench", "games", "odds", "perft", "play", "replay", "verify"):
        assert re.search(rf"\b{command}\b", printed)


def test_the_games_are_listed_with_their_seats_and_modes() -> None:
    printed = run("games").stdout.splitlines()
    assert [line.split()[0] for line in printed] == [entry.name for entry in CATALOGUE]
    assert "missions" in printed[1]
    seats = [f"{entry.seats[0]}–{entry.seats[-1]}" for entry in CATALOGUE]
    assert all(span in line for span, line in zip(seats, printed, strict=True))


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["10", "8", "--defence", "2"], battle(10, [8], 2)),
        (["10", "8", "--defence", "3"], battle(10, [8], 3)),
        (["10", "8"], battle(10, [8], 2)),
        (["12", "3,1,4"], battle(12, [3, 1, 4], 2)),
        (["12", "3,1,4", "--stop-at", "2"], battle(12, [3, 1, 4], 2, 2)),
    ],
)
def test_odds_as_json_are_those_of_the_library(arguments: list[str], expected: Odds) -> None:
    ran = run("odds", *arguments, "--json")
    assert ran.returncode == FINE
    printed = json.loads(ran.stdout)
    assert list(printed) == ["win", "attackers", "defenders"]
    assert printed == expected.plain()
    assert sum(printed["attackers"]) == pytest.approx(1)
    assert sum(printed["defenders"]) == pytest.approx(1)
    assert printed["win"] == printed["defenders"][0]


def test_odds_are_told_in_both_languages() -> None:
    assert "0.7240" in run("odds", "10", "8").stdout
    english, french = (run("odds", "10", "8", "--lang", lang).stdout for lang in ("en", "fr"))
    assert english != french
    assert run("odds", "10", "8", surroundings="fr_FR.UTF-8").stdout == french


@pytest.mark.parametrize(
    "arguments",
    [
        ["odds", "10", "8", "--defence", "4"],
        ["odds", "-5", "8"],
        ["odds", "10", "0"],
        ["odds", "10", "3,,4"],
        ["odds", "10", "3,-1"],
        ["odds", "10", "٣"],
        ["odds", "10", "9" * 2000],
        ["odds", "99999999999999999999999999999999", "8"],
        ["odds", "10", "8", "--stop-at", "-1"],
        ["odds", "10", "8", "--lang", "de"],
        ["perft", "nonsense"],
        ["perft", ""],
        ["perft", "risk76 seats=3 " + "x" * 5000],
        ["perft", RISK, "--depth", "-1"],
        ["perft", RISK, "--depth", "99"],
        ["verify", "/nowhere/at/all"],
        ["verify", "/"],
        ["replay", "/nowhere/at/all"],
        ["bench", "--game", "chess"],
        ["bench", "--game", "x" * 5000],
        ["bench", "--game", "risk76", "--seconds", "-1"],
        ["bench", "--game", "risk76", "--seconds", "nan"],
    ],
)
def test_a_fault_ends_with_2_and_a_sentence_in_the_language_asked_for(arguments: list[str]) -> None:
    english, french = (faulty(*arguments, "--lang", language) for language in ("en", "fr"))
    if "--lang" not in arguments:
        assert english != french
        assert faulty(*arguments, surroundings="fr_FR.UTF-8") == french


@pytest.mark.parametrize(
    "arguments",
    [
        ["odds"],
        ["odds", "ten", "8"],
        ["nonsense"],
        ["odds", "10", "8", "--nonsense"],
        ["odds", "1", "2", "3"],
        ["perft"],
        ["verify"],
        ["bench", "--seconds", "long"],
        ["--nonsense"],
    ],
)
def test_a_command_that_cannot_be_read_ends_with_2(arguments: list[str]) -> None:
    assert run(*arguments).returncode == FAULT


def test_the_language_may_be_joined_to_its_option() -> None:
    assert faulty("odds", "10", "8", "--defence", "5", "--lang=fr") == faulty(
        "odds", "10", "8", "--defence", "5", "--lang", "fr"
    )


def test_perft_counts_the_lines_of_play_for_each_depth() -> None:
    printed = run("perft", f"{RISK} defence=most", "--depth", "2").stdout.splitlines()
    game, position = read_line(f"{RISK} defence=most")
    legal = legal_actions(game, position, 0)
    after = []
    for action in legal:
        ahead = position.copy()
        game.play(ahead, 0, action)
        seat = game.awaited(ahead).bit_length() - 1
        after.append(len(legal_actions(game, ahead, seat)))
    assert printed == ["0 1", f"1 {len(legal)}", f"2 {sum(after)}"]


def test_fair_dice_are_found_fair(record: Path) -> None:
    ran = run("verify", str(record))
    assert ran.returncode == FINE
    throws = sum(len(h.chance) for h in Match.from_record(record.read_text(encoding="utf-8")).log)
    assert str(throws) in ran.stdout
    assert run("verify", str(record), "--lang", "fr").stdout != ran.stdout


def test_a_forged_die_is_found(record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8")
    found = re.search(r"^(\d+) (.* > )(\d)/(\d)$", text, re.MULTILINE)
    assert found is not None
    mine, theirs = int(found[3]), int(found[4])
    other = next(
        face for face in range(1, 7) if face != mine and (face > theirs) == (mine > theirs)
    )
    forged = tmp_path / "forged.txt"
    forged.write_text(
        text.replace(found[0], f"{found[1]} {found[2]}{other}/{theirs}"), encoding="utf-8"
    )
    ran = process("verify", str(forged))
    assert ran.returncode == NO
    assert re.search(rf"\b{found[1]}\b", ran.stdout)


def test_a_record_without_its_seed_cannot_be_verified(record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8")
    bare = tmp_path / "bare.txt"
    bare.write_text(text.replace("\nSeed: 5\n", "\nName A: Seed: 5\n"), encoding="utf-8")
    faulty("verify", str(bare))


def test_the_seed_is_found_wherever_and_however_its_header_stands(
    record: Path, tmp_path: Path
) -> None:
    text = record.read_text(encoding="utf-8")
    for number, changed in enumerate(
        (
            "Seed: 5\n" + text.replace("\nSeed: 5\n", "\n"),
            text.replace("\nSeed: 5\n", "\nSeed:5\n"),
            text.replace("\nSeed: 5\n", "\nSeed:\t5\n"),
            text.replace("\n", "\r\n"),
        )
    ):
        path = tmp_path / f"{number}.txt"
        path.write_bytes(changed.encode())
        assert run("verify", str(path)).returncode == FINE


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    "content",
    [b"", b"\0\0\0", b"\xff\xfe\x00", b"nonsense", b"Planisphere: 1\n\n0 -\n", b"x" * 100_000],
    ids=["empty", "nul", "bytes", "nonsense", "headless", "long"],
)
def test_a_broken_file_gets_a_sentence(command: str, content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "broken.txt"
    path.write_bytes(content)
    faulty(command, str(path))


def test_a_hostile_record_says_its_line_and_column(record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("3 "))
    lines[at] = "3 A place " + "x" * 5000
    path = tmp_path / "hostile.txt"
    path.write_text("\n".join(lines), encoding="utf-8")
    assert process("verify", str(path)).returncode == FAULT
    assert re.match(rf"Line {at + 1}, column \d+: ", faulty("verify", str(path), "--lang", "en"))


def test_a_hand_in_too_long_in_a_file_gets_a_sentence(tmp_path: Path) -> None:
    match = Match.from_line(f"{RISK} exchange=forces reserve=400,5*0", seed="x")
    path = tmp_path / "long.txt"
    path.write_text(
        f"{match.to_record(reveal=True)}1 A {'; '.join(['place alaska 1'] * 257)}\n",
        encoding="utf-8",
    )
    assert "256" in faulty("verify", str(path))


def test_a_record_is_told_again(record: Path) -> None:
    ran = run("replay", str(record))
    assert ran.returncode == FINE
    assert len(ran.stdout.splitlines()) > 20


def test_a_reader_who_leaves_early_is_no_fault() -> None:
    ran = subprocess.run(
        f"{sys.executable} -m planisphere odds 3000 3000 --json | head -c 10",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stdout == '{"win": 0.'
    assert ran.stderr == ""


@pytest.mark.soak
def test_the_bench_gives_a_row_for_each_mode() -> None:
    ran = process("bench", "--json", "--seconds", "0.05", "--game", "risk76")
    assert ran.returncode == FINE
    printed = json.loads(ran.stdout)
    assert [row["mode"] for row in printed] == ["missions", "world", "ally"]
    assert printed[0]["cores"] >= 1
    for row in printed:
        assert row["game"] == "risk76"
        assert row["moves_per_second"] > 0
        assert row["moves_per_second_all_cores"] > 0
        assert row["games_per_second"] > 0
        assert row["moves_per_game"] > 10
        assert 0 <= row["share_ended"] <= 1
        assert row["replay_5000_moves_ms"] > 0
        assert row["bytes"] > 42
        assert row["actions"] > 969
        assert row["cold_compile_seconds"] > 0
        assert row["warm_start_seconds"] > 0


@pytest.mark.soak
def test_a_bench_of_no_time_at_all_is_no_traceback() -> None:
    assert process("bench", "--json", "--seconds", "0", "--game", "conquete57").returncode in (
        FINE,
        FAULT,
    )
