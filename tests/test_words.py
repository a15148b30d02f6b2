"""Everything that is said to people is said in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from planisphere.catalogue import CATALOGUE, load
from planisphere.faults import IllegalMove, TextFault
from planisphere.words import LANGUAGES, LOCALE, usual_language, words

PACKAGE = Path(__file__).parents[1] / "planisphere"


def messages(language: str) -> dict[str, set[str]]:
    """Return the messages of a language, and the details that each asks for."""
    found: dict[str, set[str]] = {}
    for file in (LOCALE / language).glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                text = FluentSerializer().serialize_entry(entry)
                found[entry.id.name] = set(re.findall(r"\$(\w+)", text))
    return found


def test_both_languages_have_the_same_messages_with_the_same_details() -> None:
    english, french = (messages(language) for language in LANGUAGES)
    assert english.keys() == french.keys()
    assert {key for key in english if english[key] != french[key]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence(language: str) -> None:
    for entry in CATALOGUE:
        for rule, sentence in load(entry.name).refusals.values():
            said = words(language).fault(IllegalMove(rule, f"refusal-{sentence}"))
            assert f"[{rule}]" in said
            assert len(said) > 15


def test_every_reason_of_a_fault_has_a_message() -> None:
    known = messages("en")
    before = r"\"(?:form|over|undo|[A-Z]\d+)\", |\d+, "
    pattern = re.compile(rf"(?:Fault|IllegalMove|Denied)\(\s*(?:{before})?\"([a-z-]+)\"")
    reasons = {
        reason
        for file in PACKAGE.rglob("*.py")
        for reason in pattern.findall(file.read_text(encoding="utf-8"))
    }
    assert len(reasons) > 30
    assert reasons - known.keys() == set()


def test_every_complaint_about_a_position_has_a_message() -> None:
    pattern = re.compile(r"^ +\(\"([a-z]+)\", ", re.M)
    for game in (PACKAGE / "games").glob("*/"):
        files = [file.read_text(encoding="utf-8") for file in game.glob("*.py")]
        complaints = {name for text in files for name in pattern.findall(text)}
        assert complaints or game.name.startswith("_")
        assert {f"position-{name}" for name in complaints} <= messages("en").keys()


def test_a_fault_in_a_text_names_its_place() -> None:
    fault = TextFault("field-unknown", 7, 3, name="x")
    assert words("en").fault(fault) == "Line 3, column 7: There is no field “x”."
    assert words("fr").fault(fault) == "Ligne 3, colonne 7 : Il n’y a pas de champ « x »."


@pytest.mark.parametrize(("setting", "language"), [("fr_FR.UTF-8", "fr"), ("C", "en"), ("", "en")])
def test_the_surroundings_choose_the_language(
    setting: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", setting)
    assert usual_language() == language
