"""All words for people, in their language, from the Fluent files in `locale/`."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from planisphere.faults import Fault, IllegalMove, TextFault

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
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in sorted((LOCALE / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(self, key: str, **details: object) -> str:
        """Return a sentence by its name, with its details filled in."""
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(
            pattern, {k: _shown(d) for k, d in details.items()}
        )
        if errors:
            raise KeyError(f"{key}: {errors}")
        return str(text)

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


def _shown(detail: object) -> str | int | float:
    """Return a detail as it is said: short words, and numbers that a person may read."""
    if isinstance(detail, int | float) and abs(detail) < LARGEST:
        return detail
    text = str(detail)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


@cache
def words(language: str) -> Words:
    """Return the sentences of a language."""
    return Words(language if language in LANGUAGES else "en")
