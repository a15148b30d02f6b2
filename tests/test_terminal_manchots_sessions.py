"""Whole matches of Manchots Barjots at the terminal: from pipes, by several people, told again."""

from __future__ import annotations

import io
import os
import random
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pexpect
import pytest
from rich.console import Console

from planisphere.fields import LETTERS
from planisphere.games.manchots.cards import KIND, KINDS
from planisphere.games.manchots.notation import NAMES
from planisphere.match import Match
from planisphere.telling.company import Company
from planisphere.telling.manchots.names import Names
from planisphere.terminal import replay
from planisphere.terminal.keeping import Keeper
from planisphere.terminal.manchots.verbs import VOCABULARY
from planisphere.terminal.screen import CLEAR, Screen
from planisphere.terminal.seating import seated
from planisphere.terminal.session import Session
from planisphere.words import words

GARBAGE = ["", "?", "log", "board", "choices", "memory", "memory x", "line", "give", "land", "left"]
GARBAGE += ["d5", "d5 d5 d5", "right m9", "land x", "give a9 a9", "99", "☃" * 99, ";", "\x00", "m"]


class Sitting:
    """A match at one terminal, typed by whoever types for its people."""

    def __init__(
        self, match: Match, people: list[str], language: str, file: Path, live: bool = False
    ) -> None:
        self.match = match
        self.page = io.StringIO()
        console = Console(
            file=self.page, width=80, highlight=False, markup=False, force_terminal=False
        )
        speech = words(language)
        company = Company(seated(people), speech)
        screen = Screen(speech, console, live=live)
        self.names = Names(company)
        self.session = Session(match, company, screen, Keeper(file, speech), resumed=False)
        self.session.desk.read = self.type  # type: ignore[method-assign]
        self.session.desk.reader.pause = self.turn_away  # type: ignore[method-assign]
        self.dice = random.Random(5)
        self.typed: list[str] = []
        self.known: dict[int, set[int]] = defaultdict(set)
        self.garbage = False

    def turn_away(self, prompt: str) -> None:
        """Wait for nobody."""

    def type(self, seat: int) -> str:
        """Check the screen, then type any card that may be chosen, or anything at all."""
        self.check(seat)
        commands = self.match.commands(seat, self.names.language)
        text = self.dice.choice(commands)
        if self.garbage and self.dice.random() < 0.4:
            text = self.dice.choice(
                [*GARBAGE, *(c[: self.dice.randrange(len(c))] for c in commands)]
            )
        self.typed.append(text)
        return text

    def check(self, seat: int) -> None:
        """Nothing but cards that a seat knows stands on its screen."""
        view = self.match.view(seat)
        known = self.known[seat]
        known.update(kind for kind in range(KINDS) if view.hand[seat, kind] > 0)
        for cards in (view.gave[seat], view.got[seat], view.landed):
            known.update(int(kind) for kind in cards.ravel() if kind >= 0)
        screen = self.page.getvalue().rsplit(CLEAR, 1)[-1]
        assert not self.mentioned(screen) - known

    def mentioned(self, text: str) -> set[int]:
        """The cards that a text names, in full or cut short."""
        said = re.sub(r" ?\n(?=\d)", " ", text)  # a sentence may be broken within a name
        return {
            kind
            for kind in range(KINDS)
            if re.search(rf"\b({self.names.card(kind)}|{self.names.code(kind)})\b", said)
        }


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_one_person_among_bots_never_sees_a_card_of_theirs(
    seats: int, language: str, tmp_path: Path
) -> None:
    people = ["human:Ana", *["random"] * (seats - 1)]
    match = Match.new("manchots", seats, seed=f"alone {seats}", names=["Ana"])
    sitting = Sitting(match, people, language, tmp_path / "m.txt")
    assert sitting.session.run() == 0
    page = " ".join(sitting.page.getvalue().split())
    secret = {"en": "recruits|gives|is given|lays|takes", "fr": "recrute|donne|reçoit|pose|prend"}
    tellers = re.findall(rf"▌ ([^▌]*?) (?:{secret[language]}) ", page)
    assert {teller for teller in tellers if " 18 " not in teller} == {"Ana (A)"}
    assert {"en": "Round 8 of 8 · landing", "fr": "Tour 8 sur 8 · débarquement"}[language] in page


@pytest.mark.parametrize(
    ("people", "language"),
    [
        (["human:Ana", "human:Zoé"], "fr"),
        (["human:Ana", "random", "human:Zoé"], "en"),
        (["human:Ana", "human:Bo", "human:Zoé", "random", "human"], "fr"),
    ],
)
def test_nobody_at_a_shared_keyboard_sees_a_card_of_another(
    people: list[str], language: str, tmp_path: Path
) -> None:
    match = Match.new("manchots", len(people), seed="shared")
    sitting = Sitting(match, people, language, tmp_path / "m.txt", live=True)
    assert sitting.session.run() == 0
    assert sitting.page.getvalue().count(CLEAR) > 16
    told = [line.text for line in sitting.session.told]
    unseen = {"en": "All gifts are passed on", "fr": "changent de main"}[language]
    if len(people) > 2:
        assert sum(unseen in text for text in told) == 8
    assert not any(re.search(r"recruits|recrute|gives|donne |is given|reçoit", t) for t in told)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("people", "options"),
    [
        (["human", "human:B"], {"virtual_can_win": "off"}),
        (["human:A", "human:B", "random"], {"horizon": 3}),
        (["human"] * 4, {}),
    ],
)
def test_whatever_is_typed_the_match_goes_on_to_its_end_and_can_be_told_again(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    language: str,
    people: list[str],
    options: dict[str, object],
) -> None:
    names = [player.name for player in seated(people)]
    match = Match.new("manchots", len(people), options, seed="any", names=names)
    file = tmp_path / "m.txt"
    sitting = Sitting(match, people, language, file)
    sitting.garbage = True
    sitting.check = lambda seat: None  # type: ignore[method-assign]
    assert sitting.session.run() == 0
    assert match.over
    ending = " ".join(sitting.session.teller.ending(match.position).text.split())
    assert ending in " ".join(sitting.page.getvalue().split())
    for seat in (None, "A", LETTERS[len(people) - 1]):
        assert replay(file, False, seat, language) == 0
        assert ending in " ".join(capsys.readouterr().out.split())


def program(home: Path, typed: str, *arguments: str) -> str:
    """What the program says to what comes from a pipe."""
    done = subprocess.run(
        [sys.executable, "-m", "planisphere", *arguments],
        input=typed.encode(),
        capture_output=True,
        env={**os.environ, "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(home), "COLUMNS": "80"},
        check=True,
        timeout=240,
    )
    assert b"Traceback" not in done.stderr
    return done.stdout.decode()


def test_a_match_from_a_pipe_is_left_resumed_and_seen_again_from_a_seat(tmp_path: Path) -> None:
    people = ["human:Ana", "random", "random"]
    ahead = Sitting(
        Match.new("manchots", 3, seed="pipe", names=["Ana", "random", "random"]),
        people, "fr", tmp_path / "ahead.txt",
    )  # fmt: skip
    ahead.session.run()
    file = tmp_path / "m.txt"
    half = len(ahead.typed) // 2
    first = program(
        tmp_path, "\n".join([*ahead.typed[:half], "land z9", "mémoire", ""]), "play", "manchots",
        "--seats", ",".join(people), "--seed", "pipe", "--save", str(file), "--lang", "fr",
    )  # fmt: skip
    assert "✗" in first
    assert "Ce dont Ana (A) se souvient" in first
    assert "--resume" in first
    rest = "\n".join([*ahead.typed[half:], ""])
    second = program(tmp_path, rest, "play", "--resume", str(file), "--lang", "fr")
    ending = " ".join(ahead.session.told[-1].text.split())
    assert ending in " ".join(second.split())
    match = Match.from_record(file.read_text(encoding="utf-8"))
    assert match.scores == ahead.match.scores
    seen = program(tmp_path, "", "replay", str(file), "--seat", "B", "--lang", "fr")
    assert re.search(r"Robot au hasard B recrute", seen)
    assert not re.search(r"▌ (Ana \(A\)|Robot au hasard C) (recrute|donne|reçoit|pose)", seen)
    leafed = program(tmp_path, "3\nb\nq\n", "replay", str(file), "--step", "--lang", "en")
    assert "Hand of Ana (A): " in leafed
    assert "Hand of Random bot C: " in leafed


def test_two_people_pass_the_keyboard_in_a_terminal_of_80_by_24(tmp_path: Path) -> None:
    child = pexpect.spawn(
        sys.executable,
        ["-m", "planisphere", "play", "manchots", "--seats", "human:Ana,human:Zoé", "--seed", "p",
         "--option", "horizon=1", "--lang", "en"],
        env={**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "COLUMNS": "80",
             "LINES": "24", "XDG_DATA_HOME": str(tmp_path), "PROMPT_TOOLKIT_NO_CPR": "1"},
        dimensions=(24, 80), encoding="utf-8", timeout=150,
    )  # fmt: skip
    match = Match.new("manchots", 2, {"horizon": 1}, seed="p")
    asked = [rf"2004h[^\n]{{0,50}}?{letter} ›" for letter in "AB"]
    while not match.over:
        seat = child.expect([*asked, r"2004h[^\n]{0,80}?press Enter"])
        if seat == len(asked):
            child.send("\r")
            continue
        codes = [NAMES[KIND[action]][2] for action in match.legal(seat)]
        typed = " ".join(codes[:2]) if match.position.phase == 0 else codes[0]
        verb = "give" if match.position.phase == 0 else "land"
        match.play(seat, f"{verb} {typed}")
        child.send(f"{typed}\r")
    child.expect("to end after round 1")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_verbs_of_the_terminal_do_not_hide_those_of_the_game() -> None:
    for move in ("give d5 m3", "g d5 m3", "l d5", "left d5", "gauche d5", "deb d5", "d5 m3", "m9"):
        assert VOCABULARY.own_verb(move) is None
    for text in ("memory", "mémoire", "m"):
        said = VOCABULARY.own_verb(text)
        assert said is not None
        assert said.verb == "memory"
