"""Everything that is said to people is said in both languages."""

from __future__ import annotations

import re
from itertools import cycle
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from hypothesis import given, settings
from hypothesis import strategies as st

from planisphere.catalogue import CATALOGUE, load
from planisphere.faults import IllegalMove, TextFault
from planisphere.words import LANGUAGES, LOCALE, usual_language, words

PACKAGE = Path(__file__).parents[1] / "planisphere"


def messages(language: str, folder: Path = LOCALE) -> dict[str, set[str]]:
    """Return the messages of a language, and the details that each asks for."""
    found: dict[str, set[str]] = {}
    for file in (folder / language).glob("*.ftl"):
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


details = st.one_of(
    st.integers(0, 3),
    st.integers(-(10**7), 10**7),
    st.floats(-1e6, 1e6).map(lambda number: round(number, 2) + 0.0),
    st.sampled_from(["", "easy", "held", "none", "Anna’s { $x }"]),
)


def fluent(language: str) -> FluentBundle:
    """Return what Fluent itself makes of the messages."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in (LOCALE / language).glob("*.ftl"):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


FLUENT = {language: fluent(language) for language in LANGUAGES}
DETAILS = {language: messages(language) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
@given(drawn=st.lists(details, min_size=5, max_size=5))
@settings(max_examples=20, deadline=None)
def test_a_sentence_is_what_fluent_makes_of_its_message(
    language: str, drawn: list[str | int | float]
) -> None:
    for key, names in DETAILS[language].items():
        given_details = dict(zip(sorted(names), cycle(drawn), strict=False))
        pattern = FLUENT[language].get_message(key).value
        assert pattern is not None
        text, errors = FLUENT[language].format_pattern(pattern, given_details)
        assert words(language).say(key, **given_details) == text
        assert errors == []


def test_a_sentence_whose_details_are_missing_is_refused() -> None:
    with pytest.raises(KeyError, match="who"):
        words("en").say("told-done")


@pytest.mark.parametrize(("setting", "language"), [("fr_FR.UTF-8", "fr"), ("C", "en"), ("", "en")])
def test_the_surroundings_choose_the_language(
    setting: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", setting)
    assert usual_language() == language
