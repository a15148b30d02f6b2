"""The pages of the environments are up to date, and what they show works."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from planisphere.adapters.actions import ranges
from planisphere.adapters.pages import main
from planisphere.adapters.versions import HISTORY, fingerprint
from planisphere.catalogue import CATALOGUE, load
from planisphere.describing import describe
from planisphere.parts.names import slug
from tests.tables import MODES, Table
from tests.test_environments_encoding import wander

GAMES = [entry.name for entry in CATALOGUE]
DOCS = Path(__file__).parents[1] / "docs"
PAGES = [DOCS / "environments.md", *(DOCS / "environments" / f"{game}.md" for game in GAMES)]


@pytest.mark.parametrize("game", GAMES)
def test_every_action_is_in_one_range(game: str) -> None:
    place = 0
    for found in ranges(game):
        assert found.first == place
        place += found.size
    assert place == load(game).actions


def english(game: str) -> dict[str, str]:
    """Return what commands call the things of a game, by slug."""
    lists = describe(game).lists
    listed = [*lists.get("territories", ()), *lists.get("powers", ())]
    return {thing.slug: slug(thing.names["en"]) for thing in listed}


@pytest.mark.parametrize("table", MODES, ids=str)
def test_a_range_says_what_its_commands_say(table: Table) -> None:
    called, found = english(table.game), ranges(table.game)
    for match in wander(table, 150):
        for seat in match.awaited:
            for action, command in zip(match.legal(seat), match.commands(seat), strict=True):
                kind = next(each for each in reversed(found) if each.first <= action)
                assert command.split()[0] in kind.verbs, command
                place = np.unravel_index(action - kind.first, [len(a.names) for a in kind.axes])
                for axis, number in zip(kind.axes, place, strict=True):
                    if axis.things in ("territory", "border", "power"):
                        words = [called.get(word, word) for word in axis.names[number].split()]
                        assert " ".join(words) in command


@pytest.mark.parametrize("game", GAMES)
def test_a_version_stands_for_the_play_it_was_given_to(game: str) -> None:
    told = "play, actions or vectors changed: add the fingerprint to HISTORY as a new version"
    assert fingerprint(game) == HISTORY[game][-1], told


def test_the_pages_are_what_would_be_written_now(tmp_path: Path) -> None:
    main(tmp_path)
    for written in tmp_path.iterdir():
        page = DOCS / "environments" / written.name
        assert page.read_text(encoding="utf-8") == written.read_text(encoding="utf-8"), page.name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.stem))
def test_examples_run(page: Path) -> None:
    examples = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.S)
    assert examples
    for example in examples:
        exec(compile(example, page.name, "exec"), {})
