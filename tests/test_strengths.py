"""The table of strengths: who sits against whom, and how many matches a line has."""

from __future__ import annotations

import runpy
from pathlib import Path

from planisphere.arena.keeping import Folder
from planisphere.arena.playing import Played
from planisphere.bots.levels import levels

STRENGTHS = runpy.run_path(str(Path(__file__).parents[1] / "bench" / "strengths.py"))


def test_each_level_meets_the_one_below_at_a_table_of_two_or_a_full_one() -> None:
    found = [(mode.name, held.bots) for mode, held in STRENGTHS["lines"](["risk76", "manchots"])]
    assert ("ally", ("hard", "normal")) in found
    assert ("missions", ("hard", *["normal"] * 5)) in found
    assert ("world", ("easy", *["random"] * 5)) in found
    assert ("virtual", ("normal", "easy")) in found
    assert ("manchots", ("normal", *["easy"] * 4)) in found
    assert tuple(bots[0] for mode, bots in found if mode == "ally") == levels("risk76")[1:]
    assert tuple(bots[0] for mode, bots in found if mode == "virtual") == levels("manchots")[1:]


def test_a_line_that_was_stopped_goes_on_to_its_last_match(tmp_path: Path) -> None:
    _, held = next(iter(STRENGTHS["lines"](["express"])))
    whole = STRENGTHS["play"](held, Folder(tmp_path / "whole", held), 12)
    STRENGTHS["play"](held, Folder(tmp_path / "stopped", held), 5)
    more = STRENGTHS["play"](held, Folder(tmp_path / "stopped", held), 12)
    assert sorted(one.number for one in more) == [*range(12)]
    assert {one.number: one.won for one in more} == {one.number: one.won for one in whole}
    assert len(STRENGTHS["play"](held, Folder(tmp_path / "stopped", held), 5)) == 6


def test_every_line_that_has_a_number_of_matches_is_there() -> None:
    found = {(held.game, mode.name, held.bots[0]) for mode, held in STRENGTHS["lines"]([])}
    assert {*STRENGTHS["SEARCHING"]} < found


def test_a_line_says_whether_the_first_is_stronger() -> None:
    mode, held = next(iter(STRENGTHS["lines"](["express"])))
    played = [
        Played(
            n, [*held.lineup(n)], [float(bot == "easy") for bot in held.lineup(n)], "", 1, {}, {}
        )
        for n in range(40)
    ]
    line = STRENGTHS["row"](mode, held, played)
    assert line.startswith("| `--game express --bots easy,random --matches 40` | 1.000 | 0.9")
    assert line.endswith(" | 0.500 | yes |")
