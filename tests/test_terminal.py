"""The game at the terminal: played in a real pseudo-terminal, and through a pipe."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from planisphere.match import Match
from planisphere.terminal.screen import CLEAR
from tests.world_session import WORLD, plain

START = ("-m", "planisphere")
LAST_STAND = (
    "conquete57 seats=2 round_number=9 order=AB---- exchange=forces reserve=30,0,0,0,0,0 "
    f"owner={'A' * 41}B armies=41*2,1"
)
READY = r"2004h[^\n]{0,50}?[A-F] ›"
"""A prompt as it is first drawn."""
PASS = r"2004h[^\n]{0,90}?press Enter"
"""The line below which the keyboard is passed on."""


class Terminal:
    """The program in a pseudo-terminal; reads up to a question, types an answer."""

    def __init__(self, home: Path, *arguments: str, width: int = 140) -> None:
        surroundings = {
            **os.environ,
            "TERM": "xterm-256color",
            "LANG": "C.UTF-8",
            "LC_ALL": "C.UTF-8",
            "XDG_DATA_HOME": str(home),
            "PROMPT_TOOLKIT_NO_CPR": "1",
            "COLUMNS": str(width),
            "LINES": "50",
        }
        self.child = pexpect.spawn(
            sys.executable,
            [*START, *arguments],
            env=surroundings,
            dimensions=(50, width),
            encoding="utf-8",
            timeout=150,
        )
        self.screen = ""

    def until(self, pattern: str) -> str:
        self.child.expect(pattern)
        told = (self.child.before or "") + str(self.child.after)
        self.screen = (self.screen + told).rpartition(CLEAR)[2]
        return plain(told)

    def type(self, text: str) -> None:
        self.child.send(text + "\r")

    def answer(self, text: str, then: str) -> str:
        """Wait for the prompt, type, and read up to what follows."""
        self.until(READY)
        self.type(text)
        return self.until(then)

    def end(self) -> str:
        self.child.expect(pexpect.EOF)
        self.child.close()
        assert self.child.exitstatus == 0
        told = str(self.child.before or "")
        assert "Traceback" not in told
        return plain(told)


def test_a_match_is_won_in_a_terminal_from_a_position_near_its_end(tmp_path: Path) -> None:
    terminal = Terminal(
        tmp_path, "play", "conquete57", "--seats", "human:Anna,random", "--line", LAST_STAND,
        "--seed", "s", "--lang", "en", "--save", str(tmp_path / "won.txt"),
    )  # fmt: skip
    terminal.until(r"place your 30 armies")
    terminal.answer("place western-australia all", "attack, or say done")
    fought = terminal.answer("blitz w-aus e-aus", "How many armies enter")
    assert re.search(r"[⚀-⚅]\d against [⚀-⚅]\d Eastern Australia \(B\): B −1", fought)
    told = terminal.answer("5", "planisphere replay")
    assert "has won: the whole world is conquered" in told
    terminal.end()
    record = (tmp_path / "won.txt").read_text(encoding="utf-8")
    assert "Result: A\nEnding: world" in record
    assert Match.from_record(record).winners == [0]


def answer_simply(question: str) -> str:
    """Say what a very peaceful player says."""
    places = re.search(r"place WHERE 1…\d+ ([a-z-]+)", question)
    if places:
        return f"place {places[1]} all"
    return "" if "Defend with how many" in question else "done"


def test_two_people_play_from_the_very_start_to_the_horizon(tmp_path: Path) -> None:
    terminal = Terminal(
        tmp_path, "play", "risk76", "--seats", "human:Anna,human:Boris,random", "--seed", "five",
        "--option", "horizon=2", "--option", "defence=most", "--lang", "en",
    )  # fmt: skip
    missions: dict[str, str] = {}
    passed = 0
    while True:
        told = terminal.until(f"{PASS}|{READY}|planisphere replay")
        if told.endswith("planisphere replay"):
            break
        if told.endswith("press Enter"):
            passed += 1
            terminal.type("")
            continue
        shown = plain(terminal.screen)
        seat = shown.rpartition(" ›")[0][-1]
        found = re.search(r"Your mission: (.*?)\.", shown)
        if found:
            missions.setdefault(seat, found[1])
        for other, mission in missions.items():
            assert other == seat or mission not in shown
        terminal.type(answer_simply(shown.rpartition(f"({seat}):")[2]))
    assert set(missions) == {"A", "B"}
    assert passed >= 4
    assert "to end after round 2" in told
    terminal.end()


def test_the_next_person_does_not_see_cards_but_defends_without_a_pass_screen(
    tmp_path: Path,
) -> None:
    terminal = Terminal(
        tmp_path, "play", "risk76", "--seats", "human,human:Boris,random", "--line", WORLD,
        "--seed", "s", "--lang", "en",
    )  # fmt: skip
    terminal.until(PASS)
    assert "Alaska (infantry)" not in plain(terminal.screen)
    terminal.type("")
    terminal.until("place your 4 armies")
    assert "Alaska (infantry), Brazil (artillery), joker" in plain(terminal.screen)
    terminal.answer("place iceland all", "attack, or say done")
    told = terminal.answer("attack iceland scandinavia 3", "Defend with how many")
    assert "press Enter" not in told
    assert "Alaska (infantry)" not in plain(terminal.screen)
    terminal.answer("2", r"attack, or say done")
    shown = plain(terminal.screen)
    assert "Iceland (A)" in shown
    assert "Alaska (infantry)" not in shown
    assert "Peru" not in shown.rpartition("Boris (B): ")[2]
    terminal.answer("cards", PASS)  # another person has typed since
    terminal.type("")
    terminal.until(r"Alaska \(infantry\), Brazil")
    terminal.answer("done", "one move")
    terminal.answer("done", PASS)
    assert "Alaska (infantry)" not in plain(terminal.screen)
    terminal.type("")
    terminal.until("place your")
    assert "Your cards: Peru (cavalry), Japan (infantry)" in plain(terminal.screen)
    assert "Alaska (infantry)" not in plain(terminal.screen)
    terminal.until(READY)
    terminal.child.sendeof()
    terminal.end()


@pytest.mark.parametrize("key", ["\x04", "\x03", "quit\r"])
def test_leaving_keeps_the_match_and_it_goes_on_where_it_was(tmp_path: Path, key: str) -> None:
    terminal = Terminal(
        tmp_path, "play", "--seats", "human:Anna,random,random", "--line", WORLD, "--seed", "s",
        "--lang", "en",
    )  # fmt: skip
    terminal.until("place your 4 armies")
    terminal.answer("place iceland 3", "place your army")
    terminal.until(READY)
    terminal.child.send(key)
    told = terminal.end()
    found = re.search(r"planisphere play --resume (\S+)", told)
    assert found
    again = Terminal(tmp_path, "play", "--resume", found[1], "--lang", "en")
    told = again.until("place your army")
    assert "Anna (A) places 3 armies: Iceland +3." in told
    again.answer("place iceland", "attack, or say done")
    again.until(READY)
    again.child.send("\x04")
    again.end()
    record = Path(found[1]).read_text(encoding="utf-8")
    assert "1 A place iceland 3\n2 A place iceland 1\n" in record
    assert "Name B: random" in record


def test_everything_is_in_french_and_bad_input_is_answered_kindly(tmp_path: Path) -> None:
    line = WORLD.replace("risk76", "conquete57").replace(" mode=world", "")
    line = re.sub("hand=.*", "hand=infantry+artillery+cavalry+joker/-/-/-/-/-", line)
    terminal = Terminal(
        tmp_path, "play", "--seats", "human:Zoé,random,random", "--line", line, "--lang", "fr",
    )  # fmt: skip
    told = terminal.until("placez vos 4 armées")
    assert "La Conquête du Monde (1957)" in told
    assert "Kenya" in told
    assert "Vos cartes : fantassin, canon, cavalier, joker." in told
    for bad, why in [
        ("placer atlantide 3", "« atlantide » n’est pas un territoire"),
        ("placer bresil 99", "Il n’y a pas autant d’armées à placer."),
        ("attaquer bresil afrique-du-nord", "Il faut d’abord placer toutes les armées."),
        ("échanger joker joker", "Ces cartes ne"),
        ("xyzzy \x0e;;; --", "n’est pas une commande"),
        ("9", "n’est pas une commande"),
        ("plateau 3", "« 3 » est de trop ici"),
    ]:
        assert "✗" in terminal.answer(bad, re.escape(why))
    assert "Plusieurs coups" in terminal.answer("aide", "planisphere/rulebook/fr/conquete57.md")
    terminal.answer("placer bré tout", "attaquez, ou dites")
    terminal.answer("chances bresil af-nord", "conquête")
    terminal.until(READY)
    for typed, completed in (
        ("att\t", "attaquer"),
        ("br\t", "bresil"),
        ("\t", "afrique-du-nord"),
    ):
        terminal.child.send(typed)
        terminal.until(completed)
    terminal.child.send("2\r")
    terminal.until(r"Brésil \(A\).*contre")
    terminal.until(READY)
    terminal.child.sendeof()
    assert "La partie est gardée dans" in terminal.end()


def run_in_a_pipe(home: Path, typed: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *START, *arguments],
        input=typed.encode(),
        capture_output=True,
        env={**os.environ, "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(home)},
        check=False,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr.decode()
    assert done.stderr == b""
    return done.stdout.decode()


def test_a_pipe_gets_plain_text_and_saves_and_replays(tmp_path: Path) -> None:
    file = tmp_path / "kept here.txt"
    typed = "\x1b[31m\n\nplace iceland all\nattack iceland great-britain until 3\n"
    typed += f"save {file}\nlog all\n"
    typed += "line\nlook iceland\nodds iceland scandinavia\nmission\n"
    told = run_in_a_pipe(
        tmp_path, typed, "play", "--seats", "human,human,human", "--line", WORLD, "--seed", "s",
        "--option", "defence=ask",
    )  # fmt: skip
    assert "\x1b" not in told
    assert "There are no missions in this match." in told
    assert "hand=?/?/-" in told  # everybody's cards are hidden where several people look on
    match = Match.from_record(file.read_text(encoding="utf-8"))
    assert match.log[1].seat == 0
    for seat in ("", "B"):
        arguments = ["replay", str(file), *(["--seat", seat] if seat else [])]
        assert "places 4 armies: Iceland +4." in run_in_a_pipe(tmp_path, "", *arguments)
    stepped = run_in_a_pipe(tmp_path, "\nb\n1\nq\n", "replay", str(file), "--step", "--lang", "fr")
    assert stepped.count("Amérique du Nord +5") == 4


def test_a_file_that_is_there_is_never_written_over(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("dear diary")
    told = run_in_a_pipe(
        tmp_path, f"save {file}\nsave /\nsave /proc/none/x\nsave\n", "play", "--line", WORLD,
        "--lang", "en",
    )  # fmt: skip
    assert "exists already" in told
    assert "could not be written" in told
    assert "The name of a file is missing." in told
    assert file.read_text() == "dear diary"
