"""The rules can be read in both languages, rule by rule, and say the same of options."""

from __future__ import annotations

import re

import pytest

from planisphere.catalogue import CATALOGUE, load
from planisphere.rulebook.pages import PAGES, Rule, rulebook

GAMES = [entry.name for entry in CATALOGUE]


def marked(text: str) -> list[tuple[str, str]]:
    """List the names between backquotes, and the ids of other rules."""
    return re.findall(r"`([^`]+)`|\b([ACMRX]\d+)\b", text)


@pytest.mark.parametrize("game", GAMES)
def test_the_french_page_has_the_rules_of_the_english_one(game: str) -> None:
    english, french = (rulebook(game, language).rules for language in ("en", "fr"))
    assert [rule.id for rule in french] == [rule.id for rule in english]
    for rule, regle in zip(english, french, strict=True):
        assert marked(regle.option) == marked(rule.option), rule.id
        assert set(marked(regle.rule)) == set(marked(rule.rule)), rule.id
        assert set(marked(regle.ruling)) == set(marked(rule.ruling)), rule.id
        assert bool(regle.ruling) == bool(rule.ruling), rule.id
        assert regle.rule != rule.rule


@pytest.mark.parametrize("game", GAMES)
def test_both_introductions_say_what_is_attested_and_where_the_data_is(game: str) -> None:
    english, french = (rulebook(game, language).introduction for language in ("en", "fr"))
    assert set(marked(french)) == set(marked(english))
    assert french.count("|") == english.count("|")
    assert french.count("\n\n") == english.count("\n\n")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_page_has_a_title_an_introduction_and_whole_rules(game: str, language: str) -> None:
    book = rulebook(game, language)
    assert book.title
    assert "`" not in book.title
    assert len(book.introduction) > 100
    for rule in book.rules:
        assert rule.section
        assert rule.rule.endswith((".", "?"))
        assert not rule.ruling or rule.ruling.endswith(".")


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_named_beside_the_rule_that_it_changes(game: str) -> None:
    rules = {rule.id: rule for rule in rulebook(game, "fr").rules}
    for option in load(game).options:
        if option.rule in rules:
            assert f"`{option.name}`" in rules[option.rule].option


def test_the_cells_of_a_row_are_told_apart() -> None:
    found = {rule.id: rule for rule in rulebook("risk76", "en").rules}
    assert found["R26"] == Rule(
        "R26",
        "Mode `world`",
        "There are no missions; who holds all 42 territories wins.",
        "",
        "`mode`",
    )
    assert found["R36"].option == ""
    assert found["R4"].ruling.startswith("Ruling: all do so at once")


def names_in(game: str, language: str, section: str) -> list[tuple[str, str]]:
    """List the names and the rules that the tables of a section of a page name."""
    page = (PAGES / language / f"{game}.md").read_text(encoding="utf-8")
    (found,) = re.findall(rf"^## {section}\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    return marked("\n".join(line for line in found.splitlines() if line.startswith("|")))


@pytest.mark.parametrize("game", GAMES)
def test_both_pages_have_the_options_and_the_worked_examples(game: str) -> None:
    assert names_in(game, "fr", "Options") == names_in(game, "en", "Options") != []
    english = names_in(game, "en", "Worked examples")
    assert names_in(game, "fr", "Exemples joués") == english != []
