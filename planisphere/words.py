"""All words for people, in their language, from the Fluent files in `locale/`."""

from __future__ import annotations

import os
from collections.abc import Hashable
from functools import cache, lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from planisphere.faults import Fault, IllegalMove, TextFault
from planisphere.phrases import Phrases

LOCALE = Path(__file__).parent / "locale"
LANGUAGES = ("en", "fr")
LONGEST = 400
LARGEST = 10**12
KEPT = 1024
"""How many sentences are remembered."""


def usual_language() -> str:
    """Return the language of the surroundings, as far as we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "fr" if os.environ[name].lower().startswith("fr") else "en"
    return "en"


class Words:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        phrases = Phrases(language)
        self._phrases = {key: phrases.phrase(said) for key, said in patterns(language).items()}
        self._said = lru_cache(KEPT, typed=True)(self._make)

    def say(self, key: str, **details: Hashable) -> str:
        """Return a sentence by its name, with its details filled in."""
        return self._said(key, **details)

    def _make(self, key: str, **details: object) -> str:
        """Make a sentence; several are often told the same one at a time."""
        return self._phrases[key]({name: _shown(detail) for name, detail in details.items()})

    def knows(self, key: str) -> bool:
        """Whether there is a sentence of this name."""
        return key in self._phrases

    def fault(self, fault: Fault) -> str:
        """Say, without remembering it, what is wrong with something; with its rule or place."""
        details = dict(fault.details)
        if "why" in details:
            details["why"] = self._make(str(details["why"]), **details)
        if "kind" in details:
            details["kind"] = self._make(f"kind-{details['kind']}")
        sentence = self._make(fault.reason, **details)
        if isinstance(fault, IllegalMove):
            return self._make("by-rule", rule=fault.rule, sentence=sentence)
        if isinstance(fault, TextFault):
            return self._make("at-place", line=fault.line, column=fault.column, sentence=sentence)
        return sentence


def patterns(language: str) -> dict[str, ast.Pattern]:
    """Read the messages of a language, each by its name."""
    return {
        entry.id.name: entry.value
        for file in sorted((LOCALE / language).glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def _shown(detail: object) -> str | int | float:
    """Return a detail as it is said: short words, and numbers that a person may read."""
    if type(detail) is str and len(detail) <= LONGEST:
        return detail
    if isinstance(detail, int | float) and abs(detail) < LARGEST:
        return detail
    text = str(detail)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


@cache
def words(language: str) -> Words:
    """Return the sentences of a language."""
    return Words(language if language in LANGUAGES else "en")


def percent(share: float, speech: Words) -> str:
    """Write a probability; certain and impossible only where it is so."""
    if 0 < share < 0.005:
        return speech.say("percent-below", number=1)
    if 0.995 < share < 1:
        return speech.say("percent-above", number=99)
    return speech.say("percent", number=round(100 * share))
