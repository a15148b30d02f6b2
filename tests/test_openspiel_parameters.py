"""What may be said of a game in OpenSpiel, and what its page says of it."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pyspiel
import pytest

from planisphere import laws
from planisphere.adapters.openspiel import spell
from planisphere.adapters.openspiel.parameters import HORIZON, MOVES
from planisphere.adapters.versions import VERSIONS
from planisphere.catalogue import entry, load
from planisphere.faults import IllegalMove, OptionFault, TextFault
from planisphere.playouts import random_games
from tests.spiel_walks import BRAZIL, SEALED_LANDING, spiel, walk
from tests.tables import TABLES, Table


def test_options_are_said_by_name_and_the_others_are_the_games_own() -> None:
    game = pyspiel.load_game("planisphere_risk76(players=3,mode=missions)")
    said = game.get_parameters()
    assert (said["players"], said["mode"], said["placement"]) == (3, "missions", "sealed")
    assert pyspiel.load_game("planisphere_risk76(players=2)").get_parameters()["mode"] == "ally"
    for wrong in ("players=9", "players=2,mode=missions", "mode=peace", "horizon=-5", "moves=0"):
        with pytest.raises(OptionFault):
            pyspiel.load_game(f"planisphere_risk76({wrong})")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'colour'"):
        pyspiel.load_game("planisphere_risk76(colour=red)")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_position_line_can_be_said_among_the_parameters(table: Table) -> None:
    line = laws.wandered(*table, 8, 60).position_line()
    plain = pyspiel.load_game(f"planisphere_{table.game}", {"line": line})
    spelled = pyspiel.load_game(f"planisphere_{table.game}(line={spell(line)})")
    again = pyspiel.load_game(str(plain))
    assert str(plain) == str(spelled) == str(again)
    assert str(again.new_initial_state()) == line


def test_beside_a_line_only_the_horizon_is_said_anew() -> None:
    later = pyspiel.load_game("planisphere_risk76", {"line": BRAZIL, "horizon": 7})
    assert "horizon=7" in str(later.new_initial_state())
    for wrong in ({"players": 4}, {"mode": "ally"}):
        with pytest.raises(OptionFault):
            pyspiel.load_game("planisphere_risk76", {"line": BRAZIL, **wrong})
    with pytest.raises(TextFault):
        pyspiel.load_game("planisphere_risk76", {"line": BRAZIL, "horizon": 2})
    with pytest.raises(OptionFault):
        pyspiel.load_game("planisphere_risk76", {"line": SEALED_LANDING})


def test_a_match_is_cut_after_so_many_moves_and_nobody_wins() -> None:
    game = spiel(Table("conquete57", 3, {}), moves=70)
    (*_, state) = walk(game, 100)
    assert state.is_terminal()
    assert (state.move_number(), game.max_game_length()) == (70, 70)
    assert state.returns() == [0.0, 0.0, 0.0]
    assert state.legal_actions() == []
    with pytest.raises(IllegalMove):
        state.apply_action(0)


def test_a_game_says_its_version() -> None:
    for name, version in VERSIONS.items():
        kind = pyspiel.load_game(f"planisphere_{name}").get_type()
        assert kind.long_name == f"{entry(name).title}, version {version}"


def test_random_matches_end_within_the_usual_limits() -> None:
    for table in TABLES:
        game = load(table.game)
        options = game.settle(table.seats, {**table.options, "horizon": HORIZON})
        _, plies = random_games(game, table.seats, options, 20, np.random.default_rng(1))
        assert plies.max() < MOVES, table


def test_the_examples_of_the_page_run() -> None:
    page = (Path(__file__).parents[1] / "docs" / "openspiel.md").read_text(encoding="utf-8")
    names: dict[str, object] = {}
    examples = re.findall(r"```python\n(.*?)```", page, re.S)
    assert len(examples) == 4
    for example in examples:
        exec(compile(example, "openspiel.md", "exec"), names)
