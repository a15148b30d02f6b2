"""Functions of one's own as players, wherever a bot can sit."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from planisphere.bots.deciding import thinker
from planisphere.faults import OptionFault
from planisphere.programs.functions import function, is_function, measure, mind
from planisphere.telling.company import Player
from planisphere.terminal.seating import remembered, seated
from planisphere.words import words
from tests.faulty_bots import sound

ROOT = Path(__file__).parents[1]
OWN = "tests.faulty_bots:sound"


def test_a_function_is_found_by_its_name() -> None:
    assert function(OWN) is sound
    assert mind("express", OWN) is sound
    assert mind("express", "normal") is thinker("express", "normal")


def test_a_program_is_no_function() -> None:
    assert is_function(OWN)
    assert not is_function("program:python3 bot.py")
    assert not is_function("normal")


@pytest.mark.parametrize("name", ["no.such:bot", "tests.faulty_bots:nobody", "../x:y", "os:sep"])
def test_what_is_no_function_is_refused(name: str) -> None:
    for refuse in (function, lambda named: mind("express", named), lambda named: seated([named])):
        with pytest.raises(OptionFault, match="function-unknown") as refused:
            refuse(name)
        assert name in words("fr").fault(refused.value)


def test_a_function_may_think_as_long_as_the_highest_level() -> None:
    assert measure(OWN) == "master"
    assert measure("easy") == "easy"


def test_a_function_sits_at_the_terminal_and_a_person_beside_it() -> None:
    own, anna = seated([OWN, "human:Anna"])
    assert own == Player("function:sound", bot=True, function=OWN)
    assert anna == Player("Anna")
    assert own.level == anna.level == ""


def test_a_record_starts_no_function() -> None:
    assert [player.name for player in remembered(["function:sound", "Anna"], 2)] == [
        "normal",
        "Anna",
    ]


def test_a_function_of_the_folder_that_we_are_in_plays_in_the_terminal(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text((ROOT / "tests" / "faulty_bots.py").read_text())
    code = "from planisphere.cli import main; main()"
    command = [sys.executable, "-P", "-c", code, "play", "express", "--seed", "a", "--lang", "en"]
    command += ["--option", "horizon=2", "--seats", "mine:sound,random"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "function:sound" in ran.stdout
