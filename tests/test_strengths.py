"""The table of strengths: who sits against whom, and which matches count."""

from __future__ import annotations

import runpy
from pathlib import Path

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


def test_only_rounds_count_of_which_every_match_was_played() -> None:
    def one(number: int) -> Played:
        return Played(number, ["a", "b"], [1.0, 0.0], "points", 3, {}, {})

    rounds = STRENGTHS["whole"]([one(3), one(0), one(2), one(1), one(4), one(7)], 2)
    assert [played.number for played in rounds] == [0, 1, 2, 3]


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
