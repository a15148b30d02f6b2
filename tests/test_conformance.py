"""Every rule of every rulebook has its page, its test, and its way into the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from planisphere.catalogue import CATALOGUE, load

PAGES = Path(__file__).parents[1] / "planisphere" / "rulebook" / "en"
COUNT = {
    "conquete57": ("C", 34),
    "risk76": ("R", 36),
    "express": ("X", 14),
    "manchots": ("M", 18),
    "africa1880": ("A", 23),
}


def rules_of(name: str) -> list[str]:
    """List the ids on a rule page."""
    text = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    return re.findall(r"^\| ([A-Z]\d+) +\|", text, re.M)


@pytest.mark.parametrize("name", COUNT)
def test_a_rule_page_has_every_rule_once(name: str) -> None:
    letter, count = COUNT[name]
    assert rules_of(name) == [f"{letter}{number}" for number in range(1, count + 1)]


def test_every_rule_has_a_test_and_every_test_its_rule(checked: set[str]) -> None:
    known = {rule for entry in CATALOGUE for rule in rules_of(entry.name)}
    assert checked - known == set()
    assert known - checked == set()


@pytest.mark.parametrize("name", COUNT)
def test_every_refusal_and_every_option_names_a_rule(name: str) -> None:
    game = load(name)
    known = {*rules_of(name), "over", "turn", "form", "horizon"}
    assert {rule for rule, _ in game.refusals.values()} <= known
    assert {option.rule for option in game.options} <= known


def test_the_catalogue_knows_the_seats_and_the_modes_of_its_games() -> None:
    for entry in CATALOGUE:
        game = load(entry.name)
        assert game.seats == entry.seats
        for mode in entry.modes:
            game.settle(mode.seats, mode.options)
