"""All words for people, in their language, from the Fluent files in `locale/`."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from planisphere.faults import Fault, IllegalMove, TextFault
from planisphere.phrases import Phrases

LOCALE = Path(__file__).parent / "locale"
LANGUAGES = ("en", "fr")
LONGEST = 400
LARGEST = 10**12


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

    def say(self, key: str, **details: object) -> str:
        """Return a sentence by its name, with its details filled in."""
        return self._phrases[key]({name: _shown(detail) for name, detail in details.items()})

    def knows(self, key: str) -> bool:
        """Whether there is a sentence of this name."""
        return key in self._phrases

    def fault(self, fault: Fault) -> str:
        """Say what is wrong with something given, with its rule or its place."""
        details = dict(fault.details)
        if "why" in details:
            details["why"] = self.say(str(details["why"]), **details)
        if "kind" in details:
            details["kind"] = self.say(f"kind-{details['kind']}")
        sentence = self.say(fault.reason, **details)
        if isinstance(fault, IllegalMove):
            return self.say("by-rule", rule=fault.rule, sentence=sentence)
        if isinstance(fault, TextFault):
            return self.say("at-place", line=fault.line, column=fault.column, sentence=sentence)
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
