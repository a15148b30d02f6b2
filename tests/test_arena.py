"""Tournaments: everybody sits everywhere, a seed reproduces, stopping loses nothing."""

from __future__ import annotations

import json
import os
import signal
import struct
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from planisphere.arena import keeping, working
from planisphere.arena.judging import Standing, Table, judge, wilson
from planisphere.arena.keeping import Folder
from planisphere.arena.playing import Played, play
from planisphere.arena.running import run
from planisphere.arena.showing import drawn
from planisphere.arena.tournament import HORIZON, Tournament, tournament, whole_rounds
from planisphere.faults import Fault, OptionFault
from planisphere.record import verify_record
from planisphere.words import words

ROOT = Path(__file__).parents[1]
SHORT = {"horizon": "2"}
OURS = "tests.faulty_bots:"
PATIENT = 180.0
"""Seconds in which anything sound is done, however busy the machine."""


def asked(*bots: str, **more: object) -> Tournament:
    """Return a short tournament of Risk Express in which bots are asked hand-in by hand-in."""
    return tournament("express", SHORT, bots, **{"records": True, **more})


def timeless(played: Played) -> Played:
    """Return what follows from the tournament alone."""
    return replace(played, seconds={}, record="")


def table_of(played: list[Played]) -> Table:
    """Return a table without the times."""
    return judge([timeless(one) for one in played])


# Who sits where


def test_everybody_gets_every_seat_equally_often_with_the_same_chance() -> None:
    three = tournament("express", {}, ["normal", "easy", "random"])
    groups = [[three.lineup(3 * group + turn) for turn in range(3)] for group in range(2)]
    for lineups in groups:
        for seat in range(3):
            assert sorted(lineup[seat] for lineup in lineups) == ["easy", "normal", "random"]
    assert [three.chance(number) for number in range(4)] == ["arena 0"] * 3 + ["arena 1"]


@pytest.mark.parametrize("more", [{}, {"records": True}], ids=["compiled", "asked"])
def test_matches_of_a_group_begin_with_the_same_deal(more: dict[str, bool]) -> None:
    same = tournament("manchots", {}, ["easy", "easy", "easy"], **more)
    first, second, third, other = (timeless(play(same, number)) for number in range(4))
    assert replace(second, number=0) == first == replace(third, number=0)
    assert replace(other, number=0) != first


def test_matches_come_in_whole_rounds_of_the_seats() -> None:
    assert [whole_rounds(number, 3) for number in (1, 3, 4, 300)] == [3, 3, 6, 300]
    for wrong in (0, -3, 10**9):
        with pytest.raises(OptionFault, match="arena-matches"):
            whole_rounds(wrong, 3)


def test_a_match_of_compiled_levels_counts_who_decides_and_who_wins() -> None:
    two = tournament("express", {}, ["normal", "random"])
    for number in range(4):
        played = play(two, number)
        assert played.bots == [*two.lineup(number)]
        assert sum(played.won) == 1
        assert played.ending == "conquered"
        assert all(played.decisions[bot] > 5 for bot in two.bots)


def test_a_match_that_would_not_end_is_cut() -> None:
    assert tournament("risk76", {}, ["random"] * 3).options["horizon"] == HORIZON
    played = play(asked("random", "random"), 0)
    assert (played.ending, played.won) == ("horizon", [0.0, 0.0])
    assert judge([played]).undecided == 1


# The same seed, the same tournament


def test_the_number_of_processes_changes_nothing() -> None:
    matches = asked("easy", "random")
    alone = [timeless(play(matches, number)) for number in range(4)]
    together = [one for some in working.on_cores(matches, range(4), 2) for one in some]
    assert sorted(map(timeless, together), key=lambda one: one.number) == alone
    assert table_of(together) == table_of(alone)
    other = [timeless(play(asked("easy", "random", seed="else"), number)) for number in range(4)]
    assert other != alone


@pytest.mark.filterwarnings("ignore")
def test_a_ray_cluster_of_two_nodes_gives_the_same_table() -> None:
    import ray
    from ray.cluster_utils import Cluster

    os.environ["PYTHONPATH"] = str(ROOT)
    cluster = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    try:
        cluster.add_node(num_cpus=1, wait=False)
        cluster.wait_for_nodes(PATIENT)
        ray.init(address=cluster.address, log_to_driver=False)
        assert len([node for node in ray.nodes() if node["Alive"]]) == 2
        matches = asked("easy", "random")
        far = [one for some in working.on_ray(matches, range(4), cluster.address) for one in some]
    finally:
        ray.shutdown()
        cluster.shutdown()
    assert table_of(far) == table_of([play(matches, number) for number in range(4)])


def test_heavy_parts_are_loaded_only_where_they_are_used() -> None:
    code = "import sys, planisphere.cli, planisphere.arena.running; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert {"planisphere.arena.running"} <= {*told.stdout.split()}
    assert not {"ray", "matplotlib", "openskill"} & {*told.stdout.split()}


# Stopping and going on


def test_a_tournament_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    matches = asked("easy", "random")
    folder = Folder(tmp_path, matches)
    folder.add([play(matches, number) for number in (0, 3)])
    lines = tmp_path / keeping.MATCHES
    kept = lines.read_bytes()
    lines.write_bytes(kept + b'{"number": 1, "bo')
    run(matches, 4, workers=1, out=tmp_path, as_json=True)
    assert lines.read_bytes().startswith(kept), "what was played is played no more"
    again = Folder(tmp_path, matches).played
    assert Counter(one.number for one in again) == Counter(range(4))
    assert table_of(again) == table_of([play(matches, number) for number in range(4)])


def test_a_tournament_that_was_killed_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [sys.executable, "-m", "planisphere", "arena", "--game", "express", "--horizon", "2"]
    command += ["--bots", "easy,random", "--records", "--workers", "1", "--out", str(tmp_path)]
    lines = tmp_path / keeping.MATCHES
    with subprocess.Popen([*command, "--matches", "5000"], cwd=ROOT) as process:
        until = time.monotonic() + PATIENT
        while not lines.exists() or lines.read_bytes().count(b"\n") < 3:
            assert process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.01)
        children = [int(pid) for pid in _children(process.pid)]
        process.send_signal(signal.SIGKILL)
    while any(Path(f"/proc/{pid}").exists() for pid in children):
        assert time.monotonic() < until, "a process has outlived its tournament"
        time.sleep(0.01)
    matches, wanted = asked("easy", "random"), lines.read_bytes().count(b"\n") // 2 * 2 + 2
    run(matches, wanted, workers=1, out=tmp_path, as_json=True)
    told = json.loads(capsys.readouterr().out)
    alone = table_of([play(matches, number) for number in range(wanted)])
    assert (told["matches"], told["endings"]) == (wanted, alone.endings)
    assert [s["wins"] for s in told["standings"]] == [s.wins for s in alone.standings]


def _children(parent: int) -> list[str]:
    """Return the processes that a process has started."""
    return Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (asked("easy", "easy"), "bots"),
        (asked("easy", "random", seed="else"), "seed"),
        (asked("easy", "random", records=False), "records"),
        (tournament("express", {}, ["easy", "random"], records=True), "options"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_another_tournament_does_not_go_on_in_the_same_folder(
    tmp_path: Path, other: Tournament, what: str
) -> None:
    Folder(tmp_path, asked("easy", "random"))
    Folder(tmp_path, asked("easy", "random"))
    with pytest.raises(Fault, match="arena-changed") as refused:
        Folder(tmp_path, other)
    assert refused.value.details["what"] == what


def test_a_folder_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    matches = asked("easy", "random")
    Folder(tmp_path, matches)
    (tmp_path / keeping.MATCHES).write_text('{"number": 0}\n', encoding="utf-8")
    with pytest.raises(Fault, match="arena-line"):
        Folder(tmp_path, matches)
    (tmp_path / keeping.SETUP).write_text("[", encoding="utf-8")
    with pytest.raises(Fault, match="arena-folder"):
        Folder(tmp_path, matches)
    (tmp_path / keeping.SETUP).unlink()
    with pytest.raises(Fault, match="arena-folder"):
        Folder(tmp_path, matches)


def test_a_folder_has_records_a_table_and_a_picture(tmp_path: Path) -> None:
    matches = asked("easy", "random", "random")
    run(matches, 3, workers=1, out=tmp_path)
    for number in range(3):
        text = (tmp_path / "records" / f"{number:06}.txt").read_text(encoding="utf-8")
        assert verify_record(text).names == matches.lineup(number)
    told = json.loads((tmp_path / keeping.TABLE).read_text(encoding="utf-8"))
    assert told["tournament"]["bots"] == ["easy", "random", "random"]
    assert len(told["standings"][0]["by_seat"]) == 3
    picture = (tmp_path / keeping.PICTURE).read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert min(struct.unpack(">II", picture[16:24])) > 300


# Forfeits


@pytest.mark.parametrize(
    ("bot", "why", "what"),
    [
        ("crashes", "crash", "KeyError: 'lost'"),
        ("cheats", "illegal", "X"),
        ("dawdles", "overrun", "1.0 s"),
        ("babbles", "crash", "AttributeError"),
    ],
)
def test_a_bot_that_fails_forfeits_its_match_and_the_others_share_it(
    bot: str, why: str, what: str
) -> None:
    play(asked("random", OURS + "sound"), 0)  # what is loaded only once costs nobody time
    faulty = asked(OURS + bot, "random", OURS + "sound", limit=1.0 if why == "overrun" else PATIENT)
    played = [play(faulty, number) for number in range(3)]
    for one in played:
        seat = one.bots.index(OURS + bot)
        assert one.ending == "forfeit"
        assert one.won == [0.0 if each == seat else 0.5 for each in range(3)]
        assert one.forfeit is not None
        assert (one.forfeit["seat"], one.forfeit["why"]) == (seat, why)
        assert one.forfeit["what"].startswith(what)
        assert verify_record(one.record).number == one.forfeit["hand_in"]
    table = {standing.bot: standing for standing in judge(played).standings}
    assert table[OURS + bot].forfeits == {why: 3}
    assert table["random"].forfeits == {}
    assert (table[OURS + bot].wins, table["random"].wins) == (0, 1.5)


# Intervals and ratings


def test_the_intervals_are_wilsons() -> None:
    half, none, every = wilson(5, 10), wilson(0, 10), wilson(10, 10)
    assert (half.low, half.high) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert (none.low, none.high) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert (every.low, every.high) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0).high == 1.0


@pytest.mark.parametrize("share", [0.05, 0.33, 0.5, 0.9])
def test_the_intervals_hold_the_truth_as_often_as_they_say(share: float) -> None:
    wins = np.random.default_rng(5).binomial(300, share, 2000)
    held = [found.low <= share <= found.high for found in (wilson(float(w), 300) for w in wins)]
    assert 0.935 <= np.mean(held) <= 0.97


def played(number: int, bots: str, won: str) -> Played:
    """Return a match between bots of one letter that somebody has won."""
    parts = [won.count(str(seat)) / max(1, len(won)) for seat in range(len(bots))]
    return Played(number, [*bots], parts, "over", 5, dict.fromkeys(bots, 10), {})


def test_a_share_is_for_each_time_that_a_bot_sat_down() -> None:
    table = judge([played(1, "bba", "01"), played(0, "abb", "0"), played(2, "bab", "")])
    first, second = table.standings
    assert (first.bot, first.wins, second.bot, second.wins) == ("a", 1, "b", 1)
    assert [first.won.share, second.won.share] == pytest.approx([1 / 3, 1 / 6])
    assert second.won.high == pytest.approx(wilson(1, 3).high / 2)
    assert [share.share for share in first.by_seat] == [1.0, 0.0, 0.0]
    assert (table.undecided, table.rounds, table.decisions) == (1, 5, 20)


def test_who_wins_more_is_rated_higher_and_with_less_doubt_by_and_by() -> None:
    few = judge([played(n, "abc", "0") for n in range(3)]).standings
    many = judge([played(n, "abc", "0") for n in range(30)]).standings
    assert few[0].rating > 1000 > few[1].rating == few[2].rating
    assert many[0].rating > few[0].rating
    assert many[0].doubt < few[0].doubt


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_long_name_leaves_the_numbers_whole(language: str) -> None:
    names, share = ("examples.learning.players:express", "normal"), wilson(835, 1500)
    fared = [
        Standing(name, 1, 835.0, share, 0.5, [share], 1034.0, 18.0, 9, 1.0, {}) for name in names
    ]
    console = Console(width=80)
    with console.capture() as said_there:
        console.print(drawn(Table(1500, 0, 20.0, 60.0, {"conquered": 1500}, fared), language))
    said = said_there.get()
    assert said.count(f"{share.share:.3f}") == 2
    assert said.count(f"{share.low:.3f}–{share.high:.3f}") == 2
    assert said.count("1034 ± 18") == 2


def test_nothing_played_is_no_table() -> None:
    with pytest.raises(Fault, match="arena-nothing"):
        judge([])


# Refusals


@pytest.mark.parametrize(
    ("game", "options", "bots", "more", "reason"),
    [
        ("chess", {}, ["easy"] * 2, {}, "game-unknown"),
        ("express", {}, ["easy"], {}, "arena-bots"),
        ("express", {}, ["easy"] * 7, {}, "seats-number"),
        ("express", {}, ["easy", "divine"], {}, "level-unknown"),
        ("express", {}, ["easy", ""], {}, "level-unknown"),
        ("express", {}, ["easy", "no.such.module:bot"], {}, "function-unknown"),
        ("express", {}, ["easy", OURS + "nobody"], {}, "function-unknown"),
        ("express", {}, ["easy", OURS + "not_a_bot"], {}, "function-unknown"),
        ("express", {}, ["easy", "../x:y"], {}, "function-unknown"),
        ("express", {"mode": "world"}, ["easy"] * 2, {}, "option-unknown"),
        ("risk76", {"mode": "peace"}, ["easy"] * 3, {}, "option-value"),
        ("express", {}, ["easy"] * 2, {"playouts": 0}, "arena-playouts"),
        ("express", {}, ["easy"] * 2, {"limit": 0.0}, "arena-limit"),
        ("express", {}, ["easy"] * 2, {"limit": float("nan")}, "arena-limit"),
        ("express", {}, ["easy"] * 2, {"seed": "a\nb"}, "seed-form"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(
    game: str, options: dict[str, str], bots: list[str], more: dict[str, object], reason: str
) -> None:
    with pytest.raises(Fault, match=reason) as refused:
        tournament(game, options, bots, **more)
    assert words("fr").fault(refused.value)


def test_a_run_that_cannot_be_is_refused(tmp_path: Path) -> None:
    matches = asked("easy", "random")
    with pytest.raises(OptionFault, match="arena-records"):
        run(matches, 2)
    with pytest.raises(OptionFault, match="arena-workers"):
        run(matches, 2, workers=0, out=tmp_path)


def test_the_command_line_takes_any_option_of_the_game_and_refuses_others() -> None:
    command = [sys.executable, "-m", "planisphere", "arena", "--bots", "easy,easy", "--game"]
    ran = subprocess.run(
        [*command, "express", "--mode", "world", "--lang", "fr"],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert (ran.returncode, ran.stdout) == (2, "")
    assert "mode" in ran.stderr
    assert "Traceback" not in ran.stderr
