"""Everything that the page says is said in both languages, and is said somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from planisphere.words import LANGUAGES, LOCALE
from tests.test_words import messages

SOURCE = Path(__file__).parents[1] / "web" / "src"
WORDS = SOURCE / "words"
SENT = re.compile(
    "africa1880|bots|diplomacy|express|fields|luck|manchots|people|plans|refusals|server|telling"
)
"""The files of the server's words that the page shows."""


def sources() -> str:
    """Return all that the page is made of, but for its tests."""
    files = [*SOURCE.rglob("*.svelte"), *SOURCE.rglob("*.ts")]
    return "\n".join(
        file.read_text(encoding="utf-8")
        for file in files
        if not file.name.endswith(".test.ts") and file.name not in ("keys.ts", "contract.ts")
    )


def test_both_languages_have_the_same_messages_with_the_same_details() -> None:
    english, french = (messages(language, WORDS) for language in LANGUAGES)
    assert len(english) > 100
    assert english.keys() == french.keys()
    assert {key for key in english if english[key] != french[key]} == set()


def test_no_message_is_left_over() -> None:
    text = sources()
    literal = set(re.findall(r"[\"`']([a-z][\w-]+)[\"`']", text))
    begun = set(re.findall(r"`([a-z][\w-]*-)\$\{", text))
    over = {
        key
        for key in messages("en", WORDS)
        if key not in literal and not key.startswith(tuple(begun))
    }
    assert over == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty(language: str) -> None:
    for file in (WORDS / language).glob("*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                assert entry.value is not None
                assert entry.value.elements


def french() -> list[Path]:
    """List the files with French words that the page shows, its own and those of the server."""
    sent = [file for file in (LOCALE / "fr").glob("*.ftl") if SENT.match(file.stem)]
    return [*(WORDS / "fr").glob("*.ftl"), *sent]


def test_french_keeps_its_signs_to_the_words_before_them() -> None:
    wrong = [
        line
        for file in french()
        for line in file.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(r"\w [!?;»]|\w :(?!:)|« ", line.split("=", 1)[-1])
    ]
    assert len(french()) > 20
    assert wrong == []
