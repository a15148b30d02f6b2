"""Risk Express at the terminal: played in a real pseudo-terminal, whatever is typed."""

from __future__ import annotations

import io
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest
from rich.console import Console

from planisphere.match import Match
from planisphere.telling.company import Company
from planisphere.terminal import replay
from planisphere.terminal.express.verbs import VOCABULARY
from planisphere.terminal.keeping import Keeper
from planisphere.terminal.room import ROOMS, room_of
from planisphere.terminal.screen import Screen
from planisphere.terminal.seating import seated
from planisphere.terminal.session import Session
from planisphere.words import words
from tests.express_session import SIEGE

NEAR_THE_END = (
    "express seats=2 round_number=9 first=A turn=A owner=BBBBBAAAABB-AA "
    "tray=general+2*soldiers-2+2*soldiers-3+cannon+cavalry"
)
READY = r"2004h[^\n]{0,50}?[A-F] ›"
"""A prompt as it is first drawn."""
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")


class Terminal:
    """The program in a pseudo-terminal of some size."""

    def __init__(self, home: Path, size: tuple[int, int], *arguments: str) -> None:
        surroundings = {
            **os.environ,
            "TERM": "xterm-256color",
            "LC_ALL": "C.UTF-8",
            "XDG_DATA_HOME": str(home),
            "PROMPT_TOOLKIT_NO_CPR": "1",
            "COLUMNS": str(size[0]),
            "LINES": str(size[1]),
        }
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "planisphere", *arguments],
            env=surroundings,
            dimensions=(size[1], size[0]),
            encoding="utf-8",
            timeout=150,
        )

    def until(self, pattern: str) -> str:
        self.child.expect(pattern)
        told = (self.child.before or "") + str(self.child.after)
        return " ".join(ANSI.sub("", told).split())

    def type(self, text: str) -> None:
        self.child.send(text + "\r")

    def end(self) -> None:
        self.child.expect(pexpect.EOF)
        self.child.close()
        assert self.child.exitstatus == 0
        assert "Traceback" not in str(self.child.before)


def play_on(terminal: Terminal) -> str:
    """Type the first choice that the screen offers until the match is over."""
    told = ""
    while True:
        shown = terminal.until(f"{READY}|planisphere replay")
        told += f" {shown}"
        if shown.endswith("planisphere replay"):
            terminal.end()
            return told
        terminal.type(first_choice(shown))


def first_choice(shown: str) -> str:
    """Read off the screen what can be typed."""
    for pattern in (
        r"(continue|continuer) (?:throw|jeter) ",
        r"((?:fill|remplir) [a-z-]+(?: \d)+) \S+ →",
        r"((?:fill|remplir) [a-z-]+) … \S+ (\d)",
        r"(fill|remplir) (?:CARD|CARTE) N ([a-z-]+ \d)",
        r"(aside|écarter) (?:DIE|DÉ) (\S+)",
    ):
        found = list(re.finditer(pattern, shown))
        if found:
            return " ".join(found[-1].groups())
    raise AssertionError(shown)


def test_a_match_is_won_in_a_terminal_from_a_position_near_its_end(tmp_path: Path) -> None:
    file = tmp_path / "won.txt"
    terminal = Terminal(
        tmp_path, (80, 24), "play", "--seats", "human:Anna,random", "--line", NEAR_THE_END,
        "--seed", "s", "--lang", "en", "--save", str(file),
    )  # fmt: skip
    terminal.until("or set a die aside")
    for typed, answer in (
        ("fill mexico 1", "✗"),
        ("fill brazil 9", "no line “9”"),
        ("remplir bre 2 2 2 3", "one of them could be spared"),
        ("odds brazil", "from nothing with 7 dice"),
        ("help", "planisphere/rulebook/en/express.md"),
        ("fill brazil 2 2 2", "lays 2♙ 2♙ on Brazil, line 2"),
    ):
        terminal.until(READY)
        terminal.type(typed)
        terminal.until(re.escape(answer))
    told = play_on(terminal)
    assert "Ending: conquered" in file.read_text(encoding="utf-8")
    assert Match.from_record(file.read_text(encoding="utf-8")).winners == [0]
    assert "Anna (A): 18 points = Europe 8 (all of it) + South America 4 (all of it)" in told
    assert "has won: 18 points like Random bot B, but 3 whole continents to 2" in told


@pytest.mark.parametrize(
    ("language", "size"), [("en", (80, 24)), ("fr", (120, 40))], ids=["english", "french"]
)
def test_people_play_from_the_very_start_to_the_horizon(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    terminal = Terminal(
        tmp_path, size, "play", "express", "--seats", "human:Anna,human:Zoé,random", "--seed",
        "two", "--option", "horizon=2", "--lang", language,
    )  # fmt: skip
    told = play_on(terminal)
    ending = {"en": "to end after round 2", "fr": "s’arrêter après le tour 2"}[language]
    assert ending in told
    assert re.search(r"Zoé \(C\)|Zoé \(B\)", told)
    assert "press Enter when you alone" not in told  # nothing is secret, so nothing is passed on


def test_verbs_of_the_terminal_do_not_hide_those_of_the_game() -> None:
    for move in ("fill china 1", "f", "a", "aside 1", "c", "co", "continuer", "rem", "rec", "ec"):
        assert VOCABULARY.own_verb(move) is None
    for text, verb in {"odds": "chance", "chances": "chance", "?": "help", "q": "quit"}.items():
        said = VOCABULARY.own_verb(text)
        assert said is not None
        assert said.verb == verb


GARBAGE = ["", "?", "log", "board", "choices", "odds", "odds chi", "odds x y z", "line", "cards"]
GARBAGE += [
    "1",
    "9",
    "99999999999",
    "fill",
    "fill china",
    "aside",
    "continue",
    "☃" * 99,
    ";",
    "\x00",
]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (["human", "random"], {}),
        (["human:A", "human:B", "random"], {"must_fill": "off", "horizon": 6}),
        (["human"] * 6, {"continue_siege": "off", "steal_from": "second-round", "horizon": 4}),
    ],
)
def test_whatever_is_typed_the_match_goes_on_to_its_end_and_can_be_told_again(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    language: str,
    seats: list[str],
    options: dict[str, object],
) -> None:
    dice = random.Random(7)
    names = [player.name for player in seated(seats)]
    match = Match.new("express", len(seats), options, seed="any", names=names)

    def type_anything(seat: int) -> str:
        commands = match.commands(seat, language)
        if dice.random() < 0.3:
            return dice.choice([*GARBAGE, *(c[: dice.randrange(len(c))] for c in commands)])
        return dice.choice(commands)

    page = io.StringIO()
    console = Console(file=page, width=80, highlight=False, markup=False, force_terminal=False)
    file = tmp_path / "express.txt"
    speech = words(language)
    session = Session(
        match,
        Company(seated(seats), speech),
        Screen(speech, console, live=False),
        Keeper(file, speech),
        resumed=False,
    )
    session.desk.read = type_anything  # type: ignore[method-assign]
    assert session.run() == 0
    assert match.over
    ending = " ".join(session.teller.ending(match.position).text.split())
    told = " ".join(page.getvalue().split())
    assert ending in told
    assert replay(file, False, None, language) == 0
    again = " ".join(capsys.readouterr().out.split())
    assert ending in again
    assert " ".join(session.told[-1].text.split()) == ending


def test_a_replay_can_be_leafed_through(tmp_path: Path) -> None:
    match = Match.from_line(SIEGE, seed="s")
    match.play(1, "fill china 2")
    file = tmp_path / "siege.txt"
    file.write_text(match.to_record(), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "planisphere", "replay", str(file), "--step", "--lang", "fr"],
        input=b"\nb\n1\nq\n",
        capture_output=True,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        check=True,
        timeout=240,
    )
    told = done.stdout.decode()
    assert told.count("▸Chine        3 [✓][✓][5♙]") == 2
    assert told.count("▸Chine        3 [✓][♞♞][5♙]") == 2
    assert "pose ♞ ♞ sur la carte Chine, ligne 2 (♞♞)." in told


def test_a_room_is_loaded_only_when_its_game_is_played() -> None:
    loaded = "import sys, planisphere.terminal.session as s, planisphere.terminal.retelling\n"
    loaded += "from planisphere.terminal.room import room_of; room_of('express')\n"
    loaded += "print([m for m in sys.modules if 'terminal.world' in m or 'games.risk76' in m])"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, check=True)
    assert done.stdout.decode().strip() == "[]"
    for game in ROOMS:
        assert room_of(game).vocabulary.own_verb("help") is not None
