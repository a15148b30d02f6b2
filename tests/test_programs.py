"""Programs of others as players: they get what our bots get, and what they do wrong is theirs."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from planisphere.arena import working
from planisphere.arena.judging import judge
from planisphere.arena.keeping import SAID, Folder
from planisphere.arena.playing import Played, play
from planisphere.arena.showing import titles
from planisphere.arena.tournament import Tournament, tournament
from planisphere.bots.deciding import generator, look, supposed
from planisphere.bots.thinking import Budget, Seen
from planisphere.diplomacy import Kind, Pact, Proposal, Word
from planisphere.faults import OptionFault
from planisphere.laws import veiled, wandered
from planisphere.match import Match
from planisphere.programs import leash
from planisphere.programs.naming import command_of, listed, short
from planisphere.programs.player import Program, begun, offered, thinking
from planisphere.programs.process import Failed
from planisphere.record import verify_record
from planisphere.server.telling import fields_of
from planisphere.terminal.seating import remembered, seated
from planisphere.trial import Trial
from planisphere.words import words
from tests.tables import MODES, Table

ROOT = Path(__file__).parents[1]
PATH = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
SHORT = {"horizon": "2"}
PATIENT = 120.0
"""Seconds in which any sound program answers, however busy the machine."""


def program(*words: object) -> str:
    """Name a program in Python as a player."""
    return "program:" + shlex.join([sys.executable, *map(str, words)])


def faulty(*how: object) -> str:
    """Name the program that does wrong as a player."""
    return program(ROOT / "tests" / "faulty_program.py", *how)


def node() -> str:
    """Return the project's Node."""
    found = shutil.which("node", path=PATH)
    assert found, "make node brings one"
    return found


PYTHON_BOT = program(ROOT / "examples" / "bot.py")


def asked(*bots: str, **more: object) -> Tournament:
    """Return a short tournament of Risk Express."""
    return tournament("express", SHORT, bots, **{"limit": PATIENT, **more})


def timeless(played: Played) -> Played:
    """Return what follows from the tournament alone."""
    return replace(played, seconds={})


# The examples


@pytest.mark.parametrize("table", MODES, ids=str)
@pytest.mark.parametrize("language", ["python", "javascript"])
def test_the_examples_play_whole_matches_of_every_game(table: Table, language: str) -> None:
    javascript = f"program:{shlex.join([node(), str(ROOT / 'examples' / 'bot.mjs')])}"
    bot = PYTHON_BOT if language == "python" else javascript
    bots = [bot, *["random"] * (table.seats - 1)]
    matches = tournament(table.game, {**table.options, "horizon": "3"}, bots, limit=PATIENT)
    played = play(matches, 0)
    assert played.forfeit is None
    assert played.decisions[bot] > 1
    assert played.ending in ("horizon", *matches_endings(table.game))


def matches_endings(game: str) -> tuple[str, ...]:
    """Return how a game may end."""
    from planisphere.catalogue import load

    return tuple(load(game).endings)


@pytest.mark.parametrize("name", ["bot.py", "bot.mjs"])
def test_the_examples_stand_in_the_documents_and_have_twenty_lines(name: str) -> None:
    text = (ROOT / "examples" / name).read_text(encoding="utf-8")
    assert text in (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 20


def test_the_same_seed_gives_the_same_tournament_on_any_number_of_processes() -> None:
    matches = asked(PYTHON_BOT, "random")
    alone = [timeless(play(matches, number)) for number in range(4)]
    together = [one for some in working.on_cores(matches, range(4), 2) for one in some]
    assert sorted(map(timeless, together), key=lambda one: one.number) == alone
    other = [timeless(play(asked(PYTHON_BOT, "random", seed="b"), n)) for n in range(4)]
    assert other != alone


# What a program is told


@pytest.mark.parametrize("table", MODES, ids=str)
def test_nothing_that_a_seat_cannot_see_changes_what_its_program_is_told(table: Table) -> None:
    plies = 200 if table.game in ("conquete57", "risk76") else 6
    match = wandered(table.game, table.seats, {**table.options, "horizon": "0"}, 3, plies)
    seat, dealer = match.awaited[-1], np.random.default_rng(7)
    seen = look(match, seat, Budget(6), generator("twins", 0, seat))
    twin = veiled(match.game, match.position, seat)
    match.game.guess(twin, dealer)
    match.game.observe(twin, seat)
    again = replace(seen, view=twin, generator=generator("twins", 0, seat))
    first, second = all_told(seen), all_told(again)
    assert json.dumps(first) == json.dumps(second)
    assert first["view"] == fields_of(seen.view), "as the server tells it"
    assert first["legal"] == match.legal(seat)
    assert first["commands"] == match.commands(seat)


def all_told(seen: Seen) -> dict[str, Any]:
    """Return all that a program is told."""
    trial = Trial(seen.game, supposed(seen.game, seen.view), seen.seat, int(seen.view.seats))
    return {**begun(seen), **thinking(seen, {}, 1.0), **offered(trial)}


def test_a_program_is_told_its_budget_what_was_agreed_and_what_was_said() -> None:
    match = Match.new("express", 2, seed="told")
    agreed = [Proposal(Kind.WAR, 0, 1, 2)]
    past = [Pact(3, Proposal(Kind.ALLIANCE, 1, 0), (0,))]
    talk = [Word(7, 1, None, "good morning"), Word(8, 0, 1, "", agreed[0], True)]
    seen = look(match, 0, Budget(400), generator("a", 0, 0), agreed, past, talk)
    told = json.loads(json.dumps(thinking(seen, {}, 2.5)))
    assert (told["playouts"], told["milliseconds"], told["limit"]) == (400, None, 2500)
    assert told["agreements"] == [{"kind": "war", "seat": 0, "to": 1, "about": 2}]
    alliance = {"kind": "alliance", "seat": 1, "to": 0, "about": -1}
    assert told["past"] == [{"turn": 3, "agreed": alliance, "kept": [0]}]
    assert [word["text"] for word in told["talk"]] == ["good morning", ""]
    assert (told["talk"][1]["proposal"], told["talk"][1]["accepted"]) == (
        told["agreements"][0],
        True,
    )
    hurried = thinking(replace(seen, budget=Budget(1 << 40, 0.25)), {}, 2.5)
    assert (hurried["playouts"], hurried["milliseconds"]) == (None, 250)


def test_a_program_can_keep_the_moves_as_its_seat_heard_them(tmp_path: Path) -> None:
    file = tmp_path / "heard"
    match, heard = Match.new("manchots", 3, seed="ears"), []
    listener = Program(faulty("listens", file).removeprefix("program:"), PATIENT)
    try:
        for number in range(5):
            seat = match.awaited[0]
            chance = generator("ears", match.number, seat)
            seen = look(match, seat, Budget(0), chance)
            heard.append([list(move) for move in seen.heard])
            decision = listener.think(seen)
            match.play(seat, decision.actions, whole=True)
            if number == 1:
                match.undo(seat)
    finally:
        listener.leave("horizon", [1])
    told = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    kinds = [each["kind"] for each in told]
    assert (kinds[:3], kinds[-2:]) == (["hello", "game", "think"], ["over", "bye"])
    assert told[-2] == {"kind": "over", "ending": "horizon", "winners": [1]}
    kept: list[list[int]] = []
    known = []
    for each in told:
        if each["kind"] == "think":
            kept[each["heard"]["from"] :] = each["heard"]["moves"]
            known.append([*kept])
    assert [moves for n, moves in enumerate(known) if moves != known[n - 1]] == [
        moves for n, moves in enumerate(heard) if n == 0 or moves != heard[n - 1]
    ]


# What a program may do wrong


@pytest.mark.parametrize(
    ("how", "why", "what"),
    [
        ("crashes", "crash", r"1 KeyError: 'lost'"),
        ("exits", "crash", r"3"),
        ("closes", "crash", r"137"),
        ("babbles", "garbage", r"I would rather attack"),
        ("nests", "garbage", r"\[\[\["),
        ("lists", "garbage", r"\[1, 2\]"),
        ("mumbles", "garbage", r'\{"kind":"play"\}'),
        ("chatters", "garbage", r"and another thing"),
        ("too-new", "garbage", r"protocol 2"),
        ("floods", "flood", r"\d{7}"),
        ("cheats", "illegal", r".*1000"),
        ("invents", "illegal", r".*fly to-the-moon"),
        ("mangles", "illegal", r".*d800"),
        ("garbles", "garbage", r"\\x0b"),
    ],
)
def test_a_program_that_does_wrong_forfeits_its_match(how: str, why: str, what: str) -> None:
    bot = faulty(how)
    matches = asked(bot, "random", records=True)
    for number in range(2):
        one = play(matches, number)
        seat = one.bots.index(bot)
        assert (one.ending, one.forfeit and one.forfeit["why"]) == ("forfeit", why), one.forfeit
        assert one.forfeit is not None
        assert one.forfeit["seat"] == seat
        assert re.match(what, one.forfeit["what"]), one.forfeit["what"]
        assert one.won == [float(each != seat) for each in range(2)]
        assert verify_record(one.record).names[seat] == "program:faulty_program.py"


@pytest.mark.parametrize("how", ["hangs", "floods-errors"])
def test_a_program_that_does_not_answer_forfeits_its_match(how: str) -> None:
    one = play(asked(faulty(how), "random", limit=2.0), 0)
    assert one.forfeit is not None
    assert (one.forfeit["why"], one.forfeit["what"]) == ("overrun", "2 s")
    assert len(one.said.get("A", "")) <= leash.KEPT
    assert bool(one.said) == (how == "floods-errors")


def test_a_program_that_plays_for_another_seat_forfeits_its_match() -> None:
    one = play(asked(faulty("usurps"), "random"), 0)
    assert one.forfeit is not None
    assert (one.forfeit["why"], one.forfeit["what"]) == ("illegal", "seat 1")


def test_a_program_that_does_not_greet_is_ended() -> None:
    match = Match.new("express", 2, seed="hello")
    silent = Program(faulty("never-greets").removeprefix("program:"), PATIENT, hello=0.3)
    with pytest.raises(Failed) as failed:
        silent.think(look(match, 0, Budget(0), generator("hello", 0, 0)))
    assert failed.value.why == "overrun"
    assert words("fr").fault(failed.value) == "il n’a pas répondu en 0.3 s"


def test_what_a_program_says_on_its_standard_error_is_kept_for_its_author(tmp_path: Path) -> None:
    matches = asked(faulty("mutters"), "random")
    folder = Folder(tmp_path, matches)
    folder.add([play(matches, number) for number in range(2)])
    kept = sorted(file.name for file in (tmp_path / SAID).iterdir())
    assert kept == ["000000-A.txt", "000001-B.txt"]
    said = (tmp_path / SAID / kept[0]).read_text(encoding="utf-8")
    assert said.startswith("thinking aloud hello\nthinking aloud game\nthinking aloud think\n")
    assert said.endswith("thinking aloud over\nthinking aloud bye\n")
    assert "thinking aloud" not in (tmp_path / "matches.jsonl").read_text(encoding="utf-8")


def test_all_that_a_program_has_started_is_ended_with_it(tmp_path: Path) -> None:
    file = tmp_path / "children"
    one = play(asked(faulty("breeds", file), "random", limit=5.0), 0)
    assert one.forfeit is not None
    assert one.forfeit["why"] == "overrun"
    started = file.read_text(encoding="ascii").split()
    assert len(started) == 3
    assert [pid for pid in started if Path(f"/proc/{pid}").exists()] == []


def test_a_program_is_ended_when_who_plays_with_it_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "children"
    code = f"""
from planisphere.arena.playing import play
from planisphere.arena.tournament import tournament
play(tournament("express", {{}}, [{faulty("breeds", file)!r}, "random"], limit=1000.0), 0)
"""
    until = time.monotonic() + PATIENT
    with subprocess.Popen([sys.executable, "-c", code], cwd=ROOT) as player:
        while not file.exists() or len(file.read_text(encoding="ascii").split()) < 3:
            assert player.poll() is None
            assert time.monotonic() < until
            time.sleep(0.01)
        player.send_signal(signal.SIGKILL)
    for pid in file.read_text(encoding="ascii").split():
        while Path(f"/proc/{pid}").exists():
            assert time.monotonic() < until, "a process has outlived its match"
            time.sleep(0.01)


# Names


def test_commas_between_double_quotes_belong_to_a_command() -> None:
    assert listed('program:./bot --plan "a,b", normal,easy') == [
        'program:./bot --plan "a,b"',
        "normal",
        "easy",
    ]
    assert listed("human:O'Brien,normal,") == ["human:O'Brien", "normal", ""]
    assert listed('human:6" gun,normal') == ['human:6" gun', "normal"]


@pytest.mark.parametrize("command", ["", "  ", "./no-such-program", 'python3 "'])
def test_a_command_that_cannot_be_run_is_refused(command: str) -> None:
    for refuse in (command_of, lambda name: asked(name, "random"), lambda name: seated([name])):
        with pytest.raises(OptionFault, match="program-unknown") as refused:
            refuse(f"program:{command}")
        assert words("fr").fault(refused.value)


def test_a_program_is_called_by_its_file_where_that_tells_it_apart() -> None:
    assert short(PYTHON_BOT) == "program:bot.py"
    assert short("program:/bin/true --deep 3") == "program:true"
    assert short("normal") == "normal"
    one = Played(0, [PYTHON_BOT, "easy"], [1.0, 0.0], "over", 5, {}, {})
    assert titles(judge([one])) == ["program:bot.py", "easy"]
    twice = Played(0, [PYTHON_BOT, f"{PYTHON_BOT} -v"], [1.0, 0.0], "over", 5, {}, {})
    assert titles(judge([twice])) == [PYTHON_BOT, f"{PYTHON_BOT} -v"]


def test_a_record_starts_no_program() -> None:
    sitting = remembered(["program:bot.py", "human", "hard"], 3)
    assert [(player.name, player.bot, player.program) for player in sitting] == [
        ("normal", True, ""),
        ("human", False, ""),
        ("hard", True, ""),
    ]


# In the terminal


def played_in_terminal(bot: str, language: str) -> subprocess.CompletedProcess[str]:
    """Play a short match of Risk Express between a program and a bot."""
    command = [sys.executable, "-m", "planisphere", "play", "express", "--seed", "a"]
    command += ["--option", "horizon=2", "--seats", f"{bot},random", "--lang", language]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)


def test_a_program_plays_in_the_terminal() -> None:
    ran = played_in_terminal(PYTHON_BOT, "en")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "program:bot.py" in ran.stdout
    assert "✗" not in ran.stdout


def test_a_bot_plays_on_for_a_program_that_fails_in_the_terminal() -> None:
    ran = played_in_terminal(faulty("crashes"), "fr")
    assert (ran.returncode, ran.stderr) == (0, "")
    said = " ".join(ran.stdout.split())
    assert "a failli : il s’est arrêté : 1 KeyError: 'lost'. Un robot de niveau normal" in said
    path = re.search(r"(\S*planisphere-\S+\.txt)", ran.stdout)
    assert path
    file = Path(path[1])
    assert "Traceback" in file.read_text(encoding="utf-8")
    file.unlink()
